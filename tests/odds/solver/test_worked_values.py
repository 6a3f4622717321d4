"""Values that can be worked out by hand."""

from __future__ import annotations

import pytest
from tests.odds.fleets import exact, wins

from starboard.odds.solver.dice import level_chances


def near(value: float) -> object:
    return pytest.approx(value, abs=1e-12)


@pytest.mark.rule("ECL-CMB-10")
def test_equal_initiative_lets_the_defender_shoot_first() -> None:
    # Both hit with 1/6; the second to shoot wins (5/6 * 1/6) / (1 - 25/36).
    assert wins("int vs int") == near(5 / 11)


@pytest.mark.rule("ECL-CMB-09")
def test_higher_initiative_shoots_first() -> None:
    assert wins("int[init=4] vs int") == near(6 / 11)


@pytest.mark.rule("ECL-HIT-05")
def test_a_four_with_computers_three_hits_one_shield_but_not_two() -> None:
    # Faces 4 and 5 and the burst hit Shield 1 with Computer 3; with Shield 2 only 5 and burst.
    assert level_chances(3, [1, 2]) == [near(3 / 6), near(1 / 6), near(2 / 6)]


@pytest.mark.rule("ECL-HIT-04")
def test_shields_never_stop_a_burst_and_computers_never_save_a_blank() -> None:
    assert level_chances(0, [9]) == [near(5 / 6), near(1 / 6)]
    assert level_chances(9, [0]) == [near(1 / 6), near(5 / 6)]


@pytest.mark.rule("ECL-HIT-07")
def test_damage_equal_to_the_hull_leaves_the_ship_alive() -> None:
    # Nobody shoots back: every ship falls in the end, after 2 hits as well as after 1.
    odds = exact("int vs cru[die=0,hull=1]")
    assert odds.attacker_wins == near(1.0)
    assert exact("int[mis=2y,die=0] vs cru[die=0,hull=1]").attacker_wins == near(1 / 36)
    assert exact("int[mis=1o,die=0] vs cru[die=0,hull=1]").attacker_wins == near(1 / 6)


@pytest.mark.rule("ECL-HIT-08")
def test_surplus_damage_is_lost() -> None:
    # One red missile destroys one interceptor, never two.
    assert exact("int[mis=1r,die=0] vs 2 int[die=0]").attacker_wins == 0.0


@pytest.mark.rule("ECL-TEC-19")
def test_the_splitter_divides_a_red_cannon_hit_but_no_missile() -> None:
    shot = "int[init=4,die=1r] {splitter} vs 4 int[die=1r,comp=4]"
    # A hit (1/6) destroys all four; otherwise somebody of the four hits back with 1 - (1/6)^4.
    miss = 5 / 6
    missed_by_all = (1 / 6) ** 4
    assert wins(shot) == near((1 / 6) / (1 - miss * missed_by_all))
    assert exact("int[mis=1r,die=0] {splitter} vs 2 int[die=0]").attacker_wins == 0.0


@pytest.mark.rule("ECL-RET-10")
@pytest.mark.rule("ECL-RET-11")
def test_without_cannons_the_defender_holds() -> None:
    odds = exact("int[die=0] vs int[die=0]")
    assert (odds.attacker_wins, odds.stalemate, odds.defender_wins) == (0.0, 1.0, 1.0)


@pytest.mark.rule("ECL-MIS-01")
@pytest.mark.rule("ECL-MIS-04")
def test_missiles_fire_once_and_a_ship_destroyed_before_fires_none() -> None:
    # The faster side kills with 1/6; otherwise the slower one answers with 1/6; then stalemate.
    odds = exact("int[mis=1y,die=0,init=4] vs int[mis=1y,die=0]")
    assert odds.attacker_wins == near(1 / 6)
    assert odds.stalemate == near(25 / 36)


@pytest.mark.rule("ROTA-DST-01")
@pytest.mark.rule("ROTA-DST-02")
def test_distortion_shield_counts_two_against_missiles_only() -> None:
    assert wins("int[mis=1y,die=0,comp=2] vs int[die=0] {distortion}") == near(1 / 6)
    assert wins("int[mis=1y,die=0,comp=2] vs int[die=0]") == near(3 / 6)
    plain = wins("int[comp=2] vs int")
    assert wins("int[comp=2] vs int {distortion}") == near(plain)


@pytest.mark.rule("ROTA-PDF-01")
@pytest.mark.rule("ROTA-PDF-04")
def test_point_defense_shoots_a_missile_down_whatever_the_shields_of_its_owner() -> None:
    # The missile hits with 5/6; the answer with Computer 4 removes it with 5/6.
    text = "int[mis=1y,comp=4,shield=3,die=0] vs int[comp=4,pd]"
    fate = exact(text)
    assert fate.attacker_wins == near(5 / 6 * 1 / 6)


@pytest.mark.rule("ROTA-SPL-03")
def test_a_split_red_hit_removes_up_to_four_missiles() -> None:
    missiles = "int[mis=4y,comp=4,die=0]"
    one_by_one = wins(f"{missiles} vs int[comp=4,die=1r,pd]")
    split = wins(f"{missiles} vs int[comp=4,die=1r,pd] {{splitter}}")
    assert split == near((1 - (1 / 6) ** 4) * 1 / 6)
    assert one_by_one > split


@pytest.mark.rule("ROTA-HOM-07")
@pytest.mark.rule("ROTA-RAR-09")
def test_regeneration_outpaces_a_single_yellow_die() -> None:
    # One damage a round at most, and one is removed: hull 1 is never exceeded.
    assert wins("int[hull=9] vs adr[hull=1,die=1y]") == 0.0
    assert wins("int[hull=9,die=2y,comp=4] vs adr[hull=1,die=0]") == near(1.0)


@pytest.mark.rule("ROTA-HOM-07")
def test_a_battle_of_millions_of_rounds_keeps_its_digits() -> None:
    # Two yellow dice against ten hit points that come back one by one: sure, but after ages.
    odds = exact("2 int[die=1y] vs adr[die=0,hull=9]")
    assert odds.attacker_wins == near(1.0)
    assert odds.stalemate == 0.0


@pytest.mark.rule("ROTA-HOM-07")
def test_a_battle_that_cannot_end_is_held_by_the_defender() -> None:
    odds = exact("int[hull=1,die=1y,regen=1] vs adr[hull=1,die=1y]")
    assert (odds.attacker_wins, odds.stalemate) == (0.0, near(1.0))


@pytest.mark.rule("ECL-REP-02")
def test_the_chance_of_two_interceptors_against_an_ancient_adds_up() -> None:
    odds = exact("2 int vs anc")
    assert odds.attacker_wins + odds.defender_wins == near(1.0)
    kills = odds.attacker_wins
    assert odds.expected_reputation(True) == near(1 + kills)
    assert odds.expected_reputation(False) == 0.0
