"""Features, weights and plans."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starboard import bots
from starboard.bots.eclipse.chances import exact_chance
from starboard.bots.eclipse.features import EclipseFeatures
from starboard.bots.evaluation import Values, read_values, rows_for
from starboard.bots.knowledge import features_of
from starboard.bots.search.beam import beam_worth
from starboard.bots.search.planner import Planner
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.options import check_options
from starboard.games import get
from starboard.games.eclipse.components.ids import MONEY
from starboard.games.eclipse.state import State

ECLIPSE = get("eclipse")


def fresh(seed: int = 1) -> State:
    options = check_options(ECLIPSE.options(), {}, 4)
    state = ECLIPSE.setup(4, options, Run(Quick(seed), False))
    assert isinstance(state, State)
    return state


def to_move(state: State) -> int:
    return int(first_bit(ECLIPSE.actors(state)))


def planner(state: State) -> Planner:
    values = read_values(EclipseFeatures(False), 4)
    return Planner(ECLIPSE, values, to_move(state), 4, Quick(5), 6, 8)


def test_every_weight_of_the_file_belongs_to_a_feature() -> None:
    values = read_values(EclipseFeatures(False), 4)
    assert [len(row) for row in values.rows] == [len(values.features.names())] * 8


def test_the_nearest_number_of_players_is_taken() -> None:
    tables: dict[str, object] = {"seats": {"2": {"a": [1, 2]}, "4": {"a": [3, 4]}}}
    assert [list(row) for row in rows_for(tables, ["a", "b"], 5)] == [[3, 0], [4, 0]]


def test_points_on_the_board_are_worth_about_what_they_score() -> None:
    row = read_values(EclipseFeatures(False), 4).rows
    at = EclipseFeatures(False).names().index("points")
    assert all(500 <= weights[at] <= 1500 for weights in row)


def test_a_debt_that_cannot_be_paid_is_worth_less_than_none() -> None:
    state = fresh()
    values = read_values(EclipseFeatures(False), 4)
    before = values.own(state, 0)
    state.players[0].storage[MONEY] = -20
    assert values.own(state, 0) < before


def test_nobody_takes_an_action_whose_upkeep_ruins() -> None:
    state = fresh()
    seat = to_move(state)
    state.players[seat].storage[MONEY] = -20
    moves = EclipseFeatures(False).useful(state, seat, ECLIPSE.legal(state, seat))
    assert not [move for move in moves if str(move).startswith("action")]


def test_a_plan_leads_to_the_end_of_the_own_turn() -> None:
    state = fresh()
    plan = planner(state)
    for move in plan.options(state, 10):
        assert not plan.is_open(plan.finish(state, move))


def test_the_same_luck_gives_the_same_plan() -> None:
    state = fresh()
    first, second = planner(state), planner(state)
    move = first.options(state, 1)[0]
    assert str(second.options(state, 1)[0]) == str(move)
    assert first.plan_worth(state, move) == second.plan_worth(state, move)


def test_a_beam_looks_at_a_state_without_touching_it() -> None:
    state = fresh()
    before = ECLIPSE.view(state, -1)
    plan = planner(state)
    beam_worth(plan, state, plan.options(state, 1)[0], 2)
    assert ECLIPSE.view(state, -1) == before


def test_a_value_counts_own_points_and_the_lead() -> None:
    features = EclipseFeatures(False)
    rows: list[vec[i64]] = [vec[i64]([0, 1000] + [0] * (len(features.names()) - 2))] * 8
    values = Values(features, rows)
    state = fresh()
    own = [values.own(state, seat) for seat in range(4)]
    lead = own[0] - max(own[1:])
    assert values.value(state, 0, 4) == own[0] + lead // 2


def test_without_a_battle_there_are_no_odds() -> None:
    state = fresh()
    assert exact_chance(state, state.sectors[0], 0) == -1


def test_hints_name_up_to_three_moves_best_first_with_reasons() -> None:
    state = fresh()
    thoughts = bots.consider("casual", ECLIPSE, state, to_move(state), Quick(2))
    values = [thought.value for thought in thoughts]
    assert (1 <= len(thoughts) <= 3, values) == (True, sorted(values, reverse=True))
    assert any(thought.reasons for thought in thoughts)


@pytest.mark.parametrize("level", ["casual", "skilled", "expert"])
def test_levels_with_values_fall_back_to_the_novice_in_other_games(level: str) -> None:
    mini = get("mini")
    state = mini.setup(3, check_options(mini.options(), {}, 3), Run(Quick(1), False))
    assert features_of(mini) is None
    assert bots.consider(level, mini, state, int(first_bit(mini.actors(state))), Quick(1), 0.05)
