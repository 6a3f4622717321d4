"""Reading the population and influence tracks."""

from __future__ import annotations

from mypy_extensions import i64

from ..player import TRACK_SPACES, Player
from ..state import State


def production(state: State, player: Player, track: i64) -> i64:
    """The highest exposed value of a population track; 0 when all spaces are covered.

    Rules: ECL-COL-10, ECL-UPK-09
    """
    cubes = player.cubes[track]
    if cubes >= TRACK_SPACES:
        return 0
    return state.rules.box.tracks.production[TRACK_SPACES - 1 - cubes]


def upkeep_cost(state: State, player: Player) -> i64:
    """The highest exposed value of the influence track.

    Rules: ECL-ACT-13, ECL-TEC-13
    """
    upkeep = state.rules.box.tracks.upkeep
    empty: i64 = len(upkeep) - 1 - player.discs
    return upkeep[max(0, empty)]
