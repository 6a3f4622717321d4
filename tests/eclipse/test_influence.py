"""Influence: INF."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.components.ids import GUARDIAN

# North of the starting sector 221 of seat 0 lie 310 and 304 in a row, joined by wormholes.


def influencing(*boards: str) -> Position:
    p = Position(*boards)
    p.put(310, 0, -3, edges=(0, 3))
    p.put(304, 0, -4, edges=(0, 3))
    p.act(0, "influence")
    return p


@pytest.mark.rule("ECL-INF-01")
def test_a_disc_moves_from_the_track_to_a_connected_sector() -> None:
    p = influencing()
    p.play(0, "disc track 310")
    assert (p.sector(310).owner, p.player(0).discs) == (0, 10)


@pytest.mark.rule("ECL-INF-01")
@pytest.mark.parametrize("board", ["hydran", "mechanema", "terran_union"])
def test_every_species_has_two_influence_activations(board: str) -> None:
    assert influencing(board, "orion").activations() == 2


@pytest.mark.rule("ECL-INF-01")
def test_another_players_disc_cannot_be_moved() -> None:
    assert influencing().why(0, "disc 223 track") == "not_your_disc ECL-INF-01"


@pytest.mark.rule("ECL-INF-01")
def test_a_disc_on_an_action_space_cannot_be_moved() -> None:
    p = influencing()
    p.player(0).discs = 0
    assert p.why(0, "disc track 310") == "empty_influence_track ECL-INF-01"


@pytest.mark.rule("ECL-INF-01")
def test_a_disc_does_not_move_to_where_it_is() -> None:
    assert influencing().why(0, "disc track track") == "same_place ECL-INF-01"


@pytest.mark.rule("ECL-INF-02")
def test_a_sector_of_another_player_cannot_be_influenced() -> None:
    p = influencing()
    p.control(310, 1)
    assert p.why(0, "disc track 310") == "sector_controlled ECL-INF-02"


@pytest.mark.rule("ECL-INF-02")
def test_a_sector_with_opponent_ships_cannot_be_influenced() -> None:
    p = influencing()
    p.ships(310, 1, interceptor=1)
    assert p.why(0, "disc track 310") == "opponent_ships ECL-INF-02"


@pytest.mark.rule("ECL-INF-02")
def test_a_sector_that_is_not_connected_cannot_be_influenced() -> None:
    assert influencing().why(0, "disc track 304") == "not_connected ECL-INF-02"


@pytest.mark.rule("ECL-INF-02")
def test_a_sector_that_is_not_on_the_board_cannot_be_influenced() -> None:
    assert influencing().why(0, "disc track 318") == "no_such_sector ECL-INF-02"


@pytest.mark.rule("ECL-INF-02")
def test_a_ship_provides_a_connection() -> None:
    p = influencing()
    p.ships(310, 0, interceptor=1)
    assert p.why(0, "disc track 304") == ""


@pytest.mark.rule("ECL-INF-03")
def test_presence_alone_needs_no_connection() -> None:
    p = influencing()
    p.put(318, 0, 3, edges=(1, 2))
    p.ships(318, 0, interceptor=1)
    assert p.why(0, "disc track 318") == ""


@pytest.mark.rule("ECL-INF-03")
def test_a_shared_sector_cannot_be_influenced() -> None:
    p = influencing()
    p.ships(310, 0, interceptor=2)
    p.ships(310, 1, interceptor=1)
    assert p.why(0, "disc track 310") == "shared_sector ECL-INF-03"


@pytest.mark.rule("ECL-INF-04")
def test_a_sector_with_ancients_cannot_be_influenced() -> None:
    p = influencing()
    p.put(105, 0, -1, edges=(0, 3))
    assert p.why(0, "disc track 105") == "defended_sector ECL-INF-04"


@pytest.mark.rule("ECL-INF-04")
def test_the_center_cannot_be_influenced_while_the_gcds_lives() -> None:
    p = influencing()
    p.put(102, 0, -1, edges=(0, 3), owner=0)
    before = p.why(0, "disc track 1")
    p.clear(1)
    assert (before, p.why(0, "disc track 1")) == ("defended_sector ECL-INF-04", "")


@pytest.mark.rule("ECL-SPC-08")
def test_draco_may_influence_a_sector_with_ancients() -> None:
    p = influencing("draco", "hydran")
    p.put(105, 0, -1, edges=(0, 3))
    assert p.why(0, "disc track 105") == ""


@pytest.mark.rule("ECL-SPC-08")
def test_draco_do_not_influence_a_sector_with_a_guardian() -> None:
    p = influencing("draco", "hydran")
    guarded = next(s for s in p.state.sectors if s.npc(GUARDIAN) > 0)
    p.ships(int(guarded.number), 0, interceptor=1)
    assert p.why(0, f"disc track {guarded.number}") == "defended_sector ECL-INF-04"


@pytest.mark.rule("ECL-INF-05")
def test_a_disc_returned_home_covers_the_track_again() -> None:
    p = influencing()
    p.control(310, 0)
    p.play(0, "disc 310 track")
    assert (p.sector(310).owner, p.player(0).discs) == (-1, 11)


@pytest.mark.rule("ECL-INF-06")
def test_a_sector_is_involved_in_one_activation_of_an_action() -> None:
    p = influencing()
    p.play(0, "disc track 310")
    assert p.why(0, "disc 310 track") == "sector_used ECL-INF-06"


@pytest.mark.rule("ECL-INF-06")
def test_a_lifted_disc_is_not_put_back_in_the_same_action() -> None:
    p = influencing()
    p.ships(310, 0, interceptor=1)
    p.control(310, 0)
    p.play(0, "disc 310 track")
    assert p.why(0, "disc track 310") == "sector_used ECL-INF-06"


@pytest.mark.rule("ECL-INF-07")
def test_the_connecting_disc_itself_cannot_be_moved() -> None:
    p = influencing()
    p.remove_ships(221, 0)
    found = (p.why(0, "disc 221 310"), p.why(0, "disc track 310"))
    assert found == ("connecting_disc ECL-INF-07", "")


@pytest.mark.rule("ECL-INF-07")
def test_a_ship_keeps_the_connection_of_a_lifted_disc() -> None:
    assert influencing().why(0, "disc 221 310") == ""


@pytest.mark.rule("ECL-INF-08")
def test_giving_up_a_sector_returns_its_cubes_to_their_tracks() -> None:
    p = influencing()
    before = p.cubes(0)
    p.play(0, "disc 221 track")
    assert (before, p.cubes(0), p.sector(221).cubes) == ((10, 10, 10), (11, 11, 11), 0)


@pytest.mark.rule("ECL-INF-09")
def test_ships_and_structures_stay_when_the_disc_is_removed() -> None:
    p = influencing()
    p.sector(221).monolith = 1
    p.play(0, "disc 221 track")
    assert (p.fleet(221, 0)[0], p.sector(221).monolith) == (1, 1)


@pytest.mark.rule("ECL-INF-10")
def test_two_used_colony_ships_are_turned_up_once() -> None:
    p = influencing("planta", "hydran")
    p.player(0).colony_ships = 0
    p.play(0, "refresh")
    assert (p.player(0).colony_ships, p.why(0, "refresh")) == (2, "refreshed ECL-INF-10")


@pytest.mark.rule("ECL-INF-10")
def test_without_a_used_colony_ship_nothing_is_turned_up() -> None:
    assert influencing().why(0, "refresh") == "no_used_colony_ship ECL-INF-10"


@pytest.mark.rule("ECL-INF-10")
def test_refreshed_colony_ships_may_be_used_in_the_same_action() -> None:
    p = influencing()
    p.player(0).colony_ships = 0
    p.play(0, "disc track 310", "refresh", "colonize 310 0 science")
    assert p.sector(310).cube(0) == 1


@pytest.mark.rule("ECL-INF-11")
def test_a_sector_gained_first_connects_the_second() -> None:
    p = influencing()
    p.play(0, "disc track 310", "disc track 304")
    assert p.sector(304).owner == 0


@pytest.mark.rule("ECL-INF-12")
def test_the_disc_of_a_starting_sector_among_enemies_may_move_straight_on() -> None:
    p = influencing()
    p.ships(221, 1, interceptor=1)
    p.play(0, "disc 221 310")
    found = (p.sector(221).owner, p.sector(310).owner, p.activations())
    assert found == (-1, 0, 1)


@pytest.mark.rule("ECL-INF-12")
def test_a_straight_move_uses_up_both_sectors() -> None:
    p = influencing()
    p.play(0, "disc 221 310")
    assert (p.why(0, "disc track 221"), p.why(0, "disc 310 track")) == (
        "sector_used ECL-INF-06",
        "sector_used ECL-INF-06",
    )


@pytest.mark.rule("ECL-INF-01", "ECL-INF-02", "ECL-INF-05", "ECL-INF-06", "ECL-INF-10")
def test_example_10_influence() -> None:
    p = Position()
    p.put(310, 0, -3, edges=(0, 3))
    p.put(315, 1, -3, edges=(4,), owner=0)
    p.player(0).colony_ships = 1
    p.act(0, "influence")
    before = p.player(0).discs
    p.play(0, "disc track 310", "disc 315 track", "refresh")
    found = (p.sector(310).owner, p.sector(315).owner, p.player(0).discs - before)
    assert (found, p.player(0).colony_ships) == ((0, -1, 0), 3)


@pytest.mark.rule("ECL-INF-01", "ECL-INF-10")
def test_example_13_11_freed_discs_and_fresh_colony_ships() -> None:
    p = Position("planta", "hydran")
    p.put(315, 0, -3, edges=(3,), owner=0)
    p.put(102, 0, -1, edges=(0, 3))
    p.player(0).colony_ships = 0
    p.act(0, "influence")
    p.play(0, "disc 315 102", "refresh", "colonize 102 0 science", "colonize 102 1 science")
    assert (p.sector(102).cube(0), p.sector(102).cube(1), p.player(0).colony_ships) == (1, 1, 0)
