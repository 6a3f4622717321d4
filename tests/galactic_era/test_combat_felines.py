"""Felines, ties among defenders and the corners of retreats."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position
from tests.galactic_era.test_combat import fight, three_armies


@pytest.mark.rule("GE-RAC-12", "GE-CMB-05", "GE-CMB-07")
def test_sto_felines_send_the_attacker_away_once_per_round() -> None:
    table = Position(
        "blue is felines; red is sts; red and blue are at war; red and yellow are at war; "
        "red has 5 ships at capella; blue has 1 ship at capella; "
        "yellow has 1 ship at capella"
    )
    fight(table)
    assert table.why(1, "expel 2") == "not_in_battle"
    table.play(1, "expel 0").play(0, f"retreat {table.text('1:0,3')}")
    assert (table.at(0, "capella"), table.told("FleetRevealed")) == (0, [])
    again = table.arrange("red has 1 ship at maldek; blue has 1 ship at maldek")
    assert fight(again, "maldek").step() != "FelineChoice"


@pytest.mark.rule("GE-RAC-13", "GE-RET-06")
def test_sts_felines_send_one_defender_away() -> None:
    table = Position(
        "red is felines sts; red and blue are at war; red and yellow are at war; "
        "red has 5 ships at capella; blue has 1 ship at capella; "
        "yellow has 1 ship at capella"
    )
    fight(table).play(0, "expel 1").play(1, f"retreat {table.text('1:0,3')}")
    assert table.step() == "LosersLosses"
    assert (table.at(1, "capella"), table.at(2, "capella")) == (0, 1)


@pytest.mark.rule("GE-RAC-12")
def test_felines_decide_before_anything_else() -> None:
    table = Position("blue is felines; red is sts; red and blue are at war; blue has propulsion 4")
    fight(table.arrange("red has 5 ships at capella; blue has 1 ship at capella")).play(1, "pass")
    assert table.why(1, "expel 0") == "not_now"


@pytest.mark.rule("GE-CMB-08")
def test_a_defensive_card_helps_an_attacker_in_his_home_sector() -> None:
    table = Position(
        "red is sts; red and blue are at war; red holds defensive; blue has 9 ships at capella"
    )
    for star in ("capella", "canus_major", "cygnus", "maldek", "yagsisa", "vega"):
        table.arrange(f"red owns {star} with 1 disc")
    fight(table.arrange("red has 1 ship at capella")).play(0, "card")
    assert table.told("AttackerWon") != []


@pytest.mark.rule("GE-CMB-12")
def test_among_equal_defenders_the_earlier_in_turn_order_decides() -> None:
    table = three_armies().arrange("blue has 2 ships at capella")
    table.player(1).order, table.player(2).order = 3, 2
    assert fight(table).told("DefendersWon") == [(0, table.hex("capella"), 2)]


@pytest.mark.rule("GE-RET-05")
def test_a_lead_in_spirituality_gives_an_early_retreat_and_equality_does_not() -> None:
    for level, step in ((2, "EarlyRetreat"), (1, "LosersLosses")):
        table = Position(
            f"red is sts; red and blue are at war; blue has spirituality {level}; "
            "red has 2 ships at capella; blue has 1 ship at capella"
        )
        assert fight(table).step() == step


@pytest.mark.rule("GE-CMB-13", "GE-RET-05")
def test_an_opponent_who_left_early_does_not_break_the_exemption() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has military 6; blue has military 5; blue has propulsion 2; "
        "yellow has military 4; red has 2 ships at capella; blue has 1 ship at capella; "
        "yellow has 2 ships at capella"
    )
    fight(table).play(1, "flee", f"retreat {table.text('1:0,3')}").play(0, "destroy 2 pieces 2")
    assert table.at(0, "capella") == 2


@pytest.mark.rule("GE-RET-01")
def test_several_losers_retreat_in_turn_order() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has 9 ships at capella; blue has 1 ship at capella; "
        "yellow has 1 ship at capella"
    )
    table.player(1).order, table.player(2).order = 3, 2
    fight(table).play(0, "done")
    assert (table.asked(1), table.asked(2)) == (False, True)
    table.play(2, f"retreat {table.text('1:0,3')}").play(1, f"retreat {table.text('1:0,3')}")
    assert table.told("TurnEnded") == [(0,)]


@pytest.mark.rule("GE-RET-02")
def test_hostile_ships_all_around_are_passed_on_the_retreat() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 9 ships at 3:3,-1; blue has 1 ship at 3:3,-1"
    )
    for at in ("3:4,-1", "3:4,-2", "3:3,-2", "3:2,-1", "3:2,0", "3:3,0"):
        table.arrange(f"red has 1 ship at {at}")
    fight(table, "3:3,-1").play(0, "done")
    shelters = [move for move in table.legal(1) if move.startswith("retreat")]
    assert f"retreat {table.text('3:1,0')}" in shelters
    assert f"retreat {table.text('3:0,0')}" not in shelters


@pytest.mark.rule("GE-RET-03", "GE-STG-04")
def test_a_retreat_uses_neither_wormholes_nor_stargates() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 9 ships at 3:-4,2; blue has 1 ship at 3:-4,2"
    )
    fight(table, "3:-4,2").play(0, "done")
    assert table.why(1, f"retreat {table.text('5:2,2')}") == "not_nearest"
    home = Position(
        "red is sts; red and blue are at war; red has propulsion 5; blue has propulsion 5"
    )
    fight(
        home.arrange(
            "blue owns uru with 3 discs; red has 9 ships at sirius; blue has 1 ship at sirius"
        ),
        "sirius",
    )
    assert home.play(0, "done").why(1, f"retreat {home.text('uru')}") == "not_nearest"


@pytest.mark.rule("GE-CMP-04", "GE-CMB-10")
def test_lost_pieces_return_to_the_supply() -> None:
    table = fight(three_armies()).play(2, "destroy 0 pieces 5", "lose 1 pieces 3")
    assert [table.player(number).piece_supply() for number in range(3)] == [20, 20, 15]


@pytest.mark.rule("GE-RET-03", "GE-MOV-07")
def test_nobody_retreats_into_a_gap() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 9 ships at 3:-4,2; blue has 1 ship at 3:-4,2"
    )
    fight(table, "3:-4,2").play(0, "done")
    shelters = [move for move in table.legal(1) if move.startswith("retreat")]
    around = ("3:-4,1", "3:-4,3", "3:-3,1", "3:-3,2")
    assert sorted(shelters) == sorted(f"retreat {table.text(place)}" for place in around)


@pytest.mark.rule("GE-CMB-13")
def test_ships_of_an_exempt_loser_are_not_removed() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has military 4; blue has military 6; red has 20 ships at capella; "
        "blue has 1 ship at capella; yellow has 1 ship at capella"
    )
    assert fight(table).why(0, "destroy 1 pieces 1") == "exempt"
    assert table.why(0, "destroy 2 pieces 1") == ""
