"""What bonuses of Sectors and Hubs do, and when they cannot."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.refusal import QUIET, Refusal, Why

from ..actions.expedition import BONUS_ROLL, expedition
from ..actions.ships import refuse_transport
from ..actions.transport import transport_bonus
from ..components.effects import (
    ADVANCE_FREE,
    ANY_COLOUR,
    DIPLOMACY_ACTION,
    EXCHANGE,
    GAIN_ALIEN,
    GAIN_CHOICE,
    GAIN_HUMAN,
    PAY_FOR,
    ROLL_KEEP,
    SAME_AS_BUILT,
    TRANSACTIONS,
    Effect,
)
from ..components.ids import GEMS, HUMAN
from ..diplomacy.lobby import FreeAdvance, LobbyTracks
from ..diplomacy.tracks import cheapest_lobbying
from ..income.exchange import ExchangeGoods
from ..player import Player
from ..powers import sector_207
from ..refusals import (
    ALL_AT_TOP,
    NO_ALIEN_FITS,
    NO_GEMS_TO_LOBBY,
    NO_RESOURCE,
    PURCHASE_TOO_DEAR,
    SOLD_HUMAN_TOO_DEAR,
)
from ..state import State
from ..station.goods import can_pay, take
from ..station.new_residents import PayHuman, gain_aliens, gain_humans
from ..station.payments import human_price, refuse_human
from ..station.residents import refuse_resident
from .goods_choice import ChooseGoods


def alien_colours(state: State, effect: Effect) -> i64:
    """The colours a free Alien may have, as a mask.

    Rules: SSP-HUB-05, SSP-HUB-09, SSP-SEC-207, SSP-SEC-227, SSP-SEC-325
    """
    if effect.hue == ANY_COLOUR:
        return 15
    if effect.hue == SAME_AS_BUILT:
        return BIT[state.built] if state.built >= 0 else 0
    return sector_207(state)


def refuse_free_alien(state: State, player: Player, effect: Effect) -> Refusal | None:
    """At least one of the colours must be left and find room. Rules: SSP-TIM-14"""
    colours = alien_colours(state, effect)
    species: i64 = 0
    while species < HUMAN:
        allowed = has(colours, species)
        if allowed and refuse_resident(state, player, species, QUIET) is None:
            return None
        species += 1
    return NO_ALIEN_FITS


def refuse_purchase(state: State, player: Player, effect: Effect, why: Why) -> Refusal | None:
    """A purchase must be paid in full, and what it buys must be possible.

    Rules: SSP-SEC-05, SSP-SEC-117, SSP-SEC-222, SSP-SEC-228, SSP-SEC-307
    """
    inner = effect.inner
    assert inner is not None
    if not can_pay(player, effect.pay):
        return why.no(PURCHASE_TOO_DEAR, effect.pay[GEMS], player.goods[GEMS])
    if inner.deed == GAIN_HUMAN and effect.pay_any > 0:
        return refuse_human(state, player, effect.pay_any, False, SOLD_HUMAN_TOO_DEAR, why)
    if inner.deed == GAIN_HUMAN:
        return refuse_resident(state, player, HUMAN, why)
    if inner.deed == DIPLOMACY_ACTION:
        return refuse_lobbying(state, player, effect.pay[GEMS], why)
    return None


def refuse_lobbying(state: State, player: Player, spent: i64, why: Why) -> Refusal | None:
    """A diplomacy action needs a token below the top and its lobbying cost.

    Rules: SSP-DIP-01, SSP-SEC-117, SSP-HUB-52
    """
    cost = cheapest_lobbying(state, player, 0)
    if cost < 0:
        return ALL_AT_TOP
    left = player.goods[GEMS] - spent
    return why.no(NO_GEMS_TO_LOBBY, cost, left) if left < cost else None


def refuse_bonus(state: State, player: Player, effect: Effect, why: Why) -> Refusal | None:
    """A bonus that cannot be carried out cannot be chosen. Rules: SSP-TIM-14"""
    deed = effect.deed
    if deed == GAIN_HUMAN:
        return refuse_resident(state, player, HUMAN, why)
    if deed == GAIN_ALIEN:
        return refuse_free_alien(state, player, effect)
    if deed == TRANSACTIONS:
        return refuse_transport(state, player, player.goods[GEMS], why)
    if deed == PAY_FOR:
        return refuse_purchase(state, player, effect, why)
    if deed == ADVANCE_FREE:
        return ALL_AT_TOP if cheapest_lobbying(state, player, 0) < 0 else None
    if deed == DIPLOMACY_ACTION:
        return refuse_lobbying(state, player, 0, why)
    if deed == EXCHANGE:
        return NO_RESOURCE if player.resources() == 0 else None
    return None


def start_bonus(state: State, player: Player, effect: Effect) -> None:
    """Begin a bonus action; none of them is a ship, so nothing reacts to it.

    Rules: SSP-TIM-02, SSP-TIM-03, SSP-TIM-07, SSP-BON-03, SSP-INC-16, SSP-SEC-206, SSP-SEC-218,
    SSP-SEC-225, SSP-SEC-301, SSP-SEC-303, SSP-SEC-306, SSP-SEC-318, SSP-HUB-13, SSP-HUB-30,
    SSP-HUB-38, SSP-HUB-39, SSP-HUB-52
    """
    seat = player.seat
    deed = effect.deed
    if deed == GAIN_HUMAN:
        gain_humans(state, seat, effect.amount)
    elif deed == GAIN_ALIEN:
        colours = alien_colours(state, effect)
        gain_aliens(state, seat, effect.amount, colours, effect.source)
    elif deed == GAIN_CHOICE:
        state.push(ChooseGoods(seat, False, effect.choice, effect.amount, effect.source))
    elif deed == TRANSACTIONS:
        state.push(transport_bonus(seat, effect.amount))
    elif deed == ROLL_KEEP:
        state.push(expedition(seat, BONUS_ROLL, effect.amount, effect.keep, 0))
    elif deed == ADVANCE_FREE:
        state.push(FreeAdvance(seat, False, effect.amount, False))
    elif deed == DIPLOMACY_ACTION:
        state.push(LobbyTracks(seat, False, effect.amount, 0))
    elif deed == EXCHANGE:
        state.push(ExchangeGoods(seat, False))
    elif deed == PAY_FOR:
        start_purchase(state, player, effect)


def start_purchase(state: State, player: Player, effect: Effect) -> None:
    """Pay and receive. Rules: SSP-SEC-05"""
    inner = effect.inner
    assert inner is not None
    take(player, effect.pay)
    if effect.pay_any > 0:
        price = human_price(state, player, effect.pay_any)
        state.push(PayHuman(player.seat, False, price, False, False))
    else:
        start_bonus(state, player, inner)
