"""The abilities of a station that are active."""

from __future__ import annotations

from mypy_extensions import i64

from ..components.effects import MODIFIER, SHIP, Effect
from ..components.ids import SLOTS
from ..player import Player
from ..state import State


def gather(state: State, player: Player, on: i64, kind: i64, timing: i64) -> list[Effect]:
    """The Hub's and all active quarters' effects for one moment, Hub first.

    Rules: SSP-SEC-01, SSP-RES-10, SSP-RES-11, SSP-HUB-01, SSP-TIM-01, SSP-TIM-12, SSP-TIM-15,
    SSP-SHP-12, SSP-SHP-18
    """
    out: list[Effect] = []
    for effect in state.hub(player).effects:
        if effect.fits(on, kind, timing):
            out.append(effect)
    slot: i64 = 0
    while slot < SLOTS:
        if player.settled[slot] > 0:
            gather_slot(state, player, slot, on, kind, timing, out)
        slot += 1
    return out


def gather_slot(
    state: State, player: Player, slot: i64, on: i64, kind: i64, timing: i64, out: list[Effect]
) -> None:
    """The effects of one Sector's active quarters."""
    sector = state.rules.sectors[player.wings[slot]]
    position: i64 = 0
    while position < player.settled[slot]:
        effect = sector.quarters[position]
        if effect is not None and effect.fits(on, kind, timing):
            out.append(effect)
        position += 1


def modifier(state: State, player: Player, kind: i64, key: i64) -> i64:
    """What the station adds to the action of a ship; equal bonuses add up.

    Rules: SSP-TIM-06, SSP-TIM-10, SSP-CON-05, SSP-EXP-17, SSP-TRP-14, SSP-HUB-42, SSP-HUB-49,
    SSP-HUB-58, SSP-HUB-63, SSP-HUB-73, SSP-SEC-124, SSP-SEC-204, SSP-SEC-211, SSP-SEC-212,
    SSP-SEC-214, SSP-SEC-304, SSP-SEC-314, SSP-SEC-326, SSP-SEC-327
    """
    total: i64 = 0
    for effect in gather(state, player, SHIP, kind, 0):
        if effect.deed == MODIFIER and effect.key == key:
            total += effect.amount
    return total
