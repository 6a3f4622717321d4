"""The end of the game and the score."""

import pytest
from tests.eclipse.arrange import (
    befriend,
    control,
    end_actions,
    new_table,
    player_of,
    state_of,
    store,
)

from starboard.engine.table import Table
from starboard.games.eclipse.components.ids import TECHS
from starboard.games.eclipse.sector import BUILT_PORTAL, FOUND_PORTAL, PRINTED_PORTAL


def points(table: Table, seat: int) -> dict[str, int]:
    """The sources that are not zero."""
    return {source: n for source, n in table.outcome.breakdown[seat] if n != 0}


def learn(table: Table, seat: int, track: int, count: int) -> None:
    """So many techs lie on a track in the end."""
    player = player_of(table, seat)
    for tech in range(int(TECHS.size())):
        if player.on_track[track] < count and not player.has(tech):
            player.gain_tech(tech, track)


@pytest.mark.rule("ECL-END-01")
def test_the_game_ends_after_the_eighth_round_with_its_upkeep() -> None:
    table = new_table()
    while not table.over:
        end_actions(table)
    paid = [event for event in table.told(None) if event["kind"] == "UpkeepPaid"]
    assert state_of(table).round == 8
    assert len(paid) == 16


@pytest.mark.rule("ECL-END-02")
def test_each_reputation_tile_scores_its_value() -> None:
    table = new_table()
    for value in (1, 1, 4):
        player_of(table, 0).keep_reputation(value)
    assert points(table, 0)["reputation"] == 6


@pytest.mark.rule("ECL-END-03")
def test_each_ambassador_scores_one_point() -> None:
    table = new_table(seats=4)
    befriend(table, 0, 1)
    befriend(table, 0, 2)
    assert points(table, 0)["ambassadors"] == 2


@pytest.mark.rule("ECL-END-04")
def test_controlled_sectors_score_what_is_printed_and_ships_alone_nothing() -> None:
    table = new_table()
    control(table, 0, 107)
    control(table, 1, 109).arrive(0, 0, 1)
    assert points(table, 0) == {"sectors": 3 + 3}


@pytest.mark.rule("ECL-END-05")
def test_a_monolith_scores_for_who_controls_the_sector() -> None:
    table = new_table()
    sector = control(table, 0, 207)
    sector.monolith = 1
    sector.owner = 1
    assert points(table, 1)["monoliths"] == 3
    assert "monoliths" not in points(table, 0)


@pytest.mark.rule("ECL-END-06")
def test_kept_discovery_tiles_score_two_each() -> None:
    table = new_table()
    player_of(table, 0).discoveries = 2
    assert points(table, 0)["discoveries"] == 4


@pytest.mark.rule("ECL-END-07")
def test_the_traitor_loses_two_points() -> None:
    table = new_table()
    state_of(table).traitor = 0
    assert points(table, 0)["traitor"] == -2


@pytest.mark.rule("ECL-END-08")
@pytest.mark.parametrize(("techs", "worth"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_a_tech_track_scores_by_its_length(techs: int, worth: int) -> None:
    table = new_table()
    learn(table, 0, 1, techs)
    assert points(table, 0).get("techs", 0) == worth


@pytest.mark.rule("ECL-END-09")
def test_portal_tiles_score_in_controlled_sectors_and_printed_portals_do_not() -> None:
    table = new_table()
    sector = control(table, 0, 207)
    sector.portals = PRINTED_PORTAL | FOUND_PORTAL | BUILT_PORTAL
    assert points(table, 0)["warp_portals"] == 3


@pytest.mark.rule("ECL-END-10", "ECL-SPC-14")
def test_planta_score_one_more_for_each_controlled_sector() -> None:
    table = new_table(["planta", "terran_directorate"])
    control(table, 0, 207)
    assert points(table, 0)["species"] == 2


@pytest.mark.rule("ECL-END-10", "ECL-SPC-11")
def test_draco_score_one_for_each_ancient_on_the_board() -> None:
    table = new_table(["draco", "terran_directorate"])
    control(table, 1, 104)
    control(table, 1, 271)
    assert points(table, 0)["species"] == 2


@pytest.mark.rule("ECL-END-11")
def test_a_tie_goes_to_the_larger_store() -> None:
    table = new_table()
    store(table, 0, 5, 0, 0)
    store(table, 1, 2, 2, 2)
    assert table.outcome.ranks == [2, 1]


@pytest.mark.rule("ECL-END-11")
def test_equal_stores_share_the_victory() -> None:
    table = new_table()
    store(table, 0, 5, 0, 1)
    store(table, 1, 2, 2, 2)
    assert table.outcome.winners == [0, 1]


@pytest.mark.rule("ECL-END-12")
def test_nothing_else_scores() -> None:
    table = new_table()
    store(table, 0, 40, 40, 40)
    sector = state_of(table).sector(221)
    sector.orbital = 1
    for ship in range(4):
        sector.arrive(0, ship, 1)
    player_of(table, 0).saved = 1
    assert points(table, 0) == {"sectors": 3}


@pytest.mark.rule(
    "ECL-END-02",
    "ECL-END-03",
    "ECL-END-04",
    "ECL-END-05",
    "ECL-END-06",
    "ECL-END-07",
    "ECL-END-08",
    "ECL-SPC-11",
)
def test_the_worked_example_of_the_rulebook_gives_29_points() -> None:
    table = new_table(["draco", "planta", "terran_directorate", "terran_federation"])
    draco = player_of(table, 0)
    for value in (1, 1, 4):
        draco.keep_reputation(value)
    befriend(table, 0, 1)
    for number in (102, 103, 109, 306):  # with the starting sector: 3, 2, 2, 4, 1 and two Ancients
        control(table, 0, number)
    state_of(table).sector(102).monolith = 1
    draco.discoveries = 2
    state_of(table).traitor = 0
    learn(table, 0, 0, 4)
    learn(table, 0, 1, 5)
    assert points(table, 0) == {
        "reputation": 6,
        "ambassadors": 1,
        "sectors": 12,
        "monoliths": 3,
        "discoveries": 4,
        "traitor": -2,
        "techs": 3,
        "species": 2,
    }
    assert table.outcome.scores[0] == 29
