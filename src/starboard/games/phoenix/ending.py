"""When the game ends."""

from __future__ import annotations

from .state import Player, State
from .words import POINTS, SLOTS


def triggers_end(state: State, player: Player) -> bool:
    """Forty points, nine Sectors, or hardly an Alien left, at the end of the player's own turn.

    Rules: SSP-END-01, SSP-END-02, SSP-END-03, SSP-END-04, SSP-END-06, SSP-END-07, SSP-BON-21
    """
    if player.goods[POINTS] >= state.rules.end_points:
        return True
    return player.sectors() == SLOTS or state.aliens_left() <= state.rules.end_aliens
