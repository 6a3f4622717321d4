"""Moves that are a single word."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.notation import Move


@final
class Word(Move):
    """A move without parameters."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb


INCOME_ACTION: Final[Word] = Word("income")
RECRUIT: Final[Word] = Word("recruit")
SPEND_POINT: Final[Word] = Word("spend-point")
BUY_METAL: Final[Word] = Word("buy-metal")
BUY_HUMAN: Final[Word] = Word("buy-human")
STAND: Final[Word] = Word("stand")
OBSERVE: Final[Word] = Word("observe")
ALLY: Final[Word] = Word("ally")
EXTRA_TURN_MOVE: Final[Word] = Word("extra-turn")
DONE: Final[Word] = Word("done")


def is_word(move: Move, verb: str) -> bool:
    """Is the move this single word?"""
    return isinstance(move, Word) and move.verb == verb
