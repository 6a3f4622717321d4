"""Boards for the terminal, drawn from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from starboard.engine.table import Table

from .eclipse import eclipse_board, eclipse_price
from .galactic_era import galactic_era_board
from .phoenix import phoenix_board
from .plain import plain_board
from .words import View, Words

Draw = Callable[[View, Words, int], RenderableType]
_BOARDS: Final[dict[str, Draw]] = {
    "eclipse": eclipse_board,
    "galactic-era": galactic_era_board,
    "phoenix": phoenix_board,
}


def board_of(table: Table, seat: int, width: int) -> RenderableType:
    """The board as this seat sees it, at most so many characters wide."""
    draw = _BOARDS.get(table.game.name, plain_board)
    return draw(table.game.view(table.state, seat), words_of(table), width)


def price_of(table: Table, seat: int, view: View, move: str) -> str:
    """What a move costs, for games whose notes do not say it."""
    return eclipse_price(view, seat, move) if table.game.name == "eclipse" else ""


def words_of(table: Table) -> Words:
    """How this table calls its seats and components."""
    return Words(table.game.catalogue(), table.all_names())
