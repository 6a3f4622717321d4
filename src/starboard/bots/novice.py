"""Looks one move ahead and counts points, in any game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move

from .base import Bot

TRIED: Final[i64] = 60  # of a longer list only so many random moves are looked at


@final
class Novice(Bot):
    """Takes the move after which its score stands best against the best of the others."""

    level = "novice"

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        moves = shuffled(game.legal(state, seat), picks)[: int(TRIED)]
        best = moves[0]
        best_value = -1_000_000
        for move in moves:
            value = value_after(game, state, seat, move, picks)
            if value > best_value:
                best, best_value = move, value
        return best


def value_after(game: Game, state: State, seat: i64, move: Move, picks: Quick) -> int:
    """Own score minus the best other score after the move."""
    twin = game.clone(state)
    game.apply(twin, seat, move, Run(picks, False))
    scores = game.outcome(twin).scores
    others = [score for k, score in enumerate(scores) if k != seat]
    return 2 * scores[seat] - max(others)


def shuffled(moves: list[Move], picks: Quick) -> list[Move]:
    """A random order, so that equal values do not favour the first of the list."""
    out = moves[:]
    k = len(out) - 1
    while k > 0:
        j = int(picks.below(0, k + 1))
        out[k], out[j] = out[j], out[k]
        k -= 1
    return out
