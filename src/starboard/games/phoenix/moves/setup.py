"""Moves of the setup: ships and Hubs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.words import hub_word, kind_word, read_hub, read_kind


@final
class Draft(Move):
    """Take a face-up ship of this kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"draft {kind_word(self.kind)}"


def read_draft(words: list[str]) -> Move:
    """The move behind `draft` and its words."""
    return Draft(read_kind(words[0]))


@final
class KeepHub(Move):
    """Keep one of the two dealt Hubs."""

    __slots__ = ("hub",)

    def __init__(self, hub: i64) -> None:
        self.hub: i64 = hub

    def __str__(self) -> str:
        return f"keep {hub_word(self.hub)}"


def read_keep_hub(words: list[str]) -> Move:
    """The move behind `keep` and its words."""
    return KeepHub(read_hub(words[0]))


@final
class ReturnDrawn(Move):
    """Give back one of the ships drawn for a Hub."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"return {kind_word(self.kind)}"


def read_return_drawn(words: list[str]) -> Move:
    """The move behind `return` and its words."""
    return ReturnDrawn(read_kind(words[0]))


@final
class Scrap(Move):
    """Discard a Level-2 ship for a Hub's penalty."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"scrap {kind_word(self.kind)}"


def read_scrap(words: list[str]) -> Move:
    """The move behind `scrap` and its words."""
    return Scrap(read_kind(words[0]))
