"""What a bot thinks of a move, for hints and for the replay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import State
from starboard.engine.notation import Move

from .evaluator import Values

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


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """Sorted by value; equal values keep their order."""
    return sorted(thoughts, key=by_value)


def reasons_for(values: Values, seat: i64, before: State, after: State) -> list[str]:
    """The features that weigh most in the change: their names and points gained or lost."""
    old = values.parts(before, seat)
    new = values.parts(after, seat)
    names = values.features.names()
    changes = [(new[k] - old[k], name) for k, name in enumerate(names)]
    changes = [change for change in changes if change[0] != 0 and change[1] != "constant"]
    changes.sort(key=by_size)
    return [f"{name} {amount / 1000:+.1f}" for amount, name in changes[:MOST]]


def by_size(change: tuple[int, str]) -> int:
    return -abs(change[0])
