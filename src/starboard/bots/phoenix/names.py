"""The numbers that describe a position of Phoenix, and their places in a row of weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "sector_points",
    "bonus_points",
    "residents",
    "most_residents",
    "gems",
    "food_with_water",
    "food_or_water",
    "metal",
    "track_levels",
    "sole_leads",
    "open_bonus",
    "hub_start",
    "ships",
    "unused_ships",
    "working_fleet",
    "dismantle_ships",
    "construction_ships",
    "transport_ships",
    "expedition_ships",
    "diplomacy_ships",
    "supply_ships",
    "room",
    "gem_income",
    "food_and_water_income",
    "metal_income",
    "point_income",
    "dismantle_abilities",
    "construction_abilities",
    "transport_abilities",
    "expedition_abilities",
    "other_abilities",
)

# Where a number stands; what is only reached by counting on from a neighbour has no name.
CONSTANT_AT: Final[i64] = 0
POINTS_AT: Final[i64] = 1
SECTOR_POINTS_AT: Final[i64] = 2
BONUS_POINTS_AT: Final[i64] = 3
RESIDENTS_AT: Final[i64] = 4
MOST_RESIDENTS_AT: Final[i64] = 5
GEMS_AT: Final[i64] = 6
FOOD_WITH_WATER_AT: Final[i64] = 7
FOOD_OR_WATER_AT: Final[i64] = 8
METAL_AT: Final[i64] = 9
TRACK_LEVELS_AT: Final[i64] = 10
SOLE_LEADS_AT: Final[i64] = 11
OPEN_BONUS_AT: Final[i64] = 12
HUB_START_AT: Final[i64] = 13
SHIPS_AT: Final[i64] = 14
UNUSED_SHIPS_AT: Final[i64] = 15
WORKING_FLEET_AT: Final[i64] = 16
DISMANTLE_SHIPS_AT: Final[i64] = 17
ROOM_AT: Final[i64] = 23
GEM_INCOME_AT: Final[i64] = 24
FOOD_AND_WATER_INCOME_AT: Final[i64] = 25
METAL_INCOME_AT: Final[i64] = 26
POINT_INCOME_AT: Final[i64] = 27
DISMANTLE_ABILITIES_AT: Final[i64] = 28
OTHER_ABILITIES_AT: Final[i64] = 32

NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * len(NAMES))
