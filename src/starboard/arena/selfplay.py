"""Games of self-play from which values are fitted."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.evaluator import Features, Values
from starboard.bots.fitted import features_of
from starboard.bots.planning import Planner
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move
from starboard.engine.options import check_options
from starboard.games import get


class Lesson(msgspec.Struct, frozen=True):
    """One game to play; without weights the play is prudently random."""

    game: str
    seats: int
    seed: int
    rows: list[list[int]]
    noise: int  # one move in so many is random
    width: int = 6
    tried: int = 16


class Sample(msgspec.Struct, frozen=True):
    """A position as one seat saw it, and its final score."""

    stage: int
    counts: list[int]
    score: int


def play_lesson(lesson: Lesson) -> list[Sample]:
    """Play one game; every seat is looked at whenever nothing is half done."""
    game = get(lesson.game)
    features = features_of(game)
    assert features is not None, f"nobody has described positions of {lesson.game}"
    run = Run(Quick(lesson.seed), False)
    state = game.setup(lesson.seats, check_options(game.options(), {}, lesson.seats), run)
    picks = Quick(lesson.seed * 31 + 7)
    seen: list[tuple[int, int, list[int]]] = []
    while not game.over(state):
        seat = int(first_bit(game.actors(state)))
        if features.is_quiet(state, seat):
            seen.extend(look(features, state, lesson.seats))
        game.apply(state, seat, pick(game, features, state, seat, picks, lesson), run)
    scores = game.outcome(state).scores
    return [Sample(stage, counts, scores[seat]) for stage, seat, counts in seen]


def look(features: Features, state: State, seats: int) -> list[tuple[int, int, list[int]]]:
    """The numbers of every seat."""
    stage = int(features.stage(state))
    return [(stage, seat, [int(n) for n in features.count(state, seat)]) for seat in range(seats)]


def pick(
    game: Game, features: Features, state: State, seat: int, picks: Quick, lesson: Lesson
) -> Move:
    """The move of a player who is learning."""
    moves = game.legal(state, seat)
    if len(moves) == 1:
        return moves[0]
    if not lesson.rows or picks.below(0, lesson.noise) == 0:
        some = game.prudent(state, seat, moves) or moves
        return some[picks.below(0, len(some))]
    rows: list[vec[i64]] = [vec[i64](row) for row in lesson.rows]
    values = Values(features, rows)
    planner = Planner(game, values, seat, lesson.seats, picks, lesson.width, 8)
    options = planner.options(state, lesson.tried)
    worths = [int(planner.plan_worth(state, move)) for move in options]
    return options[worths.index(max(worths))]
