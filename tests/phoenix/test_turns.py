"""Turn options, ships and their costs."""

import pytest

from .position import BLUE, RED, YELLOW, Position, listed


@pytest.mark.rule("SSP-TRN-01", "SSP-END-13")
def test_turns_go_round_the_table() -> None:
    p = Position("seats 3; it is red's turn").play("income", "income", "income")
    assert p.actors == [RED]


@pytest.mark.rule("SSP-TRN-02")
def test_no_second_ship_in_the_same_turn() -> None:
    p = Position("everybody has hub B-5; red has 9 gems, 4 food; it is red's turn").play(
        "use L1-transport-a", "trade ff water"
    )
    assert (p.why("use L1-dismantle-a"), p.why("income")) == ("one_option", "one_option")


@pytest.mark.rule("SSP-TRN-03", "SSP-TRN-13", "SSP-GEM-05")
def test_a_turn_cannot_be_skipped() -> None:
    assert (
        Position("everybody has hub B-5; red has 9 gems; it is red's turn").why("done")
        == "must_take_option"
    )


@pytest.mark.rule("SSP-TRN-04", "SSP-INC-05")
def test_income_is_the_only_option_when_no_ship_can_be_used() -> None:
    p = Position(
        "everybody has hub B-5; red has 20 gems; red's fleet is empty; "
        "blue's fleet is empty; "
        "N-dismantle, N-construction, N-transport, N-diplomacy, N-expedition are used; "
        "it is red's turn"
    )
    assert p.legal() == ["income"]


@pytest.mark.rule("SSP-TRN-05", "SSP-TRN-06", "SSP-INC-08")
def test_the_action_marker_follows_the_action() -> None:
    p = Position("red has 9 gems; it is red's turn").play("use L1-diplomacy-a", "lobby transport")
    assert p.player(RED).marker == p.index("L1-diplomacy-a")
    p.play("income", "income")
    assert p.player(RED).marker == -1


@pytest.mark.rule("SSP-TRN-07", "SSP-SHP-10")
def test_a_ship_stays_used_when_the_marker_moves_on() -> None:
    p = Position("red has 20 gems, 4 food; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "income", "use L1-transport-a")
    p.play("trade ff water", "done", "claim 1")
    assert p.player(RED).marker == p.index("L1-transport-a")
    p.play("income")
    assert p.why("use L1-diplomacy-a") == "ship_used"


@pytest.mark.rule("SSP-TRN-08", "SSP-TRN-10", "SSP-TIM-17", "SSP-SEC-323", "SSP-SEC-301")
@pytest.mark.parametrize("number", [301, 323])
def test_an_extra_turn_comes_before_the_next_player(number: int) -> None:
    below = (101, 201) if number == 301 else (121, 221)
    p = Position(
        f"{listed('red built', below)}; display has {number}; red has 9 gems, 20 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a")
    assert (p.actors, p.why("income")) == ([RED], "")
    assert p.play("income").actors == [BLUE]


@pytest.mark.rule("SSP-TRN-08")
def test_residents_of_the_turn_before_are_active_in_an_extra_turn() -> None:
    p = Position(
        "red has active 208; red built 121, 104; red has 8 gems, 1 food, 1 water; "
        "red has active 318 by human; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 318", "settle 121", "extra-turn")
    assert p.player(RED).settled[6] == 1


@pytest.mark.rule("SSP-TRN-09")
def test_an_extra_turn_can_earn_another() -> None:
    p = Position(
        "everybody has hub B-5; red built 101, 201, 121, 221; display has 301, 323; "
        "red's fleet is L1-construction-a, L2-construction-a; red has 20 gems, 40 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a", "build 301", "use L2-construction-a")
    assert (p.actors, p.state.turns) == ([RED], 3)


@pytest.mark.rule("SSP-TRN-12", "SSP-TIM-16", "SSP-BON-05")
def test_track_bonuses_come_after_the_own_bonuses() -> None:
    p = Position(
        "red has hub B-3; red built 101; red has transport 1; red has 2 gems, 2 food; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal")
    assert p.legal() == ["bonus B-3", "done"]
    assert p.why("claim 0") == "no_track_bonus"


@pytest.mark.rule("SSP-TRN-12")
def test_there_is_no_way_back_to_the_action_after_its_bonuses_began() -> None:
    p = Position("red has hub B-3; red built 101; red has 2 gems, 4 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "done")
    assert p.why("trade ff metal") == "not_a_transport"


@pytest.mark.rule("SSP-TRN-14")
def test_only_hub_a8_buys_a_human_as_a_turn() -> None:
    p = Position(
        "everybody has hub B-5; red built 101; red has 1 food, 1 water, 1 metal; it is red's turn"
    )
    assert p.why("recruit") == "no_special_turn"


@pytest.mark.rule("SSP-SHP-01", "SSP-NEU-01")
def test_own_foreign_and_neutral_ships_can_be_used() -> None:
    p = Position("everybody has hub B-5; red has 20 gems, 2 food; it is red's turn")
    legal = p.legal()
    assert {"use L1-transport-a", "use L1-transport-b", "use N-transport"} <= set(legal)


@pytest.mark.rule("SSP-SHP-01", "SSP-DIS-03", "SSP-SHP-15")
def test_a_dismantled_ship_is_out_of_play() -> None:
    p = Position("red has 20 gems; it is red's turn")
    p.play("use L1-dismantle-a", "dismantle L1-transport-a", "income")
    assert p.why("use L1-transport-a") == "not_in_play"
    assert p.why("use L3-transport-a") == "not_in_play"


@pytest.mark.rule("SSP-SHP-02", "SSP-SHP-10")
def test_a_used_ship_is_blocked_for_its_owner_too() -> None:
    p = Position(
        "everybody has hub B-5; red has 20 gems, 2 food; "
        "L1-transport-a, L1-transport-b are used; it is red's turn"
    )
    assert p.why("use L1-transport-a") == "ship_used"
    assert p.why("use L1-transport-b") == "ship_used"


@pytest.mark.rule("SSP-SHP-03", "SSP-GEM-07", "SSP-GEM-11")
def test_a_ship_is_paid_in_gems_only() -> None:
    p = Position("everybody has hub B-5; red has 2 gems, 9 food, 9 points; it is red's turn")
    assert p.why("use L1-expedition-a") == "too_few_gems"


@pytest.mark.rule("SSP-SHP-04", "SSP-SHP-06")
def test_cost_and_fee_must_both_be_in_hand() -> None:
    p = Position("everybody has hub B-5; red has 2 gems, 2 food; it is red's turn")
    assert (p.why("use L1-transport-a"), p.why("use L1-transport-b")) == ("", "too_few_gems")


@pytest.mark.rule("SSP-SHP-06")
def test_a_farm_cannot_pay_for_itself() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L2-farm-a; red has 1 gems; it is red's turn"
    )
    assert p.why("use L2-farm-a") == "too_few_gems"


@pytest.mark.rule("SSP-SHP-07", "SSP-TRP-13", "SSP-SHP-19")
def test_a_transport_ship_needs_a_transaction_after_paying() -> None:
    assert (
        Position("everybody has hub B-5; red has 4 gems; it is red's turn").why(
            "use L1-transport-a"
        )
        == "no_transaction"
    )
    assert (
        Position("everybody has hub B-5; red has 5 gems; it is red's turn").why(
            "use L1-transport-a"
        )
        == ""
    )


@pytest.mark.rule("SSP-SHP-08")
def test_something_must_be_done_with_a_ship() -> None:
    p = Position("everybody has hub B-5; red has 9 gems; it is red's turn").play(
        "use L1-diplomacy-a"
    )
    assert p.why("done") == "lobby_first"


@pytest.mark.rule("SSP-SHP-09", "SSP-GEM-08", "SSP-INC-10")
def test_gems_on_ships_go_to_the_supply_at_the_owners_income() -> None:
    p = Position("red has 7 gems; it is red's turn").play("use L1-diplomacy-a", "lobby transport")
    assert (p.gems(RED), p.gems_on("L1-diplomacy-a")) == (3, 3)
    p.play("income", "income")
    assert (p.gems(RED), p.gems_on("L1-diplomacy-a")) == (8, 0)


@pytest.mark.rule("SSP-SHP-11", "SSP-FRM-05")
def test_the_owner_gets_the_fee_and_nothing_else() -> None:
    p = Position("blue's fleet is L2-farm-a; red has 4 gems; it is red's turn")
    p.play("use L2-farm-a")
    assert (p.has(RED, "food", "gems"), p.has(BLUE, "food", "gems")) == ([4, 0], [0, 2])


@pytest.mark.rule("SSP-SHP-12", "SSP-SEC-104")
def test_the_owners_station_does_not_react_to_a_stranger() -> None:
    p = Position("everybody has hub B-5; blue has active 104; red has 3 gems; it is red's turn")
    p.play("use L1-dismantle-b", "dismantle L1-transport-a")
    assert p.gained(BLUE, "104") == {}


@pytest.mark.rule("SSP-SHP-13", "SSP-HUB-37")
def test_a_discount_never_makes_a_ship_free_and_never_lowers_the_fee() -> None:
    p = Position("red has hub A-2; red has 9 gems, 2 food; it is red's turn")
    p.play("use L1-transport-b", "trade ff metal")
    assert (p.gems(RED), p.gems_on("L1-transport-b"), p.gems(BLUE)) == (7, 1, 1)


@pytest.mark.rule("SSP-SHP-14")
def test_the_printed_number_of_the_ship_used_counts() -> None:
    p = Position(
        "everybody has hub B-5; blue's fleet is L3-transport-a; "
        "red has 7 gems, 9 food, 9 water; it is red's turn"
    )
    p.play("use L3-transport-a", *["trade fw metal"] * 5)
    assert p.has(RED, "metal") == [5]


@pytest.mark.rule("SSP-SHP-16", "SSP-HUB-17")
def test_gems_from_points_count_only_once_they_are_made() -> None:
    p = Position("red has hub B-6; red has 0 gems, 2 points; it is red's turn")
    assert p.why("use L1-expedition-a") == "too_few_gems"
    p.play("spend-point")
    assert p.why("use L1-expedition-a") == ""


@pytest.mark.rule("SSP-SHP-17")
def test_one_gem_is_enough_to_mark_a_ship_used() -> None:
    p = Position("red has hub A-2; red has 9 gems, 2 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "done", "income")
    assert p.gems_on("L1-transport-a") == 1
    assert p.why("use L1-transport-a") == "ship_used"


@pytest.mark.rule("SSP-SHP-18", "SSP-NEU-08", "SSP-BON-02")
@pytest.mark.parametrize("ship", ["L1-dismantle-a", "L1-dismantle-b", "N-dismantle"])
def test_bonuses_look_at_the_type_of_the_ship_only(ship: str) -> None:
    p = Position(
        "red has active 104; red has dismantle 1; red has 9 gems; "
        "red's fleet is L1-dismantle-a, L1-transport-a, L1-diplomacy-a; it is red's turn"
    )
    p.play(f"use {ship}", "dismantle L1-transport-a")
    assert (p.gained(RED, "104"), p.legal()) == ({"gems": 3}, ["claim 0", "claim 1"])


@pytest.mark.rule("SSP-NEU-02", "SSP-NEU-03")
def test_a_neutral_ship_costs_no_fee_and_takes_the_token() -> None:
    p = Position("everybody has hub B-5; red has 5 gems; it is red's turn").play(
        "use N-expedition", dice="6 food"
    )
    assert (p.gems(RED), p.gems(BLUE), p.player(RED).token) == (0, 0, p.index("N-expedition"))


@pytest.mark.rule("SSP-NEU-04", "SSP-NEU-10", "SSP-CMP-08")
def test_one_neutral_ship_at_a_time() -> None:
    p = Position("red has 30 gems, 4 food; it is red's turn")
    p.play("use N-transport", "trade ff metal", "done", "income")
    assert (p.why("use N-expedition"), p.why("use L1-expedition-a")) == ("token_out", "")


@pytest.mark.rule("SSP-NEU-05")
def test_a_neutral_ship_with_a_token_is_closed_to_all() -> None:
    p = Position("red has 30 gems, 4 food; blue has 30 gems, 4 food; it is red's turn")
    p.play("use N-transport", "trade ff metal", "done")
    assert p.why("use N-transport") == "ship_used"
    p.play("use L1-transport-b", "trade ff metal", "done")
    assert p.why("use N-transport") == "ship_used"


@pytest.mark.rule("SSP-NEU-06", "SSP-INC-09")
def test_income_brings_the_token_home_and_frees_the_ship() -> None:
    p = Position("red has 5 gems, 2 food; it is red's turn")
    p.play("use N-transport", "trade ff metal", "income", "income")
    assert (p.player(RED).token, p.gems_on("N-transport")) == (-1, 0)


@pytest.mark.rule("SSP-NEU-07", "SSP-DIS-01")
def test_neutral_and_foreign_ships_cannot_be_dismantled() -> None:
    p = Position("everybody has hub B-5; red has 9 gems; it is red's turn").play(
        "use L1-dismantle-a"
    )
    assert p.why("dismantle N-transport") == "not_your_ship"
    assert p.why("dismantle L1-transport-b") == "not_your_ship"


@pytest.mark.rule("SSP-NEU-07")
def test_neutral_ships_count_in_nobodys_fleet() -> None:
    p = Position("red has hub A-4; it is red's turn")
    assert (p.play("income").gems(RED), p.score(RED)["A-4"]) == (10, 10)


@pytest.mark.rule("SSP-NEU-09")
def test_a_token_out_does_not_allow_income() -> None:
    p = Position("red has 20 gems, 2 food; it is red's turn")
    p.play("use N-transport", "trade ff metal", "done", "income")
    assert p.why("income") == "income_not_yet"


@pytest.mark.rule("SSP-FRM-01", "SSP-FRM-02")
@pytest.mark.parametrize(
    ("ship", "food", "water"),
    [
        ("L2-farm-a", 4, 0),
        ("L3-farm-a", 5, 0),
        ("L2-ice_collector-a", 0, 4),
        ("L3-ice_collector-a", 0, 5),
    ],
)
def test_farms_and_ice_collectors_give_goods(ship: str, food: int, water: int) -> None:
    p = Position(f"red's fleet is {ship or 'empty'}; red has 3 gems; it is red's turn").play(
        f"use {ship}"
    )
    assert p.has(RED, "food", "water") == [food, water]


@pytest.mark.rule("SSP-FRM-03")
def test_no_track_reacts_to_a_farm() -> None:
    p = Position(
        "seats 3; red's fleet is L2-farm-a; red has 3 gems; "
        "red has dismantle 2, construction 2, transport 2, expedition 2; it is red's turn"
    )
    assert p.play("use L2-farm-a").actors == [BLUE]


@pytest.mark.rule("SSP-FRM-04")
def test_a_farm_can_always_be_used_and_dismantled() -> None:
    p = Position("red's fleet is L2-farm-a, L1-dismantle-a; red has 2 gems; it is red's turn")
    assert p.why("use L2-farm-a") == ""
    p.play("use L1-dismantle-a")
    assert p.has(RED, "metal") == [9]


@pytest.mark.rule("SSP-END-05", "SSP-TRN-01")
def test_a_stalled_game_is_scored_as_it_stands() -> None:
    p = Position("seats 3")
    for seat in (RED, BLUE, YELLOW):
        p.arrange(f"seat {seat}'s fleet is empty")
    p.arrange("it is red's turn").play(*["income"] * 29)
    assert not p.over
    p.play("income")
    assert (p.over, p.state.ending) == (True, -1)
