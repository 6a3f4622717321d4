"""Component values that are ours and not known from the printed game, for the rules help."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from starboard.engine.game import Game
from starboard.engine.ruleset import package_texts

MARK = "designed"
MARKS = ("source", "field_sources")
TEXTS = ("design_rules", "about")


class Value(NamedTuple):
    """One value that is not confirmed: where it stands and what we play with."""

    file: str
    row: str
    field: str
    value: object


def unconfirmed_values(game: Game) -> list[Value]:
    """All values marked `designed` in the tables of a game and its expansions."""
    found: list[Value] = []
    for package in game.packages:
        for file, text in package_texts(package).items():
            tables: dict[str, object] = tomllib.loads(text)
            _walk(file, "", {k: v for k, v in tables.items() if k not in TEXTS}, found)
    return found


def _walk(file: str, row: str, value: object, found: list[Value]) -> None:
    """Collect the marked values below a table; rows are named by their id."""
    if isinstance(value, list):
        for at, inner in enumerate(value):
            _walk(file, f"{row}[{at + 1}]", inner, found)
    if not isinstance(value, dict):
        return
    name = str(value.get("id", row))
    for field in marked(value):
        found.append(Value(file, name, field, find(value, field)))
    for key, inner in value.items():
        if key not in MARKS:
            _walk(file, f"{name}.{key}" if name else key, inner, found)


def marked(row: dict[str, object]) -> list[str]:
    """The fields of a table whose values are ours."""
    fields: list[str] = []
    for name in MARKS:
        marks = row.get(name)
        if isinstance(marks, dict):
            fields += [field for field, mark in marks.items() if mark == MARK]
        elif marks == MARK:
            fields += [key for key in row if key not in (*MARKS, "id", "note", "notes")]
    if row.get(MARK) is True:
        fields += [key for key in row if key not in (*MARKS, MARK, "id", "note", "notes")]
    return fields


def find(row: dict[str, object], field: str) -> object:
    """The value of a field, also from a table inside the row; None where only words tell it."""
    if field in row:
        return row[field]
    for key, inner in row.items():
        if isinstance(inner, dict) and key not in MARKS and field in inner:
            return inner[field]
    return None
