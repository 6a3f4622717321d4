"""Views contain what their shape declares: no key more, none less, all of the declared type."""

import pytest

from starboard.engine.chance import Quick
from starboard.engine.shape import faults
from starboard.engine.table import Table
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.view.shape import View

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"species": "draft", "guardians": "advanced"}),
    (4, {"species": "chosen", "boards": "draco,planta,eridani,hydran", "ancients": "random"}),
    (5, {"warp_portals": False}),
    (6, {"gcds": "advanced"}),
    (4, {"beginner": True}),
]
EVERY = 7


def views_of_a_game(seats: int, options: dict[str, object]) -> list[dict[str, object]]:
    """What the seats and a spectator see by turns in a random game, and all of them at its end."""
    game, picks = Eclipse(), Quick(seats)
    table = Table(game, seats, f"shape {seats}", options)
    found: list[dict[str, object]] = []
    while not table.over:
        if table.seq % EVERY == 0:
            found.append(game.view(table.state, table.seq // EVERY % (seats + 1) - 1))
        seat = table.actors[0]
        moves = game.prudent(table.state, seat, list(table.legal(seat)))
        table.play(seat, moves[picks.below(0, len(moves))])
    return found + [game.view(table.state, seat) for seat in range(-1, seats)]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_view_of_a_game_has_the_declared_shape(
    seats: int, options: dict[str, object]
) -> None:
    views = views_of_a_game(seats, options)
    assert len(views) > 25
    assert [fault for view in views for fault in faults(view, View)][:5] == []


def test_a_missing_an_unknown_and_a_mistyped_key_are_found() -> None:
    view = Eclipse().view(Table(Eclipse(), 2, "shape", {}).state, 0)
    del view["zones"]
    view["colour"] = "red"
    view["round"] = "one"
    assert len(faults(view, View)) == 3
