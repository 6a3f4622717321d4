"""Several parties in one sector."""

from __future__ import annotations

import pytest
from tests.odds.fleets import battle, wins

from starboard.odds.battle import Side
from starboard.odds.result import EXACT, MONTE_CARLO
from starboard.odds.solver.parties import SectorOdds, fighting_order, sector_odds
from starboard.odds.solver.size import BUDGET


def side(text: str, name: str = "") -> Side:
    found = battle(f"{text} vs int").attacker
    found.name = name
    return found


def chain(sides: list[Side], controller: int = -1, budget: int = BUDGET) -> SectorOdds:
    return sector_odds(sides, controller, budget, 5_000, 7)


def near(value: float) -> object:
    return pytest.approx(value, abs=1e-12)


@pytest.mark.rule("ECL-CMB-04")
def test_the_last_to_enter_fight_first_and_non_players_last() -> None:
    sides = [side("int"), side("2 anc"), side("int"), side("int")]
    assert fighting_order(sides, -1) == [1, 0, 2, 3]


@pytest.mark.rule("ECL-CMB-05")
def test_the_controller_fights_last_of_the_players() -> None:
    sides = [side("int"), side("int"), side("int")]
    assert fighting_order(sides, 2) == [2, 0, 1]


@pytest.mark.rule("ECL-CMB-04")
def test_two_parties_are_one_battle() -> None:
    found = chain([side("2 int"), side("cru[hull=2]")])
    assert found.parties[1].holds == near(wins("cru[hull=2] vs 2 int"))


@pytest.mark.rule("ECL-CMB-04")
def test_three_single_interceptors_meet_in_reverse_order() -> None:
    # The survivor of the last two attacks the first with 5/11.
    found = chain([side("int"), side("int"), side("int")])
    assert [party.holds for party in found.parties] == [
        near(6 / 11),
        near(6 / 11 * 5 / 11),
        near(5 / 11 * 5 / 11),
    ]
    assert found.method == EXACT


@pytest.mark.rule("ECL-CMB-12")
def test_damage_stays_from_battle_to_battle() -> None:
    # The cruiser surely wins the first battle, but carries its damage into the second.
    first = side("int[mis=1y,comp=4,die=0]")
    cruiser = side("cru[hull=1,init=9,comp=4,die=4y]")
    fresh = wins("cru[hull=1,init=9,comp=4,die=4y] vs int[mis=1y,comp=4,die=0]")
    worn = chain([first, side("int[mis=1y,comp=4,die=0]"), cruiser])
    assert fresh == near(1.0)
    assert worn.parties[2].holds == near(1 - (5 / 6) ** 2)


@pytest.mark.rule("ECL-REP-03")
def test_tiles_of_all_battles_together_are_limited_to_five() -> None:
    strong = side("dre[hull=40,die=20y,comp=4,init=9]")
    weak = side("2 cru[die=0]")
    found = chain([weak, weak, strong])
    assert found.parties[2].expected_reputation == near(5.0)
    assert found.parties[0].expected_reputation == near(1.0)
    assert found.parties[0].expected_losses == near(10.0)


def test_the_chances_of_all_parties_sum_to_one() -> None:
    found = chain([side("2 int"), side("anc"), side("cru"), side("int[mis=1o]")], 2)
    assert sum(party.holds for party in found.parties) == near(1.0)
    held = sum(sum(party.survivors.values()) for party in found.parties)
    assert held == near(1.0)


def test_a_chain_above_the_budget_is_rolled_out_and_says_so() -> None:
    sides = [side("2 int {greedy}"), side("anc"), side("cru {greedy}")]
    exact = chain(sides)
    rolled = chain(sides, budget=0)
    assert (rolled.method, rolled.runs) == (MONTE_CARLO, 5_000)
    for one, other in zip(exact.parties, rolled.parties, strict=True):
        sigma = (one.holds * (1 - one.holds) / rolled.runs) ** 0.5
        assert abs(one.holds - other.holds) <= 4 * sigma
        assert other.expected_losses == pytest.approx(one.expected_losses, abs=0.2)
        assert other.expected_reputation == pytest.approx(one.expected_reputation, abs=0.1)
