"""Small points of the rules: the second mark, a private Sector, the stalled game."""

from __future__ import annotations

import pytest

from starboard.engine.bits import BIT
from starboard.games.phoenix.components.words import sector_index, slot_of

from .position import BLUE, RED, Position
from .test_refusals import told


@pytest.mark.rule("SSP-RES-01", "SSP-SEC-108")
@pytest.mark.parametrize(("species", "number"), [("pink", 111), ("brown", 121), ("teal", 111)])
def test_sector_108_opens_no_wing_of_another_colour(species: str, number: int) -> None:
    p = Position(
        f"red built and filled 108; red built {number}; red has 9 gems, 2 food, 2 water; "
        "it is red's turn"
    )
    p.play("use L1-transport-a")
    assert p.why(f"alien {species}") == "no_quarters"


@pytest.mark.rule("SSP-CON-07")
def test_the_missing_level_is_told_with_its_colour() -> None:
    p = Position(
        "everybody has hub B-5; display has 221, 101, 111; red has 9 gems, 30 metal; "
        "it is red's turn"
    )
    why = told(p.play("use L1-construction-a"), "build 221")
    assert (why.rule, why.params) == ("SSP-CON-07", {"level": 2, "colour": "pink"})


@pytest.mark.rule("SSP-EXP-18", "SSP-HUB-11")
def test_dice_are_marked_once_per_face_and_only_those_there() -> None:
    p = Position("red has hub B-4; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", "reroll food 2", dice="5 food 1 human")
    assert p.why("reroll food 1") == "already_marked"
    assert (p.why("reroll human 2"), p.why("reroll water 1")) == ("not_rolled", "not_rolled")
    assert p.why("reroll human 0") == "not_rolled"


@pytest.mark.rule("SSP-CMP-05", "SSP-HUB-48")
def test_a_private_sector_is_built_once_and_the_others_stay_private() -> None:
    p = Position("red has hub A-6; red has 9 gems, 30 metal")
    for number in (101, 111):
        sector = sector_index(number)
        p.player(RED).set_private(slot_of(sector), BIT[sector % 8])
    p.arrange("it is red's turn").play("use L1-construction-a", "build 101")
    private = p.player(RED).private
    assert (int(private[slot_of(sector_index(101))]), p.on_display(101)) == (0, False)
    assert int(private[slot_of(sector_index(111))]) == 1


@pytest.mark.rule("SSP-TRP-04", "SSP-HUB-17")
def test_a_transport_ends_when_all_transactions_are_made_even_with_points_left() -> None:
    p = Position("red has hub B-6; red has 2 gems, 6 food, 3 points; it is red's turn")
    p.play("use L1-transport-a", *["trade ff water"] * 3)
    assert p.actors == [BLUE]


def stalled() -> Position:
    """Nobody has ships or GEMs; one income is left before the game is over."""
    p = Position("red's fleet is empty; blue's fleet is empty; red built 105; it is red's turn")
    return p.play(*["income"] * 19)


@pytest.mark.rule("SSP-TRN-04")
def test_a_game_in_which_nobody_can_act_is_over_after_ten_rounds() -> None:
    p = stalled()
    assert not p.over
    assert p.play("income").over


@pytest.mark.rule("SSP-TRN-01", "SSP-END-05")
def test_after_five_hundred_rounds_the_game_is_scored() -> None:
    p = Position("it is red's turn")
    p.state.turns = 997
    p.play("income", "income", "income")
    assert not p.over
    p.play("income")
    assert (p.over, p.told("GameTooLong")) == (True, 1)


@pytest.mark.rule("SSP-TRN-04")
def test_a_neutral_ship_that_can_be_freed_keeps_the_game_going() -> None:
    p = Position("red's fleet is empty; blue's fleet is empty; N-transport is used")
    p.player(BLUE).token = p.index("N-transport")
    p.arrange("it is red's turn").play("income", "income")
    assert (p.state.idle, p.player(BLUE).token) == (0, -1)
    p.play("income")
    assert p.state.idle == 1
