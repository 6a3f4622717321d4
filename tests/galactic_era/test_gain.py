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
        table.pieces(0, star, ships)
    return table.select(0, counters).growth(0)


@pytest.mark.rule("GE-GST-01")
def test_a_star_is_gained_only_with_a_ship_there() -> None:
    table = gaining(Position(), "capella", 0)
    assert table.why(0, "gain colonize capella counter") == "no_ship_at_star"


@pytest.mark.rule("GE-GST-01", "GE-GRO-06")
def test_own_stars_are_not_gained_and_counters_are_used_up() -> None:
    table = gaining(Position(), "khaa", 1, "gain+build")
    assert table.why(0, "gain colonize khaa counter") == "own_star"
    table.pieces(0, "capella", 1).pieces(0, "maldek", 1).play(0, "gain colonize capella counter")
    assert table.why(0, "gain colonize maldek counter") == "no_gain_counter"


@pytest.mark.rule("GE-GST-02")
def test_allying_places_three_discs() -> None:
    table = gaining(Position().counter("capella", "advanced", 1), "capella", 1)
    table.play(0, "gain ally capella counter")
    assert (table.people("capella"), table.state.counter[table.star("capella")]) == (3, -1)


@pytest.mark.rule("GE-GST-02", "GE-GST-11")
def test_sts_players_and_other_counters_do_not_ally() -> None:
    table = gaining(Position().counter("capella", "primitive", 1), "capella", 1)
    assert table.why(0, "gain ally capella counter") == "not_advanced"
    assert table.sts(0).why(0, "gain ally capella counter") == "sto_only"


@pytest.mark.rule("GE-GST-03")
def test_colonizing_places_one_disc_at_an_uninhabited_star() -> None:
    table = gaining(Position().sts(0), "capella", 1).play(0, "gain colonize capella counter")
    assert table.people("capella") == 1
    other = gaining(Position().counter("capella", "advanced", 1), "capella", 1)
    assert other.why(0, "gain colonize capella counter") == "not_uninhabited"


@pytest.mark.rule("GE-GST-04", "GE-GST-08")
def test_conquest_needs_more_ships_than_population() -> None:
    table = gaining(Position().sts(0).war(0, 1).own(1, "harus", 3), "harus", 3)
    assert table.why(0, "gain conquer harus counter") == "not_enough_ships"
    table.pieces(0, "harus", 1).play(0, "gain conquer harus counter")
    assert (table.owner("harus"), table.people("harus"), table.at(0, "harus")) == (0, 1, 4)


@pytest.mark.rule("GE-GST-04")
def test_sto_players_do_not_conquer() -> None:
    table = gaining(Position().sts(1).war(0, 1).own(1, "harus", 1), "harus", 5)
    assert table.why(0, "gain conquer harus counter") == "sts_only"


@pytest.mark.rule("GE-GST-05", "GE-FLT-15")
def test_an_advanced_neutral_needs_a_count_of_four() -> None:
    for pieces, bombs, fine in ((3, 0, False), (4, 0, True), (1, 2, True), (0, 3, True)):
        table = Position().sts(0).counter("capella", "advanced", 1)
        if bombs:
            table.fleet(0, "B", "capella", bombs)
        why = gaining(table, "capella", pieces).why(0, "gain conquer capella counter")
        assert (why == "") == fine


@pytest.mark.rule("GE-GST-05")
def test_primitive_and_uninhabited_stars_are_not_conquered() -> None:
    table = gaining(Position().sts(0).counter("capella", "primitive", 1), "capella", 9)
    assert table.why(0, "gain conquer capella counter") == "not_conquerable"


@pytest.mark.rule("GE-GST-06", "GE-HOM-01", "GE-HOM-02", "GE-HOM-03", "GE-SCR-08", "GE-HOM-05")
def test_a_liberated_home_star_is_evacuated_and_replaced_one_for_one() -> None:
    table = Position().story("migrations", 6).sts(1).war(0, 1)
    table.own(1, "sirius", 1).own(1, "harus", 2).own(1, "ummo", 2)
    gaining(table, "sirius", 8).play(0, "gain liberate sirius counter")
    assert table.why(1, "home sirius") == "not_evacuation_star"
    table.play(1, "home ummo")
    assert (table.people("sirius"), table.owner("sirius")) == (7, 0)
    assert (table.people("ummo"), table.people("harus")) == (6, 2)
    assert (table.vp(0), table.told("WarDeclared")) == (7, [])


@pytest.mark.rule("GE-HOM-05", "GE-HOM-02")
def test_nobody_closes_an_evacuation_star_by_declaring_war() -> None:
    table = Position(4).sts(1, 2, 3).war(0, 1).war(1, 3).own(1, "harus", 1)
    table.own(1, "ummo", 1).own(1, "planet_x", 9).pieces(2, "ummo", 2).pieces(3, "planet_x", 1)
    gaining(table, "sirius", 7).play(0, "gain liberate sirius counter")
    assert [table.asked(number) for number in range(4)] == [False, True, False, False]
    assert table.legal(1) == ["home harus", "home ummo"]
    assert table.why(1, "home planet_x") == "not_evacuation_star"


@pytest.mark.rule("GE-GST-06")
def test_liberation_is_for_sto_players_at_war_with_sts_players() -> None:
    table = gaining(Position().own(1, "harus", 1), "harus", 5)
    assert table.why(0, "gain liberate harus counter") == "not_sts_star"
    assert table.sts(1).why(0, "gain liberate harus counter") == "gain_at_peace"
    assert table.war(0, 1).why(0, "gain liberate harus counter") == ""
    assert table.sts(0).why(0, "gain liberate harus counter") == "sto_liberate"


@pytest.mark.rule("GE-GST-06")
def test_a_cylinder_counts_as_six_for_liberation() -> None:
    table = Position().sts(1).war(0, 1).own(1, "harus", 1)
    gaining(table, "sirius", 6)
    assert table.why(0, "gain liberate sirius counter") == "not_enough_ships"
    table.pieces(0, "sirius", 1).play(0, "gain liberate sirius counter")
    assert table.people("sirius") == 6


@pytest.mark.rule("GE-GST-07")
def test_subjugating_places_two_discs() -> None:
    table = gaining(Position().sts(0).counter("capella", "primitive", 1), "capella", 1)
    assert table.play(0, "gain subjugate capella counter").people("capella") == 2


@pytest.mark.rule("GE-GST-07")
def test_an_sto_player_has_no_method_for_a_primitive_neutral() -> None:
    table = gaining(Position().counter("capella", "primitive", 1), "capella", 9)
    assert [move for move in table.legal(0) if move.startswith("gain")] == []
    assert table.why(0, "gain subjugate capella counter") == "sts_subjugate"


def needed(table: Position, star: str, method: int) -> int:
    return int(ships_needed(table.state, table.player(0), method, table.star(star)))


@pytest.mark.rule("GE-TEC-09", "GE-RAC-25")
def test_doublings_of_a_conquered_star_multiply() -> None:
    table = Position().race(1, "orion").sts(0).own(1, "harus", 3).fleet(0, "B", "harus", 4)
    assert needed(table, "harus", CONQUER) == 7
    table.level(1, "military", 2)
    assert needed(table, "harus", CONQUER) == 13
    assert ship_count(table.state, table.player(0), table.star("harus")) == 4


@pytest.mark.rule("GE-TEC-13")
def test_spiritual_sts_players_count_double_against_liberation() -> None:
    table = Position().sts(1).own(1, "harus", 3).level(1, "spirituality", 4)
    assert needed(table, "harus", LIBERATE) == 7
    table.level(1, "military", 6)
    assert needed(table, "harus", LIBERATE) == 7


@pytest.mark.rule("GE-REL-09", "GE-GST-08", "GE-RAC-26")
def test_a_defense_grid_asks_for_eight_more() -> None:
    table = Position().sts(0).own(1, "apu", 2).relic("apu", "defense_grid", True)
    assert needed(table, "apu", CONQUER) == 11
    assert needed(table.level(1, "military", 2), "apu", CONQUER) == 13
    assert needed(table.race(0, "orion"), "apu", CONQUER) == 1


@pytest.mark.rule("GE-REL-09")
def test_the_first_gaining_of_a_defense_grid_is_exempt() -> None:
    table = Position().sts(0).counter("apu", "advanced", 1).relic("apu", "defense_grid")
    assert needed(table, "apu", CONQUER) == 4


@pytest.mark.rule("GE-TEC-15", "GE-RAC-26", "GE-GST-09")
def test_spirituality_6_cannot_be_conquered_even_by_the_orion_empire() -> None:
    table = Position().race(0, "orion", "sts").war(0, 1).own(1, "harus", 1)
    gaining(table.level(1, "spirituality", 6), "harus", 9)
    assert table.why(0, "gain conquer harus counter") == "immune"


@pytest.mark.rule("GE-GST-10")
def test_the_taker_picks_which_fleets_to_show() -> None:
    table = Position().sts(0).war(0, 1).own(1, "harus", 3).fleet(0, "A", "harus", 9)
    gaining(table.fleet(0, "C", "harus", 6), "harus", 1).play(0, "gain conquer harus counter")
    assert table.legal(0) == ["show A", "show C"]
    table.play(0, "show C")
    assert table.told("ShipsShown") == [(0, 3, 2)]
    assert table.player(0).known[2] == 1


@pytest.mark.rule("GE-GST-10", "GE-GST-08")
def test_of_fleet_b_only_the_ships_needed_with_their_bonus_are_shown() -> None:
    table = Position().sts(0).war(0, 1).own(1, "harus", 3).fleet(0, "B", "harus", 9)
    gaining(table, "harus", 0).play(0, "gain conquer harus counter")
    assert table.told("ShipsShown") == [(0, 3, 1)]


@pytest.mark.rule("GE-GST-10", "GE-RAC-25")
def test_against_the_orion_republic_fleet_b_is_shown_without_its_bonus() -> None:
    table = Position().race(1, "orion").sts(0).war(0, 1).own(1, "harus", 2)
    table.fleet(0, "A", "harus", 3).fleet(0, "B", "harus", 4)
    gaining(table, "harus", 0).play(0, "gain conquer harus counter")
    assert "fleet B counts" not in note(table, 0, "show B")
    table.play(0, "show B")
    assert table.told("ShipsShown") == [(0, 4, 1), (0, 1, 0)]


@pytest.mark.rule("GE-GST-11")
def test_an_announcement_makes_the_counter_public() -> None:
    table = Position().sts(0).counter("harus", "primitive", 1).pieces(1, "harus", 1)
    gaining(table, "harus", 1).play(0, "gain subjugate harus counter").play(1, "block")
    assert table.state.counter_known[table.star("harus")] == 127


@pytest.mark.rule("GE-GST-12", "GE-GST-15")
def test_the_taker_gains_a_level_in_which_he_was_lower() -> None:
    table = Position().sts(0).war(0, 1).own(1, "harus", 1).level(1, "genetics", 3)
    gaining(table, "harus", 2).play(0, "gain conquer harus counter")
    assert table.why(0, "steal 1 military") == "not_below"
    assert table.play(0, "steal 1 genetics").tech(0, "genetics") == 2


@pytest.mark.rule("GE-GST-12")
def test_neutral_stars_teach_nothing() -> None:
    table = gaining(Position().sts(0).counter("capella", "advanced", 1), "capella", 4)
    assert table.play(0, "gain conquer capella counter").step() == "GrowthTurn"


@pytest.mark.rule("GE-GST-14", "GE-CMP-03")
def test_a_method_places_what_the_supply_still_has() -> None:
    table = Position().counter("capella", "advanced", 1).own(0, "uru", 38)
    gaining(table, "capella", 1).play(0, "gain ally capella counter")
    assert table.people("capella") == 1
    table.pieces(0, "maldek", 1)
    assert table.why(0, "gain colonize maldek counter") == "no_disc"


@pytest.mark.rule("GE-HOM-04")
def test_a_home_star_without_a_place_to_flee_cannot_be_taken() -> None:
    table = gaining(Position().sts(0).war(0, 1), "sirius", 9)
    assert table.why(0, "gain conquer sirius counter") == "no_evacuation"
    table.own(1, "harus", 1).pieces(0, "harus", 1)
    assert table.why(0, "gain conquer sirius counter") == "no_evacuation"
    table.own(1, "ummo", 1)
    assert table.why(0, "gain conquer sirius counter") == ""


@pytest.mark.rule("GE-HOM-04", "GE-WAR-05")
def test_ships_of_the_declaring_conqueror_close_evacuation_stars() -> None:
    table = Position().sts(0).own(1, "harus", 1).pieces(0, "harus", 1)
    gaining(table, "sirius", 7)
    assert table.why(0, "gain declare sirius counter") == "no_evacuation"
    table.own(1, "ummo", 1).play(0, "gain declare sirius counter")
    assert (table.people("ummo"), table.owner("sirius")) == (6, 0)


@pytest.mark.rule("GE-HOM-06", "GE-BLK-04", "GE-BLK-05", "GE-BLD-02", "GE-BLD-08")
def test_evacuating_first_lets_a_blocked_player_build() -> None:
    table = Position().sts(1).war(0, 1).own(0, "capella", 3).pieces(1, "khaa", 1)
    table.select(0, "build+grow").growth(0).play(0, "evacuate capella", "build")
    assert (table.people("khaa"), table.people("capella")) == (1, 6)
    table.play(0, "place pieces 3 capella")
    assert table.at(0, "capella") == 3


@pytest.mark.rule("GE-BLK-04", "GE-BLD-08", "GE-BLD-03")
def test_without_a_permitted_star_new_ships_are_lost() -> None:
    table = Position().sts(1).war(0, 1).own(0, "capella", 3).pieces(1, "khaa", 1)
    table.select(0, "build+grow").growth(0).play(0, "build")
    assert table.told("ShipsBuilt") == [(0, 0, 0)]


@pytest.mark.rule("GE-HOM-06", "GE-HOM-02")
def test_voluntary_evacuation_needs_hostile_ships_and_a_free_star() -> None:
    table = Position().sts(1).own(0, "capella", 3).own(0, "maldek", 2).select(0, "gain+gain")
    table.pieces(1, "khaa", 1).growth(0)
    assert table.why(0, "evacuate capella") == "home_not_blocked"
    table.war(0, 1)
    assert table.why(0, "evacuate maldek") == "not_evacuation_star"
    assert table.turn(0).why(0, "evacuate capella") == "not_now"


@pytest.mark.rule("GE-HOM-07", "GE-CMP-05", "GE-HOM-03")
def test_the_home_star_sector_moves_with_the_cylinder() -> None:
    table = Position().sts(1).war(0, 1).own(0, "apu", 3).pieces(1, "khaa", 1).pieces(0, "khaa", 2)
    table.select(0, "gain+gain").growth(0).play(0, "evacuate apu")
    assert home_sector(table.state, table.player(0)) == 0
    assert table.at(0, "khaa") == 2


@pytest.mark.rule("GE-REL-01", "GE-REL-02", "GE-REL-03")
def test_an_ancient_technology_raises_its_field_and_is_gone() -> None:
    table = Position().relic("apu", "ancient_tech_robotics")
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert (table.tech(0, "robotics"), table.state.relic[table.star("apu")]) == (2, -1)


@pytest.mark.rule("GE-REL-03")
def test_an_ancient_technology_at_level_6_is_wasted() -> None:
    table = Position().relic("apu", "ancient_tech_genetics").level(0, "genetics", 6)
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert table.tech(0, "genetics") == 6


@pytest.mark.rule("GE-REL-04")
def test_buried_ships_found_no_fleet_but_join_one() -> None:
    table = Position().relic("apu", "buried_ships").fleet(0, "A", "apu", 1)
    gaining(table, "apu", 0).play(0, "gain colonize apu counter")
    assert table.why(0, "place B 1 apu") == "no_new_fleet"
    table.play(0, "place A 2 apu")
    assert table.why(0, "dummies A 1") == "not_receiving"
    table.play(0, "place pieces 1 apu")
    assert (table.at(0, "apu"), table.step()) == (4, "GrowthTurn")


@pytest.mark.rule("GE-REL-04")
def test_buried_ships_without_a_fleet_become_pieces() -> None:
    table = gaining(Position().relic("apu", "buried_ships"), "apu", 1)
    assert table.play(0, "gain colonize apu counter").player(0).piece_count() == 4


@pytest.mark.rule("GE-REL-05", "GE-REL-02")
def test_pyramids_score_at_once_and_stay() -> None:
    table = Position().relic("apu", "ancient_pyramids")
    gaining(table, "apu", 1).play(0, "gain colonize apu counter")
    assert (table.vp(0), table.state.relic_known[table.star("apu")]) == (2, 127)


@pytest.mark.rule("GE-SCR-04", "GE-SCR-12")
def test_stories_score_stars_taken_in_the_dark_era() -> None:
    scores = []
    for story, number in (("journeys", 3), ("wars", 3), ("wars", 1)):
        table = Position().story(story, number).sts(0).war(0, 1).own(1, "harus", 1)
        scores.append(gaining(table, "harus", 2).play(0, "gain conquer harus counter").vp(0))
    home = Position().story("journeys", 3).sts(0).war(0, 1).own(1, "capella", 1)
    gaining(home, "capella", 2).play(0, "gain conquer capella counter")
    assert ([*scores, home.vp(0)]) == [2, 1, 0, 0]


def ray(target_star: str, discs: int = 2) -> Position:
    """Player 0 owns the Death Ray at Apu and is at war with player 1."""
    table = Position().sts(0).war(0, 1).own(0, "apu", 1).relic("apu", "planetary_death_ray", True)
    return table.own(1, target_star, discs)


@pytest.mark.rule("GE-REL-06", "GE-REL-07", "GE-REL-08", "GE-GST-13", "GE-SCR-08")
def test_the_death_ray_empties_a_star_and_scores() -> None:
    table = ray("janos", 1).story("migrations", 3).turn(0)
    table.play(0, f"fire 1 {table.text('janos')} discs")
    assert (table.owner("janos"), table.state.counter[table.star("janos")]) == (-1, 0)
    assert table.vp(0) == 1
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "fired_already"


@pytest.mark.rule("GE-REL-06", "GE-REL-07", "GE-REL-08", "GE-TEC-08")
def test_the_death_ray_takes_one_ship_of_a_fleet() -> None:
    table = ray("janos").story("wars", 3).level(1, "military", 6).fleet(1, "A", "janos", 1)
    table.turn(0).play(0, f"fire 1 {table.text('janos')} A")
    assert (table.player(1).fleet_hex[0], table.vp(0)) == (-1, 1)


@pytest.mark.rule("GE-REL-08")
def test_the_death_ray_scores_discs_and_ships_by_story_in_the_dark_only() -> None:
    points = []
    for story, number in (("migrations", 3), ("wars", 3), ("journeys", 3), ("wars", 2)):
        for target in ("discs", "pieces"):
            table = ray("janos").story(story, number).pieces(1, "janos", 1).turn(0)
            points.append(table.play(0, f"fire 1 {table.text('janos')} {target}").vp(0))
    assert points == [1, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("GE-REL-06", "GE-REL-10", "GE-ANO-04")
def test_the_death_ray_has_limits() -> None:
    table = (
        ray("janos").own(1, "inxtria", 1).relic("janos", "defense_grid", True).own(2, "sidar", 1)
    )
    table.turn(0)
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "ray_defense_grid"
    assert table.why(0, f"fire 1 {table.text('inxtria')} discs") == "ray_too_far"
    assert table.why(0, f"fire 2 {table.text('sidar')} discs") == "ray_peace"
    assert table.why(0, f"fire 1 {table.text('sidar')} discs") == "nothing_to_hit"


@pytest.mark.rule("GE-REL-06")
def test_the_death_ray_does_not_hit_cylinders() -> None:
    table = ray("janos", 0)
    table.player(1).home = table.star("janos")
    assert table.turn(0).why(0, f"fire 1 {table.text('janos')} discs") == "ray_cylinder"


@pytest.mark.rule("GE-REL-06")
def test_the_death_ray_fires_only_during_the_own_movement() -> None:
    table = ray("janos").pieces(0, "janos", 1).pieces(1, "janos", 1).turn(0).play(0, "end")
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "combat_begun"
    table.select(0, "gain+gain").growth(0)
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "combat_begun"


@pytest.mark.rule("GE-REL-06")
def test_without_its_star_nobody_fires() -> None:
    table = ray("janos").own(2, "apu", 1).turn(0)
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "no_death_ray"
