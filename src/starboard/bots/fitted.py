"""Which features and weights belong to a game."""

from __future__ import annotations

from typing import Final

from starboard.engine.flow import State
from starboard.engine.game import Game

from .eclipse import EclipseFeatures
from .evaluator import Features, Values, read_values
from .galactic.features import GalacticEraFeatures
from .phoenix import PhoenixFeatures

_PHOENIX: Final[PhoenixFeatures] = PhoenixFeatures()
_QUICK: Final[dict[str, Features]] = {
    "eclipse": EclipseFeatures(False),
    "galactic-era": GalacticEraFeatures(False),
    "phoenix": _PHOENIX,
}
_EXACT: Final[dict[str, Features]] = {
    "eclipse": EclipseFeatures(True),
    "galactic-era": GalacticEraFeatures(True),
    "phoenix": _PHOENIX,
}
_VALUES: Final[dict[str, Values]] = {}


def features_of(game: Game, exact: bool = False) -> Features | None:
    """What describes a position of this game, if somebody has said it.

    `exact` features may take their time, e.g. to calculate the odds of a battle.
    """
    return _EXACT.get(game.name) if exact else _QUICK.get(game.name)


def values_of(game: Game, state: State, exact: bool) -> Values | None:
    """The fitted values for this game and number of players."""
    features = features_of(game, exact)
    if features is None:
        return None
    seats = len(game.outcome(state).scores)
    key = f"{game.name} {seats} {exact}"
    if key not in _VALUES:
        _VALUES[key] = read_values(features, seats)
    return _VALUES[key]
