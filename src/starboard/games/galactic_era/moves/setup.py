"""Moves of the setup and of the auction."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import ALIGNMENTS, RACES
from .words import NOTATION, TILES, read_count


@final
class ChooseRace(Move):
    """Keep one of the two race tiles dealt."""

    __slots__ = ("race",)

    def __init__(self, race: i64) -> None:
        self.race: i64 = race

    def __str__(self) -> str:
        return f"race {RACES[self.race]}"


def _read_choose_race(words: list[str]) -> Move:
    return ChooseRace(RACES.index(words[0]))


NOTATION.add("race RACE", _read_choose_race)


@final
class ChooseAlignment(Move):
    """Pick the side of the race tile."""

    __slots__ = ("side",)

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def __str__(self) -> str:
        return f"align {ALIGNMENTS[self.side]}"


def _read_choose_alignment(words: list[str]) -> Move:
    return ChooseAlignment(ALIGNMENTS.index(words[0]))


NOTATION.add("align ALIGNMENT", _read_choose_alignment)


@final
class TakeRace(Move):
    """Deterministic setup: take a race tile."""

    __slots__ = ("race",)

    def __init__(self, race: i64) -> None:
        self.race: i64 = race

    def __str__(self) -> str:
        return f"take-race {RACES[self.race]}"


def _read_take_race(words: list[str]) -> Move:
    return TakeRace(RACES.index(words[0]))


NOTATION.add("take-race RACE", _read_take_race)


@final
class TakeTile(Move):
    """Deterministic setup: lay a sector tile; the first may turn the centre by so many sixths."""

    __slots__ = ("centre", "place", "tile", "turn")

    def __init__(self, tile: i64, place: i64, turn: i64, centre: i64) -> None:
        self.tile: i64 = tile
        self.place: i64 = place
        self.turn: i64 = turn
        self.centre: i64 = centre

    def __str__(self) -> str:
        return f"take-tile {TILES[self.tile]} {self.place} {self.turn} {self.centre}"


def _read_take_tile(words: list[str]) -> Move:
    return TakeTile(
        TILES.index(words[0]),
        read_count(words[1]),
        read_count(words[2]),
        read_count(words[3]),
    )


NOTATION.add("take-tile TILE PLACE TURN CENTRE", _read_take_tile)


@final
class TakeOrder(Move):
    """Deterministic setup: take a turn order number."""

    __slots__ = ("order",)

    def __init__(self, order: i64) -> None:
        self.order: i64 = order

    def __str__(self) -> str:
        return f"take-order {self.order}"


def _read_take_order(words: list[str]) -> Move:
    return TakeOrder(read_count(words[0]))


NOTATION.add("take-order N", _read_take_order)


@final
class Bid(Move):
    """Bid for the control of the puppet."""

    __slots__ = ("vp",)

    def __init__(self, vp: i64) -> None:
        self.vp: i64 = vp

    def __str__(self) -> str:
        return f"bid {self.vp}"


def _read_bid(words: list[str]) -> Move:
    return Bid(read_count(words[0]))


NOTATION.add("bid N", _read_bid)
