"""Sealed bids of everybody at once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run, everybody
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..events import BID_MADE, BIDS_OPENED
from ..moves import WITHDRAW, Bid, Word
from ..refusals import CARD_NOT_HELD
from ..state import CARDS, DECK, Player, State, Step
from .turn import Turns

SEAL = "bids"


def refuse_bid(player: Player, card: i64, why: Why) -> Refusal | None:
    """Only a card from the hand can be bid. Rules: MIN-BID-01"""
    if card < 1 or card > CARDS or player.hand[card] == 0:
        return why.no(CARD_NOT_HELD, card)
    return None


@final
class Bids(Step):
    """Answers are sealed, opened together and applied in turn order. Rules: MIN-BID-01"""

    __slots__ = ("answers", "waiting")

    def __init__(self, waiting: i64, answers: list[int]) -> None:
        self.waiting: i64 = waiting
        self.answers = answers

    def clone(self) -> Bids:
        return Bids(self.waiting, self.answers[:])

    def actors(self) -> i64:
        return self.waiting

    def optional(self) -> i64:
        """A bid can be taken back while others think."""
        return everybody(len(self.answers)) & ~self.waiting if self.waiting != 0 else 0

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if (self.waiting >> seat) & 1 == 0:
            out.append(WITHDRAW)
            return
        card: i64 = 1
        while card <= CARDS:
            if refuse_bid(state.players[seat], card, QUIET) is None:
                out.append(Bid(card))
            card += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if (self.waiting >> seat) & 1 == 1:
            card: i64 = 1
            while card <= CARDS:
                out.append(Bid(card))
                card += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        thinking = (self.waiting >> seat) & 1 == 1
        if isinstance(move, Bid) and thinking:
            return refuse_bid(state.players[seat], move.card, why)
        if isinstance(move, Word) and move.verb == "withdraw" and not thinking:
            return None
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if isinstance(move, Bid):
            run.seal(SEAL)
            self.answers[seat] = int(move.card)
            self.waiting &= ~BIT[seat]
            run.tell(BID_MADE, (int(seat), int(move.card)), BIT[seat])
        else:
            run.withdraw(SEAL)
            self.answers[seat] = 0
            self.waiting |= BIT[seat]

    def enter(self, state: State, run: Run) -> None:
        """All bids are in. Rules: MIN-BID-02"""
        run.open(SEAL)
        n: i64 = len(self.answers)
        best = (state.first + 1) % n
        i: i64 = 1
        while i <= n:
            seat = (state.first + i) % n
            card: i64 = self.answers[seat]
            state.players[seat].hand[card] -= 1
            state.discards[card] += 1
            if card > self.answers[best]:
                best = seat
            i += 1
        run.tell(BIDS_OPENED, (int(best), self.answers[best]))
        state.first = best
        state.pop()
        state.push(Turns(best, 0))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("bid")

    def seen_by(self, seat: i64) -> dict[str, object]:
        own = self.answers[seat] if seat >= 0 else 0
        return {"step": "bids", "waiting": int(self.waiting), "own": own}

    def reseal(self, state: State, seat: i64, run: Run) -> None:
        """The others' bids become any card of their (dealt) hands."""
        for other in state.players:
            if other.seat != seat and self.answers[other.seat] != 0:
                at = run.chance.below(DECK, other.cards())
                card: i64 = 0
                while at >= other.hand[card]:
                    at -= other.hand[card]
                    card += 1
                self.answers[other.seat] = int(card)
