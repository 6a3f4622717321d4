"""One table's rules: its component tables and variants, shared by all clones of a state."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits
from starboard.engine.row import BadTable, Row
from starboard.engine.ruleset import Layer, package_layer, player_layer, read_layers, read_table

from .components.effects import SAME_AS_MATCHED
from .components.hubs import Hub
from .components.ids import DIPLOMACY, NOTHING, PLAYER_COLOURS, TRACKS, TYPES
from .components.numbers import Die, Ends, Prices, Scoring
from .components.sectors import Sector
from .components.ships import Ship
from .components.start import Start
from .components.tracks import Track
from .components.words import ship_code

PACKAGE: Final = "starboard.games.phoenix"
FIRST_GAME: Final = "first"
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
MOST_SHIPS: Final = 62  # a fleet is a bit mask
# The tables of each file that the game reads; all others only describe.
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "diplomacy": ("tracks",),
    "hubs": ("hubs",),
    "rules": ("expedition_die", "prices", "income_action", "end_triggers", "scoring"),
    "sectors": ("sectors",),
    "setup": (
        "humans_on_terra",
        "aliens",
        "sector_display",
        "ship_draft",
        "turn_order_gems",
        "first_game_sets",
    ),
    "ships": ("neutral", "level1", "level2", "level3"),
    "vocabulary": (),
}


@final
class Rules:
    """Component tables and the choices made when the table was set up."""

    __slots__ = (
        "advanced",
        "by_code",
        "colours",
        "die",
        "ends",
        "first_game",
        "first_player",
        "friendly",
        "gem_limit",
        "hubs",
        "level_1",
        "level_2",
        "level_3",
        "matched",
        "neutral",
        "prices",
        "scoring",
        "sectors",
        "ships",
        "start",
        "tracks",
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
        self.tracks: list[Track] = read_tracks(layers)
        self.matched: i64 = matched_aliens(self.sectors)
        refuse_idle_changes(layers)
        setup = read_table("setup", layers)
        self.start: Start = Start(setup, read_table("setup", layers[:1]), seats)
        self.read_rules(read_table("rules", layers), read_table("rules", layers[:1]))
        self.check_draft(seats)

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

    def read_rules(self, row: Row, printed: Row) -> None:
        """The numbers of the rules that depend on nothing else."""
        self.die: Die = Die(row.table("expedition_die"), printed.table("expedition_die"))
        self.prices: Prices = Prices(row.table("prices"), printed.table("prices"))
        income = row.table("income_action")
        self.gem_limit: i64 = income.number("gem_limit")
        income.done_over(printed.table("income_action"))
        self.ends: Ends = Ends(row.table("end_triggers"), printed.table("end_triggers"))
        self.scoring: Scoring = Scoring(row.table("scoring"), printed.table("scoring"))

    def check_draft(self, seats: int) -> None:
        """Everybody has five ships of Level 1 and drafts two of Level 2 and two of Level 3."""
        if count_bits(self.level_2) < 2 * seats or count_bits(self.level_3) < 2 * seats:
            raise BadTable(f"ships.toml: expected {2 * seats} ships of each of Levels 2 and 3")
        for kind in range(DIPLOMACY + 1):
            for seat in range(seats):
                if self.by_code[ship_code(1, kind, seat)] == NOTHING:
                    raise BadTable(f"ships.toml: expected {seats} copies of L1-{TYPES[kind]}")

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


def read_tracks(layers: list[Layer]) -> list[Track]:
    """The four Diplomacy tracks in the order of their ship types. Rules: SSP-DIP-01"""
    rows = read_layers("diplomacy", layers, "tracks")
    if [row.id for row in rows] != list(TRACKS):
        raise BadTable("diplomacy.toml: expected the tracks " + ", ".join(TRACKS))
    return [Track(row) for row in rows]


def matched_aliens(sectors: list[Sector]) -> i64:
    """How many Aliens of a colour a transport must bring for Sector 207. Rules: SSP-SEC-207"""
    for sector in sectors:
        for effect in sector.quarters:
            if effect is not None and effect.hue == SAME_AS_MATCHED:
                return effect.least
    return NOTHING


def refuse_idle_changes(layers: list[Layer]) -> None:
    """A correction of a table that nothing reads is refused: it would do nothing."""
    if len(layers) == 1:
        return
    for name, tables in TABLES.items():
        whole = read_table(name, layers)
        for table in tables:
            whole.has(table)
        whole.done_over(read_table(name, layers[:1]))


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
    texts = options.get("overrides")
    if isinstance(texts, dict) and texts:
        layers.append(player_layer({str(name): str(text) for name, text in texts.items()}))
    return layers
