"""What a player reads when a move is refused: the rule, what is and what was needed."""

from __future__ import annotations

import pytest

from starboard.engine.errors import WhyNot
from starboard.engine.words import why_not

from .position import GAME, RED, Position


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
