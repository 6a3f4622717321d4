"""Ship cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import MOST
from .facts import SHIP_FIELDS, unconfirmed
from .fixed import fixed
from .ids import DIPLOMACY, EXPEDITION, TYPES
from .words import kind_word, ship_code

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
