"""Moves of the growth phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.notation import Move

from ..components.ids import COUNTERS, FIELDS, METHODS, PAYMENTS, SQUARES, UNITS
from .words import (
    NOTATION,
    other_star,
    read_count,
    read_fleet,
    read_other,
    read_player,
    read_star,
    star_id,
    within,
)


@final
class Select(Move):
    """Select growth counters and one square counter; `counters` has two bits per kind."""

    __slots__ = ("counters", "square")

    def __init__(self, counters: i64, square: i64) -> None:
        self.counters: i64 = counters
        self.square: i64 = square

    def __str__(self) -> str:
        return f"select {selection_text(self.counters)} {SQUARES[self.square]}"


def _read_select(words: list[str]) -> Move:
    return Select(read_selection(words[0]), SQUARES.index(words[1]))


NOTATION.add("select COUNTERS SQUARE", _read_select)


def selection_text(counters: i64) -> str:
    """The kinds of a selection joined by plus signs."""
    words: list[str] = []
    for kind, name in enumerate(COUNTERS):
        words.extend([name] * int((counters >> (2 * kind)) & 3))
    return "+".join(words)


def read_selection(text: str) -> i64:
    """The selection behind its text."""
    words = text.split("+")
    counters: i64 = 0
    for kind, name in enumerate(COUNTERS):
        counters += within(words.count(name), 3) * BIT[2 * kind]
    within(sum(1 for word in words if word not in COUNTERS), 0)
    return counters


@final
class Gain(Move):
    """Announce a Gain Star action."""

    __slots__ = ("method", "payment", "star")

    def __init__(self, method: i64, star: i64, payment: i64) -> None:
        self.method: i64 = method
        self.star: i64 = star
        self.payment: i64 = payment

    def __str__(self) -> str:
        return f"gain {METHODS[self.method]} {star_id(self.star)} {PAYMENTS[self.payment]}"


def _read_gain(words: list[str]) -> Move:
    return Gain(METHODS.index(words[0]), read_star(words[1]), PAYMENTS.index(words[2]))


NOTATION.add("gain METHOD STAR PAYMENT", _read_gain)


@final
class Advance(Move):
    """Annunaki: advance one or two primitive neutrals."""

    __slots__ = ("other", "star")

    def __init__(self, star: i64, other: i64) -> None:
        self.star: i64 = star
        self.other: i64 = other

    def __str__(self) -> str:
        return f"advance {star_id(self.star)} {other_star(self.other)}"


def _read_advance(words: list[str]) -> Move:
    star = read_star(words[0])
    other = read_other(words[1])
    return Advance(other, star) if 0 <= other < star else Advance(star, other)


NOTATION.add("advance STAR OTHER", _read_advance)


@final
class Evacuate(Move):
    """Give up the home star for another."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"evacuate {star_id(self.star)}"


def _read_evacuate(words: list[str]) -> Move:
    return Evacuate(read_star(words[0]))


NOTATION.add("evacuate STAR", _read_evacuate)


@final
class Extra(Move):
    """Anchara: choose one more growth counter."""

    __slots__ = ("counter",)

    def __init__(self, counter: i64) -> None:
        self.counter: i64 = counter

    def __str__(self) -> str:
        return f"extra {COUNTERS[self.counter]}"


def _read_extra(words: list[str]) -> Move:
    return Extra(COUNTERS.index(words[0]))


NOTATION.add("extra COUNTER", _read_extra)


@final
class Place(Move):
    """Place new ships as pieces or in a fleet."""

    __slots__ = ("n", "star", "unit")

    def __init__(self, unit: i64, n: i64, star: i64) -> None:
        self.unit: i64 = unit
        self.n: i64 = n
        self.star: i64 = star

    def __str__(self) -> str:
        return f"place {UNITS[self.unit]} {self.n} {star_id(self.star)}"


def _read_place(words: list[str]) -> Move:
    return Place(UNITS.index(words[0]), read_count(words[1]), read_star(words[2]))


NOTATION.add("place UNIT N STAR", _read_place)


@final
class Convert(Move):
    """Rogue AI: turn ships into discs, or discs into ships."""

    __slots__ = ("n", "star")

    def __init__(self, star: i64, n: i64) -> None:
        self.star: i64 = star
        self.n: i64 = n

    def __str__(self) -> str:
        return f"convert {star_id(self.star)} {self.n}"


def _read_convert(words: list[str]) -> Move:
    return Convert(read_star(words[0]), read_count(words[1]))


NOTATION.add("convert STAR N", _read_convert)


@final
class AddDisc(Move):
    """Normal growth at a star when discs are short."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"disc {star_id(self.star)}"


def _read_add_disc(words: list[str]) -> Move:
    return AddDisc(read_star(words[0]))


NOTATION.add("disc STAR", _read_add_disc)


@final
class Bonus(Move):
    """Add a bonus disc."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"bonus {star_id(self.star)}"


def _read_bonus(words: list[str]) -> Move:
    return Bonus(read_star(words[0]))


NOTATION.add("bonus STAR", _read_bonus)


@final
class Show(Move):
    """Show ships of a fleet."""

    __slots__ = ("fleet",)

    def __init__(self, fleet: i64) -> None:
        self.fleet: i64 = fleet

    def __str__(self) -> str:
        return f"show {UNITS[self.fleet]}"


def _read_show(words: list[str]) -> Move:
    return Show(read_fleet(words[0]))


NOTATION.add("show FLEET", _read_show)


@final
class NewHome(Move):
    """Evacuate to a star."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"home {star_id(self.star)}"


def _read_new_home(words: list[str]) -> Move:
    return NewHome(read_star(words[0]))


NOTATION.add("home STAR", _read_new_home)


@final
class Learn(Move):
    """Gain a level in a field."""

    __slots__ = ("field",)

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def __str__(self) -> str:
        return f"learn {FIELDS[self.field]}"


def _read_learn(words: list[str]) -> Move:
    return Learn(FIELDS.index(words[0]))


NOTATION.add("learn FIELD", _read_learn)


@final
class Steal(Move):
    """Gain a level from a player."""

    __slots__ = ("field", "player")

    def __init__(self, player: i64, field: i64) -> None:
        self.player: i64 = player
        self.field: i64 = field

    def __str__(self) -> str:
        return f"steal {self.player} {FIELDS[self.field]}"


def _read_steal(words: list[str]) -> Move:
    return Steal(read_player(words[0]), FIELDS.index(words[1]))


NOTATION.add("steal PLAYER FIELD", _read_steal)
