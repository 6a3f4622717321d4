"""The worked examples of the rulebook."""

import pytest

from starboard.games.phoenix.scoring import outcome

from .position import BLUE, GREEN, RED, YELLOW, Position


@pytest.mark.rule("SSP-SHP-03", "SSP-SHP-05")
def test_an_owner_pays_the_cost_but_no_fee() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L2-expedition-a; red has 6 gems; it is red's turn"
    )
    p.play("use L2-expedition-a", dice="8 food")
    assert (p.gems(RED), p.gems_on("L2-expedition-a"), p.gems(BLUE)) == (2, 4, 0)


@pytest.mark.rule("SSP-SHP-04")
def test_a_stranger_pays_cost_and_fee() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L2-expedition-a; blue has 7 gems; it is blue's turn"
    )
    p.play("use L2-expedition-a", dice="8 food")
    assert (p.gems(BLUE), p.gems(RED), p.gems_on("L2-expedition-a")) == (1, 2, 4)


@pytest.mark.rule("SSP-DIS-04")
def test_a_dismantled_expedition_ship_of_level_2_gives_8_metal() -> None:
    p = Position(
        "everybody has hub B-5; "
        "red's fleet is L2-expedition-a, L1-dismantle-a, L1-transport-a; red has 2 gems; "
        "it is red's turn"
    )
    p.play("use L1-dismantle-a", "dismantle L2-expedition-a")
    assert p.has(RED, "metal") == [8]


def dismantling() -> Position:
    p = Position(
        "everybody has hub B-5; "
        "red's fleet is L1-transport-a, L2-dismantle-a, L1-diplomacy-a; "
        "L1-diplomacy-a is used with 3 gems; red has 5 gems; it is red's turn"
    )
    return p


@pytest.mark.rule("SSP-DIS-01", "SSP-DIS-03", "SSP-DIS-08")
def test_paul_gets_7_metal_for_his_transport_ship() -> None:
    p = dismantling().play("use L2-dismantle-a")
    assert p.has(RED, "gems", "metal") == [2, 7]
    assert (p.gems_on("L2-dismantle-a"), p.owns(RED, "L1-transport-a")) == (3, False)
    assert p.player(RED).marker == p.index("L2-dismantle-a")


@pytest.mark.rule("SSP-CON-02", "SSP-CON-03", "SSP-CON-04", "SSP-CON-16")
def test_anna_builds_218_for_7_metal() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L3-construction-a; red built 111; "
        "display has 218; red has 10 gems, 7 metal; it is red's turn"
    )
    p.play("use L3-construction-a")
    assert p.has(RED, "gems", "metal") == [2, 0]
    assert (p.gems_on("L3-construction-a"), p.on_display(218), p.living_in(RED, 218)) == (
        8,
        False,
        [],
    )


def expedition(water: int = 1) -> Position:
    p = Position(
        "everybody has hub B-5; red's fleet is L1-expedition-a; red built 101, 111; "
        f"red has 3 gems, {water} water; it is red's turn"
    )
    return p.play("use L1-expedition-a", dice="4 food 1 metal 1 human")


@pytest.mark.rule("SSP-EXP-01", "SSP-EXP-05", "SSP-EXP-06", "SSP-EXP-07")
def test_matthew_observes_for_a_point() -> None:
    p = expedition().play("keep-dice food 2", "keep-dice metal 1", "keep-dice human 1", "observe")
    assert p.has(RED, "gems", "food", "water", "metal", "points") == [0, 2, 1, 1, 1]


@pytest.mark.rule("SSP-EXP-08", "SSP-EXP-12")
def test_matthew_pays_for_an_ally_with_fresh_resources() -> None:
    p = expedition().play("keep-dice food 2", "keep-dice metal 1", "keep-dice human 1", "ally")
    terra = p.state.terra
    p.play("settle 101")
    assert p.has(RED, "food", "water", "metal", "points") == [1, 0, 0, 0]
    assert (p.living_in(RED, 101), p.state.terra) == (["human"], terra - 1)


@pytest.mark.rule("SSP-EXP-03")
def test_a_fifth_die_is_over_the_capacity() -> None:
    p = expedition().play("keep-dice food 4")
    assert p.told("IncomeTaken") == 0
    p = expedition().play("keep-dice food 3")
    assert p.why("keep-dice human 2") == "not_rolled"
    p.play("keep-dice metal 1")
    assert p.has(RED, "food", "metal") == [3, 1]


@pytest.mark.rule("SSP-EXP-08")
def test_without_water_the_ally_is_out_of_reach_and_the_die_observes() -> None:
    p = expedition(water=0).play("keep-dice metal 1", "keep-dice human 1", "keep-dice food 2")
    assert (p.points(RED), p.residents(RED, "human")) == (1, 0)


@pytest.mark.rule("SSP-TRP-01", "SSP-TRP-05", "SSP-TRP-06", "SSP-TRP-07", "SSP-TRP-08")
def test_sofia_makes_four_transactions() -> None:
    p = Position(
        "everybody has hub B-5; red's fleet is L2-transport-a; red built 121, 111; "
        "red has 7 gems, 2 food, 2 water, 2 metal; it is red's turn"
    )
    p.play("use L2-transport-a", "alien pink", "alien gold", "settle 121", "trade mm water")
    p.play("buy food")
    assert p.has(RED, "gems", "food", "water", "metal") == [0, 1, 1, 0]
    assert p.living_in(RED, 121) == ["pink", "gold"]
    assert (p.state.aliens[2], p.state.aliens[3]) == (24, 24)


@pytest.mark.rule("SSP-DIP-01", "SSP-DIP-02", "SSP-DIP-03")
def test_kurt_lobbies_for_2_gems_besides_the_ship() -> None:
    p = Position("everybody has hub B-5; red has construction 1; red has 5 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby construction")
    assert (p.gems(RED), p.gems_on("L1-diplomacy-a"), p.level(RED, "construction")) == (0, 3, 2)


def leaders(hubs: str = "everybody has hub B-5") -> Position:
    p = (
        Position("seats 4")
        .arrange(hubs)
        .arrange("red has dismantle 2; green has dismantle 1; blue has 2 gems; it is blue's turn")
    )
    return p


@pytest.mark.rule("SSP-BON-01", "SSP-BON-05", "SSP-BON-08", "SSP-BON-11")
def test_a_sole_leader_chooses_own_level_or_lower() -> None:
    p = leaders().play("use L1-dismantle-b", "dismantle L1-transport-b")
    assert p.actors == [RED]
    assert p.legal(RED) == ["claim 0", "claim 1", "claim 2"]
    assert p.play("claim 2").points(RED) == 1


@pytest.mark.rule("SSP-BON-07", "SSP-BON-10", "SSP-BON-20")
def test_who_is_behind_at_level_1_gets_the_lowest_bonus_unasked() -> None:
    p = leaders().play("use L1-dismantle-b", "dismantle L1-transport-b")
    assert [p.gems(seat) for seat in (BLUE, YELLOW, GREEN)] == [0, 0, 1]


@pytest.mark.rule("SSP-BON-09", "SSP-BON-10")
def test_tied_leaders_choose_below_their_level() -> None:
    p = Position(
        "seats 4; everybody has hub B-5; red has expedition 2; blue has expedition 2; "
        "green has expedition 1; blue has 3 gems; it is blue's turn"
    )
    p.play("use L1-expedition-b", "keep-dice food 1", dice="6 food")
    assert (p.actors, p.legal(RED), p.legal(BLUE)) == (
        [RED, BLUE],
        ["claim 0", "claim 1"],
        ["claim 0", "claim 1"],
    )
    assert p.why("claim 2", RED) == "level_shared"
    assert (p.gems(GREEN), p.gems(YELLOW)) == (1, 0)


@pytest.mark.rule("SSP-TIM-01", "SSP-TIM-02", "SSP-TIM-03", "SSP-SEC-206")
def test_alaynas_bonus_transaction_brings_no_free_alien() -> None:
    p = Position(
        "red has hub B-3; blue has hub B-5; red has active 206; red built 101; "
        "blue has transport 2; red has 5 gems, 1 food, 1 water; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 206", "alien teal", "settle 101")
    assert (p.residents(RED, "teal"), p.gems(BLUE), p.actors) == (1, 0, [BLUE])


@pytest.mark.rule("SSP-TIM-02", "SSP-TIM-03", "SSP-HUB-39", "SSP-SEC-324")
def test_dans_bonus_transaction_brings_no_food_and_water() -> None:
    p = Position(
        "red has hub A-3; blue has hub B-5; red has active 324; "
        "blue has transport 2, expedition 1; red has 6 gems; it is red's turn"
    )
    p.play("use L1-expedition-a", "keep-dice metal 1", dice="6 metal")
    p.play("bonus A-3", "buy food")
    assert (p.has(RED, "food", "water"), p.gained(RED, "324")) == ([1, 0], {})
    assert p.told("BonusClaimed") == 0
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-215")
def test_a_discount_lets_food_and_water_pay_for_an_ally() -> None:
    p = Position(
        "everybody has hub B-5; red has active 215; red built 111; "
        "red has 3 gems, 1 food, 1 water; it is red's turn"
    )
    p.play("use L1-expedition-a", "keep-dice human 1", "ally", dice="6 human")
    assert p.has(RED, "food", "water", "metal") == [0, 0, 0]


@pytest.mark.rule("SSP-INC-07", "SSP-INC-10", "SSP-INC-12", "SSP-INC-19", "SSP-INC-22")
def test_jessicas_income_and_relocation() -> None:
    p = Position(
        "red's fleet is L1-dismantle-a, L1-construction-a, L1-transport-a, L1-diplomacy-a, "
        "L1-expedition-a, L2-farm-a; "
        "red built 121, 221; red houses 1 pink in 121; red houses 1 gold, 1 pink in 221; "
        "L1-dismantle-a, L2-farm-a are used; red has 4 gems; it is red's turn"
    )
    p.play("income")
    assert (p.has(RED, "gems", "food", "water"), p.state.used) == ([11, 1, 1], 0)
    p.play("relocate gold 221")
    assert p.gems(RED) == 10
    assert (p.living_in(RED, 121), p.living_in(RED, 221)) == (["pink", "gold"], ["pink"])


@pytest.mark.rule("SSP-INC-03", "SSP-INC-06", "SSP-INC-01", "SSP-INC-02")
def test_income_again_needs_few_gems_or_a_used_ship() -> None:
    assert Position("everybody has hub B-5; red has 7 gems; it is red's turn").why("income") == ""
    assert (
        Position("everybody has hub B-5; red has 8 gems; it is red's turn").why("income")
        == "income_not_yet"
    )
    p = Position("everybody has hub B-5; red has 12 gems; L1-transport-a is used; it is red's turn")
    assert p.why("income") == ""


@pytest.mark.rule("SSP-GEM-02", "SSP-GEM-04")
def test_change_is_given_for_a_large_gem() -> None:
    p = Position("everybody has hub B-5; red has 5 gems; it is red's turn").play(
        "use L1-dismantle-a", "dismantle L1-transport-a"
    )
    assert p.gems(RED) == 3


@pytest.mark.rule("SSP-SHP-04")
def test_paul_pays_11_for_saras_construction_ship() -> None:
    p = Position(
        "everybody has hub B-5; blue's fleet is L3-construction-a; display has 111; "
        "red has 15 gems, 4 metal; it is red's turn"
    )
    p.play("use L3-construction-a")
    assert (p.gems(RED), p.gems(BLUE), p.gems_on("L3-construction-a")) == (4, 3, 8)


@pytest.mark.rule("SSP-SEC-106", "SSP-SEC-218", "SSP-INC-14", "SSP-INC-16", "SSP-INC-17")
def test_biancas_income_with_a_transaction() -> None:
    p = Position(
        "seats 3; everybody has hub B-5; blue has hub B-3; blue built 106, 116, 218, 123; "
        "blue houses 2 teal in 106; blue houses 2 brown in 116; "
        "blue houses 5 brown in 218; L1-dismantle-b is used; blue has 3 gems, 1 food; "
        "it is blue's turn"
    )
    p.play("income", "power 218", "alien pink")
    assert p.has(BLUE, "gems", "food", "water", "points") == [13, 0, 0, 0]
    assert (p.living_in(BLUE, 123), p.gained(BLUE, "123")) == (["pink"], {})


@pytest.mark.rule("SSP-SEC-107", "SSP-SEC-214", "SSP-SEC-306", "SSP-BON-06", "SSP-BON-09")
def test_ricks_turn_with_a_transport_ship() -> None:
    p = Position(
        "seats 3; red built 107, 214, 306; red houses 2 teal in 107; "
        "red houses 2 teal in 306; red has transport 3; blue has transport 3; "
        "yellow has transport 1; red has 8 gems, 2 food, 2 water; it is red's turn"
    )
    p.play("use L1-transport-a", "alien gold", "settle 214", "alien brown", "buy metal")
    assert p.has(RED, "gems", "food", "water", "metal") == [4, 0, 0, 1]
    p.play("bonus 306", "advance construction")
    assert (p.actors, p.gems(YELLOW), p.legal(RED)) == (
        [RED, BLUE],
        1,
        ["claim 0", "claim 1", "claim 2"],
    )
    p.play("claim 0", seat=BLUE).play("claim 1", seat=RED)
    assert (p.gems(RED), p.gems(BLUE), p.level(RED, "construction")) == (6, 1, 1)


@pytest.mark.rule("SSP-SEC-105", "SSP-SEC-204", "SSP-SEC-217", "SSP-SEC-115", "SSP-BON-14")
def test_yvettes_turn_with_an_expedition_ship() -> None:
    p = Position(
        "seats 3; yellow has hub A-3; yellow's fleet is L2-expedition-a; "
        "yellow built 105, 204, 115, 217, 124; yellow houses 1 teal in 105; "
        "yellow houses 3 teal in 204; yellow houses 2 brown in 217; red has expedition 4; "
        "yellow has expedition 1; blue has expedition 1; yellow has 6 gems; "
        "it is yellow's turn"
    )
    p.play("use L2-expedition-a", dice="3 food 2 water 2 metal 1 human")
    p.play("keep-dice food 1", "keep-dice water 2", "keep-dice metal 2", "keep-dice human 1")
    p.play("ally", "settle 124", "choose food")
    assert p.has(YELLOW, "gems", "food", "water", "metal", "points") == [4, 1, 1, 1, 0]
    p.play("bonus A-3", "alien pink")
    assert p.living_in(YELLOW, 124) == ["human", "pink"]
    assert (p.gems(YELLOW), p.gems(BLUE), p.actors) == (5, 1, [RED])
    assert p.why("claim-both 1 1", RED) == "same_bonus_twice"
    p.play("claim-both 1 3", "choose food", seat=RED)
    assert p.has(RED, "gems", "food") == [2, 1]


@pytest.mark.rule("SSP-END-02", "SSP-END-05", "SSP-END-06", "SSP-BON-21")
def test_forty_points_on_anothers_turn_end_the_game_only_after_the_own_turn() -> None:
    p = Position(
        "red has dismantle 2; red has 39 points, 2 gems; blue has 2 gems; it is blue's turn"
    )
    p.play("use L1-dismantle-b", "dismantle L1-transport-b", "claim 2")
    assert (p.points(RED), p.state.ending, p.actors) == (40, -1, [RED])
    p.play("income")
    assert (p.state.ending, p.actors) == (RED, [BLUE])
    assert p.play("income").over


@pytest.mark.rule("SSP-SEC-226")
def test_sector_226_counts_tokens_from_level_3_less_one() -> None:
    p = Position(
        "red has active 226; it is red's turn; red has dismantle 4, construction 4, transport 4"
    )
    p.play("income")
    assert p.points(RED) == 2
    p = Position("red has active 226; red has dismantle 3, transport 3; it is red's turn")
    assert p.play("income").points(RED) == 1
    p = Position("red has active 226; red has dismantle 3; it is red's turn").play("income")
    assert p.points(RED) == 0


@pytest.mark.rule("SSP-SEC-305", "SSP-SCO-11")
def test_sector_305_scores_metal_besides_the_leftovers() -> None:
    p = Position(
        "everybody has hub B-5; red built and filled 305; red has 12 metal, 3 water, 1 food"
    )
    assert (p.score(RED)["305"], p.score(RED)["resources"]) == (4, 3)


@pytest.mark.rule("SSP-SCO-02", "SSP-HUB-61")
@pytest.mark.parametrize("hub", ["B-5", "A-9"])
def test_a_wing_scores_20_and_three_score_60(hub: str) -> None:
    p = Position(f"red has hub {hub}; red built 101, 201, 301")
    assert p.score(RED)["sectors"] == 20
    p.arrange("red built 111, 211, 311, 121, 221, 321")
    assert p.score(RED)["sectors"] == 60


def last_position() -> Position:
    p = Position(
        "seats 3; red has hub B-5; yellow has hub A-1; "
        "red's fleet is L1-dismantle-a, L1-transport-a, L1-diplomacy-a; "
        "yellow's fleet is L1-transport-c; red built 101, 201, 304, 121, 221, 321, 111; "
        "blue built 102, 202, 308, 122, 112, 212, 312; "
        "yellow built 103, 203, 301, 123, 223, 322, 113, 213, 313; "
        "red houses 3 teal in 101; red houses 4 teal in 201; red houses 5 gold in 304; "
        "red houses 2 pink in 121; red houses 4 pink in 221; "
        "red houses 2 pink, 3 gold in 321; red houses 1 gold, 1 human in 111; "
        "blue houses 5 teal in 308; blue houses 2 human in 102; "
        "blue houses 4 human in 202; blue houses 5 brown in 312; "
        "blue houses 2 human in 112; blue houses 3 human in 212; "
        "yellow houses 3 teal in 103; yellow houses 4 gold in 203; "
        "yellow houses 3 brown in 113; yellow houses 4 brown in 213; "
        "yellow houses 3 brown in 313; yellow houses 3 pink in 123; "
        "yellow houses 5 pink in 223; red has 1 points, 6 food; "
        "blue has 24 points, 2 food, 2 gems; yellow has 9 points, 11 metal, 22 gems"
    )
    return p


@pytest.mark.rule(
    "SSP-SCO-01", "SSP-SCO-03", "SSP-SCO-04", "SSP-SCO-05", "SSP-SCO-09", "SSP-SCO-10"
)
def test_the_printed_scoring_gives_142_141_and_159() -> None:
    assert outcome(last_position().state).scores == [142, 141, 159]


@pytest.mark.rule("SSP-SCO-12")
def test_connor_wins_the_printed_game() -> None:
    assert outcome(last_position().state).ranks == [2, 3, 1]


@pytest.mark.rule("SSP-SCO-04", "SSP-SCO-05")
def test_the_pluralities_of_the_printed_game() -> None:
    p = last_position()
    kinds = ("most_human", "most_gold", "most_teal", "most_pink", "most_brown")
    rows = [[p.score(seat)[kind] for kind in kinds] for seat in (RED, BLUE, YELLOW)]
    assert rows == [[5, 10, 10, 7, 0], [10, 0, 5, 0, 5], [0, 5, 0, 7, 10]]


@pytest.mark.rule("SSP-HUB-14", "SSP-SEC-308", "SSP-HUB-35")
def test_the_station_bonuses_of_the_printed_game() -> None:
    p = last_position()
    assert p.score(RED)["B-5"] == 14
    assert p.score(BLUE)["308"] == 11
    assert p.score(YELLOW)["A-1"] == 15


@pytest.mark.rule("SSP-HUB-40", "SSP-HUB-41", "SSP-HUB-42", "SSP-HUB-43")
def test_hub_a4_in_use() -> None:
    p = Position("red has hub A-4; red has 2 gems, 9 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff water", "trade ff water", "trade ff water")
    p.play("trade ff water")
    assert p.actors == [BLUE]
    p = Position("red has hub A-4; it is red's turn").play("income")
    assert p.gems(RED) == 10
    assert p.score(RED)["A-4"] == 10


@pytest.mark.rule("SSP-SEC-118", "SSP-TRP-02")
def test_the_cheap_metal_is_no_transaction() -> None:
    p = Position("red has active 118; red has 13 gems; it is red's turn")
    p.play("use L1-transport-a", "buy-metal")
    assert (p.why("buy-metal"), p.why("done")) == ("metal_already_bought", "one_transaction_first")
    p.play("buy metal", "buy metal", "buy metal")
    assert p.has(RED, "gems", "metal") == [0, 4]
