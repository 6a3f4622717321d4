"""Moves of a battle."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import UNITS
from ..hexmap import hex_text, read_hex
from .words import NOTATION, read_count, read_player


@final
class Attack(Move):
    """Resolve the battle in a hex."""

    __slots__ = ("hexagon",)

    def __init__(self, hexagon: i64) -> None:
        self.hexagon: i64 = hexagon

    def __str__(self) -> str:
        return f"attack {hex_text(self.hexagon)}"


def _read_attack(words: list[str]) -> Move:
    return Attack(read_hex(words[0]))


NOTATION.add("attack HEX", _read_attack)


@final
class Expel(Move):
    """Felines: send a player away before combat."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"expel {self.player}"


def _read_expel(words: list[str]) -> Move:
    return Expel(read_player(words[0]))


NOTATION.add("expel PLAYER", _read_expel)


@final
class Retreat(Move):
    """Retreat all ships to a hex."""

    __slots__ = ("hexagon",)

    def __init__(self, hexagon: i64) -> None:
        self.hexagon: i64 = hexagon

    def __str__(self) -> str:
        return f"retreat {hex_text(self.hexagon)}"


def _read_retreat(words: list[str]) -> Move:
    return Retreat(read_hex(words[0]))


NOTATION.add("retreat HEX", _read_retreat)


@final
class Destroy(Move):
    """Remove ships of the losing side."""

    __slots__ = ("n", "player", "unit")

    def __init__(self, player: i64, unit: i64, n: i64) -> None:
        self.player: i64 = player
        self.unit: i64 = unit
        self.n: i64 = n

    def __str__(self) -> str:
        return f"destroy {self.player} {UNITS[self.unit]} {self.n}"


def _read_destroy(words: list[str]) -> Move:
    return Destroy(read_player(words[0]), UNITS.index(words[1]), read_count(words[2]))


NOTATION.add("destroy PLAYER UNIT N", _read_destroy)


@final
class Lose(Move):
    """Remove ships of the winning side."""

    __slots__ = ("n", "player", "unit")

    def __init__(self, player: i64, unit: i64, n: i64) -> None:
        self.player: i64 = player
        self.unit: i64 = unit
        self.n: i64 = n

    def __str__(self) -> str:
        return f"lose {self.player} {UNITS[self.unit]} {self.n}"


def _read_lose(words: list[str]) -> Move:
    return Lose(read_player(words[0]), UNITS.index(words[1]), read_count(words[2]))


NOTATION.add("lose PLAYER UNIT N", _read_lose)
