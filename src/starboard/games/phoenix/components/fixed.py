"""Fields that a row may name, but that no table can change."""

from __future__ import annotations

from starboard.engine.row import Row, shown


def fixed(row: Row, field: str, value: object) -> None:
    """A field that a row may name, but that cannot be changed."""
    if row.has(field) and row.value(field) != value:
        expected = shown(value) + " (the rules are fixed here)"
        raise row.wrong(field, expected, row.value(field))
