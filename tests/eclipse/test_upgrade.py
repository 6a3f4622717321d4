"""Upgrade, ship parts and blueprints: UPG, PRT."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.components.components import Part
from starboard.games.eclipse.components.ids import PARTS, PIECES


def upgrading(board: str = "hydran", *techs: str) -> Position:
    p = Position(board, "terran_alliance")
    p.learn(0, *techs)
    p.act(0, "upgrade")
    return p


def part(name: str) -> Part:
    return Position().state.rules.box.parts[PARTS.number(name)]


def dice(packed: int) -> tuple[int, ...]:
    """Yellow, orange, blue and red dice."""
    return tuple((int(packed) >> (8 * colour)) & 255 for colour in range(4))


@pytest.mark.rule("ECL-UPG-01", "ECL-SPC-01")
@pytest.mark.parametrize(("board", "left"), [("hydran", 2), ("mechanema", 3)])
def test_upgrade_activations_by_species(board: str, left: int) -> None:
    assert upgrading(board).activations() == left


@pytest.mark.rule("ECL-UPG-01")
def test_an_activation_places_one_part() -> None:
    p = upgrading()
    p.play(0, "upgrade interceptor 3 hull", "upgrade cruiser 4 hull")
    assert p.table.actors == (1,)


@pytest.mark.rule("ECL-UPG-01")
def test_returning_comes_before_placing_and_uses_no_activation_of_its_own() -> None:
    p = upgrading()
    p.fit(0, "interceptor", 3, "hull")
    p.play(0, "return interceptor 3", "upgrade interceptor 3 electron_computer")
    assert p.activations() == 1


@pytest.mark.rule("ECL-UPG-01")
def test_after_the_last_placement_nothing_can_be_returned() -> None:
    p = upgrading()
    p.player(0).colony_ships = 3
    p.sector(224).orbital = 1
    p.play(0, "upgrade interceptor 3 hull", "upgrade cruiser 4 hull")
    assert p.why(0, "return interceptor 3") == "no_activation_left ECL-ACT-05"


@pytest.mark.rule("ECL-UPG-02")
def test_a_space_that_holds_a_tile_must_be_cleared_first() -> None:
    p = upgrading()
    p.fit(0, "interceptor", 3, "hull")
    assert p.why(0, "upgrade interceptor 3 electron_computer") == "space_holds_tile ECL-UPG-02"


@pytest.mark.rule("ECL-UPG-02")
def test_a_preprinted_space_can_be_covered() -> None:
    assert upgrading().why(0, "upgrade cruiser 3 ion_cannon") == ""


@pytest.mark.rule("ECL-UPG-02")
def test_only_the_muon_source_lies_outside_the_grid() -> None:
    assert upgrading().why(0, "upgrade cruiser outside hull") == "grid_part_outside ECL-UPG-02"


@pytest.mark.rule("ECL-UPG-02")
@pytest.mark.parametrize("place", ["interceptor 4", "orbital 0"])
def test_only_spaces_of_the_own_four_blueprints_can_be_upgraded(place: str) -> None:
    assert upgrading().why(0, f"upgrade {place} hull") == "no_such_space ECL-UPG-02"


@pytest.mark.rule("ECL-UPG-03", "ECL-CMP-02")
def test_parts_cost_no_resources_and_never_run_out() -> None:
    p = upgrading("mechanema")
    before = p.stored(0)
    p.play(0, "upgrade interceptor 3 hull", "upgrade cruiser 4 hull", "upgrade starbase 2 hull")
    assert p.stored(0) == before


@pytest.mark.rule("ECL-UPG-04")
def test_five_parts_need_no_tech() -> None:
    p = upgrading("draco")
    default = {move.split()[3] for move in p.options(0, "upgrade")} - {"fusion_drive"}
    names = {"ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source"}
    assert default == names


@pytest.mark.rule("ECL-UPG-05")
def test_consumption_may_not_exceed_production() -> None:
    p = upgrading("hydran", "plasma_cannon")
    refusal = p.table.explain(0, "upgrade interceptor 3 plasma_cannon")
    assert refusal is not None
    assert (refusal.code, refusal.params["missing"]) == ("too_little_energy", 1)


@pytest.mark.rule("ECL-UPG-06")
def test_a_starbase_takes_no_drive() -> None:
    p = upgrading()
    assert p.why(0, "upgrade starbase 2 nuclear_drive") == "no_drive_on_starbase ECL-UPG-06"


@pytest.mark.rule("ECL-UPG-07")
@pytest.mark.parametrize("place", ["interceptor 2", "cruiser 5", "dreadnought 7"])
def test_the_last_drive_cannot_be_covered(place: str) -> None:
    assert upgrading().why(0, f"upgrade {place} hull") == "last_drive ECL-UPG-07"


@pytest.mark.rule("ECL-UPG-08")
def test_a_blueprint_may_be_illegal_between_returning_and_placing() -> None:
    p = upgrading("hydran", "fusion_source", "plasma_cannon")
    p.fit(0, "interceptor", 1, "fusion_source")
    p.fit(0, "interceptor", 3, "plasma_cannon")
    p.play(0, "return interceptor 1")
    assert p.why(0, "upgrade interceptor 1 fusion_source") == ""


@pytest.mark.rule("ECL-UPG-08")
def test_an_activation_cannot_end_with_an_illegal_blueprint() -> None:
    p = upgrading("hydran", "fusion_source", "plasma_cannon")
    p.fit(0, "interceptor", 1, "fusion_source")
    p.fit(0, "interceptor", 3, "plasma_cannon")
    p.play(0, "return interceptor 1")
    found = (p.why(0, "done"), p.why(0, "upgrade cruiser 4 hull"))
    assert found == ("illegal_blueprint ECL-UPG-08", "illegal_blueprint ECL-UPG-08")


@pytest.mark.rule("ECL-UPG-08")
def test_more_tiles_may_be_returned_to_make_the_blueprint_legal() -> None:
    p = upgrading("hydran", "fusion_source", "plasma_cannon")
    p.fit(0, "interceptor", 1, "fusion_source")
    p.fit(0, "interceptor", 3, "plasma_cannon")
    p.play(0, "return interceptor 1", "return interceptor 3", "done")
    assert p.table.actors == (1,)


@pytest.mark.rule("ECL-UPG-09")
def test_a_preprinted_part_comes_back_when_its_cover_is_removed() -> None:
    p = upgrading()
    p.fit(0, "cruiser", 3, "ion_cannon")
    before = p.blueprint(0, "cruiser").hull
    p.play(0, "return cruiser 3")
    assert (before, p.blueprint(0, "cruiser").hull) == (0, 1)


@pytest.mark.rule("ECL-UPG-09")
def test_a_preprinted_part_cannot_be_returned() -> None:
    assert upgrading().why(0, "return cruiser 3") == "preprinted_stays ECL-UPG-09"


@pytest.mark.rule("ECL-UPG-10")
def test_what_is_printed_outside_the_grid_stays() -> None:
    assert upgrading("planta").why(0, "return cruiser outside") == "fixed_part ECL-UPG-10"


@pytest.mark.rule("ECL-UPG-11")
def test_a_changed_blueprint_serves_all_ships_of_its_type() -> None:
    p = upgrading()
    p.put(102, 0, -1, edges=(0,))
    p.ships(102, 0, interceptor=1)
    p.ships(102, 1, interceptor=1)
    p.play(0, "upgrade interceptor 3 hull")
    assert p.blueprint(0, "interceptor").hull == 1


@pytest.mark.rule(
    "ECL-UPG-01", "ECL-UPG-02", "ECL-UPG-05", "ECL-UPG-07", "ECL-PRT-01", "ECL-PRT-07"
)
def test_example_7_upgrade() -> None:
    p = Position("eridani", "hydran")
    p.fit(0, "interceptor", 0, "fusion_drive")
    p.fit(0, "interceptor", 2, "fusion_drive")
    p.act(0, "upgrade")
    p.play(0, "return interceptor 0", "upgrade interceptor 0 plasma_cannon")
    third = p.why(0, "upgrade interceptor 3 ion_cannon")
    p.play(0, "upgrade interceptor 3 gauss_shield")
    b = p.blueprint(0, "interceptor")
    made = (int(b.energy + b.consumed), int(b.consumed), dice(b.dice), int(b.shield), int(b.drives))
    assert (made, third) == ((4, 4, (0, 1, 0, 0), 1, 1), "too_little_energy ECL-UPG-05")


@pytest.mark.rule("ECL-UPG-07")
def test_example_7_the_last_fusion_drive_cannot_be_replaced() -> None:
    p = Position("eridani", "hydran")
    p.fit(0, "interceptor", 0, "plasma_cannon")
    p.fit(0, "interceptor", 2, "fusion_drive")
    p.act(0, "upgrade")
    p.play(0, "return interceptor 2")
    assert p.why(0, "upgrade interceptor 2 plasma_cannon") == "last_drive ECL-UPG-07"


@pytest.mark.rule("ECL-UPG-01", "ECL-UPG-04")
def test_example_13_3_mechanema_upgrade_three_parts() -> None:
    p = upgrading("mechanema", "plasma_missile")
    p.fit(0, "interceptor", 3, "electron_computer")
    p.play(0, "return interceptor 3", "upgrade interceptor 3 plasma_missile")
    p.play(0, "upgrade cruiser 0 positron_computer")
    refused = p.why(0, "upgrade cruiser 4 ion_cannon")
    p.play(0, "upgrade cruiser 4 hull")
    b = p.blueprint(0, "cruiser")
    assert (int(b.computer), int(b.hull), refused) == (2, 2, "too_little_energy ECL-UPG-05")


# -- parts and blueprints --------------------------------------------------------------------


@pytest.mark.rule("ECL-PRT-01")
def test_values_of_one_kind_add_up() -> None:
    p = Position("planta", "hydran")
    p.fit(0, "cruiser", 3, "electron_computer")
    assert p.blueprint(0, "cruiser").computer == 2


@pytest.mark.rule("ECL-PRT-02")
def test_each_die_symbol_gives_a_die_of_its_colour() -> None:
    p = Position("hydran", "planta")
    p.fit(0, "dreadnought", 6, "plasma_cannon")
    assert dice(p.blueprint(0, "dreadnought").dice) == (2, 1, 0, 0)


@pytest.mark.rule("ECL-PRT-03")
def test_computers_add_up() -> None:
    p = Position("hydran", "planta")
    p.fit(0, "cruiser", 4, "gluon_computer")
    assert p.blueprint(0, "cruiser").computer == 4


@pytest.mark.rule("ECL-PRT-04")
def test_shields_add_up() -> None:
    p = Position("orion", "planta")
    p.fit(0, "cruiser", 3, "phase_shield")
    assert p.blueprint(0, "cruiser").shield == 3


@pytest.mark.rule("ECL-PRT-05")
def test_hull_adds_up() -> None:
    p = Position("hydran", "planta")
    p.fit(0, "cruiser", 4, "improved_hull")
    assert p.blueprint(0, "cruiser").hull == 3


@pytest.mark.rule("ECL-PRT-06")
def test_drives_add_up_to_the_movement_value_and_carry_initiative() -> None:
    p = Position("hydran", "planta")
    p.fit(0, "interceptor", 3, "fusion_drive")
    b = p.blueprint(0, "interceptor")
    assert (b.movement, b.initiative) == (3, 5)


@pytest.mark.rule("ECL-PRT-07")
def test_energy_symbols_add_up_also_outside_the_grid() -> None:
    p = Position("orion", "planta")
    p.fit(0, "dreadnought", 2, "fusion_source")
    b = p.blueprint(0, "dreadnought")
    assert b.energy + b.consumed == 3 + 6 + 3


@pytest.mark.rule("ECL-PRT-08", "ECL-CMB-09")
def test_example_15_initiative() -> None:
    p = Position("draco", "hydran")
    p.fit(0, "interceptor", 2, "fusion_drive")
    p.fit(1, "dreadnought", 6, "nuclear_drive")
    p.fit(1, "dreadnought", 3, "nuclear_drive")
    found = (p.blueprint(0, "interceptor").initiative, p.blueprint(1, "dreadnought").initiative)
    assert found == (4, 3)


@pytest.mark.rule("ECL-PRT-09")
def test_missile_dice_are_kept_apart_from_cannon_dice() -> None:
    p = Position("hydran", "planta")
    p.fit(0, "interceptor", 3, "plasma_missile")
    b = p.blueprint(0, "interceptor")
    assert (dice(b.dice), dice(b.missiles)) == ((1, 0, 0, 0), (0, 2, 0, 0))


ORDINARY = {
    # dice, missiles, computer, shield, hull, movement, initiative, energy
    "ion_cannon": ((1, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, -1),
    "plasma_cannon": ((0, 1, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, -2),
    "soliton_cannon": ((0, 0, 1, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, -3),
    "antimatter_cannon": ((0, 0, 0, 1), (0, 0, 0, 0), 0, 0, 0, 0, 0, -4),
    "plasma_missile": ((0, 0, 0, 0), (0, 2, 0, 0), 0, 0, 0, 0, 0, -1),
    "flux_missile": ((0, 0, 0, 0), (2, 0, 0, 0), 0, 0, 0, 0, 1, 0),
    "electron_computer": ((0, 0, 0, 0), (0, 0, 0, 0), 1, 0, 0, 0, 0, 0),
    "positron_computer": ((0, 0, 0, 0), (0, 0, 0, 0), 2, 0, 0, 0, 0, -1),
    "gluon_computer": ((0, 0, 0, 0), (0, 0, 0, 0), 3, 0, 0, 0, 0, -2),
    "gauss_shield": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 1, 0, 0, 0, 0),
    "phase_shield": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 2, 0, 0, 0, -1),
    "absorption_shield": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 1, 0, 0, 0, 4),
    "hull": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 1, 0, 0, 0),
    "improved_hull": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 2, 0, 0, 0),
    "sentient_hull": ((0, 0, 0, 0), (0, 0, 0, 0), 1, 0, 1, 0, 0, 0),
    "conifold_field": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 3, 0, 0, -2),
    "nuclear_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 1, 1, -1),
    "fusion_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 2, 2, -2),
    "tachyon_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 3, 3, -3),
    "transition_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 3, 0, 0),
    "nuclear_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 3),
    "fusion_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 6),
    "tachyon_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 9),
    "zero_point_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 12),
}
ANCIENT = {
    "ion_missile": ((0, 0, 0, 0), (3, 0, 0, 0), 0, 0, 0, 0, 0, 0),
    "soliton_missile": ((0, 0, 0, 0), (0, 0, 1, 0), 0, 0, 0, 0, 1, 0),
    "antimatter_missile": ((0, 0, 0, 0), (0, 0, 0, 1), 0, 0, 0, 0, 0, 0),
    "ion_disruptor": ((1, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 3, 0),
    "ion_turret": ((2, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 0),
    "plasma_turret": ((0, 2, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, -3),
    "soliton_charger": ((0, 0, 1, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, -1),
    "axion_computer": ((0, 0, 0, 0), (0, 0, 0, 0), 2, 0, 0, 0, 1, 0),
    "flux_shield": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 3, 0, 0, 1, -2),
    "inversion_shield": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 2, 0, 0, 0, 2),
    "shard_hull": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 3, 0, 0, 0),
    "conformal_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 4, 2, -2),
    "nonlinear_drive": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 2, 0, 2),
    "hypergrid_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 0, 11),
    "muon_source": ((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, 0, 0, 1, 2),
}


def values(row: Part) -> tuple[object, ...]:
    plain = (row.computer, row.shield, row.hull, row.movement, row.initiative, row.energy)
    return (dice(row.dice), dice(row.missiles), *(int(n) for n in plain))


@pytest.mark.rule("ECL-PRT-10")
@pytest.mark.parametrize("name", sorted(ORDINARY))
def test_ordinary_parts_have_their_printed_values(name: str) -> None:
    assert values(part(name)) == ORDINARY[name]


@pytest.mark.rule("ECL-PRT-11")
@pytest.mark.parametrize("name", sorted(ANCIENT))
def test_ancient_parts_have_their_printed_values(name: str) -> None:
    assert (values(part(name)), part(name).ancient) == (ANCIENT[name], True)


@pytest.mark.rule("ECL-PRT-12")
def test_standard_blueprints_have_their_printed_spaces_and_bonuses() -> None:
    designs = Position("hydran", "planta").state.rules.box.species[7].designs
    read = [(len(d.printed), int(d.initiative), int(d.energy)) for d in designs]
    assert read == [(4, 2, 0), (6, 1, 0), (8, 0, 0), (5, 4, 3)]


@pytest.mark.rule("ECL-PRT-13")
def test_standard_blueprints_have_one_empty_space_each() -> None:
    p = Position("hydran", "planta")
    empty = [list(p.blueprint(0, ship).slots).count(-1) for ship in PIECES[:4]]
    assert empty == [1, 1, 1, 1]


@pytest.mark.rule("ECL-PRT-13")
def test_orion_have_a_gauss_shield_in_each_of_these_spaces() -> None:
    p = Position("orion", "planta")
    found = [
        (list(p.blueprint(0, s).slots).count(-1), p.blueprint(0, s).shield) for s in PIECES[:4]
    ]
    assert found == [(0, 1)] * 4


@pytest.mark.rule("ECL-PRT-13", "ECL-SPC-15")
def test_planta_interceptors_and_starbases_have_no_empty_space() -> None:
    p = Position("planta", "hydran")
    empty = [list(p.blueprint(0, ship).slots).count(-1) for ship in PIECES[:4]]
    assert empty == [0, 1, 1, 0]
