"""What a player reads beside a decision: the question, and what to know of a move."""

from __future__ import annotations

from typing import final


@final
class Prompt:
    """The question behind a decision: a code of the catalogue and its numbers."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, values: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.values = values


@final
class Note:
    """What to know of a move: a code of the catalogue and its numbers."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, values: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.values = values
