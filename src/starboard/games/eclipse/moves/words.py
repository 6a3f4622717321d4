"""The words of the notation, and the id behind a number of an event, a refusal or a prompt.

Each writer of a word stands beside its reader.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components.ids import (
    ACTIONS,
    DISCOVERIES,
    NPCS,
    ORBITAL_SQUARE,
    PARTS,
    PIECES,
    RESOURCES,
    SHIP_TYPES,
    SPECIES,
    TECHS,
    TRACK,
    TRACKS,
)

OUTSIDE: Final[i64] = 9  # beside the grid of a blueprint

# A point of a split antimatter hit is assigned like a die of its own.
DICE_COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "blue", "red", "point")
FACES: Final[tuple[str, ...]] = ("blank", "2", "3", "4", "5", "burst")
RING_WORDS: Final[tuple[str, ...]] = ("inner", "middle", "outer")


def square_word(square: i64) -> str:
    """A population square: its place on the tile, or the orbital."""
    return "orbital" if square == ORBITAL_SQUARE else str(square)


def read_square(word: str) -> i64:
    """The square behind a word."""
    return ORBITAL_SQUARE if word == "orbital" else int(word)


def slot_word(slot: i64) -> str:
    """A space of a blueprint: its place in the grid, or outside it."""
    return "outside" if slot == OUTSIDE else str(slot)


def read_slot(word: str) -> i64:
    """The space of a blueprint behind a word."""
    return OUTSIDE if word == "outside" else int(word)


def place_word(number: i64) -> str:
    """Where a disc lies: a sector's number, or the influence track."""
    return "track" if number == TRACK else str(number)


def read_place(word: str) -> i64:
    """The sector's number behind a word, or the influence track."""
    return TRACK if word == "track" else int(word)


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


def word(kind: str, value: int) -> str:
    """The id of a component by its kind; a plain number otherwise."""
    tables: dict[str, list[str]] = {
        "tech": TECHS.ids,
        "part": PARTS.ids,
        "species": SPECIES.ids,
        "discovery": DISCOVERIES.ids,
        "npc": NPCS.ids,
        "resource": [*RESOURCES, "gray"],
        "track": list(TRACKS),
        "action": list(ACTIONS),
        "piece": list(PIECES),
        "ring": list(RING_WORDS),
        "colour": list(DICE_COLOURS),
        "face": list(FACES),
    }
    if kind in tables and 0 <= value < len(tables[kind]):
        return tables[kind][value]
    if kind == "square":
        return square_word(value)
    if kind == "space":
        return slot_word(value)
    if kind == "place":
        return place_word(value)
    if kind == "sector":
        return f"{value:03}"
    return str(value)
