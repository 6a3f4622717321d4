"""What a seat cannot know changes nothing: positions that differ in hidden facts only."""

import pytest

from starboard import bots
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.options import check_options
from starboard.games import get
from starboard.games.eclipse.state import State, taken

ECLIPSE = get("eclipse")
LOW, HIGH = 1, 4


def position(hidden: int, turned: bool) -> State:
    """A game in its first round in which all others hold two tiles of one value."""
    state = ECLIPSE.setup(4, check_options(ECLIPSE.options(), {}, 4), Run(Quick(11), False))
    assert isinstance(state, State)
    for player in state.players:
        value = HIGH if player.seat == actor(state) else hidden
        state.reputation = taken(state.reputation, value, 1)
        player.keep_reputation(value)
    if turned:
        state.stacks = [list(reversed(stack)) for stack in state.stacks]
    return state


def actor(state: State) -> int:
    return int(first_bit(ECLIPSE.actors(state)))


def thoughts(level: str, state: State) -> list[tuple[str, int]]:
    seat = actor(state)
    found = bots.consider(level, ECLIPSE, state, seat, Quick(5), 0.0)
    return [(str(thought.move), int(thought.value)) for thought in found]


def test_the_positions_differ_in_what_nobody_else_sees() -> None:
    low, high = position(LOW, False), position(HIGH, True)
    seat = actor(low)
    assert ECLIPSE.view(low, seat) == ECLIPSE.view(high, seat)
    assert ECLIPSE.outcome(low).scores != ECLIPSE.outcome(high).scores


@pytest.mark.parametrize("level", bots.level_names())
def test_tiles_of_others_and_the_order_of_stacks_change_no_thought(level: str) -> None:
    assert thoughts(level, position(LOW, False)) == thoughts(level, position(HIGH, True))


@pytest.mark.parametrize("level", bots.level_names())
def test_a_chosen_move_does_not_depend_on_hidden_facts(level: str) -> None:
    moves = []
    for state in (position(LOW, False), position(HIGH, True)):
        bot = bots.make(level)
        moves.append(str(bots.think(bot, ECLIPSE, state, actor(state), Quick(6), 0.0)))
    assert moves[0] == moves[1]


def test_own_tiles_do_count() -> None:
    state = position(LOW, False)
    seat = actor(state)
    deal = ECLIPSE.determinize(state, seat, Run(Quick(1), False))
    assert isinstance(deal, State)
    assert list(deal.players[seat].reputation) == list(state.players[seat].reputation)
