"""Moves of the trading phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.ids import FIELDS
from .words import (
    NOTATION,
    read_player,
)


@final
class Offer(Move):
    """Offer a trade of levels."""

    __slots__ = ("get", "give", "player")

    def __init__(self, player: i64, give: i64, get: i64) -> None:
        self.player: i64 = player
        self.give: i64 = give
        self.get: i64 = get

    def __str__(self) -> str:
        return f"offer {self.player} {FIELDS[self.give]} {FIELDS[self.get]}"


def _read_offer(words: list[str]) -> Move:
    return Offer(read_player(words[0]), FIELDS.index(words[1]), FIELDS.index(words[2]))


NOTATION.add("offer PLAYER GIVE GET", _read_offer)


@final
class Accept(Move):
    """Accept a player's trade offer."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"accept {self.player}"


def _read_accept(words: list[str]) -> Move:
    return Accept(read_player(words[0]))


NOTATION.add("accept PLAYER", _read_accept)
