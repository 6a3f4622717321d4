"""Moves that choose a domination card or look at one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import CARDS
from .words import (
    NOTATION,
    read_player,
)


@final
class Inspect(Move):
    """Look at a player's domination card."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"inspect {self.player}"


def _read_inspect(words: list[str]) -> Move:
    return Inspect(read_player(words[0]))


NOTATION.add("inspect PLAYER", _read_inspect)


@final
class KeepCard(Move):
    """Deterministic setup: keep one of five domination cards."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def __str__(self) -> str:
        return f"keep-card {CARDS[self.card]}"


def _read_keep_card(words: list[str]) -> Move:
    return KeepCard(CARDS.index(words[0]))


NOTATION.add("keep-card CARD", _read_keep_card)
