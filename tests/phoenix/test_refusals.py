"""What a player reads when a move is refused: the rule, what is and what was needed."""

from __future__ import annotations

import pytest

from starboard.engine.errors import WhyNot
from starboard.engine.table import Table
from starboard.engine.words import why_not

from .position import BLUE, GAME, RED, Position, listed


def told(p: Position, text: str, seat: int | None = None) -> WhyNot:
    """The refusal of a move, in words."""
    assert p.why(text, seat), f"{text} is legal"
    who = p.actors[0] if seat is None else seat
    refusal = GAME.refusal(p.state, who, GAME.parse(text))
    assert refusal is not None
    return why_not(GAME, refusal, {})


@pytest.mark.rule("SSP-CON-15", "SSP-CON-11")
def test_a_full_station_is_not_told_of_a_price() -> None:
    p = Position(
        "everybody has hub B-5; red built 102, 202, 302, 112, 212, 312, 122, 222, 322; "
        "display has 101"
    )
    why = told(p.arrange("red has 9 gems, 30 metal; it is red's turn"), "use L1-construction-a")
    assert (why.code, why.rule) == ("no_sector_fits", "SSP-CON-15")
    assert not any(letter.isdigit() for letter in why.text)


@pytest.mark.rule("SSP-CON-15")
def test_the_cheapest_sector_that_fits_is_told_with_its_price() -> None:
    p = Position(
        "everybody has hub B-5; display has 101, 211; red has 9 gems, 3 metal; it is red's turn"
    )
    why = told(p, "use L1-construction-a")
    assert (why.rule, why.params) == ("SSP-CON-15", {"needed": 5, "have": 3})


@pytest.mark.rule("SSP-TRN-11")
@pytest.mark.parametrize(
    ("hub", "move"),
    [
        ("B-2", "use L1-expedition-b"),
        ("B-2", "income"),
        ("A-8", "recruit"),
        ("A-1", "convert food"),
    ],
)
def test_on_anothers_turn_only_a_bonus_is_chosen(hub: str, move: str) -> None:
    p = Position(
        f"red has hub B-5; blue has hub {hub}; blue has dismantle 2; blue built 101; "
        "red has 2 gems; blue has 5 gems, 1 food, 1 water, 1 metal, 3 points; "
        "it is red's turn"
    )
    p.play("use L1-dismantle-a", "dismantle L1-transport-a")
    assert p.actors == [BLUE]
    assert told(p, move).rule == "SSP-TRN-11"


@pytest.mark.rule("SSP-SET-13")
@pytest.mark.parametrize("move", ["use L1-expedition-a", "income", "recruit", "convert food"])
def test_no_turn_is_taken_during_setup(move: str) -> None:
    why = Table(GAME, 2, "early", {"first_player": "0"}).explain(0, move)
    assert why is not None
    assert (why.code, why.rule) == ("not_begun", "SSP-SET-13")


def allies() -> Position:
    """Red has kept a Human die and a food die, and may win an ally."""
    p = Position("red built 101; red has 3 gems, 1 food, 1 water, 1 metal")
    moves = ("use L1-expedition-a", "keep-dice human 1", "keep-dice food 1")
    return p.arrange("it is red's turn").play(*moves, dice="5 food 1 human")


@pytest.mark.rule("SSP-EXP-14", "SSP-EXP-13")
def test_the_selection_stands_once_goods_are_collected() -> None:
    assert told(allies(), "keep-dice food 1").rule == "SSP-EXP-14"


@pytest.mark.rule("SSP-EXP-18")
@pytest.mark.parametrize("move", ["reroll food 1", "stand"])
def test_no_reroll_once_goods_are_collected(move: str) -> None:
    assert told(allies(), move).rule == "SSP-EXP-18"


@pytest.mark.rule("SSP-EXP-18")
def test_nothing_is_kept_before_the_rerolls_are_over() -> None:
    p = Position("red has hub B-4; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="6 food")
    assert told(p, "keep-dice food 1").code == "stand_first"


@pytest.mark.rule("SSP-TIM-11")
@pytest.mark.parametrize("move", ["buy-metal", "buy-human"])
def test_a_purchase_inside_an_action_is_not_open_outside_it(move: str) -> None:
    p = Position("red has active 118; red has active 322; red has 9 gems; it is red's turn")
    assert told(p, move).rule == "SSP-TIM-11"


@pytest.mark.rule("SSP-TIM-11", "SSP-SEC-322")
def test_a_human_may_be_bought_before_the_rerolls_too() -> None:
    p = Position(
        "red has hub B-4; red has active 322; red built 101; red has 7 gems; it is red's turn"
    )
    p.play("use L1-expedition-a", "reroll food 1", "buy-human", "settle 101", dice="6 food")
    assert (p.residents(RED, "human"), p.gems(RED)) == (1, 0)
    p.play("stand", dice="1 metal")
    assert "keep-dice metal 1" in p.legal()


def transporting(**goods: int) -> Position:
    p = Position(
        "red built 101; red has 9 gems; "
        f"{listed('red has', [f'{n} {good}' for good, n in goods.items()])}; "
        "it is red's turn"
    )
    return p.play("use L1-transport-a")


@pytest.mark.rule("SSP-TRP-05")
@pytest.mark.parametrize(("goods", "have"), [({"food": 2}, "ff"), ({"metal": 9}, "mmmmmmm")])
def test_an_unpaid_alien_is_told_with_its_price(goods: dict[str, int], have: str) -> None:
    why = told(transporting(**goods), "alien teal")
    assert (why.rule, why.params) == (
        "SSP-TRP-05",
        {"species": "teal", "needed": "fw", "have": have},
    )


@pytest.mark.rule("SSP-TRP-07", "SSP-GEM-04")
@pytest.mark.parametrize(("payment", "paid"), [("f", 1), ("fff", 3)])
def test_a_trade_of_another_size_is_told_the_right_one(payment: str, paid: int) -> None:
    why = told(transporting(food=9), f"trade {payment} metal")
    assert (why.rule, why.params) == ("SSP-TRP-07", {"paid": paid, "needed": 2})


@pytest.mark.rule("SSP-GEM-07", "SSP-TRP-07")
def test_a_trade_of_what_one_has_not_is_told_what_one_has() -> None:
    why = told(transporting(food=2, metal=1), "trade ww metal")
    assert (why.rule, why.params) == ("SSP-GEM-07", {"payment": "ww", "have": "ffm"})
