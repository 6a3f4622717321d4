"""Which moves of Eclipse are worth thinking about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.bots.eclipse.counts import spare_money
from starboard.engine.notation import Move
from starboard.games.eclipse.actions.turns import Turns
from starboard.games.eclipse.components.ids import MONEY
from starboard.games.eclipse.moves.actions import DropTile, Propose, React, TakeAction, Trade
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.payment import gap
from starboard.games.eclipse.upkeep.upkeep import Upkeep

SURPLUS: Final[i64] = 8  # of materials or science, from which trading for money may help


def useful_moves(state: State, seat: i64, moves: list[Move], exact: bool) -> list[Move]:
    """No returned tiles or idle trades, and no action that leads into bankruptcy.

    Only exact features see what an offer of peace is good for.
    """
    player = state.players[seat]
    broke = isinstance(state.stack[-1], Turns) and is_last_disc(state, player)
    found: list[Move] = []
    for move in moves:
        if is_idle(state, player, move) or (broke and is_action(move)):
            continue
        if exact or not isinstance(move, Propose):
            found.append(move)
    return found


def is_action(move: Move) -> bool:
    """Does the move cost a disc?"""
    return isinstance(move, (TakeAction, React))


def is_idle(state: State, player: Player, move: Move) -> bool:
    """Moves that only cost; a surplus may be traded for money, in need anything."""
    if isinstance(move, Trade):
        if move.get != MONEY:
            return True
        return player.storage[move.give] < SURPLUS and not is_in_need(state, player)
    return isinstance(move, DropTile)


def is_in_need(state: State, player: Player) -> bool:
    """Must the player find money for the upkeep now?"""
    return isinstance(state.stack[-1], Upkeep) and gap(state, player) > 0


def is_last_disc(state: State, player: Player) -> bool:
    """Would one more disc make the upkeep too dear to pay?"""
    if player.discs == 0:
        return True
    player.discs -= 1
    short = gap(state, player)
    player.discs += 1
    return short > spare_money(state, player)
