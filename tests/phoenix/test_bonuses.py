"""Diplomacy bonuses, and what bonus actions do not set off."""

import pytest

from starboard.engine.table import Table

from .position import BLUE, GAME, GREEN, RED, YELLOW, Position


def dismantling(p: Position) -> Position:
    """Red uses a Dismantle ship, so that its track pays."""
    return p.arrange("red has 2 gems; it is red's turn").play(
        "use L1-dismantle-a", "dismantle L1-transport-a"
    )


@pytest.mark.rule("SSP-BON-01", "SSP-BON-22")
@pytest.mark.parametrize(
    ("moves", "track", "dice"),
    [
        (("use L1-dismantle-a", "dismantle L1-diplomacy-a"), "dismantle", ""),
        (("use L1-construction-a",), "construction", ""),
        (("use L1-transport-a", "trade ff water"), "transport", ""),
        (("use L1-expedition-a", "keep-dice food 1"), "expedition", "6 food"),
    ],
)
def test_each_ship_pays_its_own_track(moves: tuple[str, ...], track: str, dice: str) -> None:
    p = Position("display has 101; red has 4 gems, 3 food, 5 metal")
    p.player(BLUE).levels[("dismantle", "construction", "transport", "expedition").index(track)] = 2
    p.arrange("it is red's turn").play(*moves, dice=dice)
    while p.actors == [RED]:
        p.play("done")
    assert (p.actors, p.legal()) == ([BLUE], ["claim 0", "claim 1", "claim 2"])


@pytest.mark.rule("SSP-BON-02")
def test_the_user_of_the_ship_is_paid_too() -> None:
    p = dismantling(Position("everybody has hub B-5; red has dismantle 1"))
    assert p.actors == [RED]


@pytest.mark.rule("SSP-BON-03", "SSP-INC-16", "SSP-INC-25", "SSP-TIM-03")
def test_an_income_power_pays_no_track() -> None:
    p = Position("red has hub B-5; blue has transport 3; red has 4 food; it is red's turn")
    p.play("income", "power B-5", "trade ff metal")
    assert (p.told("BonusClaimed"), p.gems(BLUE)) == (0, 0)


@pytest.mark.rule("SSP-BON-03")
def test_an_immediate_roll_pays_no_track() -> None:
    p = Position(
        "red built 121, 221; display has 321; blue has expedition 3; "
        "red has 4 gems, 13 metal; it is red's turn"
    )
    p.play("use L1-construction-a", "keep-dice food 5", dice="7 food")
    assert (p.told("BonusClaimed"), p.state.active) == (0, BLUE)


@pytest.mark.rule("SSP-BON-04")
def test_a_ship_pays_its_track_once() -> None:
    p = Position(
        "red has transport 1; blue has transport 2; red has 2 gems, 6 food; it is red's turn"
    )
    p.play("use L1-transport-a", *["trade ff water"] * 3)
    assert (p.gems(RED), p.told("BonusClaimed")) == (1, 1)


@pytest.mark.rule("SSP-BON-06", "SSP-SEC-328")
def test_an_advance_made_by_the_action_counts_for_its_bonus() -> None:
    p = Position("red built 121, 221; display has 328; red has 4 gems, 13 metal; it is red's turn")
    p.play("use L1-construction-a")
    assert (p.actors, p.legal()) == ([RED], ["claim 0", "claim 1"])


@pytest.mark.rule("SSP-BON-06", "SSP-SEC-306")
def test_the_free_advance_of_306_counts_for_the_transport_bonus() -> None:
    p = Position(
        "red has active 306; blue has transport 1; red has transport 1; "
        "red has 2 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "bonus 306", "advance transport")
    assert (p.actors, p.legal()) == ([RED], ["claim 0", "claim 1", "claim 2"])


@pytest.mark.rule("SSP-BON-07")
def test_nobody_is_paid_on_the_starting_space() -> None:
    p = dismantling(Position("seats 3; everybody has hub B-5"))
    assert (p.told("BonusClaimed"), p.state.active) == (0, BLUE)


@pytest.mark.rule("SSP-BON-08")
def test_a_level_above_the_own_is_refused() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 2"))
    assert (p.why("claim 3", BLUE), p.rule("claim 3", BLUE)) == ("level_too_high", "SSP-BON-08")


@pytest.mark.rule("SSP-BON-09", "SSP-BON-10")
def test_the_own_level_is_for_sole_leaders_only() -> None:
    p = dismantling(
        Position("seats 3; everybody has hub B-5; blue has dismantle 3; yellow has dismantle 3")
    )
    assert (p.why("claim 3", BLUE), p.why("claim 2", YELLOW)) == ("level_shared", "")
    assert p.rule("claim 3", BLUE) == "SSP-BON-09"
    p = dismantling(
        Position("seats 3; everybody has hub B-5; blue has dismantle 3; yellow has dismantle 4")
    )
    assert (p.why("claim 3", BLUE), p.rule("claim 3", BLUE)) == ("level_behind", "SSP-BON-10")


@pytest.mark.rule("SSP-BON-12", "SSP-BON-11")
def test_alone_on_level_1_one_chooses_levels_0_and_1() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 1"))
    assert p.legal(BLUE) == ["claim 0", "claim 1"]


@pytest.mark.rule("SSP-BON-13")
def test_the_two_bonuses_differ_and_come_from_the_lower_levels() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 5"))
    assert p.why("claim-both 2 2", BLUE) == "same_bonus_twice"
    assert p.why("claim-both 3 4", BLUE) == "top_space"
    assert p.why("claim 4", BLUE) == "top_space"


@pytest.mark.rule("SSP-BON-13")
@pytest.mark.parametrize("level", [1, 3])
def test_two_bonuses_need_a_top_space(level: int) -> None:
    p = dismantling(Position(f"everybody has hub B-5; blue has dismantle {level}"))
    assert p.why("claim-both 0 1", BLUE) == "one_bonus_only"


@pytest.mark.rule("SSP-BON-14", "SSP-BON-24")
@pytest.mark.parametrize("level", [4, 5])
def test_a_sole_leader_on_a_top_space_takes_two(level: int) -> None:
    p = dismantling(Position(f"everybody has hub B-5; blue has dismantle {level}"))
    assert p.play("claim-both 0 1", seat=BLUE).gems(BLUE) == 3


@pytest.mark.rule("SSP-BON-14")
def test_a_single_bonus_instead_of_two_is_fine() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 4"))
    assert p.play("claim 2", seat=BLUE).points(BLUE) == 1


@pytest.mark.rule("SSP-BON-15")
def test_tied_on_level_4_one_takes_a_single_bonus() -> None:
    p = dismantling(
        Position("seats 3; everybody has hub B-5; blue has dismantle 4; yellow has dismantle 4")
    )
    assert p.legal(BLUE) == ["claim 0", "claim 1", "claim 2", "claim 3"]
    assert p.why("claim-both 0 1", BLUE) == "one_bonus_shared"
    assert p.rule("claim-both 0 1", BLUE) == "SSP-BON-15"


@pytest.mark.rule("SSP-BON-16")
def test_tied_on_level_5_one_takes_two() -> None:
    p = dismantling(
        Position("seats 3; everybody has hub B-5; blue has dismantle 5; yellow has dismantle 5")
    )
    p.play("claim-both 0 2", seat=BLUE).play("claim-both 1 3", seat=YELLOW)
    assert (p.has(BLUE, "gems", "points"), p.has(YELLOW, "gems", "metal")) == ([1, 1], [2, 1])


@pytest.mark.rule("SSP-BON-17")
def test_level_4_behind_level_5_takes_a_single_bonus() -> None:
    p = dismantling(
        Position("seats 3; everybody has hub B-5; blue has dismantle 4; yellow has dismantle 5")
    )
    assert p.why("claim-both 0 1", BLUE) == "one_bonus_behind"
    assert p.rule("claim-both 0 1", BLUE) == "SSP-BON-17"


@pytest.mark.rule("SSP-BON-18", "SSP-BON-19")
def test_bonuses_are_chosen_at_the_same_time_in_any_order() -> None:
    p = Position("seats 4; everybody has hub B-5; red has dismantle 3; green has dismantle 3")
    p = dismantling(p.arrange("blue has dismantle 2"))
    assert p.actors == [RED, BLUE, GREEN]
    p.play("claim 2", seat=GREEN).play("claim 2", seat=RED).play("claim 1", seat=BLUE)
    assert (p.points(GREEN), p.points(RED), p.gems(BLUE)) == (1, 1, 2)


@pytest.mark.rule("SSP-BON-20")
def test_a_bonus_cannot_be_declined() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 2"))
    assert (p.why("done", BLUE), p.rule("done", BLUE)) == ("claim_first", "SSP-BON-20")


@pytest.mark.rule("SSP-BON-22")
@pytest.mark.parametrize(
    ("track", "bonuses"),
    [
        (0, [("gems", 1), ("gems", 2), ("points", 1), ("metal", 1)]),
        (1, [("gems", 1), ("gems", 2), ("gems", 3), ("metal", 1)]),
        (2, [("gems", 1), ("gems", 2), ("gems", 3), ("gems", 4)]),
        (3, [("gems", 1), ("gems", 2), ("gems", 3)]),
    ],
)
def test_the_fixed_bonuses_of_the_tracks(track: int, bonuses: list[tuple[str, int]]) -> None:
    goods = ("food", "water", "metal", "gems", "points")
    rows = Position("everybody has hub B-5").state.rules.tracks[track].bonuses
    found = [(goods[k], int(n)) for row in rows for k, n in enumerate(row) if n]
    assert found == bonuses


@pytest.mark.rule("SSP-BON-23")
def test_a_bonus_with_a_choice_is_settled_by_its_receiver() -> None:
    p = Position("blue has expedition 3; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="6 food").play("keep-dice food 4").play("claim 3", seat=BLUE)
    assert (p.why("choose metal", BLUE), p.why("claim 0", BLUE)) == (
        "not_in_bonus",
        "choose_goods_first",
    )
    assert p.play("choose water", seat=BLUE).has(BLUE, "water") == [1]


@pytest.mark.rule("SSP-TIM-04")
def test_gain_effects_work_in_bonus_actions_and_immediate_abilities() -> None:
    p = Position(
        "red has active 106; red built 121, 221; display has 324; "
        "red has 4 gems, 14 metal; it is red's turn"
    )
    p.play("use L1-construction-a", "settle 324", "settle 324")
    assert p.gained(RED, "106") == {"gems": 2}


@pytest.mark.rule("SSP-TIM-06")
def test_modifiers_apply_without_a_question() -> None:
    p = Position(
        "red has hub A-12; red's fleet is L1-dismantle-a, L1-transport-a; red has 2 gems; "
        "it is red's turn"
    )
    assert p.play("use L1-dismantle-a").has(RED, "metal") == [7]


@pytest.mark.rule("SSP-TIM-07")
def test_a_bonus_action_waits_for_the_end_of_the_action() -> None:
    p = Position("red has hub A-3; red has 9 gems, 4 food; it is red's turn").play(
        "use L1-transport-a"
    )
    assert p.why("bonus A-3") == "no_bonus_now"


@pytest.mark.rule("SSP-TIM-08")
def test_bonuses_come_in_the_order_of_choice() -> None:
    p = Position(
        "red has hub B-12; red has active 206; red has active 112; red has 9 gems, 2 food; "
        "it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport")
    assert p.legal() == ["bonus B-12", "bonus 206", "bonus 112"]


@pytest.mark.rule("SSP-TIM-09")
def test_fixed_gains_come_after_the_action_and_can_pay_for_bonus_actions() -> None:
    p = Position("red has hub A-3; red has active 105; red has 4 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="6 food")
    assert p.gems(RED) == 1
    p.play("keep-dice food 1", "bonus A-3")
    assert p.gems(RED) == 3
    assert p.play("buy metal").gems(RED) == 0


@pytest.mark.rule("SSP-TIM-10")
def test_equal_bonuses_add_up_and_each_works_once() -> None:
    p = Position(
        "red has hub B-3; red has active 325; red built 101; red has 2 gems, 2 food; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "bonus B-3", "alien teal")
    assert p.why("bonus B-3") == "bonus_used"
    p.play("bonus 325", "alien teal")
    assert p.residents(RED, "teal") == 2


@pytest.mark.rule("SSP-TIM-11", "SSP-SEC-118")
def test_a_purchase_inside_an_action_ends_with_it() -> None:
    p = Position("red has hub B-3; red has active 118; red has 9 gems, 2 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "done")
    assert p.why("buy-metal") == "purchase_over"


@pytest.mark.rule("SSP-TIM-12", "SSP-RES-10", "SSP-SEC-01", "SSP-HUB-01")
def test_empty_quarters_give_nothing_but_hubs_always_work() -> None:
    p = Position("red built 104; red has 2 gems; it is red's turn")
    p.play("use L1-dismantle-a", "dismantle L1-transport-a")
    assert p.gained(RED, "104") == {}
    assert p.gained(RED, "B-2") == {"food": 1, "water": 1, "metal": 1}


@pytest.mark.rule("SSP-TIM-13", "SSP-HUB-38")
def test_a_bonus_roll_is_not_modified() -> None:
    p = Position(
        "red has hub A-3; red has active 124; red has active 204; red has active 315; "
        "red has 9 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "done", "bonus A-3", dice="3 food")
    assert p.legal() == ["keep-dice food 1", "keep-dice food 2", "done"]


@pytest.mark.rule("SSP-TIM-14", "SSP-RES-13")
def test_an_impossible_bonus_is_skipped() -> None:
    p = Position("red has hub B-3; red has 2 gems, 2 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-TIM-15", "SSP-RES-08")
def test_a_resident_of_this_turn_switches_nothing_on() -> None:
    p = Position(
        "red built 107; red houses 1 teal in 107; red has 2 gems, 1 food, 1 water; it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal")
    assert (p.living_in(RED, 107), p.gained(RED, "107")) == (["teal", "teal"], {})


@pytest.mark.rule("SSP-TIM-18", "SSP-HUB-53", "SSP-HUB-30", "SSP-SEC-117")
def test_an_extra_diplomacy_action_is_no_ship() -> None:
    p = Position(
        "red has hub A-7; red has active 117; red has active 318; red has 9 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 318", "bonus 117", "lobby transport")
    assert (p.points(RED), p.gems(RED), p.residents(RED, "human")) == (1, 0, 1)
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-GEM-03", "SSP-GEM-02")
def test_holdings_are_plain_numbers() -> None:
    board = Table(GAME, 2, "plain", {"game": "first"}).view(None)["board"]
    goods = board["players"][0]["goods"]  # type: ignore[index]
    assert set(goods) == {"food", "water", "metal", "gems", "points"}


@pytest.mark.rule("SSP-GEM-05", "SSP-GEM-09")
def test_nothing_can_be_thrown_away_or_given() -> None:
    p = Position("everybody has hub B-5; red has 20 gems, 5 food; it is red's turn")
    verbs = {move.split()[0] for move in p.legal()}
    assert verbs == {"use"}


@pytest.mark.rule("SSP-GEM-08")
def test_payments_leave_the_hand_for_good() -> None:
    p = Position("red built 101; red has 2 gems, 1 food, 1 water; it is red's turn")
    p.play("use L1-transport-a", "alien teal")
    assert (p.has(RED, "food", "water", "gems"), p.has(BLUE, "food", "water", "gems")) == (
        [0, 0, 0],
        [0, 0, 0],
    )


@pytest.mark.rule("SSP-GEM-11")
def test_points_buy_nothing_without_hub_b6() -> None:
    assert (
        Position("everybody has hub B-5; red has 9 points; it is red's turn").why("spend-point")
        == "no_spending"
    )


@pytest.mark.parametrize(("wish", "gems", "points"), [("gems", 2, 0), ("highest", 0, 1)])
def test_a_standing_wish_answers_for_the_player(wish: str, gems: int, points: int) -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 2"))
    move = GAME.standing(p.state, BLUE, {"bonus": wish})
    p.play(str(move), seat=BLUE)
    assert p.has(BLUE, "gems", "points") == [gems, points]


def test_without_a_wish_the_player_is_asked() -> None:
    p = dismantling(Position("everybody has hub B-5; blue has dismantle 2"))
    assert GAME.standing(p.state, BLUE, {"bonus": "ask"}) is None
