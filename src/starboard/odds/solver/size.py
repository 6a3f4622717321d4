"""How large a battle is for the exact solver, before anything is built."""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from starboard.odds.battle import OPTIMAL, Battle, Side
from starboard.odds.solver.dice import dice_needed, shield_classes
from starboard.odds.solver.order import count_nodes
from starboard.odds.solver.states import count_states

# About a second of compiled work; a pair of states at one node is one unit.
BUDGET: Final = 3_000_000
BLOCK_WORK: Final = 10
ANSWER_WORK: Final = 200


@final
class Size:
    """Pairs of states, nodes of a round, (state, roll) combinations, and the work they make."""

    def __init__(self, pairs: i64, nodes: i64, assignments: i64, work: i64) -> None:
        self.pairs = pairs
        self.nodes = nodes
        self.assignments = assignments
        self.work = work


def estimate(battle: Battle) -> Size:
    """An upper estimate of what an exact solution costs."""
    attacker, defender = battle.attacker, battle.defender
    pairs = count_states(attacker) * count_states(defender)
    nodes = count_nodes(battle)
    assignments = 0
    answers = 0
    for shooter, target in ((attacker, defender), (defender, attacker)):
        for missile in (False, True):
            rolls = _count_rolls(shooter, target, missile)
            assignments += rolls * count_states(target)
            if missile and target.has_point_defense():
                answers += rolls * _count_placements(shooter, target)
    regenerates = attacker.regenerates() or defender.regenerates()
    work = (
        pairs * max(nodes, 1) * (BLOCK_WORK if regenerates else 1)
        + assignments
        + ANSWER_WORK * answers
    )
    return Size(_capped(pairs), nodes, _capped(assignments), _capped(work))


def _capped(number: int) -> int:
    return min(number, 10**18)


def _count_rolls(shooter: Side, target: Side, missile: bool) -> int:
    """The rolls of the largest volley, with dice beyond use left out."""
    classes = shield_classes(target, missile)
    needed = dice_needed(target, missile, classes)
    most = 1
    for group in shooter.groups:
        rolls = 1
        for damage, dice in enumerate(group.dice(missile)):
            useful = needed[damage * len(classes) : (damage + 1) * len(classes)]
            rolls *= _count_levels(dice * group.count, useful)
        most = max(most, rolls)
    return most


def _count_levels(dice: int, useful: list[int]) -> int:
    """Ways to spread the dice over the levels, each no higher than useful."""
    bounded = 1
    for limit in useful:
        bounded *= min(dice, limit) + 1
    return min(bounded, comb(dice + len(useful), len(useful)))


def _count_placements(shooter: Side, target: Side) -> int:
    """Assignments of the largest missile volley to the ships of a target with Point Defense."""
    if shooter.policy != OPTIMAL:
        return 1
    ships = sum(group.count for group in target.groups)
    dice = max(sum(group.missiles) * group.count for group in shooter.groups)
    return comb(dice + ships - 1, dice) if ships and dice else 1
