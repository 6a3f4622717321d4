"""What callers can catch, and what the texts say."""

import pytest

import starboard
from starboard.engine.errors import BadOptions, IllegalMove, WhyNot

WHY = WhyNot("too_far", "MIN-TRN-01", {"q": 1}, "It is too far.", "Come nearer.")


@pytest.mark.parametrize(
    "name",
    [
        "BadDraw",
        "BadNotation",
        "BadOptions",
        "BadSave",
        "GameOver",
        "IllegalMove",
        "StaleMove",
    ],
)
def test_one_base_class_catches_every_error(name: str) -> None:
    assert issubclass(vars(starboard)[name], starboard.StarboardError)


def test_a_bad_draw_is_a_bad_save() -> None:
    assert issubclass(starboard.BadDraw, starboard.BadSave)


def test_an_illegal_move_says_why_and_by_which_rule() -> None:
    assert str(IllegalMove(WHY)) == "It is too far. (MIN-TRN-01)"


def test_an_illegal_move_carries_the_whole_reason() -> None:
    assert IllegalMove(WHY).refusal is WHY


def test_bad_options_name_every_field() -> None:
    error = BadOptions({"rich": "expected true or false", "seats": "expected 2 to 4"})
    assert str(error) == "rich: expected true or false; seats: expected 2 to 4"


def test_a_reason_is_ready_for_json() -> None:
    assert WHY.json() == {
        "code": "too_far",
        "rule": "MIN-TRN-01",
        "params": {"q": 1},
        "text": "It is too far.",
        "fix": "Come nearer.",
    }


def test_a_reason_shows_code_rule_and_text() -> None:
    assert repr(WHY) == "WhyNot(too_far, MIN-TRN-01, It is too far.)"
