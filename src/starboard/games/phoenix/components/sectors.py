"""Station Sectors and their living quarters."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import IMMEDIATE, Effect, read_effect
from .facts import sector_facts
from .fixed import fixed
from .ids import COLOURS, MOST_QUARTERS
from .words import sector_index


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
