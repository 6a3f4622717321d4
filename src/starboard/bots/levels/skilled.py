"""Plans whole actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.base import Bot
from starboard.bots.knowledge import planner_of
from starboard.bots.levels.casual import glance
from starboard.bots.levels.novice import Novice
from starboard.bots.search.beam import beam_worth
from starboard.bots.search.clock import Clock
from starboard.bots.search.mood import by_mood
from starboard.bots.search.planner import Planner
from starboard.bots.thought import Thought, best_first
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move

WIDTH: Final[i64] = 16
DEPTH: Final[i64] = 12
TRIED: Final[i64] = 80
BEAM: Final[i64] = 3
KEPT: Final[i64] = 3
DEALS: Final[i64] = 1
LUCKS: Final[i64] = 2
MOOD: Final[float] = 1_500.0
CHOICES: Final[i64] = 3


@final
class Skilled(Bot):
    """A glance at every move, then a beam through the turn for the best, under several deals."""

    level = "skilled"

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        return by_mood(self.consider(game, state, seat, picks, budget), picks, MOOD, CHOICES)

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        planner = planner_of(game, state, seat, picks, True, WIDTH, DEPTH)
        if planner is None:
            return Novice().consider(game, state, seat, picks, budget)
        return plans(planner, state, LUCKS, KEPT, DEALS, Clock(budget))


def plans(
    planner: Planner, state: State, lucks: i64, kept: i64, deals: i64, clock: Clock
) -> list[Thought]:
    """The best moves, each with the best rest of the turn that a beam finds."""
    thoughts = glance(planner, state, TRIED, lucks, clock)[: int(kept)]
    return deepen(planner, state, thoughts, deals, clock) if len(thoughts) > 1 else thoughts


def deepen(
    planner: Planner, state: State, thoughts: list[Thought], deals: i64, clock: Clock
) -> list[Thought]:
    """The mean of a beam search under several deals of what is hidden."""
    totals = [0] * len(thoughts)
    n: i64 = 0
    while n < deals and not clock.is_over():
        deal = planner.game.determinize(state, planner.seat, Run(planner.picks, False))
        add_beams(planner, deal, thoughts, totals)
        n += 1
    if n == 0:
        return thoughts
    found = [Thought(one.move, totals[k] // n, []) for k, one in enumerate(thoughts)]
    return best_first(found)


def add_beams(planner: Planner, deal: State, thoughts: list[Thought], totals: list[int]) -> None:
    """The worth of every plan under the same luck."""
    planner.roll()
    luck = planner.luck
    for k, thought in enumerate(thoughts):
        planner.luck = luck
        totals[k] += int(beam_worth(planner, deal, thought.move, BEAM))
