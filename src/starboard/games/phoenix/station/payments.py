"""Payments in resources of choice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.refusal import Refusal, Why

from ..components.effects import HUMAN_PRICE
from ..components.ids import FOOD, HUMAN, METAL, NOTHING, WATER
from ..components.numbers import MOST_PAID, ways_to_pay
from ..player import Player
from ..refusals import TOO_FEW_RESOURCES, WRONG_PAYMENT
from ..state import State
from .abilities import gather
from .residents import refuse_resident


def _any_payments(total: int) -> list[int]:
    """All ways to pay this many resources of whatever kind."""
    return ways_to_pay(vec[i64]([total, total, total]), total)


ANY: Final[list[list[int]]] = [_any_payments(total) for total in range(MOST_PAID + 1)]


def payments(state: State, total: i64, each: bool) -> list[int]:
    """All ways to pay this many resources: `each` within a Human's price, else of any kind."""
    return state.rules.prices.human_ways[total] if each else ANY[total]


def refuse_payment(
    state: State, player: Player, pay: i64, total: i64, each: bool, why: Why
) -> Refusal | None:
    """A payment has the right size and is held by the player.

    Rules: SSP-GEM-04, SSP-GEM-07, SSP-TRP-07
    """
    if int(pay) not in payments(state, total, each):
        return why.no(WRONG_PAYMENT, pay, total)
    if not holds(player, pay):
        return why.no(TOO_FEW_RESOURCES, pay, held(player))
    return None


def holds(player: Player, pay: i64) -> bool:
    """Does the player have these resources?"""
    goods = player.goods
    return (
        goods[FOOD] >= pay & 7 and goods[WATER] >= (pay >> 3) & 7 and goods[METAL] >= (pay >> 6) & 7
    )


def held(player: Player) -> i64:
    """The resources at hand as a payment: of each kind as many as one payment can have."""
    food = min(player.goods[FOOD], MOST_PAID)
    water = min(player.goods[WATER], MOST_PAID)
    return food + 8 * water + 64 * min(player.goods[METAL], MOST_PAID)


def size_of(pay: i64) -> i64:
    """How many resources a payment has."""
    return (pay & 7) + ((pay >> 3) & 7) + ((pay >> 6) & 7)


def packed(price: vec[i64]) -> i64:
    """The resources of a price as one number, as moves name them."""
    return price[FOOD] + 8 * price[WATER] + 64 * price[METAL]


def spend(player: Player, pay: i64) -> None:
    """Resources go to the supply."""
    player.goods[FOOD] -= pay & 7
    player.goods[WATER] -= (pay >> 3) & 7
    player.goods[METAL] -= (pay >> 6) & 7


def human_price(state: State, player: Player, base: i64) -> i64:
    """The price of a Human in resources after discounts, never below nothing.

    Rules: SSP-SEC-215, SSP-HUB-64, SSP-TIM-13
    """
    price = base
    for effect in gather(state, player, HUMAN_PRICE, NOTHING, NOTHING):
        price -= effect.amount
    return max(0, price)


def refuse_human(
    state: State, player: Player, base: i64, each: bool, too_dear: Refusal, why: Why
) -> Refusal | None:
    """A Human at a price in resources: left on Terra, with room, and affordable.

    Rules: SSP-EXP-08, SSP-EXP-09, SSP-EXP-10, SSP-SEC-307, SSP-HUB-56
    """
    stays = refuse_resident(state, player, HUMAN, why)
    if stays is not None:
        return stays
    price = human_price(state, player, base)
    for pay in payments(state, price, each):
        if holds(player, pay):
            return None
    return why.no(too_dear, price, player.resources())
