"""What the page gets to draw."""

import json

from starboard.engine.table import Table

from .position import GAME, RED, Position


def board(p: Position) -> dict[str, object]:
    return GAME.view(p.state, -1)


def test_the_view_is_json() -> None:
    for game in ("first", "basic", "advanced"):
        table = Table(GAME, 3, "json", {"game": game})
        assert json.loads(json.dumps(table.view(0)))["seats"] == 3


def test_a_station_shows_its_residents_from_left_to_right() -> None:
    p = Position("B-2 B-2").build(RED, 101).house(RED, 101, "1 teal 1 human").begin()
    station = board(p)["players"][0]["station"]  # type: ignore[index]
    assert station[0] == {
        "place": "101",
        "colour": "teal",
        "level": 1,
        "residents": ["teal", "human", None],
        "active": 2,
    }


def test_values_of_our_own_are_marked_as_not_confirmed() -> None:
    p = Position("B-2 B-2").fleet(RED, "L2-dismantle-a").display(121)
    ship = board(p)["players"][0]["fleet"][0]  # type: ignore[index]
    sector = board(p)["sectors"]["121"]  # type: ignore[index]
    assert ship["unconfirmed"] == ["metal", "owner_fee"]
    assert (sector["cost"], sector["unconfirmed"]) == (4, ["metal_cost", "quarter_count"])
    assert [one["unconfirmed"] for one in sector["quarters"]] == [[], ["effect"]]


def test_a_corrected_value_is_confirmed() -> None:
    texts = {"ships.toml": '[[level2]]\nid = "L2-dismantle"\nmetal = 9\n'}
    p = Position("B-2 B-2", corrections=texts).fleet(RED, "L2-dismantle-a")
    ship = board(p)["players"][0]["fleet"][0]  # type: ignore[index]
    assert (ship["metal"], ship["unconfirmed"]) == (9, ["owner_fee"])


def test_dice_are_seen_by_everybody() -> None:
    p = Position("B-2 B-2").goods(RED, gems=3).begin()
    p.play("use L1-expedition-a", dice="4 food 2 human")
    step = board(p)["steps"][-1]  # type: ignore[index]
    assert step["dice"] == {"food": 4, "water": 0, "metal": 0, "human": 2}


def test_the_round_is_counted() -> None:
    p = Position("B-2 B-2").begin().play("income", "income")
    assert GAME.round_of(p.state) == 2
