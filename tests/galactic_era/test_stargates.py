"""Wormholes at stars, stargates and who blocks them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.galactic_era.position import Position
from tests.galactic_era.test_movement import marching

from starboard.games.galactic_era.board import lay_board
from starboard.games.galactic_era.hexmap import HEXES, NEIGHBOUR, place_of


@pytest.mark.rule("GE-WOR-01")
def test_wormhole_ends_are_the_middles_of_the_edges_that_face_a_gap() -> None:
    for people in (3, 4, 5):
        rules = Position(f"seats {people}").state.board.rules
        for end in range(HEXES):
            if rules.wormhole[end] >= 0:
                both = gaps_beside(rules.terrain, end) + gaps_beside(
                    rules.terrain, rules.wormhole[end]
                )
                assert len(both) == 4
                assert len(set(both)) == 1


def gaps_beside(terrain: vec[i64], hexagon: int) -> list[int]:
    """The missing tiles that the hexes beside an edge hex belong to."""
    around = [NEIGHBOUR[hexagon * 6 + k] for k in range(6)]
    return [int(place_of(at)) for at in around if at >= 0 and terrain[at] < 0]


@pytest.mark.rule("GE-WOR-04", "GE-WOR-02")
def test_a_hex_with_star_and_wormhole_serves_as_both() -> None:
    table = Position()
    places = table.state.board.places[:]
    places[3] += 5  # Fomalhaut comes to lie on a wormhole end
    table.state.board = lay_board(places, table.state.rules, 3)
    table.arrange("red has 2 ships at fomalhaut; only red's turn is left").play(
        0, "scout fomalhaut"
    )
    assert table.told("CounterSeen") == [(0, table.star("fomalhaut"), 0)]
    table.play(0, f"take 1 {table.text('fomalhaut')} 0", "jump")
    assert table.at(0, "5:2,2") == 1


@pytest.mark.rule("GE-STG-01")
def test_stargate_1_does_not_begin_at_a_small_star() -> None:
    table = Position("red has propulsion 3; red owns uru with 3 discs; red owns izar with 2 discs")
    assert (
        marching(table.arrange("red has 1 ship at izar"), 0, "izar").why(0, "hop uru")
        == "small_stargate"
    )


@pytest.mark.rule("GE-STG-02")
def test_stargate_2_serves_stars_of_players_at_peace() -> None:
    table = Position("red has propulsion 5; red has 1 ship at khaa")
    assert marching(table, 0, "khaa").play(0, "hop sirius").at(0, "sirius") == 1


@pytest.mark.rule("GE-TEC-21")
def test_propulsion_6_moves_a_ship_once_per_turn() -> None:
    table = Position("red has propulsion 6; red has 1 ship at khaa")
    marching(table, 0, "khaa").play(0, f"to {table.text('1:0,1')}")
    assert table.why(0, f"take 1 {table.text('1:0,1')} 7") == "finished"


@pytest.mark.rule("GE-STG-02")
def test_stargate_2_does_not_begin_at_a_star_of_an_enemy() -> None:
    table = Position(
        "red has propulsion 5; blue is sts; red and blue are at war; blue owns izar with 1 disc"
    )
    assert (
        marching(table.arrange("red has 1 ship at izar"), 0, "izar").why(0, "hop khaa")
        == "enemy_stargate"
    )


@pytest.mark.rule("GE-WAR-06", "GE-BLK-12")
def test_a_hop_is_blocked_by_a_declaration_at_its_start_as_well() -> None:
    table = Position(
        "red has propulsion 3; red owns uru with 3 discs; blue is sts; "
        "red has 1 ship at khaa; blue has 1 ship at khaa"
    )
    marching(table, 0, "khaa").play(0, "hop uru").play(1, "block")
    assert (table.at_war(0, 1), table.at(0, "khaa")) == (True, 1)


@pytest.mark.rule("GE-WAR-06", "GE-BLK-14")
def test_a_ship_at_the_entrance_does_not_block_a_wormhole() -> None:
    table = Position("blue is sts; red has 1 ship at 3:-4,2; blue has 1 ship at 3:-4,2")
    marching(table, 0, "3:-4,2").play(0, "jump")
    assert table.player(0).rested_pieces(table.hex("5:2,2"), 1) == 1


@pytest.mark.rule("GE-TEC-14", "GE-BLK-13")
def test_spirituality_5_goes_on_behind_a_wormhole() -> None:
    table = Position(
        "red has spirituality 5; blue is sts; red and blue are at war; red has 1 ship at 3:-4,2"
    )
    marching(table.arrange("blue has 1 ship at 5:2,2"), 0, "3:-4,2").play(0, "jump")
    assert table.player(0).rested_pieces(table.hex("5:2,2"), 1) == 1


@pytest.mark.rule("GE-MOV-06")
def test_ships_are_rested_when_the_turn_is_over() -> None:
    table = Position("red has 1 ship at khaa; red has fleet A of 1 at khaa spent 2")
    marching(table, 0, "khaa").play(0, f"to {table.text('1:0,1')}", "end")
    assert table.player(0).rested_pieces(table.hex("1:0,1"), 0) == 1
    assert table.player(0).fleet_spent(0) == 0
