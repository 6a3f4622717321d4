"""What single species can do that no number on their board says: one function for each power.

A board lists its powers by name; each is a bit of `Species.powers`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT

from .components.components import Species
from .components.ids import ANCIENT
from .player import Player
from .state import State

# Bits of Species.powers.
TWO_TILES: Final[i64] = 1
PEACE_WITH_ANCIENTS: Final[i64] = 2
POINT_PER_ANCIENT: Final[i64] = 4
DEFENCELESS: Final[i64] = 8
POINT_PER_SECTOR: Final[i64] = 16
ADVANCED_CUBE: Final[i64] = 32


def sees_two_tiles(species: Species) -> bool:
    """Draco may turn over a second tile when they explore. Rules: ECL-SPC-07"""
    return species.powers & TWO_TILES != 0


def peace_with_ancients(species: Species) -> i64:
    """Draco and Ancients leave each other alone: the non-player types at peace, as a mask.

    Kept as `Player.peace`, which pinning, battles, control and discovery tiles read.
    Rules: ECL-SPC-08, ECL-SPC-09, ECL-SPC-10
    """
    return BIT[ANCIENT] if species.powers & PEACE_WITH_ANCIENTS != 0 else 0


def points_per_ancient(state: State, player: Player) -> i64:
    """Draco score a point for each Ancient left on the board. Rules: ECL-SPC-11"""
    if state.species_of(player).powers & POINT_PER_ANCIENT == 0:
        return 0
    n: i64 = 0
    for sector in state.sectors:
        n += sector.npc(ANCIENT)
    return n


def is_defenceless(species: Species) -> bool:
    """Planta lose all cubes of a sector to any opponent ship. Rules: ECL-POP-06"""
    return species.powers & DEFENCELESS != 0


def points_per_sector(state: State, player: Player) -> i64:
    """Planta score a point for each sector they control. Rules: ECL-SPC-14"""
    if state.species_of(player).powers & POINT_PER_SECTOR == 0:
        return 0
    n: i64 = 0
    for sector in state.sectors:
        if sector.owner == player.seat:
            n += 1
    return n


def has_advanced_cube(species: Species) -> bool:
    """Hydran begin with a cube on the advanced science square at home. Rules: ECL-SPC-06"""
    return species.powers & ADVANCED_CUBE != 0
