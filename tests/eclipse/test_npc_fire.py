"""Ancients, Guardians and the Center Defense System in battle."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.eclipse.combat.fire import FACES
from starboard.games.eclipse.combat.npc_fire import cheapest_kill
from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BLANK, BURST, FIVE, FOUR, GCDS, GUARDIAN, NPC, Fight

INTERCEPTOR, CRUISER, DREADNOUGHT = range(3)
YELLOW, ORANGE, BLUE, RED = range(4)


def arena(**options: object) -> tuple[Fight, Sector]:
    """Seat 0 may retreat, so that the battle stops at its decision."""
    fight = Fight(**options)
    sector = fight.tile(201)
    fight.own(fight.next_to(sector, 1, 209), 0)
    return fight, sector


def attacked(*faces: int, guards: int = 1, **fleet: int) -> tuple[Fight, Sector]:
    """Ancients roll first against slow ships of seat 0."""
    fight, sector = arena()
    for ship in ("interceptor", "cruiser"):
        fight.design(0, ship, "ion_cannon")
    fight.ships(sector, 0, **fleet)
    fight.npcs(sector, ANCIENT, guards)
    fight.begin(*faces)
    return fight, sector


def dice(*groups: tuple[int, int, int]) -> vec[i64]:
    """A pool of (colour, face, count)."""
    pool = [0] * 30
    for colour, face, count in groups:
        pool[colour * int(FACES) + face] = count
    return vec[i64](pool)


@pytest.mark.rule("ECL-NPC-01", "ECL-NPC-09")
@pytest.mark.parametrize(
    ("variant", "kind", "values"),
    [
        ("standard", ANCIENT, (2, 0, 1, 0, 1, 2)),
        ("advanced", ANCIENT, (1 << 8, 0, 1, 0, 2, 1)),
        ("standard", GUARDIAN, (3, 0, 2, 0, 2, 3)),
        ("advanced", GUARDIAN, (1 << 24, 2 << 8, 1, 0, 3, 1)),
        ("standard", GCDS, (4, 0, 2, 0, 7, 0)),
        ("advanced", GCDS, (1 << 24, 4, 2, 0, 3, 2)),
    ],
)
def test_non_players_use_the_blueprint_chosen_in_setup(
    variant: str, kind: int, values: tuple[int, ...]
) -> None:
    fight = Fight(ancients=variant, guardians=variant, gcds=variant)
    npc = fight.state.rules.npcs[kind]
    seen = (npc.dice, npc.missiles, npc.computer, npc.shield, npc.hull, npc.initiative)
    assert tuple(int(n) for n in seen) == values


@pytest.mark.rule("ECL-NPC-02")
def test_nobody_assigns_the_dice_of_non_players() -> None:
    fight, sector = attacked(BURST, BLANK, interceptor=1, dreadnought=1)
    assert fight.ships_of(sector, 0, "interceptor") == 0


@pytest.mark.rule("ECL-NPC-03")
def test_the_largest_ship_that_can_be_destroyed_is_destroyed() -> None:
    fight, _ = attacked(BURST, BURST, interceptor=2, cruiser=1, dreadnought=1)
    assert fight.values("ShipDestroyed") == [(0, CRUISER, 201), (0, INTERCEPTOR, 201)]


@pytest.mark.rule("ECL-NPC-03")
def test_a_ship_that_cannot_be_destroyed_is_passed_over() -> None:
    fight, _ = attacked(BURST, BURST, interceptor=1, dreadnought=1)
    assert fight.values("ShipDestroyed") == [(0, INTERCEPTOR, 201)]


@pytest.mark.rule("ECL-NPC-03")
def test_of_equal_ships_the_most_damaged_one_dies() -> None:
    fight, sector = arena()
    fight.ships(sector, 0, dreadnought=2)
    fight.hurt(sector, 0, "dreadnought", 2, 0)
    fight.npcs(sector, ANCIENT)
    fight.begin(BURST, BLANK)
    assert fight.damages(sector, 0, "dreadnought") == [0]


@pytest.mark.rule("ECL-NPC-03")
@pytest.mark.parametrize(
    ("pool", "needed", "used"),
    [
        ([(RED, BURST, 1), (YELLOW, BURST, 2)], 2, [(YELLOW, BURST, 2)]),
        ([(ORANGE, BURST, 1), (YELLOW, BURST, 2)], 2, [(ORANGE, BURST, 1)]),
        ([(YELLOW, BURST, 1), (YELLOW, FOUR, 1)], 1, [(YELLOW, FOUR, 1)]),
        ([(ORANGE, BURST, 2), (RED, BURST, 1)], 3, [(RED, BURST, 1)]),
        ([(ORANGE, BURST, 1), (YELLOW, BURST, 1)], 3, [(ORANGE, BURST, 1), (YELLOW, BURST, 1)]),
    ],
)
def test_a_kill_takes_least_damage_then_fewest_dice_then_lowest_rolls(
    pool: list[tuple[int, int, int]], needed: int, used: list[tuple[int, int, int]]
) -> None:
    assert cheapest_kill(dice(*pool), needed) == dice(*used)


@pytest.mark.rule("ECL-NPC-03")
def test_dice_that_cannot_destroy_a_ship_are_no_kill() -> None:
    assert cheapest_kill(dice((YELLOW, BURST, 2)), 3) is None


@pytest.mark.rule("ECL-NPC-03")
def test_shields_decide_which_ship_can_be_destroyed() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "gauss_shield")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.design(0, "interceptor", "ion_cannon")
    fight.npcs(sector, ANCIENT)
    fight.begin(FIVE, BLANK)
    assert fight.values("ShipDestroyed") == [(0, INTERCEPTOR, 201)]


@pytest.mark.rule("ECL-NPC-04")
def test_dice_that_destroy_nothing_damage_the_largest_ship() -> None:
    fight, sector = attacked(FIVE, BURST, interceptor=1, dreadnought=1)
    assert fight.damages(sector, 0, "dreadnought") == [1]


@pytest.mark.rule("ECL-NPC-04")
def test_damage_goes_to_the_largest_ship_that_the_dice_hit() -> None:
    fight, sector = arena()
    fight.design(0, "dreadnought", "gauss_shield", "hull", "hull", "hull")
    fight.design(0, "cruiser", "hull", "hull")
    fight.ships(sector, 0, cruiser=1, dreadnought=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(FIVE, BURST)
    assert (fight.damages(sector, 0, "cruiser"), fight.damages(sector, 0, "dreadnought")) == (
        [1],
        [1],
    )


@pytest.mark.rule("ECL-NPC-05")
def test_non_players_stay_where_they_are() -> None:
    fight, sector = attacked(BURST, BURST, guards=2, interceptor=1)
    fight.all_decline()
    assert fight.ships_of(sector, NPC, ANCIENT) == 2


@pytest.mark.rule("ECL-NPC-05")
def test_a_destroyed_non_player_ship_is_gone_for_good() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "tachyon_drive", "plasma_cannon")
    fight.ships(sector, 0, cruiser=1)
    fight.npcs(sector, ANCIENT)
    fight.begin().play("attack cruiser", BURST).all_decline()
    assert fight.ships_of(sector, NPC, ANCIENT) == 0


@pytest.mark.rule("ECL-NPC-06")
def test_missiles_of_non_players_are_fired_first() -> None:
    fight, sector = arena(guardians="advanced")
    fight.ships(sector, 0, interceptor=2)
    fight.npcs(sector, GUARDIAN)
    fight.begin(BURST, BLANK)
    assert fight.ships_of(sector, 0, "interceptor") == 1


@pytest.mark.rule("ECL-NPC-07")
def test_all_ancients_of_a_sector_fire_together() -> None:
    fight, _ = attacked(*[BURST] * 6, guards=3, interceptor=1)
    assert fight.values("NpcDiceRolled") == [(NPC, ANCIENT, 201, YELLOW, BURST, 6)]


@pytest.mark.rule("ECL-NPC-08")
def test_ancients_do_not_harm_the_population_of_draco() -> None:
    fight = Fight(["draco", "terran_directorate"])
    sector = fight.tile(201)
    fight.own(sector, 0, (0, 1))
    fight.npcs(sector, ANCIENT)
    fight.begin()
    assert (int(sector.owner), sector.occupied()) == (0, [0, 1])


@pytest.mark.rule("ECL-NPC-08")
def test_ancients_take_no_discovery_tile() -> None:
    fight = Fight()
    sector = fight.tile(201)
    sector.discovery = 1
    fight.npcs(sector, ANCIENT)
    fight.begin()
    assert sector.discovery == 1
