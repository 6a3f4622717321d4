"""Who acts when in a battle, and what a type may do."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import Sector

from .battles import BURST, SHIPS, Fight

INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE = range(4)


def arena(refuge: int | None = None) -> tuple[Fight, Sector]:
    """An empty sector, and next to it one that a player can retreat to."""
    fight = Fight()
    sector = fight.tile(101)
    if refuge is not None:
        fight.own(fight.next_to(sector, 1, 209), refuge)
    return fight, sector


@pytest.mark.rule("ECL-CMB-09")
def test_types_act_in_descending_initiative() -> None:
    fight, sector = arena()
    fight.ships(sector, 0, interceptor=1, dreadnought=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin(0, 0, 0, 0, 0, BURST)
    assert fight.rolls()[:3] == [(0, INTERCEPTOR), (1, CRUISER), (0, DREADNOUGHT)]


@pytest.mark.rule("ECL-CMB-09", "ECL-HIT-01")
def test_all_ships_of_a_type_fire_together() -> None:
    fight, sector = arena()
    fight.ships(sector, 0, interceptor=3)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin(BURST, BURST, BURST)
    assert fight.values("DiceRolled")[0] == (0, INTERCEPTOR, 101, 0, BURST, 3)


@pytest.mark.rule("ECL-CMB-09")
def test_a_type_cannot_act_before_its_initiative() -> None:
    fight, sector = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin()
    assert fight.code("attack cruiser") == ("not_activated", "ECL-CMB-09")


@pytest.mark.rule("ECL-CMB-09")
def test_a_type_without_ships_cannot_act() -> None:
    fight, sector = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin()
    assert fight.code("attack dreadnought") == ("no_ship_of_type", "ECL-CMB-09")


@pytest.mark.rule("ECL-CMB-10")
def test_equal_initiative_lets_the_defender_act_first() -> None:
    fight, sector = arena()
    fight.ships(sector, 1, cruiser=1)
    fight.ships(sector, 0, cruiser=1)
    fight.begin(0, BURST, 0, BURST)
    assert fight.rolls()[:2] == [(1, CRUISER), (0, CRUISER)]


@pytest.mark.rule("ECL-CMB-10")
def test_all_tied_types_of_the_defender_act_before_the_attacker() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, interceptor=2)
    fight.begin().play("attack cruiser", 0, 0, BURST, BURST)
    assert fight.rolls()[:3] == [(0, CRUISER), (0, INTERCEPTOR), (1, INTERCEPTOR)]


@pytest.mark.rule("ECL-CMB-10")
def test_the_owner_chooses_among_own_tied_types() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, interceptor=2)
    fight.begin()
    assert fight.legal == ["attack interceptor", "attack cruiser"]


@pytest.mark.rule("ECL-CMB-10")
def test_the_order_of_tied_types_may_change_in_the_next_round() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, interceptor=2)
    fight.begin().play("attack cruiser", 0, 0, 0, 0)
    assert fight.legal == ["attack interceptor", "attack cruiser"]


@pytest.mark.rule("ECL-CMB-10")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, interceptor=2)
    fight.begin(BURST, 0, BURST)
    assert fight.rolls()[:2] == [(0, INTERCEPTOR), (1, INTERCEPTOR)]


@pytest.mark.rule("ECL-CMB-10")
def test_tied_types_need_no_order_against_a_single_ship() -> None:
    fight, sector = arena()
    fight.design(0, "cruiser", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(0, BURST)
    assert fight.rolls() == [(0, INTERCEPTOR), (0, CRUISER)]


@pytest.mark.rule("ECL-CMB-11")
def test_a_type_attacks_or_retreats_as_a_whole() -> None:
    """Some ships attacking while others of the type retreat: no move can say that."""
    fight, sector = arena(0)
    fight.ships(sector, 0, interceptor=2)
    fight.ships(sector, 1, cruiser=1)
    fight.begin()
    assert fight.legal == ["attack interceptor", "retreat interceptor 209"]


@pytest.mark.rule("ECL-CMB-11")
@pytest.mark.parametrize("word", ["pass", "done"])
def test_a_type_cannot_stand_idle(word: str) -> None:
    fight, sector = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin()
    assert fight.code(word) == ("attack_or_retreat", "ECL-CMB-11")


@pytest.mark.rule("ECL-CMB-11")
def test_a_type_without_cannons_attacks_with_no_dice() -> None:
    fight, sector = arena(0)
    fight.design(0, "interceptor", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("attack interceptor", BURST)
    assert fight.rolls() == [(1, CRUISER)]


@pytest.mark.rule("ECL-CMB-11")
def test_nobody_is_asked_who_cannot_retreat() -> None:
    fight, sector = arena()
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BURST)
    assert fight.told("BattleWon")[0].values == (0, 101)


@pytest.mark.rule("ECL-PRT-08")
@pytest.mark.parametrize(
    ("ship", "parts", "initiative"),
    [
        ("interceptor", ["fusion_drive"], 4),
        ("dreadnought", ["nuclear_drive", "nuclear_drive", "nuclear_drive"], 3),
        ("cruiser", ["axion_computer", "ion_disruptor"], 5),
        ("starbase", [], 4),
    ],
)
def test_initiative_is_the_bonus_and_all_symbols(
    ship: str, parts: list[str], initiative: int
) -> None:
    fight, _ = arena()
    fight.design(0, ship, *parts)
    assert fight.state.players[0].blueprints[SHIPS[ship]].initiative == initiative
