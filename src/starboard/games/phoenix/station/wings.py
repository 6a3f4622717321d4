"""Station construction: which Sectors fit, what they cost, and how they come and go."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..components.ids import METAL, NOTHING, SLOTS
from ..components.words import sector_number, slot_of
from ..events import SECTOR_BUILT, SECTOR_RETURNED
from ..player import Player
from ..powers import hub_a6, hub_a9
from ..refusals import (
    NEEDS_LOWER_LEVEL,
    NOT_ON_DISPLAY,
    PRIVATE_SECTOR,
    SLOT_TAKEN,
    TOO_LITTLE_METAL,
)
from ..state import State


def first_of_stack(slot: i64) -> i64:
    """The lowest Sector of a colour and level."""
    return (slot % 3) * 24 + (slot // 3) * 8


def offered(state: State, player: Player, slot: i64) -> i64:
    """Sectors of a stack that this player can take: the display's and the own private ones.

    Rules: SSP-SET-08, SSP-CON-02, SSP-HUB-48
    """
    return state.display[slot] | hub_a6(player, slot)


def refuse_offer(state: State, player: Player, sector: i64, why: Why) -> Refusal | None:
    """A Sector must lie in the display or be one of the own private ones.

    Rules: SSP-SET-08, SSP-HUB-48
    """
    slot = slot_of(sector)
    if has(offered(state, player, slot), sector % 8):
        return None
    for other in state.players:
        if has(other.private[slot], sector % 8):
            return why.no(PRIVATE_SECTOR, sector_number(sector))
    return why.no(NOT_ON_DISPLAY, sector_number(sector))


def refuse_slot(state: State, player: Player, slot: i64, why: Why) -> Refusal | None:
    """One Sector per colour and level, from the smallest to the largest.

    Rules: SSP-CON-06, SSP-CON-07, SSP-CON-08, SSP-CON-09, SSP-CON-10, SSP-CON-11, SSP-HUB-60
    """
    if player.wings[slot] >= 0:
        return why.no(SLOT_TAKEN, slot // 3, slot % 3 + 1)
    if slot % 3 > 0 and player.wings[slot - 1] < 0 and not hub_a9(state, player):
        return why.no(NEEDS_LOWER_LEVEL, slot % 3 + 1, slot // 3)
    return None


def refuse_build(
    state: State, player: Player, sector: i64, discount: i64, why: Why
) -> Refusal | None:
    """A Sector must be there, fit and be paid in metal.

    Rules: SSP-SET-08, SSP-CON-03, SSP-CON-04, SSP-CMP-05, SSP-HUB-48
    """
    stays = refuse_offer(state, player, sector, why)
    if stays is None:
        stays = refuse_slot(state, player, slot_of(sector), why)
    if stays is not None:
        return stays
    price = price_of(state, sector, discount)
    if player.goods[METAL] < price:
        return why.no(TOO_LITTLE_METAL, price, player.goods[METAL])
    return None


def price_of(state: State, sector: i64, discount: i64) -> i64:
    """The metal to pay; no metal is ever paid out. Rules: SSP-CON-05"""
    price = state.rules.sectors[sector].cost - discount
    return max(0, price)


def cheapest(state: State, player: Player) -> i64:
    """The lowest printed cost of a Sector that fits, or -1."""
    least: i64 = NOTHING
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] < 0 and (
            slot % 3 == 0 or player.wings[slot - 1] >= 0 or hub_a9(state, player)
        ):
            sector = first_of_stack(slot)
            mask = offered(state, player, slot)
            while mask != 0:
                if mask & 1 == 1:
                    cost = state.rules.sectors[sector].cost
                    if least < 0 or cost < least:
                        least = cost
                mask >>= 1
                sector += 1
        slot += 1
    return least


def attach(state: State, player: Player, sector: i64, run: Run) -> None:
    """The Sector leaves the display (or the private ones) and starts empty.

    Rules: SSP-CON-16, SSP-CON-17, SSP-SET-08
    """
    slot = slot_of(sector)
    bit = BIT[sector % 8]
    if player.private[slot] & bit != 0:
        player.set_private(slot, player.private[slot] & ~bit)
    else:
        state.display[slot] &= ~bit
    player.set_wing(slot, sector)
    if run.loud:
        values = (int(player.seat), int(sector_number(sector)))
        run.tell(SECTOR_BUILT, values)


def detach(state: State, player: Player, sector: i64, run: Run) -> None:
    """Hub A-12 sends a Sector back to the display. Rules: SSP-HUB-71, SSP-CMP-05"""
    slot = slot_of(sector)
    player.set_wing(slot, NOTHING)
    state.display[slot] |= BIT[sector % 8]
    if run.loud:
        values = (int(player.seat), int(sector_number(sector)))
        run.tell(SECTOR_RETURNED, values)
