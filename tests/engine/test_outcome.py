"""Scores, ranks, tie-breaks and where points came from."""

from hypothesis import given
from hypothesis import strategies as st

from starboard.engine.outcome import outcome_of

ROWS = st.lists(st.tuples(st.sampled_from(["terrain", "hand"]), st.integers(-9, 99)), max_size=4)
TABLES = st.lists(st.tuples(ROWS, st.integers(0, 2)), min_size=1, max_size=6)


def test_a_score_is_the_sum_of_its_sources() -> None:
    outcome = outcome_of([[("terrain", 5), ("hand", 2)], []], [(0,), (0,)])
    assert outcome.scores == [7, 0]


def test_more_points_rank_first() -> None:
    assert outcome_of([[("a", 5)], [("a", 9)], [("a", 7)]], [(), (), ()]).ranks == [
        3,
        1,
        2,
    ]


def test_a_tie_goes_to_the_greater_tie_break() -> None:
    assert outcome_of([[("a", 5)], [("a", 5)]], [(1, 9), (2, 0)]).ranks == [2, 1]


def test_equal_seats_share_the_rank_and_the_next_is_left_out() -> None:
    assert outcome_of([[("a", 5)], [("a", 5)], [("a", 1)]], [(0,)] * 3).ranks == [
        1,
        1,
        3,
    ]


def test_all_who_share_rank_one_have_won() -> None:
    assert outcome_of([[("a", 5)], [("a", 1)], [("a", 5)]], [(0,)] * 3).winners == [
        0,
        2,
    ]


def test_json_adds_up_rows_of_the_same_source() -> None:
    outcome = outcome_of([[("hand", 2), ("terrain", 3), ("hand", 4)]], [()])
    assert outcome.json() == {
        "scores": [9],
        "ranks": [1],
        "breakdown": [{"hand": 6, "terrain": 3}],
    }


@given(TABLES)
def test_somebody_always_wins(table: list[tuple[list[tuple[str, int]], int]]) -> None:
    assert outcome_of([rows for rows, _ in table], [(tie,) for _, tie in table]).winners


@given(TABLES)
def test_nobody_with_fewer_points_ranks_higher(
    table: list[tuple[list[tuple[str, int]], int]],
) -> None:
    outcome = outcome_of([rows for rows, _ in table], [(tie,) for _, tie in table])
    order = sorted(range(len(table)), key=lambda seat: outcome.ranks[seat])
    scores = [outcome.scores[seat] for seat in order]
    assert scores == sorted(scores, reverse=True)
