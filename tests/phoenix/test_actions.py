"""Dismantle, construction, expedition, transport and diplomacy."""

import pytest

from .position import BLUE, RED, Position


@pytest.mark.rule("SSP-DIS-02")
def test_a_ship_with_gems_on_it_cannot_be_dismantled() -> None:
    p = Position(
        "everybody has hub B-5; L1-transport-a is used; red has 9 gems; it is red's turn"
    ).play("use L1-dismantle-a")
    assert p.why("dismantle L1-transport-a") == "target_used"


@pytest.mark.rule("SSP-DIS-05")
def test_a_dismantle_ship_cannot_dismantle_itself() -> None:
    p = Position("everybody has hub B-5; red has 9 gems; it is red's turn").play(
        "use L1-dismantle-a"
    )
    assert p.why("dismantle L1-dismantle-a") == "target_in_use"


@pytest.mark.rule("SSP-DIS-06")
def test_another_dismantle_ship_can_be_dismantled() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L1-dismantle-a, L2-dismantle-a; "
        "red has 9 gems; it is red's turn"
    )
    p.play("use L1-dismantle-a")
    assert (p.owns(RED, "L2-dismantle-a"), p.has(RED, "metal")) == (False, [8])


@pytest.mark.rule("SSP-DIS-07", "SSP-DIS-10")
def test_the_last_own_ship_goes_by_a_foreign_dismantle_ship() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L1-dismantle-a; red has 9 gems; it is red's turn"
    )
    p.play("use L1-dismantle-b")
    assert (p.player(RED).ships(), p.has(RED, "metal")) == (0, [6])


@pytest.mark.rule("SSP-DIS-07")
def test_a_neutral_dismantle_ship_gives_the_user_the_metal() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L1-transport-a; red has 4 gems; it is red's turn"
    ).play("use N-dismantle")
    assert p.has(RED, "metal") == [6]


@pytest.mark.rule("SSP-DIS-08")
@pytest.mark.parametrize(("ship", "metal"), [("L1", 6), ("L2", 7), ("L3", 8)])
def test_higher_dismantle_ships_add_metal(ship: str, metal: int) -> None:
    p = Position(
        f"everybody has hub B-5; red's fleet is {ship}-dismantle-a, L1-transport-a; "
        "red has 4 gems; it is red's turn"
    )
    assert p.play(f"use {ship}-dismantle-a").has(RED, "metal") == [metal]


@pytest.mark.rule("SSP-DIS-09")
def test_a_dismantle_ship_needs_another_unused_ship() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L1-dismantle-a, L1-transport-a; "
        "L1-transport-a is used"
    )
    assert (
        p.arrange("red has 9 gems; it is red's turn").why("use L1-dismantle-a")
        == "nothing_to_dismantle"
    )


@pytest.mark.rule("SSP-DIS-11", "SSP-INC-13")
def test_a_dismantled_ship_counts_no_more() -> None:
    p = Position("red has hub A-4; red has 2 gems; it is red's turn")
    p.play("use L1-dismantle-a", "dismantle L1-transport-a", "income", "income")
    assert (p.gems(RED), p.score(RED)["A-4"]) == (8, 8)


def building(metal: int = 30, hubs: str = "everybody has hub B-5") -> Position:
    p = (
        Position()
        .arrange(hubs)
        .arrange(f"display has 111, 112, 211, 311, 101, 218; red has 9 gems, {metal} metal")
    )
    return p


@pytest.mark.rule("SSP-CON-01", "SSP-CON-08")
def test_one_sector_per_action_and_one_per_level() -> None:
    p = building().arrange("red built 113; it is red's turn").play("use L1-construction-a")
    assert p.why("build 111") == "slot_taken"
    p.play("build 101")
    assert p.player(RED).sectors() == 2


@pytest.mark.rule("SSP-CON-03", "SSP-GEM-07")
def test_metal_must_be_on_hand() -> None:
    p = building(metal=4).arrange("red has 20 food; it is red's turn").play("use L1-construction-a")
    assert p.why("build 101") == "too_little_metal"


@pytest.mark.rule("SSP-CON-05", "SSP-SEC-211", "SSP-SEC-326", "SSP-HUB-49")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    p = building(metal=0, hubs="red has hub A-6; blue has hub B-5").arrange(
        "red has active 211; red has active 326; red's fleet is L2-construction-a; it is red's turn"
    )
    p.play("use L2-construction-a", "build 101")
    assert p.has(RED, "metal") == [0]


@pytest.mark.rule("SSP-CON-06")
def test_a_sector_joins_the_wing_of_its_colour() -> None:
    p = building().arrange("it is red's turn").play("use L1-construction-a", "build 111")
    assert [int(x) >= 0 for x in p.player(RED).wings] == [False] * 3 + [True] + [False] * 5


@pytest.mark.rule("SSP-CON-07")
def test_levels_are_built_from_the_smallest() -> None:
    p = building().arrange("red built 101; it is red's turn").play("use L1-construction-a")
    assert (p.why("build 211"), p.why("build 311")) == ("needs_lower_level", "needs_lower_level")


@pytest.mark.rule("SSP-CON-09", "SSP-CON-10")
def test_wings_grow_independently() -> None:
    p = (
        building()
        .arrange("red built 113, 213, 121; it is red's turn")
        .play("use L1-construction-a")
    )
    assert p.legal() == ["build 101", "build 311"]


@pytest.mark.rule("SSP-CON-11", "SSP-CON-15")
def test_a_full_station_takes_no_tenth_sector() -> None:
    p = building().arrange(
        "red built 102, 202, 302, 112, 212, 312, 122, 222, 322; it is red's turn"
    )
    assert p.why("use L1-construction-a") == "no_sector_fits"


@pytest.mark.rule("SSP-CON-12", "SSP-CON-14", "SSP-SEC-302", "SSP-SEC-313", "SSP-SEC-317")
@pytest.mark.parametrize(("number", "points"), [(302, 5), (313, 5), (317, 10)])
def test_immediate_points_come_once_and_need_no_resident(number: int, points: int) -> None:
    p = Position(
        f"red built 101, 201, 111, 211; display has {number}; red has 9 gems, 20 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a")
    assert p.points(RED) == points
    p.play("income", "income")
    assert p.points(RED) == points


@pytest.mark.rule("SSP-CON-13", "SSP-SEC-311", "SSP-RES-13")
def test_an_immediate_gain_goes_as_far_as_possible() -> None:
    p = Position("red built 111, 211; display has 311; red has 9 gems, 20 metal")
    p.state.aliens[1] = 1
    p.arrange("it is red's turn").play("use L1-construction-a", "settle 311")
    assert (p.residents(RED, "brown"), p.state.aliens[1], p.actors) == (1, 0, [BLUE])


@pytest.mark.rule("SSP-CON-15")
def test_a_construction_ship_needs_an_affordable_sector() -> None:
    p = building(metal=3).arrange("it is red's turn")
    assert p.why("use L1-construction-a") == "nothing_to_build"


@pytest.mark.rule("SSP-CON-17")
def test_no_move_tears_a_sector_down() -> None:
    p = building().arrange("red built 113; it is red's turn")
    assert p.why("give-back-sector 113") == "no_duty"


@pytest.mark.rule("SSP-CON-18", "SSP-SEC-122")
def test_immediate_abilities_come_before_station_bonuses_and_the_track() -> None:
    p = Position(
        "red built 221; display has 321; red has active 122; "
        "red has construction 1; red has 9 gems, 20 metal; it is red's turn"
    )
    p.play("use L1-construction-a", dice="7 food")
    assert (p.points(RED), p.legal()) == (0, ["keep-dice food 5"])
    p.play("keep-dice food 5")
    assert (p.points(RED), p.legal()) == (2, ["claim 0", "claim 1"])


@pytest.mark.rule("SSP-SET-08", "SSP-CON-02")
def test_a_sector_that_is_not_on_display_cannot_be_built() -> None:
    p = building().arrange("it is red's turn").play("use L1-construction-a")
    assert p.why("build 105") == "not_on_display"


def roll(dice: str, hubs: str = "", gems: int = 9) -> Position:
    p = Position().arrange(hubs).arrange(f"red has {gems} gems; it is red's turn")
    return p.play("use L1-expedition-a", dice=dice)


@pytest.mark.rule("SSP-EXP-01")
@pytest.mark.parametrize(("ship", "dice"), [("L1", 6), ("L2", 8), ("L3", 10)])
def test_the_duration_is_the_number_of_dice(ship: str, dice: int) -> None:
    p = Position(
        f"everybody has hub B-5; red's fleet is {ship}-expedition-a; red has 9 gems; "
        "it is red's turn"
    )
    p.play(f"use {ship}-expedition-a", dice=f"{dice} food")
    assert sum(p.events[1].values[1:]) == dice


@pytest.mark.rule("SSP-EXP-02")
def test_a_die_has_two_food_two_water_a_metal_and_a_human_face() -> None:
    assert [int(face) for face in Position("everybody has hub B-5").state.rules.die.faces] == [
        0,
        0,
        1,
        1,
        2,
        3,
    ]


@pytest.mark.rule("SSP-EXP-03", "SSP-EXP-04", "SSP-EXP-11")
def test_every_kept_die_takes_capacity() -> None:
    p = roll("3 food 3 human").play("keep-dice human 3", "keep-dice food 1")
    assert (p.has(RED, "food"), p.points(RED)) == ([1], 3)


@pytest.mark.rule("SSP-EXP-03")
def test_more_dice_than_the_capacity_are_refused() -> None:
    assert roll("5 food 1 human").why("keep-dice food 5") == "capacity_full"


@pytest.mark.rule("SSP-EXP-03")
def test_only_rolled_dice_are_kept() -> None:
    assert roll("5 food 1 human").why("keep-dice metal 1") == "not_rolled"


@pytest.mark.rule("SSP-EXP-06", "SSP-EXP-20")
def test_one_use_per_human_die() -> None:
    p = Position("red built 101; red has 3 gems, 9 food, 9 water, 9 metal; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice human 1", "done", "ally", dice="5 food 1 human")
    assert (p.residents(RED, "human"), p.points(RED), p.actors) == (1, 0, [BLUE])


@pytest.mark.rule("SSP-EXP-09", "SSP-RES-06")
def test_no_ally_without_quarters_but_observing_works() -> None:
    p = Position("red has 3 gems, 9 food, 9 water, 9 metal; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice human 1", "done", dice="5 food 1 human")
    assert (p.points(RED), p.residents(RED, "human")) == (1, 0)


@pytest.mark.rule("SSP-EXP-10", "SSP-CMP-01", "SSP-RES-12")
def test_no_ally_when_terra_is_empty() -> None:
    p = Position("red built 101; red has 3 gems, 9 food, 9 water, 9 metal")
    p.state.terra = 0
    p.arrange("it is red's turn").play(
        "use L1-expedition-a", "keep-dice human 1", "done", dice="5 food 1 human"
    )
    assert p.points(RED) == 1


@pytest.mark.rule("SSP-EXP-13", "SSP-EXP-14")
def test_dice_left_behind_give_nothing_and_stay_behind() -> None:
    p = roll("2 food 2 metal 2 human").play("keep-dice food 1", "done")
    assert p.has(RED, "food", "metal", "points") == [1, 0, 0]
    p = roll("2 food 2 metal 2 human").play("keep-dice food 1")
    assert p.why("keep-dice food 1") == "face_decided"


@pytest.mark.rule("SSP-EXP-15")
def test_at_least_one_die_is_kept() -> None:
    assert roll("6 food").why("done") == "keep_more"


@pytest.mark.rule("SSP-EXP-16")
def test_an_expedition_needs_only_its_cost() -> None:
    assert (
        Position("everybody has hub B-5; red has 3 gems; it is red's turn").why(
            "use L1-expedition-a"
        )
        == ""
    )


@pytest.mark.rule("SSP-EXP-17", "SSP-SEC-124", "SSP-SEC-327", "SSP-SEC-204", "SSP-SEC-314")
def test_duration_and_capacity_bonuses_add_up() -> None:
    p = Position(
        "red has hub A-8; red has active 124; red has active 204; red has active 314; "
        "red has active 327; red has 3 gems; it is red's turn"
    )
    p.play("use L1-expedition-a", dice="10 food")
    assert p.legal()[-1] == "keep-dice food 7"


@pytest.mark.rule("SSP-EXP-18", "SSP-HUB-11")
def test_dice_are_rerolled_before_anything_is_kept() -> None:
    p = roll("6 food 2 human", hubs="red has hub B-4")
    assert p.why("keep-dice food 1") == "stand_first"
    p = Position("red has hub B-4; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", "reroll food 2", "stand", dice="6 food 2 human")
    assert p.why("reroll food 1") == "no_reroll"
    assert "keep-dice human 2" in p.legal()


@pytest.mark.rule("SSP-EXP-19", "SSP-TIM-05")
def test_a_gain_for_one_ally_helps_to_pay_for_the_next() -> None:
    p = Position(
        "red has active 217; red built 101; red has 3 gems, 2 food, 2 water, 1 metal; "
        "it is red's turn"
    )
    p.play("use L1-expedition-a", "keep-dice human 2", "done", dice="4 food 2 human")
    p.play("ally", "settle 101", "choose metal", "ally")
    assert p.residents(RED, "human") == 1
    p.play("settle 101", "choose food")
    assert p.residents(RED, "human") == 2


@pytest.mark.rule("SSP-EXP-21")
def test_capacity_beyond_the_dice_is_lost() -> None:
    p = Position("red has hub A-3; red built 101; red has 5 gems; it is red's turn")
    p.play("use L1-transport-a", "buy food", "bonus A-3", dice="1 food 2 metal")
    assert p.legal() == ["keep-dice food 1", "keep-dice metal 1", "keep-dice metal 2", "done"]


@pytest.mark.rule("SSP-TRP-01")
@pytest.mark.parametrize(("ship", "count"), [("L1", 3), ("L2", 4), ("L3", 5)])
def test_a_transport_ship_allows_its_number_of_transactions(ship: str, count: int) -> None:
    p = Position(f"red's fleet is {ship}-transport-a; red has 9 gems, 20 food; it is red's turn")
    p.play(f"use {ship}-transport-a", *["trade ff water"] * count)
    assert p.actors == [BLUE]
