"""The moves of the combat phase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move, Notation

from ..components.ids import NPCS, ORBITAL_SQUARE, PIECES, SHIP_TYPES

# A point of a split antimatter hit is assigned like a die of its own.
DICE_COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "blue", "red", "point")
FACES: Final[tuple[str, ...]] = ("blank", "2", "3", "4", "5", "burst")


def target_word(target: i64) -> str:
    """A ship type of a player, or after those a non-player type."""
    return PIECES[target] if target < SHIP_TYPES else NPCS.word(target - SHIP_TYPES)


def read_target(word: str) -> i64:
    """The target behind a word."""
    if word in NPCS.numbers:
        return SHIP_TYPES + NPCS.number(word)
    return read_ship(word)


def read_ship(word: str) -> i64:
    """The ship type behind a word; structures are no ships."""
    return PIECES[: int(SHIP_TYPES)].index(word)


@final
class Attack(Move):
    """All ships of a type fire."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"attack {PIECES[self.ship]}"


@final
class Retreat(Move):
    """All ships of a type begin to retreat to a sector."""

    __slots__ = ("number", "ship")

    def __init__(self, ship: i64, number: i64) -> None:
        self.ship: i64 = ship
        self.number: i64 = number

    def __str__(self) -> str:
        return f"retreat {PIECES[self.ship]} {self.number}"


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


@final
class KeepTile(Move):
    """Keep one of the drawn reputation tiles, named by its place in the draw."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"tile {self.place}"


@final
class SwapTile(Move):
    """Keep a drawn reputation tile in the place of one that goes back to the bag."""

    __slots__ = ("old", "place")

    def __init__(self, place: i64, old: i64) -> None:
        self.place: i64 = place
        self.old: i64 = old

    def __str__(self) -> str:
        return f"swap {self.place} {self.old}"


@final
class Bombard(Move):
    """All ships of a type attack population."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"bombard {PIECES[self.ship]}"


@final
class Kill(Move):
    """One point of damage destroys the cube on a square."""

    __slots__ = ("square",)

    def __init__(self, square: i64) -> None:
        self.square: i64 = square

    def __str__(self) -> str:
        return f"kill {'orbital' if self.square == ORBITAL_SQUARE else self.square}"


@final
class CombatWord(Move):
    """A combat move that is a single word."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def __str__(self) -> str:
        return self.word


KEEP_NONE: Final[CombatWord] = CombatWord("none")
BOMBS: Final[CombatWord] = CombatWord("bombs")
SPARE: Final[CombatWord] = CombatWord("spare")


def is_word(move: Move, word: str) -> bool:
    """Is this the single-word move?"""
    return isinstance(move, CombatWord) and move.word == word


def _attack(w: list[str]) -> Move:
    return Attack(read_ship(w[0]))


def _retreat(w: list[str]) -> Move:
    return Retreat(read_ship(w[0]), int(w[1]))


def _assign(w: list[str]) -> Move:
    colour = DICE_COLOURS.index(w[1])
    return Assign(int(w[0]), colour, FACES.index(w[2]), read_target(w[3]), int(w[4]))


def _tile(w: list[str]) -> Move:
    return KeepTile(int(w[0]))


def _swap(w: list[str]) -> Move:
    return SwapTile(int(w[0]), int(w[1]))


def _bombard(w: list[str]) -> Move:
    return Bombard(read_ship(w[0]))


def _kill(w: list[str]) -> Move:
    return Kill(ORBITAL_SQUARE if w[0] == "orbital" else int(w[0]))


def _none(w: list[str]) -> Move:
    return KEEP_NONE


def _bombs(w: list[str]) -> Move:
    return BOMBS


def _spare(w: list[str]) -> Move:
    return SPARE


def add_combat(notation: Notation) -> None:
    """The verbs of the combat phase."""
    notation.add("attack SHIP", _attack)
    notation.add("retreat SHIP SECTOR", _retreat)
    notation.add("assign COUNT COLOUR FACE SHIP DAMAGE", _assign)
    notation.add("tile PLACE", _tile)
    notation.add("swap PLACE OLD", _swap)
    notation.add("none", _none)
    notation.add("bombard SHIP", _bombard)
    notation.add("bombs", _bombs)
    notation.add("spare", _spare)
    notation.add("kill SQUARE", _kill)
