"""How a round may go on: quick turns until its end, then the value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.bots.search.planner import Planner
from starboard.engine.bits import first_bit
from starboard.engine.flow import State

TURNS: Final[i64] = 60  # a rollout ends after so many turns at the latest
TRIED: Final[i64] = 10


def rollout(planner: Planner, state: State) -> i64:
    """The worth for the planner's seat once the stage is over and it has played greedily.

    The others wait wherever they can: that is quick, and shows what can be made of the rest of
    the stage.
    """
    features = planner.values.features
    seat = planner.seat
    stage = features.stage(state)
    left = TURNS
    while left > 0 and planner.game.actors(state) != 0 and features.stage(state) == stage:
        planner.seat = first_bit(planner.game.actors(state))
        rest = features.rest(state, planner.seat) if planner.seat != seat else None
        state = planner.after(state, rest) if rest is not None else play_turn(planner, state)
        left -= 1
    planner.seat = seat
    return planner.worth(state)


def play_turn(planner: Planner, state: State) -> State:
    """The position after the best greedy turn of whoever is to move."""
    moves = planner.options(state, TRIED)
    best = planner.finish(state, moves[0])
    if len(moves) == 1:
        return best
    top = planner.values.own(best, planner.seat)
    for move in moves[1:]:
        position = planner.finish(state, move)
        worth = planner.values.own(position, planner.seat)
        if worth > top:
            best, top = position, worth
    return best
