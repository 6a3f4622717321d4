"""The whole notation of the game: every module of moves adds its verbs when it is imported."""

from __future__ import annotations

from typing import Final

from starboard.engine.notation import Move

from . import battle, cards, fleets, growth, movement, setup, trading, war
from .words import NOTATION

MODULES: Final = (battle, cards, fleets, growth, movement, setup, trading, war)


def parse(text: str) -> Move:
    """The move behind a notation; `BadNotation` otherwise."""
    return NOTATION.parse(text)
