"""What the bots see in Space Station Phoenix, and that it helps them."""

import pytest
from tests.phoenix.position import BLUE, GAME, RED, Position

from starboard.bots import make, think
from starboard.bots.knowledge import features_of, values_of
from starboard.bots.phoenix.features import NAMES, PhoenixFeatures
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.history import full_options


def counted(p: Position, seat: int = RED) -> dict[str, int]:
    numbers = PhoenixFeatures(False).count(p.state, seat)
    return {name: int(numbers[k]) for k, name in enumerate(NAMES) if numbers[k]}


def test_a_station_is_counted() -> None:
    p = Position("red has hub B-5; red built and filled 102; red has 40 gems, 3 food, 7 points")
    assert counted(p) == {
        "constant": 1,
        "points": 7,
        "sector_points": 4,
        "bonus_points": 2,
        "residents": 2,
        "most_residents": 10,
        "gems": 25,
        "food_or_water": 3,
        "hub_start": 31,
        "ships": 5,
        "unused_ships": 5,
        "working_fleet": 4,
        "dismantle_ships": 1,
        "construction_ships": 1,
        "transport_ships": 1,
        "expedition_ships": 1,
        "diplomacy_ships": 1,
        "gem_income": 6,
        "food_and_water_income": 1,
    }


def test_a_bonus_still_to_be_taken_counts() -> None:
    p = Position(
        "display has 101, 102; red has 4 gems, 9 metal; red has construction 2; "
        "blue has construction 1; it is red's turn"
    )
    p.play("use L1-construction-a", "build 101")
    assert p.actors == [RED]
    assert (counted(p)["open_bonus"], "open_bonus" in counted(p, BLUE)) == (3, False)


@pytest.mark.parametrize(("others", "points"), [(0, 10), (2, 7), (3, 5)])
def test_the_most_residents_of_a_kind_count(others: int, points: int) -> None:
    p = Position(
        f"red built 101; red houses 2 teal in 101; blue built 301; blue houses {others} teal in 301"
    )
    assert counted(p)["most_residents"] == points


@pytest.mark.parametrize(("turns", "stage"), [(0, 0), (23, 0), (24, 1), (72, 3), (900, 3)])
def test_stages_follow_the_turns_of_each_player(turns: int, stage: int) -> None:
    p = Position()
    p.state.turns = turns
    assert PhoenixFeatures(False).stage(p.state) == stage


def test_the_last_ships_are_not_dismantled() -> None:
    p = Position("red's fleet is L1-dismantle-a, L1-transport-a; red has 9 gems; it is red's turn")
    moves = PhoenixFeatures(False).useful(p.state, RED, GAME.legal(p.state, RED))
    assert "use L1-dismantle-a" in p.legal()
    assert "use L1-dismantle-a" not in [str(move) for move in moves]


def test_every_feature_has_a_weight() -> None:
    p = Position()
    values = values_of(GAME, p.state, False)
    assert values is not None
    assert [len(row) for row in values.rows] == [len(NAMES)] * 4
    assert features_of(GAME) is not None


@pytest.mark.slow
def test_casual_beats_random_play() -> None:
    picks = Quick(5)
    options = full_options(GAME, 2, {"game": "first", "first_player": "0"})
    state = GAME.setup(2, options, Run(picks, False))
    bots = [make("casual"), make("random")]
    for _ in range(4000):
        if GAME.over(state):
            break
        seat = 0 if GAME.actors(state) & 1 else 1
        GAME.apply(state, seat, think(bots[seat], GAME, state, seat, picks), Run(picks, False))
    scores = GAME.outcome(state).scores
    assert scores[0] > scores[1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_casual_bots_come_to_an_end(seats: int) -> None:
    picks = Quick(11)
    state = GAME.setup(seats, full_options(GAME, seats, {}), Run(picks, False))
    bot = make("casual")
    for _ in range(3000):
        if GAME.over(state):
            break
        seat = next(k for k in range(seats) if GAME.actors(state) >> k & 1)
        GAME.apply(state, seat, think(bot, GAME, state, seat, picks), Run(picks, False))
    assert GAME.over(state)
