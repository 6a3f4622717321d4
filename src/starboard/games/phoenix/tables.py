"""Component rows: ships, Sectors, Hubs and tracks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import (
    BUILD_ANY_ORDER,
    ENDGAME,
    IMMEDIATE,
    INCOME,
    NO_GOODS,
    Effect,
    goods_of,
    mask_of,
    read_effect,
)
from .facts import SHIP_FIELDS, hub_facts, level_facts, sector_facts, unconfirmed
from .words import (
    COLOURS,
    HUB_SOURCE,
    HUBS,
    NOTHING,
    SPECIES,
    TRACKS,
    TYPES,
    sector_index,
    ship_code,
)

ABILITIES: Final[tuple[str, ...]] = (
    "extra_metal",
    "metal_discount",
    "transactions",
    "duration",
    "advances",
    "food",
    "water",
)


@final
class Ship:
    """A ship card; `ability` is the number its type needs. Rules: SSP-SHP-14"""

    __slots__ = (
        "ability",
        "capacity",
        "code",
        "cost",
        "fee",
        "kind",
        "level",
        "metal",
        "unconfirmed",
    )

    def __init__(self, row: Row, level: i64, copy: i64) -> None:
        self.level: i64 = level
        self.kind: i64 = row.choice("type", TYPES)
        self.code: i64 = ship_code(level, self.kind, copy)
        self.metal: i64 = row.number("metal") if level > 0 else 0
        self.cost: i64 = row.number("cost", 1)
        self.fee: i64 = row.number("owner_fee")
        ability = row.table("ability")
        self.ability: i64 = ability.number(ABILITIES[self.kind])
        self.capacity: i64 = ability.number_or("capacity", 0)
        ability.has("distinct_tracks")
        ability.done()
        row.has("level")
        row.done()
        self.unconfirmed: list[str] = unconfirmed(row, SHIP_FIELDS)


@final
class Sector:
    """A Station Sector with the abilities of its living quarters, left to right."""

    __slots__ = (
        "colour",
        "cost",
        "facts",
        "immediate",
        "index",
        "level",
        "plain",
        "quarters",
        "size",
    )

    def __init__(self, row: Row) -> None:
        number = row.number("number", 101, 328)
        self.index: i64 = sector_index(number)
        self.colour: i64 = row.choice("colour", COLOURS)
        self.level: i64 = row.number("level", 1, 3)
        self.cost: i64 = row.number("metal_cost")
        self.plain: bool = not row.flag("in_reference_guide")
        self.quarters: list[Effect | None] = [quarter(one, number) for one in row.rows("quarters")]
        self.size: i64 = len(self.quarters)
        self.immediate: list[Effect] = [
            read_effect(one, number, IMMEDIATE) for one in row.rows("immediate")
        ]
        self.facts: dict[str, object] = sector_facts(row)
        row.done()


def quarter(row: Row, number: int) -> Effect | None:
    """The ability of one living quarters; most are plain."""
    effect = read_effect(row.table("effect"), number) if row.has("effect") else None
    row.has("pos")
    row.done()
    return effect


@final
class Hub:
    """A Station Hub: what it gives at the start, and its always active front."""

    __slots__ = (
        "advances",
        "any_order",
        "basic",
        "choice_advances",
        "draw",
        "effects",
        "facts",
        "first_game_ships",
        "free_sector",
        "hub",
        "keep",
        "lose_diplomacy",
        "lose_level_2",
        "place",
        "private",
        "quarter_colour",
        "quarters",
        "scores",
        "ships_left",
        "spaces",
        "spaces_income",
        "start",
    )

    def __init__(self, row: Row) -> None:
        self.hub: i64 = HUBS.index(row.id)
        self.basic: bool = row.text("set") == "basic"
        self.draw: i64 = 0
        self.keep: i64 = 0
        self.free_sector: i64 = NOTHING  # the colour of a free Level-1 Sector
        self.lose_diplomacy: bool = False
        self.lose_level_2: i64 = 0
        self.private: bool = False
        self.any_order: bool = False
        self.place: vec[i64] = vec[i64]([0] * len(SPECIES))
        self.first_game_ships: list[str] = []
        self.quarters: i64 = 0
        self.quarter_colour: i64 = NOTHING
        self.spaces: vec[i64] = vec[i64]([])  # the residents of spaces that are never refilled
        self.spaces_income: list[Effect] = []
        self.effects: list[Effect] = []
        self.scores: list[Effect] = []
        self.ships_left: vec[i64] = vec[i64]([])
        self.start: vec[i64] = NO_GOODS
        self.advances: vec[i64] = vec[i64]([0] * 4)
        self.choice_advances: i64 = 0
        self.facts: dict[str, object] = hub_facts(row)
        self.read_back(row.table("back"))
        self.read_front(row.table("front"), HUB_SOURCE + self.hub)
        row.done()

    def read_back(self, back: Row) -> None:
        """The starting side."""
        self.start = goods_of(back, "resources", back.counts("resources"))
        advances = back.counts("advances")
        self.choice_advances = advances.pop("choice", 0)
        self.advances = vec[i64]([advances.pop(track, 0) for track in TRACKS])
        for row in back.rows("other"):
            self.read_other(row)
        back.done()

    def read_other(self, row: Row) -> None:
        """One special benefit or penalty of the starting side."""
        deed = row.text("do")
        if deed == "draw_ships":
            self.draw = row.number("draw")
            self.keep = row.number("keep")
            self.first_game_ships = row.texts_or("first_game_instead", [])
        elif deed == "discard_ship":
            if row.text("ship") == "L1-diplomacy":
                self.lose_diplomacy = True
            else:
                self.lose_level_2 += 1
        elif deed == "free_sector":
            self.free_sector = row.choice("colour", COLOURS)
        elif deed == "place_on_hub":
            aliens = row.counts("aliens")
            counts = [aliens.get(name, 0) for name in SPECIES]
            counts[4] = row.number_or("humans", 0)
            self.place = vec[i64](counts)
        elif deed == "private_sectors":
            self.private = True
        else:
            raise row.wrong("do", "a benefit or penalty of a Hub's starting side", deed)

    def read_front(self, front: Row, source: i64) -> None:
        """The side that counts during the game."""
        for field in ("income", "ongoing"):
            self.effects += [read_effect(row, source) for row in front.rows(field)]
        for row in front.rows("endgame"):
            if row.has("table"):
                table = row.counts("table")
                self.ships_left = vec[i64]([table[str(n)] for n in range(len(table))])
            else:
                self.scores.append(read_effect(row, source, ENDGAME))
        self.any_order = any(effect.deed == BUILD_ANY_ORDER for effect in self.effects)
        if front.has("quarters"):
            self.read_quarters(front.table("quarters"), source)
        front.done()

    def read_quarters(self, row: Row, source: i64) -> None:
        """Living quarters on the Hub itself."""
        if row.has("spaces"):
            rows = row.rows("spaces")
            self.spaces = vec[i64]([one.choice("resident", SPECIES) for one in rows])
            self.spaces_income = [read_effect(one.table("effect"), source, INCOME) for one in rows]
        else:
            self.quarters = row.number("count")
            self.quarter_colour = row.choice("colour", COLOURS)


@final
class Track:
    """A Diplomacy track: lobbying costs and bonuses by level."""

    __slots__ = ("bonuses", "choices", "facts", "lobbying")

    def __init__(self, row: Row) -> None:
        levels = row.rows("levels")
        self.facts: list[dict[str, object]] = [level_facts(one) for one in levels]
        self.lobbying: vec[i64] = vec[i64]([one.number_or("lobbying_cost", 0) for one in levels])
        self.bonuses: list[vec[i64]] = []
        self.choices: vec[i64] = vec[i64]([0] * 4)  # masks of goods to choose from
        for level, one in enumerate(levels[:4]):
            bonus = one.table("bonus")
            if bonus.has("from"):
                self.bonuses.append(NO_GOODS)
                self.choices[level] = mask_of(bonus, "from")
            else:
                self.bonuses.append(goods_of(bonus, "gain", bonus.counts("gain")))
