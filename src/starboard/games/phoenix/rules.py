"""One table's rules: its component tables and variants, shared by all clones of a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.row import BadTable
from starboard.engine.ruleset import Layer, package_layer, player_layer, read_layers, read_table

from .tables import Hub, Sector, Ship, Track
from .words import FACES, HUBS, NOTHING, PLAYER_COLOURS, SPECIES

PACKAGE: Final = "starboard.games.phoenix"
FIRST_GAME: Final = "first"
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
MOST_SHIPS: Final = 62  # a fleet is a bit mask


@final
class Rules:
    """Component tables and the choices made when the table was set up."""

    __slots__ = (
        "advanced",
        "aliens_left_out",
        "bag",
        "by_code",
        "colours",
        "end_aliens",
        "end_points",
        "faces",
        "first_game",
        "first_player",
        "friendly",
        "gem_limit",
        "hubs",
        "human_price",
        "humans",
        "level_1",
        "level_2",
        "level_3",
        "neutral",
        "offered",
        "sectors",
        "sets",
        "ships",
        "tracks",
        "turn_order_gems",
    )

    def __init__(self, layers: list[Layer], seats: int, options: dict[str, object]) -> None:
        self.first_game: bool = options.get("game") == FIRST_GAME
        self.advanced: bool = options.get("game") == ADVANCED
        self.friendly: bool = options.get("friendly") is True
        self.first_player: i64 = first_player(options)
        self.colours: list[str] = colours_of(options, seats)
        self.ships: list[Ship] = []
        self.by_code: vec[i64] = vec[i64]([NOTHING] * 400)
        self.neutral: i64 = self.read_ships("neutral", 0, layers)
        self.level_1: i64 = self.read_ships("level1", 1, layers)
        self.level_2: i64 = self.read_ships("level2", 2, layers)
        self.level_3: i64 = self.read_ships("level3", 3, layers)
        self.sectors: list[Sector] = read_sectors(layers)
        self.hubs: list[Hub] = read_hubs(layers)
        self.tracks: list[Track] = [
            Track(row) for row in read_layers("diplomacy", layers, "tracks")
        ]
        self.read_numbers(layers, seats)

    def read_ships(self, table: str, level: i64, layers: list[Layer]) -> i64:
        """One ship card per copy; the mask of the cards read."""
        mask: i64 = 0
        for row in read_layers("ships", layers, table):
            copies: i64 = row.number("copies", 1, 9) if level > 0 else 1
            copy: i64 = 0
            while copy < copies:
                ship = Ship(row, level, copy)
                if len(self.ships) == MOST_SHIPS:
                    raise BadTable(f"ships.toml: expected at most {MOST_SHIPS} ships")
                self.by_code[ship.code] = len(self.ships)
                mask |= BIT[len(self.ships)]
                self.ships.append(ship)
                copy += 1
        return mask

    def read_numbers(self, layers: list[Layer], seats: int) -> None:
        """The numbers of setup and of the rules that depend on nothing else."""
        setup = read_table("setup", layers)
        count = str(seats)
        self.humans: i64 = setup.table("humans_on_terra").number(count)
        aliens = setup.table("aliens")
        bag = aliens.counts("bag")
        self.bag: vec[i64] = vec[i64]([bag[name] for name in SPECIES[:4]])
        self.aliens_left_out: i64 = sum(bag.values()) - aliens.table("drawn").number(count)
        self.offered: i64 = setup.table("ship_draft").table("face_up").number(count)
        gems = setup.table("turn_order_gems").numbers(count)
        self.turn_order_gems: vec[i64] = vec[i64](gems)
        self.sets: list[tuple[int, list[str]]] = []
        for one in setup.table("first_game_sets").rows("sets"):
            ships = one.texts("ships") + one.texts_or("instead_of_hub_draw", [])
            self.sets.append((HUBS.index(one.text("hub")), ships))
        rules = read_table("rules", layers)
        faces = rules.table("expedition_die").texts("faces")
        self.faces: vec[i64] = vec[i64]([FACES.index(face) for face in faces])
        self.gem_limit: i64 = rules.table("income_action").number("gem_limit")
        ends = rules.table("end_triggers")
        self.end_points: i64 = ends.number("points_at_least")
        self.end_aliens: i64 = ends.number("aliens_in_supply_at_most")

    def level_mask(self, level: i64) -> i64:
        """All ship cards of a level."""
        return self.level_2 if level == 2 else self.level_3


def read_sectors(layers: list[Layer]) -> list[Sector]:
    """All 72 Sectors by index. Rules: SSP-CMP-05"""
    found = sorted(
        (Sector(row) for row in read_layers("sectors", layers)), key=lambda one: int(one.index)
    )
    if [int(one.index) for one in found] != list(range(72)):
        raise BadTable("sectors.toml: expected each of the 72 Sectors exactly once")
    return found


def read_hubs(layers: list[Layer]) -> list[Hub]:
    """All 24 Hubs, basic ones first. Rules: SSP-CMP-06"""
    found = sorted((Hub(row) for row in read_layers("hubs", layers)), key=lambda one: int(one.hub))
    if [int(one.hub) for one in found] != list(range(24)):
        raise BadTable("hubs.toml: expected each of the 24 Hubs exactly once")
    return found


def first_player(options: dict[str, object]) -> i64:
    """The seat that the host named, or -1 for a random one. Rules: SSP-SET-12"""
    named = options.get("first_player", "random")
    return int(named) if isinstance(named, str) and named.isdigit() else NOTHING


def colours_of(options: dict[str, object], seats: int) -> list[str]:
    """The players' colours by seat."""
    named = str(options.get("colours", ""))
    return named.split(",") if named else list(PLAYER_COLOURS[:seats])


_BASE: Final[list[Layer]] = []
_KNOWN: Final[dict[str, Rules]] = {}


def base_layer() -> Layer:
    """The game's own tables, parsed once."""
    if not _BASE:
        _BASE.append(package_layer(PACKAGE))
    return _BASE[0]


def table_rules(seats: int, options: dict[str, object]) -> Rules:
    """The rules of a table with these options; equal tables share them."""
    key = repr((seats, sorted(options.items(), key=lambda item: item[0])))
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= 64:
            _KNOWN.clear()
        known = Rules(layers_of(options), seats, options)
        _KNOWN[key] = known
    return known


def layers_of(options: dict[str, object]) -> list[Layer]:
    """The game's tables with a player's corrections laid over them."""
    layers = [base_layer()]
    texts = options.get("corrections")
    if isinstance(texts, dict) and texts:
        layers.append(player_layer({str(name): str(text) for name, text in texts.items()}))
    return layers
