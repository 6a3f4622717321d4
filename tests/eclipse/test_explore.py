"""Explore: EXP, and what species change about it."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position, open_edge

from starboard.games.eclipse.components.ids import ANCIENT

# The starting sector of seat 0 lies at 0,-2 and has wormholes to the north (0,-3), north-east
# (1,-3), south (0,-1) and south-west (-1,-1), none to the south-east and north-west.


def exploring(*boards: str) -> Position:
    p = Position(*boards)
    p.act(0, "explore")
    return p


def revealed(number: int, *boards: str, ring: int = 2, zone: str = "0 -3") -> Position:
    """Seat 0 has just revealed this tile."""
    p = Position(*boards)
    p.next_tiles(ring, number)
    p.act(0, "explore")
    p.play(0, f"explore {zone}")
    return p


@pytest.mark.rule("ECL-EXP-01")
@pytest.mark.parametrize(("board", "left"), [("hydran", 1), ("planta", 2)])
def test_planta_explore_twice_and_the_others_once(board: str, left: int) -> None:
    p = exploring(board, "orion")
    assert p.activations() == left


@pytest.mark.rule("ECL-EXP-01")
def test_an_activation_is_finished_before_the_next_begins() -> None:
    p = exploring("planta", "orion")
    p.play(0, "explore 0 -3")
    assert p.why(0, "explore 0 -1") == "tile_undecided ECL-EXP-05"


@pytest.mark.rule("ECL-EXP-02", "ECL-EXP-03")
def test_zones_next_to_control_are_offered_where_the_edge_has_a_wormhole() -> None:
    zones = exploring().options(0, "explore")
    assert zones == {"explore 0 -3", "explore 1 -3", "explore 0 -1", "explore -1 -1"}


@pytest.mark.rule("ECL-EXP-02")
def test_a_zone_with_a_sector_cannot_be_explored() -> None:
    assert exploring().why(0, "explore 0 0") == "zone_taken ECL-EXP-02"


@pytest.mark.rule("ECL-EXP-02")
def test_a_zone_without_own_sector_or_ship_next_to_it_cannot_be_explored() -> None:
    assert exploring().why(0, "explore 0 1") == "zone_not_adjacent ECL-EXP-02"


@pytest.mark.rule("ECL-EXP-02")
def test_an_unpinned_ship_can_explore_where_its_owner_has_no_control() -> None:
    p = Position()
    p.put(102, 0, -1, edges=(0, 2))
    p.ships(102, 0, interceptor=1)
    p.act(0, "explore")
    assert p.why(0, "explore 1 -1") == ""


@pytest.mark.rule("ECL-EXP-02")
def test_a_lone_ship_next_to_an_ancient_is_pinned_and_cannot_explore() -> None:
    p = Position()
    p.put(105, 0, -1, edges=(0, 2))
    p.ships(105, 0, interceptor=1)
    p.act(0, "explore")
    assert p.why(0, "explore 1 -1") == "only_pinned_ships ECL-EXP-02"


@pytest.mark.rule("ECL-EXP-02")
def test_ships_at_the_center_are_pinned_while_the_gcds_lives() -> None:
    p = Position()
    p.ships(1, 0, interceptor=3)
    p.act(0, "explore")
    assert p.why(0, "explore 0 1") == "only_pinned_ships ECL-EXP-02"


@pytest.mark.rule("ECL-EXP-03")
def test_exploring_through_an_edge_without_a_wormhole_is_refused() -> None:
    assert exploring().why(0, "explore 1 -2") == "no_wormhole_to_zone ECL-EXP-03"


@pytest.mark.rule("ECL-EXP-04")
@pytest.mark.parametrize(("zone", "first"), [("0 -1", 1), ("-1 -1", 2), ("0 -3", 3)])
def test_the_distance_from_the_center_decides_the_stack(zone: str, first: int) -> None:
    p = exploring()
    p.play(0, f"explore {zone}")
    number = next(iter(p.options(0, "place"))).split()[1]
    assert int(number) // 100 == first


@pytest.mark.rule("ECL-EXP-04")
def test_outer_sectors_spread_outwards_without_limit() -> None:
    p = Position()
    p.put(310, 0, -3, edges=(0, 3), owner=0)
    p.put(304, 0, -4, edges=(0, 3), owner=0)
    p.act(0, "explore")
    assert p.why(0, "explore 0 -5") == ""


@pytest.mark.rule("ECL-EXP-05")
def test_a_revealed_tile_is_placed_in_its_zone_or_discarded() -> None:
    p = revealed(310)
    assert {move.split()[0] for move in p.legal(0)} == {"place", "discard"}


@pytest.mark.rule("ECL-EXP-05")
def test_a_tile_that_was_not_revealed_cannot_be_placed() -> None:
    assert revealed(310).why(0, "place 304 0") == "not_the_revealed_tile ECL-EXP-05"


@pytest.mark.rule("ECL-EXP-05")
def test_the_zone_cannot_be_changed_after_the_tile_was_seen() -> None:
    assert revealed(310).why(0, "explore 1 -3") == "tile_undecided ECL-EXP-05"


@pytest.mark.rule("ECL-EXP-05")
def test_the_tile_cannot_be_kept_for_later() -> None:
    assert revealed(310).why(0, "done") == "tile_undecided ECL-EXP-05"


@pytest.mark.rule("ECL-EXP-02", "ECL-EXP-03", "ECL-EXP-06")
def test_example_4_only_rotations_with_a_full_connection_are_legal() -> None:
    p = revealed(310)
    holes = p.state.rules.box.tiles[p.state.rules.box.tile_of(310)].holes
    fitting = {f"place 310 {turn}" for turn in range(6) if open_edge(holes, turn, 3)}
    assert p.options(0, "place") == fitting


@pytest.mark.rule("ECL-EXP-06")
def test_a_rotation_without_connection_is_refused() -> None:
    p = revealed(310)
    wrong = next(turn for turn in range(6) if f"place 310 {turn}" not in p.legal(0))
    assert p.why(0, f"place 310 {wrong}") == "no_connection ECL-EXP-06"


@pytest.mark.rule("ECL-EXP-06")
def test_a_connection_to_another_players_sector_alone_is_refused() -> None:
    p = Position()
    p.put(201, 1, -3, edges=(4, 2), owner=1)
    p.next_tiles(2, 310)
    p.act(0, "explore")
    p.play(0, "explore 0 -3")
    only_foreign = [
        turn
        for turn in range(6)
        if open_edge(0b001001, turn, 2) and not open_edge(0b001001, turn, 3)
    ]
    assert [p.why(0, f"place 310 {turn}") for turn in only_foreign] == [
        "no_connection ECL-EXP-06"
    ] * len(only_foreign)


@pytest.mark.rule("ECL-EXP-07", "ECL-TEC-17")
def test_with_the_generator_a_wormhole_on_either_side_opens_a_zone() -> None:
    p = Position()
    p.learn(0, "wormhole_generator")
    p.act(0, "explore")
    assert {"explore 1 -2", "explore -1 -2"} <= p.legal(0)


@pytest.mark.rule("ECL-EXP-07")
def test_with_the_generator_neither_side_without_wormhole_is_still_refused() -> None:
    p = Position()
    p.learn(0, "wormhole_generator")
    p.next_tiles(1, 210)
    p.act(0, "explore")
    p.play(0, "explore 1 -2")
    holes = p.state.rules.box.tiles[p.state.rules.box.tile_of(210)].holes
    closed = [turn for turn in range(6) if not open_edge(holes, turn, 5)]
    legal = p.options(0, "place")
    assert [turn for turn in closed if f"place 210 {turn}" in legal] == []


@pytest.mark.rule("ECL-EXP-08")
def test_a_placed_sector_receives_its_ancients_and_a_face_down_tile() -> None:
    p = revealed(301)
    p.play(0, sorted(p.options(0, "place"))[0])
    sector = p.sector(301)
    assert (sector.npc(ANCIENT), sector.discovery) == (2, 1)


@pytest.mark.rule("ECL-EXP-09")
def test_the_explorer_takes_the_discovery_tile_of_a_sector_without_ancients() -> None:
    p = revealed(315)
    p.play(0, sorted(p.options(0, "place"))[0])
    assert "keep" in p.legal(0)


@pytest.mark.rule("ECL-EXP-09", "ECL-DSC-01")
def test_the_activation_does_not_end_with_an_undecided_discovery_tile() -> None:
    p = revealed(315)
    p.play(0, sorted(p.options(0, "place"))[0])
    assert p.why(0, "done") == "discovery_undecided ECL-EXP-09"


@pytest.mark.rule("ECL-EXP-09", "ECL-DSC-15")
def test_the_tile_of_a_sector_guarded_by_ancients_cannot_be_taken() -> None:
    p = revealed(301, "planta", "orion")
    p.play(0, sorted(p.options(0, "place"))[0])
    assert p.why(0, "reward") == "guarded_discovery ECL-DSC-15"


@pytest.mark.rule("ECL-EXP-09", "ECL-EXP-10")
def test_the_discovery_tile_is_decided_before_control() -> None:
    p = revealed(315)
    p.play(0, sorted(p.options(0, "place"))[0], "keep")
    assert p.legal(0) == {"control", "leave"}


@pytest.mark.rule("ECL-EXP-10")
def test_control_takes_the_leftmost_disc_and_needs_no_ship() -> None:
    p = revealed(310)
    p.play(0, sorted(p.options(0, "place"))[0], "control")
    assert (p.sector(310).owner, p.player(0).discs) == (0, 10)


@pytest.mark.rule("ECL-EXP-10")
def test_control_without_a_disc_on_the_track_is_refused() -> None:
    p = Position("planta", "orion")
    p.next_tiles(2, 310)
    p.player(0).discs = 1
    p.act(0, "explore")
    p.play(0, "explore 0 -3")
    p.play(0, sorted(p.options(0, "place"))[0])
    assert p.why(0, "control") == "no_disc_to_control ECL-EXP-10"


@pytest.mark.rule("ECL-EXP-10")
def test_the_sector_cannot_be_claimed_later_in_the_action() -> None:
    p = revealed(310, "planta", "orion")
    p.play(0, sorted(p.options(0, "place"))[0], "leave")
    assert p.why(0, "control") == "too_late_to_control ECL-EXP-10"


@pytest.mark.rule("ECL-EXP-11")
def test_a_sector_with_ancients_cannot_be_controlled() -> None:
    p = revealed(301, "planta", "orion")
    p.play(0, sorted(p.options(0, "place"))[0])
    assert p.why(0, "control") == "guarded_sector ECL-EXP-11"


@pytest.mark.rule("ECL-EXP-12")
def test_a_discarded_tile_goes_face_up_to_its_pile_and_the_zone_stays_empty() -> None:
    p = revealed(310)
    p.play(0, "discard")
    tile = int(p.state.rules.box.tile_of(310))
    assert (p.state.discards[2], p.state.at(0, -3)) == ([tile], -1)


@pytest.mark.rule("ECL-EXP-12", "ECL-EXP-13")
def test_the_zone_may_be_explored_again_in_the_same_action() -> None:
    p = revealed(310, "planta", "orion")
    p.play(0, "discard")
    p.play(0, "explore 0 -3")
    assert p.why(0, "discard") == ""


@pytest.mark.rule("ECL-EXP-13")
def test_an_empty_stack_is_made_of_the_discard_pile() -> None:
    p = revealed(310, "planta", "orion")
    p.play(0, "discard", "explore 0 -3")
    assert (next(iter(p.options(0, "place"))).split()[1], p.state.discards[2]) == ("310", [])


@pytest.mark.rule("ECL-EXP-14")
def test_a_ring_without_tiles_cannot_be_explored() -> None:
    p = Position()
    p.next_tiles(2)
    p.act(0, "explore")
    assert p.why(0, "explore 0 -3") == "stack_empty ECL-EXP-14"


@pytest.mark.rule("ECL-EXP-15")
def test_a_sector_just_controlled_can_be_explored_from() -> None:
    p = revealed(310, "planta", "orion")
    p.play(0, next(m for m in sorted(p.options(0, "place"))), "control")
    p.next_tiles(2, 304)
    assert p.why(0, "explore 0 -4") == ""


@pytest.mark.rule("ECL-EXP-16")
def test_exploring_moves_no_ship_disc_or_cube() -> None:
    p = revealed(310)
    p.play(0, sorted(p.options(0, "place"))[0], "leave")
    sector = p.sector(310)
    assert (sector.owner, sector.cubes, p.fleet(310, 0)) == (-1, 0, (0, 0, 0, 0))


@pytest.mark.rule("ECL-EXP-17")
def test_a_warp_portal_makes_no_distant_zone_adjacent() -> None:
    p = Position()
    p.put(381, 0, -3, edges=(3,), owner=0)
    p.put(382, 0, 4, edges=(0,))
    p.act(0, "explore")
    assert p.why(0, "explore 0 5") == "zone_not_adjacent ECL-EXP-02"


# -- species ---------------------------------------------------------------------------------


@pytest.mark.rule("ECL-SPC-07")
def test_draco_may_turn_over_a_second_tile_and_place_either() -> None:
    p = Position("draco", "hydran")
    p.next_tiles(2, 310, 304)
    p.act(0, "explore")
    p.play(0, "explore 0 -3", "another")
    assert {move.split()[1] for move in p.options(0, "place")} == {"310", "304"}


@pytest.mark.rule("ECL-SPC-07")
def test_draco_turn_over_no_third_tile() -> None:
    p = Position("draco", "hydran")
    p.next_tiles(2, 310, 304, 306)
    p.act(0, "explore")
    p.play(0, "explore 0 -3", "another")
    assert p.why(0, "another") == "no_second_tile ECL-SPC-07"


@pytest.mark.rule("ECL-SPC-07")
def test_other_species_see_one_tile() -> None:
    assert revealed(310).why(0, "another") == "no_second_tile ECL-SPC-07"


@pytest.mark.rule("ECL-SPC-07")
def test_the_tile_that_draco_do_not_place_is_discarded() -> None:
    p = Position("draco", "hydran")
    p.next_tiles(2, 310, 304)
    p.act(0, "explore")
    p.play(0, "explore 0 -3", "another")
    p.play(0, next(m for m in sorted(p.options(0, "place")) if " 304 " in m))
    assert p.state.discards[2] == [int(p.state.rules.box.tile_of(310))]


@pytest.mark.rule("ECL-SPC-07")
def test_draco_may_discard_both_tiles() -> None:
    p = Position("draco", "hydran")
    p.next_tiles(2, 310, 304)
    p.act(0, "explore")
    p.play(0, "explore 0 -3", "another", "discard")
    assert len(p.state.discards[2]) == 2


@pytest.mark.rule("ECL-SPC-08", "ECL-EXP-11")
def test_draco_may_control_an_explored_sector_with_ancients() -> None:
    p = revealed(301, "draco", "hydran")
    p.play(0, sorted(p.options(0, "place"))[0], "control")
    assert p.sector(301).owner == 0


@pytest.mark.rule("ECL-SPC-10")
def test_draco_cannot_take_a_discovery_tile_from_under_ancients() -> None:
    p = revealed(301, "draco", "hydran")
    p.play(0, sorted(p.options(0, "place"))[0])
    assert p.sector(301).discovery == 1


@pytest.mark.rule("ECL-SPC-12")
def test_planta_decide_on_the_second_exploration_after_the_first() -> None:
    p = revealed(310, "planta", "orion")
    p.play(0, sorted(p.options(0, "place"))[0], "leave", "done")
    assert p.table.actors == (1,)
