"""Random play that does not throw the game away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Move, Word

from .components.ids import DISMANTLE
from .moves.bonuses import Exchange, UsePower
from .moves.residents import Relocate
from .moves.setup import Scrap
from .moves.ships import Dismantle, Trade, Use
from .player import Player
from .state import State

FEW_SHIPS: Final[i64] = 5


def prudent(state: State, seat: i64, moves: list[Move]) -> list[Move]:
    """Without waste where there is a choice: aliens before trades, going on before stopping."""
    if any(isinstance(move, UsePower) for move in moves):
        return moves  # who spends GEMs by every income power may never save up for a ship
    player = state.players[seat]
    good = [move for move in moves if not wastes(state, player, move)]
    return good or moves


def wastes(state: State, player: Player, move: Move) -> bool:
    """Does a move give something away for little?"""
    if isinstance(move, Word):
        return move.verb in ("spend-point", "done", "income")
    if isinstance(move, Use):
        ship = state.rules.ships[state.rules.by_code[move.ship]]
        return ship.kind == DISMANTLE and player.ships() <= FEW_SHIPS
    if isinstance(move, Dismantle):
        kind = state.rules.ships[state.rules.by_code[move.ship]].kind
        return kind == DISMANTLE and player.ships() <= FEW_SHIPS
    return isinstance(move, (Trade, Exchange, Relocate, Scrap))
