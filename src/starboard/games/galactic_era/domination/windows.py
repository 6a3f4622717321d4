"""Windows for domination cards, and their exchange between eras."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import CARDS_STREAM, FROM_GOAL, NONE, PERSONAL_GROWTH
from ..events import CARD_DRAWN, CARD_EXCHANGED
from ..levels import score
from ..moves.words import CARD, EXCHANGE, KEEP, PASS
from ..state import State
from ..step import Ask, Flow, Sealed
from ..view.shape import CardPlaysView
from .effects import play_card


@final
class CardWindow(Sealed):
    """Everybody with an unplayed card may play it now, in secret until all have decided.

    Rules: GE-DOM-01, GE-END-04
    """

    __slots__ = ()

    def clone(self) -> CardWindow:
        return CardWindow(self.waiting, self.answers[:], self.asked, self.back)

    def label(self) -> str:
        return "cards"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        out.append(PASS)
        out.append(CARD)

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        return None if is_word(move, "pass") or is_word(move, "card") else NOT_NOW

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        self.give(state, player, 1 if is_word(move, "card") else 0, run)

    def opened(self, state: State, run: Run) -> None:
        state.pop()
        plays: i64 = 0
        for player in state.players:
            if self.answers[player.number] == 1:
                plays |= BIT[player.number]
        if plays != 0:
            state.push(CardPlays(plays))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("card")

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        return run.chance.below(CARDS_STREAM, 2)


@final
class CardPlays(Flow):
    """Several cards are played in turn order. Rules: GE-DOM-01"""

    __slots__ = ("plays",)

    def __init__(self, plays: i64) -> None:
        self.plays: i64 = plays

    def clone(self) -> CardPlays:
        return CardPlays(self.plays)

    def enter(self, state: State, run: Run) -> None:
        for number in state.turn_order():
            if has(self.plays, number):
                self.plays &= ~BIT[number]
                play_card(state, state.players[number], run)
                return
        state.pop()

    def seen_by(self, state: State, seat: i64) -> CardPlaysView:
        return {"step": "CardPlays", "kind": "CardPlays", "plays": int(self.plays)}


def card_holders(state: State) -> i64:
    """Players with an unplayed card, which everybody sees."""
    mask: i64 = 0
    for player in state.players:
        if player.card != NONE:
            mask |= BIT[player.number]
    return mask


def ask_cards(state: State, players: i64) -> None:
    """Open a window for those of these players who hold a card. Rules: GE-DOM-01"""
    mask = players & card_holders(state)
    if mask != 0:
        state.push(CardWindow(mask, [-1] * len(state.players), 0, 0))


@final
class Exchange(Ask):
    """In turn order everybody may put the card under the deck and draw the top one.

    Rules: GE-DOM-05, GE-GOL-09
    """

    __slots__ = ("at",)

    def __init__(self, player: i64, asked: i64, at: i64) -> None:
        super().__init__(player, asked)
        self.at: i64 = at  # the next place in turn order

    def clone(self) -> Exchange:
        return Exchange(self.player, self.asked, self.at)

    def enter(self, state: State, run: Run) -> None:
        order = state.turn_order()
        while self.at < len(order):
            self.player = order[self.at]
            self.at += 1
            if state.players[self.player].card != NONE and state.deck:
                self.asked = state.mask_of(self.player)
                return
        state.pop()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(KEEP)
        out.append(EXCHANGE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return None if is_word(move, "keep") or is_word(move, "exchange") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        self.asked = 0
        if is_word(move, "exchange"):
            self.exchange(state, run)

    def exchange(self, state: State, run: Run) -> None:
        """The old card goes first, so nobody chooses between two. Rules: GE-DOM-05"""
        player = state.players[self.player]
        state.deck.insert(0, int(player.card))
        player.card = state.deck.pop()
        viewer = state.mask_of(self.player)
        state.learn_card(player.card, viewer)
        run.reveal()
        run.tell(CARD_EXCHANGED, (int(self.player),))
        run.tell(CARD_DRAWN, (int(self.player), int(player.card)), viewer, rule="GE-DOM-05")
        if state.goal == PERSONAL_GROWTH:
            score(state, player, FROM_GOAL, 2, "GE-GOL-09", run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("exchange")
