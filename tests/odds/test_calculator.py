"""Exact within the budget, labelled Monte Carlo above it, remembered either way."""

from __future__ import annotations

import pytest
from tests.odds.fleets import battle, exact

from starboard.odds import calculator
from starboard.odds.calculator import Memory, Progress, odds, simulated_odds
from starboard.odds.result import EXACT, MONTE_CARLO, wilson
from starboard.odds.solver.size import estimate

SAME_POLICY = [
    "2 int[comp=1] + cru[die=1o] {greedy} vs 2 anc",
    "2 int[mis=1y] + cru {greedy} vs 2 int[shield=1] + cru[comp=1] {greedy}",
    "3 cru[comp=2,die=1r] {greedy,splitter} vs 2 gua",
    "2 cru[mis=2o,comp=1] {greedy} vs acr[hull=4,die=2y,pd]",
    "2 cru[die=2o,comp=2] {greedy} vs adr",
    "2 int[mis=2y,comp=2] {greedy} vs 2 int[die=1r,comp=1] {greedy,pd,splitter,distortion}",
]


@pytest.mark.parametrize("text", SAME_POLICY)
def test_rolling_out_agrees_with_the_exact_value_of_the_same_policy(text: str) -> None:
    fight = battle(text)
    rolled = simulated_odds(fight, estimate(fight), 3_000, 3)
    found = exact(text)
    sigma = (found.attacker_wins * found.defender_wins / rolled.runs) ** 0.5
    assert abs(rolled.attacker_wins - found.attacker_wins) <= 4 * sigma
    assert rolled.expected_losses(True) == pytest.approx(found.expected_losses(True), abs=0.4)


def test_above_the_budget_the_method_and_the_policy_change_openly() -> None:
    fight = battle("2 int[hull=3] vs 2 int[hull=2]")
    rolled = odds(fight, budget=10, runs=300, seed=2)
    low, high = rolled.interval()
    assert (rolled.method, rolled.policy, rolled.runs) == (MONTE_CARLO, "greedy/greedy", 300)
    assert low < rolled.attacker_wins < high


def test_within_the_budget_the_answer_is_exact_and_asked_for_once() -> None:
    first = odds(battle("2 int + cru vs anc"))
    again = odds(battle("cru + 2 int vs anc"))
    assert (first.method, first.policy) == (EXACT, "optimal/npc")
    assert again is first


def test_the_exact_answer_has_no_interval() -> None:
    found = exact("int vs int")
    assert found.interval() == (found.attacker_wins, found.attacker_wins)


def test_progress_is_reported_up_to_the_end() -> None:
    class Heard(Progress):
        def __init__(self) -> None:
            self.reports: list[tuple[int, int]] = []

        def report(self, done: int, total: int) -> None:
            self.reports.append((done, total))

    heard = Heard()
    fight = battle("int[hull=5] vs int[hull=6]")
    calculator.odds(fight, 0, 1_200, 5, heard)
    assert heard.reports == [(500, 1_200), (1_000, 1_200), (1_200, 1_200)]


def test_memory_forgets_the_oldest_first() -> None:
    memory = Memory(2)
    found = exact("int vs int")
    for key in ("a", "b", "c"):
        memory.keep((key,), found)
    assert memory.find(("a",)) is None
    assert memory.find(("c",)) is found


def test_the_wilson_interval_of_one_half() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


def test_the_size_estimate_counts_pairs_before_anything_is_built() -> None:
    assert estimate(battle("3 int + 2 cru vs 2 int + 2 cru")).pairs == 24 * 18
    assert estimate(battle("40 cru[hull=40] vs 40 cru[hull=40]")).work >= 10**18


# The last digits too: the same in both modes.
GOLDEN = {
    "3 int + 2 cru vs 2 anc": 0.6292576647612304,
    "3 int + 2 cru vs 2 int + 2 cru": 0.6480398904480846,
    "2 cru[mis=2o,comp=2] + int vs acr[hull=4,die=2y,pd]": 0.5841041927454839,
    "3 cru[die=2o,comp=2] vs adr": 0.49527675372611807,
}


@pytest.mark.parametrize("text", list(GOLDEN))
def test_interpreted_and_compiled_give_the_same_number(text: str) -> None:
    assert exact(text).attacker_wins == pytest.approx(GOLDEN[text], abs=2e-15)
