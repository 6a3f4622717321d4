"""Plays the best plans on to the end of the round, again and again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.base import Bot
from starboard.bots.knowledge import planner_of
from starboard.bots.levels.novice import Novice
from starboard.bots.levels.skilled import DEPTH, WIDTH, plans
from starboard.bots.search.clock import Clock
from starboard.bots.search.planner import Planner
from starboard.bots.search.rollout import rollout
from starboard.bots.thought import Thought, best_first
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game

LUCKS: Final[i64] = 4
KEPT: Final[i64] = 5
DEALS: Final[i64] = 2
PLANS: Final[i64] = 4
ROLLOUTS: Final[i64] = 6
QUICK_WIDTH: Final[i64] = 5
QUICK_DEPTH: Final[i64] = 8
TRUST: Final[i64] = 3  # rollouts that the first estimate counts for


@final
class Expert(Bot):
    """Flat Monte Carlo over the best plans of the level below; the value cuts rollouts off."""

    level = "expert"

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        clock = Clock(budget)
        careful = planner_of(game, state, seat, picks, True, WIDTH, DEPTH)
        quick = planner_of(game, state, seat, picks, False, QUICK_WIDTH, QUICK_DEPTH)
        if careful is None or quick is None:
            return Novice().consider(game, state, seat, picks, budget)
        thoughts = plans(careful, state, LUCKS, KEPT, DEALS, clock)
        if len(thoughts) == 1 or not careful.values.features.is_quiet(state, seat):
            return thoughts
        return compare(quick, state, thoughts[: int(PLANS)], clock)


def compare(planner: Planner, state: State, thoughts: list[Thought], clock: Clock) -> list[Thought]:
    """Rollouts for each plan under the same deals, until the time is over."""
    totals = [0] * len(thoughts)
    n = 0
    while n < ROLLOUTS and not clock.is_over():
        deal = planner.game.determinize(state, planner.seat, Run(planner.picks, False))
        planner.roll()
        luck = planner.luck
        for k, thought in enumerate(thoughts):
            planner.luck = luck
            planner.picks = Quick(luck)
            totals[k] += int(rollout(planner, planner.finish(deal, thought.move)))
        n += 1
    return weigh(thoughts, totals, n)


def weigh(thoughts: list[Thought], totals: list[int], n: int) -> list[Thought]:
    """The first estimate and the rollouts together, each measured against its own mean."""
    first = sum([int(thought.value) for thought in thoughts]) // len(thoughts)
    mean = sum(totals) // len(thoughts)
    found: list[Thought] = []
    for k, thought in enumerate(thoughts):
        gain = int(TRUST) * (int(thought.value) - first) + totals[k] - mean
        found.append(Thought(thought.move, first + gain // (int(TRUST) + n), []))
    return best_first(found)
