"""States as text: equal for equal states, and sensitive to every change."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.mini.positions import mini, new_table, state_of, turn_table

from starboard.engine.snapshot import attribute_names, snapshot, state_hash
from starboard.games.mini.state import Hex


class Plain:
    """An object without slots."""

    def __init__(self, rules: str) -> None:
        self.zeta = 1
        self.alpha = [True, None]
        self.rules = rules


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        (7, "7"),
        (True, "1"),
        ("a b", "'a b'"),
        ([1, [2]], "[1 [2 ] ]"),
        ((1, 2), "[1 2 ]"),
        ({"b": 2, "a": 1}, "['a' 1 'b' 2 ]"),
        (vec[i64]([3, 4]), "[3 4 ]"),
        (Hex(1, -2, 0, 3), "Hex(owner=3 q=1 r=-2 terrain=0 )"),
    ],
)
def test_a_value_is_written_as_text(value: object, text: str) -> None:
    assert snapshot(value) == text


def test_shared_rules_are_left_out() -> None:
    assert snapshot(Plain("base")) == "Plain(alpha=[1 None ] zeta=1 )" == snapshot(Plain("other"))


def test_inherited_attributes_come_along_in_order() -> None:
    names = attribute_names(new_table().state)
    assert names == sorted(names)
    assert {"stack", "hexes", "players"} <= set(names)


def test_equal_states_have_equal_hashes() -> None:
    table = turn_table()
    assert state_hash(table.state) == state_hash(mini().clone(table.state))


def test_one_changed_number_changes_the_hash() -> None:
    table = turn_table()
    before = table.hash
    state_of(table).players[1].guards -= 1
    assert table.hash != before


def test_one_changed_array_element_changes_the_hash() -> None:
    table = turn_table()
    before = table.hash
    state_of(table).deck[3] += 1
    assert table.hash != before
