"""Refusals of the growth phase name the rule that was asked for, and say why."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.games.galactic_era.round import AFTER_TRADING, Round


def refused(table: Position, number: int, text: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    assert table.why(number, text) != ""
    refusal = GAME.refusal(table.state, table.seat(number), GAME.parse(text))
    assert refusal is not None
    return (refusal.code, refusal.rule)


def at_capella(kind: str, side: str = "sto", counters: str = "gain+gain") -> Position:
    """Player 0 has five ships at Capella and Gain Star counters."""
    table = Position().counter("capella", kind, 1).pieces(0, "capella", 5)
    if side == "sts":
        table.sts(0)
    return table.select(0, counters).growth(0)


@pytest.mark.rule("GE-GST-02", "GE-GST-03", "GE-GST-05", "GE-GST-07")
@pytest.mark.parametrize(
    ("kind", "side", "method", "expected"),
    [
        ("primitive", "sto", "ally", ("not_advanced", "GE-GST-02")),
        ("advanced", "sts", "ally", ("sto_only", "GE-GST-02")),
        ("advanced", "sto", "colonize", ("not_uninhabited", "GE-GST-03")),
        ("advanced", "sto", "conquer", ("sts_only", "GE-GST-04")),
        ("primitive", "sts", "conquer", ("not_conquerable", "GE-GST-05")),
        ("uninhabited", "sts", "conquer", ("not_conquerable", "GE-GST-05")),
        ("advanced", "sts", "declare", ("no_owner", "GE-WAR-05")),
        ("primitive", "sto", "subjugate", ("sts_subjugate", "GE-GST-07")),
        ("advanced", "sts", "subjugate", ("not_primitive", "GE-GST-07")),
        ("advanced", "sts", "liberate", ("sto_liberate", "GE-GST-06")),
        ("advanced", "sto", "liberate", ("not_sts_star", "GE-GST-06")),
    ],
)
def test_every_method_says_by_its_own_rule_what_does_not_fit(
    kind: str, side: str, method: str, expected: tuple[str, str]
) -> None:
    assert refused(at_capella(kind, side), 0, f"gain {method} capella counter") == expected


@pytest.mark.rule("GE-GRO-06", "GE-GRO-07", "GE-RAC-18", "GE-RAC-27", "GE-DOM-10")
def test_what_a_gain_star_is_paid_with_is_refused_by_its_own_rule() -> None:
    table = at_capella("uninhabited", counters="build+grow")
    assert refused(table, 0, "gain colonize capella counter") == ("no_gain_counter", "GE-GRO-06")
    assert refused(table, 0, "gain ally capella free") == ("no_free_ally", "GE-RAC-18")
    assert refused(table, 0, "gain colonize capella free") == ("no_free_colony", "GE-RAC-27")
    assert refused(table, 0, "gain conquer capella free") == ("no_free_action", "GE-GRO-07")
    assert refused(table, 0, "gain colonize capella card") == ("no_card_gain", "GE-DOM-10")


@pytest.mark.rule("GE-GST-14")
def test_a_star_without_a_disc_left_is_refused_by_the_rule_of_gaining() -> None:
    table = at_capella("uninhabited").own(0, "uru", 39)
    assert refused(table, 0, "gain colonize capella counter") == ("no_disc", "GE-GST-14")


@pytest.mark.rule("GE-GST-12", "GE-DOM-09", "GE-RAC-17")
def test_a_level_that_cannot_be_taken_is_refused_by_the_rule_that_gives_it() -> None:
    table = Position().sts(0).war(0, 1).own(1, "harus", 1).level(1, "genetics", 3)
    table.pieces(0, "harus", 2).select(0, "gain+gain").growth(0)
    table.play(0, "gain conquer harus counter")
    assert refused(table, 0, "steal 1 military") == ("not_below", "GE-GST-12")
    assert refused(table, 0, "steal 2 genetics") == ("not_a_victim", "GE-GST-12")
    greys = Position().race(0, "greys", "sts").level(1, "genetics", 3).level(2, "genetics", 3)
    greys.pieces(0, "sirius", 1).begin(Round(AFTER_TRADING, 0))
    assert refused(greys, 0, "steal 1 military") == ("not_below", "GE-RAC-17")
    assert refused(greys, 0, "steal 2 genetics") == ("no_contact", "GE-RAC-17")


@pytest.mark.rule("GE-POP-07", "GE-BLK-03")
def test_bonus_discs_are_refused_by_the_rules_of_growing() -> None:
    table = Position().own(0, "capella", 5).level(0, "genetics", 2).sts(1).war(0, 1)
    table.pieces(1, "capella", 1).select(0, "grow+gain").growth(0).play(0, "grow")
    assert refused(table, 0, "bonus sirius") == ("star_not_own", "GE-POP-07")
    assert refused(table, 0, "bonus capella") == ("growth_blocked", "GE-BLK-03")


@pytest.mark.rule("GE-RAC-29")
def test_ships_are_not_converted_in_fleets_or_under_blockade() -> None:
    table = Position().race(0, "rogue_ai").own(0, "vega", 1).own(0, "maldek", 1).sts(1).war(0, 1)
    table.pieces(0, "vega", 1).fleet(0, "A", "vega", 4)
    table.pieces(0, "maldek", 1).pieces(1, "maldek", 1)
    table.select(0, "grow+gain").growth(0).play(0, "grow")
    assert refused(table, 0, "convert vega 2") == ("pieces_only", "GE-RAC-29")
    assert refused(table, 0, "convert maldek 1") == ("convert_blocked", "GE-RAC-29")
    assert refused(table, 0, "convert sirius 1") == ("star_not_own", "GE-RAC-29")


@pytest.mark.rule("GE-RAC-30")
def test_discs_are_not_converted_under_blockade_or_without_pieces() -> None:
    table = Position().race(0, "rogue_ai", "sts").own(0, "vega", 1).own(0, "maldek", 2).war(0, 1)
    table.pieces(0, "khaa", 17).pieces(1, "vega", 1).select(0, "build+gain").growth(0)
    table.play(0, "build")
    assert refused(table, 0, "convert vega 1") == ("convert_blocked", "GE-RAC-30")
    assert refused(table, 0, "convert maldek 2") == ("two_pieces_each", "GE-RAC-30")
    assert refused(table, 0, "convert sirius 1") == ("star_not_own", "GE-RAC-30")


@pytest.mark.rule("GE-BLD-03")
def test_a_star_too_small_for_new_ships_says_what_it_has_and_needs() -> None:
    table = Position().own(0, "capella", 3).select(0, "build+gain").growth(0).play(0, "build")
    assert refused(table, 0, "place pieces 1 capella") == ("star_too_small", "GE-BLD-03")
    refusal = GAME.refusal(table.state, 0, GAME.parse("place pieces 1 capella"))
    assert refusal is not None
    assert refusal.numbers() == (table.star("capella"), 3, 4)
