"""What the capital words of a sentence form stand for: seats, numbers, places, names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Value = int | str | tuple[int, int]
Reading = list[tuple[Value, int]]  # what the words may mean, and where the next word is

COLOURS: Final = ("red", "blue", "yellow", "green", "purple", "orange")  # of seats 0 to 5
SPELT: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
COORDINATES: Final = re.compile(r"(-?\d+),(-?\d+)")


class Kind:
    """One kind of thing that a sentence can name."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning

    def read(self, words: list[str], at: int) -> Reading:
        """All meanings of the words that begin here, the longest first."""
        raise NotImplementedError

    def known(self) -> list[str]:
        """Words to suggest for one that was not understood."""
        return []


class Number(Kind):
    """A whole number, as digits or spelt out."""

    def read(self, words: list[str], at: int) -> Reading:
        number = number_of(words[at]) if at < len(words) else None
        return [] if number is None else [(number, at + 1)]


class Count(Number):
    """A number before a noun; without one there is one."""

    def read(self, words: list[str], at: int) -> Reading:
        return [*super().read(words, at), (1, at)]


class Seat(Kind):
    """A colour, or a seat by its number."""

    def __init__(self, more: dict[str, int] | None = None) -> None:
        super().__init__("SEAT", f"{', '.join(COLOURS)} (seats 0 to 5 in this order) or `seat 0`")
        self.seats = {colour: seat for seat, colour in enumerate(COLOURS)} | (more or {})
        if more:
            self.meaning += f", or {', '.join(more)}"

    def read(self, words: list[str], at: int) -> Reading:
        word = words[at].lower() if at < len(words) else ""
        if word == "seat" and at + 1 < len(words) and words[at + 1].isdigit():
            return [(int(words[at + 1]), at + 2)]
        return [(self.seats[word], at + 1)] if word in self.seats else []

    def known(self) -> list[str]:
        return [*self.seats, "seat"]


class Place(Kind):
    """Two coordinates with a comma between them."""

    def read(self, words: list[str], at: int) -> Reading:
        found = COORDINATES.fullmatch(words[at]) if at < len(words) else None
        return [] if found is None else [((int(found[1]), int(found[2])), at + 1)]


class Name(Kind):
    """One of a fixed list of words; its value is its place in the list. Plurals are understood."""

    def __init__(self, name: str, meaning: str, names: Iterable[str]) -> None:
        super().__init__(name, meaning)
        self.numbers = {word: k for k, word in enumerate(names)}
        self.plurals = {plural(word): k for word, k in self.numbers.items()}

    def read(self, words: list[str], at: int) -> Reading:
        word = words[at] if at < len(words) else ""
        number = self.numbers.get(word, self.plurals.get(word))
        return [] if number is None else [(number, at + 1)]

    def known(self) -> list[str]:
        return list(self.numbers)


class Word(Kind):
    """Any one word."""

    def read(self, words: list[str], at: int) -> Reading:
        return [(words[at], at + 1)] if at < len(words) else []


class Rest(Kind):
    """Everything to the end of the sentence."""

    def read(self, words: list[str], at: int) -> Reading:
        return [(" ".join(words[at:]), len(words))] if at < len(words) else []


def number_of(word: str) -> int | None:
    """The number that a word says, or None."""
    if word.lower() in ("a", "an"):
        return 1
    if word.lower() in SPELT:
        return SPELT.index(word.lower())
    return int(word) if re.fullmatch(r"-?\d+", word) else None


def plural(word: str) -> str:
    """The English plural of a noun of the box."""
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def meaning_of(names: Iterable[str]) -> str:
    """A list of names for the documentation."""
    return ", ".join(f"`{name}`" for name in names)
