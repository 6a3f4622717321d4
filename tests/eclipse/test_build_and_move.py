"""Build, move and pinning: BUI, MOV, WRP."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.board import free_ships


def building(board: str = "terran_directorate", *techs: str, materials: int = 40) -> Position:
    p = Position(board, "terran_alliance")
    p.learn(0, *techs)
    p.store(0, materials=materials)
    p.act(0, "build")
    return p


@pytest.mark.rule("ECL-BUI-01", "ECL-BUI-02")
def test_example_8_two_ships_in_two_sectors() -> None:
    p = building(materials=13)
    p.put(310, 0, -3, edges=(3,), owner=0)
    p.play(0, "build cruiser 221", "build dreadnought 310")
    assert (p.stored(0)[0], p.fleet(221, 0), p.fleet(310, 0)) == (0, (1, 1, 0, 0), (0, 0, 1, 0))


@pytest.mark.rule("ECL-BUI-01")
def test_a_ship_in_an_uncontrolled_sector_does_not_allow_building_there() -> None:
    p = building()
    p.put(310, 0, -3, edges=(3,))
    p.ships(310, 0, cruiser=1)
    assert p.why(0, "build interceptor 310") == "not_yours_to_build ECL-BUI-01"


@pytest.mark.rule("ECL-BUI-01", "ECL-SPC-01")
@pytest.mark.parametrize(("board", "left"), [("hydran", 2), ("mechanema", 3)])
def test_build_activations_by_species(board: str, left: int) -> None:
    assert building(board).activations() == left


@pytest.mark.rule("ECL-BUI-02", "ECL-SPC-13")
@pytest.mark.parametrize(
    ("board", "prices"), [("hydran", (3, 5, 8, 3, 4, 10)), ("mechanema", (2, 4, 7, 2, 3, 8))]
)
def test_building_costs_materials(board: str, prices: tuple[int, ...]) -> None:
    pieces = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")
    paid: list[int] = []
    for piece in pieces:
        p = building(board, "starbase", "orbital", "monolith")
        p.play(0, f"build {piece} {p.home(0).number}")
        paid.append(40 - p.stored(0)[0])
    assert tuple(paid) == prices


@pytest.mark.rule("ECL-BUI-02")
def test_building_without_enough_materials_is_refused() -> None:
    p = building(materials=7)
    assert p.why(0, "build dreadnought 221") == "too_little_materials ECL-BUI-02"


@pytest.mark.rule("ECL-BUI-03")
def test_interceptors_cruisers_and_dreadnoughts_need_no_tech() -> None:
    p = building("hydran")
    assert {move.split()[1] for move in p.options(0, "build")} == {
        "interceptor",
        "cruiser",
        "dreadnought",
    }


@pytest.mark.rule("ECL-BUI-04")
def test_a_sector_holds_one_orbital() -> None:
    p = building("terran_union", "orbital")
    p.play(0, "build orbital 225")
    assert p.why(0, "build orbital 225") == "second_orbital ECL-BUI-04"


@pytest.mark.rule("ECL-BUI-04")
def test_a_sector_holds_one_monolith_and_may_have_an_orbital_too() -> None:
    p = building("mechanema", "orbital", "monolith")
    p.play(0, "build orbital 230", "build monolith 230")
    assert p.why(0, "build monolith 230") == "second_monolith ECL-BUI-04"


@pytest.mark.rule("ECL-BUI-05", "ECL-CMP-03")
@pytest.mark.parametrize(
    ("piece", "number"), [("interceptor", 7), ("cruiser", 4), ("dreadnought", 2), ("starbase", 4)]
)
def test_a_ship_type_that_has_run_out_cannot_be_built(piece: str, number: int) -> None:
    p = building("terran_directorate")
    p.ships(221, 0, **{piece: number})
    assert p.why(0, f"build {piece} 221") == "none_left ECL-BUI-05"


@pytest.mark.rule("ECL-BUI-06")
def test_opponent_ships_do_not_prevent_building() -> None:
    p = building()
    p.ships(221, 1, cruiser=2)
    assert p.why(0, "build interceptor 221") == ""


@pytest.mark.rule("ECL-BUI-07")
def test_a_new_ship_counts_for_pinning_at_once() -> None:
    p = building()
    p.ships(221, 1, cruiser=1)
    before = free_ships(p.player(0), p.sector(221))
    p.play(0, "build interceptor 221")
    assert (before, free_ships(p.player(0), p.sector(221))) == (0, 1)


@pytest.mark.rule("ECL-BUI-08")
def test_structures_serve_whoever_controls_the_sector() -> None:
    p = building("terran_union", "orbital")
    p.play(0, "build orbital 225", "done")
    p.sector(225).owner = 1
    p.sector(225).cubes = 0
    assert "colonize 225 orbital science" in p.legal(1)


# -- move ------------------------------------------------------------------------------------

# North of the starting sector 221 of seat 0 lie 310 and 304 in a row, joined by wormholes.


def corridor(*boards: str) -> Position:
    p = Position(*boards)
    p.put(310, 0, -3, edges=(0, 3))
    p.put(304, 0, -4, edges=(0, 3))
    return p


def moving(*boards: str) -> Position:
    p = corridor(*boards)
    p.act(0, "move")
    return p


@pytest.mark.rule("ECL-MOV-01")
def test_a_ship_moves_up_to_its_movement_value() -> None:
    p = moving()
    found = (p.why(0, "move interceptor 221 310"), p.why(0, "move interceptor 221 304"))
    assert found == ("", "too_far ECL-MOV-01")


@pytest.mark.rule("ECL-MOV-01")
def test_a_ship_may_stop_earlier() -> None:
    p = corridor()
    p.fit(0, "interceptor", 3, "nuclear_drive")
    p.act(0, "move")
    assert {"move interceptor 221 310", "move interceptor 221 304"} <= p.legal(0)


@pytest.mark.rule("ECL-MOV-01", "ECL-SPC-01")
@pytest.mark.parametrize(("board", "left"), [("hydran", 2), ("terran_union", 3)])
def test_move_activations_by_species(board: str, left: int) -> None:
    assert moving(board, "orion").activations() == left


@pytest.mark.rule("ECL-MOV-01")
def test_an_activation_moves_one_ship() -> None:
    p = moving()
    p.ships(221, 0, interceptor=1)
    p.play(0, "move interceptor 221 310")
    assert (p.fleet(310, 0)[0], p.fleet(221, 0)[0]) == (1, 1)


@pytest.mark.rule("ECL-MOV-02")
def test_an_edge_without_full_connection_is_not_crossed() -> None:
    p = Position()
    p.put(310, 0, -3, edges=(1, 4))
    p.act(0, "move")
    assert p.why(0, "move interceptor 221 310") == "no_wormhole ECL-MOV-02"


@pytest.mark.rule("ECL-MOV-02")
def test_a_sector_that_is_not_connected_cannot_be_reached() -> None:
    assert moving().why(0, "move interceptor 221 223") == "no_wormhole ECL-MOV-02"


@pytest.mark.rule("ECL-MOV-03")
def test_ships_never_enter_an_unexplored_zone() -> None:
    assert moving().why(0, "move interceptor 221 318") == "no_sector_there ECL-MOV-03"


@pytest.mark.rule("ECL-MOV-04", "ECL-MOV-01", "ECL-ACT-05")
def test_example_9_several_activations_may_serve_one_ship() -> None:
    p = moving()
    p.play(0, "move interceptor 221 310", "move interceptor 310 304", "move interceptor 304 310")
    assert p.fleet(310, 0)[0] == 1


@pytest.mark.rule("ECL-MOV-05")
def test_starbases_never_move() -> None:
    p = moving()
    p.ships(221, 0, starbase=1)
    assert p.why(0, "move starbase 221 310") == "starbase_stays ECL-MOV-05"


@pytest.mark.rule("ECL-MOV-06")
def test_a_ship_leaves_only_if_own_ships_outnumber_opponents() -> None:
    p = moving()
    p.ships(221, 1, interceptor=1)
    before = p.why(0, "move interceptor 221 310")
    p.ships(221, 0, cruiser=1)
    assert (before, p.why(0, "move interceptor 221 310")) == ("pinned ECL-MOV-06", "")


@pytest.mark.rule("ECL-MOV-06")
def test_a_starbase_may_be_the_ship_that_is_pinned() -> None:
    p = moving()
    p.ships(221, 1, interceptor=1)
    p.ships(221, 0, starbase=1)
    assert p.why(0, "move interceptor 221 310") == ""


@pytest.mark.rule("ECL-MOV-06")
def test_a_ship_that_is_not_there_cannot_move() -> None:
    assert moving().why(0, "move cruiser 221 310") == "no_such_ship ECL-MOV-01"


@pytest.mark.rule("ECL-MOV-01", "ECL-MOV-04", "ECL-MOV-06", "ECL-MOV-07", "ECL-ACT-05")
def test_example_9_pinning_on_the_way() -> None:
    p = corridor()
    p.fit(0, "interceptor", 3, "nuclear_drive")
    p.ships(221, 0, interceptor=1)
    p.ships(310, 1, interceptor=1)
    p.act(0, "move")
    first = p.why(0, "move interceptor 221 304")
    p.play(0, "move interceptor 221 310")
    second = p.why(0, "move interceptor 221 304")
    p.play(0, "move interceptor 221 304", "done")
    assert (first, second, p.table.actors) == ("pinned_on_the_way ECL-MOV-07", "", (1,))


@pytest.mark.rule("ECL-MOV-08")
def test_ancients_and_guardians_pin_like_opponent_ships() -> None:
    p = Position()
    p.put(105, 0, -1, edges=(0,))
    p.ships(105, 0, interceptor=1)
    p.act(0, "move")
    assert p.why(0, "move interceptor 105 221") == "pinned ECL-MOV-06"


@pytest.mark.rule("ECL-MOV-06", "ECL-MOV-08", "ECL-MOV-10", "ECL-SPC-09")
@pytest.mark.parametrize(
    ("board", "cloaked", "free"), [("hydran", False, 1), ("hydran", True, 2), ("draco", False, 2)]
)
def test_settled_case_1_pinning(board: str, cloaked: bool, free: int) -> None:
    p = Position(board, "orion")
    p.put(105, 0, -1, edges=(0,))
    p.ships(105, 0, interceptor=3)
    p.ships(105, 1, interceptor=1)
    if cloaked:
        p.learn(0, "cloaking_device")
    assert free_ships(p.player(0), p.sector(105)) == free


@pytest.mark.rule("ECL-MOV-09")
def test_the_gcds_pins_every_ship_at_the_center() -> None:
    p = Position()
    p.put(102, 0, -1, edges=(0, 3))
    p.ships(1, 0, interceptor=5)
    p.learn(0, "cloaking_device")
    p.act(0, "move")
    assert p.why(0, "move interceptor 1 102") == "pinned_by_center ECL-MOV-09"


@pytest.mark.rule("ECL-MOV-09")
def test_once_the_gcds_is_gone_ships_leave_the_center() -> None:
    p = Position()
    p.put(102, 0, -1, edges=(0, 3))
    p.ships(1, 0, interceptor=1)
    p.clear(1)
    p.act(0, "move")
    assert p.why(0, "move interceptor 1 102") == ""


@pytest.mark.rule("ECL-MOV-10")
@pytest.mark.parametrize(("opponents", "free"), [(1, 2), (2, 1), (3, 1), (4, 0)])
def test_cloaked_ships_are_pinned_by_pairs(opponents: int, free: int) -> None:
    p = Position()
    p.ships(221, 0, cruiser=1)
    p.ships(221, 1, interceptor=opponents)
    p.learn(0, "cloaking_device")
    assert free_ships(p.player(0), p.sector(221)) == free


@pytest.mark.rule("ECL-MOV-11")
def test_moving_into_a_sector_with_opponents_is_allowed() -> None:
    p = moving()
    p.ships(310, 1, dreadnought=2, interceptor=6)
    assert p.why(0, "move interceptor 221 310") == ""


@pytest.mark.rule("ECL-MOV-12")
def test_discs_cubes_and_structures_do_not_pin() -> None:
    p = corridor()
    p.fit(0, "interceptor", 3, "nuclear_drive")
    p.control(310, 1)
    p.fill(310, 0, "science")
    p.sector(310).monolith = 1
    p.act(0, "move")
    assert p.why(0, "move interceptor 221 304") == ""


# -- warp portals ----------------------------------------------------------------------------


def portals() -> Position:
    """Seat 0 has an interceptor in portal sector 381; 382 lies far away."""
    p = Position()
    p.put(381, 0, -3, edges=(3,))
    p.put(382, 0, 4, edges=(0,))
    p.ships(381, 0, interceptor=1)
    return p


@pytest.mark.rule("ECL-WRP-01", "ECL-CMP-05")
def test_the_module_adds_three_sectors_a_tile_and_a_tech() -> None:
    box = Position().state.rules.box
    modules = [row.module for row in box.tiles] + [row.module for row in box.techs]
    modules += [row.module for row in box.discoveries]
    assert [module for module in modules if module] == ["warp_portals"] * 5


@pytest.mark.rule("ECL-WRP-02", "ECL-WRP-03", "ECL-WRP-04")
def test_a_step_through_portals_is_one_step() -> None:
    p = portals()
    p.act(0, "move")
    p.play(0, "move interceptor 381 382")
    assert p.fleet(382, 0)[0] == 1


@pytest.mark.rule("ECL-WRP-02")
def test_a_portal_reaches_no_sector_without_one() -> None:
    p = portals()
    p.put(310, 1, 3, edges=(0, 3))
    p.act(0, "move")
    assert p.why(0, "move interceptor 381 310").split()[0] in {"no_wormhole", "too_far"}


@pytest.mark.rule("ECL-WRP-03", "ECL-INF-02")
def test_a_portal_connects_for_influence() -> None:
    p = portals()
    p.act(0, "influence")
    assert p.why(0, "disc track 382") == ""


@pytest.mark.rule("ECL-WRP-04")
def test_pinning_applies_before_leaving_through_a_portal() -> None:
    p = portals()
    p.ships(381, 1, interceptor=1)
    p.act(0, "move")
    assert p.why(0, "move interceptor 381 382") == "pinned ECL-MOV-06"


@pytest.mark.rule("ECL-WRP-05")
def test_a_single_portal_leads_nowhere() -> None:
    p = Position()
    p.put(381, 0, -3, edges=(3,))
    p.put(310, 0, 4, edges=(0,))
    p.ships(381, 0, interceptor=1)
    p.act(0, "move")
    assert p.why(0, "move interceptor 381 310") == "no_wormhole ECL-MOV-02"
