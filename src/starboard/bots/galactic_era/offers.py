"""Trading technology, for the bots of Galactic Era."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.bots.galactic_era.selections import field_appeal
from starboard.engine.notation import Move, is_word
from starboard.games.galactic_era.moves.trading import Accept, Offer
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.trading.trading import Trading


def useful_offers(state: State, step: Trading, number: i64, moves: list[Move]) -> list[Move]:
    """Accept what is on the table; else one offer to each partner, then done."""
    if number < 0:
        return []
    player = state.players[number]
    accepts = [move for move in moves if isinstance(move, Accept)]
    if accepts:
        return [best_acceptance(state, step, player, accepts)]
    best: Move | None = None
    top: i64 = -1_000
    for move in moves:
        if isinstance(move, Offer) and step.offers[number * 6 + move.player] < 0:
            worth = bargain(player, state.players[move.player], move.give, move.get)
            if worth > top:
                best, top = move, worth
    if best is not None:
        return [best]
    return [move for move in moves if is_word(move, "done")]


def best_acceptance(state: State, step: Trading, player: Player, moves: list[Accept]) -> Move:
    """The offer on the table that brings most."""
    best = moves[0]
    top: i64 = -1_000
    for move in moves:
        code: i64 = step.offers[move.player * 6 + player.number]  # 5 * given field + wanted field
        worth = bargain(player, state.players[move.player], code % 5, code // 5)
        if worth > top:
            best, top = move, worth
    return best


def bargain(player: Player, other: Player, give: i64, get: i64) -> i64:
    """What a trade is worth to this player, less half of what it is worth to the other."""
    return 2 * field_appeal(player, get) - field_appeal(other, give)
