"""War, peace, blocking and the windows for declarations."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.games.galactic_era.growth.build_ships import counted_population
from starboard.games.galactic_era.standing import standing
from starboard.games.galactic_era.trading.contact import in_contact


def announced(method: str, kind: str = "advanced", ships: int = 4) -> Position:
    """Dave (STS) gains Epsilon Eridani where James (STO) has a ship."""
    table = Position(
        f"red is sts; epsilon_eridani is {kind} seen by red; "
        f"red selected gain+gain and military; red has {ships} ships at epsilon_eridani; "
        "blue has 1 ship at epsilon_eridani; only red's growth turn is left"
    )
    return table.play(0, f"gain {method} epsilon_eridani counter")


@pytest.mark.rule("GE-WAR-01", "GE-WAR-02", "GE-SET-17")
def test_a_declaration_is_war_for_both_at_once() -> None:
    table = Position("red is sts; red has 1 ship at khaa; only red's turn is left")
    assert not table.at_war(1, 0)
    table.play(0, "declare 1")
    assert table.at_war(0, 1)
    assert table.at_war(1, 0)


@pytest.mark.rule("GE-WAR-02")
def test_war_is_not_declared_twice() -> None:
    table = Position("red is sts; red and blue are at war; only red's turn is left")
    assert table.why(0, "declare 1") == "already_at_war"


@pytest.mark.rule("GE-WAR-04", "GE-WAR-07")
def test_sto_players_do_not_declare_war_on_their_own_initiative() -> None:
    assert Position("blue is sts; only red's turn is left").why(0, "declare 1") == "sto_initiative"


@pytest.mark.rule("GE-WAR-08")
def test_two_sto_players_are_never_at_war() -> None:
    assert Position("only red's turn is left").why(0, "declare 1") == "two_sto"


@pytest.mark.rule("GE-RAC-21")
def test_nordic_sto_declare_war_on_sts_players_only() -> None:
    table = Position("red is nordic_humanoids; blue is sts; only red's turn is left")
    assert table.why(0, "declare 2") == "two_sto"
    assert table.play(0, "declare 1").at_war(0, 1)


@pytest.mark.rule("GE-WAR-10")
def test_peace_needs_both() -> None:
    table = (
        Position("red is sts; red and blue are at war; only red's turn is left")
        .play(0, "peace 1")
        .play(1, "decline")
    )
    assert table.at_war(0, 1)
    assert table.why(0, "peace 1") == "peace_offered"
    again = (
        Position("red is sts; red and blue are at war; only red's turn is left")
        .play(0, "peace 1")
        .play(1, "agree")
    )
    assert not again.at_war(0, 1)


@pytest.mark.rule("GE-WAR-10")
def test_a_standing_order_answers_peace_offers() -> None:
    table = Position("red is sts; red and blue are at war; only red's turn is left").play(
        0, "peace 1"
    )
    assert str(standing(table.state, 1, {"peace": "agree"})) == "agree"
    assert standing(table.state, 1, {"peace": "ask"}) is None


@pytest.mark.rule("GE-WAR-07", "GE-WAR-11", "GE-BLK-06", "GE-BLK-07")
def test_an_sto_player_blocks_the_conquest_of_an_advanced_neutral() -> None:
    table = announced("conquer").play(1, "block")
    assert table.at_war(0, 1)
    assert (table.owner("epsilon_eridani"), table.player(0).counters[0]) == (-1, 2)
    assert table.why(0, "gain conquer epsilon_eridani counter") == "star_has_hostiles"


@pytest.mark.rule("GE-WAR-11", "GE-GST-05")
def test_without_a_block_the_conquest_goes_ahead() -> None:
    table = announced("conquer").play(1, "pass")
    assert (table.owner("epsilon_eridani"), table.people("epsilon_eridani")) == (0, 1)


@pytest.mark.rule("GE-WAR-07", "GE-WAR-09", "GE-GOL-03")
def test_several_sto_players_block_one_subjugation() -> None:
    table = Position(
        "story journeys; round 1; goal cooperation; red is sts; "
        "epsilon_eridani is primitive seen by red; red selected gain+gain and military"
    )
    for number in range(3):
        table.arrange(f"seat {number} has 1 ship at epsilon_eridani")
    table.arrange("only red's growth turn is left").play(
        0, "gain subjugate epsilon_eridani counter"
    )
    table.play(1, "block").play(2, "block")
    assert table.at_war(0, 1)
    assert table.at_war(0, 2)
    assert [table.vp(number) for number in range(3)] == [0, -3, -3]


@pytest.mark.rule("GE-WAR-07")
def test_sto_players_stop_neither_colonizing_nor_conquest_of_sts_stars() -> None:
    assert announced("colonize", "uninhabited").owner("epsilon_eridani") == 0
    table = Position(
        "red and yellow are sts; red and yellow are at war; yellow owns izar with 1 disc; "
        "red selected gain+gain and military; red has 3 ships at izar; "
        "blue has 1 ship at izar; only red's growth turn is left"
    )
    assert table.play(0, "gain conquer izar counter").owner("izar") == 0


@pytest.mark.rule("GE-WAR-07")
def test_sto_players_stop_neither_growth_nor_building() -> None:
    table = Position(
        "red is sts; red selected build+grow and military; blue has 1 ship at khaa; "
        "only red's growth turn is left"
    )
    table.play(0, "grow")
    assert table.step() != "BlockWindow"
    table.play(0, "build")
    assert table.step() == "Placing"


@pytest.mark.rule("GE-WAR-06", "GE-BLK-08", "GE-BLK-05", "GE-BLK-04")
def test_an_sts_player_blocks_building_where_his_ships_are() -> None:
    table = Position(
        "blue is sts; red selected build+grow and military; red owns capella with 4 discs; "
        "blue has 1 ship at khaa; only red's growth turn is left"
    )
    table.play(0, "build").play(1, "block")
    assert counted_population(table.state, table.player(0)) == 4
    assert table.why(0, "place pieces 1 khaa") == "star_blocked"
    assert table.why(0, "place pieces 1 capella") == ""


@pytest.mark.rule("GE-BLK-03", "GE-BLK-08")
def test_no_disc_is_added_at_a_blocked_star() -> None:
    table = Position(
        "blue is sts; red and blue are at war; red owns capella with 1 disc; "
        "red owns maldek with 1 disc; red has genetics 3; blue has 1 ship at capella; "
        "red selected grow+build and military; only red's growth turn is left"
    )
    table.play(0, "grow")
    assert table.why(0, "bonus capella") == "growth_blocked"
    assert (table.people("capella"), table.people("maldek")) == (1, 2)


@pytest.mark.rule("GE-BLK-01", "GE-BLK-06")
def test_one_hostile_ship_blocks_a_star_without_any_declaration() -> None:
    table = Position(
        "red and blue are sts; red and blue are at war; "
        "capella is uninhabited seen by red; red has 9 ships at capella; "
        "blue has 1 ship at capella; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "gain colonize capella counter") == "star_has_hostiles"


@pytest.mark.rule("GE-BLK-09")
def test_research_opens_no_window() -> None:
    table = Position(
        "blue is sts; blue has 1 ship at khaa; red selected research+gain and military; "
        "only red's growth turn is left"
    )
    assert table.play(0, "research").tech(0, "military") == 2


@pytest.mark.rule("GE-WAR-06", "GE-WAR-11")
def test_without_a_ship_in_the_decisive_hex_nobody_is_asked() -> None:
    table = Position(
        "blue is sts; capella is uninhabited seen by red; red has 1 ship at capella; "
        "blue has 1 ship at khaa; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.play(0, "gain colonize capella counter").owner("capella") == 0


@pytest.mark.rule("GE-TEC-14")
def test_nobody_declares_war_to_block_spirituality_5() -> None:
    table = Position(
        "blue is sts; red has spirituality 5; capella is uninhabited seen by red; "
        "red has 1 ship at capella; blue has 1 ship at capella; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    assert table.play(0, "gain colonize capella counter").owner("capella") == 0


@pytest.mark.rule("GE-DOM-13")
def test_the_diplomatic_card_protects_from_declarations() -> None:
    table = Position("red is sts; only red's turn is left")
    table.player(1).protected = 1
    assert table.why(0, "declare 1") == "protected"


@pytest.mark.rule("GE-DOM-13", "GE-WAR-06")
def test_the_diplomatic_card_protects_from_blocks() -> None:
    table = Position("blue is sts; red has 1 ship at capella; blue has 1 ship at capella")
    table.player(0).protected = 1
    table.arrange("red selected gain+gain and military; only red's growth turn is left").play(
        0, "gain colonize capella counter"
    )
    assert (table.owner("capella"), table.at_war(0, 1)) == (0, False)


@pytest.mark.rule("GE-GOL-03")
def test_cooperation_charges_the_first_declaration_on_each_player_only() -> None:
    table = Position(
        "story journeys; round 1; goal cooperation; red is sts; only red's turn is left"
    ).play(0, "declare 1")
    assert [table.vp(number) for number in range(3)] == [-3, 0, 0]
    table.play(0, "peace 1").play(1, "agree").play(0, "declare 1")
    assert table.vp(0) == -3
    assert table.play(0, "declare 2").vp(0) == -6


@pytest.mark.rule("GE-WAR-05", "GE-GST-04")
def test_war_is_declared_together_with_a_conquest() -> None:
    table = Position(
        "red is sts; blue owns harus with 2 discs; red has 3 ships at harus; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    assert table.why(0, "gain conquer harus counter") == "gain_at_peace"
    table.play(0, "gain declare harus counter")
    assert table.at_war(0, 1)
    assert table.owner("harus") == 0


@pytest.mark.rule("GE-WAR-04", "GE-WAR-05")
def test_a_growth_turn_declares_no_war_without_a_conquest() -> None:
    table = Position(
        "red is sts; red selected build+grow and military; red has 1 ship at khaa; "
        "only red's growth turn is left"
    )
    assert table.why(0, "declare 1") == "war_by_conquest"
    table.play(0, "build")
    assert table.why(0, "declare 1") == "war_later"


@pytest.mark.rule("GE-WAR-05")
def test_the_owners_ships_at_the_star_prevent_the_declaration() -> None:
    table = Position(
        "red is sts; blue owns harus with 2 discs; red has 3 ships at harus; "
        "blue has 1 ship at harus; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "gain declare harus counter") == "blocked_by_owner"


@pytest.mark.rule("GE-WAR-05")
def test_the_war_remains_when_the_conquest_is_blocked() -> None:
    table = Position(
        "red is sts; blue owns harus with 2 discs; red has 3 ships at harus; "
        "yellow has 1 ship at harus; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "gain declare harus counter").play(2, "block")
    assert table.at_war(0, 1)
    assert table.owner("harus") == 1


@pytest.mark.rule("GE-WAR-09", "GE-SET-19")
def test_answers_in_a_window_stay_secret_until_all_are_in() -> None:
    table = Position(
        "red is sts; epsilon_eridani is primitive seen by red; red selected gain+gain and military"
    )
    for number in range(3):
        table.arrange(f"seat {number} has 1 ship at epsilon_eridani")
    table.arrange("only red's growth turn is left").play(
        0, "gain subjugate epsilon_eridani counter"
    ).play(1, "block")
    assert not table.at_war(0, 1)
    window = table.view(2)["steps"][-1]  # type: ignore[index]
    assert window["own"] == {}
    withdraw = GAME.parse("withdraw")
    assert GAME.refusal(table.state, 1, withdraw) is None
    GAME.apply(table.state, 1, withdraw, table.run)
    table.play(1, "pass").play(2, "pass")
    assert table.owner("epsilon_eridani") == 0


@pytest.mark.rule("GE-WAR-11")
def test_a_standing_order_passes_windows() -> None:
    table = announced("conquer")
    assert str(standing(table.state, 1, {"block": "pass"})) == "pass"
    assert standing(table.state, 1, {"block": "ask"}) is None
    assert str(standing(table.state, 1, {"block": "own_stars"})) == "pass"


@pytest.mark.rule("GE-WAR-11", "GE-WAR-07")
def test_a_standing_order_may_ask_about_own_stars_only() -> None:
    table = Position(
        "red and yellow are sts; blue owns harus with 2 discs; red has 3 ships at harus; "
        "yellow has 1 ship at harus; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "gain declare harus counter")
    assert str(standing(table.state, 2, {"block": "own_stars"})) == "pass"
    table.arrange("yellow owns harus with 2 discs")
    assert standing(table.state, 2, {"block": "own_stars"}) is None


@pytest.mark.rule("GE-RET-06", "GE-DOM-01")
def test_standing_orders_cover_cards_and_early_retreats() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue has propulsion 2; blue holds central; "
        "red has 2 ships at capella; blue has 1 ship at capella; only red's turn is left"
    )
    table.play(0, "end", f"attack {table.text('capella')}")
    assert str(standing(table.state, 1, {"cards": "pass"})) == "pass"
    table.play(1, "pass")
    assert str(standing(table.state, 1, {"retreat": "stay"})) == "stay"
    assert standing(table.state, 1, {}) is None


@pytest.mark.rule("GE-BLK-02")
def test_located_race_abilities_are_blocked_too() -> None:
    table = Position(
        "red is rogue_ai sts; blue is sts; red and blue are at war; "
        "red owns capella with 3 discs; blue has 1 ship at capella; "
        "red selected build+grow and military; only red's growth turn is left"
    )
    table.play(0, "build")
    assert table.why(0, "convert capella 1") == "convert_blocked"


@pytest.mark.rule("GE-BLK-15", "GE-TRA-05")
def test_hostile_ships_do_not_end_contact() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 1 ship at capella; blue has 1 ship at capella"
    )
    assert in_contact(table.state, table.player(0), table.player(1))


@pytest.mark.rule("GE-BLK-08", "GE-WAR-06")
def test_a_fresh_declaration_stops_growth_only_where_the_ships_are() -> None:
    table = Position(
        "blue is sts; red owns capella with 1 disc; red owns maldek with 1 disc; "
        "blue has 1 ship at capella; red selected grow+build and military; "
        "only red's growth turn is left"
    )
    table.play(0, "grow").play(1, "block")
    assert table.at_war(0, 1)
    assert (table.people("capella"), table.people("maldek")) == (1, 2)


@pytest.mark.rule("GE-BLK-07")
def test_a_blocked_gain_star_takes_another_star_with_the_same_counter() -> None:
    table = Position(
        "red is sts; epsilon_eridani is advanced seen by red; "
        "red selected gain+build and military; red has 4 ships at epsilon_eridani; "
        "blue has 1 ship at epsilon_eridani; red has 1 ship at maldek; "
        "only red's growth turn is left"
    )
    table.play(0, "gain conquer epsilon_eridani counter").play(1, "block")
    table.play(0, "gain colonize maldek counter")
    assert (table.owner("maldek"), table.player(0).counters[0]) == (0, 0)


@pytest.mark.rule("GE-WAR-11", "GE-BLK-08")
def test_growth_is_blocked_only_at_stars_that_could_get_a_disc() -> None:
    for genetics, step in ((1, "GrowthTurn"), (2, "BlockWindow")):
        table = Position(
            f"blue is sts; red has genetics {genetics}; red owns capella with 2 discs; "
            "blue has 1 ship at capella; red selected grow+build and military; "
            "only red's growth turn is left"
        )
        table.play(0, "grow")
        assert table.step() == step
