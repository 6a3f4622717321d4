"""Discovery tiles found by exploring: DSC."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.components.ids import DISCOVERIES, PARTS
from starboard.games.eclipse.sector import FOUND_PORTAL


def found(tile: str, *boards: str, **storage: int) -> Position:
    """Seat 0 explores sector 315, which has no squares and no Ancients, and finds this tile."""
    p = Position(*boards)
    p.next_tiles(2, 315)
    p.next_discovery(tile)
    p.store(0, **storage)
    p.act(0, "explore")
    p.play(0, "explore 0 -3")
    p.play(0, sorted(p.options(0, "place"))[0])
    return p


def used(p: Position, tile: str) -> int:
    return int(p.state.used[DISCOVERIES.number(tile)])


def saved(p: Position, part: str) -> bool:
    return (int(p.player(0).saved) >> int(PARTS.number(part))) & 1 == 1


@pytest.mark.rule("ECL-DSC-01")
def test_a_discovery_tile_is_its_reward_or_two_points() -> None:
    assert found("money_8").legal(0) == {"reward", "keep"}


@pytest.mark.rule("ECL-DSC-01")
def test_the_side_cannot_be_changed_later() -> None:
    p = found("money_8", "planta", "orion")
    p.play(0, "keep", "leave")
    assert p.why(0, "reward").startswith("not_now")


@pytest.mark.rule("ECL-DSC-02")
def test_tiles_kept_for_points_are_counted_without_limit() -> None:
    p = found("money_8")
    p.player(0).discoveries = 7
    p.play(0, "keep")
    assert (p.player(0).discoveries, p.stored(0)) == (8, (0, 0, 0))


@pytest.mark.rule("ECL-DSC-03")
def test_a_used_tile_is_discarded_and_does_not_return_to_the_supply() -> None:
    p = found("money_8")
    p.play(0, "reward")
    assert (used(p, "money_8"), sum(int(n) for n in p.state.discoveries)) == (1, 0)


@pytest.mark.rule("ECL-DSC-04")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("materials_6", (6, 0, 0)),
        ("science_5", (0, 5, 0)),
        ("money_8", (0, 0, 8)),
        ("mixed", (2, 2, 3)),
    ],
)
def test_resource_tiles_give_their_printed_amount(tile: str, gain: tuple[int, ...]) -> None:
    p = found(tile)
    p.play(0, "reward")
    assert p.stored(0) == gain


@pytest.mark.rule("ECL-DSC-05")
def test_ancient_tech_gives_the_cheapest_missing_tech_for_free() -> None:
    p = found("ancient_tech")
    p.offer("orbital", "nanorobots", "plasma_cannon")
    p.play(0, "reward")
    assert (p.has(0, "nanorobots"), p.stored(0)[1]) == (True, 0)


@pytest.mark.rule("ECL-DSC-05")
def test_among_equal_costs_the_player_picks() -> None:
    p = found("ancient_tech")
    p.offer("orbital", "nanorobots", "gauss_shield", "neutron_bombs")
    p.play(0, "reward")
    assert p.legal(0) == {"take nanorobots", "take gauss_shield", "take neutron_bombs"}


@pytest.mark.rule("ECL-DSC-05")
def test_a_dearer_tech_cannot_be_taken() -> None:
    p = found("ancient_tech")
    p.offer("orbital", "nanorobots", "gauss_shield")
    p.play(0, "reward")
    assert p.why(0, "take orbital") == "not_the_cheapest_tech ECL-DSC-05"


@pytest.mark.rule("ECL-DSC-05")
def test_discounts_do_not_decide_which_tech_is_cheapest() -> None:
    p = found("ancient_tech")
    p.learn(0, "nanorobots", "fusion_drive", "orbital", "advanced_robotics")
    p.offer("advanced_labs", "improved_hull")
    p.play(0, "reward")
    assert p.has(0, "improved_hull")


@pytest.mark.rule("ECL-DSC-05")
def test_a_tech_already_owned_is_passed_over() -> None:
    p = found("ancient_tech")
    p.learn(0, "nanorobots")
    p.offer("nanorobots", "orbital")
    p.play(0, "reward")
    assert p.has(0, "orbital")


@pytest.mark.rule("ECL-DSC-05", "ECL-TEC-12")
def test_an_instant_tech_gained_for_free_takes_effect() -> None:
    p = found("ancient_tech")
    p.offer("advanced_robotics")
    p.play(0, "reward")
    assert p.player(0).reserve == 2


@pytest.mark.rule("ECL-DSC-06")
def test_ancient_tech_never_gives_a_rare_tech() -> None:
    p = found("ancient_tech")
    p.offer("conifold_field")
    assert p.why(0, "reward") == "no_free_tech ECL-DSC-06"


@pytest.mark.rule("ECL-DSC-06")
def test_techs_whose_track_is_full_are_passed_over() -> None:
    p = found("ancient_tech")
    nano = ("fusion_drive", "orbital", "advanced_robotics", "advanced_labs", "monolith")
    p.learn(0, *nano, "wormhole_generator", "artifact_key")
    p.offer("nanorobots", "quantum_grid")
    p.play(0, "reward")
    assert (p.has(0, "nanorobots"), p.has(0, "quantum_grid")) == (False, True)


@pytest.mark.rule("ECL-DSC-07", "ECL-CMB-07")
def test_an_ancient_cruiser_appears_where_the_tile_was_found() -> None:
    p = found("ancient_cruiser")
    p.play(0, "reward")
    entered = int(p.sector(315).entered[0])
    assert (p.fleet(315, 0), p.player(0).supply[1], entered > 0) == ((0, 1, 0, 0), 3, True)


@pytest.mark.rule("ECL-DSC-07", "ECL-CMP-01")
def test_with_all_cruisers_on_the_board_only_the_points_remain() -> None:
    p = found("ancient_cruiser")
    p.ships(221, 0, cruiser=4)
    assert p.why(0, "reward") == "no_ship_left ECL-DSC-07"


@pytest.mark.rule("ECL-DSC-08")
def test_an_ancient_orbital_needs_neither_tech_nor_disc_and_gives_materials() -> None:
    p = found("ancient_orbital")
    p.play(0, "reward")
    assert (p.sector(315).orbital, p.stored(0)[0]) == (1, 2)


@pytest.mark.rule("ECL-DSC-08")
def test_a_second_orbital_in_a_sector_is_refused() -> None:
    p = found("ancient_orbital")
    p.sector(315).orbital = 1
    assert p.why(0, "reward") == "second_orbital_found ECL-DSC-08"


@pytest.mark.rule("ECL-DSC-09")
def test_an_ancient_monolith_needs_neither_tech_nor_disc() -> None:
    p = found("ancient_monolith")
    p.play(0, "reward")
    assert p.sector(315).monolith == 1


@pytest.mark.rule("ECL-DSC-09")
def test_a_second_monolith_in_a_sector_is_refused() -> None:
    p = found("ancient_monolith")
    p.sector(315).monolith = 1
    assert p.why(0, "reward") == "second_monolith_found ECL-DSC-09"


@pytest.mark.rule("ECL-DSC-10")
def test_an_ancient_part_may_be_placed_at_once_without_tech() -> None:
    p = found("shard_hull")
    p.play(0, "reward", "upgrade interceptor 3 shard_hull")
    assert p.blueprint(0, "interceptor").hull == 3


@pytest.mark.rule("ECL-DSC-10")
def test_an_ancient_part_may_replace_a_tile() -> None:
    p = found("shard_hull")
    p.fit(0, "interceptor", 3, "hull")
    p.play(0, "reward", "upgrade interceptor 3 shard_hull")
    assert p.blueprint(0, "interceptor").hull == 3


@pytest.mark.rule("ECL-DSC-10", "ECL-UPG-05")
def test_an_ancient_part_may_not_break_the_energy_limit() -> None:
    p = found("plasma_turret")
    p.play(0, "reward")
    assert p.why(0, "upgrade interceptor 3 plasma_turret") == "part_breaks_blueprint ECL-DSC-10"


@pytest.mark.rule("ECL-DSC-10", "ECL-UPG-06")
def test_an_ancient_drive_does_not_fit_on_a_starbase() -> None:
    p = found("nonlinear_drive")
    p.play(0, "reward")
    assert p.why(0, "upgrade starbase 2 nonlinear_drive") == "part_breaks_blueprint ECL-DSC-10"


@pytest.mark.rule("ECL-DSC-10")
def test_another_part_than_the_found_one_is_refused() -> None:
    p = found("shard_hull")
    p.play(0, "reward")
    assert p.why(0, "upgrade interceptor 3 hull") == "not_the_found_part ECL-DSC-10"


@pytest.mark.rule("ECL-DSC-11")
def test_an_ancient_part_may_be_set_aside_and_used_by_an_upgrade() -> None:
    p = found("shard_hull")
    p.play(0, "reward", "store", "leave")
    p.play(1, "action influence", "done")
    p.play(0, "action upgrade", "upgrade cruiser 4 shard_hull")
    assert (p.blueprint(0, "cruiser").hull, saved(p, "shard_hull")) == (4, False)


@pytest.mark.rule("ECL-DSC-11")
def test_a_stored_part_waits_for_an_upgrade_activation() -> None:
    p = found("shard_hull", "planta", "orion")
    p.play(0, "reward", "store", "leave")
    assert (saved(p, "shard_hull"), p.why(0, "upgrade cruiser 4 shard_hull")) == (
        True,
        "other_action ECL-ACT-05",
    )


@pytest.mark.rule("ECL-DSC-11")
def test_a_stored_part_cannot_become_points_later() -> None:
    p = found("shard_hull", "planta", "orion")
    p.play(0, "reward", "store", "leave")
    assert p.why(0, "keep").startswith("not_now")


@pytest.mark.rule("ECL-DSC-12")
def test_an_ancient_part_taken_off_is_out_of_the_game() -> None:
    p = Position()
    p.fit(0, "cruiser", 4, "shard_hull")
    p.play(0, "action upgrade", "return cruiser 4")
    refused = p.why(0, "upgrade dreadnought 6 shard_hull")
    assert (refused, saved(p, "shard_hull")) == ("part_not_saved ECL-DSC-11", False)


@pytest.mark.rule("ECL-DSC-13")
def test_settled_case_9_a_muon_source_takes_no_space_and_counts() -> None:
    p = found("muon_source")
    before = p.blueprint(0, "starbase")
    p.play(0, "reward", "upgrade starbase outside muon_source")
    after = p.blueprint(0, "starbase")
    gained = (after.energy - before.energy, after.initiative - before.initiative)
    assert (gained, after.tiles) == ((2, 1), 0)


@pytest.mark.rule("ECL-DSC-13")
def test_the_muon_source_does_not_go_into_a_grid_space() -> None:
    p = found("muon_source")
    p.play(0, "reward")
    assert p.why(0, "upgrade starbase 2 muon_source") == "muon_outside ECL-DSC-13"


@pytest.mark.rule("ECL-DSC-13")
def test_an_attached_muon_source_stays() -> None:
    p = Position()
    p.fit(0, "starbase", 9, "muon_source")
    p.act(0, "upgrade")
    assert p.why(0, "return starbase outside") == "muon_stays ECL-DSC-13"


@pytest.mark.rule("ECL-DSC-11", "ECL-DSC-13")
def test_a_muon_source_set_aside_needs_an_upgrade_activation() -> None:
    p = found("muon_source")
    p.play(0, "reward", "store", "leave")
    p.play(1, "action influence", "done")
    p.play(0, "action upgrade", "upgrade cruiser outside muon_source")
    left = p.activations()
    assert (p.blueprint(0, "cruiser").initiative, left) == (3, 1)


@pytest.mark.rule("ECL-DSC-14", "ECL-WRP-02")
def test_an_ancient_warp_portal_stays_in_its_sector() -> None:
    p = found("ancient_warp_portal")
    p.play(0, "reward")
    assert (p.sector(315).portals, used(p, "ancient_warp_portal")) == (FOUND_PORTAL, 0)


@pytest.mark.rule("ECL-DSC-15")
def test_a_tile_under_defenders_cannot_be_taken_in_the_action_phase() -> None:
    p = Position()
    p.ships(1, 0, dreadnought=2)
    assert p.why(0, "reward").startswith("not_now")


def labs(tile: str) -> Position:
    """Seat 0 researches Ancient Labs and turns over this tile."""
    p = Position()
    p.next_discovery(tile)
    p.offer("ancient_labs")
    p.store(0, science=20)
    p.act(0, "research")
    return p


@pytest.mark.rule("ECL-DSC-17")
def test_a_placing_reward_of_ancient_labs_goes_to_the_starting_sector() -> None:
    p = labs("ancient_cruiser")
    p.play(0, "research ancient_labs grid", "reward")
    assert p.fleet(221, 0) == (1, 1, 0, 0)


@pytest.mark.rule("ECL-DSC-17")
@pytest.mark.parametrize(
    "tile", ["ancient_cruiser", "ancient_orbital", "ancient_monolith", "ancient_warp_portal"]
)
def test_without_the_starting_sector_only_points_are_left(tile: str) -> None:
    p = labs(tile)
    p.sector(221).owner = -1
    p.play(0, "research ancient_labs grid")
    assert p.why(0, "reward") == "home_not_controlled ECL-DSC-17"


@pytest.mark.rule("ECL-DSC-17")
def test_resources_of_ancient_labs_need_no_starting_sector() -> None:
    p = labs("money_8")
    p.sector(221).owner = -1
    p.play(0, "research ancient_labs grid", "reward")
    assert p.stored(0)[2] == 8
