"""What a player reads when a move is refused: the rule, what is and what was needed."""

from __future__ import annotations

import pytest

from starboard.engine.errors import WhyNot
from starboard.engine.table import Table
from starboard.engine.words import why_not

from .position import BLUE, GAME, RED, Position


def told(p: Position, text: str, seat: int | None = None) -> WhyNot:
    """The refusal of a move, in words."""
    assert p.why(text, seat), f"{text} is legal"
    who = p.actors[0] if seat is None else seat
    refusal = GAME.refusal(p.state, who, GAME.parse(text))
    assert refusal is not None
    return why_not(GAME, refusal, {})


@pytest.mark.rule("SSP-CON-15", "SSP-CON-11")
def test_a_full_station_is_not_told_of_a_price() -> None:
    p = Position().build(RED, 102, 202, 302, 112, 212, 312, 122, 222, 322).display(101)
    why = told(p.goods(RED, gems=9, metal=30).begin(), "use L1-construction-a")
    assert (why.code, why.rule) == ("no_sector_fits", "SSP-CON-15")
    assert not any(letter.isdigit() for letter in why.text)


@pytest.mark.rule("SSP-CON-15")
def test_the_cheapest_sector_that_fits_is_told_with_its_price() -> None:
    p = Position().display(101, 211).goods(RED, gems=9, metal=3).begin()
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
    p = Position(f"B-5 {hub}").levels(BLUE, dismantle=2).build(BLUE, 101).goods(RED, gems=2)
    p.goods(BLUE, gems=5, food=1, water=1, metal=1, points=3).begin()
    p.play("use L1-dismantle-a", "dismantle L1-transport-a")
    assert p.actors == [BLUE]
    assert told(p, move).rule == "SSP-TRN-11"


@pytest.mark.rule("SSP-SET-13")
@pytest.mark.parametrize("move", ["use L1-expedition-a", "income", "recruit", "convert food"])
def test_no_turn_is_taken_during_setup(move: str) -> None:
    why = Table(GAME, 2, "early", {"first_player": "0"}).explain(0, move)
    assert why is not None
    assert (why.code, why.rule) == ("not_begun", "SSP-SET-13")
