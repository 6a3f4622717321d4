"""Standing answers: what a player may leave to the table."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.eclipse.arrange import control, new_table, player_of, state_of, station

from starboard.engine.table import Table
from starboard.games.eclipse.combat.aiming import best_assignment
from starboard.games.eclipse.combat.fire import POOL, keep_damage, place_of
from starboard.games.eclipse.combat.pair_battle import new_battle
from starboard.games.eclipse.combat.reputation import KeepReputation
from starboard.games.eclipse.combat.sides import ATTACKER
from starboard.games.eclipse.diplomacy.proposal import Proposal
from starboard.games.eclipse.standing import standing_answer

YELLOW_5, YELLOW_BURST, RED_BURST = 4, 5, 23


def answer(table: Table, seat: int, name: str) -> str:
    """What the table says for this seat, or nothing."""
    return str(standing_answer(state_of(table), seat, {name: True}) or "")


@pytest.mark.rule("ECL-DIP-02")
def test_proposals_are_declined_for_who_wants_it() -> None:
    table = new_table(seats=4)
    state_of(table).push(Proposal(0, 1))
    assert answer(table, 1, "decline_proposals") == "decline"
    assert answer(table, 1, "assign_dice") == ""


@pytest.mark.rule("ECL-REP-05")
def test_the_best_reputation_tile_is_kept_for_who_wants_it() -> None:
    table = new_table()
    state_of(table).push(KeepReputation(0, vec[i64]([1, 3, 2])))
    assert answer(table, 0, "best_reputation") == "tile 1"


@pytest.mark.rule("ECL-REP-07")
def test_a_full_track_swaps_its_worst_tile_for_a_better_one() -> None:
    table = new_table()
    for value in (3, 1, 2, 4):
        player_of(table, 0).keep_reputation(value)
    state_of(table).push(KeepReputation(0, vec[i64]([1, 3])))
    assert answer(table, 0, "best_reputation") == "swap 1 1"


@pytest.mark.rule("ECL-REP-07")
def test_a_full_track_of_better_tiles_keeps_none() -> None:
    table = new_table()
    for _ in range(4):
        player_of(table, 0).keep_reputation(4)
    state_of(table).push(KeepReputation(0, vec[i64]([1, 3])))
    assert answer(table, 0, "best_reputation") == "none"


def battle(dice: dict[int, int], enemies: list[str]) -> Table:
    """Seat 0 has rolled these dice against ships of seat 1."""
    table = new_table()
    state = state_of(table)
    place = control(table, 1, 207)
    station(table, 0, "cruiser", place)
    for piece in enemies:
        station(table, 1, piece, place)
    fight = new_battle(len(state.sectors) - 1, 0, 1)
    pool = POOL[:]
    for group, count in dice.items():
        pool[group] = count
    fight.pool = pool
    fight.shooter = fight.asked = ATTACKER
    fight.computer = 1
    state.push(fight)
    return table


@pytest.mark.rule("ECL-HIT-02")
def test_dice_destroy_the_most_rewarding_ship_they_can() -> None:
    table = battle({YELLOW_BURST: 2}, ["interceptor", "cruiser"])
    assert answer(table, 0, "assign_dice") == "assign 2 yellow burst cruiser 0"


@pytest.mark.rule("ECL-HIT-02")
def test_no_more_dice_than_needed_are_spent_on_a_ship() -> None:
    table = battle({YELLOW_BURST: 3}, ["interceptor", "interceptor"])
    assert answer(table, 0, "assign_dice") == "assign 1 yellow burst interceptor 0"


@pytest.mark.rule("ECL-HIT-02")
def test_dice_that_destroy_nothing_wound_the_ship_nearest_to_its_end() -> None:
    table = battle({YELLOW_BURST: 1}, ["dreadnought", "cruiser"])
    assert answer(table, 0, "assign_dice") == "assign 1 yellow burst cruiser 0"


@pytest.mark.rule("ECL-HIT-07")
def test_damage_already_taken_counts() -> None:
    table = battle({YELLOW_BURST: 1}, ["dreadnought", "cruiser"])
    state = state_of(table)
    keep_damage(state.sectors[-1], place_of(state, 1, 1), [1])
    assert answer(table, 0, "assign_dice") == "assign 1 yellow burst cruiser 1"


@pytest.mark.rule("ECL-HIT-02")
def test_every_automatic_assignment_is_legal() -> None:
    table = battle({YELLOW_5: 2, YELLOW_BURST: 1, RED_BURST: 1}, ["interceptor", "dreadnought"])
    state = state_of(table)
    fight = state.stack[-1]
    assert isinstance(fight, type(new_battle(0, 0, 1)))
    assert str(best_assignment(state, fight)) in {str(move) for move in table.legal(0)}


def test_nobody_has_standing_answers_from_the_start() -> None:
    assert [option.default for option in new_table().game.preferences()] == [False] * 3
