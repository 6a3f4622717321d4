"""Retreat and its penalty."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import FOUND_PORTAL, Sector

from .battles import ANCIENT, BLANK, BURST, GCDS, NPC, TERRANS, Fight

INTERCEPTOR, CRUISER = 0, 1
HOME, SECOND = 209, 103


def arena(
    *owners: int, boards: list[str] | None = None, **options: object
) -> tuple[Fight, Sector, list[Sector]]:
    """A sector, and next to it an own sector for each of these seats."""
    fight = Fight(boards or TERRANS[:2], **options)
    sector = fight.tile(101)
    near: list[Sector] = []
    for edge, seat in enumerate(owners, 1):
        near.append(fight.next_to(sector, edge, (HOME, SECOND, 105)[edge - 1]))
        fight.own(near[-1], seat)
    return fight, sector, near


def drawn(fight: Fight) -> dict[int, int]:
    """Tiles by seat once everybody has declined."""
    fight.all_decline()
    return {seat: tiles for seat, tiles, _ in fight.values("ReputationDrawn")}


# -- declaring ---------------------------------------------------------------------------------


@pytest.mark.rule("ECL-RET-01")
def test_a_type_retreats_as_a_whole_to_one_sector() -> None:
    """Some ships of a type, or two destinations for one type: no move can say that."""
    fight, sector, near = arena(0)
    fight.ships(sector, 0, interceptor=3)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BLANK)
    assert fight.fleet(near[0], 0) == 3


@pytest.mark.rule("ECL-RET-01", "ECL-RET-03")
def test_a_retreating_type_does_not_attack() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BLANK)
    assert fight.rolls() == [(1, CRUISER)]


@pytest.mark.rule("ECL-RET-01")
@pytest.mark.parametrize("move", ["attack interceptor", "retreat interceptor 209"])
def test_a_declared_retreat_cannot_be_called_off(move: str) -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin().play("retreat interceptor 209")
    assert fight.code(move) == ("already_retreating", "ECL-RET-01")


@pytest.mark.rule("ECL-RET-01")
def test_other_types_decide_for_themselves() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin().play("retreat interceptor 209")
    assert fight.legal == ["attack cruiser", "retreat cruiser 209"]


# -- where to ----------------------------------------------------------------------------------


def pursued(fight: Fight, sector: Sector) -> Fight:
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    return fight.begin()


@pytest.mark.rule("ECL-RET-02")
def test_a_connected_own_sector_without_opponents_is_a_refuge() -> None:
    fight, sector, _ = arena(0)
    assert pursued(fight, sector).legal == ["attack interceptor", "retreat interceptor 209"]


@pytest.mark.rule("ECL-RET-02")
@pytest.mark.parametrize("owner", [1, NPC])
def test_ships_retreat_only_to_own_sectors(owner: int) -> None:
    fight, sector, near = arena(0, 1)
    near[1].owner = owner
    assert pursued(fight, sector).code("retreat interceptor 103") == (
        "retreat_not_controlled",
        "ECL-RET-02",
    )


@pytest.mark.rule("ECL-RET-02")
def test_opponents_in_the_refuge_prevent_a_retreat() -> None:
    fight, sector, near = arena(0, 0)
    fight.ships(near[1], 1, interceptor=1)
    assert pursued(fight, sector).code("retreat interceptor 103") == (
        "retreat_opponents",
        "ECL-RET-02",
    )


@pytest.mark.rule("ECL-RET-02")
def test_half_a_connection_is_none() -> None:
    fight, sector, _ = arena(0)
    fight.own(fight.next_to(sector, 2, SECOND, False), 0)
    assert pursued(fight, sector).code("retreat interceptor 103") == (
        "retreat_not_connected",
        "ECL-RET-02",
    )


@pytest.mark.rule("ECL-RET-02", "ECL-TEC-17")
def test_the_wormhole_generator_needs_half_a_connection() -> None:
    fight, sector, _ = arena(0)
    fight.own(fight.next_to(sector, 2, SECOND, False), 0)
    fight.learn(0, "wormhole_generator")
    assert "retreat interceptor 103" in pursued(fight, sector).legal


@pytest.mark.rule("ECL-TEC-17")
def test_an_edge_without_any_wormhole_cannot_be_crossed() -> None:
    fight, sector, _ = arena(0)
    fight.own(fight.next_to(sector, 0, SECOND, False), 0)
    fight.learn(0, "wormhole_generator")
    assert pursued(fight, sector).code("retreat interceptor 103") == (
        "retreat_not_connected",
        "ECL-RET-02",
    )


@pytest.mark.rule("ECL-RET-02")
def test_a_sector_far_away_is_no_refuge() -> None:
    fight, sector, _ = arena(0)
    home = fight.state.players[0].home
    assert pursued(fight, sector).code(f"retreat interceptor {home}") == (
        "retreat_not_connected",
        "ECL-RET-02",
    )


@pytest.mark.rule("ECL-RET-02")
def test_warp_portals_connect() -> None:
    fight, sector, _ = arena(0, warp_portals=True)
    home = fight.home(0)
    home.portals = sector.portals = FOUND_PORTAL
    assert f"retreat interceptor {home.number}" in pursued(fight, sector).legal


@pytest.mark.rule("ECL-RET-02", "ECL-SPC-09")
def test_ancients_do_not_keep_draco_from_a_refuge() -> None:
    fight, sector, near = arena(0, boards=["draco", "terran_directorate"])
    fight.npcs(near[0], ANCIENT)
    assert "retreat interceptor 209" in pursued(fight, sector).legal


# -- leaving -----------------------------------------------------------------------------------


@pytest.mark.rule("ECL-RET-03")
def test_retreating_ships_are_targets_until_they_have_left() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BURST)
    assert fight.values("ShipDestroyed") == [(0, INTERCEPTOR, 101)]


@pytest.mark.rule("ECL-RET-04")
def test_the_next_activation_takes_the_type_out_of_the_battle() -> None:
    fight, sector, near = arena(0)
    fight.ships(sector, 0, interceptor=2)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BLANK)
    assert (fight.fleet(sector, 0), fight.fleet(near[0], 0)) == (0, 2)


@pytest.mark.rule("ECL-RET-04")
def test_ships_that_have_retreated_cannot_attack() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BLANK)
    assert fight.code("attack interceptor") == ("have_retreated", "ECL-RET-04")


@pytest.mark.rule("ECL-RET-04")
def test_ships_that_have_retreated_cannot_be_attacked() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1, dreadnought=1)
    fight.design(0, "cruiser", "nuclear_drive")
    fight.design(0, "dreadnought", "nuclear_drive")
    fight.design(1, "cruiser", "ion_cannon")
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209").play("attack cruiser")
    fight.play("attack dreadnought", BLANK).play("attack cruiser").play("attack dreadnought", BURST)
    assert fight.code("assign 1 yellow burst interceptor 0") == ("have_retreated", "ECL-RET-04")


@pytest.mark.rule("ECL-RET-04", "ECL-CMB-12")
def test_retreating_ships_take_their_damage_along() -> None:
    fight, sector, near = arena(0)
    fight.ships(sector, 0, cruiser=2)
    fight.hurt(sector, 0, "cruiser", 1, 0)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin().play("retreat cruiser 209")
    assert fight.damages(near[0], 0, "cruiser") == [1, 0]


@pytest.mark.rule("ECL-RET-05")
def test_pinned_ships_may_retreat() -> None:
    fight, sector, near = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, dreadnought=2)
    fight.begin().play("retreat interceptor 209", BLANK, BLANK, BLANK, BLANK)
    assert fight.fleet(near[0], 0) == 1


@pytest.mark.rule("ECL-RET-05")
def test_ships_without_a_drive_retreat_from_the_center_defense_system() -> None:
    fight, sector, near = arena(0)
    fight.design(0, "interceptor", "ion_cannon")
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, GCDS)
    fight.begin().play("retreat interceptor 209", BLANK, BLANK, BLANK, BLANK)
    assert fight.fleet(near[0], 0) == 1


@pytest.mark.rule("ECL-RET-06")
def test_starbases_cannot_retreat() -> None:
    fight, sector, _ = arena(0)
    fight.design(0, "interceptor", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, starbase=1, interceptor=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin()
    assert fight.code("retreat starbase 209") == ("starbase_cannot_retreat", "ECL-RET-06")


@pytest.mark.rule("ECL-RET-07")
def test_a_retreat_lapses_when_the_battle_ends() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.hurt(sector, 1, "dreadnought", 2)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BURST)
    assert fight.fleet(sector, 0) == 2


@pytest.mark.rule("ECL-RET-07")
def test_a_retreat_cannot_be_completed_after_the_battle() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.hurt(sector, 1, "dreadnought", 2)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BURST)
    assert fight.code("retreat interceptor 209") == ("retreat_lapsed", "ECL-RET-07")


# -- the penalty -------------------------------------------------------------------------------


@pytest.mark.rule("ECL-RET-08")
def test_a_fleet_that_retreats_draws_nothing_for_taking_part() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=2)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BLANK)
    assert drawn(fight) == {1: 1}


@pytest.mark.rule("ECL-RET-08")
def test_tiles_for_destroyed_ships_remain_after_a_retreat() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=2)
    fight.hurt(sector, 1, "cruiser", 1, 1)
    fight.begin().play("attack interceptor", BURST, BLANK).play("retreat interceptor 209", BLANK)
    assert drawn(fight) == {0: 2, 1: 1}


@pytest.mark.rule("ECL-RET-08")
def test_a_type_that_stays_saves_the_tile_for_taking_part() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.hurt(sector, 1, "dreadnought", 2)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BURST)
    assert drawn(fight) == {0: 4, 1: 1}


@pytest.mark.rule("ECL-RET-08")
def test_losing_the_type_that_stayed_brings_the_penalty() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.hurt(sector, 0, "cruiser", 1)
    fight.ships(sector, 1, dreadnought=1)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BLANK, BURST, BLANK)
    fight.play("assign 1 yellow burst cruiser 1")
    assert drawn(fight) == {1: 3}


@pytest.mark.rule("ECL-RET-08")
def test_losing_the_type_that_retreats_brings_no_penalty() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.ships(sector, 1, dreadnought=1)
    fight.hurt(sector, 1, "dreadnought", 2)
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BLANK, BURST, BLANK)
    fight.play("assign 1 yellow burst interceptor 0").play("attack cruiser", BURST)
    assert drawn(fight) == {0: 4, 1: 2}


@pytest.mark.rule("ECL-RET-08")
def test_another_battle_in_the_sector_still_earns_the_tile() -> None:
    fight, sector, _ = arena(2, boards=TERRANS[:3])
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.ships(sector, 2, interceptor=1)
    fight.design(1, "cruiser", "tachyon_drive")
    fight.own(fight.next_to(sector, 2, SECOND), 1)
    # Both leave the first battle; the slower one is caught by its end and meets the third player.
    fight.begin().play("retreat cruiser 103").play("retreat interceptor 209")
    fight.play("attack interceptor", BURST)
    assert drawn(fight) == {0: 1, 2: 2}


@pytest.mark.rule("ECL-RET-09")
def test_the_penalty_stays_if_the_retreating_ships_are_destroyed() -> None:
    fight, sector, _ = arena(0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=1)
    fight.begin().play("retreat interceptor 209", BURST)
    assert drawn(fight) == {1: 2}


@pytest.mark.rule("ECL-RET-08", "ECL-RET-09")
def test_losses_to_non_players_are_weighed_one_by_one() -> None:
    fight, sector, _ = arena(0)
    fight.design(0, "interceptor", "ion_cannon", "tachyon_drive")
    fight.design(0, "cruiser", "ion_cannon", "tachyon_drive")
    fight.ships(sector, 0, interceptor=1, cruiser=1)
    fight.npcs(sector, ANCIENT)
    # The cruiser that stays dies first; the interceptor left behind has declared its retreat.
    fight.begin().play("retreat interceptor 209").play("attack cruiser", BLANK, BURST, BURST)
    assert drawn(fight) == {}
