"""What can be chosen when a table is made, or set by a player as a standing preference."""

from __future__ import annotations

import difflib
from typing import final

from .errors import BadOptions


@final
class Option:
    """One field: a flag, one of several choices, a text or a list of texts.

    `choices` is empty for flags and free texts. `each` = one value per seat (a list).
    """

    __slots__ = ("choices", "default", "each", "kind", "name", "title")

    def __init__(
        self,
        name: str,
        title: str,
        default: object,
        choices: tuple[str, ...] = (),
        kind: str = "choice",
        each: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        self.default = default
        self.choices = choices
        self.kind = kind
        self.each = each

    def json(self) -> dict[str, object]:
        """As the page shows it."""
        return {
            "name": self.name,
            "title": self.title,
            "default": self.default,
            "choices": list(self.choices),
            "kind": self.kind,
            "each": self.each,
        }

    def problem(self, value: object, seats: int) -> str:
        """What is wrong with this value, or an empty text."""
        if not self.each:
            return self._problem(value)
        if not isinstance(value, list) or len(value) != seats:
            return f"expected a list of {seats} values, one per seat, found {value!r}"
        return next((text for text in (self._problem(one) for one in value) if text), "")

    def _problem(self, value: object) -> str:
        if self.kind == "flag":
            return "" if isinstance(value, bool) else f"expected true or false, found {value!r}"
        if self.kind == "number":
            fine = isinstance(value, int) and not isinstance(value, bool)
            return "" if fine else f"expected a whole number, found {value!r}"
        if self.kind == "texts":
            return _texts_problem(value)
        if not isinstance(value, str):
            return f"expected a text, found {value!r}"
        if self.choices and value not in self.choices:
            return f"expected one of {', '.join(self.choices)}, found {value!r}"
        return ""


def _texts_problem(value: object) -> str:
    if isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
        return ""
    return "expected texts by file name"


def check_options(options: list[Option], given: dict[str, object], seats: int) -> dict[str, object]:
    """All options with their defaults filled in; `BadOptions` names every wrong field."""
    wrong: dict[str, str] = {}
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = (
                f"did you mean {near[0]}?" if near else "there are " + (", ".join(names) or "none")
            )
            wrong[name] = f"no such option; {hint}"
    full: dict[str, object] = {}
    for option in options:
        value = given.get(option.name, option.default)
        problem = option.problem(value, seats) if option.name in given else ""
        if problem:
            wrong[option.name] = problem
        full[option.name] = value
    if wrong:
        raise BadOptions(wrong)
    return full


def option_of_text(option: Option, text: str) -> object:
    """The value that a command line's KEY=VALUE stands for."""
    if option.each:
        single = Option(option.name, option.title, option.default, option.choices, option.kind)
        return [option_of_text(single, part) for part in text.split(",")]
    if option.kind == "flag":
        if text.lower() in ("true", "on", "yes", "1"):
            return True
        if text.lower() in ("false", "off", "no", "0"):
            return False
    if option.kind == "number":
        try:
            return int(text)
        except ValueError:
            return text
    return text
