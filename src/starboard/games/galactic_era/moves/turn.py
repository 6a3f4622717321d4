"""Moves of a move/combat turn before the battles."""

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
class Create(Move):
    """Create a fleet with pieces at an own star."""

    __slots__ = ("fleet", "hexagon", "n")

    def __init__(self, fleet: i64, hexagon: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.hexagon: i64 = hexagon
        self.n: i64 = n

    def __str__(self) -> str:
        return f"create {UNITS[self.fleet]} {hex_text(self.hexagon)} {self.n}"


@final
class Split(Move):
    """Create a fleet with one ship of another fleet at an own star."""

    __slots__ = ("fleet", "source")

    def __init__(self, fleet: i64, source: i64) -> None:
        self.fleet: i64 = fleet
        self.source: i64 = source

    def __str__(self) -> str:
        return f"split {UNITS[self.fleet]} {UNITS[self.source]}"


@final
class Swap(Move):
    """Two fleets change their letters."""

    __slots__ = ("fleet", "other")

    def __init__(self, fleet: i64, other: i64) -> None:
        self.fleet: i64 = fleet
        self.other: i64 = other

    def __str__(self) -> str:
        return f"swap {UNITS[self.fleet]} {UNITS[self.other]}"


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


@final
class AddDummies(Move):
    """Add dummies to a fleet."""

    __slots__ = ("fleet", "n")

    def __init__(self, fleet: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n

    def __str__(self) -> str:
        return f"dummies {UNITS[self.fleet]} {self.n}"


@final
class DropDummies(Move):
    """Take dummies out of a fleet."""

    __slots__ = ("fleet", "n")

    def __init__(self, fleet: i64, n: i64) -> None:
        self.fleet: i64 = fleet
        self.n: i64 = n

    def __str__(self) -> str:
        return f"undummy {UNITS[self.fleet]} {self.n}"


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


@final
class Sail(Move):
    """Choose a fleet to move."""

    __slots__ = ("fleet",)

    def __init__(self, fleet: i64) -> None:
        self.fleet: i64 = fleet

    def __str__(self) -> str:
        return f"sail {UNITS[self.fleet]}"


@final
class To(Move):
    """Move by ordinary steps."""

    __slots__ = ("hexagon",)

    def __init__(self, hexagon: i64) -> None:
        self.hexagon: i64 = hexagon

    def __str__(self) -> str:
        return f"to {hex_text(self.hexagon)}"


@final
class Hop(Move):
    """Travel by stargate."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"hop {star_id(self.star)}"


@final
class Scout(Move):
    """Look at the counters where a moved ship stands; it is finished."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"scout {star_id(self.star)}"


@final
class ViewStar(Move):
    """Remote view a star counter."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"view-star {star_id(self.star)}"


@final
class ViewRelic(Move):
    """Remote view a relic counter."""

    __slots__ = ("star",)

    def __init__(self, star: i64) -> None:
        self.star: i64 = star

    def __str__(self) -> str:
        return f"view-relic {star_id(self.star)}"


@final
class ViewFleet(Move):
    """Remote view a fleet."""

    __slots__ = ("fleet", "player")

    def __init__(self, player: i64, fleet: i64) -> None:
        self.player: i64 = player
        self.fleet: i64 = fleet

    def __str__(self) -> str:
        return f"view-fleet {self.player} {UNITS[self.fleet]}"


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


@final
class DeclareWar(Move):
    """Declare war."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"declare {self.player}"


@final
class OfferPeace(Move):
    """Offer peace."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"peace {self.player}"


def _create(words: list[str]) -> Move:
    return Create(read_fleet(words[0]), read_hex(words[1]), read_count(words[2]))


def _split(words: list[str]) -> Move:
    return Split(read_fleet(words[0]), read_fleet(words[1]))


def _swap(words: list[str]) -> Move:
    one, other = sorted(words)
    return Swap(read_fleet(one), read_fleet(other))


def _join(words: list[str]) -> Move:
    return Join(read_fleet(words[0]), read_count(words[1]), read_spent(words[2]))


def _leave(words: list[str]) -> Move:
    return Leave(read_fleet(words[0]), read_count(words[1]), read_spent(words[2]))


def _transfer(words: list[str]) -> Move:
    return Transfer(
        read_fleet(words[0]),
        read_fleet(words[1]),
        read_count(words[2]),
        read_spent(words[3]),
    )


def _shift(words: list[str]) -> Move:
    return Shift(read_fleet(words[0]), read_fleet(words[1]), read_count(words[2]))


def _adddummies(words: list[str]) -> Move:
    return AddDummies(read_fleet(words[0]), read_count(words[1]))


def _dropdummies(words: list[str]) -> Move:
    return DropDummies(read_fleet(words[0]), read_count(words[1]))


def _take(words: list[str]) -> Move:
    return Take(read_count(words[0]), read_hex(words[1]), read_spent(words[2]))


def _sail(words: list[str]) -> Move:
    return Sail(read_fleet(words[0]))


def _to(words: list[str]) -> Move:
    return To(read_hex(words[0]))


def _hop(words: list[str]) -> Move:
    return Hop(read_star(words[0]))


def _scout(words: list[str]) -> Move:
    return Scout(read_star(words[0]))


def _viewstar(words: list[str]) -> Move:
    return ViewStar(read_star(words[0]))


def _viewrelic(words: list[str]) -> Move:
    return ViewRelic(read_star(words[0]))


def _viewfleet(words: list[str]) -> Move:
    return ViewFleet(read_player(words[0]), read_fleet(words[1]))


def _fire(words: list[str]) -> Move:
    return Fire(read_player(words[0]), read_hex(words[1]), TARGETS.index(words[2]))


def _declarewar(words: list[str]) -> Move:
    return DeclareWar(read_player(words[0]))


def _offerpeace(words: list[str]) -> Move:
    return OfferPeace(read_player(words[0]))


NOTATION.add("create FLEET HEX N", _create)
NOTATION.add("split FLEET SOURCE", _split)
NOTATION.add("swap FLEET OTHER", _swap)
NOTATION.add("join FLEET N SPENT", _join)
NOTATION.add("leave FLEET N SPENT", _leave)
NOTATION.add("transfer FLEET OTHER N SPENT", _transfer)
NOTATION.add("shift FLEET OTHER N", _shift)
NOTATION.add("dummies FLEET N", _adddummies)
NOTATION.add("undummy FLEET N", _dropdummies)
NOTATION.add("take N HEX SPENT", _take)
NOTATION.add("sail FLEET", _sail)
NOTATION.add("to HEX", _to)
NOTATION.add("hop STAR", _hop)
NOTATION.add("scout STAR", _scout)
NOTATION.add("view-star STAR", _viewstar)
NOTATION.add("view-relic STAR", _viewrelic)
NOTATION.add("view-fleet PLAYER FLEET", _viewfleet)
NOTATION.add("fire PLAYER HEX TARGET", _fire)
NOTATION.add("declare PLAYER", _declarewar)
NOTATION.add("peace PLAYER", _offerpeace)
