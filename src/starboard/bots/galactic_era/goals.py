"""What a star means for the Galactic Goal, for the bots of Galactic Era."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.galactic_era.components.ids import (
    ADVANCED,
    BURIED_SHIPS,
    CONTROL,
    DISCOVERY,
    LEGACY,
    NONE,
    PRESENCE,
    PRIMITIVE,
    PYRAMIDS,
)
from starboard.games.galactic_era.domination.conditions import stars_in
from starboard.games.galactic_era.movement.scouting import knows
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.scoring.endgame import goal_points
from starboard.games.galactic_era.state import State

TEN_POINTS: Final[i64] = 700  # in hundredths; a star may be lost again


def goal_worth(state: State, player: Player, star: i64) -> i64:
    """What gaining this star does for the goal, in hundredths of a point."""
    if state.goal == CONTROL:
        return TEN_POINTS if state.board.rules.is_central(star) else 0
    if state.goal == PRESENCE:
        return presence(state, player, star)
    if state.goal == LEGACY:
        return legacy(state, player, star)
    if state.goal == DISCOVERY:
        return discovery(state, player, star)
    return 0


def presence(state: State, player: Player, star: i64) -> i64:
    """The second star of a sector scores, the first is half the way."""
    have = stars_in(state, player, state.board.rules.sector(star))
    if have == 1:
        return TEN_POINTS
    return TEN_POINTS // 3 if have == 0 else 0


def legacy(state: State, player: Player, star: i64) -> i64:
    """A lasting relic; four of ten are."""
    if state.relic[star] == NONE:
        return 0
    if not knows(state.relic_known[star], state.seat_of(player.number)):
        return TEN_POINTS * 2 // 5
    lasting = state.relic[star] == PYRAMIDS or state.relic[star] > BURIED_SHIPS
    return TEN_POINTS if lasting else 0


def discovery(state: State, player: Player, star: i64) -> i64:
    """Counters of neutrals; one more than the others counts most."""
    if not knows(state.counter_known[star], state.seat_of(player.number)):
        return 100
    kind = state.counter[star]
    return 150 if kind == PRIMITIVE or kind == ADVANCED else 0


def goal_hope(state: State, player: Player) -> i64:
    """Points of the goal half way made, in hundredths."""
    if state.goal != PRESENCE:
        return 100 * goal_points(state, player)
    total: i64 = 0
    sector: i64 = 0
    while sector < 7:
        have = stars_in(state, player, sector)
        total += 1000 if have >= 2 else 350 * have
        sector += 1
    return total
