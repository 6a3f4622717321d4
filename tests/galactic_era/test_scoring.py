"""Stories, goals, relics and the end of the game."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.round import AFTER_SCORING, ENDING, Round
from starboard.games.galactic_era.scoring.endgame import outcome
from starboard.games.galactic_era.scoring.scoring import mark_leaders, score_round


def scored(table: Position) -> list[int]:
    score_round(table.state, table.run)
    return [table.vp(number) for number in range(len(table.state.players))]


def final(table: Position, source: str) -> list[int]:
    return [
        sum(points for name, points in row if name == source)
        for row in outcome(table.state).breakdown
    ]


@pytest.mark.rule("GE-SCR-01", "GE-SCR-02", "GE-SET-01")
def test_the_alignment_of_the_era_scores() -> None:
    rows = [scored(Position().story("wars", number).sts(0)) for number in (1, 2, 3, 6, 7, 8)]
    light, dark = [0, 1, 1], [1, 0, 0]
    assert rows == [light, light, dark, dark, light, light]


@pytest.mark.rule("GE-SCR-03", "GE-TRA-05")
def test_journeys_scores_contacts_in_the_first_era() -> None:
    table = Position().sts(0, 1, 2).pieces(0, "sirius", 1).pieces(2, "sirius", 1)
    assert scored(table) == [2, 2, 2]


@pytest.mark.rule("GE-SCR-06", "GE-RSR-03")
def test_journeys_scores_research_in_spirituality_and_propulsion() -> None:
    table = Position().story("journeys", 7).sts(0, 1, 2)
    table.level(0, "spirituality", 3).level(1, "propulsion", 6).level(2, "propulsion", 2)
    table.player(0).researched = 2
    table.player(1).researched = 4
    assert scored(table) == [4, 1, 0]


@pytest.mark.rule("GE-SCR-14")
def test_wars_scores_research_by_the_level_at_the_end_of_the_round() -> None:
    table = Position().story("wars", 8).sts(0, 1, 2).level(0, "military", 5).level(1, "military", 5)
    table.player(0).researched = 1
    assert scored(table) == [2, 0, 0]


@pytest.mark.rule("GE-SCR-10", "GE-RSR-03")
def test_migrations_scores_fields_nobody_else_raised() -> None:
    table = Position(4).story("migrations", 8).sts(0, 1, 2, 3)
    for number, raised in enumerate((16, 16, 2, 0)):
        table.player(number).raised = raised
        table.player(number).researched = raised
    table.player(3).researched = 2
    assert scored(table) == [0, 0, 4, 0]


@pytest.mark.rule("GE-RAC-02", "GE-RAC-03", "GE-SCR-17")
def test_the_alliance_scores_at_the_end_of_its_eras() -> None:
    light = [scored(Position().race(0, "alliance").story("wars", n))[0] for n in (1, 2, 8)]
    dark = [scored(Position().race(0, "alliance", "sts").story("wars", n))[0] for n in (5, 6, 8)]
    assert (light, dark) == ([1, 4, 4], [1, 7, 0])


@pytest.mark.rule("GE-RAC-16")
def test_sto_greys_lose_a_point_while_at_war() -> None:
    table = Position().race(0, "greys").story("wars", 3).sts(1).war(0, 1)
    assert scored(table)[0] == -1


@pytest.mark.rule("GE-RAC-16")
def test_greys_pay_only_as_sto_and_only_for_war() -> None:
    peace = Position().race(0, "greys").story("wars", 3).sts(1)
    assert scored(peace)[0] == 0
    assert scored(Position().race(0, "greys", "sts").story("wars", 3).war(0, 1))[0] == 1


@pytest.mark.rule("GE-SCR-06", "GE-SCR-10", "GE-SCR-14", "GE-RSR-03")
@pytest.mark.parametrize(
    ("story", "field", "level", "vp"),
    [
        ("journeys", "spirituality", 2, 4),
        ("journeys", "propulsion", 6, 1),
        ("journeys", "military", 2, 0),
        ("wars", "military", 6, 1),
        ("wars", "robotics", 1, 5),
        ("wars", "genetics", 1, 0),
        ("migrations", "genetics", 1, 4),
        ("migrations", "genetics", 6, 0),
    ],
)
def test_research_in_the_third_era_scores_by_its_story(
    story: str, field: str, level: int, vp: int
) -> None:
    table = Position().story(story, 7).level(0, field, level).level(1, field, 6)
    for number in (1, 0):
        table.select(number, "research+gain", field).growth(number).play(number, "research", "end")
    assert scored(table.sts(0))[0] == vp


@pytest.mark.rule("GE-GOL-06", "GE-GOL-07", "GE-SCR-17")
def test_leaders_of_each_alignment_are_marked_and_score_at_the_end() -> None:
    table = Position().story("wars", 2, "leadership").sts(2)
    for number, vp in enumerate((9, 9, 4)):
        table.player(number).add_points(0, vp)
    mark_leaders(table.state, table.run)
    assert [player.markers for player in table.state.players] == [1, 1, 1]
    table.player(0).markers = 2
    table.player(1).markers = 2
    assert final(table, "goal") == [10, 10, 0]


@pytest.mark.rule("GE-GOL-01")
def test_control_scores_central_stars() -> None:
    table = Position().story("wars", 8, "control").own(0, "arcuturus", 1).own(0, "capella", 1)
    assert final(table, "goal") == [20, 10, 10]


@pytest.mark.rule("GE-GOL-04", "GE-GOL-05")
def test_discovery_scores_most_counters_of_each_kind() -> None:
    table = Position().story("wars", 8, "discovery")
    table.player(0).primitives_taken = 2
    table.player(1).primitives_taken = 2
    table.player(1).advanced_taken = 1
    assert final(table, "goal") == [10, 20, 0]


@pytest.mark.rule("GE-GOL-04")
def test_takers_keep_counters_of_neutral_stars_only() -> None:
    table = Position().sts(0).counter("capella", "primitive", 1).counter("maldek", "advanced", 1)
    table.pieces(0, "capella", 1).pieces(0, "maldek", 4).pieces(0, "vega", 1)
    table.select(0, "gain+gain").growth(0)
    table.play(0, "gain subjugate capella counter", "gain conquer maldek counter")
    table.select(0, "gain+gain").play(0, "gain colonize vega counter")
    assert (table.player(0).primitives_taken, table.player(0).advanced_taken) == (1, 1)


@pytest.mark.rule("GE-GOL-05", "GE-RAC-08")
def test_an_advanced_primitive_still_counts_as_primitive() -> None:
    table = Position().counter("capella", "white_disc", 127).pieces(0, "capella", 1)
    table.select(0, "gain+gain").growth(0).play(0, "gain ally capella counter")
    assert (table.player(0).primitives_taken, table.player(0).advanced_taken) == (1, 0)


@pytest.mark.rule("GE-GOL-08", "GE-REL-02")
def test_legacy_scores_stars_with_lasting_relics() -> None:
    table = Position().story("wars", 8, "legacy").own(0, "apu", 1).own(1, "janos", 1)
    table.relic("apu", "defense_grid", True).relic("janos", "super_stargate", True)
    assert final(table, "goal") == [10, 10, 0]


@pytest.mark.rule("GE-GOL-10")
def test_power_scores_sectors_with_most_ships() -> None:
    table = Position().story("wars", 8, "power").pieces(0, "khaa", 2).fleet(1, "A", "capella", 2)
    table.pieces(1, "sirius", 1).fleet(1, "B", "apu", 1)
    assert final(table, "goal") == [10, 30, 0]


@pytest.mark.rule("GE-GOL-11")
def test_presence_scores_sectors_with_two_stars() -> None:
    table = Position().story("wars", 8, "presence").own(0, "capella", 1).own(1, "apu", 1)
    assert final(table, "goal") == [10, 0, 0]


@pytest.mark.rule("GE-SET-03")
def test_an_introductory_game_has_no_goal_points() -> None:
    assert final(Position().own(0, "arcuturus", 1), "goal") == [0, 0, 0]


@pytest.mark.rule("GE-END-02", "GE-CMP-03")
def test_population_scores_up_to_45() -> None:
    table = Position().own(0, "uru", 39)
    assert final(table, "population") == [45, 6, 6]


@pytest.mark.rule("GE-END-03", "GE-REL-05", "GE-REL-12")
def test_relics_score_for_their_last_owner() -> None:
    table = Position().own(0, "apu", 1).own(1, "janos", 1)
    table.relic("apu", "ancient_pyramids", True).relic("janos", "super_stargate", True)
    assert final(table, "relics") == [4, 2, 0]


@pytest.mark.rule("GE-END-05")
def test_ties_go_to_more_stars_then_to_turn_order() -> None:
    table = Position().own(1, "capella", 1)
    table.player(0).add_points(0, 1)
    assert outcome(table.state).ranks == [2, 1, 3]
    even = Position()
    even.player(2).order, even.player(0).order = 1, 3
    assert outcome(even.state).ranks == [3, 2, 1]


@pytest.mark.rule("GE-END-01", "GE-END-04", "GE-DOM-01")
def test_the_last_round_ends_with_a_chance_to_play_the_card() -> None:
    table = Position().story("wars", 8).card(0, "spatial").begin(Round(AFTER_SCORING, 0))
    assert table.step() == "CardWindow"
    table.play(0, "card")
    assert (table.vp(0), table.step()) == (5, "")


@pytest.mark.rule("GE-END-01", "GE-VAR-01")
def test_a_long_game_has_twelve_rounds() -> None:
    table = Position(rounds="12").story("wars", 8).begin(Round(ENDING, 0))
    assert table.state.round == 9
    rules = table.state.rules
    assert [rules.era_of_round[n] for n in (3, 4, 9, 10)] == [1, 2, 2, 3]
    assert (rules.exchanges, rules.rounds()) == ([4, 10], 12)


@pytest.mark.rule("GE-SCR-16")
def test_scores_fall_below_zero() -> None:
    table = Position().race(0, "greys").story("wars", 3).sts(1).war(0, 1)
    scored(table)
    assert outcome(table.state).scores[0] == 5
