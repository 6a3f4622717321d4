"""Boards in the terminal: what a player must find on them."""

from io import StringIO

import pytest
from rich.console import Console

import starboard
from starboard.cli.boards import board_of, price_of
from starboard.cli.boards.hexes import Canvas, fitting_width, frame, place_of
from starboard.engine.chance import Quick


def played(game: str, seats: int, moves: int) -> starboard.Table:
    """A table in the middle of a prudent random game."""
    table = starboard.new(game, seats, "board")
    picks = Quick(1)
    while moves > 0 and not table.over:
        seat = table.actors[0]
        legal = table.legal(seat)
        sensible = table.game.prudent(table.state, seat, list(legal)) or legal
        table.play(seat, sensible[picks.below(0, len(sensible))])
        moves -= 1
    return table


def drawn(table: starboard.Table, seat: int, width: int = 140) -> str:
    out = StringIO()
    Console(file=out, width=width).print(board_of(table, seat, width))
    return out.getvalue()


def test_every_explored_sector_is_on_the_map() -> None:
    table = played("eclipse", 3, 150)
    view = table.game.view(table.state, 0)
    text = drawn(table, 0)
    assert len(view["sectors"]) > 8
    assert all(f"{sector['number']:03d} ★{sector['vp']}" in text for sector in view["sectors"])


def test_the_tech_tray_names_every_tech() -> None:
    table = played("eclipse", 2, 20)
    text = " ".join(drawn(table, 0, 400).split())
    names = table.game.catalogue().names["tech"]
    tray = table.game.view(table.state, 0)["tray"]
    assert all(names[row["tech"]] in text for row in tray)


def test_a_hex_shows_its_wormholes() -> None:
    canvas = Canvas()
    frame(canvas, 0, 0, 9, "", [0, 2, 4])
    assert canvas.text().plain == "╭───○───╮\n│       │\n○       ○\n╰───────╯"


def test_neighbours_do_not_overlap() -> None:
    corners = [place_of(q, r, 9, 4) for q, r in ((0, 0), (0, 1), (1, 0), (1, -1))]
    assert corners == [(0, 0), (0, 4), (9, 2), (9, -2)]


def test_a_narrow_terminal_gets_narrow_hexes() -> None:
    assert [fitting_width(10, width, 6, 12) for width in (20, 80, 300)] == [6, 8, 12]


def test_stars_are_called_by_their_names_and_nowhere_by_coordinates() -> None:
    table = played("galactic-era", 3, 120)
    text = drawn(table, 0, 400)
    names = table.game.catalogue().names["star"]
    stars = table.game.view(table.state, 0)["stars"]
    assert all(names[star["id"]][:6] in text for star in stars)
    assert not any(star["hex"] in text for star in stars)


def test_the_races_stand_beside_the_players() -> None:
    table = played("galactic-era", 3, 120)
    names = table.game.catalogue().names["race"]
    races = [player["race"] for player in table.game.view(table.state, 0)["players"]]
    assert all(names[race] in drawn(table, 0) for race in races)


def test_the_station_shows_its_sectors_and_the_market_its_prices() -> None:
    table = played("phoenix", 2, 120)
    view = table.game.view(table.state, 0)
    text = " ".join(drawn(table, 0, 300).split())
    places = [wing["place"] for player in view["players"] for wing in player["station"]]
    assert len(places) > 2
    assert all(f"[{place}" in text for place in places)
    assert all(f"{n} {view['sectors'][str(n)]['cost']}m" in text for n in view["display"])


def test_hands_of_others_stay_hidden_on_a_plain_board() -> None:
    table = played("mini", 2, 3)
    first, second = drawn(table, 0), drawn(table, 1)
    assert first != second
    assert "Player 1" in first


@pytest.mark.parametrize("game", [*starboard.games(), "mini"])
@pytest.mark.parametrize("width", [60, 200])
def test_a_spectator_sees_a_board_in_every_game(game: str, width: int) -> None:
    assert len(drawn(played(game, 2, 40), -1, width).splitlines()) > 5


def test_a_ship_has_a_price() -> None:
    table = played("eclipse", 2, 1)
    view = table.game.view(table.state, 0)
    cost = next(row["cost"] for row in view["players"][0]["blueprints"] if row["type"] == "cruiser")
    assert price_of(table, 0, view, "build cruiser 221") == f"{cost} Materials"
    assert price_of(table, 0, view, "pass") == ""
