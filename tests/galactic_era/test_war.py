"""War, peace, blocking and the windows for declarations."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.games.galactic_era.growth.build_ships import counted_population
from starboard.games.galactic_era.standing import standing
from starboard.games.galactic_era.trading.contact import in_contact


def announced(method: str, kind: str = "advanced", ships: int = 4) -> Position:
    """Dave (STS) gains Epsilon Eridani where James (STO) has a ship."""
    table = Position().sts(0).counter("epsilon_eridani", kind, 1).select(0, "gain+gain")
    table.pieces(0, "epsilon_eridani", ships).pieces(1, "epsilon_eridani", 1)
    return table.growth(0).play(0, f"gain {method} epsilon_eridani counter")


@pytest.mark.rule("GE-WAR-01", "GE-WAR-02", "GE-SET-17")
def test_a_declaration_is_war_for_both_at_once() -> None:
    table = Position().sts(0).pieces(0, "khaa", 1).turn(0)
    assert not table.at_war(1, 0)
    table.play(0, "declare 1")
    assert table.at_war(0, 1)
    assert table.at_war(1, 0)


@pytest.mark.rule("GE-WAR-02")
def test_war_is_not_declared_twice() -> None:
    table = Position().sts(0).war(0, 1).turn(0)
    assert table.why(0, "declare 1") == "already_at_war"


@pytest.mark.rule("GE-WAR-04", "GE-WAR-07")
def test_sto_players_do_not_declare_war_on_their_own_initiative() -> None:
    assert Position().sts(1).turn(0).why(0, "declare 1") == "sto_initiative"


@pytest.mark.rule("GE-WAR-08")
def test_two_sto_players_are_never_at_war() -> None:
    assert Position().turn(0).why(0, "declare 1") == "two_sto"


@pytest.mark.rule("GE-RAC-21")
def test_nordic_sto_declare_war_on_sts_players_only() -> None:
    table = Position().race(0, "nordic_humanoids").sts(1).turn(0)
    assert table.why(0, "declare 2") == "two_sto"
    assert table.play(0, "declare 1").at_war(0, 1)


@pytest.mark.rule("GE-WAR-10")
def test_peace_needs_both() -> None:
    table = Position().sts(0).war(0, 1).turn(0).play(0, "peace 1").play(1, "decline")
    assert table.at_war(0, 1)
    assert table.why(0, "peace 1") == "peace_offered"
    again = Position().sts(0).war(0, 1).turn(0).play(0, "peace 1").play(1, "agree")
    assert not again.at_war(0, 1)


@pytest.mark.rule("GE-WAR-10")
def test_a_standing_order_answers_peace_offers() -> None:
    table = Position().sts(0).war(0, 1).turn(0).play(0, "peace 1")
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
    table = Position().story("journeys", 1, "cooperation").sts(0)
    table.counter("epsilon_eridani", "primitive", 1).select(0, "gain+gain")
    for number in range(3):
        table.pieces(number, "epsilon_eridani", 1)
    table.growth(0).play(0, "gain subjugate epsilon_eridani counter")
    table.play(1, "block").play(2, "block")
    assert table.at_war(0, 1)
    assert table.at_war(0, 2)
    assert [table.vp(number) for number in range(3)] == [0, -3, -3]


@pytest.mark.rule("GE-WAR-07")
def test_sto_players_stop_neither_colonizing_nor_conquest_of_sts_stars() -> None:
    assert announced("colonize", "uninhabited").owner("epsilon_eridani") == 0
    table = Position().sts(0, 2).war(0, 2).own(2, "izar", 1).select(0, "gain+gain")
    table.pieces(0, "izar", 3).pieces(1, "izar", 1).growth(0)
    assert table.play(0, "gain conquer izar counter").owner("izar") == 0


@pytest.mark.rule("GE-WAR-07")
def test_sto_players_stop_neither_growth_nor_building() -> None:
    table = Position().sts(0).select(0, "build+grow").pieces(1, "khaa", 1).growth(0)
    table.play(0, "grow")
    assert table.step() != "BlockWindow"
    table.play(0, "build")
    assert table.step() == "Placing"


@pytest.mark.rule("GE-WAR-06", "GE-BLK-08", "GE-BLK-05", "GE-BLK-04")
def test_an_sts_player_blocks_building_where_his_ships_are() -> None:
    table = Position().sts(1).select(0, "build+grow").own(0, "capella", 4)
    table.pieces(1, "khaa", 1).growth(0).play(0, "build").play(1, "block")
    assert counted_population(table.state, table.player(0)) == 4
    assert table.why(0, "place pieces 1 khaa") == "star_blocked"
    assert table.why(0, "place pieces 1 capella") == ""


@pytest.mark.rule("GE-BLK-03", "GE-BLK-08")
def test_no_disc_is_added_at_a_blocked_star() -> None:
    table = Position().sts(1).war(0, 1).own(0, "capella", 1).own(0, "maldek", 1)
    table.level(0, "genetics", 3).pieces(1, "capella", 1).select(0, "grow+build")
    table.growth(0).play(0, "grow")
    assert table.why(0, "bonus capella") == "growth_blocked"
    assert (table.people("capella"), table.people("maldek")) == (1, 2)


@pytest.mark.rule("GE-BLK-01", "GE-BLK-06")
def test_one_hostile_ship_blocks_a_star_without_any_declaration() -> None:
    table = Position().sts(0, 1).war(0, 1).counter("capella", "uninhabited", 1)
    table.pieces(0, "capella", 9).pieces(1, "capella", 1).select(0, "gain+gain").growth(0)
    assert table.why(0, "gain colonize capella counter") == "star_has_hostiles"


@pytest.mark.rule("GE-BLK-09")
def test_research_opens_no_window() -> None:
    table = Position().sts(1).pieces(1, "khaa", 1).select(0, "research+gain").growth(0)
    assert table.play(0, "research").tech(0, "military") == 2


@pytest.mark.rule("GE-WAR-06", "GE-WAR-11")
def test_without_a_ship_in_the_decisive_hex_nobody_is_asked() -> None:
    table = Position().sts(1).counter("capella", "uninhabited", 1).pieces(0, "capella", 1)
    table.pieces(1, "khaa", 1).select(0, "gain+gain").growth(0)
    assert table.play(0, "gain colonize capella counter").owner("capella") == 0


@pytest.mark.rule("GE-TEC-14")
def test_nobody_declares_war_to_block_spirituality_5() -> None:
    table = Position().sts(1).level(0, "spirituality", 5).counter("capella", "uninhabited", 1)
    table.pieces(0, "capella", 1).pieces(1, "capella", 1).select(0, "gain+gain").growth(0)
    assert table.play(0, "gain colonize capella counter").owner("capella") == 0


@pytest.mark.rule("GE-DOM-13")
def test_the_diplomatic_card_protects_from_declarations() -> None:
    table = Position().sts(0).turn(0)
    table.player(1).protected = 1
    assert table.why(0, "declare 1") == "protected"


@pytest.mark.rule("GE-DOM-13", "GE-WAR-06")
def test_the_diplomatic_card_protects_from_blocks() -> None:
    table = Position().sts(1).pieces(0, "capella", 1).pieces(1, "capella", 1)
    table.player(0).protected = 1
    table.select(0, "gain+gain").growth(0).play(0, "gain colonize capella counter")
    assert (table.owner("capella"), table.at_war(0, 1)) == (0, False)


@pytest.mark.rule("GE-GOL-03")
def test_cooperation_charges_the_first_declaration_on_each_player_only() -> None:
    table = Position().story("journeys", 1, "cooperation").sts(0).turn(0).play(0, "declare 1")
    assert [table.vp(number) for number in range(3)] == [-3, 0, 0]
    table.play(0, "peace 1").play(1, "agree").play(0, "declare 1")
    assert table.vp(0) == -3
    assert table.play(0, "declare 2").vp(0) == -6


@pytest.mark.rule("GE-WAR-05", "GE-GST-04")
def test_war_is_declared_together_with_a_conquest() -> None:
    table = Position().sts(0).own(1, "harus", 2).pieces(0, "harus", 3).select(0, "gain+gain")
    table.growth(0)
    assert table.why(0, "gain conquer harus counter") == "gain_at_peace"
    table.play(0, "gain declare harus counter")
    assert table.at_war(0, 1)
    assert table.owner("harus") == 0


@pytest.mark.rule("GE-WAR-04", "GE-WAR-05")
def test_a_growth_turn_declares_no_war_without_a_conquest() -> None:
    table = Position().sts(0).select(0, "build+grow").pieces(0, "khaa", 1).growth(0)
    assert table.why(0, "declare 1") == "war_by_conquest"
    table.play(0, "build")
    assert table.why(0, "declare 1") == "war_later"


@pytest.mark.rule("GE-WAR-05")
def test_the_owners_ships_at_the_star_prevent_the_declaration() -> None:
    table = Position().sts(0).own(1, "harus", 2).pieces(0, "harus", 3).pieces(1, "harus", 1)
    table.select(0, "gain+gain").growth(0)
    assert table.why(0, "gain declare harus counter") == "blocked_by_owner"


@pytest.mark.rule("GE-WAR-05")
def test_the_war_remains_when_the_conquest_is_blocked() -> None:
    table = Position().sts(0).own(1, "harus", 2).pieces(0, "harus", 3).pieces(2, "harus", 1)
    table.select(0, "gain+gain").growth(0).play(0, "gain declare harus counter").play(2, "block")
    assert table.at_war(0, 1)
    assert table.owner("harus") == 1


@pytest.mark.rule("GE-WAR-09", "GE-SET-19")
def test_answers_in_a_window_stay_secret_until_all_are_in() -> None:
    table = Position().sts(0).counter("epsilon_eridani", "primitive", 1).select(0, "gain+gain")
    for number in range(3):
        table.pieces(number, "epsilon_eridani", 1)
    table.growth(0).play(0, "gain subjugate epsilon_eridani counter").play(1, "block")
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
    table = Position().sts(0, 2).own(1, "harus", 2).pieces(0, "harus", 3).pieces(2, "harus", 1)
    table.select(0, "gain+gain").growth(0).play(0, "gain declare harus counter")
    assert str(standing(table.state, 2, {"block": "own_stars"})) == "pass"
    table.own(2, "harus", 2)
    assert standing(table.state, 2, {"block": "own_stars"}) is None


@pytest.mark.rule("GE-RET-06", "GE-DOM-01")
def test_standing_orders_cover_cards_and_early_retreats() -> None:
    table = Position().sts(0).war(0, 1).level(1, "propulsion", 2).card(1, "central")
    table.pieces(0, "capella", 2).pieces(1, "capella", 1).turn(0)
    table.play(0, "end", f"attack {table.text('capella')}")
    assert str(standing(table.state, 1, {"cards": "pass"})) == "pass"
    table.play(1, "pass")
    assert str(standing(table.state, 1, {"retreat": "stay"})) == "stay"
    assert standing(table.state, 1, {}) is None


@pytest.mark.rule("GE-BLK-02")
def test_located_race_abilities_are_blocked_too() -> None:
    table = Position().race(0, "rogue_ai", "sts").sts(1).war(0, 1).own(0, "capella", 3)
    table.pieces(1, "capella", 1).select(0, "build+grow").growth(0).play(0, "build")
    assert table.why(0, "convert capella 1") == "convert_blocked"


@pytest.mark.rule("GE-BLK-15", "GE-TRA-05")
def test_hostile_ships_do_not_end_contact() -> None:
    table = Position().sts(0).war(0, 1).pieces(0, "capella", 1).pieces(1, "capella", 1)
    assert in_contact(table.state, table.player(0), table.player(1))


@pytest.mark.rule("GE-BLK-08", "GE-WAR-06")
def test_a_fresh_declaration_stops_growth_only_where_the_ships_are() -> None:
    table = Position().sts(1).own(0, "capella", 1).own(0, "maldek", 1).pieces(1, "capella", 1)
    table.select(0, "grow+build").growth(0).play(0, "grow").play(1, "block")
    assert table.at_war(0, 1)
    assert (table.people("capella"), table.people("maldek")) == (1, 2)


@pytest.mark.rule("GE-BLK-07")
def test_a_blocked_gain_star_takes_another_star_with_the_same_counter() -> None:
    table = Position().sts(0).counter("epsilon_eridani", "advanced", 1).select(0, "gain+build")
    table.pieces(0, "epsilon_eridani", 4).pieces(1, "epsilon_eridani", 1).pieces(0, "maldek", 1)
    table.growth(0).play(0, "gain conquer epsilon_eridani counter").play(1, "block")
    table.play(0, "gain colonize maldek counter")
    assert (table.owner("maldek"), table.player(0).counters[0]) == (0, 0)


@pytest.mark.rule("GE-WAR-11", "GE-BLK-08")
def test_growth_is_blocked_only_at_stars_that_could_get_a_disc() -> None:
    for genetics, step in ((1, "GrowthTurn"), (2, "BlockWindow")):
        table = Position().sts(1).level(0, "genetics", genetics).own(0, "capella", 2)
        table.pieces(1, "capella", 1).select(0, "grow+build").growth(0).play(0, "grow")
        assert table.step() == step
