"""The notation reads what people write, and nothing else."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.engine.errors import BadNotation
from starboard.engine.refusal import Refusal
from starboard.engine.words import why_not
from starboard.games.galactic_era import refusals
from starboard.games.galactic_era.moves.words import NOTATION


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("swap C A", "swap A C"),
        ("select switch+gain minus", "select gain+switch minus"),
        ("advance vega capella", "advance capella vega"),
        ("advance vega -", "advance vega -"),
        ("to -4,9", "to -4,9"),
    ],
)
def test_equal_moves_have_one_notation(text: str, read: str) -> None:
    assert str(GAME.parse(text)) == read


@pytest.mark.parametrize(
    "text",
    [
        "sail F",
        "to 99,99",
        "leave A 2 9",
        "declare 7",
        "hop nowhere",
        "select gain+gain+gain+gain+gain minus",
        "select gain+shop minus",
        "bid -1",
        "place A 2000 khaa",
    ],
)
def test_what_cannot_be_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.rule("GE-SET-07", "GE-SET-18")
def test_moves_name_players_and_stars_of_this_table() -> None:
    table = Position("only red's turn is left")
    assert table.why(0, "declare 4") == "no_such_player"
    assert table.why(0, "view-star rigel") == "no_such_star"


def test_every_verb_has_a_sentence() -> None:
    assert [verb for verb in NOTATION.forms if GAME.catalogue().find("moves", verb) is None] == []


def test_every_refusal_has_a_sentence_without_open_braces() -> None:
    codes = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
    texts = [why_not(GAME, code, {}).text for code in codes]
    assert len(texts) > 100
    assert [text for text in texts if "{" in text or "_" in text] == []
