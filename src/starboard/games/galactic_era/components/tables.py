"""One table's components: the rows of the TOML files as typed objects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import BadTable, Row
from starboard.engine.ruleset import (
    Layer,
    package_layer,
    player_layer,
    read_layers,
    read_table,
)

from .ids import CARDS, FIELDS, RACES, RELICS

PACKAGE: Final = "starboard.games.galactic_era"
LEVELS: Final = 7  # levels 1 to 6 are used; index 0 stays empty


@final
class Side:
    """One side of a sector tile: stars and anomalies in tile-local coordinates."""

    __slots__ = ("asteroids", "nebulae", "neutrons", "stars")

    def __init__(self, row: Row) -> None:
        stars = row.rows("stars")
        self.stars = [(star.number("q", -4), star.number("r", -4)) for star in stars]
        self.asteroids = row.number_lists("asteroid_systems", -4)
        self.nebulae = row.number_lists("nebulae", -4)
        self.neutrons = row.number_lists("neutron_stars", -4)


@final
class Tile:
    """A sector tile; `first_star` is the number of its central star among all stars."""

    __slots__ = ("first_star", "id", "names", "sides", "star_ids")

    def __init__(self, row: Row, first_star: int) -> None:
        self.id = row.id
        sides = row.table("sides")
        self.sides = [Side(sides.table("A")), Side(sides.table("B"))]
        stars = sides.table("A").rows("stars")
        self.star_ids = [star.text("id") for star in stars]
        self.names = [star.text("name") for star in stars]
        self.first_star: i64 = first_star


@final
class Race:
    """What a race starts with."""

    __slots__ = ("id", "levels", "population", "ships", "vp")

    def __init__(self, row: Row, length: int) -> None:
        self.id = row.id
        start = row.table("start")
        techs = start.counts("tech") if start.has("tech") else {}
        self.levels: vec[i64] = vec[i64]([techs.get(field, 1) for field in FIELDS])
        self.ships: i64 = start.number_or("extra_ships", 0)
        self.population: i64 = start.number_or("extra_home_population", 0)
        self.vp: i64 = start.table("vp").number(str(length)) if start.has("vp") else 0


@final
class Card:
    """A domination card: points for the top and the bottom, and the number its condition asks."""

    __slots__ = ("alt_vp", "id", "need", "vp")

    def __init__(self, row: Row, length: int) -> None:
        self.id = row.id
        self.vp: i64 = row.number("vp")
        self.alt_vp: i64 = row.number("alt_vp")
        self.need: i64 = condition_number(row.table("condition"), length)


def condition_number(condition: Row, length: int) -> int:
    """The count or level in a condition, which may depend on the length of the game."""
    if condition.has("of"):
        condition = condition.rows("of")[0]
    field = "level" if condition.has("level") and not condition.has("count") else "count"
    if not condition.has(field):
        return 0
    if isinstance(condition.value(field), dict):
        return condition.table(field).number(str(length))
    return condition.number(field)


@final
class Rules:
    """The component tables of one table, shared by all clones of its state.

    Rules: GE-SET-01, GE-TEC-01, GE-TEC-02, GE-CMP-01
    """

    __slots__ = (
        "bonus_discs",
        "build_minimum",
        "cards",
        "combat_value",
        "counter_price",
        "era_ends",
        "era_of_round",
        "exchanges",
        "layouts",
        "length",
        "races",
        "range",
        "research_levels",
        "research_loss",
        "robot_ships",
        "star_ids",
        "star_names",
        "stargate",
        "tiles",
        "track_ships",
        "views",
        "wormholes",
    )

    def __init__(self, layers: list[Layer], length: int) -> None:
        self.length: i64 = length
        self.tiles = read_tiles(layers)
        self.star_ids = [star for tile in self.tiles for star in tile.star_ids]
        self.star_names = [name for tile in self.tiles for name in tile.names]
        self.races = ordered_races(layers, length)
        self.cards = ordered_cards(layers, length)
        techs = read_layers("techs", layers, "fields")
        self.combat_value = level_row(techs, "military", "combat_value", 0)
        self.views = level_row(techs, "spirituality", "remote_views", 0)
        self.range = level_row(techs, "propulsion", "range", 0)
        self.stargate = level_row(techs, "propulsion", "stargate", 0)
        self.robot_ships = level_row(techs, "robotics", "extra_ships", 0)
        self.build_minimum = level_row(techs, "robotics", "build_at_min_population", 4)
        self.research_levels = level_row(techs, "robotics", "research_levels", 1)
        self.research_loss = level_row(techs, "robotics", "research_vp_loss", 0)
        self.bonus_discs = level_row(techs, "genetics", "bonus_population", 0)
        self.counter_price = level_row(techs, "genetics", "extra_growth_counter_cost_vp", 2)
        track = read_table("population_track", layers)
        self.track_ships: vec[i64] = vec[i64](track.numbers("ships_by_population"))
        rounds = read_table("rounds", layers).table("tracks").table(str(length))
        eras = rounds.counts("era_of_round")
        self.era_of_round: vec[i64] = vec[i64](
            [0] + [eras[str(k + 1)] for k in range(rounds.number("rounds"))]
        )
        self.era_ends = rounds.numbers("era_end_rounds")
        self.exchanges = rounds.numbers("domination_exchange_rounds")
        layouts = read_table("setup", layers).table("layouts")
        self.layouts = {n: layouts.table(str(n)).numbers("positions") for n in range(3, 7)}
        self.wormholes = {n: wormhole_ends(layouts.table(str(n))) for n in range(3, 7)}

    def rounds(self) -> i64:
        """The number of the last round. Rules: GE-SET-01, GE-END-01, GE-VAR-01"""
        return len(self.era_of_round) - 1


def read_tiles(layers: list[Layer]) -> list[Tile]:
    """The nine sector tiles with their stars numbered through."""
    tiles: list[Tile] = []
    first = 0
    for row in read_layers("sectors", layers, "tiles"):
        tiles.append(Tile(row, first))
        first += len(tiles[-1].star_ids)
    return tiles


def ordered_races(layers: list[Layer], length: int) -> list[Race]:
    """The race rows in the order of the code's names, which must agree."""
    races = [Race(row, length) for row in read_layers("races", layers)]
    same_order([race.id for race in races], RACES, "races")
    same_order([row.id for row in read_layers("relics", layers)], RELICS, "relics")
    return races


def ordered_cards(layers: list[Layer], length: int) -> list[Card]:
    """The card rows in the order of the code's names, which must agree."""
    cards = [Card(row, length) for row in read_layers("domination_cards", layers, "cards")]
    same_order([card.id for card in cards], CARDS, "cards")
    return cards


def same_order(found: list[str], expected: tuple[str, ...], table: str) -> None:
    """Powers are code: a table may change numbers, not bring rows without a function."""
    if tuple(found) != expected:
        raise BadTable(f"{table}: expected the rows {', '.join(expected)}")


def level_row(techs: list[Row], field: str, value: str, default: int) -> vec[i64]:
    """One effect of a field by level."""
    out = [default] * LEVELS
    for tech in techs:
        if tech.id == field:
            for level in tech.rows("levels"):
                out[level.number("level", 1, 6)] = level.number_or(value, default)
    return vec[i64](out)


def wormhole_ends(layout: Row) -> list[list[int]]:
    """For each gap the board coordinates of both ends: q, r, q, r."""
    ends: list[list[int]] = []
    for pair in layout.rows("wormholes"):
        both = pair.rows("ends")
        ends.append(both[0].numbers("board", -99) + both[1].numbers("board", -99))
    return ends


_READ: Final[dict[int, Rules]] = {}


def table_rules(options: dict[str, object]) -> Rules:
    """The rules of a table; corrected tables are read anew, the others are kept.

    Rules: GE-VAR-01
    """
    length = 12 if options.get("rounds") == "12" else 8
    own = options.get("overrides")
    if isinstance(own, dict) and own:
        texts = {str(name): str(text) for name, text in own.items()}
        return Rules([package_layer(PACKAGE), player_layer(texts)], length)
    if length not in _READ:
        _READ[length] = Rules([package_layer(PACKAGE)], length)
    return _READ[length]
