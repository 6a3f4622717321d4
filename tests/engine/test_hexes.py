"""Hexes in axial coordinates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine.hexes import DQ, DR, distance, edge_towards, opposite, turned

PLACE = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
EDGES = range(6)


@pytest.mark.parametrize("edge", EDGES)
def test_the_opposite_edge_leads_back(edge: int) -> None:
    back = opposite(edge)
    assert (DQ[edge] + DQ[back], DR[edge] + DR[back]) == (0, 0)


@pytest.mark.parametrize("edge", EDGES)
def test_the_edge_towards_a_neighbour_is_the_one_that_leads_there(edge: int) -> None:
    assert edge_towards(4, -7, 4 + DQ[edge], -7 + DR[edge]) == edge


@pytest.mark.parametrize("edge", EDGES)
def test_every_edge_leads_one_step_away(edge: int) -> None:
    assert distance(0, 0, DQ[edge], DR[edge]) == 1


@pytest.mark.parametrize("edge", EDGES)
def test_two_edges_one_apart_lead_to_neighbours(edge: int) -> None:
    after = (edge + 1) % 6
    assert distance(DQ[edge], DR[edge], DQ[after], DR[after]) == 1


def test_edge_zero_is_the_top_one() -> None:
    assert (DQ[0], DR[0]) == (0, -1)


def test_edges_count_clockwise() -> None:
    assert (DQ[1], DR[1]) == (1, -1)


@given(PLACE, PLACE)
def test_distance_is_the_same_both_ways(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert distance(*a, *b) == distance(*b, *a)


@given(PLACE, PLACE, PLACE)
def test_a_detour_is_never_shorter(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]
) -> None:
    assert distance(*a, *c) <= distance(*a, *b) + distance(*b, *c)


@given(PLACE, PLACE)
def test_only_the_same_hex_is_no_step_away(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert (distance(*a, *b) == 0) == (a == b)


@pytest.mark.parametrize("sixths", EDGES)
@pytest.mark.parametrize("edge", EDGES)
def test_a_turn_moves_every_edge_clockwise(edge: int, sixths: int) -> None:
    assert turned(2**edge, sixths) == 2 ** ((edge + sixths) % 6)


@given(st.integers(0, 63), st.integers(0, 11), st.integers(0, 11))
def test_two_turns_are_one_turn(edges: int, first: int, second: int) -> None:
    assert turned(turned(edges, first), second) == turned(edges, first + second)


@pytest.mark.parametrize("far", [(4, -7), (6, -7), (5, -9)])
def test_no_edge_leads_to_a_hex_that_is_no_neighbour(far: tuple[int, int]) -> None:
    assert edge_towards(4, -7, *far) == -1
