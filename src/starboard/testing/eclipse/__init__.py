"""Eclipse: sectors, ships, blueprints, techs, tiles and phases in sentences."""

from __future__ import annotations

from starboard.engine.flow import Run, State
from starboard.engine.game import Game

from ..dialect import Dialect
from . import players, sectors, ships, supplies  # importing them fills the grammar
from .options import fill_options
from .scene import GRAMMAR, EclipseScene

__all__ = ["dialect", "players", "sectors", "ships", "supplies"]


def open_table(game: Game, seats: int, options: dict[str, object], run: Run) -> State:
    """The setup of the rulebook with the seed's draws."""
    return game.setup(seats, options, run)


def dialect() -> Dialect[EclipseScene]:
    """How positions of Eclipse are described."""
    return Dialect(GRAMMAR, open_table, EclipseScene, fill_options)
