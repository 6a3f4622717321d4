"""Text from codes and parameters: the only place where sentences are made.

A game keeps a `messages.toml`: sections `events`, `refusals`, `moves`, `prompts`, `notes`, with
rows `code = { params = [...], text = "..." }`, and `names.<kind>` for the names of components. A
parameter is written `name` or `name:kind`; the kind says how its value is turned into a word.
Events are rows `Kind = "..."`: their parameters stand with their `EventKind`.

One and many: `{count?ship|ships}` chooses by the number `count`; a name with two forms, such as
`gems = "GEM|GEMs"`, follows the number in `{good@count}` and is the second form otherwise.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, final

from .events import EventKind

SECTIONS: Final[tuple[str, ...]] = ("events", "refusals", "moves", "prompts", "notes")
LANGUAGES: Final[tuple[str, ...]] = ("en", "de")


@final
class Message:
    """One sentence with the names of its parameters."""

    __slots__ = ("fix", "kinds", "params", "text")

    def __init__(self, params: list[str], text: str, fix: str) -> None:
        self.params = [name.partition(":")[0] for name in params]
        self.kinds = [name.partition(":")[2] or name for name in params]
        self.text = text
        self.fix = fix

    def word(self, param: str, words: list[str]) -> str:
        """The word that stands for a parameter."""
        at = self.params.index(param)
        return words[at] if at < len(words) else ""

    def kind(self, param: str) -> str:
        """How the value of a parameter is turned into a word."""
        return self.kinds[self.params.index(param)]


@final
class Catalogue:
    """All sentences of one game in one language."""

    __slots__ = ("names", "sections", "told")

    def __init__(
        self, sections: dict[str, dict[str, Message]], names: dict[str, dict[str, str]]
    ) -> None:
        self.sections = sections
        self.names = names
        self.told: dict[str, Message] = {}

    def find(self, section: str, code: str) -> Message | None:
        """The message behind a code, if there is one."""
        return self.sections[section].get(code)

    def event(self, kind: EventKind) -> Message | None:
        """The sentence of a kind of event; the names of its numbers stand with the kind."""
        message = self.sections["events"].get(kind.name)
        if message is None or not kind.fields:
            return message
        if kind.name not in self.told:
            self.told[kind.name] = Message(list(kind.fields), message.text, message.fix)
        return self.told[kind.name]

    def name(self, kind: str, word: str) -> str:
        """How people call a component, e.g. name("tech", "plasma_cannon")."""
        known = self.names.get(kind)
        return known.get(word, word) if known is not None else word

    def text(self, template: str, message: Message, words: list[str], own: dict[str, str]) -> str:
        """The template with every parameter put in; `own` are names of this table, e.g. seats."""
        out = template
        if "?" in template or "@" in template:
            out = self.numbered(template, message, words)
        for k, param in enumerate(message.params):
            if k < len(words):
                kind = message.kinds[k]
                shown = own.get(f"{kind} {words[k]}") or self.name(kind, words[k])
                out = out.replace("{" + param + "}", form(shown, False))
        return out

    def numbered(self, template: str, message: Message, words: list[str]) -> str:
        """The template with all forms chosen that depend on a number."""
        out, rest = "", template
        while "{" in rest:
            before, _, after = rest.partition("{")
            inside, _, rest = after.partition("}")
            depends = "?" in inside or "@" in inside
            shown = self.chosen(inside, message, words) if depends else "{" + inside + "}"
            out += before + shown
        return out + rest

    def chosen(self, inside: str, message: Message, words: list[str]) -> str:
        """One form of `count?one|many` or `name@count`."""
        if "?" in inside:
            count, _, forms = inside.partition("?")
            return form(forms, message.word(count, words) == "1")
        param, _, count = inside.partition("@")
        name = self.name(message.kind(param), message.word(param, words))
        return form(name, message.word(count, words) == "1")


def form(name: str, one: bool) -> str:
    """The first of two forms for exactly one, the second for any other number."""
    first, _, second = name.partition("|")
    return first if one or not second else second


_READ: Final[dict[str, Catalogue]] = {}


def catalogue_of(packages: tuple[str, ...], language: str) -> Catalogue:
    """The messages of these packages, read once; a language that nobody has written is English."""
    key = " ".join([language, *packages])
    found = _READ.get(key)
    if found is None:
        found = _READ[key] = read_catalogue(list(packages), language)
    return found


def read_catalogue(packages: list[str], language: str = "en") -> Catalogue:
    """The messages of these packages laid over each other, the engine's own first."""
    sections: dict[str, dict[str, Message]] = {section: {} for section in SECTIONS}
    names: dict[str, dict[str, str]] = {}
    for package in ["starboard.engine", *packages]:
        _lay_over(sections, names, _read(package, language))
    return Catalogue(sections, names)


def _read(package: str, language: str) -> dict[str, object]:
    name = "messages.toml" if language == "en" else f"messages.{language}.toml"
    file = resources.files(package).joinpath(name)
    if not file.is_file():
        file = resources.files(package).joinpath("messages.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _lay_over(
    sections: dict[str, dict[str, Message]],
    names: dict[str, dict[str, str]],
    data: dict[str, object],
) -> None:
    for section in SECTIONS:
        rows = data.get(section, {})
        assert isinstance(rows, dict), f"[{section}] must be a table"
        for code, row in rows.items():
            sections[section][code] = _message(row)
    kinds = data.get("names", {})
    assert isinstance(kinds, dict), "[names] must be a table"
    for kind, words in kinds.items():
        names.setdefault(kind, {}).update(words)


def _message(row: object) -> Message:
    if isinstance(row, str):
        return Message([], row, "")
    assert isinstance(row, dict), f"a message is a text or a table, found {row!r}"
    return Message(list(row.get("params", [])), str(row["text"]), str(row.get("fix", "")))
