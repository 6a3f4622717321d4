"""The Diplomacy tracks: lobbying, and which bonuses a player may take."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..components.ids import GEMS, NOTHING, TOP_LEVEL
from ..events import TOKEN_ADVANCED
from ..player import Player
from ..refusals import AT_TOP, LOBBYING_TOO_DEAR, TRACK_ALREADY
from ..state import State


def lobbying_cost(state: State, player: Player, track: i64) -> i64:
    """The GEMs for the next level, -1 at the top. Rules: SSP-DIP-02, SSP-DIP-04"""
    level = player.levels[track]
    return NOTHING if level == TOP_LEVEL else state.rules.tracks[track].lobbying[level + 1]


def cheapest_lobbying(state: State, player: Player, done: i64) -> i64:
    """The lowest lobbying cost among tracks not yet used in this action, or -1."""
    least: i64 = NOTHING
    track: i64 = 0
    while track < 4:
        cost = lobbying_cost(state, player, track)
        if not has(done, track) and cost >= 0 and (least < 0 or cost < least):
            least = cost
        track += 1
    return least


def refuse_lobby(state: State, player: Player, track: i64, done: i64, why: Why) -> Refusal | None:
    """One space up on a track not yet used in this action, for its lobbying cost.

    Rules: SSP-DIP-01, SSP-DIP-02, SSP-DIP-04, SSP-DIP-07
    """
    if has(done, track):
        return why.no(TRACK_ALREADY, track)
    cost = lobbying_cost(state, player, track)
    if cost < 0:
        return why.no(AT_TOP, track)
    if player.goods[GEMS] < cost:
        return why.no(LOBBYING_TOO_DEAR, cost, player.goods[GEMS])
    return None


def lobby(state: State, player: Player, track: i64, run: Run) -> None:
    """The lobbying cost goes to the supply, the token goes up. Rules: SSP-DIP-01, SSP-DIP-03"""
    player.goods[GEMS] -= lobbying_cost(state, player, track)
    advance(state, player, track, run)


def is_sole_leader(state: State, player: Player, track: i64) -> bool:
    """Is nobody else as high on this track?"""
    for other in state.players:
        if other.seat != player.seat and other.levels[track] >= player.levels[track]:
            return False
    return True


def is_leader(state: State, player: Player, track: i64) -> bool:
    """Is nobody else higher on this track? The lead may be shared."""
    for other in state.players:
        if other.levels[track] > player.levels[track]:
            return False
    return True


def reach(state: State, player: Player, track: i64) -> i64:
    """The highest level whose bonus the player may choose, -1 for none.

    Rules: SSP-BON-07, SSP-BON-08, SSP-BON-09, SSP-BON-10, SSP-BON-11, SSP-BON-12
    """
    level = player.levels[track]
    if level == 0:
        return NOTHING
    return level if is_sole_leader(state, player, track) else level - 1


def may_take_two(state: State, player: Player, track: i64) -> bool:
    """Levels 4 and 5 stand for two different bonuses of the lower levels.

    Rules: SSP-BON-13, SSP-BON-14, SSP-BON-15, SSP-BON-16, SSP-BON-17
    """
    return reach(state, player, track) >= 4


def advance(state: State, player: Player, track: i64, run: Run) -> None:
    """A token goes up one space; it gives nothing in itself and never comes down.

    Rules: SSP-DIP-05, SSP-DIP-06, SSP-DIP-12, SSP-DIP-13
    """
    if player.levels[track] == TOP_LEVEL:
        return
    player.levels[track] += 1
    if run.loud:
        values = (int(player.seat), int(track), int(player.levels[track]))
        run.tell(TOKEN_ADVANCED, values)
