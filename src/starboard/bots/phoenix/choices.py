"""Which moves of Space Station Phoenix are worth thinking about."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.bots.phoenix.counts import SMALL_FLEET
from starboard.engine.notation import Move, Word
from starboard.games.phoenix.components.ids import DISMANTLE
from starboard.games.phoenix.moves.bonuses import Exchange
from starboard.games.phoenix.moves.residents import Relocate
from starboard.games.phoenix.moves.ships import Dismantle, Trade, Use
from starboard.games.phoenix.player import Player
from starboard.games.phoenix.state import State


def useful_moves(state: State, seat: i64, moves: list[Move], exact: bool) -> list[Move]:
    """No idle moves, and no dismantling of the last ships."""
    player = state.players[seat]
    return [move for move in moves if not is_idle(state, player, move)]


def is_idle(state: State, player: Player, move: Move) -> bool:
    """Moves that hardly ever help: goods paid for the same good, ships the fleet cannot spare."""
    if isinstance(move, Word):
        return move.verb == "spend-point"
    if isinstance(move, Trade):
        return (move.payment >> (3 * move.good)) & 7 != 0  # three bits per good that is paid
    if isinstance(move, Use):
        ship = state.rules.ships[state.rules.by_code[move.ship]]
        return ship.kind == DISMANTLE and player.ships() <= SMALL_FLEET
    if isinstance(move, Dismantle):
        ship = state.rules.ships[state.rules.by_code[move.ship]]
        return ship.kind == DISMANTLE and player.ships() <= SMALL_FLEET + 2
    return isinstance(move, (Relocate, Exchange))
