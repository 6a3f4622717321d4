"""When a domination card is ready, for the bots of Galactic Era."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.galactic_era.components.ids import MILITARY_CARD, NONE, PERSONAL_GROWTH
from starboard.games.galactic_era.domination.conditions import fulfilled, open_value
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State


def is_ready(state: State, player: Player) -> bool:
    """Would the unplayed card bring its upper points now?"""
    if player.card == NONE:
        return False
    if player.card == MILITARY_CARD:
        return open_value(state, player) >= state.rules.cards[MILITARY_CARD].need
    return fulfilled(state, player, player.card)


def safe_points(state: State, player: Player) -> i64:
    """The lower points of the unplayed card."""
    return state.rules.cards[player.card].alt_vp * card_times(state)


def more_points(state: State, player: Player) -> i64:
    """What the upper points add, if they are ready."""
    if not is_ready(state, player):
        return 0
    row = state.rules.cards[player.card]
    return (row.vp - row.alt_vp) * card_times(state)


def card_times(state: State) -> i64:
    """Personal Growth doubles the points of cards."""
    return 2 if state.goal == PERSONAL_GROWTH else 1
