"""Discs and discovery tiles after the battles."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BLANK, BURST, GUARDIAN, NPC, Fight

DRACO = ["draco", "terran_directorate"]


def visited(
    number: int = 201, squares: tuple[int, ...] = (), boards: list[str] | None = None
) -> tuple[Fight, Sector]:
    """An unarmed interceptor of seat 0 in a sector of seat 1."""
    fight = Fight(boards)
    sector = fight.tile(number)
    fight.own(sector, 1, squares)
    fight.design(0, "interceptor", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    return fight, sector


def found(boards: list[str] | None = None) -> tuple[Fight, Sector]:
    """A sector with a discovery tile."""
    fight = Fight(boards)
    sector = fight.tile(201)
    sector.discovery = 1
    return fight, sector


@pytest.mark.rule("ECL-CTL-01", "ECL-CTL-03")
def test_an_unarmed_ship_removes_the_disc_of_an_empty_sector() -> None:
    fight, sector = visited()
    fight.begin()
    assert sector.owner == NPC


@pytest.mark.rule("ECL-CTL-01")
def test_the_disc_returns_to_the_track_of_its_owner() -> None:
    fight, _ = visited()
    before = int(fight.state.players[1].discs)
    fight.begin()
    assert fight.state.players[1].discs == before + 1


@pytest.mark.rule("ECL-CTL-01")
def test_the_disc_goes_even_if_nobody_can_place_one() -> None:
    fight, sector = visited()
    fight.state.players[0].discs = 0
    fight.begin()
    assert (fight.legal, int(sector.owner)) == ([], NPC)


@pytest.mark.rule("ECL-CTL-02")
def test_a_cube_keeps_the_disc_in_place() -> None:
    """Taking such a sector: its opponent is not asked, so that no move can say it."""
    fight, sector = visited(squares=(0,))
    fight.begin()
    assert (fight.legal, int(sector.owner)) == ([], 1)


@pytest.mark.rule("ECL-CTL-02")
def test_a_cube_on_an_orbital_keeps_the_disc_in_place() -> None:
    fight, sector = visited()
    sector.orbital = 1
    sector.put_cube(9, 2)
    fight.begin()
    assert sector.owner == 1


@pytest.mark.rule("ECL-CTL-04")
def test_a_disc_may_be_placed_where_the_player_has_a_ship() -> None:
    fight, sector = visited()
    fight.begin().play("control")
    assert sector.owner == 0


@pytest.mark.rule("ECL-CTL-04")
def test_the_disc_comes_from_the_influence_track() -> None:
    fight, _ = visited()
    before = int(fight.state.players[0].discs)
    fight.begin().play("control")
    assert fight.state.players[0].discs == before - 1


@pytest.mark.rule("ECL-CTL-04")
def test_placing_a_disc_is_optional() -> None:
    fight, sector = visited()
    fight.begin().play("leave")
    assert sector.owner == NPC


@pytest.mark.rule("ECL-CTL-04")
def test_no_disc_comes_from_another_sector() -> None:
    fight, _ = visited()
    home = fight.state.players[0].home
    fight.begin()
    assert fight.code(f"disc {home} 201") == ("disc_of_the_track", "ECL-CTL-04")


@pytest.mark.rule("ECL-CTL-04")
def test_nobody_is_asked_about_a_sector_without_an_own_ship() -> None:
    """Placing a disc there, or with an empty track: nobody is asked, no move can say it."""
    fight = Fight()
    fight.tile(201)
    fight.begin()
    assert fight.legal == []


@pytest.mark.rule("ECL-CTL-04")
def test_no_battle_is_needed_to_take_an_uncontrolled_sector() -> None:
    fight = Fight()
    fight.ships(fight.tile(201), 0, interceptor=1)
    fight.begin()
    assert fight.legal == ["control", "leave"]


@pytest.mark.rule("ECL-CTL-05")
def test_a_sector_with_living_guards_cannot_be_taken() -> None:
    """Its attacker retreats or dies first, so that nobody is asked."""
    fight = Fight()
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, GUARDIAN)
    fight.begin(BURST, BURST, BURST).all_decline()
    assert (fight.legal, int(sector.owner)) == ([], NPC)


@pytest.mark.rule("ECL-CTL-05", "ECL-SPC-08")
def test_draco_may_take_a_sector_with_ancients() -> None:
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, ANCIENT)
    fight.begin().play("control")
    assert sector.owner == 0


@pytest.mark.rule("ECL-SPC-08")
def test_draco_does_not_take_a_sector_with_a_guardian() -> None:
    """Draco must fight it, so that no ship of Draco is left beside a living Guardian."""
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, GUARDIAN)
    fight.begin(BURST, BURST, BURST).all_decline()
    assert (fight.legal, int(sector.owner)) == ([], NPC)


@pytest.mark.rule("ECL-CTL-06")
def test_the_last_disc_is_offered_to_the_higher_sector_first() -> None:
    fight, _ = visited()
    fight.state.players[0].discs = 1
    fight.ships(fight.tile(301, 8, 8), 0, interceptor=1)
    fight.begin().play("control")
    assert fight.values("SectorConquered") == [(0, 301)]


@pytest.mark.rule("ECL-CTL-06")
def test_without_a_disc_left_the_lower_sector_is_not_offered() -> None:
    fight, _ = visited()
    fight.state.players[0].discs = 1
    fight.ships(fight.tile(301, 8, 8), 0, interceptor=1)
    fight.begin().play("control")
    assert fight.legal == []


@pytest.mark.rule("ECL-CTL-06")
def test_a_disc_freed_in_a_higher_sector_serves_in_a_lower_one() -> None:
    fight, _ = visited(301)
    fight.state.players[0].discs = 0
    fight.state.players[1].discs = 0
    fight.ships(fight.tile(202, 8, 8), 1, interceptor=1)
    fight.begin().play("control")
    assert fight.values("SectorConquered") == [(1, 202)]


@pytest.mark.rule("ECL-CTL-07")
def test_a_conquered_sector_is_not_colonized_in_combat() -> None:
    fight, _ = visited()
    fight.begin()
    assert fight.code("colonize 201 0 money") == ("colonize_later", "ECL-CTL-07")


@pytest.mark.rule("ECL-CTL-08")
def test_a_sector_without_squares_is_lost_to_a_single_ship() -> None:
    fight, sector = visited(208)
    fight.begin()
    assert sector.owner == NPC


@pytest.mark.rule("ECL-CTL-08")
def test_a_sector_whose_last_cube_dies_is_lost_in_the_same_round() -> None:
    fight, sector = visited(squares=(0,))
    fight.learn(0, "neutron_bombs")
    fight.begin().play("bombs").play("control")
    assert sector.owner == 0


# -- discovery tiles ---------------------------------------------------------------------------


@pytest.mark.rule("ECL-DSC-16")
def test_a_ship_takes_the_discovery_tile_after_control_is_settled() -> None:
    fight, sector = found()
    fight.ships(sector, 0, interceptor=1)
    fight.begin().play("leave")
    assert "keep" in fight.legal


@pytest.mark.rule("ECL-DSC-16")
def test_control_alone_takes_no_discovery_tile() -> None:
    fight, sector = found()
    fight.own(sector, 0)
    fight.begin()
    assert (fight.legal, int(sector.discovery)) == ([], 1)


@pytest.mark.rule("ECL-DSC-16")
def test_taking_the_tile_is_not_optional() -> None:
    fight, sector = found()
    fight.ships(sector, 0, interceptor=1)
    fight.begin().play("leave")
    assert fight.code("pass")[0] == "discovery_undecided"


@pytest.mark.rule("ECL-DSC-16")
def test_tiles_are_taken_from_the_highest_number_down() -> None:
    fight, sector = found()
    other = fight.tile(301, 8, 8)
    other.discovery = 1
    for place, seat in ((sector, 0), (other, 1)):
        fight.ships(place, seat, interceptor=1)
        fight.own(place, seat)
    fight.begin()
    assert fight.seat == 1


@pytest.mark.rule("ECL-DSC-15")
def test_whoever_destroys_the_guards_takes_the_tile() -> None:
    fight, sector = found()
    fight.design(0, "cruiser", "tachyon_drive", "plasma_cannon")
    fight.ships(sector, 0, cruiser=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(BURST).all_decline().play("control")
    assert "keep" in fight.legal


@pytest.mark.rule("ECL-DSC-15")
def test_living_guards_keep_the_tile() -> None:
    """Nobody is left there to be asked, so that no move can take it."""
    fight, sector = found()
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(BLANK, BURST, BURST).all_decline()
    assert sector.discovery == 1


@pytest.mark.rule("ECL-SPC-10")
def test_draco_cannot_take_a_tile_beside_ancients() -> None:
    fight, sector = found(DRACO)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, ANCIENT)
    fight.begin().play("control")
    assert (fight.legal, int(sector.discovery)) == ([], 1)


@pytest.mark.rule("ECL-SPC-10")
def test_draco_takes_the_tile_of_an_own_sector_without_a_ship() -> None:
    fight, sector = found(DRACO)
    fight.own(sector, 0, (0,))
    fight.design(1, "interceptor", "nuclear_drive")
    fight.ships(sector, 1, interceptor=1)
    fight.begin()
    assert fight.seat == 0


@pytest.mark.rule("ECL-SPC-10")
def test_without_control_of_draco_the_tile_goes_to_the_ship() -> None:
    fight, sector = found(DRACO)
    fight.own(sector, 0)
    fight.ships(sector, 1, interceptor=1)
    fight.begin().play("leave")
    assert (fight.seat, "keep" in fight.legal) == (1, True)
