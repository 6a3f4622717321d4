"""The moves of the combat phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move, Word

from ..components.ids import PIECES
from .words import (
    DICE_COLOURS,
    FACES,
    read_ship,
    read_square,
    read_target,
    square_word,
    target_word,
)


@final
class Attack(Move):
    """All ships of a type fire."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"attack {PIECES[self.ship]}"

    @staticmethod
    def read(w: list[str]) -> Attack:
        return Attack(read_ship(w[0]))


@final
class Retreat(Move):
    """All ships of a type begin to retreat to a sector."""

    __slots__ = ("number", "ship")

    def __init__(self, ship: i64, number: i64) -> None:
        self.ship: i64 = ship
        self.number: i64 = number

    def __str__(self) -> str:
        return f"retreat {PIECES[self.ship]} {self.number}"

    @staticmethod
    def read(w: list[str]) -> Retreat:
        return Retreat(read_ship(w[0]), int(w[1]))


@final
class Assign(Move):
    """Equal dice go to one ship, named by its type and the damage it has already taken."""

    __slots__ = ("colour", "count", "damage", "face", "target")

    def __init__(self, count: i64, colour: i64, face: i64, target: i64, damage: i64) -> None:
        self.count: i64 = count
        self.colour: i64 = colour
        self.face: i64 = face
        self.target: i64 = target
        self.damage: i64 = damage

    def __str__(self) -> str:
        dice = f"{self.count} {DICE_COLOURS[self.colour]} {FACES[self.face]}"
        return f"assign {dice} {target_word(self.target)} {self.damage}"

    @staticmethod
    def read(w: list[str]) -> Assign:
        colour = DICE_COLOURS.index(w[1])
        return Assign(int(w[0]), colour, FACES.index(w[2]), read_target(w[3]), int(w[4]))


@final
class KeepTile(Move):
    """Keep one of the drawn reputation tiles, named by its place in the draw."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"tile {self.place}"

    @staticmethod
    def read(w: list[str]) -> KeepTile:
        return KeepTile(int(w[0]))


@final
class SwapTile(Move):
    """Keep a drawn reputation tile in the place of one that goes back to the bag."""

    __slots__ = ("old", "place")

    def __init__(self, place: i64, old: i64) -> None:
        self.place: i64 = place
        self.old: i64 = old

    def __str__(self) -> str:
        return f"swap {self.place} {self.old}"

    @staticmethod
    def read(w: list[str]) -> SwapTile:
        return SwapTile(int(w[0]), int(w[1]))


@final
class Bombard(Move):
    """All ships of a type attack population."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"bombard {PIECES[self.ship]}"

    @staticmethod
    def read(w: list[str]) -> Bombard:
        return Bombard(read_ship(w[0]))


@final
class Kill(Move):
    """One point of damage destroys the cube on a square."""

    __slots__ = ("square",)

    def __init__(self, square: i64) -> None:
        self.square: i64 = square

    def __str__(self) -> str:
        return f"kill {square_word(self.square)}"

    @staticmethod
    def read(w: list[str]) -> Kill:
        return Kill(read_square(w[0]))


KEEP_NONE: Final[Word] = Word("none")
BOMBS: Final[Word] = Word("bombs")
SPARE: Final[Word] = Word("spare")
AFTER_BATTLE: Final[tuple[str, ...]] = ("none", "bombs", "spare")
