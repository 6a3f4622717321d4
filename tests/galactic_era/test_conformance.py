"""Random games: the contract of every game, secrets, and pieces that are never lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.galactic_era.position import GAME

from starboard.engine import conformance
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.conformance import check_game
from starboard.engine.flow import Run
from starboard.engine.history import full_options
from starboard.engine.savefile import read_save
from starboard.engine.table import open_save
from starboard.games.galactic_era.player import counters_for
from starboard.games.galactic_era.state import State

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("galactic_era_*.txt"))
LONG: dict[str, object] = {"setup": "deterministic", "rounds": "12", "sides": "random"}


@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_conform(seats: int) -> None:
    assert check_game(GAME, 1, seats=(seats,), every=23).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_many_random_games_conform_with_every_secret_kept(seats: int) -> None:
    """With five numbers of players 300 games: two of three random and short, the others long.

    Every check, non-interference included, is made at every 127th decision of every game.
    """
    games = 40 if is_compiled() else 1
    assert check_game(GAME, games, seats=(seats,), every=127).games == games
    games //= 2
    assert check_game(GAME, games, 1000, LONG, 127, (seats,)).games == games


def is_compiled() -> bool:
    """Interpreted rules are too slow for many games."""
    return not str(conformance.__file__).endswith(".py")


def all_is_there(state: State) -> None:
    """Pieces, discs, dummies and cards add up; fleets hold ships; homes are owned.

    War is the same for both and never between two STO players.
    """
    for player in state.players:
        assert 0 <= player.piece_supply() <= 20
        assert 0 <= player.dummy_supply() <= 10
        assert 0 <= state.disc_supply(player.number) <= 39
        for fleet in range(5):
            assert (player.fleet_ships(fleet) > 0) == (player.fleet_hex[fleet] >= 0)
        if state.round > 0:
            assert state.owner[player.home] == player.number
    hands = [int(card) for player in state.players for card in (player.card, player.played)]
    assert sorted(state.deck + [card for card in hands if card >= 0]) == list(range(12))


def stars_are_sound(state: State) -> None:
    """A star has an owner with population, or a counter, never both."""
    for star in state.board.rules.stars:
        owned = state.owner[star] >= 0
        assert owned == (state.population(star) > 0)
        if state.round > 0:
            assert owned == (state.counter[star] < 0)


@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4, 5, 6]))
@settings(max_examples=8, deadline=None)
def test_nothing_is_lost_in_random_games(seed: int, seats: int) -> None:
    run = Run(Quick(seed), False)
    picks = Quick(seed + 1)
    state = GAME.setup(seats, full_options(GAME, seats, {}), run)
    turns = 0
    while state.stack:
        seat = int(first_bit(GAME.actors(state)))
        moves = GAME.legal(state, seat)
        GAME.apply(state, seat, moves[int(picks.below(0, len(moves)))], run)
        turns += 1
        if turns % 10 == 0:
            all_is_there(state)
            stars_are_sound(state)
    all_is_there(state)


@pytest.mark.rule("GE-SET-19", "GE-FLT-02", "GE-FLT-03")
def test_a_dealt_state_keeps_counters_and_sums_of_fleets() -> None:
    run = Run(Quick(3), False)
    state = GAME.setup(4, full_options(GAME, 4, {}), run)
    player = state.players[0]
    for fleet, ships in ((0, 4), (1, 6), (2, 9)):
        player.set_fleet_hex(fleet, 30)
        player.add_ships(fleet, 0, ships)
        player.add_dummies(fleet, 1)
        player.know(fleet, 1)
    spread = set()
    for seed in range(20):
        twin = GAME.determinize(state, 1, Run(Quick(seed), False)).players[0]
        spread.add(tuple(int(twin.fleet_ships(fleet)) for fleet in range(3)))
        shown = [counters_for(twin.fleet_ships(f)) + twin.dummies[f] for f in range(3)]
        assert shown == [3, 3, 4]
        assert twin.ships_in_fleets() == 19
    assert len(spread) > 3


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) == 4


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_same_position(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = open_save(GAME, read_save(text), verify=True)
    assert table.over
    assert table.save() == text
