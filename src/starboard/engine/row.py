"""One row of a component table: typed readers that complain in words a player can act on."""

from difflib import get_close_matches
from typing import Final, final

# Fields that tell where a value comes from; no rule reads them, so done() accepts them unread.
PROVENANCE: Final[tuple[str, ...]] = (
    "id",
    "source",
    "field_sources",
    "designed",
    "note",
    "notes",
    "evidence",
    "confidence",
    "basis",
)
NO_LIMIT: Final[int] = 1_000_000_000


class BadTable(ValueError):
    """A component table holds something it must not; the text names file, row and field."""


def shown(value: object) -> str:
    """A TOML value as a person would write it, cut to a readable length."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value[:60] + '"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list of " + str(len(value))
    return str(value)


def nearest(word: str, known: list[str]) -> str:
    """A suggestion in brackets, or nothing when no known word is close."""
    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return ' (did you mean "' + close[0] + '"?)' if close else ""


@final
class Row:
    """A merged row: its values, and for every overridden field the file that set it."""

    def __init__(
        self,
        file: str,
        id: str,
        values: dict[str, object],
        path: str,
        origins: dict[str, str],
    ) -> None:
        self.file = file
        self.id = id
        self.values = values
        self.path = path
        self.origins = origins
        self.seen: set[str] = set()

    @property
    def designed(self) -> bool:
        """True when a value of this row is ours and not confirmed by the printed game."""
        if self.values.get("designed") is True or self.values.get("source") == "designed":
            return True
        return any(
            self.is_designed(str(field))
            for marks in (self.values.get("source"), self.values.get("field_sources"))
            if isinstance(marks, dict)
            for field in marks
        )

    def is_designed(self, field: str) -> bool:
        """True when this field is ours; a later value without a mark of its own clears it."""
        mark = self.mark_of(field)
        if self.origin(field) != self.origin(mark) or self.has_later_part(field):
            return False
        return self.mark(field) == "designed" or self.values.get("designed") is True

    def mark_of(self, field: str) -> str:
        """The name of the mark that tells where this field comes from."""
        for name in ("field_sources", "source"):
            marks = self.values.get(name)
            if isinstance(marks, dict) and field in marks:
                return name + "." + field
        return "source"

    def mark(self, field: str) -> object:
        """The mark itself: rulebook, confirmed, single or designed."""
        name = self.mark_of(field).split(".")[0]
        marks = self.values.get(name)
        return marks.get(field) if isinstance(marks, dict) else marks

    def has_later_part(self, field: str) -> bool:
        """Whether a later layer changed something inside this nested table."""
        return any(path.startswith(self.path + field + ".") for path in self.origins)

    def origin(self, field: str) -> str:
        """The file that gave this field its value."""
        path = self.path + field
        while path:
            if path in self.origins:
                return self.origins[path]
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.file

    def place(self, field: str) -> str:
        """File, row and field as an error names them."""
        return self.origin(field) + ', row "' + self.id + '", field "' + self.path + field + '"'

    def wrong(self, field: str, expected: str, value: object) -> BadTable:
        """The complaint about one field: where it stands, what was expected, what was found."""
        place = self.place(field)
        return BadTable(place + ": expected " + expected + ", found " + shown(value))

    def has(self, field: str) -> bool:
        """Whether the row names this field; asking makes the field a known one."""
        self.seen.add(field)
        return field in self.values

    def fields(self) -> list[str]:
        """The names of all fields in the order of the file."""
        return list(self.values)

    def value(self, field: str) -> object:
        """The raw value, marked as read; None when the field is absent."""
        self.seen.add(field)
        return self.values.get(field)

    def text(self, field: str) -> str:
        value = self.value(field)
        if isinstance(value, str):
            return value
        raise self.wrong(field, "a text", value)

    def text_or(self, field: str, default: str) -> str:
        return self.text(field) if self.has(field) else default

    def number(self, field: str, least: int = 0, most: int = NO_LIMIT) -> int:
        value = self.value(field)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise self.wrong(field, whole_number(least, most), value)

    def number_or(self, field: str, default: int, least: int = 0, most: int = NO_LIMIT) -> int:
        return self.number(field, least, most) if self.has(field) else default

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.value(field)
        if value is None:
            return default
        if isinstance(value, bool):
            return value
        raise self.wrong(field, "true or false", value)

    def choice(self, field: str, names: tuple[str, ...]) -> int:
        """The index of the field's text among the names allowed."""
        value = self.value(field)
        if isinstance(value, str) and value in names:
            return names.index(value)
        hint = nearest(value, list(names)) if isinstance(value, str) else ""
        raise BadTable(str(self.wrong(field, "one of " + ", ".join(names), value)) + hint)

    def choice_or(self, field: str, names: tuple[str, ...], default: int) -> int:
        return self.choice(field, names) if self.has(field) else default

    def items(self, field: str, expected: str) -> list[object]:
        value = self.value(field)
        if isinstance(value, list):
            return list(value)
        raise self.wrong(field, expected, value)

    def numbers(self, field: str, least: int = 0) -> list[int]:
        expected = "a list of whole numbers of at least " + str(least)
        return self.number_list(field, self.items(field, expected), expected, least)

    def numbers_or(self, field: str, default: list[int], least: int = 0) -> list[int]:
        return self.numbers(field, least) if self.has(field) else default

    def number_list(self, field: str, items: list[object], expected: str, least: int) -> list[int]:
        found: list[int] = []
        for at, item in enumerate(items):
            if not isinstance(item, int) or isinstance(item, bool) or item < least:
                raise self.wrong(field + "[" + str(at + 1) + "]", expected, item)
            found.append(item)
        return found

    def number_lists(self, field: str, least: int = 0) -> list[list[int]]:
        """A list of lists of numbers, such as coordinates."""
        expected = "a list of lists of whole numbers"
        found: list[list[int]] = []
        for at, item in enumerate(self.items(field, expected)):
            name = field + "[" + str(at + 1) + "]"
            if not isinstance(item, list):
                raise self.wrong(name, expected, item)
            found.append(self.number_list(name, list(item), expected, least))
        return found

    def texts(self, field: str) -> list[str]:
        found: list[str] = []
        for at, item in enumerate(self.items(field, "a list of texts")):
            if not isinstance(item, str):
                raise self.wrong(field + "[" + str(at + 1) + "]", "a text", item)
            found.append(item)
        return found

    def texts_or(self, field: str, default: list[str]) -> list[str]:
        return self.texts(field) if self.has(field) else default

    def flags(self, field: str) -> list[bool]:
        found: list[bool] = []
        for at, item in enumerate(self.items(field, "a list of true and false")):
            if not isinstance(item, bool):
                raise self.wrong(field + "[" + str(at + 1) + "]", "true or false", item)
            found.append(item)
        return found

    def rows(self, field: str) -> list["Row"]:
        """The nested tables of a list, for example the dice of a ship part."""
        found: list[Row] = []
        for at, item in enumerate(self.items(field, "a list of tables")):
            name = field + "[" + str(at + 1) + "]"
            if not isinstance(item, dict):
                raise self.wrong(name, "a table", item)
            found.append(self.nested(name, item))
        return found

    def rows_or_none(self, field: str) -> list["Row"]:
        return self.rows(field) if self.has(field) else []

    def table(self, field: str) -> "Row":
        value = self.value(field)
        if isinstance(value, dict):
            return self.nested(field, value)
        raise self.wrong(field, "a table", value)

    def table_or_none(self, field: str) -> "Row | None":
        return self.table(field) if self.has(field) else None

    def nested(self, name: str, values: dict[str, object]) -> "Row":
        return Row(self.file, self.id, dict(values), self.path + name + ".", self.origins)

    def counts(self, field: str, least: int = 0) -> dict[str, int]:
        """A table of numbers by name, for example the resources a species starts with."""
        inner = self.table(field)
        return {key: inner.number(key, least) for key in inner.fields() if key not in PROVENANCE}

    def done(self) -> None:
        """Complain about fields nobody read: they are misspelt or do nothing.

        Call it after the last reader; a field that is read only sometimes needs a `has` first.
        """
        for field in self.unread():
            raise self.unknown(field)

    def done_over(self, printed: "Row") -> None:
        """As `done`, but what nobody reads may stand as it does in the game's own table.

        Such fields put a rule into words or repeat a fixed number: to change them does nothing,
        and a player who tries must hear of it.
        """
        for field in self.unread():
            if field not in printed.values:
                raise self.unknown(field)
            if self.values[field] != printed.values[field]:
                fixed = "no change (the rules are fixed here)"
                raise self.wrong(field, fixed, self.values[field])

    def unread(self) -> list[str]:
        """The fields that no reader has asked for."""
        return [name for name in self.values if name not in self.seen and name not in PROVENANCE]

    def unknown(self, field: str) -> BadTable:
        """The complaint about a field that no rule knows."""
        known = sorted(self.seen)
        expected = "one of " + ", ".join(known) if known else "no field"
        place = self.place(field) + ": expected " + expected
        return BadTable(place + ", found an unknown field" + nearest(field, known))


def whole_number(least: int, most: int) -> str:
    """The words for a range of whole numbers."""
    if most != NO_LIMIT:
        return "a whole number from " + str(least) + " to " + str(most)
    return "a whole number of at least " + str(least)
