"""A board for games that nobody has drawn: plain facts and tables, never a dump."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .words import View, Words, grid

SKIPPED = ("steps", "step")


def plain_board(view: View, words: Words, width: int) -> RenderableType:
    """Single facts in one line, then a table for each list of things."""
    facts = [f"{label(key)} {value}" for key, value in view.items() if is_fact(value)]
    tables = [
        things(label(key), value, words)
        for key, value in view.items()
        if key not in SKIPPED and is_list_of_things(value)
    ]
    return Group(Text(" · ".join(facts), style="bold"), *tables)


def label(key: str) -> str:
    """A key as people read it."""
    return key.replace("_", " ")


def is_fact(value: object) -> bool:
    """One number or one word."""
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def is_list_of_things(value: object) -> bool:
    """Rows that fit into a table."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def things(title: str, rows: list[Mapping[str, object]], words: Words) -> Grid:
    """One row per thing; lists of numbers stand side by side."""
    made = grid(title, *(label(key) for key in rows[0]))
    for row in rows:
        made.add_row(*(cell(key, value, words) for key, value in row.items()))
    return made


def cell(key: str, value: object, words: Words) -> str:
    """A value of a table; seats are called by their names."""
    if key in ("seat", "owner") and isinstance(value, int):
        return words.seat(value) if value >= 0 else "-"
    if value is None:
        return "-"
    if isinstance(value, list):
        return " ".join(str(one) for one in value)
    return str(value)
