"""What happened, because of which rule, and who may see it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


@final
class Event:
    """Kind, numbers, rule and audience (a bit mask of seats); `cause` is the number of the record.

    The names of the numbers stand in the catalogue, so that text is never made inside the rules.
    """

    __slots__ = ("audience", "cause", "kind", "rule", "values")

    def __init__(
        self, kind: str, rule: str, audience: i64, values: tuple[int, ...], cause: i64 = 0
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.audience: i64 = audience
        self.values = values
        self.cause: i64 = cause

    def seen_by(self, seat: i64) -> bool:
        """May this seat see it? A spectator is seat -1."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.values})"
