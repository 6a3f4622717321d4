"""Moves of war and peace."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from .words import (
    NOTATION,
    read_player,
)


@final
class DeclareWar(Move):
    """Declare war."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"declare {self.player}"


def _read_declare_war(words: list[str]) -> Move:
    return DeclareWar(read_player(words[0]))


NOTATION.add("declare PLAYER", _read_declare_war)


@final
class OfferPeace(Move):
    """Offer peace."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def __str__(self) -> str:
        return f"peace {self.player}"


def _read_offer_peace(words: list[str]) -> Move:
    return OfferPeace(read_player(words[0]))


NOTATION.add("peace PLAYER", _read_offer_peace)
