"""What a bot thinks of a move, for hints and for the replay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move

MOST: Final[int] = 3  # moves shown, and reasons per move


@final
class Thought:
    """A move, its value in thousandths of a point, and what changes by it."""

    __slots__ = ("move", "reasons", "value")

    def __init__(self, move: Move, value: i64, reasons: list[str]) -> None:
        self.move = move
        self.value: i64 = value
        self.reasons = reasons


def by_value(thought: Thought) -> int:
    return -int(thought.value)


def distinct(thoughts: list[Thought]) -> list[Thought]:
    """Every move once, with the first thought about it."""
    found: dict[str, Thought] = {}
    for thought in thoughts:
        found.setdefault(str(thought.move), thought)
    return list(found.values())


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """Sorted by value; equal values keep their order."""
    return sorted(thoughts, key=by_value)
