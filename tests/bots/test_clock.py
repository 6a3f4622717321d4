"""Bots keep to their time."""

import time

import pytest

from starboard import bots
from starboard.bots.search.clock import Clock
from starboard.bots.search.mood import by_mood
from starboard.bots.thought import Thought
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.options import check_options
from starboard.games import get
from starboard.games.eclipse.moves.actions import DONE, PASS

ECLIPSE = get("eclipse")


def test_without_seconds_a_clock_never_ends() -> None:
    assert not Clock(0.0).is_over()


def test_a_clock_ends_after_its_seconds() -> None:
    clock = Clock(0.001)
    time.sleep(0.002)
    assert clock.is_over()


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_bot_in_a_hurry_still_answers_with_a_legal_move(level: str) -> None:
    state = ECLIPSE.setup(4, check_options(ECLIPSE.options(), {}, 4), Run(Quick(4), False))
    seat = int(first_bit(ECLIPSE.actors(state)))
    move = bots.think(bots.make(level), ECLIPSE, state, seat, Quick(1), 1e-6)
    assert str(move) in [str(one) for one in ECLIPSE.legal(state, seat)]


@pytest.mark.parametrize("level", bots.level_names())
def test_without_a_clock_the_same_chance_gives_the_same_move(level: str) -> None:
    state = ECLIPSE.setup(4, check_options(ECLIPSE.options(), {}, 4), Run(Quick(9), False))
    seat = int(first_bit(ECLIPSE.actors(state)))
    moves = [
        str(bots.think(bots.make(level), ECLIPSE, state, seat, Quick(3), 0.0)) for _ in range(2)
    ]
    assert moves[0] == moves[1]


def test_mood_never_picks_a_move_that_is_much_worse() -> None:
    thoughts = [Thought(PASS, 0, []), Thought(DONE, -20_000, [])]
    assert {str(by_mood(thoughts, Quick(k), 500.0, 3)) for k in range(200)} == {"pass"}


def test_mood_varies_between_equals() -> None:
    thoughts = [Thought(PASS, 0, []), Thought(DONE, 0, [])]
    assert {str(by_mood(thoughts, Quick(k), 500.0, 3)) for k in range(200)} == {"pass", "done"}
