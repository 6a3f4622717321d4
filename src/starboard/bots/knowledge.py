"""Which features and weights belong to a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.bots.eclipse.features import EclipseFeatures
from starboard.bots.evaluation import Features, Values, read_values
from starboard.bots.galactic_era.features import GalacticEraFeatures
from starboard.bots.phoenix.features import PhoenixFeatures
from starboard.bots.search.planner import Planner
from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game

# The quick features of a game, and the exact ones.
_FEATURES: Final[dict[str, tuple[Features, Features]]] = {
    "eclipse": (EclipseFeatures(False), EclipseFeatures(True)),
    "galactic-era": (GalacticEraFeatures(False), GalacticEraFeatures(True)),
    "phoenix": (PhoenixFeatures(False), PhoenixFeatures(True)),
}
_VALUES: Final[dict[str, Values]] = {}


def features_of(game: Game, exact: bool = False) -> Features | None:
    """What describes a position of this game, if somebody has said it.

    `exact` features may take their time, e.g. to calculate the odds of a battle.
    """
    known = _FEATURES.get(game.name)
    if known is None:
        return None
    return known[1] if exact else known[0]


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


def planner_of(
    game: Game, state: State, seat: i64, picks: Quick, exact: bool, width: i64, depth: i64
) -> Planner | None:
    """Who looks ahead by the fitted values; None in games without them."""
    values = values_of(game, state, exact)
    if values is None:
        return None
    seats: i64 = len(game.outcome(state).scores)
    return Planner(game, values, seat, seats, picks, width, depth)
