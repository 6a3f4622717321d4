"""Moves that are a single word."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.notation import Move


@final
class Plain(Move):
    """A move without parameters."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb


INCOME_ACTION: Final[Plain] = Plain("income")
RECRUIT: Final[Plain] = Plain("recruit")
SPEND_POINT: Final[Plain] = Plain("spend-point")
BUY_METAL: Final[Plain] = Plain("buy-metal")
BUY_HUMAN: Final[Plain] = Plain("buy-human")
STAND: Final[Plain] = Plain("stand")
OBSERVE: Final[Plain] = Plain("observe")
ALLY: Final[Plain] = Plain("ally")
EXTRA_TURN_MOVE: Final[Plain] = Plain("extra-turn")
DONE: Final[Plain] = Plain("done")
