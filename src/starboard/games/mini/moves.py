"""The moves of Mini, each a tiny class with its notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move, Notation, Word
from starboard.engine.sealed import WITHDRAW


@final
class Bid(Move):
    """Bid a card."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def __str__(self) -> str:
        return f"bid {self.card}"


@final
class Settle(Move):
    """Settle a hex."""

    __slots__ = ("q", "r")

    def __init__(self, q: i64, r: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r

    def __str__(self) -> str:
        return f"settle {self.q},{self.r}"


@final
class Raid(Move):
    """Raid a hex."""

    __slots__ = ("q", "r")

    def __init__(self, q: i64, r: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r

    def __str__(self) -> str:
        return f"raid {self.q},{self.r}"


PASS: Final[Word] = Word("pass")
GUARD: Final[Word] = Word("guard")
LET: Final[Word] = Word("let")
NOTATION: Final[Notation] = Notation()


def _bid(words: list[str]) -> Move:
    return Bid(int(words[0]))


def _settle(words: list[str]) -> Move:
    q, _, r = words[0].partition(",")
    return Settle(int(q), int(r))


def _raid(words: list[str]) -> Move:
    q, _, r = words[0].partition(",")
    return Raid(int(q), int(r))


NOTATION.add("bid CARD", _bid)
NOTATION.add("settle Q,R", _settle)
NOTATION.add("raid Q,R", _raid)
NOTATION.add_words((PASS, GUARD, LET, WITHDRAW))
