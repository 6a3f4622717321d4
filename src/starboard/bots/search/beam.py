"""The best of several ways through the own turn, side by side."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.bots.search.planner import Planner
from starboard.engine.flow import State
from starboard.engine.notation import Move


@final
class Way:
    """A position inside the turn and its worth."""

    __slots__ = ("state", "worth")

    def __init__(self, state: State, worth: i64) -> None:
        self.state = state
        self.worth: i64 = worth


def by_worth(way: Way) -> int:
    return -int(way.worth)


def beam_worth(planner: Planner, state: State, move: Move, beam: i64) -> i64:
    """The worth after the move and the best rest of the turn, `beam` ways followed at a time.

    A ship that goes ahead of its fleet looks bad on its own: only the way as a whole counts.
    """
    first = planner.after(state, move)
    if not planner.is_open(first):
        return planner.worth(first)
    front = [Way(first, 0)]
    best: i64 = -1_000_000_000_000
    left = planner.depth
    while front and left > 0:
        left -= 1
        planner.roll()
        later: list[Way] = []
        for way in front:
            best = max(best, spread(planner, way.state, later))
        later.sort(key=by_worth)
        front = distinct(later, beam)
    for way in front:
        best = max(best, way.worth)
    return best


def spread(planner: Planner, state: State, later: list[Way]) -> i64:
    """Ways that go on are added to `later`; the best worth of those that end the turn."""
    best: i64 = -1_000_000_000_000
    for move in planner.options(state, planner.width):
        position = planner.after(state, move)
        worth = planner.worth(position)
        if planner.is_open(position):
            later.append(Way(position, worth))
        elif worth > best:
            best = worth
    return best


def distinct(ways: list[Way], most: i64) -> list[Way]:
    """The first ways; the same worth is mostly the same position reached in another order."""
    found: list[Way] = []
    for way in ways:
        if len(found) == most:
            break
        if not found or found[-1].worth != way.worth:
            found.append(way)
    return found
