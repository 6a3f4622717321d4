"""What a player may do with a turn: use a ship, take income, or Hub A-8's special turn."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import GEMS
from ..player import Player
from ..powers import hub_a8
from ..refusals import INCOME_NOT_YET, NO_SPECIAL_TURN, RECRUIT_TOO_DEAR
from ..state import State
from ..station.payments import refuse_human
from .ships import refuse_ready


def usable_ships(state: State, player: Player) -> i64:
    """Mask of all ships that this player could use now. Rules: SSP-TRN-04, SSP-INC-05"""
    mask: i64 = 0
    free = state.in_play() & ~state.used
    index: i64 = 0
    while free >> index != 0:
        if has(free, index) and refuse_ready(state, player, index, QUIET) is None:
            mask |= BIT[index]
        index += 1
    return mask


def refuse_income(state: State, player: Player, why: Why) -> Refusal | None:
    """Few GEMs, an own used ship, or no ship that could be used.

    Rules: SSP-INC-01, SSP-INC-02, SSP-INC-03, SSP-INC-04, SSP-INC-05, SSP-INC-06, SSP-NEU-09,
    SSP-SET-39
    """
    if player.goods[GEMS] <= state.rules.gem_limit or player.fleet & state.used != 0:
        return None
    if usable_ships(state, player) == 0:
        return None
    return why.no(INCOME_NOT_YET, player.goods[GEMS], state.rules.gem_limit)


def refuse_recruit(state: State, player: Player, why: Why) -> Refusal | None:
    """Hub A-8: a Human for resources and then income. Rules: SSP-TRN-14, SSP-HUB-56"""
    if not hub_a8(state, player):
        return NO_SPECIAL_TURN
    return refuse_human(state, player, state.rules.prices.human, True, RECRUIT_TOO_DEAR, why)
