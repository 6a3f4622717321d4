"""The optional powers of the station at income."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import Refusal, Why

from ..bonuses.menu import BonusMenu
from ..components.effects import GAIN_CHOICE, INCOME, Effect
from ..components.ids import NOTHING
from ..moves.bonuses import UsePower
from ..refusals import POWER_USED
from ..state import State
from ..station.abilities import gather
from ..timing import wrong_time


@final
class IncomePowers(BonusMenu):
    """Optional powers of the station step, each once, in any order.

    Rules: SSP-INC-14, SSP-INC-15, SSP-INC-16, SSP-SEC-222, SSP-SEC-225, SSP-SEC-228, SSP-SEC-307,
    SSP-SEC-128, SSP-HUB-13, SSP-HUB-52
    """

    __slots__ = ()

    def clone(self) -> IncomePowers:
        twin = IncomePowers(self.seat)
        twin.asked = self.asked
        twin.used = self.used
        return twin

    def name(self) -> str:
        return "income_powers"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("income_powers")

    def effects(self, state: State) -> list[Effect]:
        out: list[Effect] = []
        for effect in gather(state, state.players[self.seat], INCOME, NOTHING, NOTHING):
            if not effect.automatic() and effect.deed != GAIN_CHOICE:
                out.append(effect)
        return out

    def move_for(self, source: i64) -> Move:
        return UsePower(source)

    def already(self) -> Refusal:
        return POWER_USED

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, UsePower):
            return self.refuse_source(state, move.source, why)
        if is_word(move, "done"):
            return None
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if isinstance(move, UsePower):
            self.start(state, move.source)
        else:
            state.pop()
