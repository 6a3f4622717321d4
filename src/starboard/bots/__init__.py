"""Bots by level. A bot only ever sees a state in which all it cannot know was dealt anew."""

from __future__ import annotations

import difflib
from typing import Final

from starboard.engine.errors import StarboardError

from .base import Bot, think
from .casual import Casual
from .novice import Novice
from .random import Random

__all__ = ["Bot", "UnknownBot", "levels", "make", "think"]

_LEVELS: Final[tuple[str, ...]] = ("random", "novice", "casual")


class UnknownBot(StarboardError):
    """There is no bot of this level."""


def levels() -> tuple[str, ...]:
    """The names of all levels, weakest first."""
    return _LEVELS


def make(level: str) -> Bot:
    """A bot of this level; bots keep nothing between decisions."""
    if level == "random":
        return Random()
    if level == "novice":
        return Novice()
    if level == "casual":
        return Casual()
    near = difflib.get_close_matches(level, _LEVELS, 1)
    hint = f"did you mean {near[0]}?" if near else f"the levels are {', '.join(_LEVELS)}"
    raise UnknownBot(f'there is no bot "{level}"; {hint}')
