"""The numbers that the rules use for the rulebook's words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..view.shape import Colour, Face, Good, ShipType, Species, Track

TEAL: Final[i64] = 0
BROWN: Final[i64] = 1
PINK: Final[i64] = 2
GOLD: Final[i64] = 3
HUMAN: Final[i64] = 4
ALL_ALIENS: Final[i64] = 15  # the four species of Aliens as a mask
SPECIES: Final[tuple[Species, ...]] = ("teal", "brown", "pink", "gold", "human")
COLOURS: Final[tuple[Colour, ...]] = ("teal", "brown", "pink")

FOOD: Final[i64] = 0
WATER: Final[i64] = 1
METAL: Final[i64] = 2
GEMS: Final[i64] = 3
POINTS: Final[i64] = 4
GOOD_COUNT: Final[i64] = 5
GOODS: Final[tuple[Good, ...]] = ("food", "water", "metal", "gems", "points")
FACES: Final[tuple[Face, ...]] = ("food", "water", "metal", "human")
HUMAN_FACE: Final[i64] = 3

# The first four types are also the numbers of the Diplomacy tracks.
DISMANTLE: Final[i64] = 0
CONSTRUCTION: Final[i64] = 1
TRANSPORT: Final[i64] = 2
EXPEDITION: Final[i64] = 3
DIPLOMACY: Final[i64] = 4
FARM: Final[i64] = 5
ICE_COLLECTOR: Final[i64] = 6
TYPES: Final[tuple[ShipType, ...]] = (
    "dismantle",
    "construction",
    "transport",
    "expedition",
    "diplomacy",
    "farm",
    "ice_collector",
)
TRACKS: Final[tuple[Track, ...]] = ("dismantle", "construction", "transport", "expedition")
TRACK_COUNT: Final[i64] = 4
TOP_LEVEL: Final[i64] = 5
LAST_BONUS_LEVEL: Final[i64] = 3  # the levels above it stand for two bonuses of the lower ones

SLOTS: Final[i64] = 9
HUB_SLOT: Final[i64] = 9
STACK_SIZE: Final[i64] = 8  # Sectors of one colour and level
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
NEUTRAL: Final[i64] = 0
SUPPLY: Final[i64] = 0  # the source of goods that no Sector or Hub gives

HUBS: Final[tuple[str, ...]] = tuple(
    [f"B-{n}" for n in range(1, 13)] + [f"A-{n}" for n in range(1, 13)]
)
BASIC_HUBS: Final[i64] = 12  # the basic Hubs come first
HUB_SOURCE: Final[i64] = 1000
PLAYER_COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
MOST_QUARTERS: Final = 20  # three bits per resident
