"""The numbers that describe a position of Eclipse, and their places in a row of weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "sectors",
    "techs",
    "tech_points",
    "materials",
    "science",
    "money",
    "material_production",
    "science_production",
    "net_income",
    "shortfall",
    "discs",
    "colony_room",
    "attack",
    "defence",
    "ships",
    "saved_parts",
    "battle_gain",
    "battle_risk",
    "threat",
    "orbitals",
    "has_passed",
    "tiles",
    "designs",
    "actions_left",
    "occupied",
    "siege",
    "hunt",
    "exposed",
    "monolith_fund",
    "arms",
    "locked_room",
    "colony_ships",
    "frontier",
)

CONSTANT_AT: Final[i64] = 0
POINTS_AT: Final[i64] = 1
SECTORS_AT: Final[i64] = 2
TECHS_AT: Final[i64] = 3
TECH_POINTS_AT: Final[i64] = 4
MATERIALS_AT: Final[i64] = 5
SCIENCE_AT: Final[i64] = 6
MONEY_AT: Final[i64] = 7
MATERIAL_PRODUCTION_AT: Final[i64] = 8
SCIENCE_PRODUCTION_AT: Final[i64] = 9
NET_INCOME_AT: Final[i64] = 10
SHORTFALL_AT: Final[i64] = 11
DISCS_AT: Final[i64] = 12
COLONY_ROOM_AT: Final[i64] = 13
ATTACK_AT: Final[i64] = 14
DEFENCE_AT: Final[i64] = 15
SHIPS_AT: Final[i64] = 16
SAVED_PARTS_AT: Final[i64] = 17
BATTLE_GAIN_AT: Final[i64] = 18
BATTLE_RISK_AT: Final[i64] = 19
THREAT_AT: Final[i64] = 20
ORBITALS_AT: Final[i64] = 21
HAS_PASSED_AT: Final[i64] = 22
TILES_AT: Final[i64] = 23
DESIGNS_AT: Final[i64] = 24
ACTIONS_LEFT_AT: Final[i64] = 25
OCCUPIED_AT: Final[i64] = 26
SIEGE_AT: Final[i64] = 27
HUNT_AT: Final[i64] = 28
EXPOSED_AT: Final[i64] = 29
MONOLITH_FUND_AT: Final[i64] = 30
ARMS_AT: Final[i64] = 31
LOCKED_ROOM_AT: Final[i64] = 32
COLONY_SHIPS_AT: Final[i64] = 33
FRONTIER_AT: Final[i64] = 34

NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * len(NAMES))
