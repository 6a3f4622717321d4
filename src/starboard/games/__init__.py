"""The registry of games."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from starboard.engine.errors import StarboardError
from starboard.engine.game import Game


def _eclipse() -> Game:
    from .eclipse.game import Eclipse

    return Eclipse()


def _phoenix() -> Game:
    from .phoenix.game import Phoenix

    return Phoenix()


def _galactic_era() -> Game:
    from .galactic_era.game import GalacticEra

    return GalacticEra()


def _mini() -> Game:
    from .mini.game import Mini

    return Mini()


_MAKERS: Final[dict[str, Callable[[], Game]]] = {
    "eclipse": _eclipse,
    "galactic-era": _galactic_era,
    "phoenix": _phoenix,
}
_HIDDEN: Final[dict[str, Callable[[], Game]]] = {"mini": _mini}
_MADE: Final[dict[str, Game]] = {}


class UnknownGame(StarboardError):
    """There is no such game."""


def names() -> tuple[str, ...]:
    """The games that people can play; the miniature game is there for tests and is not listed."""
    return tuple(_MAKERS)


def register(name: str, maker: Callable[[], Game]) -> None:
    """Add a game of your own."""
    _MAKERS[name] = maker


def get(name: str) -> Game:
    """The game of this name."""
    if name not in _MADE:
        maker = _MAKERS.get(name) or _HIDDEN.get(name)
        if maker is None:
            near = difflib.get_close_matches(name, names(), 1)
            hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(names())}"
            raise UnknownGame(f'there is no game "{name}"; {hint}')
        _MADE[name] = maker()
    return _MADE[name]
