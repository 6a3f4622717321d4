"""The Exploratory card: a look at somebody's card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NONE
from ..events import CARD_INSPECTED
from ..moves.cards import Inspect
from ..moves.words import PASS
from ..refusals import NO_CARD_THERE
from ..state import State
from ..step import Ask


@final
class Inspection(Ask):
    """The Exploratory card: look at one unplayed card. Rules: GE-DOM-15"""

    __slots__ = ()

    def clone(self) -> Inspection:
        return Inspection(self.player, self.asked)

    def enter(self, state: State, run: Run) -> None:
        for other in state.players:
            if other.number != self.player and other.card != NONE:
                self.asked = state.mask_of(self.player)
                return
        state.pop()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for other in state.players:
            out.append(Inspect(other.number))
        out.append(PASS)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Inspect):
            other = state.players[move.player]
            if other.number == self.player or other.card == NONE:
                return why.no(NO_CARD_THERE, move.player)
            return None
        return None if is_word(move, "pass") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if isinstance(move, Inspect):
            card = state.players[move.player].card
            viewer = BIT[state.seat_of(self.player)]
            state.learn_card(card, viewer)
            run.reveal()
            values = (int(self.player), int(move.player), int(card))
            run.tell(CARD_INSPECTED, values, viewer)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("inspect")
