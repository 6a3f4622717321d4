"""Random play that does not throw the game away, for tests and measurements of late rounds."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move, Word, is_word

from .actions.turns import Turns
from .components.ids import MONEY
from .moves.actions import DropTile, Propose, ReturnPart, Trade
from .player import Player
from .state import State
from .upkeep.production import production, upkeep_cost


def prudent(state: State, seat: i64, moves: list[Move]) -> list[Move]:
    """Pass before the upkeep cannot be paid, otherwise do something that helps."""
    if isinstance(state.stack[-1], Turns):
        return [move for move in moves if is_pass(move) == is_broke(state, state.players[seat])]
    useful = [move for move in moves if not is_waste(move)]
    return useful or [move for move in moves if not isinstance(move, Trade)] or moves


def is_pass(move: Move) -> bool:
    """Passing, or giving nothing away for nothing."""
    return is_word(move, "pass")


def is_broke(state: State, player: Player, discs: i64 = 2) -> bool:
    """Could the upkeep not be paid after so many more discs?"""
    if player.discs < discs:
        return True
    player.discs -= discs
    cost = upkeep_cost(state, player)
    player.discs += discs
    return player.storage[MONEY] + production(state, player, MONEY) < cost


def is_waste(move: Move) -> bool:
    """Ending early, giving away, and offers that only cost time."""
    if isinstance(move, Word):
        return move.verb in ("done", "discard", "leave", "decline")
    return isinstance(move, (Trade, Propose, DropTile, ReturnPart))
