"""Stories, goals, relics and the end of the game."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

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
    rows = [
        scored(Position(f"story wars; round {number}; red is sts")) for number in (1, 2, 3, 6, 7, 8)
    ]
    light, dark = [0, 1, 1], [1, 0, 0]
    assert rows == [light, light, dark, dark, light, light]


@pytest.mark.rule("GE-SCR-03", "GE-TRA-05")
def test_journeys_scores_contacts_in_the_first_era() -> None:
    table = Position(
        "red, blue, yellow are sts; red has 1 ship at sirius; yellow has 1 ship at sirius"
    )
    assert scored(table) == [2, 2, 2]


@pytest.mark.rule("GE-SCR-06", "GE-RSR-03")
def test_journeys_scores_research_in_spirituality_and_propulsion() -> None:
    table = Position(
        "story journeys; round 7; red, blue, yellow are sts; red has spirituality 3; "
        "blue has propulsion 6; yellow has propulsion 2"
    )
    table.player(0).researched = 2
    table.player(1).researched = 4
    assert scored(table) == [4, 1, 0]


@pytest.mark.rule("GE-SCR-14")
def test_wars_scores_research_by_the_level_at_the_end_of_the_round() -> None:
    table = Position(
        "story wars; round 8; red, blue, yellow are sts; red has military 5; blue has military 5"
    )
    table.player(0).researched = 1
    assert scored(table) == [2, 0, 0]


@pytest.mark.rule("GE-SCR-10", "GE-RSR-03")
def test_migrations_scores_fields_nobody_else_raised() -> None:
    table = Position("seats 4; story migrations; round 8; red, blue, yellow, green are sts")
    for number, raised in enumerate((16, 16, 2, 0)):
        table.player(number).raised = raised
        table.player(number).researched = raised
    table.player(3).researched = 2
    assert scored(table) == [0, 0, 4, 0]


@pytest.mark.rule("GE-RAC-02", "GE-RAC-03", "GE-SCR-17")
def test_the_alliance_scores_at_the_end_of_its_eras() -> None:
    light = [scored(Position(f"red is alliance; story wars; round {n}"))[0] for n in (1, 2, 8)]
    dark = [scored(Position(f"red is alliance sts; story wars; round {n}"))[0] for n in (5, 6, 8)]
    assert (light, dark) == ([1, 4, 4], [1, 7, 0])


@pytest.mark.rule("GE-RAC-16")
def test_sto_greys_lose_a_point_while_at_war() -> None:
    table = Position("red is greys; story wars; round 3; blue is sts; red and blue are at war")
    assert scored(table)[0] == -1


@pytest.mark.rule("GE-RAC-16")
def test_greys_pay_only_as_sto_and_only_for_war() -> None:
    peace = Position("red is greys; story wars; round 3; blue is sts")
    assert scored(peace)[0] == 0
    assert (
        scored(Position("red is greys sts; story wars; round 3; red and blue are at war"))[0] == 1
    )


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
    table = Position(f"story {story}; round 7; red has {field} {level}; blue has {field} 6")
    for number in (1, 0):
        table.arrange(
            f"seat {number} selected research+gain and {field}; "
            f"only seat {number}'s growth turn is left"
        ).play(number, "research", "end")
    assert scored(table.arrange("red is sts"))[0] == vp


@pytest.mark.rule("GE-GOL-06", "GE-GOL-07", "GE-SCR-17")
def test_leaders_of_each_alignment_are_marked_and_score_at_the_end() -> None:
    table = Position("story wars; round 2; goal leadership; yellow is sts")
    for number, vp in enumerate((9, 9, 4)):
        table.player(number).add_points(0, vp)
    mark_leaders(table.state, table.run)
    assert [player.markers for player in table.state.players] == [1, 1, 1]
    table.player(0).markers = 2
    table.player(1).markers = 2
    assert final(table, "goal") == [10, 10, 0]


@pytest.mark.rule("GE-GOL-01")
def test_control_scores_central_stars() -> None:
    table = Position(
        "story wars; round 8; goal control; red owns arcuturus with 1 disc; "
        "red owns capella with 1 disc"
    )
    assert final(table, "goal") == [20, 10, 10]


@pytest.mark.rule("GE-GOL-04", "GE-GOL-05")
def test_discovery_scores_most_counters_of_each_kind() -> None:
    table = Position("story wars; round 8; goal discovery")
    table.player(0).primitives_taken = 2
    table.player(1).primitives_taken = 2
    table.player(1).advanced_taken = 1
    assert final(table, "goal") == [10, 20, 0]


@pytest.mark.rule("GE-GOL-04")
def test_takers_keep_counters_of_neutral_stars_only() -> None:
    table = Position(
        "red is sts; capella is primitive seen by red; maldek is advanced seen by red; "
        "red has 1 ship at capella; red has 4 ships at maldek; red has 1 ship at vega; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    table.play(0, "gain subjugate capella counter", "gain conquer maldek counter")
    table.arrange("red selected gain+gain and military").play(0, "gain colonize vega counter")
    assert (table.player(0).primitives_taken, table.player(0).advanced_taken) == (1, 1)


@pytest.mark.rule("GE-GOL-05", "GE-RAC-08")
def test_an_advanced_primitive_still_counts_as_primitive() -> None:
    table = Position(
        "capella is white_disc seen by everybody; red has 1 ship at capella; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    table.play(0, "gain ally capella counter")
    assert (table.player(0).primitives_taken, table.player(0).advanced_taken) == (1, 0)


@pytest.mark.rule("GE-GOL-08", "GE-REL-02")
def test_legacy_scores_stars_with_lasting_relics() -> None:
    table = Position(
        "story wars; round 8; goal legacy; red owns apu with 1 disc; "
        "blue owns janos with 1 disc; apu has defense_grid face up; "
        "janos has super_stargate face up"
    )
    assert final(table, "goal") == [10, 10, 0]


@pytest.mark.rule("GE-GOL-10")
def test_power_scores_sectors_with_most_ships() -> None:
    table = Position(
        "story wars; round 8; goal power; red has 2 ships at khaa; "
        "blue has fleet A of 2 at capella; blue has 1 ship at sirius; "
        "blue has fleet B of 1 at apu"
    )
    assert final(table, "goal") == [10, 30, 0]


@pytest.mark.rule("GE-GOL-11")
def test_presence_scores_sectors_with_two_stars() -> None:
    table = Position(
        "story wars; round 8; goal presence; red owns capella with 1 disc; "
        "blue owns apu with 1 disc"
    )
    assert final(table, "goal") == [10, 0, 0]


@pytest.mark.rule("GE-SET-03")
def test_an_introductory_game_has_no_goal_points() -> None:
    assert final(Position("red owns arcuturus with 1 disc"), "goal") == [0, 0, 0]


@pytest.mark.rule("GE-END-02", "GE-CMP-03")
def test_population_scores_up_to_45() -> None:
    table = Position("red owns uru with 39 discs")
    assert final(table, "population") == [45, 6, 6]


@pytest.mark.rule("GE-END-03", "GE-REL-05", "GE-REL-12")
def test_relics_score_for_their_last_owner() -> None:
    table = Position(
        "red owns apu with 1 disc; blue owns janos with 1 disc; "
        "apu has ancient_pyramids face up; janos has super_stargate face up"
    )
    assert final(table, "relics") == [4, 2, 0]


@pytest.mark.rule("GE-END-05")
def test_ties_go_to_more_stars_then_to_turn_order() -> None:
    table = Position("blue owns capella with 1 disc")
    table.player(0).add_points(0, 1)
    assert outcome(table.state).ranks == [2, 1, 3]
    even = Position()
    even.player(2).order, even.player(0).order = 1, 3
    assert outcome(even.state).ranks == [3, 2, 1]


@pytest.mark.rule("GE-END-01", "GE-END-04", "GE-DOM-01")
def test_the_last_round_ends_with_a_chance_to_play_the_card() -> None:
    table = Position("story wars; round 8; red holds spatial; after_scoring phase begins")
    assert table.step() == "CardWindow"
    table.play(0, "card")
    assert (table.vp(0), table.step()) == (5, "")


@pytest.mark.rule("GE-END-01", "GE-VAR-01")
def test_a_long_game_has_twelve_rounds() -> None:
    table = Position("option rounds 12; story wars; round 8; ending phase begins")
    assert table.state.round == 9
    rules = table.state.rules
    assert [rules.era_of_round[n] for n in (3, 4, 9, 10)] == [1, 2, 2, 3]
    assert (rules.exchanges, rules.rounds()) == ([4, 10], 12)


@pytest.mark.rule("GE-SCR-16")
def test_scores_fall_below_zero() -> None:
    table = Position("red is greys; story wars; round 3; blue is sts; red and blue are at war")
    scored(table)
    assert outcome(table.state).scores[0] == 5
