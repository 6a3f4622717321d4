"""Where dice go: the non-player rule, greedy fire and the owner's own order."""

from __future__ import annotations

import pytest
from tests.odds.fleets import battle, wins

from starboard.odds.battle import GREEDY, NPC, Battle, Moment
from starboard.odds.solver.dice import Rolls
from starboard.odds.solver.npc import NO_KILL, cheapest_kill
from starboard.odds.solver.order import activation_order
from starboard.odds.solver.solution import Solution
from starboard.odds.solver.states import SideSpace
from starboard.odds.solver.targets import Targets


def after(fight: Battle, roll: tuple[int, ...], policy: int) -> list[tuple[int, ...]]:
    """The attacker's groups after the defender's roll."""
    space = SideSpace(fight.attacker)
    rolls = Rolls(fight.attacker, False)
    targets = Targets(space, rolls, policy, False)
    state = targets.after(space.start(), rolls.intern(roll))
    return [space.counts(state, g) for g in range(space.group_count)]


@pytest.mark.rule("ECL-NPC-03")
@pytest.mark.rule("ECL-NPC-04")
def test_ancients_destroy_the_interceptor_and_wound_the_dreadnought() -> None:
    dreadnought, interceptor = after(battle("int + dre vs anc"), (2, 0, 0, 0), NPC)
    assert (dreadnought, interceptor) == ((0, 1, 0), (0,))


@pytest.mark.rule("ECL-NPC-03")
def test_ancients_destroy_the_largest_ship_they_can() -> None:
    cruiser, interceptor = after(battle("int + cru vs anc"), (2, 0, 0, 0), NPC)
    assert (cruiser, interceptor) == ((0, 0), (1,))


@pytest.mark.rule("ECL-NPC-03")
def test_a_non_player_kill_uses_the_least_damage_and_spares_strong_dice() -> None:
    assert cheapest_kill((1, 1, 0, 1), 1, 1, 3) == (1, 1, 0, 0)
    assert cheapest_kill((1, 2, 1, 0), 1, 1, 4) == (0, 2, 0, 0)
    assert cheapest_kill((1, 0, 0, 0), 1, 1, 2) == NO_KILL


@pytest.mark.rule("ECL-NPC-03")
def test_a_non_player_kill_uses_the_lowest_roll_that_hits() -> None:
    assert cheapest_kill((1, 1, 0, 0, 0, 0, 0, 0), 2, 1, 1) == (1, 0, 0, 0, 0, 0, 0, 0)
    assert cheapest_kill((1, 1, 0, 0, 0, 0, 0, 0), 2, 2, 1) == (0, 1, 0, 0, 0, 0, 0, 0)


def test_greedy_fire_does_the_most_damage_then_destroys_then_takes_the_dearest() -> None:
    cruiser, interceptor = after(battle("int + cru vs anc"), (0, 1, 0, 0), GREEDY)
    assert (cruiser, interceptor) == ((0, 0), (1,))
    cruiser, interceptor = after(battle("int + cru vs anc"), (1, 0, 0, 0), GREEDY)
    assert (cruiser, interceptor) == ((0, 1), (0,))


@pytest.mark.rule("ECL-HIT-02")
def test_the_best_assignment_is_never_worse_than_greedy_or_the_rule() -> None:
    fleet = "2 int[comp=1] + cru[hull=2,die=1o]"
    enemy = "2 int + cru[comp=2,shield=1,die=2y]"
    best = wins(f"{fleet} vs {enemy}")
    assert best >= wins(f"{fleet} {{greedy}} vs {enemy}")
    assert best >= wins(f"{fleet} {{npc}} vs {enemy}")
    assert best <= wins(f"{fleet} vs {enemy} {{greedy}}")


@pytest.mark.rule("ECL-CMB-10")
def test_own_ties_make_a_choice_and_the_rules_ships_follow_their_list() -> None:
    order = activation_order(battle("int[init=2] + cru vs acr[init=2] + anc"), False)
    defender_nodes = [node for node in range(order.size) if order.side[node] == 1]
    choices = [order.first[node + 1] - order.first[node] for node in range(order.size)]
    assert defender_nodes == [0, 1]
    assert choices == [1, 1, 2, 1, 1]


@pytest.mark.rule("ECL-CMB-10")
def test_the_owners_order_is_at_least_as_good_as_any_fixed_one() -> None:
    enemy = "2 cru[hull=2,shield=1,comp=1,init=0]"
    ships = "3 int[comp=1,init={0}] + dre[die=2o,hull=1,init={1}]"
    free = wins(f"{ships.format(2, 2)} vs {enemy}")
    assert free >= wins(f"{ships.format(3, 2)} vs {enemy}") - 1e-12
    assert free >= wins(f"{ships.format(2, 3)} vs {enemy}") - 1e-12


def test_a_group_without_weapons_can_be_activated_and_changes_nothing() -> None:
    solution = Solution(battle("int[die=0y] + cru vs 2 int"))
    unarmed = [group.ship.name for group in solution.attacker.side.groups].index("interceptor")
    later = Moment(False, ((0, unarmed),))
    start = solution.start()
    assert solution.value_if(start, 0, unarmed, later) == solution.value_at(start, later)
