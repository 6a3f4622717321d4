"""Everything that can be wrong with what somebody asks of a table."""

from __future__ import annotations

from typing import final


@final
class WhyNot:
    """A refusal as people and programs read it: code, rule, named numbers and a sentence."""

    __slots__ = ("code", "fix", "params", "rule", "text")

    def __init__(
        self, code: str, rule: str, params: dict[str, object], text: str, fix: str = ""
    ) -> None:
        self.code = code
        self.rule = rule
        self.params = params
        self.text = text
        self.fix = fix

    def __repr__(self) -> str:
        return f"WhyNot({self.code}, {self.rule}, {self.text})"

    def json(self) -> dict[str, object]:
        """As the page and the API show it."""
        return {
            "code": self.code,
            "rule": self.rule,
            "params": self.params,
            "text": self.text,
            "fix": self.fix,
        }


class StarboardError(Exception):
    """The base of all errors that a caller may meet; the text says what is and what was needed."""


class BadNotation(StarboardError):
    """The text is no move of this game."""


class IllegalMove(StarboardError):
    """A rule forbids the move; nothing has changed."""

    def __init__(self, refusal: WhyNot) -> None:
        super().__init__(f"{refusal.text} ({refusal.rule})")
        self.refusal = refusal


class StaleMove(StarboardError):
    """The move was meant for an earlier position; nothing has changed."""


class GameOver(StarboardError):
    """The game has ended; nothing has changed."""


class BadSave(StarboardError):
    """The text is no saved game, or does not replay."""


class BadDraw(BadSave):
    """A recorded draw is not the one that the seed gives, or does not fit the move."""


class BadOptions(StarboardError):
    """A table cannot be made with these options; `fields` has a sentence for each wrong one."""

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__("; ".join(f"{name}: {text}" for name, text in fields.items()))
        self.fields = fields
