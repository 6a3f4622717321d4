"""The cleanup phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..chance import draw_techs
from ..player import Player
from ..rules import Phase
from ..state import State, Step
from ..words import NOBODY


@final
class Cleanup(Step):
    """New techs, discs and colony ships come back, the start player tile counts."""

    __slots__ = ()

    def clone(self) -> Cleanup:
        return Cleanup()

    def enter(self, state: State, run: Run) -> None:
        state.pop()
        draw_techs(state, state.rules.box.counts.cleanup_techs, run)
        for player in state.players:
            clean_up(state, player)
        if state.next_start != NOBODY:
            state.start = state.next_start
        state.next_start = NOBODY

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "cleanup"}


def clean_up(state: State, player: Player) -> None:
    """Rules: ECL-CLN-02, ECL-CLN-04"""
    player.discs += player.spent()
    player.actions = 0
    player.passed = False
    player.colony_ships = state.species_of(player).colony_ships


class CleanupPhase(Phase):
    """Makes the cleanup phase."""

    def make(self, state: State) -> Step:
        return Cleanup()
