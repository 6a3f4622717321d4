"""When the game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .components.ids import GEMS, POINTS
from .player import Player
from .state import State

NOT_STALLED: Final[i64] = -1_000_000_000  # points may be negative
ROUNDS_TO_STALL: Final[i64] = 10
MOST_ROUNDS: Final[i64] = 500  # some ten times as long as a game of people or bots


def triggers_end(state: State, player: Player) -> bool:
    """Forty points, nine Sectors, or hardly an Alien left, at the end of the player's own turn.

    Rules: SSP-END-01, SSP-END-02, SSP-END-03, SSP-END-04, SSP-END-06, SSP-END-07, SSP-BON-21
    """
    ends = state.rules.ends
    if player.goods[POINTS] >= ends.points:
        return True
    return player.sectors() >= ends.sectors or state.aliens_left() <= ends.aliens


def wealth(state: State, player: Player) -> i64:
    """What could bring the game on, as one number: GEMs for a ship, points and residents.

    Resources alone do not: every ship costs GEMs. Who can still free a ship is not stalled.
    """
    total = player.goods[GEMS] + player.goods[POINTS]
    for count in player.residents:
        total += count
    token: i64 = 1 if player.token >= 0 else 0
    return total if player.fleet & state.used == 0 and token == 0 else NOT_STALLED


def is_stalled(state: State) -> bool:
    """Nobody could use a ship or gained anything in ten whole rounds: the game cannot go on.

    The printed rules do not foresee it; the game is scored as it stands. Rules: SSP-TRN-04
    """
    return state.idle >= ROUNDS_TO_STALL * len(state.players)


def is_too_long(state: State, next_seat: i64) -> bool:
    """Ruined players could go on for ever with almost nothing: at last whole rounds are enough.

    The printed rules do not foresee it; programs need games that end. Rules: SSP-TRN-01
    """
    return next_seat == state.start and state.turns >= MOST_ROUNDS * len(state.players)
