"""Research, and the counters of the Anchara Coalition."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.levels import raise_level

FIELDS = ("military", "spirituality", "propulsion", "robotics", "genetics")


def researched(table: Position, field: str) -> Position:
    return table.arrange(
        f"red selected research+gain and {field}; only red's growth turn is left"
    ).play(0, "research")


@pytest.mark.rule("GE-RSR-01", "GE-TEC-01", "GE-TEC-02")
def test_research_raises_the_field_of_the_square_counter() -> None:
    table = researched(Position(), "robotics")
    assert [table.tech(0, field) for field in FIELDS] == [1, 1, 1, 2, 1]


@pytest.mark.rule("GE-RSR-04", "GE-TEC-25", "GE-TEC-26", "GE-RSR-03")
def test_robotics_5_and_6_research_several_levels_for_a_point() -> None:
    rows = []
    cases = (("genetics", 5, 5), ("propulsion", 6, 2), ("robotics", 4, 4), ("military", 6, 6))
    for field, robotics, level in cases:
        table = Position(f"red has robotics {robotics}; red has {field} {level}")
        researched(table, field)
        rows.append((table.tech(0, field), table.vp(0)))
    assert rows == [(6, -1), (5, -1), (5, 0), (6, -1)]


@pytest.mark.rule("GE-RAC-14", "GE-RAC-15")
def test_sto_greys_also_raise_their_lowest_field() -> None:
    table = Position("red is greys; red has robotics 5; red has propulsion 5")
    for field in ("military", "spirituality", "genetics"):
        table.arrange(f"red has {field} 6")
    researched(table, "propulsion")
    assert (table.tech(0, "propulsion"), table.tech(0, "robotics"), table.vp(0)) == (6, 6, -1)


@pytest.mark.rule("GE-RAC-14")
def test_sto_greys_choose_among_equally_low_fields() -> None:
    table = researched(Position("red is greys"), "military")
    assert table.legal(0) == [
        "learn spirituality",
        "learn propulsion",
        "learn robotics",
        "learn genetics",
    ]
    assert table.play(0, "learn genetics").tech(0, "genetics") == 2
    assert (table.player(0).researched, table.player(0).raised) == (1, 1)


@pytest.mark.rule("GE-RAC-31", "GE-TEC-01")
def test_yowies_never_raise_robotics() -> None:
    table = Position(
        "red is yowies; red selected research+gain and robotics; only red's growth turn is left"
    )
    assert table.why(0, "research") == "field_closed"
    assert raise_level(table.state, table.player(0), 3, 1, "", table.run) == 0


@pytest.mark.rule("GE-RAC-06")
def test_anchara_take_an_extra_counter_with_a_switch() -> None:
    for square in ("minus", "plus"):
        table = Position(
            f"red is anchara_coalition; red selected switch+gain and {square}; "
            "only red's growth turn is left"
        )
        assert table.why(0, "extra research") == "research_needs_field"
    table.play(0, "extra build")
    assert table.why(0, "build") == ""
    assert table.why(0, "extra grow") == "no_extra_counter"
    assert table.vp(0) == 0


@pytest.mark.rule("GE-RAC-06")
def test_without_a_switch_there_is_no_extra_counter() -> None:
    table = Position(
        "red is anchara_coalition; red selected grow+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "extra build") == "no_extra_counter"
    assert (
        Position("red selected switch+gain and military; only red's growth turn is left").why(
            0, "extra build"
        )
        == "extra_not_yours"
    )
