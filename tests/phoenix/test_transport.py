"""Transport and diplomacy."""

import pytest

from .position import BLUE, RED, Position


@pytest.mark.rule("SSP-TRP-02")
def test_a_transport_ship_needs_one_transaction() -> None:
    p = Position("red has hub B-3; red built 101; red has 9 gems, 2 food; it is red's turn")
    p.play("use L1-transport-a")
    assert p.why("done") == "one_transaction_first"


@pytest.mark.rule("SSP-TRP-03", "SSP-TRP-12")
def test_transactions_repeat_and_feed_each_other() -> None:
    p = Position("red built 101; red has 8 gems; it is red's turn")
    p.play("use L1-transport-a", "buy food", "buy water", "alien teal")
    assert p.living_in(RED, 101) == ["teal"]


@pytest.mark.rule("SSP-TRP-04", "SSP-GEM-12")
def test_the_rest_of_the_transactions_may_be_left() -> None:
    p = Position("red has 9 gems, 9 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff water", "done")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-TRP-05", "SSP-RES-01")
def test_an_aerobic_alien_costs_food_and_water_and_needs_its_colour() -> None:
    p = Position(
        "everybody has hub B-5; red built 101, 111; red has 9 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a")
    assert p.why("alien teal") == "alien_unpaid"
    p.arrange("red has 3 water").play("alien teal")
    assert p.living_in(RED, 101) == ["teal"]
    assert p.why("alien pink") == "no_quarters"


@pytest.mark.rule("SSP-TRP-06")
def test_a_gold_alien_costs_a_gem_more() -> None:
    p = Position(
        "everybody has hub B-5; red built 101; red has 2 gems, 2 food, 2 water; it is red's turn"
    )
    p.play("use L1-transport-a")
    assert p.why("alien gold") == "alien_too_dear"


@pytest.mark.rule("SSP-TRP-07", "SSP-GEM-01", "SSP-TRP-11")
def test_a_trade_takes_exactly_two_resources() -> None:
    p = Position("everybody has hub B-5; red has 9 gems, 3 food; it is red's turn").play(
        "use L1-transport-a"
    )
    assert p.why("trade f metal") == "trade_size"
    assert p.why("trade fff metal") == "trade_size"
    assert p.why("trade ff gems") == "not_a_resource"


@pytest.mark.rule("SSP-TRP-08")
def test_buying_costs_three_gems() -> None:
    p = Position("everybody has hub B-5; red has 4 gems, 2 food; it is red's turn").play(
        "use L1-transport-a"
    )
    assert p.why("buy food") == "buy_too_dear"


@pytest.mark.rule("SSP-TRP-09", "SSP-RES-06")
def test_no_alien_without_quarters() -> None:
    p = Position("everybody has hub B-5; red has 9 gems, 2 food, 2 water; it is red's turn").play(
        "use L1-transport-a"
    )
    assert (p.why("alien teal"), p.why("alien gold")) == ("no_quarters", "no_quarters")


@pytest.mark.rule("SSP-TRP-10", "SSP-CMP-02")
def test_no_alien_of_a_colour_that_has_run_out() -> None:
    p = Position("everybody has hub B-5; red built 101; red has 9 gems, 2 food, 2 water")
    p.state.aliens[0] = 0
    assert (
        p.arrange("it is red's turn").play("use L1-transport-a").why("alien teal")
        == "out_of_aliens"
    )


@pytest.mark.rule("SSP-TRP-11")
def test_no_transaction_brings_humans_or_gems() -> None:
    p = Position(
        "everybody has hub B-5; red built 101; red has 9 gems, 9 food, 2 water; it is red's turn"
    )
    p.play("use L1-transport-a")
    assert (p.why("alien human"), p.why("buy gems")) == ("no_human_transaction", "not_a_resource")


@pytest.mark.rule("SSP-TRP-14", "SSP-SEC-214", "SSP-HUB-42")
def test_extra_transactions_add_up() -> None:
    p = Position("red has hub A-4; red has active 214; red has 2 gems, 20 food; it is red's turn")
    p.play("use L1-transport-a", *["trade ff water"] * 5)
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-TRP-14", "SSP-TRP-15")
def test_a_bonus_transaction_is_a_single_one() -> None:
    p = Position(
        "red has hub A-4; red has active 214; red has active 206; red has 9 gems, 9 food; "
        "it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 206", "trade ff water")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-DIP-01", "SSP-DIP-13")
def test_an_advance_is_one_space_on_the_own_token() -> None:
    p = Position("red has 9 gems; it is red's turn").play("use L1-diplomacy-a", "lobby transport")
    assert (p.level(RED, "transport"), p.level(BLUE, "transport")) == (1, 0)


@pytest.mark.rule("SSP-DIP-02")
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 6), (3, 10), (4, 14)])
def test_the_lobbying_cost_is_that_of_the_next_level(level: int, cost: int) -> None:
    p = Position(
        f"everybody has hub B-5; red has expedition {level}; red has 20 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby expedition")
    assert p.gems(RED) == 20 - 3 - cost


@pytest.mark.rule("SSP-DIP-04")
def test_a_token_at_the_top_stays() -> None:
    p = Position(
        "everybody has hub B-5; red has expedition 5; red has 9 gems; it is red's turn"
    ).play("use L1-diplomacy-a")
    assert p.why("lobby expedition") == "at_top"


@pytest.mark.rule("SSP-DIP-05")
def test_tokens_share_a_space() -> None:
    p = Position("blue has transport 1; red has 9 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport")
    assert p.level(RED, "transport") == p.level(BLUE, "transport") == 1


@pytest.mark.rule("SSP-DIP-06", "SSP-DIP-10")
def test_lobbying_gives_no_bonus_and_triggers_no_track() -> None:
    p = Position("blue has transport 3; red has 4 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport")
    assert (p.gems(RED), p.gems(BLUE), p.why("income")) == (0, 0, "")


@pytest.mark.rule("SSP-DIP-07")
def test_a_level_3_ship_advances_on_two_different_tracks_each_paid() -> None:
    p = Position("red's fleet is L3-diplomacy-a; red has 9 gems; it is red's turn")
    p.play("use L3-diplomacy-a", "lobby transport")
    assert p.why("lobby transport") == "track_already"
    p.play("lobby dismantle")
    assert (p.gems(RED), p.actors) == (2, [BLUE])


@pytest.mark.rule("SSP-DIP-08")
def test_a_level_3_ship_may_advance_once() -> None:
    p = Position("red's fleet is L3-diplomacy-a; red has 9 gems; it is red's turn")
    assert p.play("use L3-diplomacy-a", "lobby transport", "done").actors == [BLUE]


@pytest.mark.rule("SSP-DIP-09")
def test_a_diplomacy_ship_needs_gems_for_lobbying() -> None:
    assert (
        Position("everybody has hub B-5; red has 3 gems; it is red's turn").why(
            "use L1-diplomacy-a"
        )
        == "nothing_to_lobby"
    )


@pytest.mark.rule("SSP-DIP-09")
def test_a_diplomacy_ship_needs_a_token_below_the_top() -> None:
    p = Position(
        "everybody has hub B-5; red has dismantle 5, construction 5, transport 5, expedition 5"
    )
    assert p.arrange("red has 20 gems; it is red's turn").why("use L1-diplomacy-a") == "all_at_top"


@pytest.mark.rule("SSP-DIP-11", "SSP-SEC-328")
def test_a_free_advance_costs_nothing_and_stops_at_the_top() -> None:
    p = Position(
        "red built 121, 221; display has 328; red has transport 5; "
        "red has 4 gems, 20 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert [int(x) for x in p.player(RED).levels] == [1, 1, 5, 1]
    assert p.gems(RED) == 0


@pytest.mark.rule("SSP-DIP-12")
def test_tokens_never_come_down() -> None:
    p = Position("red has dismantle 2; red has 9 gems; it is red's turn")
    p.play("use L1-dismantle-a", "dismantle L1-transport-a", "claim 2", "income")
    assert p.level(RED, "dismantle") == 2
