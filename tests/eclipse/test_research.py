"""Research and techs: RES, TEC."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.actions.research import price
from starboard.games.eclipse.components.ids import TECHS, TRACKS
from starboard.games.eclipse.sector import BUILT_PORTAL
from starboard.games.eclipse.upkeep.production import upkeep_cost

MILITARY = ("neutron_bombs", "starbase", "plasma_cannon", "phase_shield", "advanced_mining")
NANO = ("nanorobots", "fusion_drive", "orbital", "advanced_robotics", "advanced_labs", "monolith")


def researching(*offered: str, board: str = "orion", science: int = 40) -> Position:
    p = Position(board, "planta")
    p.offer(*offered)
    p.store(0, science=science)
    p.act(0, "research")
    return p


def cost(p: Position, tech: str, track: str) -> int:
    return int(price(p.state, p.player(0), TECHS.number(tech), TRACKS.index(track)))


@pytest.mark.rule("ECL-RES-01")
def test_a_tech_is_bought_for_science_and_leaves_the_tray() -> None:
    p = researching("orbital", science=6)
    p.play(0, "research orbital nano")
    assert (p.has(0, "orbital"), p.stored(0)[1], p.state.tray[TECHS.number("orbital")]) == (
        True,
        0,
        0,
    )


@pytest.mark.rule("ECL-RES-01")
def test_a_tech_that_is_not_in_the_tray_cannot_be_researched() -> None:
    assert researching("orbital").why(0, "research monolith nano") == "not_in_tray ECL-RES-01"


@pytest.mark.rule("ECL-RES-01", "ECL-SPC-01")
@pytest.mark.parametrize(("board", "left"), [("orion", 1), ("hydran", 2)])
def test_hydran_research_two_techs_and_the_others_one(board: str, left: int) -> None:
    p = researching("orbital", board=board)
    assert p.activations() == left


@pytest.mark.rule("ECL-RES-02", "ECL-RES-03", "ECL-TEC-27")
def test_example_5_the_price_never_falls_below_the_minimum() -> None:
    p = researching("fusion_drive", science=2)
    p.learn(0, "monolith", "orbital")
    refused = p.why(0, "research fusion_drive nano")
    p.store(0, science=3)
    p.play(0, "research fusion_drive nano")
    found = (refused, p.stored(0)[1], p.player(0).on_track[2])
    assert found == ("too_little_science ECL-RES-02", 0, 3)


@pytest.mark.rule("ECL-RES-02")
def test_the_refusal_tells_the_price_and_what_is_there() -> None:
    p = researching("orbital", science=4)
    refusal = p.table.explain(0, "research orbital nano")
    assert refusal is not None
    assert refusal.params == {"needed": 6, "have": 4, "tech": "orbital"}


@pytest.mark.rule("ECL-RES-03")
def test_the_discount_grows_with_the_techs_on_the_track() -> None:
    p = Position("mechanema", "planta")
    seen = [16 - cost(p, "artifact_key", "nano")]
    for tech in NANO:
        p.learn(0, tech)
        seen.append(16 - cost(p, "artifact_key", "nano"))
    assert seen == [0, 1, 2, 3, 4, 6, 8]


@pytest.mark.rule("ECL-RES-02", "ECL-RES-03", "ECL-RES-04")
def test_example_13_4_the_first_tech_makes_the_second_cheaper() -> None:
    p = Position("hydran", "planta")
    p.learn(0, "fusion_drive", "orbital", "monolith")
    p.offer("nanorobots", "wormhole_generator")
    p.store(0, science=10)
    p.act(0, "research")
    p.play(0, "research nanorobots nano")
    first = p.stored(0)[1]
    p.play(0, "research wormhole_generator nano")
    assert (first, p.stored(0)[1]) == (8, 0)


@pytest.mark.rule("ECL-RES-05")
def test_a_regular_tech_goes_only_to_its_own_track() -> None:
    assert researching("orbital").why(0, "research orbital grid") == "wrong_track ECL-RES-05"


@pytest.mark.rule("ECL-RES-06")
def test_a_full_track_takes_no_regular_tech() -> None:
    p = researching("artifact_key")
    p.learn(0, *NANO, "wormhole_generator")
    assert p.why(0, "research artifact_key nano") == "track_full ECL-RES-06"


@pytest.mark.rule("ECL-RES-06")
def test_a_full_track_takes_no_rare_tech() -> None:
    p = researching("metasynthesis")
    p.learn(0, *NANO, "wormhole_generator")
    assert p.why(0, "research metasynthesis nano") == "track_full ECL-RES-06"


@pytest.mark.rule("ECL-RES-07")
def test_a_starting_tech_cannot_be_researched_again() -> None:
    p = researching("gauss_shield")
    assert p.why(0, "research gauss_shield grid") == "already_known ECL-RES-07"


@pytest.mark.rule("ECL-RES-08")
def test_no_move_discards_or_moves_a_tech() -> None:
    p = researching("orbital")
    p.play(0, "research orbital nano")
    assert (p.player(0).placed[2] >> TECHS.number("orbital")) & 1 == 1


@pytest.mark.rule("ECL-RES-02", "ECL-RES-03", "ECL-RES-09")
def test_settled_case_4_the_price_of_a_rare_tech_depends_on_the_track() -> None:
    p = Position("hydran", "planta")
    p.learn(0, "fusion_drive", "orbital")
    p.learn(0, "gauss_shield", "fusion_source", "improved_hull", "positron_computer")
    p.learn(0, "advanced_economy")
    p.learn(0, *MILITARY, "tachyon_source")
    prices = [cost(p, "metasynthesis", track) for track in ("nano", "grid", "military")]
    assert prices == [14, 11, 11]


@pytest.mark.rule("ECL-RES-09")
def test_a_rare_tech_may_be_placed_on_any_track_at_that_tracks_price() -> None:
    p = researching("cloaking_device", board="draco", science=6)
    assert p.options(0, "research") == {"research cloaking_device nano"}


@pytest.mark.rule("ECL-RES-10", "ECL-CMP-07")
def test_there_is_one_copy_of_each_rare_tech() -> None:
    p = researching("cloaking_device")
    p.play(0, "research cloaking_device nano")
    p.store(1, science=40)
    p.play(1, "action research")
    assert p.why(1, "research cloaking_device nano") == "not_in_tray ECL-RES-01"


@pytest.mark.rule("ECL-RES-11")
def test_starting_techs_count_for_discounts() -> None:
    assert cost(Position("eridani", "planta"), "orbital", "nano") == 5


@pytest.mark.rule("ECL-RES-12", "ECL-TEC-15")
def test_a_tech_works_from_the_moment_it_is_placed() -> None:
    p = researching("orbital")
    p.store(0, materials=9, science=9)
    p.play(0, "research orbital nano")
    p.play(1, "action influence", "done")
    p.play(0, "action build")
    assert p.why(0, "build orbital 232") == ""


# -- techs -----------------------------------------------------------------------------------

PART_TECHS = {
    "ECL-TEC-01": (
        "plasma_cannon",
        "phase_shield",
        "tachyon_source",
        "gluon_computer",
        "plasma_missile",
    ),
    "ECL-TEC-02": (
        "gauss_shield",
        "fusion_source",
        "improved_hull",
        "positron_computer",
        "tachyon_drive",
        "antimatter_cannon",
    ),
    "ECL-TEC-03": ("fusion_drive",),
    "ECL-TEC-04": (
        "conifold_field",
        "absorption_shield",
        "sentient_hull",
        "soliton_cannon",
        "transition_drive",
        "flux_missile",
        "zero_point_source",
    ),
}
UNLOCKING = [part for parts in PART_TECHS.values() for part in parts]


@pytest.mark.rule("ECL-TEC-01", "ECL-TEC-02", "ECL-TEC-03", "ECL-TEC-04", "ECL-UPG-04")
@pytest.mark.parametrize("part", UNLOCKING)
def test_a_part_needs_the_tech_of_its_own_name(part: str) -> None:
    p = Position("hydran", "planta")
    p.fit(0, "dreadnought", 1, "zero_point_source")
    p.act(0, "upgrade")
    before = p.why(0, f"upgrade dreadnought 6 {part}")
    p.learn(0, part)
    after = p.why(0, f"upgrade dreadnought 6 {part}")
    assert (before, after) == ("needs_part_tech ECL-UPG-04", "")


@pytest.mark.rule("ECL-TEC-01", "ECL-TEC-02", "ECL-TEC-03", "ECL-TEC-04")
@pytest.mark.parametrize("part", UNLOCKING)
def test_a_part_tech_unlocks_nothing_else(part: str) -> None:
    p = Position("hydran", "planta")
    p.fit(0, "dreadnought", 1, "zero_point_source")
    p.act(0, "upgrade")
    before = {move.split()[3] for move in p.options(0, "upgrade")}
    p.learn(0, part)
    after = {move.split()[3] for move in p.options(0, "upgrade")}
    assert after - before == {part}


@pytest.mark.rule("ECL-TEC-05")
def test_gluon_computers_do_not_include_positron_computers() -> None:
    p = Position("hydran", "planta")
    p.learn(0, "gluon_computer")
    p.act(0, "upgrade")
    assert p.why(0, "upgrade cruiser 4 positron_computer") == "needs_part_tech ECL-UPG-04"


@pytest.mark.rule("ECL-TEC-07", "ECL-TEC-15", "ECL-TEC-16", "ECL-BUI-03")
@pytest.mark.parametrize("piece", ["starbase", "orbital", "monolith"])
def test_starbases_orbitals_and_monoliths_need_their_tech(piece: str) -> None:
    p = Position("hydran", "planta")
    p.store(0, materials=40)
    p.act(0, "build")
    before = p.why(0, f"build {piece} 224")
    p.learn(0, piece)
    assert (before, p.why(0, f"build {piece} 224")) == ("needs_build_tech ECL-BUI-03", "")


@pytest.mark.rule("ECL-TEC-11", "ECL-SET-16")
def test_quantum_grid_brings_two_reserve_discs() -> None:
    p = researching("quantum_grid")
    p.play(0, "research quantum_grid grid")
    assert (p.player(0).discs, p.player(0).reserve) == (13, 1)


@pytest.mark.rule("ECL-TEC-12", "ECL-SET-16")
def test_advanced_robotics_brings_one_reserve_disc() -> None:
    p = researching("advanced_robotics")
    p.play(0, "research advanced_robotics nano")
    assert (p.player(0).discs, p.player(0).reserve) == (12, 2)


@pytest.mark.rule("ECL-TEC-13")
def test_discs_beyond_a_full_track_are_stacked_and_used_first() -> None:
    p = researching("quantum_grid")
    p.player(0).discs = 13
    p.play(0, "research quantum_grid grid")
    costs: list[int] = []
    for discs in (15, 13, 12, 10):
        p.player(0).discs = discs
        costs.append(int(upkeep_cost(p.state, p.player(0))))
    assert costs == [0, 0, 0, 1]


@pytest.mark.rule("ECL-TEC-14")
def test_nanorobots_add_a_build_activation() -> None:
    p = Position("orion", "planta")
    p.learn(0, "nanorobots")
    p.act(0, "build")
    assert p.activations() == 3


@pytest.mark.rule("ECL-TEC-22")
def test_improved_logistics_add_a_move_activation() -> None:
    p = Position("orion", "planta")
    p.learn(0, "improved_logistics")
    p.act(0, "move")
    assert p.activations() == 3


@pytest.mark.rule("ECL-TEC-23")
def test_the_pico_modulator_adds_two_upgrade_activations() -> None:
    p = Position("orion", "planta")
    p.learn(0, "pico_modulator")
    p.act(0, "upgrade")
    assert p.activations() == 4


@pytest.mark.rule("ECL-TEC-17")
def test_the_generator_does_not_cross_an_edge_without_any_wormhole() -> None:
    p = Position()
    p.put(310, 1, -2, edges=(0, 3))
    p.learn(0, "wormhole_generator")
    p.act(0, "move")
    assert p.why(0, "move interceptor 221 310") == "no_wormhole ECL-MOV-02"


@pytest.mark.rule("ECL-TEC-17", "ECL-MOV-02", "ECL-INF-02")
def test_example_6_the_generator_crosses_edges_with_one_wormhole() -> None:
    p = Position()
    p.put(310, 1, -2, edges=(2, 5))
    p.learn(0, "wormhole_generator")
    p.act(0, "move")
    moving = p.why(0, "move interceptor 221 310")
    p.play(0, "done")
    p.play(1, "action influence", "done")
    p.act(0, "influence")
    assert (moving, p.why(0, "disc track 310")) == ("", "")


@pytest.mark.rule("ECL-TEC-17", "ECL-MOV-02")
def test_example_6_without_the_tech_both_sides_need_a_wormhole() -> None:
    p = Position()
    p.put(310, 1, -2, edges=(2, 5))
    p.act(0, "move")
    assert p.why(0, "move interceptor 221 310") == "no_wormhole ECL-MOV-02"


@pytest.mark.rule("ECL-TEC-17")
def test_the_generator_gives_other_players_nothing() -> None:
    p = Position()
    p.put(310, 1, -2, edges=(2, 5))
    p.learn(1, "wormhole_generator")
    p.act(0, "move")
    assert p.why(0, "move interceptor 221 310") == "no_wormhole ECL-MOV-02"


@pytest.mark.rule("ECL-TEC-18")
def test_the_artifact_key_gives_five_of_one_resource_per_artifact() -> None:
    p = Position()
    p.put(107, 0, -1, edges=(0,), owner=0)
    p.offer("artifact_key")
    p.store(0, science=16)
    p.act(0, "research")
    p.play(0, "research artifact_key nano", "artifact money", "artifact materials")
    assert p.stored(0) == (5, 0, 5)


@pytest.mark.rule("ECL-TEC-18")
def test_artifacts_controlled_later_give_nothing() -> None:
    p = Position()
    p.offer("artifact_key")
    p.store(0, science=16)
    p.act(0, "research")
    p.play(0, "research artifact_key nano", "artifact money")
    p.put(107, 0, -1, edges=(0,), owner=0)
    assert p.options(0, "artifact") == set()


@pytest.mark.rule("ECL-TEC-18")
def test_without_an_artifact_the_key_gives_nothing() -> None:
    p = Position()
    p.sector(221).owner = -1
    p.offer("artifact_key")
    p.store(0, science=16)
    p.act(0, "research")
    p.play(0, "research artifact_key nano")
    assert p.stored(0) == (0, 0, 0)


@pytest.mark.rule("ECL-TEC-24")
def test_the_warp_portal_tile_goes_to_a_controlled_sector() -> None:
    p = Position()
    p.put(310, 0, -3, edges=(3,), owner=0)
    p.offer("warp_portal")
    p.store(0, science=9)
    p.act(0, "research")
    p.play(0, "research warp_portal nano", "portal 310")
    assert p.sector(310).portals == BUILT_PORTAL


@pytest.mark.rule("ECL-TEC-24")
def test_the_warp_portal_tile_is_not_placed_elsewhere_or_later() -> None:
    p = Position()
    p.put(310, 0, -3, edges=(3,), owner=0)
    p.offer("warp_portal")
    p.store(0, science=9)
    p.act(0, "research")
    p.play(0, "research warp_portal nano")
    assert (p.why(0, "portal 223"), p.why(0, "done")) == (
        "not_your_sector_for_portal ECL-TEC-24",
        "portal_unplaced ECL-TEC-24",
    )


@pytest.mark.rule("ECL-TEC-24")
def test_without_a_controlled_sector_the_portal_tile_is_lost() -> None:
    p = Position()
    p.sector(221).owner = -1
    p.offer("warp_portal")
    p.store(0, science=9)
    p.act(0, "research")
    p.play(0, "research warp_portal nano")
    assert (p.has(0, "warp_portal"), [s for s in p.state.sectors if s.portals != 0]) == (True, [])


@pytest.mark.rule("ECL-TEC-25")
def test_ancient_labs_draw_a_discovery_tile() -> None:
    p = researching("ancient_labs")
    before = p.state.discovery_supply
    p.play(0, "research ancient_labs grid", "keep")
    assert (p.player(0).discoveries, before - p.state.discovery_supply) == (1, 1)


@pytest.mark.rule("ECL-TEC-25", "ECL-CMP-06")
def test_ancient_labs_do_nothing_when_the_supply_is_empty() -> None:
    p = researching("ancient_labs")
    p.state.discovery_supply = 0
    p.play(0, "research ancient_labs grid")
    assert (p.table.actors, p.player(0).discoveries) == ((1,), 0)


@pytest.mark.rule("ECL-TEC-27")
def test_costs_and_minimums_are_as_printed() -> None:
    techs = Position().state.rules.box.techs
    regular = [(int(t.cost), int(t.floor)) for t in techs[:24]]
    rare = sorted((int(t.cost), int(t.floor)) for t in techs[24:])
    row = [(2, 2), (4, 3), (6, 4), (8, 5), (10, 6), (12, 6), (14, 7), (16, 8)]
    assert regular == row * 3
    assert rare == sorted(
        [(5, 5)] * 3 + [(7, 6)] * 4 + [(9, 7)] * 3 + [(11, 8)] * 2 + [(13, 9), (15, 10), (17, 11)]
    )


@pytest.mark.rule("ECL-TEC-21", "ECL-MOV-10")
def test_a_cloaked_ship_needs_two_opponents_to_be_pinned() -> None:
    p = Position()
    p.put(105, 0, -1, edges=(0,))
    p.ships(105, 0, interceptor=1)
    p.act(0, "move")
    before = p.why(0, "move interceptor 105 221")
    p.learn(0, "cloaking_device")
    assert (before, p.why(0, "move interceptor 105 221")) == ("pinned ECL-MOV-06", "")
