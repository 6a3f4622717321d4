"""The combat phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..rules import Phase
from ..state import State, Step


@final
class Combat(Step):
    """The combat phase of one round."""

    __slots__ = ()

    def clone(self) -> Combat:
        return Combat()

    def enter(self, state: State, run: Run) -> None:
        state.pop()

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "combat"}


class CombatPhase(Phase):
    """Makes the combat phase."""

    def make(self, state: State) -> Step:
        return Combat()
