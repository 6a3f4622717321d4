"""Gain Star in all its ways, evacuation and relics."""

from __future__ import annotations

import pytest
from tests.galactic_era.noted import note
from tests.galactic_era.position import Position

from starboard.games.galactic_era.components.ids import CONQUER, LIBERATE
from starboard.games.galactic_era.domination.conditions import home_sector
from starboard.games.galactic_era.growth.methods import ship_count, ships_needed


def gaining(table: Position, star: str, ships: int, counters: str = "gain+gain") -> Position:
    """Player 0 has ships at a star and Gain Star counters."""
    if ships:
        table.arrange(f"red has {ships} ships at {star}")
    return table.arrange(f"red selected {counters} and military; only red's growth turn is left")


@pytest.mark.rule("GE-GST-01")
def test_a_star_is_gained_only_with_a_ship_there() -> None:
    table = gaining(Position(), "capella", 0)
    assert table.why(0, "gain colonize capella counter") == "no_ship_at_star"


@pytest.mark.rule("GE-GST-01", "GE-GRO-06")
def test_own_stars_are_not_gained_and_counters_are_used_up() -> None:
    table = gaining(Position(), "khaa", 1, "gain+build")
    assert table.why(0, "gain colonize khaa counter") == "own_star"
    table.arrange("red has 1 ship at capella; red has 1 ship at maldek").play(
        0, "gain colonize capella counter"
    )
    assert table.why(0, "gain colonize maldek counter") == "no_gain_counter"


@pytest.mark.rule("GE-GST-02")
def test_allying_places_three_discs() -> None:
    table = gaining(Position("capella is advanced seen by red"), "capella", 1)
    table.play(0, "gain ally capella counter")
    assert (table.people("capella"), table.state.counter[table.star("capella")]) == (3, -1)


@pytest.mark.rule("GE-GST-02", "GE-GST-11")
def test_sts_players_and_other_counters_do_not_ally() -> None:
    table = gaining(Position("capella is primitive seen by red"), "capella", 1)
    assert table.why(0, "gain ally capella counter") == "not_advanced"
    assert table.arrange("red is sts").why(0, "gain ally capella counter") == "sto_only"


@pytest.mark.rule("GE-GST-03")
def test_colonizing_places_one_disc_at_an_uninhabited_star() -> None:
    table = gaining(Position("red is sts"), "capella", 1).play(0, "gain colonize capella counter")
    assert table.people("capella") == 1
    other = gaining(Position("capella is advanced seen by red"), "capella", 1)
    assert other.why(0, "gain colonize capella counter") == "not_uninhabited"


@pytest.mark.rule("GE-GST-04", "GE-GST-08")
def test_conquest_needs_more_ships_than_population() -> None:
    table = gaining(
        Position("red is sts; red and blue are at war; blue owns harus with 3 discs"), "harus", 3
    )
    assert table.why(0, "gain conquer harus counter") == "not_enough_ships"
    table.arrange("red has 1 ship at harus").play(0, "gain conquer harus counter")
    assert (table.owner("harus"), table.people("harus"), table.at(0, "harus")) == (0, 1, 4)


@pytest.mark.rule("GE-GST-04")
def test_sto_players_do_not_conquer() -> None:
    table = gaining(
        Position("blue is sts; red and blue are at war; blue owns harus with 1 disc"), "harus", 5
    )
    assert table.why(0, "gain conquer harus counter") == "sts_only"


@pytest.mark.rule("GE-GST-05", "GE-FLT-15")
def test_an_advanced_neutral_needs_a_count_of_four() -> None:
    for pieces, bombs, fine in ((3, 0, False), (4, 0, True), (1, 2, True), (0, 3, True)):
        table = Position("red is sts; capella is advanced seen by red")
        if bombs:
            table.arrange(f"red has fleet B of {bombs} at capella")
        why = gaining(table, "capella", pieces).why(0, "gain conquer capella counter")
        assert (why == "") == fine


@pytest.mark.rule("GE-GST-05")
def test_primitive_and_uninhabited_stars_are_not_conquered() -> None:
    table = gaining(Position("red is sts; capella is primitive seen by red"), "capella", 9)
    assert table.why(0, "gain conquer capella counter") == "not_conquerable"


@pytest.mark.rule("GE-GST-06", "GE-HOM-01", "GE-HOM-02", "GE-HOM-03", "GE-SCR-08", "GE-HOM-05")
def test_a_liberated_home_star_is_evacuated_and_replaced_one_for_one() -> None:
    table = Position(
        "story migrations; round 6; blue is sts; red and blue are at war; "
        "blue owns sirius with 1 disc; blue owns harus with 2 discs; "
        "blue owns ummo with 2 discs"
    )
    gaining(table, "sirius", 8).play(0, "gain liberate sirius counter")
    assert table.why(1, "home sirius") == "not_evacuation_star"
    table.play(1, "home ummo")
    assert (table.people("sirius"), table.owner("sirius")) == (7, 0)
    assert (table.people("ummo"), table.people("harus")) == (6, 2)
    assert (table.vp(0), table.told("WarDeclared")) == (7, [])


@pytest.mark.rule("GE-HOM-05", "GE-HOM-02")
def test_nobody_closes_an_evacuation_star_by_declaring_war() -> None:
    table = Position(
        "seats 4; blue, yellow, green are sts; red and blue are at war; "
        "blue and green are at war; blue owns harus with 1 disc; "
        "blue owns ummo with 1 disc; blue owns planet_x with 9 discs; "
        "yellow has 2 ships at ummo; green has 1 ship at planet_x"
    )
    gaining(table, "sirius", 7).play(0, "gain liberate sirius counter")
    assert [table.asked(number) for number in range(4)] == [False, True, False, False]
    assert table.legal(1) == ["home harus", "home ummo"]
    assert table.why(1, "home planet_x") == "not_evacuation_star"


@pytest.mark.rule("GE-GST-06")
def test_liberation_is_for_sto_players_at_war_with_sts_players() -> None:
    table = gaining(Position("blue owns harus with 1 disc"), "harus", 5)
    assert table.why(0, "gain liberate harus counter") == "not_sts_star"
    assert table.arrange("blue is sts").why(0, "gain liberate harus counter") == "gain_at_peace"
    assert table.arrange("red and blue are at war").why(0, "gain liberate harus counter") == ""
    assert table.arrange("red is sts").why(0, "gain liberate harus counter") == "sto_liberate"


@pytest.mark.rule("GE-GST-06")
def test_a_cylinder_counts_as_six_for_liberation() -> None:
    table = Position("blue is sts; red and blue are at war; blue owns harus with 1 disc")
    gaining(table, "sirius", 6)
    assert table.why(0, "gain liberate sirius counter") == "not_enough_ships"
    table.arrange("red has 1 ship at sirius").play(0, "gain liberate sirius counter")
    assert table.people("sirius") == 6


@pytest.mark.rule("GE-GST-07")
def test_subjugating_places_two_discs() -> None:
    table = gaining(Position("red is sts; capella is primitive seen by red"), "capella", 1)
    assert table.play(0, "gain subjugate capella counter").people("capella") == 2


@pytest.mark.rule("GE-GST-07")
def test_an_sto_player_has_no_method_for_a_primitive_neutral() -> None:
    table = gaining(Position("capella is primitive seen by red"), "capella", 9)
    assert [move for move in table.legal(0) if move.startswith("gain")] == []
    assert table.why(0, "gain subjugate capella counter") == "sts_subjugate"


def needed(table: Position, star: str, method: int) -> int:
    return int(ships_needed(table.state, table.player(0), method, table.star(star)))


@pytest.mark.rule("GE-TEC-09", "GE-RAC-25")
def test_doublings_of_a_conquered_star_multiply() -> None:
    table = Position(
        "blue is orion; red is sts; blue owns harus with 3 discs; red has fleet B of 4 at harus"
    )
    assert needed(table, "harus", CONQUER) == 7
    table.arrange("blue has military 2")
    assert needed(table, "harus", CONQUER) == 13
    assert ship_count(table.state, table.player(0), table.star("harus")) == 4


@pytest.mark.rule("GE-TEC-13")
def test_spiritual_sts_players_count_double_against_liberation() -> None:
    table = Position("blue is sts; blue owns harus with 3 discs; blue has spirituality 4")
    assert needed(table, "harus", LIBERATE) == 7
    table.arrange("blue has military 6")
    assert needed(table, "harus", LIBERATE) == 7


@pytest.mark.rule("GE-REL-09", "GE-GST-08", "GE-RAC-26")
def test_a_defense_grid_asks_for_eight_more() -> None:
    table = Position("red is sts; blue owns apu with 2 discs; apu has defense_grid face up")
    assert needed(table, "apu", CONQUER) == 11
    assert needed(table.arrange("blue has military 2"), "apu", CONQUER) == 13
    assert needed(table.arrange("red is orion"), "apu", CONQUER) == 1


@pytest.mark.rule("GE-REL-09")
def test_the_first_gaining_of_a_defense_grid_is_exempt() -> None:
    table = Position("red is sts; apu is advanced seen by red; apu has defense_grid")
    assert needed(table, "apu", CONQUER) == 4


@pytest.mark.rule("GE-TEC-15", "GE-RAC-26", "GE-GST-09")
def test_spirituality_6_cannot_be_conquered_even_by_the_orion_empire() -> None:
    table = Position("red is orion sts; red and blue are at war; blue owns harus with 1 disc")
    gaining(table.arrange("blue has spirituality 6"), "harus", 9)
    assert table.why(0, "gain conquer harus counter") == "immune"


@pytest.mark.rule("GE-GST-10")
def test_the_taker_picks_which_fleets_to_show() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 3 discs; "
        "red has fleet A of 9 at harus"
    )
    gaining(table.arrange("red has fleet C of 6 at harus"), "harus", 1).play(
        0, "gain conquer harus counter"
    )
    assert table.legal(0) == ["show A", "show C"]
    table.play(0, "show C")
    assert table.told("ShipsShown") == [(0, 3, 2)]
    assert table.player(0).known[2] == 1


@pytest.mark.rule("GE-GST-10", "GE-GST-08")
def test_of_fleet_b_only_the_ships_needed_with_their_bonus_are_shown() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 3 discs; "
        "red has fleet B of 9 at harus"
    )
    gaining(table, "harus", 0).play(0, "gain conquer harus counter")
    assert table.told("ShipsShown") == [(0, 3, 1)]


@pytest.mark.rule("GE-GST-10", "GE-RAC-25")
def test_against_the_orion_republic_fleet_b_is_shown_without_its_bonus() -> None:
    table = Position(
        "blue is orion; red is sts; red and blue are at war; blue owns harus with 2 discs; "
        "red has fleet A of 3 at harus; red has fleet B of 4 at harus"
    )
    gaining(table, "harus", 0).play(0, "gain conquer harus counter")
    assert "fleet B counts" not in note(table, 0, "show B")
    table.play(0, "show B")
    assert table.told("ShipsShown") == [(0, 4, 1), (0, 1, 0)]


@pytest.mark.rule("GE-GST-11")
def test_an_announcement_makes_the_counter_public() -> None:
    table = Position("red is sts; harus is primitive seen by red; blue has 1 ship at harus")
    gaining(table, "harus", 1).play(0, "gain subjugate harus counter").play(1, "block")
    assert table.state.counter_known[table.star("harus")] == 127


@pytest.mark.rule("GE-GST-12", "GE-GST-15")
def test_the_taker_gains_a_level_in_which_he_was_lower() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 1 disc; blue has genetics 3"
    )
    gaining(table, "harus", 2).play(0, "gain conquer harus counter")
    assert table.why(0, "steal 1 military") == "not_below"
    assert table.play(0, "steal 1 genetics").tech(0, "genetics") == 2


@pytest.mark.rule("GE-GST-12")
def test_neutral_stars_teach_nothing() -> None:
    table = gaining(Position("red is sts; capella is advanced seen by red"), "capella", 4)
    assert table.play(0, "gain conquer capella counter").step() == "GrowthTurn"


@pytest.mark.rule("GE-GST-14", "GE-CMP-03")
def test_a_method_places_what_the_supply_still_has() -> None:
    table = Position("capella is advanced seen by red; red owns uru with 38 discs")
    gaining(table, "capella", 1).play(0, "gain ally capella counter")
    assert table.people("capella") == 1
    table.arrange("red has 1 ship at maldek")
    assert table.why(0, "gain colonize maldek counter") == "no_disc"


@pytest.mark.rule("GE-HOM-04")
def test_a_home_star_without_a_place_to_flee_cannot_be_taken() -> None:
    table = gaining(Position("red is sts; red and blue are at war"), "sirius", 9)
    assert table.why(0, "gain conquer sirius counter") == "no_evacuation"
    table.arrange("blue owns harus with 1 disc; red has 1 ship at harus")
    assert table.why(0, "gain conquer sirius counter") == "no_evacuation"
    table.arrange("blue owns ummo with 1 disc")
    assert table.why(0, "gain conquer sirius counter") == ""


@pytest.mark.rule("GE-HOM-04", "GE-WAR-05")
def test_ships_of_the_declaring_conqueror_close_evacuation_stars() -> None:
    table = Position("red is sts; blue owns harus with 1 disc; red has 1 ship at harus")
    gaining(table, "sirius", 7)
    assert table.why(0, "gain declare sirius counter") == "no_evacuation"
    table.arrange("blue owns ummo with 1 disc").play(0, "gain declare sirius counter")
    assert (table.people("ummo"), table.owner("sirius")) == (6, 0)


@pytest.mark.rule("GE-HOM-06", "GE-BLK-04", "GE-BLK-05", "GE-BLD-02", "GE-BLD-08")
def test_evacuating_first_lets_a_blocked_player_build() -> None:
    table = Position(
        "blue is sts; red and blue are at war; red owns capella with 3 discs; "
        "blue has 1 ship at khaa; red selected build+grow and military; "
        "only red's growth turn is left"
    )
    table.play(0, "evacuate capella", "build")
    assert (table.people("khaa"), table.people("capella")) == (1, 6)
    table.play(0, "place pieces 3 capella")
    assert table.at(0, "capella") == 3


@pytest.mark.rule("GE-BLK-04", "GE-BLD-08", "GE-BLD-03")
def test_without_a_permitted_star_new_ships_are_lost() -> None:
    table = Position(
        "blue is sts; red and blue are at war; red owns capella with 3 discs; "
        "blue has 1 ship at khaa; red selected build+grow and military; "
        "only red's growth turn is left"
    )
    table.play(0, "build")
    assert table.told("ShipsBuilt") == [(0, 0, 0)]


@pytest.mark.rule("GE-HOM-06", "GE-HOM-02")
def test_voluntary_evacuation_needs_hostile_ships_and_a_free_star() -> None:
    table = Position(
        "blue is sts; red owns capella with 3 discs; red owns maldek with 2 discs; "
        "red selected gain+gain and military; blue has 1 ship at khaa; "
        "only red's growth turn is left"
    )
    assert table.why(0, "evacuate capella") == "home_not_blocked"
    table.arrange("red and blue are at war")
    assert table.why(0, "evacuate maldek") == "not_evacuation_star"
    assert table.arrange("only red's turn is left").why(0, "evacuate capella") == "not_now"


@pytest.mark.rule("GE-HOM-07", "GE-CMP-05", "GE-HOM-03")
def test_the_home_star_sector_moves_with_the_cylinder() -> None:
    table = Position(
        "blue is sts; red and blue are at war; red owns apu with 3 discs; "
        "blue has 1 ship at khaa; red has 2 ships at khaa; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    table.play(0, "evacuate apu")
    assert home_sector(table.state, table.player(0)) == 0
    assert table.at(0, "khaa") == 2


@pytest.mark.rule("GE-REL-01", "GE-REL-02", "GE-REL-03")
def test_an_ancient_technology_raises_its_field_and_is_gone() -> None:
    table = Position("apu has ancient_tech_robotics")
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert (table.tech(0, "robotics"), table.state.relic[table.star("apu")]) == (2, -1)


@pytest.mark.rule("GE-REL-03")
def test_an_ancient_technology_at_level_6_is_wasted() -> None:
    table = Position("apu has ancient_tech_genetics; red has genetics 6")
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert table.tech(0, "genetics") == 6


@pytest.mark.rule("GE-REL-04")
def test_buried_ships_found_no_fleet_but_join_one() -> None:
    table = Position("apu has buried_ships; red has fleet A of 1 at apu")
    gaining(table, "apu", 0).play(0, "gain colonize apu counter")
    assert table.why(0, "place B 1 apu") == "no_new_fleet"
    table.play(0, "place A 2 apu")
    assert table.why(0, "dummies A 1") == "not_receiving"
    table.play(0, "place pieces 1 apu")
    assert (table.at(0, "apu"), table.step()) == (4, "GrowthTurn")


@pytest.mark.rule("GE-REL-04")
def test_buried_ships_without_a_fleet_become_pieces() -> None:
    table = gaining(Position("apu has buried_ships"), "apu", 1)
    assert table.play(0, "gain colonize apu counter").player(0).piece_count() == 4


@pytest.mark.rule("GE-REL-05", "GE-REL-02")
def test_pyramids_score_at_once_and_stay() -> None:
    table = Position("apu has ancient_pyramids")
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert (table.vp(0), table.state.relic_known[table.star("apu")]) == (2, 127)


@pytest.mark.rule("GE-SCR-04", "GE-SCR-12")
def test_stories_score_stars_taken_in_the_dark_era() -> None:
    scores = []
    for story, number in (("journeys", 3), ("wars", 3), ("wars", 1)):
        table = Position(
            f"story {story}; round {number}; red is sts; red and blue are at war; "
            "blue owns harus with 1 disc"
        )
        scores.append(gaining(table, "harus", 2).play(0, "gain conquer harus counter").vp(0))
    home = Position(
        "story journeys; round 3; red is sts; red and blue are at war; "
        "blue owns capella with 1 disc"
    )
    gaining(home, "capella", 2).play(0, "gain conquer capella counter")
    assert ([*scores, home.vp(0)]) == [2, 1, 0, 0]
