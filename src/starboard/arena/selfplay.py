"""Games of self-play from which values are learned."""

from __future__ import annotations

import random

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.evaluation import Features, Values
from starboard.bots.knowledge import features_of
from starboard.bots.levels.casual import glance
from starboard.bots.search.clock import Clock
from starboard.bots.search.planner import Planner
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move
from starboard.engine.options import check_options
from starboard.games import get

Rows = list[list[int]]
WIDTH = 8
DEPTH = 10


class Lesson(msgspec.Struct, frozen=True):
    """One game to play; without weights the play is prudently random.

    Every seat plays by weights of its own: `scales` says how far each of them may stray, `sign`
    turns all of that around, so that the same setup is played both ways.
    """

    game: str
    seats: int
    seed: int
    rows: Rows
    scales: Rows
    sign: int = 1
    noise: int = 0  # one move in so many is random
    tried: int = 24


class Sample(msgspec.Struct, frozen=True):
    """A position as one seat saw it."""

    stage: int
    seat: int
    counts: list[int]


class Report(msgspec.Struct, frozen=True):
    """How a lesson went: how each seat strayed, what it scored, and what was seen on the way."""

    strays: list[list[float]]
    scores: list[int]
    samples: list[Sample]


def play_lesson(lesson: Lesson) -> Report:
    """Play one game; every seat is looked at whenever nothing is half done."""
    game = get(lesson.game)
    features = features_of(game)
    assert features is not None, f"nobody has described positions of {lesson.game}"
    run = Run(Quick(lesson.seed), False)
    state = game.setup(lesson.seats, check_options(game.options(), {}, lesson.seats), run)
    strays = strays_of(lesson)
    players = learners(game, features, lesson, strays)
    picks = Quick(lesson.seed * 31 + 7)
    samples: list[Sample] = []
    while not game.over(state):
        seat = int(first_bit(game.actors(state)))
        if features.is_quiet(state, seat):
            samples.extend(look(features, state, lesson.seats))
        planner = players[seat] if players else None
        game.apply(state, seat, pick(game, planner, state, seat, picks, lesson), run)
    return Report(strays, list(game.outcome(state).scores), samples)


def strays_of(lesson: Lesson) -> list[list[float]]:
    """For every seat two numbers per feature: for the first half of the stages and the second."""
    chance = random.Random(lesson.seed)
    size = 2 * len(lesson.scales[0]) if lesson.scales else 0
    return [
        [lesson.sign * chance.gauss(0.0, 1.0) for _ in range(size)] for _ in range(lesson.seats)
    ]


def strayed(rows: Rows, scales: Rows, stray: list[float], far: float = 1.0) -> Rows:
    """Weights moved along a stray."""
    half = len(rows) // 2
    out: Rows = []
    for stage, row in enumerate(rows):
        first = 0 if stage < half else len(row)
        out.append(
            [
                round(weight + far * scales[stage][k] * stray[first + k])
                for k, weight in enumerate(row)
            ]
        )
    return out


def learners(
    game: Game, features: Features, lesson: Lesson, strays: list[list[float]]
) -> list[Planner]:
    """A planner for every seat, by its own weights."""
    if not lesson.rows:
        return []
    out: list[Planner] = []
    for seat, stray in enumerate(strays):
        rows = strayed(lesson.rows, lesson.scales, stray) if stray else lesson.rows
        values = Values(features, [vec[i64](row) for row in rows])
        picks = Quick(lesson.seed * 17 + seat)
        out.append(Planner(game, values, seat, lesson.seats, picks, WIDTH, DEPTH))
    return out


def look(features: Features, state: State, seats: int) -> list[Sample]:
    """The numbers of every seat."""
    stage = int(features.stage(state))
    return [
        Sample(stage, seat, [int(n) for n in features.count(state, seat)]) for seat in range(seats)
    ]


def pick(
    game: Game, planner: Planner | None, state: State, seat: int, picks: Quick, lesson: Lesson
) -> Move:
    """The move of a player who is learning."""
    moves = game.legal(state, seat)
    if len(moves) == 1:
        return moves[0]
    if planner is None or (lesson.noise and picks.below(0, lesson.noise) == 0):
        some = game.prudent(state, seat, moves) or moves
        return some[picks.below(0, len(some))]
    deal = game.determinize(state, seat, Run(picks, False))
    return glance(planner, deal, lesson.tried, 1, Clock(0.0))[0].move
