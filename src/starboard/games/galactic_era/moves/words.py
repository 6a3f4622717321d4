"""Moves without parameters, and the words that notations share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Notation, Word
from starboard.engine.sealed import WITHDRAW

from ..components.ids import UNITS
from ..components.tables import table_rules

NOTATION: Final[Notation] = Notation()
STAR_IDS: Final[list[str]] = table_rules({}).star_ids
STAR_NUMBERS: Final[dict[str, int]] = {star: k for k, star in enumerate(STAR_IDS)}
TILES: Final[list[str]] = [tile.id for tile in table_rules({}).tiles]
TARGETS: Final[tuple[str, ...]] = (*UNITS, "discs")
DISC_TARGET: Final[i64] = 6


PASS: Final[Word] = Word("pass")
DONE_WORD: Final[Word] = Word("done")
CARD: Final[Word] = Word("card")  # play the domination card
END: Final[Word] = Word("end")  # end the movement or the growth turn
JUMP: Final[Word] = Word("jump")  # through the wormhole
HALT: Final[Word] = Word("halt")  # the chosen ships go no farther now
BLOCK: Final[Word] = Word("block")  # declare war to block
FLEE: Final[Word] = Word("flee")  # all ships retreat before combat
FLEE_E: Final[Word] = Word("flee-e")  # fleet E alone retreats before combat
STAY: Final[Word] = Word("stay")
BUILD_SHIPS: Final[Word] = Word("build")
GROW_POPULATION: Final[Word] = Word("grow")
DO_RESEARCH: Final[Word] = Word("research")
EXCHANGE: Final[Word] = Word("exchange")
KEEP: Final[Word] = Word("keep")
DRAW: Final[Word] = Word("draw")
AGREE: Final[Word] = Word("agree")
DECLINE: Final[Word] = Word("decline")
NOTATION.add_words(
    (
        WITHDRAW,
        PASS,
        DONE_WORD,
        CARD,
        END,
        JUMP,
        HALT,
        BLOCK,
        FLEE,
        FLEE_E,
        STAY,
        BUILD_SHIPS,
        GROW_POPULATION,
        DO_RESEARCH,
        EXCHANGE,
        KEEP,
        DRAW,
        AGREE,
        DECLINE,
    )
)


def star_id(star: i64) -> str:
    """A star in the notation."""
    return STAR_IDS[star]


def read_star(word: str) -> i64:
    """The star behind its id."""
    return STAR_NUMBERS[word]


def other_star(star: i64) -> str:
    """A star, or a dash for none."""
    return STAR_IDS[star] if star >= 0 else "-"


def read_other(word: str) -> i64:
    """The star behind its id, -1 for a dash."""
    return -1 if word == "-" else STAR_NUMBERS[word]


def read_fleet(word: str) -> i64:
    """The fleet behind its letter."""
    return UNITS[:5].index(word)


def read_count(word: str) -> i64:
    """A number from 0 to 999."""
    return within(int(word), 999)


def read_player(word: str) -> i64:
    """The number of a player."""
    return within(int(word), 5)


def read_spent(word: str) -> i64:
    """Range spent: 0 to 6, 7 for finished."""
    return within(int(word), 7)


def within(n: int, most: int) -> int:
    """The number itself; ValueError beyond its bounds."""
    if not 0 <= n <= most:
        raise ValueError(n)
    return n
