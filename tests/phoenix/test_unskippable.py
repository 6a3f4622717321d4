"""What cannot be skipped, and by which rule."""

from __future__ import annotations

import pytest

from starboard.engine.table import Table

from .position import GAME, Position
from .test_refusals import told
from .test_setup import drafted, table, with_hub


def rule_of(one: Table) -> tuple[str, str]:
    """Code and rule of the refusal when the first player wants to skip a step of setup."""
    why = one.explain(0, "done")
    assert why is not None
    return why.code, why.rule


@pytest.mark.rule("SSP-SET-20")
def test_a_pick_cannot_be_skipped() -> None:
    assert rule_of(table(2, first_player="0")) == ("pick_a_ship", "SSP-SET-20")


@pytest.mark.rule("SSP-SET-23")
def test_one_hub_must_be_kept() -> None:
    assert rule_of(drafted(2, first_player="0")) == ("keep_a_hub", "SSP-SET-23")


@pytest.mark.rule("SSP-SET-36")
def test_the_starting_sector_must_be_taken() -> None:
    assert rule_of(with_hub("B-7")) == ("take_start_sector", "SSP-SET-36")


def skipping(p: Position, *moves: str, dice: str = "") -> tuple[str, str]:
    """Code and rule of the refusal when a player wants to stop after these moves."""
    why = told(p.arrange("it is red's turn").play(*moves, dice=dice), "done")
    return why.code, why.rule


@pytest.mark.rule("SSP-SHP-08", "SSP-DIS-01")
def test_a_dismantle_ship_must_dismantle() -> None:
    p = Position("everybody has hub B-5; red has 9 gems")
    assert skipping(p, "use L1-dismantle-a") == ("act_first", "SSP-SHP-08")


@pytest.mark.rule("SSP-SHP-08", "SSP-CON-01")
def test_a_construction_ship_must_build() -> None:
    p = Position("everybody has hub B-5; display has 101, 111; red has 9 gems, 9 metal")
    assert skipping(p, "use L1-construction-a") == ("act_first", "SSP-SHP-08")


@pytest.mark.rule("SSP-CON-13", "SSP-SEC-326")
def test_an_immediate_free_sector_cannot_be_declined() -> None:
    p = Position(
        "everybody has hub B-5; red built 121, 221; display has 101, 111, 326; "
        "red has 9 gems, 20 metal"
    )
    assert skipping(p, "use L1-construction-a", "build 326") == ("take_free_sector", "SSP-SEC-326")


@pytest.mark.rule("SSP-CON-13", "SSP-SEC-321")
def test_an_immediate_roll_cannot_be_declined() -> None:
    p = Position("red built 121, 221; display has 321; red has 4 gems, 20 metal")
    why = skipping(p, "use L1-construction-a", dice="3 food 3 water 1 human")
    assert why == ("too_few_left", "SSP-SEC-321")


@pytest.mark.rule("SSP-RES-06", "SSP-RES-13", "SSP-CON-13")
def test_a_resident_cannot_be_kept_off_the_station() -> None:
    p = Position("red built 111, 211; display has 318; red has 4 gems, 20 metal")
    assert skipping(p, "use L1-construction-a") == ("place_it", "SSP-RES-06")


@pytest.mark.rule("SSP-EXP-06")
def test_a_kept_human_die_must_be_used() -> None:
    p = Position("red built 101; red has 3 gems, 1 food, 1 water, 1 metal")
    moves = ("use L1-expedition-a", "keep-dice human 1", "done")
    assert skipping(p, *moves, dice="5 food 1 human") == ("use_human_die", "SSP-EXP-06")


@pytest.mark.rule("SSP-EXP-18", "SSP-HUB-11")
def test_rerolls_are_decided_before_the_roll_is_over() -> None:
    p = Position("red has hub B-4; red has 3 gems")
    assert skipping(p, "use L1-expedition-a", dice="6 food") == ("stand_first", "SSP-EXP-18")


@pytest.mark.rule("SSP-EXP-08", "SSP-SEC-215")
def test_an_ally_must_be_paid() -> None:
    p = Position("red has active 215; red has 3 gems, 1 food, 1 water, 1 metal")
    moves = ("use L1-expedition-a", "keep-dice human 1", "done", "ally")
    p.arrange("it is red's turn").play(*moves, dice="5 food 1 human")
    why = told(p, "done")
    assert (why.rule, why.params) == ("SSP-EXP-08", {"needed": 2})


@pytest.mark.rule("SSP-SEC-07")
def test_a_gain_with_a_choice_must_be_taken() -> None:
    p = Position("red has hub B-8")
    assert skipping(p, "income") == ("take_gain_first", "SSP-SEC-07")


@pytest.mark.rule("SSP-SEC-07")
@pytest.mark.parametrize("source", ["325", "B-3"])
def test_a_chosen_bonus_is_carried_out(source: str) -> None:
    p = Position("red has hub B-3; red has active 325; red built 101; red has 2 gems, 2 food")
    moves = ("use L1-transport-a", "trade ff metal", f"bonus {source}")
    assert skipping(p, *moves) == ("bonus_begun", "SSP-SEC-07")


def test_every_refusal_of_skipping_says_what_to_do() -> None:
    catalogue = GAME.catalogue()
    for code in ("pick_a_ship", "keep_a_hub", "take_start_sector", "place_it"):
        message = catalogue.find("refusals", code)
        assert message is not None
        assert message.fix
