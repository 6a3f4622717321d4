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
