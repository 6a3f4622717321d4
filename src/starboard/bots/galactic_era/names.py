"""The numbers that describe a position of Galactic Era, and their places in a row of weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "population",
    "stars",
    "growth",
    "room",
    "military",
    "spirituality",
    "propulsion",
    "robotics",
    "genetics",
    "ships",
    "many_ships",
    "production",
    "targets",
    "nearness",
    "due_discs",
    "due_ships",
    "due_stars",
    "due_levels",
    "due_points",
    "aligned_rounds",
    "goal",
    "relics",
    "card",
    "card_ready",
    "contact_points",
    "wars",
    "battle_gain",
    "threat",
    "known",
    "order",
    "trade_partner",
    "goal_hope",
    "bonus_discs",
    "more_counters",
)

# Where a number stands; what is only reached by counting on from a neighbour has no name.
CONSTANT_AT: Final[i64] = 0
POINTS_AT: Final[i64] = 1
POPULATION_AT: Final[i64] = 2
STARS_AT: Final[i64] = 3
GROWTH_AT: Final[i64] = 4
ROOM_AT: Final[i64] = 5
MILITARY_AT: Final[i64] = 6
SHIPS_AT: Final[i64] = 11
MANY_SHIPS_AT: Final[i64] = 12
PRODUCTION_AT: Final[i64] = 13
TARGETS_AT: Final[i64] = 14
NEARNESS_AT: Final[i64] = 15
DUE_DISCS_AT: Final[i64] = 16
DUE_SHIPS_AT: Final[i64] = 17
DUE_STARS_AT: Final[i64] = 18
DUE_LEVELS_AT: Final[i64] = 19
DUE_POINTS_AT: Final[i64] = 20
ALIGNED_ROUNDS_AT: Final[i64] = 21
GOAL_AT: Final[i64] = 22
RELICS_AT: Final[i64] = 23
CARD_AT: Final[i64] = 24
CARD_READY_AT: Final[i64] = 25
CONTACT_POINTS_AT: Final[i64] = 26
WARS_AT: Final[i64] = 27
BATTLE_GAIN_AT: Final[i64] = 28
THREAT_AT: Final[i64] = 29
KNOWN_AT: Final[i64] = 30
ORDER_AT: Final[i64] = 31
TRADE_PARTNER_AT: Final[i64] = 32
GOAL_HOPE_AT: Final[i64] = 33
BONUS_DISCS_AT: Final[i64] = 34
MORE_COUNTERS_AT: Final[i64] = 35

NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * len(NAMES))
