"""What the page gets to draw."""

import json

import pytest

from starboard.engine.table import Table
from starboard.games.phoenix.setup.hub_start import house_residents
from starboard.games.phoenix.station.hub_spaces import clear_space

from .position import BLUE, GAME, RED, YELLOW, Position

GEM = 'bonus = { do = "gain", gain = { gems = 1 } }'
TWO = "bonus = { choose_two_different_of_levels = [0, 1, 2, 3] }"
ROWS = [f"{{ {GEM} }}"]
ROWS += [f"{{ lobbying_cost = 9, {bonus} }}" for bonus in (GEM, GEM, GEM, TWO, TWO)]
NINE_GEMS = f'[[tracks]]\nid = "construction"\nlevels = [{", ".join(ROWS)}]\n'


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
        "working": [True, True, False],
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


def player(p: Position, seat: int = RED) -> dict[str, object]:
    return board(p)["players"][seat]  # type: ignore[index,no-any-return]


@pytest.mark.rule("SSP-BON-08")
@pytest.mark.rule("SSP-BON-09")
def test_a_player_sees_how_far_a_track_bonus_reaches() -> None:
    p = Position("red has dismantle 3, transport 2; blue has transport 2; it is red's turn")
    reach = {"dismantle": 3, "construction": -1, "transport": 1, "expedition": -1}
    assert player(p)["reach"] == reach


@pytest.mark.rule("SSP-DIP-02")
def test_a_player_sees_the_lobbying_cost_of_the_next_level() -> None:
    texts = {"diplomacy.toml": NINE_GEMS}
    p = Position("red has dismantle 5; it is red's turn", overrides=texts)
    seen = player(p)["lobbying"]
    assert (seen["dismantle"], seen["construction"]) == (-1, 9)  # type: ignore[index]


@pytest.mark.rule("SSP-SHP-04")
def test_a_ship_shows_what_each_seat_pays_its_owner() -> None:
    p = Position("it is red's turn")
    ship = next(one for one in player(p)["fleet"] if one["fee"] > 0)  # type: ignore[attr-defined]
    assert (ship["owner"], ship["fees"]) == (RED, [0, ship["fee"]])


@pytest.mark.rule("SSP-TIM-06")
def test_a_ship_shows_its_number_with_what_each_station_adds() -> None:
    p = Position("red has active 204; it is red's turn")
    adds = player(p)["adds"]
    ships = {one["type"]: one for one in player(p)["fleet"]}  # type: ignore[attr-defined]
    kept = ships["expedition"]["capacity"]
    assert adds == {"capacity": 1}
    assert ships["expedition"]["capacities"] == [kept + 1, kept]


@pytest.mark.rule("SSP-CON-05")
def test_sectors_show_the_metal_that_they_cost_now() -> None:
    p = Position("red has 9 gems, 9 metal; display has 101, 111, 121; it is red's turn")
    printed = board(p)["sectors"]
    p.play("use L1-construction-a")
    step = board(p)["steps"][-1]  # type: ignore[index]
    less = {number: facts["cost"] - step["discount"] for number, facts in printed.items()}  # type: ignore[attr-defined]
    assert step["prices"] == {number: max(0, metal) for number, metal in less.items()}


@pytest.mark.rule("SSP-DIS-03")
def test_ships_show_the_metal_that_they_yield_now() -> None:
    p = Position("red has 9 gems; it is red's turn").play("use L1-dismantle-a")
    step = board(p)["steps"][-1]  # type: ignore[index]
    p.play("dismantle L1-transport-a")
    assert p.gained(RED, "action")["metal"] == step["yields"]["L1-transport-a"]


@pytest.mark.rule("SSP-BON-01")
def test_the_track_of_the_ship_in_use_is_live() -> None:
    p = Position("red has 9 gems; it is red's turn")
    assert board(p)["track"] is None
    p.play("use L1-dismantle-a")
    assert board(p)["track"] == "dismantle"


@pytest.mark.rule("SSP-BON-01")
def test_a_diplomacy_ship_triggers_no_track() -> None:
    p = Position("red has 20 gems; it is red's turn").play("use L1-diplomacy-a")
    steps = board(p)["steps"]
    use = next(one for one in steps if one["kind"] == "ship_use")  # type: ignore[attr-defined]
    assert (use["ship"], use["track"], board(p)["track"]) == ("L1-diplomacy-a", None, None)


@pytest.mark.rule("SSP-SCO-04")
def test_ranks_tell_who_is_first_and_second_in_a_species() -> None:
    p = Position(
        "seats 3; red built and filled 101 by teal; blue built 102; blue houses 1 teal in 102"
    )
    ranks = [player(p, seat)["ranks"]["teal"] for seat in (RED, BLUE, YELLOW)]  # type: ignore[index]
    assert ranks == [1, 2, 0]


@pytest.mark.rule("SSP-SCO-01")
def test_the_total_is_the_sum_of_all_points() -> None:
    p = Position("red has 7 points; red built and filled 101; it is red's turn")
    assert player(p)["total"] == sum(p.score(RED).values())


@pytest.mark.rule("SSP-CON-07")
def test_offers_are_the_sectors_for_each_empty_place() -> None:
    p = Position("red built 101; display has 201, 202, 301; it is red's turn")
    teal = [one for one in player(p)["offers"] if one["colour"] == "teal"]  # type: ignore[attr-defined]
    facts = board(p)["sectors"]
    costs = sorted(facts[number]["cost"] for number in ("201", "202"))  # type: ignore[index]
    assert [(one["level"], one["open"]) for one in teal] == [(2, True), (3, False)]
    assert (sorted(teal[0]["sectors"]), teal[0]["metal"]) == ([201, 202], costs)
    assert teal[1]["sectors"] == [301]


@pytest.mark.rule("SSP-HUB-68")
def test_spaces_of_a_hub_work_while_they_are_taken() -> None:
    p = Position("red has hub A-11")
    house_residents(p.state, p.player(RED), p.state.hub(p.player(RED)))
    clear_space(p.state, p.player(RED), 0)
    hub = player(p)["station"][-1]  # type: ignore[index]
    assert hub["working"] == [one is not None for one in hub["residents"]]
    assert hub["working"].count(False) == 1


def test_a_step_has_the_same_word_as_kind_and_step() -> None:
    p = Position("red has 9 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="6 food")
    for step in board(p)["steps"]:  # type: ignore[attr-defined]
        assert step["kind"] == step["step"]
