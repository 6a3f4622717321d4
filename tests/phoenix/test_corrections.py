"""A player who owns the box corrects values; mistakes are explained."""

import pytest

from starboard.engine.errors import BadOptions

from .position import RED, Position
from .test_setup import table


def test_a_wrong_correction_is_explained() -> None:
    text = '[[level2]]\nid = "L2-farm"\ncost = "two"\n'
    with pytest.raises(BadOptions) as fault:
        table(2, corrections={"ships.toml": text})
    assert 'row "L2-farm", field "cost"' in str(fault.value)


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("ships.toml", '[[level2]]\nid = "L2-farm"\ncots = 1\n', 'did you mean "cost"'),
        ("ships.toml", '[[level2]]\nid = "L2-frm"\ncost = 1\n', 'did you mean "L2-farm"'),
        ("sectors.toml", '[[sectors]]\nid = "101"\nmetal = 1\n', "unknown field"),
        (
            "sectors.toml",
            '[[sectors]]\nid = "101"\nimmediate = [{ do = "gain", gain = { gold = 1 } }]\n',
            "names among food, water, metal, gems, points",
        ),
        ("hubs.toml", '[[hubs]]\nid = "B-1"\nback = { resorces = 1 }\n', "unknown field"),
        ("sektors.toml", "", "unknown file"),
    ],
)
def test_a_misspelt_correction_is_explained(file: str, text: str, complaint: str) -> None:
    with pytest.raises(BadOptions) as fault:
        table(2, corrections={file: text})
    assert complaint in str(fault.value)


def test_a_player_can_correct_a_designed_value() -> None:
    text = '[[level2]]\nid = "L2-farm"\ncost = 1\n'
    p = Position("B-2 B-2", corrections={"ships.toml": text}).fleet(RED, "L2-farm-a")
    assert p.goods(RED, gems=1).begin().play("use L2-farm-a").has(RED, "food") == [4]
