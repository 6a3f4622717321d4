"""Stalemate: nobody left in a battle has a cannon."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import Sector

from .battles import BLANK, BURST, Fight

INTERCEPTOR = 0


def drawn(fight: Fight) -> dict[int, int]:
    """Tiles by seat once everybody has declined."""
    fight.all_decline()
    return {seat: tiles for seat, tiles, _ in fight.values("ReputationDrawn")}


def unarmed(*owners: int) -> tuple[Fight, Sector, list[Sector]]:
    """Seat 0 defends, seat 1 attacks, nobody has a cannon."""
    fight = Fight()
    sector = fight.tile(101)
    near = [fight.next_to(sector, edge, 209 if edge == 1 else 103) for edge in (1, 2)]
    for refuge, seat in zip(near, owners, strict=False):
        fight.own(refuge, seat)
    for seat in (0, 1):
        fight.design(seat, "interceptor", "nuclear_drive")
        fight.design(seat, "cruiser", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    return fight, sector, near


@pytest.mark.rule("ECL-RET-10")
def test_unarmed_fleets_end_in_a_stalemate() -> None:
    fight, sector, near = unarmed(1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin()
    assert fight.fleet(near[0], 1) == 1


@pytest.mark.rule("ECL-RET-10")
def test_missiles_that_have_been_fired_are_no_weapons() -> None:
    fight, sector, near = unarmed(1)
    fight.design(0, "interceptor", "plasma_missile")
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BLANK, BLANK)
    assert fight.fleet(near[0], 1) == 1


@pytest.mark.rule("ECL-RET-10")
def test_one_cannon_prevents_a_stalemate() -> None:
    fight, sector, _ = unarmed(1)
    fight.ships(sector, 1, interceptor=1, dreadnought=1)
    fight.begin()
    assert "attack interceptor" in fight.legal


@pytest.mark.rule("ECL-RET-10")
def test_losing_the_last_cannon_makes_a_stalemate() -> None:
    fight, sector, _ = unarmed()
    fight.design(0, "cruiser", "ion_cannon", "nuclear_drive")
    fight.design(1, "dreadnought", "ion_cannon", "tachyon_drive")
    fight.ships(sector, 0, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin(BURST).play("assign 1 yellow burst cruiser 0", BURST)
    assert fight.told("BattleWon") != []


@pytest.mark.rule("ECL-RET-11")
def test_attackers_without_a_refuge_are_lost_in_a_stalemate() -> None:
    fight, sector, _ = unarmed()
    fight.ships(sector, 1, interceptor=2)
    fight.begin()
    assert fight.values("ShipDestroyed") == [(1, INTERCEPTOR, 101)] * 2


@pytest.mark.rule("ECL-RET-11")
def test_ships_lost_in_a_stalemate_give_no_tiles() -> None:
    fight, sector, _ = unarmed()
    fight.ships(sector, 1, interceptor=2)
    fight.begin()
    assert drawn(fight) == {0: 1, 1: 1}


@pytest.mark.rule("ECL-RET-11")
def test_the_attacker_who_leaves_a_stalemate_draws_nothing() -> None:
    fight, sector, _ = unarmed(1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin()
    assert drawn(fight) == {0: 1}


@pytest.mark.rule("ECL-RET-11")
def test_the_attacker_chooses_between_refuges_for_each_type() -> None:
    fight, sector, _ = unarmed(1, 1)
    fight.ships(sector, 1, interceptor=1, cruiser=1)
    fight.begin().play("retreat interceptor 209")
    assert fight.legal == ["retreat cruiser 209", "retreat cruiser 103"]


@pytest.mark.rule("ECL-RET-11")
@pytest.mark.parametrize("move", ["attack interceptor", "pass"])
def test_the_attacker_cannot_stay_in_a_stalemate(move: str) -> None:
    fight, sector, _ = unarmed(1, 1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin()
    assert fight.code(move) == ("must_retreat", "ECL-RET-11")


@pytest.mark.rule("ECL-RET-11")
def test_the_defender_stays_in_a_stalemate() -> None:
    fight, sector, _ = unarmed(0, 1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin()
    assert fight.fleet(sector, 0) == 1


@pytest.mark.rule("ECL-RET-04", "ECL-RET-11")
def test_a_destination_named_before_the_stalemate_stands() -> None:
    fight, sector, near = unarmed(1, 1)
    fight.design(0, "cruiser", "ion_cannon")
    fight.design(1, "dreadnought", "ion_cannon", "tachyon_drive")
    fight.design(1, "interceptor")
    fight.ships(sector, 0, cruiser=1)
    fight.ships(sector, 1, interceptor=1, dreadnought=1)
    fight.begin().play("attack dreadnought", BURST).play("assign 1 yellow burst cruiser 0")
    # The only ship left with a cannon goes, the other one has declared its retreat when it has.
    fight.play("attack interceptor").play("retreat dreadnought 209").play("attack interceptor")
    fight.play("retreat interceptor 103")
    assert fight.ships_of(near[1], 1, "interceptor") == 1
