"""What endings mean: reputation, losses, population, retreat."""

from __future__ import annotations

import pytest
from tests.odds.fleets import battle, exact

from starboard.odds.solver.outcome import materials_lost, tiles_drawn
from starboard.odds.solver.population import Population, cubes_destroyed
from starboard.odds.solver.retreat import can_leave, leave_now
from starboard.odds.solver.solution import Ending, Solution


def near(value: float) -> object:
    return pytest.approx(value, abs=1e-12)


@pytest.mark.rule("ECL-REP-02")
@pytest.mark.rule("ECL-REP-03")
def test_the_rulebooks_full_combat_draws_three_and_five_tiles() -> None:
    # Vernor attacks and loses two Interceptors; Johanna loses three and a Cruiser.
    fight = battle("3 int + cru vs 3 int + cru")
    ending = Ending(1.0, ((0, 1), (1,)), ((0, 0), (0,)))
    assert tiles_drawn(fight, ending, False) == 3
    assert tiles_drawn(fight, ending, True) == 5


@pytest.mark.rule("ECL-RET-08")
@pytest.mark.rule("ECL-RET-11")
def test_an_attacker_who_leaves_a_stalemate_draws_nothing_for_taking_part() -> None:
    fight = battle("int[die=0] vs int[die=0]")
    ending = Ending(1.0, ((1,),), ((1,),))
    assert tiles_drawn(fight, ending, True) == 0
    assert tiles_drawn(fight, ending, False) == 1


@pytest.mark.rule("ECL-RET-11")
def test_a_stalemate_destroys_an_attacker_without_a_way_out() -> None:
    fight = battle("2 cru[die=0] vs int[die=0]")
    ending = Ending(1.0, ((0, 2),), ((1,),))
    assert materials_lost(fight, ending, True) == 0
    fight.attacker.can_retreat = False
    assert materials_lost(fight, ending, True) == 10
    assert tiles_drawn(fight, ending, True) == 1


def test_expected_losses_are_build_costs() -> None:
    odds = exact("int vs int")
    assert odds.expected_losses(True) == near(3 * odds.defender_wins)
    assert odds.expected_losses(False) == near(3 * odds.attacker_wins)


def test_survivors_are_counted_with_their_damage() -> None:
    # The cruiser wins with 0 damage or with 1.
    odds = exact("cru[hull=1,init=4] vs int")
    left = {ending.attacker: ending.chance for ending in odds.endings if ending.attacker_won()}
    assert set(left) == {((0, 1),), ((1, 0),)}
    assert sum(left.values()) == near(odds.attacker_wins)
    assert odds.surviving(True, 0) == [near(odds.defender_wins), near(odds.attacker_wins)]


@pytest.mark.rule("ECL-POP-02")
@pytest.mark.rule("ECL-POP-03")
def test_orange_dice_destroy_two_cubes_and_surplus_damage_is_lost() -> None:
    fight = battle("2 int[die=1o] vs int")
    won = [Ending(1.0, ((2,),), ((0,),))]
    found = cubes_destroyed(fight.attacker, won, Population(3))
    assert found == [near(25 / 36), 0.0, near(10 / 36), near(1 / 36)]


@pytest.mark.rule("ECL-POP-01")
def test_nobody_attacks_population_after_a_lost_battle() -> None:
    fight = battle("int vs int")
    lost = [Ending(1.0, ((0,),), ((1,),))]
    assert cubes_destroyed(fight.attacker, lost, Population(2)) == [1.0, 0.0, 0.0]


@pytest.mark.rule("ECL-POP-05")
@pytest.mark.rule("ECL-TEC-20")
def test_neutron_bombs_destroy_all_unless_absorbed() -> None:
    fight = battle("int[die=0] vs int")
    won = [Ending(1.0, ((1,),), ((0,),))]
    bombs = Population(2, neutron_bombs=True)
    absorbed = Population(2, neutron_bombs=True, neutron_absorber=True)
    assert cubes_destroyed(fight.attacker, won, bombs) == [0.0, 0.0, 1.0]
    assert cubes_destroyed(fight.attacker, won, absorbed) == [1.0, 0.0, 0.0]


@pytest.mark.rule("ECL-POP-06")
def test_the_population_of_planta_falls_to_any_ship() -> None:
    fight = battle("int[die=0] vs int")
    won = [Ending(1.0, ((1,),), ((0,),))]
    planta = Population(2, neutron_absorber=True, planta=True)
    assert cubes_destroyed(fight.attacker, won, planta) == [0.0, 0.0, 1.0]


@pytest.mark.rule("ECL-RET-03")
@pytest.mark.rule("ECL-RET-04")
def test_a_retreating_group_is_shot_at_until_its_next_activation() -> None:
    # Slower than the enemy: two volleys of 1/6 each; faster: only the one in between.
    slow = battle("int[init=1] vs int")
    fast = battle("int[init=4] vs int")
    assert leave_now(slow, Solution(slow), True).expected_losses == near(3 * (1 - 25 / 36))
    assert leave_now(fast, Solution(fast), True).expected_losses == near(3 * 1 / 6)
    assert leave_now(fast, Solution(fast), True).all_lost == near(1 / 6)


@pytest.mark.rule("ECL-MIS-05")
def test_missiles_fly_before_anybody_can_leave() -> None:
    fight = battle("int[mis=1y,init=4] vs int[die=0]")
    leaving = leave_now(fight, Solution(fight), True)
    assert leaving.wins == near(1 / 6)
    assert leaving.expected_losses == 0.0


@pytest.mark.rule("ECL-RET-06")
@pytest.mark.rule("ECL-NPC-05")
def test_starbases_and_non_player_ships_cannot_leave() -> None:
    fight = battle("int vs sta")
    assert can_leave(fight.attacker)
    assert not can_leave(fight.defender)
    assert not can_leave(battle("int vs anc").defender)
