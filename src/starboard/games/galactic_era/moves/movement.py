"""Moves of ships and of those who look around."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import UNITS
from ..hexmap import hex_text, read_hex
from .words import (
    NOTATION,
    TARGETS,
    read_count,
    read_fleet,
    read_player,
    read_spent,
    read_star,
    star_id,
)


@final
class Take(Move):
    """Choose pieces to move."""

    __slots__ = ("hexagon", "n", "spent")

    def __init__(self, n: i64, hexagon: i64, spent: i64) -> None:
        self.n: i64 = n
        self.hexagon: i64 = hexagon
        self.spent: i64 = spent

    def __str__(self) -> str:
        return f"take {self.n} {hex_text(self.hexagon)} {self.spent}"


def _read_take(words: list[str]) -> Move:
    return Take(read_count(words[0]), read_hex(words[1]), read_spent(words[2]))


NOTATION.add("take N HEX SPENT", _read_take)


@final
class Sail(Move):
    """Choose a fleet to move."""

    __slots__ = ("fleet",)

    def __init__(self, fleet: i64) -> None:
        self.fleet: i64 = fleet

    def __str__(self) -> str:
        return f"sail {UNITS[self.fleet]}"


def _read_sail(words: list[str]) -> Move:
    return Sail(read_fleet(words[0]))


NOTATION.add("sail FLEET", _read_sail)


@final
class To(Move):
    """Move by ordinary steps."""

    __slots__ = ("hexagon",)

    def __init__(self, hexagon: i64) -> None:
        self.hexagon: i64 = hexagon

    def __str__(self) -> str:
        return f"to {hex_text(self.hexagon)}"


def _read_to(words: list[str]) -> Move:
    return To(read_hex(words[0]))


NOTATION.add("to HEX", _read_to)


@final
class Hop(Move):
    """Travel by stargate."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"hop {star_id(self.star)}"


def _read_hop(words: list[str]) -> Move:
    return Hop(read_star(words[0]))


NOTATION.add("hop STAR", _read_hop)


@final
class Scout(Move):
    """Look at the counters where a moved ship stands; it is finished."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"scout {star_id(self.star)}"


def _read_scout(words: list[str]) -> Move:
    return Scout(read_star(words[0]))


NOTATION.add("scout STAR", _read_scout)


@final
class ViewStar(Move):
    """Remote view a star counter."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"view-star {star_id(self.star)}"


def _read_view_star(words: list[str]) -> Move:
    return ViewStar(read_star(words[0]))


NOTATION.add("view-star STAR", _read_view_star)


@final
class ViewRelic(Move):
    """Remote view a relic counter."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"view-relic {star_id(self.star)}"


def _read_view_relic(words: list[str]) -> Move:
    return ViewRelic(read_star(words[0]))


NOTATION.add("view-relic STAR", _read_view_relic)


@final
class ViewFleet(Move):
    """Remote view a fleet."""

    __slots__ = ("fleet", "player")

    def __init__(self, player: i64, fleet: i64) -> None:
        self.player: i64 = player
        self.fleet: i64 = fleet

    def __str__(self) -> str:
        return f"view-fleet {self.player} {UNITS[self.fleet]}"


def _read_view_fleet(words: list[str]) -> Move:
    return ViewFleet(read_player(words[0]), read_fleet(words[1]))


NOTATION.add("view-fleet PLAYER FLEET", _read_view_fleet)


@final
class Fire(Move):
    """Fire the Planetary Death Ray."""

    __slots__ = ("hexagon", "player", "target")

    def __init__(self, player: i64, hexagon: i64, target: i64) -> None:
        self.player: i64 = player
        self.hexagon: i64 = hexagon
        self.target: i64 = target

    def __str__(self) -> str:
        return f"fire {self.player} {hex_text(self.hexagon)} {TARGETS[self.target]}"


def _read_fire(words: list[str]) -> Move:
    return Fire(read_player(words[0]), read_hex(words[1]), TARGETS.index(words[2]))


NOTATION.add("fire PLAYER HEX TARGET", _read_fire)
