"""Station Hubs: the starting side and the front."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import BUILD_ANY_ORDER, ENDGAME, INCOME, NO_GOODS, Effect, goods_of, read_effect
from .facts import hub_facts
from .fixed import fixed
from .ids import COLOURS, HUB_SOURCE, HUBS, MOST_QUARTERS, NOTHING, SPECIES, TRACKS


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
