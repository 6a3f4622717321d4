"""Moves that create fleets and fill them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import UNITS
from ..hexmap import hex_text, read_hex
from .words import (
    NOTATION,
    read_count,
    read_fleet,
    read_spent,
)


@final
class Create(Move):
    """Create a fleet with pieces at an own star."""

    __slots__ = ("fleet", "hexagon", "n")

    def __init__(self, fleet: i64, hexagon: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.hexagon: i64 = hexagon
        self.n: i64 = n

    def __str__(self) -> str:
        return f"create {UNITS[self.fleet]} {hex_text(self.hexagon)} {self.n}"


def _read_create(words: list[str]) -> Move:
    return Create(read_fleet(words[0]), read_hex(words[1]), read_count(words[2]))


NOTATION.add("create FLEET HEX N", _read_create)


@final
class Split(Move):
    """Create a fleet with one ship of another fleet at an own star."""

    __slots__ = ("fleet", "source")

    def __init__(self, fleet: i64, source: i64) -> None:
        self.fleet: i64 = fleet
        self.source: i64 = source

    def __str__(self) -> str:
        return f"split {UNITS[self.fleet]} {UNITS[self.source]}"


def _read_split(words: list[str]) -> Move:
    return Split(read_fleet(words[0]), read_fleet(words[1]))


NOTATION.add("split FLEET SOURCE", _read_split)


@final
class Swap(Move):
    """Two fleets change their letters."""

    __slots__ = ("fleet", "other")

    def __init__(self, fleet: i64, other: i64) -> None:
        self.fleet: i64 = fleet
        self.other: i64 = other

    def __str__(self) -> str:
        return f"swap {UNITS[self.fleet]} {UNITS[self.other]}"


def _read_swap(words: list[str]) -> Move:
    one, other = sorted(words)
    return Swap(read_fleet(one), read_fleet(other))


NOTATION.add("swap FLEET OTHER", _read_swap)


@final
class Join(Move):
    """Pieces join a fleet in their hex."""

    __slots__ = ("fleet", "n", "spent")

    def __init__(self, fleet: i64, n: i64, spent: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n
        self.spent: i64 = spent

    def __str__(self) -> str:
        return f"join {UNITS[self.fleet]} {self.n} {self.spent}"


def _read_join(words: list[str]) -> Move:
    return Join(read_fleet(words[0]), read_count(words[1]), read_spent(words[2]))


NOTATION.add("join FLEET N SPENT", _read_join)


@final
class Leave(Move):
    """Ships leave a fleet as pieces."""

    __slots__ = ("fleet", "n", "spent")

    def __init__(self, fleet: i64, n: i64, spent: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n
        self.spent: i64 = spent

    def __str__(self) -> str:
        return f"leave {UNITS[self.fleet]} {self.n} {self.spent}"


def _read_leave(words: list[str]) -> Move:
    return Leave(read_fleet(words[0]), read_count(words[1]), read_spent(words[2]))


NOTATION.add("leave FLEET N SPENT", _read_leave)


@final
class Transfer(Move):
    """Ships change between fleets in one hex, unseen."""

    __slots__ = ("fleet", "n", "other", "spent")

    def __init__(self, fleet: i64, other: i64, n: i64, spent: i64) -> None:
        self.fleet: i64 = fleet
        self.other: i64 = other
        self.n: i64 = n
        self.spent: i64 = spent

    def __str__(self) -> str:
        return f"transfer {UNITS[self.fleet]} {UNITS[self.other]} {self.n} {self.spent}"


def _read_transfer(words: list[str]) -> Move:
    return Transfer(
        read_fleet(words[0]),
        read_fleet(words[1]),
        read_count(words[2]),
        read_spent(words[3]),
    )


NOTATION.add("transfer FLEET OTHER N SPENT", _read_transfer)


@final
class Shift(Move):
    """Dummies change between fleets in one hex, unseen."""

    __slots__ = ("fleet", "n", "other")

    def __init__(self, fleet: i64, other: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.other: i64 = other
        self.n: i64 = n

    def __str__(self) -> str:
        return f"shift {UNITS[self.fleet]} {UNITS[self.other]} {self.n}"


def _read_shift(words: list[str]) -> Move:
    return Shift(read_fleet(words[0]), read_fleet(words[1]), read_count(words[2]))


NOTATION.add("shift FLEET OTHER N", _read_shift)


@final
class AddDummies(Move):
    """Add dummies to a fleet."""

    __slots__ = ("fleet", "n")

    def __init__(self, fleet: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n

    def __str__(self) -> str:
        return f"dummies {UNITS[self.fleet]} {self.n}"


def _read_add_dummies(words: list[str]) -> Move:
    return AddDummies(read_fleet(words[0]), read_count(words[1]))


NOTATION.add("dummies FLEET N", _read_add_dummies)


@final
class DropDummies(Move):
    """Take dummies out of a fleet."""

    __slots__ = ("fleet", "n")

    def __init__(self, fleet: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n

    def __str__(self) -> str:
        return f"undummy {UNITS[self.fleet]} {self.n}"


def _read_drop_dummies(words: list[str]) -> Move:
    return DropDummies(read_fleet(words[0]), read_count(words[1]))


NOTATION.add("undummy FLEET N", _read_drop_dummies)
