"""The exact solver against a slow independent one, on small battles of every kind."""

from __future__ import annotations

from random import Random

import pytest
from tests.odds.solver.naive import naive_value

from starboard.odds.battle import GREEDY, NPC, OPTIMAL, Battle, Group, Side
from starboard.odds.solver.solution import Solution

Dice = tuple[int, int, int, int]
FEATURES = ("cannons", "missiles", "point defense", "regeneration")


def some_dice(random: Random, count: int) -> Dice:
    dice = [0, 0, 0, 0]
    for _ in range(count):
        dice[random.randrange(4)] += 1
    return (dice[0], dice[1], dice[2], dice[3])


def some_group(random: Random, ship: int, feature: str) -> Group:
    cannons = random.choice([0, 1, 1, 2])
    missiles = random.choice([0, 1, 2]) if feature in ("missiles", "point defense") else 0
    return Group(
        ship,
        1 if cannons + missiles > 1 else random.randint(1, 2),
        random.randint(0, 2),
        random.randint(0, 3),
        random.randint(0, 3),
        random.randint(0, 2),
        some_dice(random, cannons),
        some_dice(random, missiles),
        regeneration=random.choice([0, 0, 1]) if feature == "regeneration" else 0,
        distortion_shield=random.random() < 0.3,
        point_defense=feature == "point defense" and random.random() < 0.7,
    )


def some_battle(seed: int, feature: str) -> Battle:
    random = Random(seed)
    attackers, defenders = random.choice([(1, 1), (2, 1), (1, 2)])
    sides = []
    for count, policies in ((attackers, [OPTIMAL, GREEDY]), (defenders, [OPTIMAL, GREEDY, NPC])):
        groups = [some_group(random, t, feature) for t in random.sample(range(4), count)]
        sides.append(Side(groups, random.choice(policies), random.random() < 0.3))
    return Battle(sides[0], sides[1])


@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("ECL-HIT-02")
def test_the_exact_value_equals_full_enumeration(seed: int, feature: str) -> None:
    battle = some_battle(seed, feature)
    solution = Solution(battle)
    assert solution.value(solution.start()) == pytest.approx(naive_value(battle), abs=1e-11)


@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize("seed", range(12))
def test_the_endings_sum_to_one_and_agree_with_the_value(seed: int, feature: str) -> None:
    solution = Solution(some_battle(seed, feature))
    endings = solution.endings()
    wins = sum(ending.chance for ending in endings if ending.attacker_won())
    assert sum(ending.chance for ending in endings) == pytest.approx(1.0, abs=1e-12)
    assert wins == pytest.approx(solution.value(solution.start()), abs=1e-12)
