"""What people call the hexes of a board and the players at it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.catalogue import Catalogue

from ..board import ASTEROIDS, NEBULA, OFF, Board
from ..components.ids import PUPPET
from ..hexmap import HEXES, hex_text
from ..moves.words import STAR_IDS
from ..state import State

MOST: Final = 64  # boards whose names are kept
_NAMED: Final[dict[str, dict[str, str]]] = {}


def own_names(state: State, catalogue: Catalogue, language: str) -> dict[str, str]:
    """Names by kind and word, such as "hex 7,-9". Rules: GE-SET-07, GE-SET-18"""
    names = dict(board_names(state.board, catalogue, language))
    if state.has_puppet():
        names[f"seat {PUPPET}"] = catalogue.name("place", "puppet")
        names[f"for {PUPPET}"] = catalogue.name("for", "puppet")
    return names


def board_names(board: Board, catalogue: Catalogue, language: str) -> dict[str, str]:
    """The names of all hexes, made once per board and language."""
    key = f"{language} {[int(code) for code in board.places]}"
    if key not in _NAMED:
        if len(_NAMED) >= MOST:
            _NAMED.clear()
        names: dict[str, str] = {}
        for hexagon in range(int(HEXES)):
            if board.rules.terrain[hexagon] != OFF:
                names[f"hex {hex_text(hexagon)}"] = hex_name(board, hexagon, catalogue)
        _NAMED[key] = names
    return _NAMED[key]


def hex_name(board: Board, hexagon: i64, catalogue: Catalogue) -> str:
    """A star by its name, other hexes by the nearest star and what lies there."""
    star = board.rules.star_at[hexagon]
    if star >= 0:
        return f"{star_name(star, catalogue)} ({hex_text(hexagon)})"
    mark = ""
    if board.rules.terrain[hexagon] == ASTEROIDS:
        mark = ", " + catalogue.name("place", "asteroids")
    elif board.rules.terrain[hexagon] == NEBULA:
        mark = ", " + catalogue.name("place", "nebula")
    if board.rules.wormhole[hexagon] >= 0:
        mark += ", " + catalogue.name("place", "wormhole")
    return f"{hex_text(hexagon)} ({nearest(board, hexagon, catalogue)}{mark})"


def nearest(board: Board, hexagon: i64, catalogue: Catalogue) -> str:
    """The nearest star and how far it is, such as "Khaa +2"."""
    best: i64 = -1
    least: i64 = 99
    for star in board.rules.stars:
        far = board.rules.from_star(star)[hexagon]
        if far < least:
            best, least = star, far
    return f"{star_name(best, catalogue)} +{least}" if best >= 0 else "?"


def star_name(star: i64, catalogue: Catalogue) -> str:
    """The name of a star."""
    return catalogue.name("star", STAR_IDS[star])
