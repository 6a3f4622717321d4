"""The cleanup phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..chance import draw_techs
from ..components.ids import NOBODY
from ..player import Player
from ..rules import Phase
from ..state import State, Step
from .cubes import send_home


@final
class Cleanup(Step):
    """New techs; discs, cubes and colony ships come back; the start player tile counts.

    After the last round nothing of this matters any more. Rules: ECL-CLN-01, ECL-END-01
    """

    __slots__ = ()

    def clone(self) -> Cleanup:
        return Cleanup()

    def enter(self, state: State, run: Run) -> None:
        state.pop()
        if state.round >= state.rules.box.tracks.rounds:
            return
        draw_techs(state, state.rules.box.counts.cleanup_techs, run)
        for player in state.players:
            if not player.out:
                clean_up(state, player)
        empty_graveyards(state, run)
        take_start_tile(state)

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "cleanup"}


def clean_up(state: State, player: Player) -> None:
    """Discs leave the action spaces, colony ships and summary tiles are turned up.

    Rules: ECL-CLN-02, ECL-CLN-04
    """
    player.discs += player.spent()
    player.actions = 0
    player.passed = False
    player.colony_ships = state.species_of(player).colony_ships


def empty_graveyards(state: State, run: Run) -> None:
    """Cubes go back to their tracks; with a full track the owner chooses another.

    Rules: ECL-CLN-03
    """
    for player in state.players:
        track: i64 = 0
        while track < 3 and not player.out:
            while player.graveyard[track] > 0:
                player.bury(track, -1)
                send_home(state, player, track, False, run)
            track += 1


def take_start_tile(state: State) -> None:
    """The next round begins with the holder of the start player tile. Rules: ECL-CLN-05"""
    if state.next_start != NOBODY:
        state.start = state.next_start
    state.next_start = NOBODY


class CleanupPhase(Phase):
    """Makes the cleanup phase."""

    def make(self, state: State) -> Step:
        return Cleanup()
