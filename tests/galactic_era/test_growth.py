"""Selection, alignments, turn order, population, building, research."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.games.galactic_era.growth.build_ships import new_ships
from starboard.games.galactic_era.growth.selection import (
    change_turn_order,
    switch_alignments,
)
from starboard.games.galactic_era.levels import raise_level
from starboard.games.galactic_era.round import (
    AFTER_REVEAL,
    GROWTH_TURNS,
    SELECTION,
    SWITCHES,
)


def selecting(table: Position) -> Position:
    return table.arrange("only selection is left")


@pytest.mark.rule("GE-GRO-02")
def test_two_growth_counters_and_one_square_counter_are_selected() -> None:
    table = selecting(Position())
    assert table.why(0, "select gain military") == "too_few_counters"
    assert table.why(0, "select grow+grow military") == "counter_not_owned"
    assert table.why(0, "select gain+gain plus") == ""


@pytest.mark.rule("GE-GRO-03", "GE-GRO-04", "GE-GRO-05", "GE-SCR-16")
def test_a_big_star_allows_a_third_counter_for_two_points() -> None:
    table = selecting(Position("red owns capella with 7 discs"))
    assert table.why(0, "select gain+gain+grow+build plus") == "too_many_counters"
    table.play(0, "select research+gain+build spirituality")
    assert table.vp(0) == 0
    table.play(1, "select gain+gain plus").play(2, "select gain+gain plus")
    assert table.vp(0) == -2
    assert table.told("CountersRevealed")[0][0] == 0


@pytest.mark.rule("GE-GRO-03")
def test_the_home_star_gives_no_extra_counter() -> None:
    table = selecting(Position("red owns khaa with 9 discs"))
    assert table.why(0, "select gain+gain+grow plus") == "too_many_counters"


@pytest.mark.rule("GE-TEC-30", "GE-TEC-31", "GE-GRO-04")
def test_genetics_makes_extra_counters_cheaper() -> None:
    paid = []
    for level in range(1, 7):
        table = Position(
            f"red owns capella with 5 discs; red owns maldek with 5 discs; red has genetics {level}"
        )
        selecting(table).play(0, "select gain+gain+grow+build plus")
        table.play(1, "select gain+gain plus").play(2, "select gain+gain plus")
        paid.append(table.vp(0))
    assert paid == [-4, -4, -4, -4, -2, 0]


@pytest.mark.rule("GE-GRO-05", "GE-SET-19")
def test_selections_stay_secret_until_everybody_is_done() -> None:
    table = selecting(Position()).play(0, "select gain+gain plus")
    step = table.view(1)["steps"][-1]  # type: ignore[index]
    assert step["own"] == {}
    assert table.why(0, "select gain+build plus") == "not_your_turn"
    assert GAME.refusal(table.state, 0, GAME.parse("withdraw")) is None


@pytest.mark.rule("GE-GRO-05")
def test_a_revealed_selection_cannot_be_changed() -> None:
    table = Position("selection phase begins")
    for number in range(3):
        table.play(number, "select gain+gain military")
    assert table.step() == "GrowthTurn"
    assert table.why(0, "select gain+build plus") == "not_now"
    assert table.why(0, "build") == "counter_not_selected"


@pytest.mark.rule("GE-GRO-01", "GE-MOV-01")
def test_growth_has_four_steps_in_order() -> None:
    assert SELECTION < AFTER_REVEAL < SWITCHES < GROWTH_TURNS
    table = Position("selection phase begins")
    table.play(0, "select switch+gain military").play(1, "select gain+gain minus")
    table.play(2, "select gain+gain military")
    assert table.player(0).alignment == 1
    assert table.state.turn_order() == [1, 0, 2]
    assert table.step() == "GrowthTurn"
    assert table.asked(1)


@pytest.mark.rule("GE-ALN-01", "GE-ALN-02", "GE-ALN-03")
def test_switching_changes_sides_and_makes_peace_with_all() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red selected switch+gain and military"
    )
    switch_alignments(table.state, table.run)
    assert (table.player(0).alignment, table.state.war[0]) == (0, 0)
    assert table.view(1)["players"][0]["alignment"] == "sto"  # type: ignore[index, call-overload]


@pytest.mark.rule("GE-ALN-02")
def test_nobody_is_asked_about_a_revealed_switch() -> None:
    table = Position("selection phase begins")
    for number in range(3):
        table.play(number, "select switch+gain military")
    assert [player.alignment for player in table.state.players] == [1, 1, 1]


@pytest.mark.rule("GE-ALN-04")
def test_spirituality_5_stays_sto_without_any_consequence() -> None:
    table = Position(
        "red is alliance; red has spirituality 5; red selected switch+gain and military; "
        "blue is sts; red and blue are at war"
    )
    switch_alignments(table.state, table.run)
    assert (table.player(0).alignment, table.vp(0), table.at_war(0, 1)) == (0, 0, True)


@pytest.mark.rule("GE-ALN-05", "GE-RAC-04", "GE-RAC-01")
def test_reaching_spirituality_5_forces_the_alliance_to_switch() -> None:
    for rounds, loss in (("8", -4), ("12", -5)):
        table = Position(
            f"option rounds {rounds}; red is alliance sts; red and blue are at war; "
            "red and yellow are at war"
        )
        raise_level(
            table.state, table.arrange("red has spirituality 4").player(0), 1, 1, "", table.run
        )
        assert (table.player(0).alignment, table.state.war[0], table.vp(0)) == (0, 0, loss)


@pytest.mark.rule("GE-ALN-05")
def test_other_levels_leave_an_sts_player_as_he_is() -> None:
    table = Position("red is sts; red and blue are at war")
    for field, level in ((0, 5), (1, 3), (2, 5)):
        raise_level(table.state, table.player(0), field, level - 1, "", table.run)
        assert (table.player(0).levels[field], table.player(0).alignment) == (level, 1)
    assert table.at_war(0, 1)


@pytest.mark.rule("GE-RAC-04", "GE-ALN-02")
def test_the_alliance_pays_for_a_switch_by_counter_on_both_sides() -> None:
    for side in ("sto", "sts"):
        table = Position(f"red is alliance {side}; red selected switch+gain and military")
        switch_alignments(table.state, table.run)
        assert table.vp(0) == -4


@pytest.mark.rule("GE-TRN-01", "GE-TRN-02", "GE-TRN-03", "GE-TRN-04")
def test_the_worked_example_of_turn_order() -> None:
    table = Position("seats 5")
    for number, square in enumerate(("plus", "minus", "minus", "plus", "spirituality")):
        table.arrange(f"seat {number} selected gain+gain and {square}")
    change_turn_order(table.state, table.run)
    assert table.state.turn_order() == [1, 2, 4, 0, 3]


@pytest.mark.rule("GE-TRN-01", "GE-TRN-02", "GE-TRN-03")
def test_first_and_last_place_are_not_safe() -> None:
    orders = []
    for squares in (("minus", "minus", "military"), ("minus",) * 3, ("plus",) * 3):
        table = Position()
        for number, square in enumerate(squares):
            table.arrange(f"seat {number} selected gain+gain and {square}")
        change_turn_order(table.state, table.run)
        orders.append(table.state.turn_order())
    assert orders == [[1, 0, 2], [1, 2, 0], [2, 0, 1]]


@pytest.mark.rule("GE-GRO-06", "GE-GRO-07")
def test_actions_are_carried_out_in_any_order_and_may_be_left_out() -> None:
    table = Position("red selected grow+research and military; only red's growth turn is left")
    assert table.why(0, "build") == "counter_not_selected"
    table.play(0, "research")
    assert table.why(0, "research") == "counter_not_selected"
    table.play(0, "end")
    assert table.told("GrowthTurnEnded") == [(0,)]


@pytest.mark.rule("GE-GRO-07")
def test_free_actions_belong_to_the_own_growth_turn() -> None:
    table = Position(
        "red is progenitors; red has 1 ship at capella; red selected build+grow and military"
    )
    table.player(0).free_colonies = 4
    assert (
        table.arrange("only red's turn is left").why(0, "gain colonize capella free") == "not_now"
    )
    assert (
        table.arrange("only blue's growth turn is left").why(0, "gain colonize capella free")
        == "not_your_turn"
    )
    assert (
        table.arrange("only red's growth turn is left").why(0, "gain colonize capella free") == ""
    )


@pytest.mark.rule("GE-GRO-08", "GE-RSR-02")
def test_a_technology_without_research_does_nothing_and_research_needs_one() -> None:
    table = Position("red selected gain+gain and genetics; only red's growth turn is left").play(
        0, "end"
    )
    assert table.tech(0, "genetics") == 1
    for square in ("minus", "plus"):
        wasted = Position(
            f"red has robotics 6; red selected research+gain and {square}; "
            "only red's growth turn is left"
        )
        assert wasted.why(0, "research") == "research_needs_field"


# -- population ----------------------------------------------------------------------------


def grown(table: Position) -> Position:
    return table.arrange(
        "red selected grow+gain and military; only red's growth turn is left"
    ).play(0, "grow")


@pytest.mark.rule("GE-POP-01", "GE-POP-02", "GE-SET-08")
def test_a_cylinder_counts_as_six() -> None:
    table = Position("red owns khaa with 2 discs")
    assert (table.people("khaa"), table.owner("khaa")) == (8, 0)


@pytest.mark.rule("GE-POP-03", "GE-POP-04", "GE-POP-05")
def test_every_star_below_its_limit_grows_by_one() -> None:
    table = grown(Position("red owns vega with 3 discs"))
    assert (table.people("vega"), table.people("khaa")) == (4, 6)
    assert grown(Position("red owns vega with 4 discs")).people("vega") == 4


@pytest.mark.rule("GE-POP-06", "GE-POP-07")
def test_a_lower_limit_removes_nothing_and_bonus_discs_ignore_it() -> None:
    table = grown(Position("red owns capella with 5 discs; red has genetics 2"))
    assert table.people("capella") == 5
    table.play(0, "bonus capella")
    assert table.people("capella") == 6


@pytest.mark.rule("GE-POP-07", "GE-TEC-27", "GE-TEC-28", "GE-TEC-29", "GE-TEC-30", "GE-TEC-31")
def test_bonus_discs_go_one_per_star_as_genetics_gives() -> None:
    bonus = Position().state.rules.bonus_discs
    assert [bonus[level] for level in range(1, 7)] == [0, 1, 2, 3, 4, 7]
    table = grown(
        Position("red owns capella with 5 discs; red owns maldek with 5 discs; red has genetics 3")
    )
    table.play(0, "bonus capella")
    assert table.why(0, "bonus capella") == "bonus_twice"
    assert table.why(0, "bonus sirius") == "star_not_own"
    table.play(0, "bonus maldek")
    assert table.step() == "GrowthTurn"


@pytest.mark.rule("GE-CMP-03", "GE-SET-05", "GE-CMP-04")
def test_with_too_few_discs_the_owner_chooses() -> None:
    table = grown(
        Position(
            "red owns vega with 1 disc; red owns maldek with 1 disc; red owns uru with 36 discs"
        )
    )
    assert table.legal(0) == ["disc maldek", "disc vega"]
    table.play(0, "disc vega")
    assert (table.people("vega"), table.state.disc_supply(0)) == (2, 0)
    assert (table.people("maldek"), table.step()) == (1, "GrowthTurn")


@pytest.mark.rule("GE-SCR-07")
def test_migrations_scores_growth_that_added_something() -> None:
    table = grown(Position("story migrations; round 1; red owns vega with 3 discs"))
    assert table.vp(0) == 4
    assert grown(Position("story migrations; round 1; red owns vega with 4 discs")).vp(0) == 0
    assert grown(Position("story migrations; round 3; red owns vega with 3 discs")).vp(0) == 0


@pytest.mark.rule("GE-RAC-24")
def test_mantids_grow_by_two_within_the_limit() -> None:
    near = Position("red is mantids; red owns capella with 1 disc")
    far = Position("red is mantids; red owns vega with 1 disc")
    assert (grown(near).people("capella"), grown(far).people("vega")) == (2, 3)


@pytest.mark.rule("GE-RAC-29")
def test_rogue_ai_sto_turn_pieces_into_discs_up_to_the_limit() -> None:
    table = Position("red is rogue_ai; red owns vega with 1 disc; red has 5 ships at vega")
    grown(table.arrange("red has fleet A of 4 at vega"))
    assert table.why(0, "convert vega 3") == "beyond_limit"
    table.play(0, "convert vega 2")
    assert (table.people("vega"), table.player(0).pieces_at(table.hex("vega"))) == (4, 3)
    assert table.player(0).fleet_ships(0) == 4


@pytest.mark.rule("GE-RAC-29")
def test_nobody_else_converts_ships() -> None:
    table = grown(
        Position("red owns vega with 1 disc; red has 5 ships at vega; red has genetics 2")
    )
    assert table.why(0, "convert vega 1") == "not_converting"


# -- building ------------------------------------------------------------------------------


def building(table: Position) -> Position:
    return table.arrange(
        "red selected build+gain and military; only red's growth turn is left"
    ).play(0, "build")


@pytest.mark.rule("GE-BLD-01", "GE-BLD-02", "GE-TEC-23", "GE-ANO-01")
def test_the_worked_example_of_building() -> None:
    table = Position("red owns capella with 2 discs; red has robotics 3; red has 1 ship at 1:2,-3")
    assert new_ships(table.state, table.player(0)) == 9


@pytest.mark.rule("GE-BLD-02", "GE-SET-05")
def test_the_population_track_gives_ships_by_intervals() -> None:
    track = Position().state.rules.track_ships
    borders = (0, 6, 7, 8, 10, 11, 14, 15, 19, 20, 25, 26, 32, 33, 40, 41, 45)
    assert [track[n] for n in borders] == [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]


@pytest.mark.rule("GE-TEC-22", "GE-TEC-23", "GE-TEC-24", "GE-TEC-25", "GE-TEC-26")
def test_robotics_gives_ships_and_smaller_yards() -> None:
    rules = Position().state.rules
    assert [rules.robot_ships[level] for level in range(1, 7)] == [0, 2, 4, 6, 8, 12]
    assert [rules.build_minimum[level] for level in range(1, 7)] == [4, 4, 4, 3, 2, 1]


@pytest.mark.rule("GE-BLD-03")
def test_new_ships_need_a_big_own_star() -> None:
    table = building(Position("red owns capella with 3 discs; blue owns maldek with 5 discs"))
    assert table.why(0, "place pieces 1 capella") == "star_too_small"
    assert table.why(0, "place pieces 1 maldek") == "star_not_own"
    assert table.arrange("red has robotics 4").why(0, "place pieces 1 capella") == ""


@pytest.mark.rule("GE-BLD-04", "GE-BLD-05", "GE-BLD-06")
def test_a_new_fleet_takes_new_ships_only() -> None:
    table = building(Position("red has 2 ships at khaa; red has fleet A of 1 at capella"))
    assert table.why(0, "place A 1 khaa") == "fleet_elsewhere"
    table.play(0, "place C 3 khaa")
    assert table.why(0, "join C 2 0") == "transfer_later"
    assert (table.player(0).fleet_ships(2), table.player(0).pieces_at(table.hex("khaa"))) == (3, 2)


@pytest.mark.rule("GE-BLD-04")
def test_the_division_among_fleets_stays_hidden() -> None:
    table = building(Position()).play(0, "place A 1 khaa", "place B 2 khaa", "done")
    fleets = table.view(1)["players"][0]["fleets"]  # type: ignore[index, call-overload]
    assert "ships" not in fleets[0]
    assert table.told("ShipsBuilt") == [(0, 3, 3)]


@pytest.mark.rule("GE-BLD-04", "GE-SET-19")
def test_nobody_can_count_along_while_ships_are_divided() -> None:
    table = building(Position()).play(0, "place A 1 khaa")
    others = table.view(1)
    assert "left" not in others["steps"][-1]  # type: ignore[index]
    assert others["players"][0]["ships_in_fleets"] == 0  # type: ignore[index, call-overload]
    table.play(0, "place B 2 khaa", "done")
    assert table.view(1)["players"][0]["ships_in_fleets"] == 3  # type: ignore[index, call-overload]


@pytest.mark.rule("GE-BLD-07", "GE-BLD-05", "GE-FLT-11")
def test_dummies_join_fleets_that_received_ships() -> None:
    table = building(Position("red has fleet A of 1 at khaa"))
    assert table.why(0, "dummies A 2") == "not_receiving"
    table.play(0, "place A 3 khaa", "dummies A 2", "done")
    assert table.player(0).dummies[0] == 2


@pytest.mark.rule("GE-BLD-07", "GE-FLT-11")
def test_dummies_join_any_fleet_that_stands_where_ships_are_built() -> None:
    table = Position("red has fleet A of 1 at khaa; red has fleet B of 1 at capella")
    building(table).play(0, "place pieces 3 khaa")
    assert table.why(0, "dummies B 1") == "not_receiving"
    table.play(0, "dummies A 4", "done")
    assert (table.player(0).dummies[0], table.player(0).fleet_ships(0)) == (4, 1)


@pytest.mark.rule("GE-BLD-08", "GE-CMP-02")
def test_ships_without_a_piece_need_a_fleet() -> None:
    table = building(Position("red has 20 ships at capella"))
    assert table.why(0, "place pieces 1 khaa") == "no_piece"
    assert table.why(0, "place A 1 khaa") == ""
    table.play(0, "done")
    assert table.told("ShipsBuilt") == [(0, 0, 0)]


@pytest.mark.rule("GE-BLD-01")
def test_no_more_ships_than_built_are_placed() -> None:
    assert building(Position()).why(0, "place pieces 4 khaa") == "too_many_ships"


@pytest.mark.rule("GE-SCR-11")
def test_wars_scores_building_in_the_first_era() -> None:
    assert building(Position("story wars; round 1")).vp(0) == 2
    assert building(Position("story wars; round 3")).vp(0) == 0


@pytest.mark.rule("GE-RAC-30", "GE-GST-13")
def test_rogue_ai_sts_turn_discs_into_ships() -> None:
    table = Position("red is rogue_ai sts; red owns capella with 3 discs")
    building(table).play(0, "place pieces 3 khaa")
    assert table.why(0, "convert khaa 1") == "cylinder_stays"
    table.play(0, "convert capella 3")
    assert (table.at(0, "capella"), table.owner("capella")) == (6, -1)


@pytest.mark.rule("GE-RAC-30")
def test_a_conversion_needs_two_pieces_per_disc() -> None:
    table = Position("red is rogue_ai sts; red owns capella with 3 discs; red has 17 ships at khaa")
    assert building(table).why(0, "convert capella 2") == "two_pieces_each"
