"""A view is what `view/shape.py` says, for every seat, at every moment of whole games."""

from random import Random

import pytest

import starboard
from starboard.engine.shape import faults
from starboard.games.phoenix.view.shape import View

GAMES = ["first", "basic", "advanced"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_a_game_has_the_declared_shape(game: str, seats: int) -> None:
    options = {"game": game, "friendly": seats < 4}
    table = starboard.new("phoenix", seats=seats, seed=f"{game} {seats}", options=options)
    chance = Random(seats)
    seen: set[str] = set()
    while not table.over:
        if is_new(table, seen):
            assert shape_faults(table, chance.choice([None, *range(seats)])) == []
        seat = table.actors[0]
        table.play(seat, chance.choice(table.legal(seat)))
    assert [shape_faults(table, seat) for seat in (None, *range(seats))] == [[]] * (seats + 1)


def is_new(table: starboard.Table, seen: set[str]) -> bool:
    """Is this the first time that a step of this kind must be decided?"""
    kind = type(table.state.stack[-1]).__name__
    found = kind not in seen
    seen.add(kind)
    return found


def test_a_view_without_a_declared_key_is_found() -> None:
    table = starboard.new("phoenix", seats=2, seed="a", options={})
    board = table.view(0)["board"]
    assert isinstance(board, dict)
    del board["track"]
    board["trick"] = 1
    assert faults(board, View) == ["view: has no track", "view: trick is not declared"]


def shape_faults(table: starboard.Table, seat: int | None) -> list[str]:
    return faults(table.view(seat)["board"], View)
