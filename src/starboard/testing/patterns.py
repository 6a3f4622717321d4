"""Sentence forms: how a pattern is written, and how words are matched with it.

A pattern is made of words as they are said and of kinds in capitals. `[...]` may be left out,
`<...>...` and `KIND...` may be repeated with commas or `and` between, `a|b` are two ways to say
the same. A figure behind a kind (`SEAT2`) tells two of them apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .kinds import Kind, Value

WORD: Final = re.compile(r"'s|\d+:-?\d+,-?\d+|-?\d+,-?\d+|[^\s,']+|,")
MARK: Final = re.compile(r"'s|\[|\]|<|>\.\.\.|[A-Z]+\d?\.\.\.|[^\s\[\]<>']+")
Bound = tuple[tuple[str, Value], ...]
Match = tuple[int, Bound]


class Trail:
    """How far the words were understood, and what could have come next."""

    def __init__(self) -> None:
        self.at = 0
        self.expected: list[str] = []
        self.known: list[str] = []

    def miss(self, at: int, expected: str, known: list[str]) -> None:
        """Something else was needed here."""
        if at > self.at:
            self.at, self.expected, self.known = at, [], []
        if at == self.at:
            self.expected.append(expected)
            self.known += known


class Part:
    """A piece of a pattern."""

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        """Every way to read the words from here on."""
        raise NotImplementedError


class Said(Part):
    """A word as it is, or one of several."""

    def __init__(self, text: str) -> None:
        self.ways = text.split("|")

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        if at < len(words) and words[at].lower() in self.ways:
            yield at + 1, ((self.ways[0], 1),)
        else:
            trail.miss(at, f'"{self.ways[0]}"', self.ways)


class Slot(Part):
    """A thing of some kind."""

    def __init__(self, label: str, kind: Kind) -> None:
        self.label = label
        self.kind = kind

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        readings = self.kind.read(words, at)
        if not readings or readings[0][1] == at:
            trail.miss(at, self.kind.name, self.kind.known())
        for value, after in readings:
            yield after, ((self.label, value),)


class Row(Part):
    """Pieces one after the other."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        yield from self.after(0, words, at, trail)

    def after(self, k: int, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        """The pieces from number k on."""
        if k == len(self.parts):
            yield at, ()
            return
        for middle, found in self.parts[k].matches(words, at, trail):
            for end, more in self.after(k + 1, words, middle, trail):
                yield end, found + more


class Maybe(Part):
    """Pieces that may be left out."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        yield from self.inner.matches(words, at, trail)
        yield at, ()


class Many(Part):
    """Pieces once or more, with commas or `and` between them or nothing at all."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner

    def matches(self, words: list[str], at: int, trail: Trail) -> Iterator[Match]:
        for middle, found in self.inner.matches(words, at, trail):
            if middle > at:
                for end, more in self.matches(words, skip_joint(words, middle), trail):
                    yield end, found + more
            yield middle, found


def skip_joint(words: list[str], at: int) -> int:
    """Where the next thing of a list begins."""
    while at < len(words) and words[at] in (",", "and"):
        at += 1
    return at


def words_of(sentence: str) -> list[str]:
    """The words of a sentence; a possessive 's is a word of its own."""
    return WORD.findall(sentence)


def read_pattern(pattern: str, kinds: dict[str, Kind]) -> Row:
    """The pieces of a pattern."""
    return _read(MARK.findall(pattern), kinds)


def _read(marks: list[str], kinds: dict[str, Kind]) -> Row:
    parts: list[Part] = []
    while marks:
        mark = marks.pop(0)
        if mark in ("]", ">..."):
            break
        parts.append(_part(mark, marks, kinds))
    return Row(parts)


def _part(mark: str, marks: list[str], kinds: dict[str, Kind]) -> Part:
    if mark == "[":
        return Maybe(_read(marks, kinds))
    if mark == "<":
        return Many(_read(marks, kinds))
    if not mark.removesuffix("...").rstrip("0123456789").isupper() or mark == "'s":
        return Said(mark)
    label = mark.removesuffix("...")
    slot = Slot(label, kinds[label.rstrip("0123456789")])
    return Many(slot) if mark.endswith("...") else slot
