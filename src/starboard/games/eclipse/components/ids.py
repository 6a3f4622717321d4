"""The words of the notation and the numbers behind them.

Numbers are the same at every table: an expansion appends its ids, so that a move can be read
without knowing the table it belongs to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.ruleset import Layer, package_layer, read_layers

PACKAGE: Final = "starboard.games.eclipse"

RESOURCES: Final[tuple[str, ...]] = ("materials", "science", "money")
MATERIALS: Final[i64] = 0
SCIENCE: Final[i64] = 1
MONEY: Final[i64] = 2
GRAY: Final[i64] = 3
ORBITAL_CUBE: Final[i64] = 4

TRACKS: Final[tuple[str, ...]] = ("military", "grid", "nano")
CATEGORIES: Final[tuple[str, ...]] = ("military", "grid", "nano", "rare")
RARE: Final[i64] = 3

ACTIONS: Final[tuple[str, ...]] = (
    "explore",
    "research",
    "upgrade",
    "build",
    "move",
    "influence",
)
EXPLORE: Final[i64] = 0
RESEARCH: Final[i64] = 1
UPGRADE: Final[i64] = 2
BUILD: Final[i64] = 3
MOVE: Final[i64] = 4
INFLUENCE: Final[i64] = 5

PIECES: Final[tuple[str, ...]] = (
    "interceptor",
    "cruiser",
    "dreadnought",
    "starbase",
    "orbital",
    "monolith",
)
INTERCEPTOR: Final[i64] = 0
CRUISER: Final[i64] = 1
DREADNOUGHT: Final[i64] = 2
STARBASE: Final[i64] = 3
SHIP_TYPES: Final[i64] = 4
ORBITAL: Final[i64] = 4
MONOLITH: Final[i64] = 5

COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "blue", "red")

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NOTHING: Final[i64] = -1
ORBITAL_SQUARE: Final[i64] = 9
TRACK: Final[i64] = 0


@final
class Vocabulary:
    """Ids in a fixed order; a number is the place of its id."""

    def __init__(self, ids: list[str]) -> None:
        self.ids: list[str] = []
        self.numbers: dict[str, int] = {}
        self.learn(ids)

    def learn(self, ids: list[str]) -> None:
        """Append the ids that are not known yet."""
        for id in ids:
            if id not in self.numbers:
                self.numbers[id] = len(self.ids)
                self.ids.append(id)

    def number(self, id: str) -> i64:
        """The number of an id; KeyError for an unknown one."""
        return self.numbers[id]

    def word(self, number: i64) -> str:
        """The id of a number."""
        return self.ids[number]

    def size(self) -> i64:
        """How many ids are known."""
        return len(self.ids)


def ids_of(name: str, layers: list[Layer], table: str = "") -> list[str]:
    """The ids of one table in the order of the file."""
    return [row.id for row in read_layers(name, layers, table)]


BASE: Final[list[Layer]] = [package_layer(PACKAGE)]
TECHS: Final[Vocabulary] = Vocabulary(ids_of("techs", BASE))
PARTS: Final[Vocabulary] = Vocabulary(ids_of("ship_parts", BASE, "parts"))
SPECIES: Final[Vocabulary] = Vocabulary(ids_of("species", BASE))
DISCOVERIES: Final[Vocabulary] = Vocabulary(ids_of("discovery_tiles", BASE, "tiles"))
NPCS: Final[Vocabulary] = Vocabulary(["ancient", "guardian", "gcds"])
ANCIENT: Final[i64] = 0
GUARDIAN: Final[i64] = 1
GCDS: Final[i64] = 2

# The techs that rules ask for by name.
NEUTRON_BOMBS: Final[i64] = TECHS.number("neutron_bombs")
STARBASE_TECH: Final[i64] = TECHS.number("starbase")
ORBITAL_TECH: Final[i64] = TECHS.number("orbital")
MONOLITH_TECH: Final[i64] = TECHS.number("monolith")
QUANTUM_GRID: Final[i64] = TECHS.number("quantum_grid")
ADVANCED_ROBOTICS: Final[i64] = TECHS.number("advanced_robotics")
WORMHOLE_GENERATOR: Final[i64] = TECHS.number("wormhole_generator")
ARTIFACT_KEY: Final[i64] = TECHS.number("artifact_key")
ANTIMATTER_SPLITTER: Final[i64] = TECHS.number("antimatter_splitter")
NEUTRON_ABSORBER: Final[i64] = TECHS.number("neutron_absorber")
CLOAKING_DEVICE: Final[i64] = TECHS.number("cloaking_device")
WARP_PORTAL: Final[i64] = TECHS.number("warp_portal")
ANCIENT_LABS: Final[i64] = TECHS.number("ancient_labs")
