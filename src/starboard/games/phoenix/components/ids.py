"""The numbers that the rules use for the rulebook's words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TEAL: Final[i64] = 0
BROWN: Final[i64] = 1
PINK: Final[i64] = 2
GOLD: Final[i64] = 3
HUMAN: Final[i64] = 4
SPECIES: Final[tuple[str, ...]] = ("teal", "brown", "pink", "gold", "human")
COLOURS: Final[tuple[str, ...]] = ("teal", "brown", "pink")

FOOD: Final[i64] = 0
WATER: Final[i64] = 1
METAL: Final[i64] = 2
GEMS: Final[i64] = 3
POINTS: Final[i64] = 4
GOODS: Final[tuple[str, ...]] = ("food", "water", "metal", "gems", "points")
FACES: Final[tuple[str, ...]] = ("food", "water", "metal", "human")
HUMAN_FACE: Final[i64] = 3

# The first four types are also the numbers of the Diplomacy tracks.
DISMANTLE: Final[i64] = 0
CONSTRUCTION: Final[i64] = 1
TRANSPORT: Final[i64] = 2
EXPEDITION: Final[i64] = 3
DIPLOMACY: Final[i64] = 4
FARM: Final[i64] = 5
ICE_COLLECTOR: Final[i64] = 6
TYPES: Final[tuple[str, ...]] = (
    "dismantle",
    "construction",
    "transport",
    "expedition",
    "diplomacy",
    "farm",
    "ice_collector",
)
TRACKS: Final[tuple[str, ...]] = TYPES[:4]
TOP_LEVEL: Final[i64] = 5

SLOTS: Final[i64] = 9
HUB_SLOT: Final[i64] = 9
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
NEUTRAL: Final[i64] = 0
SUPPLY: Final[i64] = 0  # the source of goods that no Sector or Hub gives

HUBS: Final[tuple[str, ...]] = tuple(
    [f"B-{n}" for n in range(1, 13)] + [f"A-{n}" for n in range(1, 13)]
)
HUB_SOURCE: Final[i64] = 1000
PLAYER_COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
MOST_QUARTERS: Final = 20  # three bits per resident
