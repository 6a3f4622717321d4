"""The numbers that describe a position of Eclipse, and their places in a row of weights."""

from __future__ import annotations

from typing import Final

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

POINTS_AT: Final[i64] = 1
SECTORS: Final[i64] = 2
TECHS: Final[i64] = 3
TECH_POINTS: Final[i64] = 4
MATERIALS_AT: Final[i64] = 5
SCIENCE_AT: Final[i64] = 6
MONEY_AT: Final[i64] = 7
MATERIAL_PRODUCTION: Final[i64] = 8
SCIENCE_PRODUCTION: Final[i64] = 9
NET_INCOME: Final[i64] = 10
SHORTFALL: Final[i64] = 11
DISCS: Final[i64] = 12
COLONY_ROOM: Final[i64] = 13
ATTACK: Final[i64] = 14
DEFENCE: Final[i64] = 15
SHIPS: Final[i64] = 16
SAVED_PARTS: Final[i64] = 17
BATTLE_GAIN: Final[i64] = 18
BATTLE_RISK: Final[i64] = 19
THREAT: Final[i64] = 20
ORBITALS: Final[i64] = 21
HAS_PASSED: Final[i64] = 22
TILES: Final[i64] = 23
DESIGNS: Final[i64] = 24
ACTIONS_LEFT: Final[i64] = 25
OCCUPIED: Final[i64] = 26
SIEGE: Final[i64] = 27
HUNT: Final[i64] = 28
EXPOSED: Final[i64] = 29
MONOLITH_FUND: Final[i64] = 30
ARMS: Final[i64] = 31
LOCKED_ROOM: Final[i64] = 32
COLONY_SHIPS: Final[i64] = 33
FRONTIER: Final[i64] = 34
SIZE: Final[i64] = 35
