"""Worked examples of the rulebook that no other test plays through."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position


@pytest.mark.rule("GE-MOV-08")
def test_a_ship_is_in_exactly_one_hex() -> None:
    table = Position("red has 1 ship at maldek")
    assert table.player(0).hexes() == [table.hex("maldek")]


@pytest.mark.rule("GE-SCO-01", "GE-SCO-02", "GE-SCO-03", "GE-MOV-05")
def test_james_scouts_before_and_after_his_move() -> None:
    table = Position(
        "planet_x is primitive; epsilon_eridani is advanced; red has 1 ship at planet_x; "
        "only red's turn is left"
    )
    table.play(0, "scout planet_x")
    assert table.told("CounterSeen") == [(0, table.star("planet_x"), 1)]
    table.play(0, f"take 1 {table.text('planet_x')} 0", f"to {table.text('epsilon_eridani')}")
    assert table.why(0, "scout harus") == "not_scouting"
    table.play(0, "scout epsilon_eridani")
    assert table.told("CounterSeen")[1] == (0, table.star("epsilon_eridani"), 2)
    assert table.why(0, f"take 1 {table.text('epsilon_eridani')} 7") == "finished"
    assert table.view(1)["stars"] != table.view(0)["stars"]


@pytest.mark.rule("GE-ALN-05", "GE-RAC-04", "GE-TRA-02")
def test_a_trade_turns_the_alliance_of_darkness() -> None:
    table = Position(
        "red is alliance sts; blue and yellow are sts; red and blue are at war; "
        "red and yellow are at war; red has spirituality 4; blue has spirituality 6; "
        "red has robotics 2"
    )
    table.player(1).alignment = 0
    table.arrange("only trading is left").play(0, "offer 1 robotics spirituality")
    table.play(1, "accept 0")
    assert (table.player(0).alignment, table.state.war[0], table.vp(0)) == (0, 0, -4)


@pytest.mark.rule("GE-BLD-05", "GE-BLD-06")
def test_older_pieces_stay_outside_a_fleet_founded_by_building() -> None:
    table = Position(
        "red has 2 ships at khaa; red selected build+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "build", "place C 3 khaa", "done")
    assert table.player(0).fleet_ships(2) == 3
    assert table.player(0).pieces_at(table.hex("khaa")) == 2
    assert table.why(0, "join C 2 0") == "transfer_later"


@pytest.mark.rule("GE-REL-06", "GE-STG-04")
def test_the_death_ray_measures_plain_hexes() -> None:
    table = Position(
        "red is sts; red and blue are at war; red owns janos with 1 disc; "
        "blue owns teetonia with 1 disc; janos has planetary_death_ray face up; "
        "red has propulsion 5; only red's turn is left"
    )
    assert table.why(0, f"fire 1 {table.text('teetonia')} discs") == "ray_too_far"


@pytest.mark.rule("GE-CMB-13", "GE-CMB-14")
def test_an_exempt_defender_cannot_be_chosen_for_losses() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has military 4; blue has military 6; yellow has military 3; "
        "red has 7 ships at capella; blue has 2 ships at capella; "
        "yellow has 4 ships at capella; only red's turn is left"
    )
    table.play(0, "end", f"attack {table.text('capella')}")
    table.play(2, "destroy 0 pieces 2", "done")
    assert [table.at(1, "capella"), table.at(2, "capella")] == [2, 3]


@pytest.mark.rule("GE-HOM-01", "GE-RAC-19", "GE-HOM-03")
def test_the_galactic_empire_keeps_three_of_a_conquered_home_star() -> None:
    table = Position(
        "red is galactic sts; red and blue are at war; blue owns harus with 2 discs; "
        "red has 7 ships at sirius; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "gain conquer sirius counter")
    assert (table.people("sirius"), table.people("harus"), table.owner("sirius")) == (3, 6, 0)
