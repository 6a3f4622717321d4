"""Refusals of the growth phase name the rule that was asked for, and say why."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position


def refused(table: Position, number: int, text: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    assert table.why(number, text) != ""
    refusal = GAME.refusal(table.state, table.seat(number), GAME.parse(text))
    assert refusal is not None
    return (refusal.code, refusal.rule)


def at_capella(kind: str, side: str = "sto", counters: str = "gain+gain") -> Position:
    """Player 0 has five ships at Capella and Gain Star counters."""
    table = Position(f"capella is {kind} seen by red; red has 5 ships at capella")
    if side == "sts":
        table.arrange("red is sts")
    return table.arrange(f"red selected {counters} and military; only red's growth turn is left")


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
    table = at_capella("uninhabited").arrange("red owns uru with 39 discs")
    assert refused(table, 0, "gain colonize capella counter") == ("no_disc", "GE-GST-14")


@pytest.mark.rule("GE-GST-12", "GE-DOM-09", "GE-RAC-17")
def test_a_level_that_cannot_be_taken_is_refused_by_the_rule_that_gives_it() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 1 disc; "
        "blue has genetics 3; red has 2 ships at harus; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    table.play(0, "gain conquer harus counter")
    assert refused(table, 0, "steal 1 military") == ("not_below", "GE-GST-12")
    assert refused(table, 0, "steal 2 genetics") == ("not_a_victim", "GE-GST-12")
    greys = Position(
        "red is greys sts; blue has genetics 3; yellow has genetics 3; "
        "red has 1 ship at sirius; after_trading phase begins"
    )
    assert refused(greys, 0, "steal 1 military") == ("not_below", "GE-RAC-17")
    assert refused(greys, 0, "steal 2 genetics") == ("no_contact", "GE-RAC-17")


@pytest.mark.rule("GE-POP-07", "GE-BLK-03")
def test_bonus_discs_are_refused_by_the_rules_of_growing() -> None:
    table = Position(
        "red owns capella with 5 discs; red has genetics 2; blue is sts; "
        "red and blue are at war; blue has 1 ship at capella; "
        "red selected grow+gain and military; only red's growth turn is left"
    )
    table.play(0, "grow")
    assert refused(table, 0, "bonus sirius") == ("star_not_own", "GE-POP-07")
    assert refused(table, 0, "bonus capella") == ("growth_blocked", "GE-BLK-03")


@pytest.mark.rule("GE-RAC-29")
def test_ships_are_not_converted_in_fleets_or_under_blockade() -> None:
    table = Position(
        "red is rogue_ai; red owns vega with 1 disc; red owns maldek with 1 disc; "
        "blue is sts; red and blue are at war; red has 1 ship at vega; "
        "red has fleet A of 4 at vega; red has 1 ship at maldek; "
        "blue has 1 ship at maldek; red selected grow+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "grow")
    assert refused(table, 0, "convert vega 2") == ("pieces_only", "GE-RAC-29")
    assert refused(table, 0, "convert maldek 1") == ("convert_blocked", "GE-RAC-29")
    assert refused(table, 0, "convert sirius 1") == ("star_not_own", "GE-RAC-29")


@pytest.mark.rule("GE-RAC-30")
def test_discs_are_not_converted_under_blockade_or_without_pieces() -> None:
    table = Position(
        "red is rogue_ai sts; red owns vega with 1 disc; red owns maldek with 2 discs; "
        "red and blue are at war; red has 17 ships at khaa; blue has 1 ship at vega; "
        "red selected build+gain and military; only red's growth turn is left"
    )
    table.play(0, "build")
    assert refused(table, 0, "convert vega 1") == ("convert_blocked", "GE-RAC-30")
    assert refused(table, 0, "convert maldek 2") == ("two_pieces_each", "GE-RAC-30")
    assert refused(table, 0, "convert sirius 1") == ("star_not_own", "GE-RAC-30")


@pytest.mark.rule("GE-BLD-03")
def test_a_star_too_small_for_new_ships_says_what_it_has_and_needs() -> None:
    table = Position(
        "red owns capella with 3 discs; red selected build+gain and military; "
        "only red's growth turn is left"
    ).play(0, "build")
    assert refused(table, 0, "place pieces 1 capella") == ("star_too_small", "GE-BLD-03")
    refusal = GAME.refusal(table.state, 0, GAME.parse("place pieces 1 capella"))
    assert refusal is not None
    assert refusal.numbers() == (table.star("capella"), 3, 4)
