"""Trading technology."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.trading.contact import contacts


def traders(contact: bool = True) -> Position:
    """James has Spirituality 3, Ellen Robotics 2; his ship may be at her star."""
    table = Position("red has spirituality 3; blue has robotics 2")
    if contact:
        table.arrange("blue owns teetonia with 1 disc; red has 1 ship at teetonia")
    return table


def trading(table: Position) -> Position:
    return table.arrange("only trading is left")


@pytest.mark.rule("GE-TRA-01", "GE-TRA-02", "GE-TRA-05", "GE-TRA-08")
def test_an_accepted_offer_raises_both_at_once() -> None:
    table = trading(traders())
    assert table.why(0, "offer 1 robotics spirituality") == "not_below"
    table.play(0, "offer 1 spirituality robotics")
    assert (table.tech(0, "robotics"), table.tech(1, "spirituality")) == (1, 1)
    table.play(1, "accept 0")
    assert (table.tech(0, "robotics"), table.tech(1, "spirituality")) == (2, 2)
    assert (table.tech(0, "spirituality"), table.tech(1, "robotics")) == (3, 2)


@pytest.mark.rule("GE-TRA-01")
def test_nothing_is_traded_without_an_offer() -> None:
    table = trading(traders())
    assert table.why(1, "accept 0") == "no_offer"
    table.play(0, "offer 1 spirituality robotics")
    assert table.why(0, "offer 1 spirituality robotics") == "same_offer"


@pytest.mark.rule("GE-TRA-03")
def test_a_gift_is_no_trade() -> None:
    table = traders().arrange("blue has robotics 1")
    assert trading(table).step() == ""


@pytest.mark.rule("GE-TRA-04")
def test_each_player_trades_once_per_round() -> None:
    table = traders().arrange(
        "yellow has genetics 2; yellow has 1 ship at teetonia; blue has military 4"
    )
    trading(table).play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    assert not table.asked(0)
    assert not table.asked(1)


@pytest.mark.rule("GE-TRA-05")
def test_without_contact_nobody_is_asked() -> None:
    assert trading(traders(False)).step() == ""


@pytest.mark.rule("GE-TRA-06", "GE-TEC-12")
def test_spirituality_4_trades_without_contact() -> None:
    table = trading(traders(False).arrange("red has spirituality 4"))
    assert table.why(0, "offer 1 spirituality robotics") == ""
    assert contacts(table.state, table.player(0)) == 0


@pytest.mark.rule("GE-TRA-06", "GE-TEC-12")
def test_spirituality_4_of_the_partner_is_enough() -> None:
    table = trading(traders(False).arrange("red has spirituality 4"))
    assert table.why(1, "offer 0 robotics spirituality") == ""
    assert trading(traders(False).arrange("red has spirituality 3")).step() == ""


@pytest.mark.rule("GE-TRA-07", "GE-TRA-05")
def test_war_and_alignment_do_not_matter() -> None:
    table = trading(traders().arrange("red is sts; red and blue are at war"))
    assert table.why(0, "offer 1 spirituality robotics") == ""


@pytest.mark.rule("GE-TRA-02", "GE-RAC-31")
def test_a_capped_field_is_not_received() -> None:
    table = trading(traders().arrange("red is yowies; blue has genetics 2"))
    assert table.why(0, "offer 1 spirituality robotics") == "not_below"
    assert table.why(0, "offer 1 spirituality genetics") == ""


@pytest.mark.rule("GE-TRA-08")
def test_offers_that_became_illegal_lapse() -> None:
    table = traders().arrange("yellow has robotics 2; yellow has 1 ship at teetonia")
    trading(table).play(0, "offer 1 spirituality robotics", "offer 2 spirituality robotics")
    table.play(1, "accept 0")
    assert table.step() == ""


@pytest.mark.rule("GE-TRA-08")
def test_the_phase_ends_when_nobody_wishes_to_trade() -> None:
    table = trading(traders()).play(0, "done").play(1, "done")
    assert table.step() == ""


@pytest.mark.rule("GE-TRA-01")
def test_the_number_of_offers_is_limited() -> None:
    table = trading(traders().arrange("red has military 3; red has genetics 3"))
    table.play(0, "offer 1 spirituality robotics", "offer 1 military robotics")
    table.play(0, "offer 1 genetics robotics", "offer 1 military robotics")
    assert table.why(0, "offer 1 genetics robotics") == "offered_enough"


@pytest.mark.rule("GE-RAC-20")
def test_icc_trades_once_with_each_player_and_passes_levels_on() -> None:
    table = traders().arrange("red is icc; yellow has genetics 2; yellow has 1 ship at teetonia")
    trading(table).play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    assert table.why(0, "offer 1 spirituality robotics") == "traded_already"
    table.play(0, "offer 2 robotics genetics").play(2, "accept 0")
    assert (table.tech(2, "robotics"), table.tech(0, "genetics")) == (2, 2)


@pytest.mark.rule("GE-RAC-20", "GE-TRA-04")
def test_the_partners_of_icc_have_one_trade_each() -> None:
    table = traders().arrange("yellow is icc; yellow has genetics 2; yellow has 1 ship at teetonia")
    trading(table).play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    assert table.step() == ""


@pytest.mark.rule("GE-DOM-16")
def test_general_scientific_gives_both_partners_one_more_trade() -> None:
    table = traders().arrange("red has military 3; blue has genetics 3")
    table.player(0).extra_trades = 1
    trading(table).play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    table.play(0, "offer 1 military genetics").play(1, "accept 0")
    assert (table.tech(0, "genetics"), table.tech(1, "military")) == (2, 2)
    assert not table.asked(0)


@pytest.mark.rule("GE-DOM-16", "GE-TRA-04")
def test_the_extra_trade_leaves_its_owner_the_usual_one() -> None:
    table = Position(
        "seats 4; red has spirituality 3; yellow has genetics 3; blue has robotics 3; "
        "green has military 2"
    )
    for number in range(4):
        table.arrange(f"seat {number} has 1 ship at teetonia")
    table.player(1).extra_trades = 1
    trading(table).play(0, "offer 2 spirituality genetics").play(2, "accept 0")
    table.play(1, "offer 0 robotics spirituality").play(0, "accept 1")
    assert table.player(1).extra_trades == 0
    assert table.why(1, "offer 2 robotics genetics") == "traded_already"
    table.play(1, "offer 3 robotics military").play(3, "accept 1")
    assert (table.tech(1, "military"), table.tech(3, "robotics")) == (2, 2)
    assert table.step() == ""


@pytest.mark.rule("GE-DOM-16", "GE-TRA-04")
def test_the_extra_trade_leaves_the_partner_the_usual_one() -> None:
    table = Position(
        "seats 4; red has spirituality 3; blue has robotics 3; yellow has genetics 3; "
        "green has military 2"
    )
    for number in range(4):
        table.arrange(f"seat {number} has 1 ship at teetonia")
    table.player(1).extra_trades = 1
    trading(table).play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    table.play(1, "offer 2 robotics genetics").play(2, "accept 1")
    assert table.why(2, "offer 3 genetics military") == ""
    table.play(2, "offer 3 genetics military").play(3, "accept 2")
    assert table.tech(2, "military") == 2


@pytest.mark.rule("GE-RAC-17", "GE-DOM-16")
def test_sts_greys_whose_only_trade_was_an_extra_one_take_nothing() -> None:
    table = traders().arrange(
        "yellow has genetics 3; yellow has 1 ship at teetonia; blue is greys sts"
    )
    table.player(1).extra_trades = 1
    trading(table).play(0, "offer 2 spirituality genetics").play(2, "accept 0")
    table.play(1, "offer 0 robotics spirituality").play(0, "accept 1")
    assert table.player(1).trades == 0
    assert table.arrange("after_trading phase begins").step() != "StealLevel"


@pytest.mark.rule("GE-GOL-02")
def test_cooperation_scores_every_trade_for_both() -> None:
    table = trading(traders().arrange("story journeys; round 1; goal cooperation"))
    table.play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    assert [table.vp(0), table.vp(1)] == [2, 2]


@pytest.mark.rule("GE-RAC-17")
def test_sts_greys_take_a_level_from_a_contact_if_they_did_not_trade() -> None:
    table = traders().arrange("red is greys sts; yellow has genetics 3; after_trading phase begins")
    assert table.why(0, "steal 2 genetics") == "no_contact"
    assert table.play(0, "steal 1 robotics").tech(0, "robotics") == 2


@pytest.mark.rule("GE-RAC-17")
def test_sts_greys_who_traded_take_nothing() -> None:
    table = trading(traders().arrange("red is greys sts; blue has genetics 3"))
    table.play(0, "offer 1 spirituality robotics").play(1, "accept 0")
    assert table.arrange("after_trading phase begins").step() != "StealLevel"
