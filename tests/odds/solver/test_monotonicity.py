"""What never hurts. Only what is true: more hull can hurt against the non-player rule."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.odds.battle import GREEDY, NPC, OPTIMAL, Battle, Group, Side
from starboard.odds.solver.solution import Solution

small = st.integers(0, 2)
dice = st.sampled_from([(1, 0, 0, 0), (0, 1, 0, 0), (2, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 0)])
missiles = st.sampled_from([(0, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0)])
counts = st.integers(1, 2)
groups = st.builds(Group, st.just(0), counts, small, small, small, small, dice, missiles)
cruisers = st.builds(Group, st.just(1), counts, small, small, small, small, dice, missiles)
fleets = st.one_of(st.lists(groups, min_size=1, max_size=1), st.tuples(groups, cruisers))
policies = st.sampled_from([OPTIMAL, GREEDY, NPC])
few = settings(max_examples=60, deadline=None)


def value(attacker: Side, defender: Side) -> float:
    solution = Solution(Battle(attacker, defender))
    return solution.value(solution.start())


def changed(
    group: Group, computer: int = 0, hull: int = 0, shield: int = 0, more: int = 0
) -> Group:
    return Group(
        group.type,
        group.count + more,
        group.initiative,
        group.hull + hull,
        group.computer + computer,
        group.shield + shield,
        group.cannons,
        group.missiles,
    )


def first_changed(fleet: list[Group], **changes: int) -> list[Group]:
    return [changed(fleet[0], **changes), *fleet[1:]]


@given(fleets, fleets, policies)
@few
def test_more_computer_never_hurts_whatever_the_enemy_does(
    mine: list[Group], theirs: list[Group], policy: int
) -> None:
    enemy = Side(list(theirs), policy)
    before = value(Side(list(mine)), enemy)
    assert value(Side(first_changed(mine, computer=1)), enemy) >= before - 1e-12


@given(fleets, fleets)
@few
def test_more_hull_never_hurts_against_the_best_play(
    mine: list[Group], theirs: list[Group]
) -> None:
    enemy = Side(list(theirs))
    before = value(Side(list(mine)), enemy)
    assert value(Side(first_changed(mine, hull=1)), enemy) >= before - 1e-12


@given(fleets, fleets)
@few
def test_more_shield_never_hurts_against_the_best_play(
    mine: list[Group], theirs: list[Group]
) -> None:
    enemy = Side(list(theirs))
    before = value(Side(list(mine)), enemy)
    assert value(Side(first_changed(mine, shield=1)), enemy) >= before - 1e-12


@given(fleets, fleets)
@few
def test_one_more_ship_never_hurts_against_the_best_play(
    mine: list[Group], theirs: list[Group]
) -> None:
    enemy = Side(list(theirs))
    before = value(Side(list(mine)), enemy)
    assert value(Side(first_changed(mine, more=1)), enemy) >= before - 1e-12


@given(fleets, fleets, policies)
@few
def test_a_stronger_enemy_computer_never_helps_the_attacker(
    mine: list[Group], theirs: list[Group], policy: int
) -> None:
    attacker = Side(list(mine), policy)
    before = value(attacker, Side(list(theirs)))
    assert value(attacker, Side(first_changed(theirs, computer=1))) <= before + 1e-12


def test_more_hull_can_hurt_against_the_non_player_rule() -> None:
    """The rule destroys the largest ship it can, so a softer one may draw better fire away."""
    enemy = Side([Group(5, 2, 2, 1, 1, 0, (2, 0, 0, 0))], NPC)
    found = []
    for hull in range(4):
        dreadnought = Group(2, 1, 1, hull, 1, 0, (0, 0, 0, 0))
        interceptors = Group(0, 3, 3, 0, 2, 0, (1, 0, 0, 0))
        found.append(value(Side([dreadnought, interceptors]), enemy))
    assert found != sorted(found)


@given(groups, groups, st.integers(1, 3))
@few
def test_more_initiative_never_hurts_a_single_group(mine: Group, other: Group, more: int) -> None:
    enemy = Side([other])
    faster = Group(
        mine.type,
        mine.count,
        mine.initiative + more,
        mine.hull,
        mine.computer,
        mine.shield,
        mine.cannons,
        mine.missiles,
    )
    assert value(Side([faster]), enemy) >= value(Side([mine]), enemy) - 1e-12
