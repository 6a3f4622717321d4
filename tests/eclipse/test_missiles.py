"""Missiles: once, first, and by the normal rules."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BLANK, BURST, FIVE, TERRANS, Fight

INTERCEPTOR, CRUISER = 0, 1


def arena(boards: int = 2) -> tuple[Fight, Sector]:
    fight = Fight(TERRANS[:boards])
    return fight, fight.tile(201)


def rolls_of(fight: Fight, rule: str) -> list[tuple[int, int]]:
    """Seat and type of the missile or cannon rolls, one for every volley of one face."""
    return [e.values[:2] for e in fight.told("DiceRolled") if e.rule == rule]


def tied() -> tuple[Fight, Sector]:
    """Interceptors and a cruiser with missiles and equal initiative against two cruisers."""
    fight, sector = arena()
    fight.design(0, "interceptor", "flux_missile", "nuclear_drive")
    fight.design(0, "cruiser", "flux_missile", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1, dreadnought=1)
    fight.ships(sector, 1, cruiser=2)
    return fight, sector


@pytest.mark.rule("ECL-MIS-01")
def test_missiles_are_fired_before_faster_cannons() -> None:
    fight, sector = arena()
    fight.design(0, "dreadnought", "plasma_missile")
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 0, dreadnought=1)
    fight.begin(BLANK, BURST)
    assert fight.rolls() == [(0, 2)]


@pytest.mark.rule("ECL-MIS-01")
def test_missiles_go_by_initiative_with_the_defender_first_in_ties() -> None:
    fight, sector = arena()
    for seat in (0, 1):
        fight.design(seat, "interceptor", "plasma_missile", "nuclear_drive")
        fight.design(seat, "cruiser", "plasma_missile", "fusion_drive")
    fight.ships(sector, 1, cruiser=1)
    fight.ships(sector, 0, interceptor=1)
    fight.begin(BLANK, BLANK, BLANK, BLANK)
    assert fight.rolls() == [(1, CRUISER), (0, INTERCEPTOR)]


@pytest.mark.rule("ECL-MIS-01")
def test_missiles_are_fired_once_in_a_battle() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "plasma_missile", "ion_cannon", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin(BLANK, BLANK, BURST, BLANK, BURST)
    assert len({e.values[4] for e in fight.told("DiceRolled") if e.rule == "ECL-MIS-02"}) == 1


@pytest.mark.rule("ECL-MIS-01")
def test_the_owner_chooses_which_tied_type_fires_first() -> None:
    fight, _ = tied()
    fight.begin()
    assert fight.legal == ["attack interceptor", "attack cruiser"]


@pytest.mark.rule("ECL-MIS-01")
def test_missiles_cannot_be_held_back() -> None:
    fight, _ = tied()
    fight.begin()
    assert fight.code("pass") == ("missiles_held_back", "ECL-MIS-01")


@pytest.mark.rule("ECL-MIS-01")
def test_a_type_cannot_fire_its_missiles_twice() -> None:
    fight, _ = tied()
    fight.design(0, "dreadnought", "flux_missile", "tachyon_drive")
    fight.begin(BLANK, BLANK).play("attack cruiser", BURST, FIVE)
    assert not any(move.startswith("attack cruiser") for move in fight.legal)


@pytest.mark.rule("ECL-MIS-01")
def test_firing_again_while_other_missiles_wait_is_refused() -> None:
    fight, sector = arena()
    for ship in ("interceptor", "cruiser", "dreadnought"):
        drives = {"interceptor": "nuclear_drive", "cruiser": "fusion_drive"}
        fight.design(0, ship, "flux_missile", drives.get(ship, "tachyon_drive"))
    fight.ships(sector, 0, interceptor=1, cruiser=1, dreadnought=1)
    fight.ships(sector, 1, cruiser=2)
    fight.begin().play("attack cruiser", BLANK, BLANK)
    assert fight.code("attack cruiser") == ("missiles_fired", "ECL-MIS-01")


@pytest.mark.rule("ECL-MIS-01")
def test_missiles_are_ready_again_for_the_next_opponent() -> None:
    fight, sector = arena(3)
    fight.design(2, "interceptor", "plasma_missile", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 2, interceptor=1)
    fight.begin(BURST, BLANK, BURST, BLANK)
    assert [fight.fleet(sector, seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("ECL-MIS-02")
def test_a_plasma_missile_rolls_two_dice_for_every_ship() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "plasma_missile", "nuclear_drive")
    fight.ships(sector, 0, interceptor=3)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(*[BURST] * 6)
    assert fight.values("DiceRolled") == [(0, INTERCEPTOR, 201, 1, BURST, 6)]


@pytest.mark.rule("ECL-MIS-02", "ECL-PRT-09")
def test_missiles_add_no_dice_in_engagement_rounds() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "plasma_missile", "ion_cannon", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BLANK, BLANK, BURST)
    assert fight.values("DiceRolled")[1] == (0, INTERCEPTOR, 201, 0, BURST, 1)


@pytest.mark.rule("ECL-MIS-03", "ECL-PRT-03")
def test_computers_help_missiles() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "plasma_missile", "electron_computer", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(FIVE, BLANK)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-MIS-03", "ECL-PRT-04")
def test_shields_stop_missiles() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "plasma_missile", "electron_computer", "nuclear_drive")
    fight.design(1, "interceptor", "gauss_shield", "ion_cannon", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(FIVE, FIVE, BURST)
    assert fight.fleet(sector, 0) == 0


@pytest.mark.rule("ECL-MIS-04")
def test_a_ship_destroyed_before_its_turn_fires_nothing() -> None:
    fight, sector = arena()
    fight.design(0, "interceptor", "flux_missile", "tachyon_drive")
    fight.design(1, "interceptor", "plasma_missile", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=2)
    fight.begin(BURST, BLANK, BLANK, BLANK)
    assert fight.values("DiceRolled")[2:3] == [(1, INTERCEPTOR, 201, 1, BLANK, 2)]


@pytest.mark.rule("ECL-MIS-05")
def test_nobody_retreats_in_the_missile_step() -> None:
    fight, sector = tied()
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.begin()
    assert fight.code("retreat interceptor 209") == ("no_retreat_in_missiles", "ECL-MIS-05")


@pytest.mark.rule("ECL-MIS-05", "ECL-PRT-09")
def test_cannons_are_silent_in_the_missile_step() -> None:
    fight, _ = tied()
    fight.begin()
    assert fight.code("attack dreadnought") == ("no_missiles", "ECL-PRT-09")


@pytest.mark.rule("ECL-MIS-05")
def test_a_single_type_with_missiles_fires_without_a_question() -> None:
    fight, sector = arena()
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.design(0, "interceptor", "plasma_missile", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(BLANK, BLANK)
    assert fight.rolls() == [(0, INTERCEPTOR)]
