"""Hints: every move once, the same answer for the same position, strong enough to help."""

import pytest

from starboard import bots
from starboard.bots.knowledge import features_of
from starboard.bots.thought import Thought, distinct
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.options import check_options
from starboard.engine.playout import prudent_playout
from starboard.games import get, names


def positions(game: Game, seats: int, steps: int, every: int) -> list[State]:
    """Positions of one prudent game."""
    found: list[State] = []
    state = game.setup(seats, check_options(game.options(), {}, seats), Run(Quick(4), False))
    run, picks = Run(Quick(5), False), Quick(6)
    for _ in range(steps):
        prudent_playout(game, state, run, picks, every)
        if game.over(state):
            break
        found.append(game.clone(state))
    return found


def to_move(game: Game, state: State) -> int:
    return int(first_bit(game.actors(state)))


def told(thoughts: list[Thought]) -> list[tuple[str, int, list[str]]]:
    return [(str(one.move), int(one.value), one.reasons) for one in thoughts]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("exact", [False, True])
def test_no_move_is_thought_about_twice(name: str, exact: bool) -> None:
    game = get(name)
    features = features_of(game, exact)
    assert features is not None
    for state in positions(game, 3, 120, 3):
        seat = to_move(game, state)
        moves = [str(move) for move in features.useful(state, seat, game.legal(state, seat))]
        assert len(moves) == len(set(moves))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", ["casual", "skilled"])
def test_a_hint_names_no_move_twice(name: str, level: str) -> None:
    game = get(name)
    for state in positions(game, 2, 6, 11):
        moves = [str(one.move) for one in bots.hint(level, game, state, to_move(game, state))]
        assert 1 <= len(moves) == len(set(moves)) <= 3


def test_only_the_first_thought_about_a_move_is_kept() -> None:
    game = get("mini")
    state = positions(game, 2, 1, 1)[0]
    move = game.legal(state, to_move(game, state))[0]
    kept = distinct([Thought(move, 3, ["first"]), Thought(move, 2, ["second"])])
    assert told(kept) == [(str(move), 3, ["first"])]


@pytest.mark.parametrize("name", [*names(), "mini"])
@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
def test_the_same_position_gets_the_same_hint(name: str, level: str) -> None:
    game = get(name)
    for state in positions(game, 2, 3, 15):
        seat = to_move(game, state)
        first = told(bots.hint(level, game, state, seat))
        assert told(bots.hint(level, game, game.clone(state), seat)) == first


def test_a_hint_leaves_the_position_alone() -> None:
    game = get("eclipse")
    state = positions(game, 2, 1, 9)[0]
    before = game.view(state, -1)
    bots.hint("skilled", game, state, to_move(game, state))
    assert game.view(state, -1) == before


@pytest.mark.parametrize(
    ("opponents", "level"),
    [
        ([], "casual"),
        (["random"], "casual"),
        (["novice", "casual"], "casual"),
        (["skilled", "novice"], "skilled"),
        (["casual", "expert", "somebody"], "expert"),
    ],
)
def test_hints_are_as_strong_as_the_strongest_opponent(opponents: list[str], level: str) -> None:
    assert bots.coach_level(opponents) == level
