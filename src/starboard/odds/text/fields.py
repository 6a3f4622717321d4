"""Reading fields of a battle file: every complaint names the field, what was found and wanted."""

from __future__ import annotations

from typing import final

from starboard.engine.errors import StarboardError
from starboard.engine.row import nearest, shown


class BadBattle(StarboardError):
    """A battle that cannot be read; the text says where and why."""


def bad(field: str, found: object, expected: str) -> BadBattle:
    return BadBattle(f"{field}: found {shown(found)}, expected {expected}")


@final
class Fields:
    """A table of the file and the path that leads to it."""

    def __init__(self, path: str, values: dict[str, object]) -> None:
        self.path = path
        self.values = values

    def name(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field

    def has(self, field: str) -> bool:
        return field in self.values

    def only(self, known: list[str]) -> None:
        """No field but these."""
        for field in self.values:
            if field not in known:
                hint = nearest(field, known)
                listed = ", ".join(known)
                raise BadBattle(f"{self.name(field)}: unknown field{hint}, expected {listed}")

    def whole(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.values.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise bad(self.name(field), value, f"a whole number from {low} to {high}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.values.get(field, default)
        if not isinstance(value, bool):
            raise bad(self.name(field), value, "true or false")
        return value

    def text(self, field: str, known: list[str], default: str | None = None) -> str:
        """One of the known words; any word when none is given."""
        value = self.values.get(field, default)
        if not isinstance(value, str) or (known and value not in known):
            hint = nearest(value, known) if isinstance(value, str) else ""
            expected = "one of " + ", ".join(known) if known else "a text"
            raise bad(self.name(field), value, expected + hint)
        return value

    def table(self, field: str) -> Fields:
        """A table inside; an absent one is empty."""
        return as_table(self.name(field), self.values.get(field, {}))

    def rows(self, field: str, low: int) -> list[Fields]:
        """A list of tables with at least `low` entries."""
        value = self.values.get(field)
        if not isinstance(value, list) or len(value) < low:
            raise bad(self.name(field), value, f"a list with {low} or more tables")
        return [as_table(f"{self.name(field)}[{k}]", row) for k, row in enumerate(value)]

    def items(self, field: str) -> list[object]:
        value = self.values.get(field, [])
        if not isinstance(value, list):
            raise bad(self.name(field), value, "a list")
        return list(value)


def as_table(path: str, value: object) -> Fields:
    if not isinstance(value, dict):
        raise bad(path or "the battle", value, "a table with named fields")
    return Fields(path, {str(key): entry for key, entry in value.items()})
