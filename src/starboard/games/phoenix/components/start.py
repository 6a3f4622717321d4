"""Setup: the numbers of `setup.toml` for one number of players."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row

from .ids import HUBS, SPECIES, TYPES

KINDS: Final[tuple[str, ...]] = tuple(f"L{level}-{name}" for level in (2, 3) for name in TYPES)


@final
class Start:
    """What lies on the table when a game begins.

    Rules: SSP-SET-02, SSP-SET-03, SSP-SET-07, SSP-SET-16, SSP-SET-29, SSP-SET-35
    """

    __slots__ = (
        "aliens",
        "aliens_left_out",
        "bag",
        "friendly_extra",
        "gems",
        "humans",
        "sets",
        "ships_offered",
    )

    def __init__(self, row: Row, printed: Row, seats: int) -> None:
        count = str(seats)
        self.humans: i64 = by_seats(row.table("humans_on_terra"), seats, 0)
        self.read_aliens(row.table("aliens"), printed.table("aliens"), seats)
        draft = row.table("ship_draft")
        self.ships_offered: i64 = by_seats(draft.table("face_up"), seats, 2)
        draft.done_over(printed.table("ship_draft"))
        self.gems: vec[i64] = turn_order_gems(row.table("turn_order_gems"), count, seats)
        display = row.table("sector_display")
        self.friendly_extra: i64 = display.number("friendly_variant_extra_per_stack", 0, 4)
        display.done_over(printed.table("sector_display"))
        sets = row.table("first_game_sets")
        self.sets: list[tuple[int, list[str]]] = [read_set(one) for one in sets.rows("sets")]
        if len(self.sets) < seats:
            raise sets.wrong("sets", f"at least {seats} sets", sets.value("sets"))
        sets.done_over(printed.table("first_game_sets"))

    def read_aliens(self, row: Row, printed: Row, seats: int) -> None:
        """The bag, and how many Aliens stay in it. Rules: SSP-SET-03"""
        bag = row.table("bag")
        self.bag: vec[i64] = vec[i64]([bag.number(name, 0, 99) for name in SPECIES[:4]])
        bag.done()
        total: i64 = self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]
        self.aliens: i64 = by_seats(row.table("drawn"), seats, 0)
        if self.aliens > total:
            raise row.wrong(f"drawn.{seats}", f"at most {total}, the bag", int(self.aliens))
        self.aliens_left_out: i64 = total - self.aliens
        row.done_over(printed)


def by_seats(row: Row, seats: int, per_seat: int) -> i64:
    """The number for so many players; those for other tables are checked too."""
    for other in (2, 3, 4):
        row.number(str(other), per_seat * other)
    row.done()
    return row.number(str(seats))


def turn_order_gems(row: Row, count: str, seats: int) -> vec[i64]:
    """What later players get at the start. Rules: SSP-SET-29"""
    for other in (2, 3, 4):
        if len(row.numbers(str(other))) != other:
            raise row.wrong(str(other), f"a list of {other} numbers", row.value(str(other)))
    row.done()
    return vec[i64](row.numbers(count))


def read_set(row: Row) -> tuple[int, list[str]]:
    """One set of the first game: a Hub and its ships. Rules: SSP-SET-31"""
    hub = row.choice("hub", HUBS)
    ships = row.texts("ships") + row.texts_or("instead_of_hub_draw", [])
    for ship in ships:
        if ship not in KINDS:
            raise row.wrong("ships", "ships such as " + KINDS[0], ship)
    row.done()
    return hub, ships
