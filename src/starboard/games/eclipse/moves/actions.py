"""The moves of the action phase, each a tiny final class with its notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import (
    ACTIONS,
    ORBITAL_SQUARE,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACK,
    TRACKS,
)

OUTSIDE: Final[i64] = 9


def square_word(square: i64) -> str:
    """A population square: its place on the tile, or the orbital."""
    return "orbital" if square == ORBITAL_SQUARE else str(square)


def slot_word(slot: i64) -> str:
    """A space of a blueprint: its place in the grid, or outside it."""
    return "outside" if slot == OUTSIDE else str(slot)


def place_word(number: i64) -> str:
    """Where a disc lies: a sector's number, or the influence track."""
    return "track" if number == TRACK else str(number)


@final
class Word(Move):
    """A move that is a single word."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def __str__(self) -> str:
        return self.word


PASS: Final[Word] = Word("pass")
DONE: Final[Word] = Word("done")
DISCARD: Final[Word] = Word("discard")
ANOTHER: Final[Word] = Word("another")
CONTROL: Final[Word] = Word("control")
LEAVE: Final[Word] = Word("leave")
REFRESH: Final[Word] = Word("refresh")
ACCEPT: Final[Word] = Word("accept")
DECLINE: Final[Word] = Word("decline")
KEEP: Final[Word] = Word("keep")
REWARD: Final[Word] = Word("reward")
STORE: Final[Word] = Word("store")


@final
class TakeAction(Move):
    """Put a disc on an action space."""

    __slots__ = ("action",)

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def __str__(self) -> str:
        return f"action {ACTIONS[self.action]}"


@final
class React(Move):
    """Put a disc on a reaction space after passing."""

    __slots__ = ("action",)

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def __str__(self) -> str:
        return f"react {ACTIONS[self.action]}"


@final
class Explore(Move):
    """Reveal a tile for an empty zone."""

    __slots__ = ("q", "r")

    def __init__(self, q: i64, r: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r

    def __str__(self) -> str:
        return f"explore {self.q} {self.r}"


@final
class Place(Move):
    """Put a revealed tile down, turned clockwise by so many sixths."""

    __slots__ = ("number", "turn")

    def __init__(self, number: i64, turn: i64) -> None:
        self.number: i64 = number
        self.turn: i64 = turn

    def __str__(self) -> str:
        return f"place {self.number} {self.turn}"


@final
class Research(Move):
    """Buy a tech for one of the three tracks."""

    __slots__ = ("tech", "track")

    def __init__(self, tech: i64, track: i64) -> None:
        self.tech: i64 = tech
        self.track: i64 = track

    def __str__(self) -> str:
        return f"research {TECHS.word(self.tech)} {TRACKS[self.track]}"


@final
class TakeTech(Move):
    """Choose the free tech of an Ancient Tech tile."""

    __slots__ = ("tech",)

    def __init__(self, tech: i64) -> None:
        self.tech: i64 = tech

    def __str__(self) -> str:
        return f"take {TECHS.word(self.tech)}"


@final
class Upgrade(Move):
    """Put a part on a space of a blueprint."""

    __slots__ = ("part", "ship", "slot")

    def __init__(self, ship: i64, slot: i64, part: i64) -> None:
        self.ship: i64 = ship
        self.slot: i64 = slot
        self.part: i64 = part

    def __str__(self) -> str:
        return f"upgrade {PIECES[self.ship]} {slot_word(self.slot)} {PARTS.word(self.part)}"


@final
class ReturnPart(Move):
    """Take a part tile off a blueprint."""

    __slots__ = ("ship", "slot")

    def __init__(self, ship: i64, slot: i64) -> None:
        self.ship: i64 = ship
        self.slot: i64 = slot

    def __str__(self) -> str:
        return f"return {PIECES[self.ship]} {slot_word(self.slot)}"


@final
class Build(Move):
    """Build a ship or structure in a controlled sector."""

    __slots__ = ("number", "piece")

    def __init__(self, piece: i64, number: i64) -> None:
        self.piece: i64 = piece
        self.number: i64 = number

    def __str__(self) -> str:
        return f"build {PIECES[self.piece]} {self.number}"


@final
class MoveShip(Move):
    """Move one ship within its range."""

    __slots__ = ("origin", "ship", "target")

    def __init__(self, ship: i64, origin: i64, target: i64) -> None:
        self.ship: i64 = ship
        self.origin: i64 = origin
        self.target: i64 = target

    def __str__(self) -> str:
        return f"move {PIECES[self.ship]} {self.origin} {self.target}"


@final
class MoveDisc(Move):
    """Move an influence disc between track and sectors."""

    __slots__ = ("origin", "target")

    def __init__(self, origin: i64, target: i64) -> None:
        self.origin: i64 = origin
        self.target: i64 = target

    def __str__(self) -> str:
        return f"disc {place_word(self.origin)} {place_word(self.target)}"


@final
class Colonize(Move):
    """Turn a colony ship and put a cube on a square."""

    __slots__ = ("number", "square", "track")

    def __init__(self, number: i64, square: i64, track: i64) -> None:
        self.number: i64 = number
        self.square: i64 = square
        self.track: i64 = track

    def __str__(self) -> str:
        return f"colonize {self.number} {square_word(self.square)} {RESOURCES[self.track]}"


@final
class Trade(Move):
    """Pay the trade value of one resource for one unit of another."""

    __slots__ = ("get", "give")

    def __init__(self, give: i64, get: i64) -> None:
        self.give: i64 = give
        self.get: i64 = get

    def __str__(self) -> str:
        return f"trade {RESOURCES[self.give]} {RESOURCES[self.get]}"


@final
class Propose(Move):
    """Offer diplomatic relations."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __str__(self) -> str:
        return f"propose {self.seat}"


@final
class Ambassador(Move):
    """Give an ambassador with a cube from this track."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"ambassador {RESOURCES[self.track]}"


@final
class DropTile(Move):
    """Return a reputation tile to the bag."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"drop {self.place}"


@final
class ReturnCube(Move):
    """Say where a cube goes."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"cube {RESOURCES[self.track]}"


@final
class Artifact(Move):
    """Name the resource of one artifact."""

    __slots__ = ("resource",)

    def __init__(self, resource: i64) -> None:
        self.resource: i64 = resource

    def __str__(self) -> str:
        return f"artifact {RESOURCES[self.resource]}"


@final
class PlacePortal(Move):
    """Put the warp portal tile on a controlled sector."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def __str__(self) -> str:
        return f"portal {self.number}"


@final
class ChooseSpecies(Move):
    """Choose a species board."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"species {SPECIES.word(self.species)}"
