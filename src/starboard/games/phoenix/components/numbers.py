"""Prices and points: the numbers of `rules.toml`, ready for use."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import MOST_OF_CHOICE, goods_of
from .ids import FACES, FOOD, GEMS, METAL, WATER

MOST_PAID: Final = MOST_OF_CHOICE  # resources of a kind in one payment: three bits each
LEVELS: Final[tuple[str, ...]] = ("1", "2", "3")


def price_of_row(row: Row, field: str, goods: tuple[str, ...]) -> vec[i64]:
    """A price in some goods; nobody pays more than seven of a kind at once."""
    counts = row.counts(field)
    for name, count in counts.items():
        if name not in goods:
            raise row.wrong(field, "names among " + ", ".join(goods), name)
        if count > MOST_PAID:
            raise row.wrong(field + "." + name, f"at most {MOST_PAID}", count)
    return goods_of(row, field, counts)


def ways_to_pay(price: vec[i64], total: i64) -> list[int]:
    """All payments of this many resources within a price, as food + 8 water + 64 metal."""
    out: list[int] = []
    food: i64 = 0
    while food <= price[FOOD]:
        water: i64 = 0
        while water <= price[WATER]:
            metal = total - food - water
            if metal >= 0 and metal <= price[METAL]:
                out.append(int(food + 8 * water + 64 * metal))
            water += 1
        food += 1
    return out


@final
class Prices:
    """What residents, transactions and moves within the station cost.

    Rules: SSP-TRP-05, SSP-TRP-06, SSP-TRP-07, SSP-TRP-08, SSP-EXP-08, SSP-INC-19
    """

    __slots__ = (
        "alien",
        "buy",
        "buy_gets",
        "cheap_aliens",
        "gold",
        "human",
        "human_ways",
        "relocation",
        "trade",
        "trade_gets",
    )

    def __init__(self, row: Row, printed: Row) -> None:
        resources = ("food", "water", "metal")
        self.alien: vec[i64] = price_of_row(row, "aerobic_alien", (*resources, "gems"))
        self.gold: vec[i64] = price_of_row(row, "gold_alien", (*resources, "gems"))
        human = price_of_row(row, "human", resources)
        self.human: i64 = human[FOOD] + human[WATER] + human[METAL]
        self.human_ways: list[list[int]] = [ways_to_pay(human, n) for n in range(self.human + 1)]
        trade = row.table("trade")
        self.trade: i64 = trade.number("give_any_resources", 1, MOST_PAID)
        self.trade_gets: i64 = trade.number("get_any_resource", 1)
        trade.done()
        buy = row.table("buy")
        self.buy: i64 = buy.number("gems", 1)
        self.buy_gets: i64 = buy.number("get_any_resource", 1)
        buy.done()
        relocation = row.table("relocate_resident_at_income")
        self.relocation: i64 = relocation.number("gems")
        relocation.done()
        self.cheap_aliens: bool = self.is_cheap(self.alien) or self.is_cheap(self.gold)
        row.done_over(printed)

    def is_cheap(self, price: vec[i64]) -> bool:
        """Could an Alien be paid by somebody who can neither trade nor buy?"""
        resources = price[FOOD] + price[WATER] + price[METAL]
        return resources < self.trade and price[GEMS] < self.buy

    def of_alien(self, is_gold: bool) -> vec[i64]:
        """The price of an Alien in a transaction."""
        return self.gold if is_gold else self.alien


@final
class Scoring:
    """Points at the end of the game. Rules: SSP-SCO-02, SSP-SCO-03, SSP-SCO-04, SSP-SCO-10"""

    __slots__ = ("first", "gems", "resident", "resources", "second", "sectors")

    def __init__(self, row: Row, printed: Row) -> None:
        sectors = row.table("sector_points")
        self.sectors: vec[i64] = vec[i64]([sectors.number(level) for level in LEVELS])
        sectors.done()
        self.resident: i64 = row.number("per_resident")
        leftover = row.table("leftover")
        self.gems: i64 = leftover.number("gems_per_point", 1)
        self.resources: i64 = leftover.number("resources_per_point", 1)
        leftover.done()
        most = row.table("plurality")
        self.first: i64 = most.number("first")
        self.second: i64 = most.number("second")
        most.done_over(printed.table("plurality"))
        row.done_over(printed)


@final
class Ends:
    """What ends the game. Rules: SSP-END-02, SSP-END-03, SSP-END-04"""

    __slots__ = ("aliens", "points", "sectors")

    def __init__(self, row: Row, printed: Row) -> None:
        self.points: i64 = row.number("points_at_least", 1)
        self.sectors: i64 = row.number("sectors_built", 1, 9)
        self.aliens: i64 = row.number("aliens_in_supply_at_most")
        row.done_over(printed)


@final
class Die:
    """The Expedition die. Rules: SSP-EXP-02, SSP-EXP-05, SSP-EXP-06"""

    __slots__ = ("faces", "gives", "observing")

    def __init__(self, row: Row, printed: Row) -> None:
        faces: list[int] = []
        for name in row.texts("faces"):
            if name not in FACES:
                raise row.wrong("faces", "names among " + ", ".join(FACES), name)
            faces.append(FACES.index(name))
        if not faces:
            raise row.wrong("faces", "at least one face", row.value("faces"))
        self.faces: vec[i64] = vec[i64](faces)
        self.gives: i64 = row.number("each_face_gives")
        human = row.table("human_face")
        self.observing: vec[i64] = goods_of(human, "observe", human.counts("observe"))
        human.done_over(printed.table("human_face"))
        row.done_over(printed)
