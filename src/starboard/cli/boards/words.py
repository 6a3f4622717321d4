"""What boards have in common: names, colours and small tables."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from starboard.engine.catalogue import Catalogue, form

View = dict[str, Any]
SEATS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "magenta", "cyan")
COLOURS: Final = {
    "black": "bright_black",
    "gold": "yellow",
    "teal": "cyan",
    "pink": "bright_magenta",
}
NOBODY: Final = "bright_black"


class Words:
    """Names of seats and components, and the colour of each seat."""

    def __init__(self, catalogue: Catalogue, names: dict[str, str]) -> None:
        self.catalogue = catalogue
        self.names = names

    def name(self, kind: str, word: object) -> str:
        """How people call a component; what has no name loses its underscores."""
        known = form(self.catalogue.name(kind, str(word)), False)
        return known if known != str(word) else known.replace("_", " ")

    def seat(self, number: int) -> str:
        """How this table calls a seat."""
        return self.names.get(f"seat {number}", f"Player {number + 1}")


def style_of(number: int | None) -> str:
    """The colour of a seat."""
    return NOBODY if number is None else SEATS[number % len(SEATS)]


def hue(colour: str | None) -> str:
    """A colour of the box as the terminal knows it."""
    return NOBODY if colour is None else COLOURS.get(colour, colour)


def grid(title: str, *columns: str) -> Grid:
    """A table for a board: numbers to the right, where a heading begins with a hyphen."""
    made = Grid(
        title=title,
        min_width=len(title),
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD if any(columns) else None,
        show_header=any(columns),
        pad_edge=False,
        padding=(0, 1),
        collapse_padding=True,
    )
    for column in columns:
        right = column.startswith("-")
        justify: JustifyMethod = "right" if right else "left"
        made.add_column(
            column.removeprefix("-"),
            justify=justify,
            no_wrap=any(columns) and (right or not column),
        )
    return made


def owner_text(words: Words, number: int, mark: bool) -> Text:
    """A seat's name in its colour, marked when it is to move."""
    return Text(("▶ " if mark else "  ") + words.seat(number), style=style_of(number))
