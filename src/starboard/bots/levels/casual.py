"""Plays for the best position at the end of its own turn, more or less."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.base import Bot
from starboard.bots.knowledge import planner_of
from starboard.bots.levels.novice import Novice
from starboard.bots.search.clock import Clock
from starboard.bots.search.mood import by_mood
from starboard.bots.search.planner import Planner
from starboard.bots.thought import Thought, best_first
from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game
from starboard.engine.notation import Move

WIDTH: Final[i64] = 8
DEPTH: Final[i64] = 10
TRIED: Final[i64] = 40
LUCKS: Final[i64] = 1
MOOD: Final[float] = 2_300.0
CHOICES: Final[i64] = 5


@final
class Casual(Bot):
    """One look at each move and a greedy rest of the turn; without fitted values like a novice.

    Among moves of nearly the same value its mood decides, so that no two games are alike.
    """

    level = "casual"

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        return by_mood(self.consider(game, state, seat, picks, budget), picks, MOOD, CHOICES)

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        planner = planner_of(game, state, seat, picks, False, WIDTH, DEPTH)
        if planner is None:
            return Novice().consider(game, state, seat, picks, budget)
        return glance(planner, state, TRIED, LUCKS, Clock(budget))


def glance(planner: Planner, state: State, tried: i64, lucks: i64, clock: Clock) -> list[Thought]:
    """Every move with a greedy rest of the turn.

    All moves meet the same luck. What to do in a turn may be asked under several: whoever passes
    because one exploration went wrong is out for the round.
    """
    moves = planner.options(state, tried)
    if len(moves) == 1:
        return [Thought(moves[0], planner.worth(state), [])]
    times = lucks if planner.values.features.is_quiet(state, planner.seat) else 1
    totals = [0] * len(moves)
    n: i64 = 0
    while n < times and (n == 0 or not clock.is_over()):
        add_worths(planner, state, moves, totals)
        n += 1
    return best_first([Thought(move, totals[k] // n, []) for k, move in enumerate(moves)])


def add_worths(planner: Planner, state: State, moves: list[Move], totals: list[int]) -> None:
    """The worth of every move under the same luck."""
    planner.roll()
    luck = planner.luck
    for k, move in enumerate(moves):
        planner.luck = luck
        totals[k] += int(planner.plan_worth(state, move))
