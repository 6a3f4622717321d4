"""Looks a few moves ahead and counts points, in any game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.base import Bot
from starboard.bots.search.shuffle import shuffled
from starboard.bots.thought import Thought, best_first
from starboard.engine.bits import BIT
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move

TRIED: Final[i64] = 2  # of a longer list only so many random moves are looked at
WIDTH: Final[i64] = 2  # and so many in each later choice of the own turn
DEPTH: Final[i64] = 1


@final
class Novice(Bot):
    """Takes the move after which its score can stand best against the best of the others."""

    level = "novice"

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        moves = sensible(game, state, seat, picks, TRIED)
        thoughts = [Thought(move, greedy(game, state, seat, move, picks), []) for move in moves]
        return best_first(thoughts)


def sensible(game: Game, state: State, seat: i64, picks: Quick, most: i64) -> list[Move]:
    """Some of the moves that do not throw the game away, in random order."""
    moves = game.legal(state, seat)
    return shuffled(game.prudent(state, seat, moves) or moves, picks, most)


def greedy(game: Game, state: State, seat: i64, move: Move, picks: Quick) -> int:
    """The best lead seen after the move and a greedy rest of the own turn."""
    twin = game.clone(state)
    game.apply(twin, seat, move, Run(picks, False))
    best = lead(game, twin, seat)
    left = DEPTH
    while left > 0 and game.actors(twin) == BIT[seat]:
        twin = best_next(game, twin, seat, picks)
        best = max(best, lead(game, twin, seat))
        left -= 1
    return best


def best_next(game: Game, state: State, seat: i64, picks: Quick) -> State:
    """The position with the best lead that one more move can reach."""
    found = state
    top = -1_000_000
    for move in sensible(game, state, seat, picks, WIDTH):
        twin = game.clone(state)
        game.apply(twin, seat, move, Run(picks, False))
        value = lead(game, twin, seat)
        if value > top:
            found, top = twin, value
    return found


def lead(game: Game, state: State, seat: i64) -> int:
    """Own score counted twice, minus the best other score."""
    scores = game.outcome(state).scores
    others = [score for k, score in enumerate(scores) if k != seat]
    return 2 * scores[seat] - max(others)
