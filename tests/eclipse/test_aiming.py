"""Dice that are left to the table."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.combat.aiming import best_assignment
from starboard.games.eclipse.combat.sides import Sides
from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BURST, FIVE, Fight


def volley(*weapons: str, **enemy: int) -> tuple[Fight, Sector]:
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "cruiser", "tachyon_drive", *weapons)
    fight.ships(sector, 0, cruiser=1)
    fight.ships(sector, 1, **enemy)
    return fight, sector


def best(fight: Fight) -> str:
    step = fight.state.stack[-1]
    assert isinstance(step, Sides)
    return str(best_assignment(fight.state, step))


def test_the_most_valuable_ship_is_destroyed() -> None:
    fight, _ = volley("ion_cannon", "ion_cannon", interceptor=2, cruiser=1)
    fight.begin(BURST, BURST)
    assert best(fight) == "assign 2 yellow burst cruiser 0"


def test_a_strong_die_is_kept_for_the_ship_that_needs_it() -> None:
    fight, _ = volley("ion_cannon", "soliton_cannon", interceptor=2, dreadnought=1)
    fight.begin(BURST, BURST)
    assert best(fight) == "assign 1 blue burst dreadnought 0"


def test_the_rest_destroys_smaller_ships() -> None:
    fight, _ = volley("ion_cannon", "soliton_cannon", interceptor=2, cruiser=1, dreadnought=1)
    fight.begin(BURST, BURST).play("assign 1 blue burst dreadnought 0")
    assert best(fight) == "assign 1 yellow burst interceptor 0"


def test_what_destroys_nothing_hurts_the_ship_nearest_to_destruction() -> None:
    fight, _ = volley("ion_cannon", cruiser=1, dreadnought=1)
    fight.design(1, "cruiser", "shard_hull")
    fight.begin(BURST)
    assert best(fight) == "assign 1 yellow burst dreadnought 0"


def test_a_damaged_ship_is_hurt_before_an_undamaged_one() -> None:
    fight, sector = volley("ion_cannon", dreadnought=2)
    fight.hurt(sector, 1, "dreadnought", 1, 0)
    fight.begin(BURST)
    assert best(fight) == "assign 1 yellow burst dreadnought 1"


def test_spare_dice_do_not_go_to_a_ship_that_dies_anyway() -> None:
    fight, _ = volley("ion_cannon", "plasma_cannon", cruiser=1, dreadnought=1)
    fight.begin(BURST, BURST).play("assign 1 orange burst cruiser 0")
    assert fight.values("ShipHit")[1][:2] == (1, 2)


def test_dice_go_only_to_ships_they_hit() -> None:
    fight, _ = volley("plasma_cannon", "electron_computer", interceptor=1, cruiser=1, dreadnought=1)
    fight.design(1, "cruiser", "gauss_shield")
    fight.begin(FIVE)
    assert best(fight) == "assign 1 orange 5 interceptor 0"


def test_points_of_a_split_hit_are_divided_for_the_most_valuable_ships() -> None:
    fight, _ = volley("antimatter_cannon", interceptor=2, dreadnought=1)
    fight.learn(0, "antimatter_splitter")
    fight.begin(BURST)
    assert best(fight) == "assign 3 point burst dreadnought 0"


def test_two_dice_destroy_one_ancient_rather_than_hurt_two() -> None:
    fight, sector = volley("ion_cannon", "ion_cannon")
    fight.npcs(sector, ANCIENT, 2)
    fight.begin(BURST, BURST)
    assert best(fight) == "assign 2 yellow burst ancient 0"


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_best_assignment_is_always_legal(seed: int) -> None:
    weapons = ["ion_turret", "plasma_turret", "soliton_cannon", "electron_computer"]
    fight, _ = volley(*weapons, interceptor=3, cruiser=2, dreadnought=1)
    fight.design(1, "cruiser", "gauss_shield", "hull")
    fight.begin(*[(seed * 7 + k * k) % 6 for k in range(5)])
    for _ in range(20):
        if not any(move.startswith("assign") for move in fight.legal):
            break
        fight.play(best(fight))
    assert not any(move.startswith("assign") for move in fight.legal)
