"""Values against declared shapes."""

from typing import Literal, NotRequired, TypedDict

import pytest

from starboard.engine.shape import faults


class Disc(TypedDict):
    """A thing with a place."""

    colour: Literal["red", "blue"]
    at: int | None


class Board(TypedDict):
    """Discs, and names by number."""

    discs: list[Disc]
    names: dict[str, str]
    over: NotRequired[bool]


GOOD = {"discs": [{"colour": "red", "at": None}], "names": {"1": "Ann"}}


def test_a_value_of_the_shape_has_no_fault() -> None:
    assert faults(GOOD, Board) == []


def test_a_key_that_is_not_required_may_stand() -> None:
    assert faults({**GOOD, "over": True}, Board) == []


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"names": {}}, "view: has no discs"),
        ({**GOOD, "extra": 1}, "view: extra is not declared"),
        ({**GOOD, "over": 1}, "view.over: expected <class 'bool'>, found 1"),
        ({**GOOD, "names": {"1": 2}}, "view.names.1: expected <class 'str'>, found 2"),
        ({**GOOD, "names": []}, "view.names: expected a table, found []"),
        ({**GOOD, "discs": 3}, "view.discs: expected a list, found 3"),
        ({**GOOD, "discs": [3]}, "view.discs[0]: expected Disc, found 3"),
    ],
)
def test_every_other_value_is_named_with_its_place(value: object, fault: str) -> None:
    assert faults(value, Board) == [fault]


def test_a_word_outside_a_fixed_set_is_a_fault() -> None:
    [fault] = faults({"colour": "green", "at": 1}, Disc)
    assert fault.startswith("view.colour: expected typing.Literal")


def test_a_truth_value_is_no_number() -> None:
    assert faults({"colour": "red", "at": True}, Disc) != []
