"""The moves of the action phase, each a tiny final class with its notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move, Word

from ..components.ids import (
    ACTIONS,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACKS,
)
from .words import place_word, read_place, read_slot, read_square, slot_word, square_word

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

    @staticmethod
    def read(w: list[str]) -> TakeAction:
        return TakeAction(ACTIONS.index(w[0]))


@final
class React(Move):
    """Put a disc on a reaction space after passing."""

    __slots__ = ("action",)

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def __str__(self) -> str:
        return f"react {ACTIONS[self.action]}"

    @staticmethod
    def read(w: list[str]) -> React:
        return React(ACTIONS.index(w[0]))


@final
class Explore(Move):
    """Reveal a tile for an empty zone."""

    __slots__ = ("q", "r")

    def __init__(self, q: i64, r: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r

    def __str__(self) -> str:
        return f"explore {self.q} {self.r}"

    @staticmethod
    def read(w: list[str]) -> Explore:
        return Explore(int(w[0]), int(w[1]))


@final
class Place(Move):
    """Put a revealed tile down, turned clockwise by so many sixths."""

    __slots__ = ("number", "turn")

    def __init__(self, number: i64, turn: i64) -> None:
        self.number: i64 = number
        self.turn: i64 = turn

    def __str__(self) -> str:
        return f"place {self.number} {self.turn}"

    @staticmethod
    def read(w: list[str]) -> Place:
        return Place(int(w[0]), int(w[1]))


@final
class Research(Move):
    """Buy a tech for one of the three tracks."""

    __slots__ = ("tech", "track")

    def __init__(self, tech: i64, track: i64) -> None:
        self.tech: i64 = tech
        self.track: i64 = track

    def __str__(self) -> str:
        return f"research {TECHS.word(self.tech)} {TRACKS[self.track]}"

    @staticmethod
    def read(w: list[str]) -> Research:
        return Research(TECHS.number(w[0]), TRACKS.index(w[1]))


@final
class TakeTech(Move):
    """Choose the free tech of an Ancient Tech tile."""

    __slots__ = ("tech",)

    def __init__(self, tech: i64) -> None:
        self.tech: i64 = tech

    def __str__(self) -> str:
        return f"take {TECHS.word(self.tech)}"

    @staticmethod
    def read(w: list[str]) -> TakeTech:
        return TakeTech(TECHS.number(w[0]))


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

    @staticmethod
    def read(w: list[str]) -> Upgrade:
        return Upgrade(PIECES.index(w[0]), read_slot(w[1]), PARTS.number(w[2]))


@final
class ReturnPart(Move):
    """Take a part tile off a blueprint."""

    __slots__ = ("ship", "slot")

    def __init__(self, ship: i64, slot: i64) -> None:
        self.ship: i64 = ship
        self.slot: i64 = slot

    def __str__(self) -> str:
        return f"return {PIECES[self.ship]} {slot_word(self.slot)}"

    @staticmethod
    def read(w: list[str]) -> ReturnPart:
        return ReturnPart(PIECES.index(w[0]), read_slot(w[1]))


@final
class Build(Move):
    """Build a ship or structure in a controlled sector."""

    __slots__ = ("number", "piece")

    def __init__(self, piece: i64, number: i64) -> None:
        self.piece: i64 = piece
        self.number: i64 = number

    def __str__(self) -> str:
        return f"build {PIECES[self.piece]} {self.number}"

    @staticmethod
    def read(w: list[str]) -> Build:
        return Build(PIECES.index(w[0]), int(w[1]))


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

    @staticmethod
    def read(w: list[str]) -> MoveShip:
        return MoveShip(PIECES.index(w[0]), int(w[1]), int(w[2]))


@final
class MoveDisc(Move):
    """Move an influence disc between track and sectors."""

    __slots__ = ("origin", "target")

    def __init__(self, origin: i64, target: i64) -> None:
        self.origin: i64 = origin
        self.target: i64 = target

    def __str__(self) -> str:
        return f"disc {place_word(self.origin)} {place_word(self.target)}"

    @staticmethod
    def read(w: list[str]) -> MoveDisc:
        return MoveDisc(read_place(w[0]), read_place(w[1]))


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

    @staticmethod
    def read(w: list[str]) -> Colonize:
        return Colonize(int(w[0]), read_square(w[1]), RESOURCES.index(w[2]))


@final
class Trade(Move):
    """Pay the trade value of one resource for one unit of another."""

    __slots__ = ("get", "give")

    def __init__(self, give: i64, get: i64) -> None:
        self.give: i64 = give
        self.get: i64 = get

    def __str__(self) -> str:
        return f"trade {RESOURCES[self.give]} {RESOURCES[self.get]}"

    @staticmethod
    def read(w: list[str]) -> Trade:
        return Trade(RESOURCES.index(w[0]), RESOURCES.index(w[1]))


@final
class Propose(Move):
    """Offer diplomatic relations."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __str__(self) -> str:
        return f"propose {self.seat}"

    @staticmethod
    def read(w: list[str]) -> Propose:
        return Propose(int(w[0]))


@final
class Ambassador(Move):
    """Give an ambassador with a cube from this track."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"ambassador {RESOURCES[self.track]}"

    @staticmethod
    def read(w: list[str]) -> Ambassador:
        return Ambassador(RESOURCES.index(w[0]))


@final
class DropTile(Move):
    """Return a reputation tile to the bag."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"drop {self.place}"

    @staticmethod
    def read(w: list[str]) -> DropTile:
        return DropTile(int(w[0]))


@final
class ReturnCube(Move):
    """Say where a cube goes."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"cube {RESOURCES[self.track]}"

    @staticmethod
    def read(w: list[str]) -> ReturnCube:
        return ReturnCube(RESOURCES.index(w[0]))


@final
class Artifact(Move):
    """Name the resource of one artifact."""

    __slots__ = ("resource",)

    def __init__(self, resource: i64) -> None:
        self.resource: i64 = resource

    def __str__(self) -> str:
        return f"artifact {RESOURCES[self.resource]}"

    @staticmethod
    def read(w: list[str]) -> Artifact:
        return Artifact(RESOURCES.index(w[0]))


@final
class PlacePortal(Move):
    """Put the warp portal tile on a controlled sector."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def __str__(self) -> str:
        return f"portal {self.number}"

    @staticmethod
    def read(w: list[str]) -> PlacePortal:
        return PlacePortal(int(w[0]))


@final
class ChooseSpecies(Move):
    """Choose a species board."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"species {SPECIES.word(self.species)}"

    @staticmethod
    def read(w: list[str]) -> ChooseSpecies:
        return ChooseSpecies(SPECIES.number(w[0]))
