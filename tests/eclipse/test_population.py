"""Attacks on population after the battles."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.sector import Sector

from .battles import BLANK, BURST, FIVE, NPC, Fight

ORBITAL_SQUARE = 9


def raid(
    number: int = 101,
    squares: tuple[int, ...] = (0, 1, 2),
    owner: str = "terran_federation",
    **fleet: int,
) -> tuple[Fight, Sector]:
    """Ships of seat 0 above cubes of seat 1."""
    fight = Fight(["terran_directorate", owner])
    sector = fight.tile(number)
    fight.own(sector, 1, squares)
    fight.ships(sector, 0, **(fleet or {"interceptor": 1}))
    return fight, sector


def graveyard(fight: Fight) -> list[int]:
    """Materials, science and money of seat 1."""
    return [int(n) for n in fight.state.players[1].graveyard]


@pytest.mark.rule("ECL-POP-01")
def test_ships_may_attack_cubes_without_a_battle() -> None:
    fight, _ = raid()
    fight.begin()
    assert fight.legal == ["bombard interceptor", "spare"]


@pytest.mark.rule("ECL-POP-01")
def test_the_winner_of_a_battle_may_attack_cubes() -> None:
    fight, sector = raid()
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BLANK, BURST).all_decline()
    assert fight.legal == ["bombard interceptor", "spare"]


@pytest.mark.rule("ECL-POP-01")
def test_population_may_be_spared() -> None:
    fight, sector = raid()
    fight.begin().play("spare")
    assert sector.occupied() == [0, 1, 2]


@pytest.mark.rule("ECL-POP-01")
def test_every_ship_attacks_once() -> None:
    fight, _ = raid(interceptor=1, cruiser=1)
    fight.begin().play("bombard interceptor", BLANK)
    assert fight.code("bombard interceptor") == ("ships_have_attacked", "ECL-POP-01")


@pytest.mark.rule("ECL-POP-01")
def test_the_attack_is_over_when_every_type_has_fired() -> None:
    fight, _ = raid()
    fight.begin().play("bombard interceptor", BLANK)
    assert fight.legal == []


@pytest.mark.rule("ECL-POP-01")
@pytest.mark.parametrize("move", ["bombard interceptor", "bombs"])
def test_population_is_not_attacked_in_the_action_phase(move: str) -> None:
    fight, _ = raid()
    assert fight.code(move) == ("population_later", "ECL-POP-01")


@pytest.mark.rule("ECL-POP-01")
def test_a_type_that_is_not_there_cannot_attack() -> None:
    fight, _ = raid()
    fight.begin()
    assert fight.code("bombard cruiser")[0] == "no_ship_of_type"


@pytest.mark.rule("ECL-POP-02")
def test_missiles_do_not_harm_population() -> None:
    fight, _ = raid(interceptor=1, cruiser=1)
    fight.design(0, "cruiser", "plasma_missile")
    fight.begin()
    assert fight.code("bombard cruiser") == ("no_cannons", "ECL-POP-02")


@pytest.mark.rule("ECL-POP-02", "ECL-PRT-09")
def test_nobody_is_asked_whose_ships_have_missiles_only() -> None:
    fight, sector = raid()
    fight.design(0, "interceptor", "plasma_missile")
    fight.begin()
    assert (fight.legal, sector.occupied()) == ([], [0, 1, 2])


@pytest.mark.rule("ECL-POP-02")
def test_computers_count_against_population() -> None:
    fight, _ = raid(cruiser=1)
    fight.begin().play("bombard cruiser", FIVE)
    assert fight.legal == ["kill 0", "kill 1", "kill 2"]


@pytest.mark.rule("ECL-POP-03")
def test_each_point_of_damage_destroys_one_cube() -> None:
    fight, sector = raid()
    fight.design(0, "interceptor", "plasma_cannon")
    fight.begin().play("bombard interceptor", BURST).play("kill 2").play("kill 0")
    assert sector.occupied() == [1]


@pytest.mark.rule("ECL-POP-03")
def test_surplus_damage_is_lost_without_a_question() -> None:
    fight, sector = raid(201, (0,))
    fight.design(0, "interceptor", "antimatter_cannon")
    fight.begin().play("bombard interceptor", BURST)
    assert sector.occupied() == []


@pytest.mark.rule("ECL-POP-03")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("kill 5", "no_cube_there"),
        ("kill orbital", "no_cube_there"),
        ("spare", "damage_first"),
        ("bombs", "damage_first"),
        ("bombard cruiser", "damage_first"),
    ],
)
def test_damage_must_go_to_a_cube(move: str, code: str) -> None:
    fight, _ = raid(interceptor=1, cruiser=1)
    fight.begin().play("bombard interceptor", BURST)
    assert fight.code(move) == (code, "ECL-POP-03")


@pytest.mark.rule("ECL-POP-03")
def test_no_cube_dies_without_damage() -> None:
    fight, _ = raid()
    fight.begin()
    assert fight.code("kill 0") == ("no_damage_to_assign", "ECL-POP-03")


@pytest.mark.rule("ECL-POP-03")
def test_the_next_type_attacks_what_the_first_one_left() -> None:
    fight, _ = raid(interceptor=1, cruiser=1)
    fight.begin().play("bombard interceptor", BURST).play("kill 1").play("bombard cruiser", BURST)
    assert fight.legal == ["kill 0", "kill 2"]


@pytest.mark.rule("ECL-POP-04")
def test_a_cube_on_an_orbital_can_be_chosen() -> None:
    fight, sector = raid(squares=(0, 1))
    sector.orbital = 1
    sector.put_cube(ORBITAL_SQUARE, 2)
    fight.begin().play("bombard interceptor", BURST)
    assert fight.legal == ["kill 0", "kill 1", "kill orbital"]


@pytest.mark.rule("ECL-POP-04")
def test_orbitals_and_monoliths_cannot_be_harmed() -> None:
    fight, sector = raid(201, (0,))
    sector.orbital = sector.monolith = 1
    fight.design(0, "interceptor", "antimatter_cannon")
    fight.begin().play("bombard interceptor", BURST)
    assert (int(sector.orbital), int(sector.monolith)) == (1, 1)


@pytest.mark.rule("ECL-POP-05", "ECL-TEC-06")
def test_neutron_bombs_destroy_all_cubes_without_a_roll() -> None:
    fight, sector = raid()
    fight.learn(0, "neutron_bombs")
    fight.begin().play("bombs")
    assert sector.occupied() == []


@pytest.mark.rule("ECL-TEC-06")
def test_neutron_bombs_need_no_cannon() -> None:
    fight, _ = raid()
    fight.learn(0, "neutron_bombs")
    fight.design(0, "interceptor", "nuclear_drive")
    fight.begin()
    assert fight.legal == ["bombs", "spare"]


@pytest.mark.rule("ECL-TEC-06")
def test_bombs_need_their_tech() -> None:
    fight, _ = raid()
    fight.begin()
    assert fight.code("bombs") == ("no_bombs", "ECL-TEC-06")


@pytest.mark.rule("ECL-POP-05", "ECL-TEC-20")
def test_an_absorber_stops_neutron_bombs() -> None:
    fight, _ = raid()
    fight.learn(0, "neutron_bombs")
    fight.learn(1, "neutron_absorber")
    fight.begin()
    assert fight.code("bombs") == ("absorber", "ECL-TEC-20")


@pytest.mark.rule("ECL-TEC-20")
def test_an_absorber_does_not_stop_dice() -> None:
    fight, _ = raid()
    fight.learn(0, "neutron_bombs")
    fight.learn(1, "neutron_absorber")
    fight.begin()
    assert fight.legal == ["bombard interceptor", "spare"]


@pytest.mark.rule("ECL-POP-06", "ECL-TEC-20")
def test_the_population_of_planta_dies_to_unarmed_ships_despite_an_absorber() -> None:
    fight, sector = raid(owner="planta")
    fight.learn(1, "neutron_absorber")
    fight.design(0, "interceptor", "nuclear_drive")
    fight.begin()
    assert sector.occupied() == []


@pytest.mark.rule("ECL-POP-06")
def test_planta_ships_that_hold_the_sector_save_its_population() -> None:
    fight, sector = raid(owner="planta")
    fight.ships(sector, 1, cruiser=1)
    fight.design(0, "interceptor", "ion_cannon")
    fight.begin(BLANK, BURST, BURST).all_decline()
    assert sector.occupied() == [0, 1, 2]


@pytest.mark.rule("ECL-POP-07")
def test_destroyed_cubes_go_to_the_graveyard_of_their_resource() -> None:
    """Straight back on a track: no move can say that."""
    fight, _ = raid()
    fight.learn(0, "neutron_bombs")
    fight.begin().play("bombs")
    assert graveyard(fight) == [2, 0, 1]


@pytest.mark.rule("ECL-POP-07")
def test_destroyed_cubes_do_not_change_production_yet() -> None:
    fight, _ = raid()
    before = [int(n) for n in fight.state.players[1].cubes]
    fight.learn(0, "neutron_bombs")
    fight.begin().play("bombs")
    assert [int(n) for n in fight.state.players[1].cubes] == before


@pytest.mark.rule("ECL-POP-07")
def test_the_owner_picks_the_graveyard_of_a_gray_cube() -> None:
    fight, _ = raid(313, (0,))
    fight.begin().play("bombard interceptor", BURST)
    assert (fight.seat, fight.legal) == (1, ["cube materials", "cube science", "cube money"])


@pytest.mark.rule("ECL-POP-07")
def test_a_gray_cube_goes_to_the_graveyard_picked() -> None:
    fight, _ = raid(313, (0,))
    fight.begin().play("bombard interceptor", BURST).play("cube science")
    assert graveyard(fight) == [0, 1, 0]


@pytest.mark.rule("ECL-POP-07")
def test_an_orbital_cube_goes_to_science_or_money() -> None:
    fight, sector = raid(201, ())
    sector.orbital = 1
    sector.put_cube(ORBITAL_SQUARE, 2)
    fight.begin().play("bombard interceptor", BURST)
    assert fight.legal == ["cube science", "cube money"]


@pytest.mark.rule("ECL-POP-07")
def test_several_gray_cubes_are_picked_one_by_one() -> None:
    fight, sector = raid(318, (1,))
    sector.orbital = 1
    sector.put_cube(ORBITAL_SQUARE, 2)
    fight.learn(0, "neutron_bombs")
    fight.begin().play("bombs").play("cube money").play("cube money")
    assert graveyard(fight) == [0, 0, 2]


@pytest.mark.rule("ECL-POP-08")
def test_cubes_on_ambassadors_are_never_attacked() -> None:
    fight, _ = raid(201, (0, 1))
    fight.state.players[1].partners = 4
    fight.begin().play("bombard interceptor", BURST)
    assert fight.legal == ["kill 0", "kill 1"]


@pytest.mark.rule("ECL-POP-01")
def test_ships_next_to_nobodys_cubes_attack_nothing() -> None:
    fight, sector = raid(201, (0,))
    sector.owner = NPC
    sector.cubes = 0
    fight.state.players[0].discs = 0
    fight.begin()
    assert fight.legal == []


def test_the_view_tells_the_damage_to_be_assigned() -> None:
    fight, _ = raid()
    fight.begin().play("bombard interceptor", BURST)
    assert fight.state.stack[-1].seen_by(fight.state, 1)["damage"] == 1
