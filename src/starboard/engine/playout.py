"""Random play to the end: the inner loop of benchmarks and of the conformance suite."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import first_bit
from .chance import Quick
from .flow import Run, State
from .game import Game


def playout(game: Game, state: State, run: Run, picks: Quick, limit: i64) -> i64:
    """Uniformly random moves until the end, at most `limit`; the number of decisions."""
    n: i64 = 0
    while n < limit:
        seat = first_bit(game.actors(state))
        if seat < 0:
            return n
        moves = game.legal(state, seat)
        count: i64 = len(moves)
        game.apply(state, seat, moves[picks.below(0, count)], run)
        n += 1
    return n


def prudent_playout(game: Game, state: State, run: Run, picks: Quick, limit: i64) -> i64:
    """Random moves that do not throw the game away: fuller boards and longer lists."""
    n: i64 = 0
    while n < limit:
        seat = first_bit(game.actors(state))
        if seat < 0:
            return n
        moves = game.prudent(state, seat, game.legal(state, seat))
        count: i64 = len(moves)
        game.apply(state, seat, moves[picks.below(0, count)], run)
        n += 1
    return n


def clones(game: Game, state: State, times: i64) -> None:
    """Copy a state again and again."""
    while times > 0:
        game.clone(state)
        times -= 1
