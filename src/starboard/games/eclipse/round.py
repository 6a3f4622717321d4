"""The eight rounds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run

from .events import ROUND_BEGAN
from .rules import rules_of
from .state import State, Step

ACTION: Final[i64] = 0
COMBAT: Final[i64] = 1
UPKEEP: Final[i64] = 2
CLEANUP: Final[i64] = 3
END: Final[i64] = 4


@final
class Rounds(Step):
    """Action, combat, upkeep, cleanup, eight times. Rules: ECL-ACT-01, ECL-END-01"""

    __slots__ = ("phase",)

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def clone(self) -> Rounds:
        return Rounds(self.phase)

    def enter(self, state: State, run: Run) -> None:
        if self.phase == END and not self.next_round(state, run):
            state.pop()
            run.reveal()  # the scores show everybody's reputation tiles
            return
        phase = self.phase
        self.phase += 1
        state.push(self.make(state, phase))

    def next_round(self, state: State, run: Run) -> bool:
        """Is there another round? Rules: ECL-CLN-05, ECL-END-01"""
        if state.round >= state.rules.box.tracks.rounds:
            return False
        state.round += 1
        self.phase = ACTION
        if run.loud:
            run.tell(ROUND_BEGAN, (int(state.round), int(state.start)))
        return True

    def make(self, state: State, phase: i64) -> Step:
        rules = rules_of(state)
        if phase == ACTION:
            return rules.action_phase.make(state)
        if phase == COMBAT:
            return rules.combat_phase.make(state)
        if phase == UPKEEP:
            return rules.upkeep_phase.make(state)
        return rules.cleanup_phase.make(state)

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "rounds", "phase": int(self.phase)}
