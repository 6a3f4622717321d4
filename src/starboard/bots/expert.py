"""Plays the best plans on to the end of the round, again and again."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game

from .base import Bot
from .fitted import values_of
from .planning import Planner
from .skilled import Skilled
from .thought import Thought, best_first

PLANS: Final[i64] = 4
ROLLOUTS: Final[i64] = 8
TURNS: Final[i64] = 60  # a rollout ends after so many turns at the latest
WIDTH: Final[i64] = 4
DEPTH: Final[i64] = 8
TRIED: Final[i64] = 10
TRUST: Final[i64] = 3  # rollouts that the first estimate counts for


@final
class Expert(Bot):
    """Flat Monte Carlo over the best plans of the level below; the value cuts rollouts off."""

    level = "expert"

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        thoughts = Skilled().consider(game, state, seat, picks, budget)
        values = values_of(game, state, False)
        if values is None or len(thoughts) == 1 or not values.features.is_quiet(state, seat):
            return thoughts
        seats: i64 = len(game.outcome(state).scores)
        planner = Planner(game, values, seat, seats, picks, WIDTH, DEPTH)
        return compare(planner, state, thoughts[: int(PLANS)], time.perf_counter() + budget)


def compare(planner: Planner, state: State, plans: list[Thought], end: float) -> list[Thought]:
    """Rollouts for each plan under the same deals, until the time is over."""
    totals = [0] * len(plans)
    n = 0
    while n < ROLLOUTS and (n == 0 or time.perf_counter() < end):
        deal = planner.game.determinize(state, planner.seat, Run(planner.picks, False))
        planner.roll()
        luck = planner.luck
        for k, plan in enumerate(plans):
            planner.luck = luck
            planner.picks = Quick(luck)
            totals[k] += int(rollout(planner, planner.finish(deal, plan.move)))
        n += 1
    return weigh(plans, totals, n)


def weigh(plans: list[Thought], totals: list[int], n: int) -> list[Thought]:
    """The first estimate and the rollouts together, each measured against its own mean."""
    first = sum([int(plan.value) for plan in plans]) // len(plans)
    mean = sum(totals) // len(plans)
    found: list[Thought] = []
    for k, plan in enumerate(plans):
        gain = int(TRUST) * (int(plan.value) - first) + totals[k] - mean
        found.append(Thought(plan.move, first + gain // (int(TRUST) + n), []))
    return best_first(found)


def rollout(planner: Planner, state: State) -> i64:
    """The worth for the planner's seat once the stage is over and all have played greedily."""
    features = planner.values.features
    seat = planner.seat
    stage = features.stage(state)
    left = TURNS
    while left > 0 and planner.game.actors(state) != 0 and features.stage(state) == stage:
        planner.seat = first_bit(planner.game.actors(state))
        state = play_turn(planner, state)
        left -= 1
    planner.seat = seat
    return planner.worth(state)


def play_turn(planner: Planner, state: State) -> State:
    """The position after the best greedy turn of whoever is to move."""
    moves = planner.options(state, TRIED)
    best = planner.finish(state, moves[0])
    if len(moves) == 1:
        return best
    top = planner.worth(best)
    for move in moves[1:]:
        position = planner.finish(state, move)
        worth = planner.worth(position)
        if worth > top:
            best, top = position, worth
    return best
