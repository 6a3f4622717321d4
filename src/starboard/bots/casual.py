"""Plays for the best position at the end of its own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game

from .base import Bot
from .fitted import values_of
from .novice import Novice
from .planning import Planner
from .thought import MOST, Thought, best_first, reasons_for

WIDTH: Final[i64] = 8
DEPTH: Final[i64] = 10
TRIED: Final[i64] = 40
LUCKS: Final[int] = 3


@final
class Casual(Bot):
    """One look at each move and a greedy rest of the turn; without fitted values like a novice."""

    level = "casual"

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        values = values_of(game, state, False)
        if values is None:
            return Novice().consider(game, state, seat, picks, budget)
        seats: i64 = len(game.outcome(state).scores)
        planner = Planner(game, values, seat, seats, picks, WIDTH, DEPTH)
        return glance(planner, state, TRIED, LUCKS)


def glance(planner: Planner, state: State, tried: i64, lucks: int) -> list[Thought]:
    """Every move with a greedy rest of the turn.

    All moves meet the same luck. What to do in a turn may be asked under several: whoever passes
    because one exploration went wrong is out for the round.
    """
    moves = planner.options(state, tried)
    if len(moves) == 1:
        return [Thought(moves[0], planner.worth(state), [])]
    times = lucks if planner.values.features.is_quiet(state, planner.seat) else 1
    totals = [0] * len(moves)
    for _ in range(times):
        planner.roll()
        luck = planner.luck
        for k, move in enumerate(moves):
            planner.luck = luck
            totals[k] += int(planner.plan_worth(state, move))
    return best_first([Thought(move, totals[k] // times, []) for k, move in enumerate(moves)])


def explain(planner: Planner, state: State, thoughts: list[Thought]) -> list[Thought]:
    """The best moves with their reasons."""
    for thought in thoughts[:MOST]:
        after = planner.finish(state, thought.move)
        thought.reasons = reasons_for(planner.values, planner.seat, state, after)
    return thoughts[:MOST]
