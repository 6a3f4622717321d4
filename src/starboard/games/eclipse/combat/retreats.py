"""Where ships may retreat to."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.refusal import QUIET, Refusal, Why

from ..board import portal_mask, steps_from, strangers
from ..components.ids import STARBASE
from ..player import Player
from ..refusals import (
    RETREAT_NOT_CONNECTED,
    RETREAT_NOT_CONTROLLED,
    RETREAT_OPPONENTS,
    STARBASE_CANNOT_RETREAT,
)
from ..state import State


def refuse_retreat(
    state: State, player: Player, kind: i64, origin: i64, number: i64, why: Why
) -> Refusal | None:
    """To a connected sector under own control without opponent ships; pinning does not matter.

    Rules: ECL-RET-02, ECL-RET-05, ECL-RET-06, ECL-TEC-17, ECL-WRP-03
    """
    if kind == STARBASE:
        return STARBASE_CANNOT_RETREAT
    to = state.index_of(number)
    portals = portal_mask(state) if state.rules.warp_portals else 0
    if to < 0 or to == origin or not has(steps_from(state, player, origin, portals), to):
        return why.no(RETREAT_NOT_CONNECTED, number)
    if state.sectors[to].owner != player.seat:
        return why.no(RETREAT_NOT_CONTROLLED, number)
    if strangers(player, state.sectors[to]) > 0:
        return why.no(RETREAT_OPPONENTS, number)
    return None


def refuges(state: State, player: Player, kind: i64, origin: i64) -> list[int]:
    """The numbers of all sectors that ships of a type may retreat to."""
    if kind == STARBASE:
        return []
    portals = portal_mask(state) if state.rules.warp_portals else 0
    near = steps_from(state, player, origin, portals)
    out: list[int] = []
    k: i64 = 0
    while near >> k != 0:
        if has(near, k):
            number = state.sectors[k].number
            if refuse_retreat(state, player, kind, origin, number, QUIET) is None:
                out.append(int(number))
        k += 1
    return out
