"""Plays for the best position at the end of its own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game
from starboard.engine.notation import Move

from .base import Bot
from .levels import values_of
from .novice import Novice
from .planning import Planner

WIDTH: Final[i64] = 8
DEPTH: Final[i64] = 10
TRIED: Final[i64] = 40


@final
class Casual(Bot):
    """One look at each move and a greedy rest of the turn; without fitted values like a novice."""

    level = "casual"

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        values = values_of(game, state)
        if values is None:
            return Novice().choose(game, state, seat, picks, budget)
        seats: i64 = len(game.outcome(state).scores)
        planner = Planner(game, values, seat, seats, picks, WIDTH, DEPTH)
        moves = planner.options(state, TRIED)
        best = moves[0]
        top: i64 = -1_000_000_000_000
        for move in moves:
            worth = planner.plan_worth(state, move)
            if worth > top:
                best, top = move, worth
        return best
