"""What a seat sees of the table."""

import json
from typing import Any

import pytest
from tests.eclipse.arrange import (
    GAME,
    befriend,
    control,
    cubes_off,
    new_table,
    owe,
    player_of,
    populate,
    state_of,
    station,
    store,
)

from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.table import Table
from starboard.games.eclipse.sector import FOUND_PORTAL

Json = dict[str, Any]


def board(table: Table, seat: int | None = 0) -> Json:
    """The view of the game as it leaves the process."""
    found = json.loads(json.dumps(table.view(seat)["board"]))
    assert isinstance(found, dict)
    return found


def sector(table: Table, number: int, seat: int | None = 0) -> Json:
    found = [one for one in board(table, seat)["sectors"] if one["number"] == number]
    assert len(found) == 1
    one = found[0]
    assert isinstance(one, dict)
    return one


@pytest.mark.rule("ECL-CMP-10")
def test_others_see_how_many_reputation_tiles_there_are_but_not_their_faces() -> None:
    table = new_table()
    player_of(table, 0).keep_reputation(4)
    track = board(table, 1)["players"][0]["reputation"]
    assert [space.get("tile", "none") for space in track if space["kind"] == "either"][:2] == [
        None,
        "none",
    ]
    assert board(table, 1)["players"][0]["hidden_vp"] is None
    assert "reputation" not in board(table, 1)["players"][0]["breakdown"]


@pytest.mark.rule("ECL-CMP-10")
def test_a_player_sees_the_own_reputation_tiles() -> None:
    table = new_table()
    player_of(table, 0).keep_reputation(4)
    mine = board(table, 0)["players"][0]
    assert [space["tile"] for space in mine["reputation"] if "tile" in space] == [4]
    assert mine["hidden_vp"] == 4


@pytest.mark.rule("ECL-CMP-10")
def test_a_spectator_sees_no_reputation_tile() -> None:
    table = new_table(["eridani", "terran_federation"])
    tracks = [player["reputation"] for player in board(table, None)["players"]]
    assert [space["tile"] for track in tracks for space in track if "tile" in space] == [None] * 2


@pytest.mark.rule("ECL-CMP-10")
def test_nobody_can_tell_a_determinized_table_from_the_real_one() -> None:
    table = new_table(["eridani", "terran_federation"])
    player_of(table, 1).keep_reputation(3)
    for seat in (-1, 0, 1):
        twin = GAME.determinize(table.state, seat, Run(Quick(7), False))
        assert GAME.view(twin, seat) == GAME.view(table.state, seat)


@pytest.mark.rule("ECL-CMP-10")
def test_bags_and_stacks_show_only_how_much_is_left() -> None:
    left = board(new_table())["left"]
    assert left == {
        "stacks": [10, 13, 5],
        "techs": left["techs"],
        "discovery": 31,
        "reputation": 33,
    }


def test_everything_is_named_by_its_word() -> None:
    seen = board(new_table())
    assert seen["players"][0]["species"] == "terran_directorate"
    assert seen["players"][0]["techs"]["military"] == ["starbase"]
    assert seen["players"][0]["blueprints"][0]["slots"][0]["part"] == "ion_cannon"
    assert set(seen["npcs"]) == {"ancient", "guardian", "gcds"}


def test_planets_show_whose_cube_they_hold() -> None:
    table = new_table()
    populate(table, control(table, 0, 313), 0, "science")
    assert sector(table, 313)["planets"] == [
        {"resource": "gray", "advanced": False, "square": "0", "cube": 0, "track": "science"}
    ]


def test_an_orbital_is_a_planet_of_its_own() -> None:
    table = new_table()
    control(table, 0, 207).orbital = 1
    assert [planet["resource"] for planet in sector(table, 207)["planets"]] == ["orbital"]


@pytest.mark.rule("ECL-MOV-06")
def test_ships_show_how_many_of_them_are_pinned() -> None:
    table = new_table()
    place = control(table, 0, 207)
    for piece in ("interceptor", "interceptor", "cruiser"):
        station(table, 0, piece, place)
    for piece in ("cruiser", "dreadnought"):
        station(table, 1, piece, place)
    groups = {(g["owner"], g["type"]): g["pinned"] for g in sector(table, 207)["ships"]}
    assert groups[0, "interceptor"] == 1
    assert groups[0, "cruiser"] == 0
    assert groups[1, "cruiser"] == 1


@pytest.mark.rule("ECL-MOV-02")
def test_links_name_the_neighbours_that_wormholes_really_join() -> None:
    table = new_table(seats=4)
    state = state_of(table)
    for one in board(table)["sectors"]:
        for link in one["links"]:
            there = sector(table, link["to"])
            back = (link["edge"] + 3) % 6
            both = link["edge"] in one["wormholes"] and back in there["wormholes"]
            assert link["full"] is both
    assert len(board(table)["sectors"]) == len(state.sectors)


def test_edges_are_those_of_the_engine() -> None:
    table = new_table()
    control(table, 0, 306)
    raw = state_of(table).sector(306)
    assert sector(table, 306)["wormholes"] == sorted(
        (edge + 5) % 6 for edge in range(6) if (raw.holes >> edge) & 1
    )


@pytest.mark.rule("ECL-WRP-02")
def test_warp_portals_form_a_network_of_two_or_more() -> None:
    table = new_table()
    control(table, 0, 281)
    assert board(table)["portals"] == []
    state_of(table).sector(221).portals = FOUND_PORTAL
    assert sorted(board(table)["portals"]) == [221, 281]


@pytest.mark.rule("ECL-RES-02", "ECL-RES-03")
def test_the_tray_shows_the_own_price_on_each_possible_track() -> None:
    table = new_table()
    for row in board(table)["tray"]:
        tracks = ["military", "grid", "nano"] if row["category"] == "rare" else [row["category"]]
        known = row["tech"] == "starbase"
        assert list(row["price"]) == ([] if known else tracks)
        for track, price in row["price"].items():
            discount = 1 if track == "military" else 0
            assert price == max(row["minimum"], row["cost"] - discount)


def test_a_spectator_is_shown_no_price() -> None:
    assert all(row["price"] == {} for row in board(new_table(), None)["tray"])


@pytest.mark.rule("ECL-ACT-13", "ECL-UPK-03")
def test_upkeep_is_previewed_now_and_after_the_next_action() -> None:
    table = new_table()
    cubes_off(table, 0, "money", 2)
    owe(table, 0, 5)
    store(table, 0, 0, 0, 3)
    mine = board(table)["players"][0]
    assert (mine["upkeep"], mine["upkeep_next"]) == (5, 7)
    assert mine["causes"]["money"] == {"after_upkeep": 2, "after_next_action": 0}


@pytest.mark.rule("ECL-COL-10")
def test_production_says_which_sectors_it_comes_from() -> None:
    table = new_table()
    populate(table, control(table, 0, 306), 0, "money")
    assert board(table)["players"][0]["causes"]["production"]["money"] == {
        "value": 4,
        "sectors": [{"sector": 221, "cubes": 1}, {"sector": 306, "cubes": 1}],
        "graveyard": 0,
        "on_track": 9,
        "one_more": 6,
        "one_fewer": 3,
    }


def test_every_point_has_a_cause() -> None:
    table = new_table(["planta", "draco", "eridani", "orion"])
    befriend(table, 0, 2)
    control(table, 0, 104).monolith = 1
    player_of(table, 0).discoveries = 1
    state_of(table).traitor = 1
    for seat in range(4):
        mine = board(table, seat)["players"][seat]
        for source, points in mine["breakdown"].items():
            causes = mine["causes"]["score"][source]
            assert sum(row["points"] for row in causes) == points, source


def test_blueprints_show_their_totals() -> None:
    cruiser = board(new_table())["players"][0]["blueprints"][1]
    assert cruiser["type"] == "cruiser"
    assert cruiser["totals"] == {
        "initiative": 2,
        "computer": 1,
        "shield": 0,
        "hull": 1,
        "movement": 1,
        "energy": 3,
        "energy_used": cruiser["totals"]["energy_used"],
        "dice": [{"color": "yellow", "count": 1, "missile": False}],
    }


def test_turn_order_begins_with_the_start_player_and_skips_the_eliminated() -> None:
    table = new_table(seats=4)
    state_of(table).start = 2
    player_of(table, 3).out = True
    player_of(table, 3).frozen = type(player_of(table, 3).storage)([0] * 9)
    assert board(table)["order"] == [2, 0, 1]


def test_empty_zones_touch_a_sector() -> None:
    seen = board(new_table())
    taken = {(one["q"], one["r"]) for one in seen["sectors"]}
    assert {(zone["q"], zone["r"]) for zone in seen["zones"]} & taken == set()
    assert {"q": 1, "r": 0, "ring": 1} in seen["zones"]


def test_a_revealed_tile_is_shown_with_its_squares() -> None:
    table = new_table()
    table.play(0, "action explore")
    explore = [str(move) for move in table.legal(0) if str(move).startswith("explore")]
    table.play(0, explore[0])
    step = board(table, 1)["step"]
    assert step["kind"] == "place"
    assert {"number", "wormholes", "planets", "vp"} <= set(step["tile"])


def test_players_who_have_not_chosen_a_board_are_shown_without_one() -> None:
    table = Table(GAME, 3, "draft", {"species": "draft", "start": "0"})
    seen = board(table)
    assert seen["phase"] == "setup"
    assert seen["players"][0]["species"] is None


def test_battles_are_listed_from_the_highest_number_down() -> None:
    table = new_table()
    for number in (207, 315):
        place = control(table, 0, number)
        station(table, 0, "interceptor", place)
        station(table, 1, "interceptor", place)
    assert board(table)["battles"] == [315, 207]


def test_the_end_shows_all_tiles() -> None:
    table = new_table(["eridani", "terran_federation"])
    state_of(table).stack = []
    tracks = board(table, 1)["players"][0]["reputation"]
    assert all(space["tile"] is not None for space in tracks if "tile" in space)
    assert board(table, 1)["phase"] == "over"
