"""Contact, and which trades of technology are possible."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import COOPERATION, FROM_GOAL
from ..events import LEVELS_TRADED
from ..levels import lower_fields, raise_level, score
from ..player import Player
from ..races import trades_with_each
from ..refusals import (
    NO_CONTACT,
    NO_GIFT,
    NOT_BELOW,
    PARTNER_NOT_BELOW,
    TRADED_ALREADY,
    YOURSELF,
)
from ..state import State
from .contact import may_meet


def has_trade(player: Player, other: Player) -> bool:
    """One trade per round; ICC one with each player. Rules: GE-TRA-04, GE-RAC-20"""
    if trades_with_each(player):
        return not has(player.traded_with, other.number)
    return player.trades == 0


def may_trade(one: Player, other: Player) -> bool:
    """Both have a trade left, or one spends the General Scientific card's.

    Rules: GE-TRA-04, GE-DOM-16
    """
    if has_trade(one, other) and has_trade(other, one):
        return True
    return one.extra_trades > 0 or other.extra_trades > 0


def refuse_partner(state: State, player: Player, other: Player, why: Why) -> Refusal | None:
    """Can these two trade at all? Rules: GE-TRA-01, GE-TRA-04, GE-TRA-05, GE-TRA-07"""
    if other.number == player.number:
        return why.no(YOURSELF)
    if not may_trade(player, other):
        return why.no(TRADED_ALREADY)
    if not may_meet(state, player, other):
        return why.no(NO_CONTACT, other.number)
    return None


def refuse_trade(
    state: State, player: Player, other: Player, give: i64, get: i64, why: Why
) -> Refusal | None:
    """Each gains one level in a field where he is lower. Rules: GE-TRA-02, GE-TRA-03"""
    general = refuse_partner(state, player, other, why)
    if general is not None:
        return general
    if lower_fields(player, other) == 0 or lower_fields(other, player) == 0:
        return why.no(NO_GIFT)
    if not has(lower_fields(player, other), get):
        return why.no(NOT_BELOW, get)
    if not has(lower_fields(other, player), give):
        return why.no(PARTNER_NOT_BELOW, give)
    return None


def partners(state: State, player: Player) -> i64:
    """Mask of the players with whom some trade is possible."""
    mask: i64 = 0
    for other in state.players:
        if other.number == player.number:
            continue
        if lower_fields(player, other) == 0 or lower_fields(other, player) == 0:
            continue
        if refuse_partner(state, player, other, QUIET) is None:
            mask |= BIT[other.number]
    return mask


def count_trade(player: Player, other: Player) -> None:
    """The card's extra trade leaves both partners what they had besides. Rules: GE-DOM-16"""
    if has_trade(player, other) and has_trade(other, player):
        player.trades += 1
        other.trades += 1
    elif player.extra_trades > 0:
        player.extra_trades -= 1
    else:
        other.extra_trades -= 1
    player.traded_with |= BIT[other.number]
    other.traded_with |= BIT[player.number]


def trade(state: State, player: Player, other: Player, give: i64, get: i64, run: Run) -> None:
    """Both gain at once. Rules: GE-TRA-02, GE-TRA-08, GE-GOL-02, GE-DOM-16"""
    values = (int(player.number), int(other.number), int(give), int(get))
    run.tell(LEVELS_TRADED, values)
    count_trade(player, other)
    raise_level(state, player, get, 1, "GE-TRA-02", run)
    raise_level(state, other, give, 1, "GE-TRA-02", run)
    if state.goal == COOPERATION:
        score(state, player, FROM_GOAL, 2, "GE-GOL-02", run)
        score(state, other, FROM_GOAL, 2, "GE-GOL-02", run)
