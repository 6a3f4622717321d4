"""Moves and their one-line text: a verb, then words."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import final

from mypy_extensions import mypyc_attr

from .errors import BadNotation


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """Plain immutable data; str(move) is its notation, and the game's `parse` reads it back."""

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


@final
class Word(Move):
    """A move that is a single word."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb

    def read(self, words: list[str]) -> Word:
        """There is nothing to read after the verb."""
        return self


def is_word(move: Move, verb: str) -> bool:
    """Is the move this single word?"""
    return isinstance(move, Word) and move.verb == verb


class Notation:
    """The verbs of a game: each has a form for people and a reader of the words after it."""

    def __init__(self) -> None:
        self.readers: dict[str, Callable[[list[str]], Move]] = {}
        self.forms: dict[str, str] = {}

    def add(self, form: str, reader: Callable[[list[str]], Move]) -> None:
        """`form` is the verb and the names of its words, e.g. "research TECH TRACK"."""
        verb = form.split()[0]
        self.readers[verb] = reader
        self.forms[verb] = form

    def add_words(self, words: Iterable[Word]) -> None:
        """Moves of a single word each."""
        for word in words:
            self.add(word.verb, word.read)

    def parse(self, text: str) -> Move:
        """The move behind the text; `BadNotation` says what was expected."""
        words = text.split()
        if not words:
            raise BadNotation("a move is needed, the text is empty")
        verb = words[0]
        if verb not in self.readers:
            raise BadNotation(f'"{verb}" is no verb of this game{self._nearest(verb)}')
        form = self.forms[verb]
        if len(words) != len(form.split()):
            raise BadNotation(f'"{text}" has {len(words) - 1} words after the verb, needed: {form}')
        try:
            return self.readers[verb](words[1:])
        except (ValueError, IndexError, KeyError, OverflowError):
            raise BadNotation(f'"{text}" cannot be read, needed: {form}') from None

    def _nearest(self, verb: str) -> str:
        near = difflib.get_close_matches(verb, list(self.readers), 1)
        if near:
            return f", did you mean: {self.forms[near[0]]}"
        return "; its verbs are " + ", ".join(sorted(self.readers))
