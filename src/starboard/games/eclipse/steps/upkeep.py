"""The upkeep phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..rules import Phase
from ..state import State, Step


@final
class Upkeep(Step):
    """The upkeep phase of one round."""

    __slots__ = ()

    def clone(self) -> Upkeep:
        return Upkeep()

    def enter(self, state: State, run: Run) -> None:
        state.pop()

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "upkeep"}


class UpkeepPhase(Phase):
    """Makes the upkeep phase."""

    def make(self, state: State) -> Step:
        return Upkeep()
