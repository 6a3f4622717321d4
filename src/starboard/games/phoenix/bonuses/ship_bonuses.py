"""After a ship's action: the active player's own bonuses, in the order of their choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import Refusal, Why

from ..components.effects import AFTER, SHIP, Effect
from ..moves.bonuses import Bonus
from ..state import State
from ..station.abilities import gather
from ..timing import wrong_time
from .menu import BonusMenu


@final
class ShipBonuses(BonusMenu):
    """Bonuses for using a ship of one type, after its action.

    Rules: SSP-TRN-12, SSP-TIM-07, SSP-TIM-08, SSP-TIM-09, SSP-SEC-104, SSP-SEC-105, SSP-SEC-107,
    SSP-SEC-116, SSP-SEC-122, SSP-SEC-312, SSP-SEC-321, SSP-SEC-324, SSP-SEC-328, SSP-HUB-08,
    SSP-HUB-53
    """

    __slots__ = ("fixed", "kind")

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.fixed: bool = False

    def clone(self) -> ShipBonuses:
        twin = ShipBonuses(self.seat, self.kind)
        twin.asked = self.asked
        twin.used = self.used
        twin.fixed = self.fixed
        return twin

    def name(self) -> str:
        return "ship_bonuses"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("ship_bonuses")

    def effects(self, state: State) -> list[Effect]:
        return gather(state, state.players[self.seat], SHIP, self.kind, AFTER)

    def enter(self, state: State, run: Run) -> None:
        if not self.fixed:
            self.fixed = True
            self.take_fixed(state, run)
        super().enter(state, run)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Bonus):
            return self.refuse_source(state, move.source, why)
        if is_word(move, "done"):
            return self.refuse_done(state)
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if isinstance(move, Bonus):
            self.start(state, move.source)
        else:
            state.pop()
