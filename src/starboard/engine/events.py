"""What happened, because of which rule, and who may see it."""

from __future__ import annotations

from types import ModuleType
from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


@final
class EventKind:
    """One kind of event: its name, the rule behind it and the names of its numbers.

    A field is written `name` or `name:kind`; the kind says how its number is turned into a word.
    """

    __slots__ = ("fields", "name", "rule")

    def __init__(self, name: str, rule: str, fields: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields

    def __repr__(self) -> str:
        return f"EventKind({self.name!r}, {self.rule!r}, {self.fields})"


@final
class Event:
    """What happened, its numbers, rule and audience; `cause` is the number of the record.

    The audience is a bit mask of seats. Text is never made inside the rules, only from the
    catalogue.
    """

    __slots__ = ("audience", "cause", "rule", "values", "what")

    def __init__(
        self, what: EventKind, rule: str, audience: i64, values: tuple[int, ...], cause: i64 = 0
    ) -> None:
        self.what = what
        self.rule = rule
        self.audience: i64 = audience
        self.values = values
        self.cause: i64 = cause

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.what.name

    def seen_by(self, seat: i64) -> bool:
        """May this seat see it? A spectator is seat -1."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.values})"


def kinds_in(*modules: ModuleType) -> list[EventKind]:
    """The kinds that these modules declare, in their order."""
    found: list[EventKind] = []
    for module in modules:
        found.extend(value for value in vars(module).values() if isinstance(value, EventKind))
    return found
