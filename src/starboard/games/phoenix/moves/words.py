"""Moves that are a single word."""

from __future__ import annotations

from typing import Final

from starboard.engine.notation import Word

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
