"""The trading phase: posted offers until nobody wishes to trade."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..domination.effects import offer_card, play_card, refuse_card
from ..events import TRADE_OFFERED
from ..moves.trading import Accept, Offer
from ..moves.words import DONE_WORD
from ..refusals import NO_OFFER, OFFERED_ENOUGH, SAME_OFFER
from ..state import State
from ..step import Step
from ..view.shape import OfferView, TradingView
from .trades import partners, refuse_trade, trade

OFFERS: Final[i64] = 2  # a player may post to each of the others in one phase, so that it ends


@final
class Trading(Step):
    """Everybody negotiates at once; an offer is code give * 5 + get, -1 for none.

    Rules: GE-TRA-01, GE-TRA-08
    """

    __slots__ = ("asked", "offers", "posted", "waiting")

    def __init__(self, waiting: i64, offers: list[int], posted: list[int], asked: i64) -> None:
        self.waiting: i64 = waiting
        self.offers = offers  # open offers by sender * 6 + receiver
        self.posted = posted  # offers made by each player
        self.asked: i64 = asked

    def clone(self) -> Trading:
        return Trading(self.waiting, self.offers[:], self.posted[:], self.asked)

    def actors(self) -> i64:
        return self.asked

    def enter(self, state: State, run: Run) -> None:
        """Offers that have become illegal lapse; nobody left means the end. Rules: GE-TRA-08"""
        for player in state.players:
            for other in state.players:
                at = player.number * 6 + other.number
                code: i64 = self.offers[at]
                if code >= 0:
                    refused = refuse_trade(state, player, other, code // 5, code % 5, QUIET)
                    if refused is not None:
                        self.offers[at] = -1
        self.count(state)
        if self.asked == 0:
            state.pop()

    def count(self, state: State) -> None:
        """Who is still negotiating and has anything to negotiate about?"""
        self.asked = 0
        for player in state.players:
            if has(self.waiting, player.number):
                if partners(state, player) == 0:
                    self.waiting &= ~BIT[player.number]
                else:
                    self.asked |= state.mask_of(player.number)

    def who(self, state: State, seat: i64) -> i64:
        """For which player the seat decides now."""
        for player in state.players:
            if has(self.waiting, player.number) and state.seat_of(player.number) == seat:
                return player.number
        return -1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        number = self.who(state, seat)
        if number < 0:
            return
        player = state.players[number]
        possible = partners(state, player)
        for other in state.players:
            if self.offers[other.number * 6 + number] >= 0:
                out.append(Accept(other.number))
            if has(possible, other.number):
                k: i64 = 0
                while k < 25:
                    out.append(Offer(other.number, k // 5, k % 5))
                    k += 1
        offer_card(player, out)
        out.append(DONE_WORD)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        number = self.who(state, seat)
        if number < 0:
            return NOT_NOW
        player = state.players[number]
        if isinstance(move, Offer):
            return self.refuse_offer(state, number, move, why)
        if isinstance(move, Accept):
            code: i64 = self.offers[move.player * 6 + number]
            if code < 0:
                return why.no(NO_OFFER, move.player)
            sender = state.players[move.player]
            return refuse_trade(state, sender, player, code // 5, code % 5, why)
        if is_word(move, "card"):
            return refuse_card(player, why)
        return None if is_word(move, "done") else NOT_NOW

    def refuse_offer(self, state: State, number: i64, move: Offer, why: Why) -> Refusal | None:
        """A possible trade that is not on the table yet. Rules: GE-TRA-01, GE-TRA-02"""
        most = OFFERS * (len(state.players) - 1)
        if self.posted[number] >= most:
            return why.no(OFFERED_ENOUGH, most)
        player = state.players[number]
        refused = refuse_trade(state, player, state.players[move.player], move.give, move.get, why)
        if refused is not None:
            return refused
        if self.offers[number * 6 + move.player] == move.give * 5 + move.get:
            return why.no(SAME_OFFER)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        number = self.who(state, seat)
        if isinstance(move, Offer):
            self.post(number, move, run)
        elif isinstance(move, Accept):
            code: i64 = self.offers[move.player * 6 + number]
            sender = state.players[move.player]
            trade(state, sender, state.players[number], code // 5, code % 5, run)
            self.offers[move.player * 6 + number] = -1
            self.waiting = BIT[len(state.players)] - 1
        elif is_word(move, "card"):
            play_card(state, state.players[number], run)
        else:
            self.waiting &= ~BIT[number]
        self.asked = 0

    def post(self, number: i64, move: Offer, run: Run) -> None:
        """The offer lies open and wakes its receiver."""
        self.posted[number] += 1
        self.offers[number * 6 + move.player] = int(move.give * 5 + move.get)
        self.waiting |= BIT[move.player]
        values = (int(number), int(move.player), int(move.give), int(move.get))
        run.tell(TRADE_OFFERED, values)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("trade", (int(self.who(state, seat)),))

    def seen_by(self, state: State, seat: i64) -> TradingView:
        offers: list[OfferView] = []
        for at, code in enumerate(self.offers):
            if code >= 0:
                offers.append({"from": at // 6, "to": at % 6, "give": code // 5, "get": code % 5})
        return {
            "step": "Trading",
            "kind": "Trading",
            "waiting": int(self.waiting),
            "offers": offers,
        }


def new_trading(state: State) -> Trading:
    """Everybody may negotiate."""
    players = len(state.players)
    return Trading(BIT[players] - 1, [-1] * 36, [0] * players, 0)
