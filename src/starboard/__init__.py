"""Starboard: a digital home for heavy space board games."""

from .engine.errors import (
    BadDraw,
    BadNotation,
    BadOptions,
    BadSave,
    GameOver,
    IllegalMove,
    StaleMove,
    StarboardError,
    WhyNot,
)
from .engine.table import Table
from .face import games, load, new

__version__ = "0.1.0"
__all__ = [
    "BadDraw",
    "BadNotation",
    "BadOptions",
    "BadSave",
    "GameOver",
    "IllegalMove",
    "StaleMove",
    "StarboardError",
    "Table",
    "WhyNot",
    "games",
    "load",
    "new",
]
