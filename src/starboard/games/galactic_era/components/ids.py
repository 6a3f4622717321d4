"""The rulebook's words as numbers; every list is in the order of the component tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NONE: Final[i64] = -1

# alignments
STO: Final[i64] = 0
STS: Final[i64] = 1
ALIGNMENTS: Final[tuple[str, ...]] = ("sto", "sts")

# technology fields
MILITARY: Final[i64] = 0
SPIRITUALITY: Final[i64] = 1
PROPULSION: Final[i64] = 2
ROBOTICS: Final[i64] = 3
GENETICS: Final[i64] = 4
FIELDS: Final[tuple[str, ...]] = (
    "military",
    "spirituality",
    "propulsion",
    "robotics",
    "genetics",
)
TOP_LEVEL: Final[i64] = 6

# square counters: the five fields, then the two that change the turn order
MINUS: Final[i64] = 5
PLUS: Final[i64] = 6
SQUARES: Final[tuple[str, ...]] = (*FIELDS, "minus", "plus")

# growth counters
GAIN_STAR: Final[i64] = 0
SWITCH: Final[i64] = 1
RESEARCH: Final[i64] = 2
GROW: Final[i64] = 3
BUILD: Final[i64] = 4
COUNTERS: Final[tuple[str, ...]] = ("gain", "switch", "research", "grow", "build")

# star counters; an advanced primitive keeps its nature for the goal Discovery
UNINHABITED: Final[i64] = 0
PRIMITIVE: Final[i64] = 1
ADVANCED: Final[i64] = 2
WHITE_DISC: Final[i64] = 3
KINDS: Final[tuple[str, ...]] = ("uninhabited", "primitive", "advanced", "white_disc")

# fleets
FLEET_A: Final[i64] = 0
FLEET_B: Final[i64] = 1
FLEET_C: Final[i64] = 2
FLEET_D: Final[i64] = 3
FLEET_E: Final[i64] = 4
PIECES: Final[i64] = 5  # ships outside fleets, where a unit is asked for
UNITS: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E", "pieces")

# methods of Gain Star; DECLARE is a conquest that begins with a declaration of war
ALLY: Final[i64] = 0
COLONIZE: Final[i64] = 1
CONQUER: Final[i64] = 2
LIBERATE: Final[i64] = 3
SUBJUGATE: Final[i64] = 4
DECLARE: Final[i64] = 5
METHODS: Final[tuple[str, ...]] = (
    "ally",
    "colonize",
    "conquer",
    "liberate",
    "subjugate",
    "declare",
)

# what a Gain Star action is paid with: a counter, a race's free action, the Central card
BY_COUNTER: Final[i64] = 0
BY_RACE: Final[i64] = 1
BY_CARD: Final[i64] = 2
PAYMENTS: Final[tuple[str, ...]] = ("counter", "free", "card")

# races and groups
ALLIANCE: Final[i64] = 0
ANCHARA: Final[i64] = 1
ANNUNAKI: Final[i64] = 2
AVIANS: Final[i64] = 3
DRACOS: Final[i64] = 4
FELINES: Final[i64] = 5
GREYS: Final[i64] = 6
GALACTIC: Final[i64] = 7
ICC: Final[i64] = 8
NORDICS: Final[i64] = 9
MANTIDS: Final[i64] = 10
ORION: Final[i64] = 11
PROGENITORS: Final[i64] = 12
ROGUE_AI: Final[i64] = 13
YOWIES: Final[i64] = 14
RACES: Final[tuple[str, ...]] = (
    "alliance",
    "anchara_coalition",
    "annunaki",
    "avians",
    "dracos",
    "felines",
    "greys",
    "galactic",
    "icc",
    "nordic_humanoids",
    "mantids",
    "orion",
    "progenitors",
    "rogue_ai",
    "yowies",
)

# domination cards
ALIGNMENT_CARD: Final[i64] = 0
ACQUISITION: Final[i64] = 1
CENTRAL: Final[i64] = 2
DEFENSIVE: Final[i64] = 3
DENSITY: Final[i64] = 4
DIPLOMATIC: Final[i64] = 5
ECONOMIC: Final[i64] = 6
EXPLORATORY: Final[i64] = 7
GENERAL_SCIENTIFIC: Final[i64] = 8
MILITARY_CARD: Final[i64] = 9
SPATIAL: Final[i64] = 10
SPECIAL_SCIENTIFIC: Final[i64] = 11
CARDS: Final[tuple[str, ...]] = (
    "alignment",
    "acquisition",
    "central",
    "defensive",
    "density",
    "diplomatic",
    "economic",
    "exploratory",
    "general_scientific",
    "military",
    "spatial",
    "special_scientific",
)

# relics; 1 to 5 are the Ancient Technologies
PYRAMIDS: Final[i64] = 0
BURIED_SHIPS: Final[i64] = 6
DEATH_RAY: Final[i64] = 7
DEFENSE_GRID: Final[i64] = 8
SUPER_STARGATE: Final[i64] = 9
RELICS: Final[tuple[str, ...]] = (
    "ancient_pyramids",
    "ancient_tech_genetics",
    "ancient_tech_military",
    "ancient_tech_propulsion",
    "ancient_tech_robotics",
    "ancient_tech_spirituality",
    "buried_ships",
    "planetary_death_ray",
    "defense_grid",
    "super_stargate",
)

# stories
JOURNEYS: Final[i64] = 0
MIGRATIONS: Final[i64] = 1
WARS: Final[i64] = 2
STORIES: Final[tuple[str, ...]] = ("journeys", "migrations", "wars")

# goals
CONTROL: Final[i64] = 0
COOPERATION: Final[i64] = 1
DISCOVERY: Final[i64] = 2
LEADERSHIP: Final[i64] = 3
LEGACY: Final[i64] = 4
PERSONAL_GROWTH: Final[i64] = 5
POWER: Final[i64] = 6
PRESENCE: Final[i64] = 7
GOALS: Final[tuple[str, ...]] = (
    "control",
    "cooperation",
    "discovery",
    "leadership",
    "legacy",
    "personal_growth",
    "power",
    "presence",
)

# where points come from
FROM_STORY: Final[i64] = 0
FROM_RACE: Final[i64] = 1
FROM_CARD: Final[i64] = 2
FROM_GOAL: Final[i64] = 3
FROM_RELIC: Final[i64] = 4
FROM_COUNTERS: Final[i64] = 5
FROM_RESEARCH: Final[i64] = 6
FROM_BIDS: Final[i64] = 7
SOURCES: Final[tuple[str, ...]] = (
    "story",
    "race",
    "cards",
    "goal",
    "relics",
    "counters",
    "research",
    "bids",
    "population",
)

# streams of chance
TILES_STREAM: Final[i64] = 0
STARS_STREAM: Final[i64] = 1
RELICS_STREAM: Final[i64] = 2
CARDS_STREAM: Final[i64] = 3
RACES_STREAM: Final[i64] = 4
ORDER_STREAM: Final[i64] = 5
STORY_STREAM: Final[i64] = 6
STREAMS: Final[tuple[str, ...]] = (
    "tiles",
    "stars",
    "relics",
    "cards",
    "races",
    "order",
    "story",
)

HIDDEN: Final[i64] = 256  # the audience of a draw that nobody sees: a seat that never exists
ALL: Final[i64] = 127  # everybody knows, spectators included
DONE: Final[i64] = 7  # range spent by a ship that has finished its movement for the turn
DART_DONE: Final[i64] = 6  # the same in fleet D once the extra range is spent
SHIP_PIECES: Final[i64] = 20
DISCS: Final[i64] = 39
DUMMIES: Final[i64] = 10
CYLINDER: Final[i64] = 6
PUPPET: Final[i64] = 2  # the number of the puppet in a game of two
