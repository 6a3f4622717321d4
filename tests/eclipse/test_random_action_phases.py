"""Random games: the contract of the engine, and nothing appears or vanishes."""

from __future__ import annotations

import pytest
from tests.eclipse.conservation import counted, reputation, techs
from tests.eclipse.positions import ECLIPSE

from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.conformance import check_game
from starboard.engine.flow import Run
from starboard.engine.history import full_options
from starboard.games.eclipse.state import State


def play_and_count(seats: int, seed: int, options: dict[str, object]) -> int:
    """Play a random game; the number of decisions after which every count was the same."""
    run = Run(Quick(seed), False)
    picks = Quick(seed + 1000)
    state = ECLIPSE.setup(seats, full_options(ECLIPSE, seats, options), run)
    assert isinstance(state, State)
    first = [counted(state, seat) for seat in range(seats)]
    tiles = (techs(state), reputation(state))
    decisions = 0
    while not ECLIPSE.over(state):
        seat = first_bit(ECLIPSE.actors(state))
        moves = ECLIPSE.legal(state, seat)
        ECLIPSE.apply(state, seat, moves[picks.below(0, len(moves))], run)
        decisions += 1
        inside = [int(player.seat) for player in state.players if not player.out]
        changed = [k for k in inside if counted(state, k) != first[k]]
        assert changed == [], f"seed {seed}, move {decisions}"
        assert (techs(state), reputation(state)) == tiles
    return decisions


@pytest.mark.rule("ECL-CMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_component_appears_or_vanishes_in_random_games(seats: int) -> None:
    for seed in range(3):
        assert play_and_count(seats, seed * 10 + seats, {}) > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_keep_the_contract(seats: int) -> None:
    report = check_game(ECLIPSE, games=1, first_seed=seats, every=23, seats=(seats,))
    assert report.games == 1


def test_random_games_with_a_draft_keep_the_contract() -> None:
    options: dict[str, object] = {"species": "draft", "warp_portals": False}
    report = check_game(ECLIPSE, games=1, options=options, every=23, seats=(3,))
    assert report.games == 1
