"""Trade, colony ships and population: TRD, COL."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import ECLIPSE, TERRANS, Position

from starboard.engine.chance import Quick
from starboard.engine.errors import BadNotation
from starboard.engine.flow import Run, settle
from starboard.games.eclipse.components.ids import GRAY, ORBITAL_CUBE
from starboard.games.eclipse.upkeep.cubes import homes, send_home
from starboard.games.eclipse.upkeep.production import production


@pytest.mark.rule("ECL-TRD-01")
def test_a_trade_pays_one_resource_and_gains_one_unit_of_another() -> None:
    p = Position()
    p.store(0, materials=5, science=1)
    p.play(0, "trade materials money", "trade materials science")
    assert p.stored(0) == (1, 2, 1)


@pytest.mark.rule("ECL-TRD-01")
def test_a_resource_cannot_be_traded_for_itself() -> None:
    assert Position().why(0, "trade money money") == "same_resource ECL-TRD-01"


@pytest.mark.rule("ECL-TRD-01")
def test_two_resources_cannot_be_mixed_in_one_payment() -> None:
    p = Position()
    p.store(0, materials=1, science=1)
    assert p.why(0, "trade materials money") == "too_little_to_trade ECL-TRD-01"


@pytest.mark.rule("ECL-TRD-02")
@pytest.mark.parametrize(("board", "rate"), [("terran_union", 2), ("orion", 4), ("hydran", 3)])
def test_the_trade_value_depends_on_the_species(board: str, rate: int) -> None:
    p = Position(board, "draco")
    p.store(0, science=rate)
    p.play(0, "trade science money")
    assert p.stored(0) == (0, 0, 1)


@pytest.mark.rule("ECL-TRD-03")
def test_a_player_may_trade_in_the_middle_of_an_action_to_pay_for_it() -> None:
    p = Position()
    p.store(0, materials=2, money=2)
    p.act(0, "build")
    p.play(0, "trade money materials", "build interceptor 221")
    assert p.fleet(221, 0)[0] == 2


@pytest.mark.rule("ECL-TRD-04")
def test_there_is_no_way_to_give_resources_to_another_player() -> None:
    with pytest.raises(BadNotation):
        Position(*TERRANS).play(0, "give 1 money")


@pytest.mark.rule("ECL-COL-01", "ECL-COL-02", "ECL-COL-03")
def test_example_3_two_colony_ships_place_two_cubes() -> None:
    p = Position()
    p.learn(0, "advanced_labs", "advanced_economy")
    before = [production(p.state, p.player(0), track) for track in (1, 2)]
    p.act(0, "build")
    p.play(0, "colonize 221 3 science", "colonize 221 1 money")
    after = [production(p.state, p.player(0), track) for track in (1, 2)]
    assert (p.player(0).colony_ships, before, after) == (1, [3, 3], [4, 4])


@pytest.mark.rule("ECL-COL-01")
def test_a_colony_ship_is_not_used_on_another_players_turn() -> None:
    assert Position().why(1, "colonize 223 3 science").startswith("not_your_turn")


@pytest.mark.rule("ECL-COL-01")
def test_a_face_down_colony_ship_cannot_be_used() -> None:
    p = Position()
    p.player(0).colony_ships = 0
    assert p.why(0, "colonize 221 3 science") == "no_colony_ship ECL-COL-01"


@pytest.mark.rule("ECL-COL-01", "ECL-COL-09")
def test_settled_case_3_a_turn_spent_passing_may_use_colony_ships_among_opponents() -> None:
    p = Position()
    p.learn(0, "advanced_labs")
    p.ships(221, 1, interceptor=1)
    p.play(0, "colonize 221 3 science", "pass")
    assert p.sector(221).cube(3) == 1


@pytest.mark.rule("ECL-COL-02")
def test_a_sector_of_another_player_cannot_be_colonized() -> None:
    assert Position().why(0, "colonize 223 3 science") == "not_yours_to_colonize ECL-COL-02"


@pytest.mark.rule("ECL-COL-02")
def test_an_occupied_square_takes_no_second_cube() -> None:
    assert Position().why(0, "colonize 221 0 money") == "square_filled ECL-COL-02"


@pytest.mark.rule("ECL-COL-02")
@pytest.mark.parametrize("square", ["7", "orbital"])
def test_a_cube_needs_a_square(square: str) -> None:
    assert Position().why(0, f"colonize 221 {square} money") == "no_such_square ECL-COL-02"


@pytest.mark.rule("ECL-COL-03")
def test_a_coloured_square_takes_only_its_own_cube() -> None:
    p = Position()
    p.learn(0, "advanced_labs")
    assert p.why(0, "colonize 221 3 money") == "wrong_cube ECL-COL-03"


@pytest.mark.rule("ECL-COL-03")
def test_an_empty_track_gives_no_cube() -> None:
    p = Position()
    p.learn(0, "advanced_labs")
    p.set_cubes(0, 5, 0, 5)
    assert p.why(0, "colonize 221 3 science") == "no_cube ECL-COL-03"


@pytest.mark.rule("ECL-COL-04")
def test_every_cube_placed_costs_a_colony_ship() -> None:
    p = Position()
    p.learn(0, "advanced_labs")
    p.play(0, "colonize 221 3 science")
    assert p.player(0).colony_ships == 2


@pytest.mark.rule("ECL-COL-05")
def test_a_gray_square_takes_a_cube_of_any_track() -> None:
    p = Position()
    p.put(313, 0, -3, owner=0)
    tracks = {move.split()[3] for move in p.options(0, "colonize")}
    assert tracks == {"materials", "science", "money"}


@pytest.mark.rule("ECL-COL-06", "ECL-TEC-08")
def test_an_advanced_materials_square_needs_advanced_mining() -> None:
    p = Position()
    p.put(307, 0, -3, owner=0)
    p.put(308, 1, -3, owner=0)
    before = p.why(0, "colonize 308 1 materials")
    p.learn(0, "advanced_mining")
    assert (before, p.why(0, "colonize 308 1 materials")) == ("needs_advanced_tech ECL-COL-06", "")


@pytest.mark.rule("ECL-COL-06", "ECL-TEC-10")
def test_an_advanced_science_square_needs_advanced_labs() -> None:
    p = Position()
    before = p.why(0, "colonize 221 3 science")
    p.learn(0, "advanced_labs")
    assert (before, p.why(0, "colonize 221 3 science")) == ("needs_advanced_tech ECL-COL-06", "")


@pytest.mark.rule("ECL-COL-06", "ECL-TEC-09")
def test_an_advanced_money_square_needs_advanced_economy() -> None:
    p = Position()
    before = p.why(0, "colonize 221 1 money")
    p.learn(0, "advanced_economy")
    assert (before, p.why(0, "colonize 221 1 money")) == ("needs_advanced_tech ECL-COL-06", "")


@pytest.mark.rule("ECL-COL-06", "ECL-COL-07", "ECL-TEC-26")
def test_metasynthesis_opens_every_advanced_square() -> None:
    p = Position()
    p.put(110, 0, -1, edges=(0,), owner=0)
    p.learn(0, "metasynthesis")
    squares = {move for move in p.options(0, "colonize") if " 110 " in move}
    assert squares == {
        "colonize 110 0 money",
        "colonize 110 1 materials",
        "colonize 110 1 science",
        "colonize 110 1 money",
    }


@pytest.mark.rule("ECL-COL-07")
def test_an_advanced_gray_square_needs_the_tech_of_the_track_used() -> None:
    p = Position()
    p.put(110, 0, -1, edges=(0,), owner=0)
    p.learn(0, "advanced_labs")
    found = (p.why(0, "colonize 110 1 money"), p.why(0, "colonize 110 1 science"))
    assert found == ("needs_advanced_tech_gray ECL-COL-07", "")


@pytest.mark.rule("ECL-COL-08")
def test_an_orbital_takes_science_or_money_without_any_tech() -> None:
    p = Position()
    p.sector(221).orbital = 1
    found = {move for move in p.options(0, "colonize") if "orbital" in move}
    assert found == {"colonize 221 orbital science", "colonize 221 orbital money"}


@pytest.mark.rule("ECL-COL-08")
def test_a_materials_cube_on_an_orbital_is_refused() -> None:
    p = Position()
    p.sector(221).orbital = 1
    assert p.why(0, "colonize 221 orbital materials") == "no_materials_on_orbital ECL-COL-08"


@pytest.mark.rule("ECL-COL-08")
def test_an_orbital_holds_one_cube() -> None:
    p = Position()
    p.sector(221).orbital = 1
    p.play(0, "colonize 221 orbital money")
    assert p.why(0, "colonize 221 orbital science") == "square_filled ECL-COL-02"


@pytest.mark.rule("ECL-COL-10")
def test_production_is_the_highest_exposed_value() -> None:
    p = Position()
    read: list[int] = []
    for cubes in range(12, -1, -1):
        p.set_cubes(0, cubes, 0, 0)
        read.append(int(production(p.state, p.player(0), 0)))
    assert read == [0, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28]


@pytest.mark.rule("ECL-COL-11")
def test_the_owner_chooses_the_track_of_a_cube_from_a_gray_square() -> None:
    p = Position()
    p.put(313, 0, -3, owner=0)
    p.fill(313, 0, "science")
    p.act(0, "influence")
    p.play(0, "disc 313 track")
    assert p.options(0, "cube") == {"cube materials", "cube science", "cube money"}


@pytest.mark.rule("ECL-COL-11")
def test_an_orbitals_cube_returns_to_science_or_money() -> None:
    p = Position()
    p.sector(221).orbital = 1
    p.play(0, "colonize 221 orbital money", "action influence", "disc 221 track")
    found = (p.options(0, "cube"), p.why(0, "cube materials"))
    assert found == ({"cube science", "cube money"}, "orbital_cube_return ECL-COL-11")


@pytest.mark.rule("ECL-COL-12")
def test_a_cube_of_a_full_track_goes_to_another_with_room() -> None:
    p = Position()
    p.set_cubes(0, 12, 3, 3)
    run = Run(Quick(1), False)
    send_home(p.state, p.player(0), 0, False, run)
    settle(p.state, run)
    found = (p.options(0, "cube"), p.why(0, "cube materials"))
    assert found == ({"cube science", "cube money"}, "track_full_of_cubes ECL-COL-12")


@pytest.mark.rule("ECL-COL-12")
def test_an_orbitals_cube_may_go_to_materials_only_when_the_others_are_full() -> None:
    p = Position()
    p.set_cubes(0, 3, 12, 12)
    assert (homes(p.player(0), ORBITAL_CUBE, False), homes(p.player(0), GRAY, False)) == (1, 1)


@pytest.mark.rule("ECL-COL-13")
def test_no_move_takes_a_cube_off_a_sector_that_keeps_its_disc() -> None:
    verbs = {text.split()[0] for text in Position().legal(0)}
    assert verbs <= {"action", "pass", "trade", "colonize", "drop"}


@pytest.mark.rule("ECL-COL-13", "ECL-INF-06")
def test_cubes_can_be_cleared_with_two_influence_actions() -> None:
    p = Position()
    p.ships(221, 0, cruiser=1)
    p.play(0, "action influence", "disc 221 track")
    refused = p.why(0, "disc track 221")
    p.play(0, "done")
    p.play(1, "action influence", "done")
    p.play(0, "action influence", "disc track 221")
    assert (refused, p.sector(221).owner, p.sector(221).cubes) == ("sector_used ECL-INF-06", 0, 0)


@pytest.mark.rule("ECL-COL-14")
def test_only_an_influence_action_turns_colony_ships_up_during_the_action_phase() -> None:
    p = Position()
    p.player(0).colony_ships = 0
    offers: dict[str, bool] = {}
    for action in ("build", "move", "upgrade", "influence"):
        p.act(0, action)
        offers[action] = "refresh" in p.legal(0)
        p.play(0, "done")
        p.play(1, "action influence", "done")
    assert offers == {"build": False, "move": False, "upgrade": False, "influence": True}


def test_the_notation_of_squares_reads_back() -> None:
    assert str(ECLIPSE.parse("colonize 101 orbital money")) == "colonize 101 orbital money"
