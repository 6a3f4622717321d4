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
    p = Position("red built 101; red houses 1 teal, 1 human in 101; it is red's turn")
    station = board(p)["players"][0]["station"]  # type: ignore[index]
    assert station[0] == {
        "place": "101",
        "colour": "teal",
        "level": 1,
        "residents": ["teal", "human", None],
        "active": 2,
    }


def test_values_of_our_own_are_marked_as_not_confirmed() -> None:
    p = Position("red's fleet is L2-dismantle-a; display has 121")
    ship = board(p)["players"][0]["fleet"][0]  # type: ignore[index]
    sector = board(p)["sectors"]["121"]  # type: ignore[index]
    assert ship["unconfirmed"] == ["metal", "owner_fee"]
    assert (sector["cost"], sector["unconfirmed"]) == (4, ["metal_cost", "quarter_count"])
    assert [one["unconfirmed"] for one in sector["quarters"]] == [[], ["effect"]]


def test_a_corrected_value_is_confirmed() -> None:
    texts = {"ships.toml": '[[level2]]\nid = "L2-dismantle"\nmetal = 9\n'}
    p = Position("red's fleet is L2-dismantle-a", overrides=texts)
    ship = board(p)["players"][0]["fleet"][0]  # type: ignore[index]
    assert (ship["metal"], ship["unconfirmed"]) == (9, ["owner_fee"])


def test_dice_are_seen_by_everybody() -> None:
    p = Position("red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="4 food 2 human")
    step = board(p)["steps"][-1]  # type: ignore[index]
    assert step["dice"] == {"food": 4, "water": 0, "metal": 0, "human": 2}


def test_the_round_is_counted() -> None:
    p = Position("it is red's turn").play("income", "income")
    assert GAME.round_of(p.state) == 2


def refused(p: Position) -> dict[str, str]:
    """The moves that the page greys out, with the code of their refusal."""
    seat = p.actors[0]
    out: dict[str, str] = {}
    for move in GAME.candidates(p.state, seat):
        refusal = GAME.refusal(p.state, seat, move)
        if refusal is not None:
            out[str(move)] = refusal.code
    return out


def test_the_page_can_grey_out_ships_with_their_reason() -> None:
    shown = refused(Position("red has 3 gems; L1-transport-a is used; it is red's turn"))
    assert (shown["use L1-transport-a"], shown["use N-diplomacy"]) == ("ship_used", "too_few_gems")


def test_the_page_can_grey_out_aliens_and_places_with_their_reason() -> None:
    p = Position("red built 101, 111, 201; red has 9 gems, 3 food, 3 water; it is red's turn")
    assert refused(p.play("use L1-transport-a")) == {
        "alien pink": "no_quarters",
        "done": "one_transaction_first",
    }
    assert refused(p.play("alien teal")) == {"settle 111": "wrong_colour"}


def me(p: Position) -> dict[str, dict[str, int]]:
    """What the table shows of Red beside the station."""
    return board(p)["players"][RED]  # type: ignore[index, no-any-return]


def test_the_next_income_counts_ships_and_residents() -> None:
    p = Position("red built 102; red houses 1 teal, 1 human in 102; it is red's turn")
    assert me(p)["income"] == {"gems": 6, "food": 1}


def test_the_view_tells_what_a_station_adds_to_ships() -> None:
    p = Position("red has hub A-12; it is red's turn")
    adds = {"extra_metal": 1, "metal_discount": 1, "transactions": 1, "capacity": 1}
    assert me(p)["adds"] == adds


def test_ships_show_their_cost_for_every_seat() -> None:
    p = Position("red has hub A-2; it is red's turn")
    neutral = board(p)["neutral"][0]  # type: ignore[index]
    assert neutral["costs"] == [neutral["cost"] - 2, neutral["cost"]]
    assert not neutral["used"]


def test_the_points_of_the_moment_are_told_by_source() -> None:
    p = Position("red built 101; red houses 1 teal in 101; red has 3 points; it is red's turn")
    score = me(p)["score"]
    assert (score["track"], score["sectors"], score["residents"]) == (3, 4, 2)
    assert score["most_teal"] == 10


def test_the_view_tells_what_ends_the_game() -> None:
    assert board(Position())["ends"] == {"points": 40, "sectors": 9, "aliens": 4}
