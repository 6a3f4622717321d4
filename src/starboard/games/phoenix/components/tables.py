"""Component rows: ships, Sectors, Hubs and tracks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row, shown

from .effects import (
    BUILD_ANY_ORDER,
    ENDGAME,
    IMMEDIATE,
    INCOME,
    MOST,
    NO_GOODS,
    Effect,
    goods_of,
    mask_of,
    read_effect,
)
from .facts import SHIP_FIELDS, hub_facts, level_facts, sector_facts, unconfirmed
from .words import (
    COLOURS,
    DIPLOMACY,
    EXPEDITION,
    HUB_SOURCE,
    HUBS,
    NOTHING,
    SPECIES,
    TOP_LEVEL,
    TRACKS,
    TYPES,
    kind_word,
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
MOST_QUARTERS: Final = 20  # three bits per resident


def fixed(row: Row, field: str, value: object) -> None:
    """A field that a row may name, but that cannot be changed."""
    if row.has(field) and row.value(field) != value:
        expected = shown(value) + " (the rules are fixed here)"
        raise row.wrong(field, expected, row.value(field))


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
        self.ability: i64 = ability.number(ABILITIES[self.kind], 0, MOST)
        self.capacity: i64 = ability.number("capacity", 1, MOST) if self.kind == EXPEDITION else 0
        if self.kind == DIPLOMACY:
            fixed(ability, "distinct_tracks", True)
        ability.done()
        fixed(row, "level", int(level))
        if row.id != kind_word(self.code):
            raise row.wrong("type", "the type named by the id", row.value("type"))
        row.has("copies")
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
        number = sector_of(row)
        self.index: i64 = sector_index(number)
        self.colour: i64 = row.choice("colour", COLOURS)
        self.level: i64 = row.number("level", 1, 3)
        if self.level != number // 100 or self.colour != number // 10 % 10:
            raise row.wrong("number", "the colour and level of the number", number)
        self.cost: i64 = row.number("metal_cost")
        self.plain: bool = not row.flag("in_reference_guide")
        self.quarters: list[Effect | None] = [
            quarter(one, number, at + 1) for at, one in enumerate(row.rows("quarters"))
        ]
        self.size: i64 = len(self.quarters)
        if self.size > MOST_QUARTERS:
            raise row.wrong("quarters", f"at most {MOST_QUARTERS}", row.value("quarters"))
        self.immediate: list[Effect] = [
            read_effect(one, number, IMMEDIATE) for one in row.rows("immediate")
        ]
        self.facts: dict[str, object] = sector_facts(row)
        row.done()


def sector_of(row: Row) -> int:
    """The printed number of a Sector, which is its id too."""
    number = row.number("number", 101, 328)
    if str(number) != row.id or not (number // 10 % 10 <= 2 and 1 <= number % 10 <= 8):
        raise row.wrong("number", "the number of one of the 72 Sectors, as in its id", number)
    return number


def quarter(row: Row, number: int, pos: int) -> Effect | None:
    """The ability of one living quarters; most are plain."""
    effect = read_effect(row.table("effect"), number) if row.has("effect") else None
    fixed(row, "pos", pos)
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
        if row.id not in HUBS:
            raise row.wrong("id", "one of " + ", ".join(HUBS), row.id)
        self.hub: i64 = HUBS.index(row.id)
        self.basic: bool = row.id.startswith("B")
        fixed(row, "set", "basic" if self.basic else "advanced")
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
        for name in advances:
            if name != "choice" and name not in TRACKS:
                raise back.wrong("advances", "choice or names among " + ", ".join(TRACKS), name)
        self.choice_advances = advances.get("choice", 0)
        self.advances = vec[i64]([advances.get(track, 0) for track in TRACKS])
        for row in back.rows("other"):
            self.read_other(row)
        back.done()

    def read_other(self, row: Row) -> None:
        """One special benefit or penalty of the starting side."""
        deed = row.text("do")
        if deed == "draw_ships":
            fixed(row, "level", 2)
            self.draw = row.number("draw")
            self.keep = row.number("keep")
            self.first_game_ships = row.texts_or("first_game_instead", [])
        elif deed == "discard_ship":
            if row.choice("ship", ("L1-diplomacy", "any own level 2")) == 0:
                self.lose_diplomacy = True
            else:
                self.lose_level_2 += 1
        elif deed == "free_sector":
            fixed(row, "level", 1)
            self.free_sector = row.choice("colour", COLOURS)
        elif deed == "place_on_hub":
            self.read_residents(row)
        elif deed == "private_sectors":
            fixed(row, "per_colour_and_level", 1)
            self.private = True
        else:
            raise row.wrong("do", "a benefit or penalty of a Hub's starting side", deed)
        row.done()

    def read_residents(self, row: Row) -> None:
        """Residents that start on the Hub."""
        aliens = row.table("aliens")
        counts = [aliens.number_or(name, 0, 0, MOST_QUARTERS) for name in SPECIES[:4]]
        aliens.done()
        counts.append(row.number_or("humans", 0, 0, MOST_QUARTERS))
        self.place = vec[i64](counts)

    def read_front(self, front: Row, source: i64) -> None:
        """The side that counts during the game."""
        for field in ("income", "ongoing"):
            self.effects += [read_effect(row, source) for row in front.rows(field)]
        for row in front.rows("endgame"):
            if row.has("table"):
                table = row.table("table")
                self.ships_left = vec[i64]([table.number(str(n)) for n in range(len(table.values))])
                fixed(row, "per", "own_ships_left")
                row.done()
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
            for one in rows:
                one.done()
        else:
            self.quarters = row.number("count", 0, MOST_QUARTERS)
            self.quarter_colour = row.choice("colour", COLOURS)
        for field in ("refillable", "shift_left"):
            fixed(row, field, False)
        row.done()


@final
class Track:
    """A Diplomacy track: lobbying costs and bonuses by level."""

    __slots__ = ("bonuses", "choices", "facts", "lobbying")

    def __init__(self, row: Row) -> None:
        fixed(row, "track", row.id)
        levels = row.rows("levels")
        if len(levels) != TOP_LEVEL + 1:
            raise row.wrong("levels", f"{TOP_LEVEL + 1} levels", row.value("levels"))
        self.facts: list[dict[str, object]] = [level_facts(one) for one in levels]
        self.lobbying: vec[i64] = vec[i64]([one.number_or("lobbying_cost", 0) for one in levels])
        self.bonuses: list[vec[i64]] = []
        self.choices: vec[i64] = vec[i64]([0] * 4)  # masks of goods to choose from
        for level, one in enumerate(levels):
            self.read_level(level, one)
        row.done()

    def read_level(self, level: int, row: Row) -> None:
        """The bonus of one level; the two highest stand for two of the lower ones."""
        fixed(row, "level", level)
        bonus = row.table("bonus")
        if level > 3:
            fixed(bonus, "choose_two_different_of_levels", [0, 1, 2, 3])
        elif bonus.has("from"):
            fixed(bonus, "do", "gain_choice")
            fixed(bonus, "count", 1)
            self.bonuses.append(NO_GOODS)
            self.choices[level] = mask_of(bonus, "from")
        else:
            fixed(bonus, "do", "gain")
            self.bonuses.append(goods_of(bonus, "gain", bonus.counts("gain")))
        bonus.done()
        row.done()
