"""Species boards and components: SPC, CMP."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import TERRANS, Position

from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.games.eclipse.board import free_ships, strangers
from starboard.games.eclipse.components.components import (
    CENTER,
    GUARDED,
    INNER,
    MIDDLE,
    OUTER,
    STARTING,
    Design,
)
from starboard.games.eclipse.components.ids import DISCOVERIES, PIECES, SPECIES, TECHS
from starboard.games.eclipse.determinize import determinize
from starboard.games.eclipse.view.view import view

ALIENS = ("eridani", "hydran", "planta", "draco", "mechanema", "orion")
ALL_TERRANS = (*TERRANS, "terran_conglomerate", "terran_alliance")


def board(name: str) -> Position:
    """A table where seat 0 plays this species."""
    other = "hydran" if name not in ("hydran", "terran_federation") else "draco"
    return Position(name, other)


def designs(name: str) -> list[Design]:
    p = board(name)
    return p.state.rules.box.species[SPECIES.number(name)].designs


@pytest.mark.rule("ECL-SPC-01")
@pytest.mark.parametrize(
    ("name", "activations"),
    [
        ("eridani", (1, 1, 2, 2, 2, 2)),
        ("draco", (1, 1, 2, 2, 2, 2)),
        ("orion", (1, 1, 2, 2, 2, 2)),
        ("hydran", (1, 2, 2, 2, 2, 2)),
        ("planta", (2, 1, 2, 2, 2, 2)),
        ("mechanema", (1, 1, 3, 3, 2, 2)),
        *((name, (1, 1, 2, 2, 3, 2)) for name in ALL_TERRANS),
    ],
)
def test_activations_by_species(name: str, activations: tuple[int, ...]) -> None:
    p = board(name)
    row = p.state.rules.box.species[SPECIES.number(name)]
    assert tuple(int(n) for n in row.activations) == activations


STARTS = {
    "eridani": ((4, 2, 26), 3, 222, ("gauss_shield", "fusion_drive", "plasma_cannon")),
    "hydran": ((2, 6, 2), 3, 224, ("advanced_labs",)),
    "planta": ((4, 3, 2), 4, 226, ("starbase",)),
    "draco": ((3, 4, 2), 3, 228, ("fusion_drive",)),
    "mechanema": ((4, 3, 3), 3, 230, ("positron_computer",)),
    "orion": ((4, 3, 3), 3, 232, ("neutron_bombs", "gauss_shield")),
}


@pytest.mark.rule("ECL-SPC-02")
@pytest.mark.parametrize("name", ALIENS)
def test_aliens_start_as_printed(name: str) -> None:
    p = board(name)
    player = p.player(0)
    techs = tuple(t for t in TECHS.ids if player.has(TECHS.number(t)))
    found = (p.stored(0), player.colony_ships, player.home, set(techs))
    storage, ships, home, known = STARTS[name]
    assert found == (storage, ships, home, set(known))


@pytest.mark.rule("ECL-SPC-02", "ECL-SPC-18")
@pytest.mark.parametrize("name", ALL_TERRANS)
def test_terrans_differ_only_in_their_starting_sector(name: str) -> None:
    p = board(name)
    player = p.player(0)
    found = (p.stored(0), player.colony_ships, player.has(TECHS.number("starbase")))
    home = 221 + 2 * ALL_TERRANS.index(name)
    assert (found, player.home) == (((4, 3, 3), 3, True), home)


@pytest.mark.rule("ECL-SPC-03")
def test_eridani_keep_two_random_reputation_tiles() -> None:
    p = board("eridani")
    bag = sum(int(n) for n in p.state.reputation)
    assert (len(p.player(0).reputation), bag) == (2, 31)


@pytest.mark.rule("ECL-SPC-03", "ECL-CMP-10")
def test_reputation_tiles_are_hidden_from_the_others() -> None:
    p = board("eridani")
    draws = [draw for draw in p.table.log[0].draws if draw.stream == 2]
    assert [int(draw.audience) for draw in draws] == [1, 1]


@pytest.mark.rule("ECL-SPC-04")
def test_eridani_start_with_two_discs_fewer() -> None:
    player = board("eridani").player(0)
    assert (player.discs, player.reserve) == (10, 3)


@pytest.mark.rule("ECL-SPC-05")
def test_eridani_ships_have_more_energy_but_not_their_starbases() -> None:
    assert [int(d.energy) for d in designs("eridani")] == [1, 1, 1, 3]


@pytest.mark.rule("ECL-SPC-06")
def test_hydran_start_with_a_cube_in_their_advanced_science_square() -> None:
    p = board("hydran")
    assert (p.sector(224).cube(1), p.cubes(0)) == (1, (11, 10, 10))


@pytest.mark.rule("ECL-SPC-09")
def test_ancients_neither_pin_draco_nor_count_as_opponents() -> None:
    p = board("draco")
    p.put(104, 0, -1, edges=(0,))
    p.ships(104, 0, interceptor=1)
    found = (free_ships(p.player(0), p.sector(104)), strangers(p.player(0), p.sector(104)))
    assert found == (1, 0)


@pytest.mark.rule("ECL-SPC-09")
def test_the_gcds_pins_draco_like_everybody_else() -> None:
    p = board("draco")
    p.ships(1, 0, interceptor=2)
    assert free_ships(p.player(0), p.sector(1)) == 0


@pytest.mark.rule("ECL-SPC-09")
def test_draco_explore_from_a_sector_they_share_with_ancients() -> None:
    p = board("draco")
    p.put(105, 0, -1, edges=(0, 2))
    p.ships(105, 0, interceptor=1)
    p.act(0, "explore")
    assert p.why(0, "explore 1 -1") == ""


@pytest.mark.rule("ECL-SPC-15")
def test_planta_blueprints_are_smaller_and_slower_with_a_printed_computer() -> None:
    read = [
        (len(d.printed), int(d.initiative), int(d.computer), int(d.energy))
        for d in designs("planta")
    ]
    assert read == [(3, 0, 1, 2), (5, 0, 1, 2), (7, 0, 1, 2), (4, 2, 1, 5)]


@pytest.mark.rule("ECL-SPC-16")
def test_orion_start_with_a_cruiser() -> None:
    p = board("orion")
    assert p.fleet(232, 0) == (0, 1, 0, 0)


@pytest.mark.rule("ECL-SPC-17")
def test_orion_blueprints_are_faster_with_more_energy() -> None:
    read = [(int(d.initiative), int(d.energy)) for d in designs("orion")]
    assert read == [(3, 1), (2, 2), (1, 3), (5, 3)]


@pytest.mark.rule("ECL-SPC-18")
def test_all_terran_blueprints_are_alike() -> None:
    shapes = {
        tuple((tuple(int(k) for k in d.printed), int(d.initiative)) for d in designs(name))
        for name in ALL_TERRANS
    }
    assert len(shapes) == 1


@pytest.mark.rule("ECL-SPC-19")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("terran_alliance", (1, 4, 0)),
        ("hydran", (1, 3, 0)),
        ("planta", (1, 3, 0)),
        ("eridani", (0, 4, 0)),
        ("draco", (0, 4, 0)),
        ("mechanema", (0, 4, 0)),
        ("orion", (0, 4, 1)),
    ],
)
def test_reputation_track_spaces_by_species(name: str, spaces: tuple[int, ...]) -> None:
    row = board(name).state.rules.box.species[SPECIES.number(name)]
    assert (int(row.ambassador_only), int(row.either), int(row.reputation_only)) == spaces


# -- components ------------------------------------------------------------------------------


@pytest.mark.rule("ECL-CMP-01")
def test_a_limited_component_that_has_run_out_cannot_be_taken() -> None:
    p = board("orion")
    p.store(0, materials=40)
    p.ships(232, 0, dreadnought=2)
    p.act(0, "build")
    assert p.why(0, "build dreadnought 232") == "none_left ECL-BUI-05"


@pytest.mark.rule("ECL-CMP-02")
def test_orbitals_never_run_out() -> None:
    p = Position("mechanema", "planta")
    p.learn(0, "orbital")
    for number in range(301, 319):
        p.put(number, number - 300, 9)
        p.sector(number).orbital = 1
    p.player(0).discs = 1
    p.store(0, materials=9)
    p.act(0, "build")
    assert p.why(0, "build orbital 230") == ""


@pytest.mark.rule("ECL-CMP-03")
def test_each_player_has_eighteen_ships_and_thirty_three_cubes() -> None:
    p = Position()
    ships = sum(int(n) for n in p.player(0).supply) + sum(p.fleet(221, 0))
    cubes = sum(p.cubes(0)) + len(p.sector(221).occupied())
    assert (ships, cubes) == (18, 33)


@pytest.mark.rule("ECL-CMP-03")
def test_each_player_has_sixteen_discs_and_three_ambassadors() -> None:
    p = Position()
    player = p.player(0)
    row = p.state.rules.box.species[player.species]
    assert (player.discs + player.reserve + 1, row.ambassadors) == (16, 3)


@pytest.mark.rule("ECL-CMP-04")
def test_the_reputation_bag_holds_its_printed_tiles() -> None:
    assert [int(n) for n in Position().state.reputation] == [0, 12, 10, 7, 4]


@pytest.mark.rule("ECL-CMP-05")
@pytest.mark.parametrize(("portals", "total"), [(True, 36), (False, 35)])
def test_the_discovery_supply_is_complete(portals: bool, total: int) -> None:
    state = Position(warp_portals=portals).state
    single = [int(n) for n in state.discoveries][: int(DISCOVERIES.number("ion_disruptor"))]
    assert (single, sum(int(n) for n in state.discoveries)) == ([3, 3, 3, 2, 3, 3, 2, 1], total)


@pytest.mark.rule("ECL-CMP-06", "ECL-EXP-08")
def test_with_an_empty_supply_new_sectors_get_no_discovery_tile() -> None:
    p = Position()
    p.state.discovery_supply = 0
    assert p.put(315, 0, -3, edges=(3,)).discovery == 0


@pytest.mark.rule("ECL-CMP-07")
def test_bag_and_tray_hold_one_hundred_and_fourteen_techs() -> None:
    state = Position().state
    assert sum(int(n) for n in state.bag) + sum(int(n) for n in state.tray) == 114


@pytest.mark.rule("ECL-CMP-08")
def test_sectors_are_numbered_by_ring() -> None:
    tiles = Position().state.rules.box.tiles
    numbers = {ring: sorted(int(t.number) for t in tiles if t.ring == ring) for ring in range(6)}
    assert numbers == {
        CENTER: [1],
        INNER: list(range(101, 111)),
        MIDDLE: [*range(201, 212), 214, 281],
        OUTER: [*range(301, 319), 381, 382],
        STARTING: list(range(221, 233)),
        GUARDED: list(range(271, 275)),
    }


@pytest.mark.rule("ECL-CMP-09")
def test_a_fourth_relation_is_refused() -> None:
    p = Position(*ALL_TERRANS[:5])
    p.player(0).partners = 0b11100
    p.put(103, 1, -2, owner=0)
    p.sector(103).holes = 63
    assert p.why(0, "propose 1") == "no_ambassador_left ECL-CMP-09"


@pytest.mark.rule("ECL-CMP-10")
def test_no_other_seat_can_tell_a_state_with_other_reputation_tiles() -> None:
    p = board("eridani")
    twins = [determinize(p.state, 1, Run(Quick(seed), False)) for seed in range(9)]
    hands = {tuple(int(n) for n in twin.players[0].reputation) for twin in twins}
    views = [view(twin, 1) == view(p.state, 1) for twin in twins]
    assert (len(hands) > 1, all(views)) == (True, True)


def test_pieces_have_the_order_of_the_boards() -> None:
    assert PIECES[:4] == ("interceptor", "cruiser", "dreadnought", "starbase")
