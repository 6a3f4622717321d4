"""Residents, income, relocation, the end of the game and scoring."""

import pytest

from starboard.games.phoenix.scoring import outcome, plurality

from .position import BLUE, GAME, RED, Position


def transporting(p: Position) -> Position:
    return p.arrange("red has 9 gems, 5 food, 5 water; it is red's turn").play("use L1-transport-a")


@pytest.mark.rule("SSP-RES-01")
def test_aerobic_aliens_need_their_colour() -> None:
    p = transporting(Position("red built 101, 121")).play("alien teal")
    assert p.living_in(RED, 101) == ["teal"]
    p = transporting(Position("red built 101, 201, 111")).play("alien teal")
    assert p.why("settle 111") == "wrong_colour"


@pytest.mark.rule("SSP-RES-02")
def test_gold_aliens_and_humans_live_anywhere() -> None:
    p = transporting(Position("red built 101, 111, 121")).play("alien gold")
    assert p.legal() == ["settle 101", "settle 111", "settle 121"]


@pytest.mark.rule("SSP-RES-03", "SSP-RES-04", "SSP-RES-07")
def test_the_sector_is_chosen_the_quarters_are_not() -> None:
    p = transporting(Position("red built 101, 201; red houses 1 gold in 201"))
    p.play("alien teal", "settle 201")
    assert p.living_in(RED, 201) == ["gold", "teal"]


@pytest.mark.rule("SSP-RES-05")
def test_full_quarters_take_nobody() -> None:
    p = transporting(Position("red built and filled 101; red built 201, 111")).play("alien gold")
    assert p.why("settle 101") == "place_full"


@pytest.mark.rule("SSP-RES-09", "SSP-INC-23")
def test_residents_do_not_move_outside_income() -> None:
    p = Position(
        "everybody has hub B-5; red built 101, 201; red houses 1 teal in 101; "
        "red has 9 gems; it is red's turn"
    )
    assert p.why("relocate teal 101") == "only_at_income"


@pytest.mark.rule("SSP-RES-11")
def test_quarters_without_ability_just_house() -> None:
    p = Position("red built and filled 105; it is red's turn").play("income")
    assert p.gained(RED, "105") == {"food": 1}


@pytest.mark.rule("SSP-RES-12", "SSP-CMP-02")
def test_a_gained_alien_leaves_the_supply() -> None:
    p = transporting(Position("red built 111")).play("alien brown")
    assert p.state.aliens[1] == 24


@pytest.mark.rule("SSP-RES-14")
def test_a_hub_without_quarters_houses_nobody() -> None:
    p = transporting(Position("red built 101, 201")).play("alien teal")
    assert p.why("settle hub") == "no_such_place"


@pytest.mark.rule("SSP-RES-15", "SSP-INC-18")
def test_counts_take_in_all_residents_of_the_station() -> None:
    p = Position(
        "red has hub B-11; red houses 3 pink in hub; red built 121; red houses 1 pink in 121"
    )
    assert p.score(RED)["B-11"] == 4


@pytest.mark.rule("SSP-RES-16", "SSP-INC-22")
def test_a_gap_is_closed_by_shifting_left() -> None:
    p = Position(
        "red built 101, 201; red houses 1 gold, 2 teal in 201; red has 1 gems; it is red's turn"
    )
    p.play("income", "relocate gold 201", "done")
    assert p.living_in(RED, 201) == ["teal", "teal"]


@pytest.mark.rule("SSP-RES-17")
def test_moving_is_not_gaining() -> None:
    p = Position("red has active 106 by teal; red built 201; red has 1 gems; it is red's turn")
    p.play("income")
    before = p.gems(RED)
    p.play("relocate teal 106", "done")
    assert p.gems(RED) == before - 1


@pytest.mark.rule("SSP-RES-18", "SSP-SEC-108")
def test_residents_stay_when_108_falls_silent_but_no_more_come() -> None:
    p = Position(
        "red built 108, 201, 111; red houses 1 human in 108; red houses 1 pink in 201; "
        "red has 1 gems, 2 food, 2 water; it is red's turn"
    )
    p.play("income", "relocate human 108", "settle 111", "done", "income")
    assert p.living_in(RED, 201) == ["pink"]
    p.play("use L1-transport-a")
    assert p.why("alien pink") == "no_quarters"


@pytest.mark.rule("SSP-SEC-108")
def test_108_opens_teal_sectors_only() -> None:
    p = transporting(Position("red built 108, 121; red houses 1 teal in 108"))
    p.play("alien brown")
    assert p.living_in(RED, 108) == ["teal", "brown"]
    p = transporting(Position("red built 121; red built and filled 108"))
    assert p.why("alien brown") == "no_quarters"


@pytest.mark.rule("SSP-SEC-108", "SSP-SEC-01", "SSP-INC-24")
def test_a_resident_of_this_turn_that_shifts_into_108_does_not_switch_it_on() -> None:
    p = Position(
        "red has hub B-5; red built 108, 201, 111, 121; red houses 1 human in 108; "
        "red houses 1 pink in 121; red has 7 gems, 1 food, 1 water; it is red's turn"
    )
    p.play("income", "power B-5", "alien brown", "settle 108")
    assert "relocate pink 121" in p.legal()
    p.play("relocate human 108", "settle 111")
    assert p.living_in(RED, 108) == ["brown"]
    assert p.why("relocate pink 121") == "no_other_place"


@pytest.mark.rule("SSP-INC-01", "SSP-INC-04")
def test_without_ships_only_few_gems_allow_income() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is empty; red has 8 gems, 2 food; it is red's turn"
    )
    assert p.why("income") == "income_not_yet"
    assert (
        Position(
            "everybody has hub B-5; red's fleet is empty; red has 7 gems; it is red's turn"
        ).why("income")
        == ""
    )


@pytest.mark.rule("SSP-INC-02")
def test_gems_on_ships_do_not_count_for_the_limit() -> None:
    p = Position("red has 7 gems; L1-transport-b is used with 9 gems; it is red's turn")
    assert p.why("income") == ""


@pytest.mark.rule("SSP-INC-07")
def test_relocation_comes_last() -> None:
    p = Position(
        "red has hub B-5; red built 101, 201; red houses 1 teal in 101; red has 2 food; "
        "it is red's turn"
    )
    p.play("income")
    assert p.why("relocate teal 101") == "only_at_income"
    p.play("done")
    assert (p.why("power B-5"), p.rule("power B-5")) == ("no_power_now", "SSP-INC-07")


@pytest.mark.rule("SSP-INC-10")
def test_other_markers_go_home_from_the_own_ships() -> None:
    p = Position("blue has 3 gems, 2 food; it is blue's turn")
    p.play("use L1-transport-a", "trade ff metal")
    assert p.player(BLUE).marker == p.index("L1-transport-a")
    p.play("income")
    assert (p.player(BLUE).marker, p.gems_on("L1-transport-a")) == (-1, 0)


@pytest.mark.rule("SSP-INC-11")
def test_foreign_ships_stay_used() -> None:
    p = Position("red has 3 gems, 2 food; it is red's turn")
    p.play("use L1-transport-b", "trade ff metal")
    p.arrange("it is red's turn").play("income")
    assert p.gems_on("L1-transport-b") == 2


@pytest.mark.rule("SSP-INC-12")
def test_empty_quarters_have_no_income() -> None:
    p = Position("red built 103; red houses 1 teal in 103; it is red's turn").play("income")
    assert p.gained(RED, "103") == {"gems": 1}


@pytest.mark.rule("SSP-INC-14")
def test_goods_of_the_plain_income_pay_for_powers() -> None:
    p = Position(
        "red has hub B-5; red built 102; red houses 2 teal in 102; red has 1 water; "
        "it is red's turn"
    )
    p.play("income", "power B-5", "trade fw metal")
    assert p.has(RED, "metal") == [1]


@pytest.mark.rule("SSP-INC-15", "SSP-HUB-13")
def test_a_power_works_once_per_income() -> None:
    p = Position("red has hub B-5; red has active 218; red has 9 food; it is red's turn")
    p.play("income", "power B-5", "trade ff metal")
    assert (p.why("power B-5"), p.rule("power B-5")) == ("power_used", "SSP-INC-15")


@pytest.mark.rule("SSP-INC-18", "SSP-HUB-10")
@pytest.mark.parametrize(("humans", "gems"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_counted_income_rounds_down(humans: int, gems: int) -> None:
    p = Position(
        f"red has hub B-4; red built 101, 201; red houses {humans} human in 201; "
        "red's fleet is empty"
    )
    before = {1: 1, 2: 1, 3: 2, 4: 2}[humans]
    p.arrange("it is red's turn").play("income")
    assert p.gems(RED) == gems + before


@pytest.mark.rule("SSP-INC-19", "SSP-INC-21")
def test_each_move_costs_a_gem_also_of_the_same_resident() -> None:
    p = Position(
        "red's fleet is empty; red built 105, 201, 301; red houses 1 teal in 301; "
        "red has 1 gems; it is red's turn"
    )
    p.play("income")
    assert p.gems(RED) == 2
    p.play("relocate teal 301", "settle 105", "relocate teal 105", "settle 201")
    assert (p.gems(RED), p.living_in(RED, 201)) == (0, ["teal"])


@pytest.mark.rule("SSP-INC-19")
def test_no_relocation_without_a_gem() -> None:
    p = Position(
        "red's fleet is empty; red built 105, 201; red houses 2 teal in 105; it is red's turn"
    )
    p.play("income")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-INC-20")
def test_a_relocated_resident_obeys_the_placement_rules() -> None:
    p = Position(
        "red built 101, 301, 111; red built and filled 201; red houses 1 teal in 101; "
        "red has 3 gems; it is red's turn"
    )
    p.play("income")
    assert p.play("relocate teal 101").living_in(RED, 301) == ["teal"]


@pytest.mark.rule("SSP-INC-22")
def test_a_move_goes_to_another_sector() -> None:
    p = Position(
        "red built 101, 201, 301; red houses 1 teal in 101; red has 3 gems; it is red's turn"
    )
    p.play("income", "relocate teal 101")
    assert p.why("settle 101") == "same_place"


@pytest.mark.rule("SSP-INC-24", "SSP-INC-17")
def test_relocated_residents_are_active_from_the_next_turn() -> None:
    p = Position(
        "red's fleet is empty; red built 102, 201; red houses 1 teal in 201; "
        "red has 3 gems; it is red's turn"
    )
    p.play("income", "relocate teal 201", "done")
    assert p.gained(RED, "102") == {}
    p.play("income", "income")
    assert p.gained(RED, "102") == {"food": 1}


@pytest.mark.rule("SSP-INC-26")
def test_hub_duties_close_the_income() -> None:
    p = Position(
        "red has hub A-12; red built 101, 201; red houses 1 teal in 101; red has 3 gems; "
        "it is red's turn"
    )
    p.play("income")
    assert p.why("give-back teal 101") == "no_duty"
    p.play("done")
    assert p.why("relocate teal 101") == "only_at_income"


@pytest.mark.rule("SSP-END-01", "SSP-END-03")
def test_nine_sectors_trigger_the_end() -> None:
    p = Position(
        "red built 102, 202, 112, 212, 312, 122, 222, 322; display has 302; "
        "red has 4 gems, 13 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert (p.state.ending, p.actors) == (RED, [BLUE])


@pytest.mark.rule("SSP-END-04")
@pytest.mark.parametrize(("aliens", "ending"), [(4, RED), (5, -1)])
def test_few_aliens_trigger_the_end_humans_do_not_count(aliens: int, ending: int) -> None:
    p = Position()
    p.state.terra = 0
    for colour, count in enumerate((aliens - 3, 1, 1, 1)):
        p.state.aliens[colour] = count
    p.arrange("it is red's turn").play("income")
    assert p.state.ending == ending


@pytest.mark.rule("SSP-END-05", "SSP-END-12")
def test_everyone_else_has_exactly_one_more_turn() -> None:
    p = Position("seats 3; yellow has 40 points; it is yellow's turn").play("income")
    assert p.actors == [RED]
    p.play("income")
    assert p.actors == [BLUE]
    assert p.play("income").over


@pytest.mark.rule("SSP-END-06")
def test_a_waiting_player_with_forty_points_ends_nothing() -> None:
    p = Position("blue has 45 points; it is red's turn").play("income")
    assert p.state.ending == -1


@pytest.mark.rule("SSP-END-07", "SSP-HUB-17")
def test_points_spent_before_the_end_of_the_turn_do_not_count() -> None:
    p = Position("red has hub B-6; red has 40 points, 9 gems; it is red's turn")
    p.play("spend-point", "use L1-expedition-a", "keep-dice food 1", dice="6 food")
    assert (p.state.ending, p.points(RED)) == (-1, 39)


@pytest.mark.rule("SSP-END-08", "SSP-END-09")
def test_the_end_cannot_be_cancelled_or_prolonged() -> None:
    p = Position("seats 3; red has 40 points; blue has 50 points; it is red's turn").play("income")
    p.arrange("red has 0 points").play("income", "income")
    assert (p.over, p.state.ending) == (True, RED)


@pytest.mark.rule("SSP-END-10")
def test_an_extra_turn_of_the_trigger_is_still_taken() -> None:
    p = Position(
        "red built 121, 221; display has 323; red has 4 gems, 13 metal, 40 points; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert (p.state.ending, p.actors) == (RED, [RED])
    p.play("income")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-END-11")
def test_an_extra_turn_in_a_final_turn_is_taken() -> None:
    p = Position(
        "blue built 121, 221; display has 323; blue has 4 gems, 13 metal; "
        "red has 40 points; it is red's turn"
    )
    p.play("income", "use L1-construction-b")
    assert (p.over, p.actors) == (False, [BLUE])
    assert p.play("income").over


@pytest.mark.rule("SSP-SCO-01", "SSP-SCO-14", "SSP-HUB-72")
def test_the_score_adds_to_the_track_without_limits() -> None:
    p = Position("red has 230 points; blue has -15 points")
    assert outcome(p.state).scores == [230, -15]


@pytest.mark.rule("SSP-SCO-03", "SSP-HUB-69")
def test_residents_score_two_points_on_hubs_too() -> None:
    p = Position(
        "red has hub B-11; red houses 3 pink in hub; red built 101; red houses 2 gold in 101"
    )
    assert p.score(RED)["residents"] == 10


@pytest.mark.rule("SSP-SCO-04", "SSP-SCO-08")
def test_most_and_second_most_score() -> None:
    assert [plurality([3, 2, 1], seat, 10, 5) for seat in range(3)] == [10, 5, 0]
    assert [plurality([3, 2], seat, 10, 5) for seat in range(2)] == [10, 5]


@pytest.mark.rule("SSP-SCO-05")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([4, 4, 1], [7, 7, 0]), ([4, 4, 4], [5, 5, 5]), ([2, 2, 2, 2], [3, 3, 3, 3])],
)
def test_a_tie_for_first_shares_both_prizes(counts: list[int], points: list[int]) -> None:
    assert [plurality(counts, seat, 10, 5) for seat in range(len(counts))] == points


@pytest.mark.rule("SSP-SCO-06")
@pytest.mark.parametrize(
    ("counts", "points"), [([4, 2, 2], [10, 2, 2]), ([4, 2, 2, 2], [10, 1, 1, 1])]
)
def test_a_tie_for_second_shares_five(counts: list[int], points: list[int]) -> None:
    assert [plurality(counts, seat, 10, 5) for seat in range(len(counts))] == points


@pytest.mark.rule("SSP-SCO-07")
def test_no_plurality_without_a_resident() -> None:
    assert [plurality([2, 0, 0], seat, 10, 5) for seat in range(3)] == [10, 0, 0]
    assert [plurality([0, 0], seat, 10, 5) for seat in range(2)] == [0, 0]


@pytest.mark.rule("SSP-SCO-09", "SSP-SEC-06")
def test_endgame_quarters_must_be_occupied_but_not_for_long() -> None:
    p = Position("red built 316; red houses 5 brown in 316")
    assert "316" not in p.score(RED)
    assert p.arrange("red houses 1 brown in 316").score(RED)["316"] == 6


@pytest.mark.rule("SSP-SCO-10", "SSP-SCO-11")
def test_leftovers_are_scored_apart() -> None:
    p = Position("red has 39 gems, 2 food, 1 water, 1 metal")
    assert (p.score(RED)["gems"], p.score(RED)["resources"]) == (1, 0)


@pytest.mark.rule("SSP-SCO-12", "SSP-SCO-13")
def test_ties_go_to_aliens_then_humans_then_are_shared() -> None:
    p = Position(
        "red built 101; blue built 102; red houses 1 human in 101; blue houses 1 gold in 102"
    )
    assert outcome(p.state).ranks == [2, 1]
    p = Position("red built 101; red houses 1 human in 101; blue has 16 points")
    assert (outcome(p.state).scores, outcome(p.state).ranks) == ([16, 16], [1, 2])
    assert outcome(Position().state).winners == [0, 1]


@pytest.mark.rule("SSP-CMP-03")
def test_a_returned_alien_can_be_gained_again() -> None:
    p = Position("red has hub A-12; red built 101, 201; red houses 1 teal in 101")
    p.state.aliens[0] = 0
    p.arrange("it is red's turn").play("income", "done", "give-back teal 101")
    assert (p.state.aliens[0], p.residents(RED, "teal")) == (1, 0)


@pytest.mark.rule("SSP-CMP-05")
def test_every_sector_stands_where_its_number_says() -> None:
    for sector in Position("everybody has hub B-5").state.rules.sectors:
        assert (sector.level - 1) * 24 + sector.colour * 8 + sector.index % 8 == sector.index


@pytest.mark.rule("SSP-CMP-07")
def test_fourteen_dice_are_the_most() -> None:
    p = Position(
        "red has hub A-10; red has active 124; red has active 327; "
        "red's fleet is L3-expedition-a; red has 4 gems; it is red's turn"
    )
    p.play("use L3-expedition-a", dice="14 food")
    assert sum(p.events[1].values[1:]) == 14


def test_the_outcome_can_be_asked_at_any_time() -> None:
    p = Position("it is red's turn")
    assert GAME.outcome(p.state).scores == [0, 0]
