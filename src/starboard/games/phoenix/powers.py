"""Abilities that no table row can describe alone: one function each, named by the row's id."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from .components.effects import (
    ANY_TIME,
    BUILD_ANY_ORDER,
    CONVERT,
    EXTRA_TURN,
    FORMULA,
    MIXED_SPECIES,
    MOVE_HUB_RESIDENT,
    PAY_FOR,
    RETURN_ONE,
    SAME_AS_MATCHED,
    TURN_ALTERNATIVE,
    Effect,
)
from .components.ids import GEMS, METAL, POINTS
from .components.words import sector_index, slot_of
from .player import Player
from .refusals import (
    ALREADY_CONVERTED,
    CONVERT_INTO,
    NO_CONVERSION,
    NO_METAL,
    NO_POINT_TO_SPEND,
    NO_SPENDING,
    SPEND_ON_OWN_TURN,
)
from .state import State
from .station.goods import give, take

SECTOR_108: Final[i64] = sector_index(108)
SLOT_108: Final[i64] = slot_of(sector_index(108))


def sector_108(state: State, player: Player) -> bool:
    """Teal Sectors take Aliens of any colour while this quarters is active.

    Rules: SSP-SEC-108, SSP-RES-18
    """
    if player.wings[SLOT_108] != SECTOR_108:
        return False
    sector = state.rules.sectors[SECTOR_108]
    position: i64 = 0
    while position < player.settled[SLOT_108]:
        effect = sector.quarters[position]
        if effect is not None and effect.deed == MIXED_SPECIES:
            return True
        position += 1
    return False


def sector_207(state: State) -> i64:
    """Colours of which the Transport ship in use brought three or more. Rules: SSP-SEC-207"""
    return state.matched


def sector_208(player: Player, effect: Effect) -> bool:
    """The extra turn after a Diplomacy ship can be paid. Rules: SSP-SEC-208"""
    return player.goods[GEMS] >= effect.pay[GEMS]


def sector_226(player: Player, effect: Effect) -> i64:
    """Tokens on level 3 or higher, minus one, never below nothing. Rules: SSP-SEC-226"""
    tokens: i64 = 0
    for level in player.levels:
        if level >= effect.least:
            tokens += 1
    return max(0, tokens - effect.amount)


def hub_a1(state: State, player: Player, good: i64, converted: bool, why: Why) -> Refusal | None:
    """Once per turn, before or after the main action: a metal into food or water.

    Rules: SSP-HUB-34, SSP-TRN-13
    """
    effect = special(state, player, CONVERT)
    if effect is None:
        return NO_CONVERSION
    if converted:
        return ALREADY_CONVERTED
    if not has(effect.choice, good):
        return why.no(CONVERT_INTO, good)
    if player.goods[METAL] < effect.pay[METAL]:
        return NO_METAL
    return None


def hub_a1_score(state: State, player: Player) -> i64:
    """Points for few ships left. Rules: SSP-HUB-35"""
    table = state.hub(player).ships_left
    left = player.ships()
    return table[left] if left < len(table) else 0


def hub_a6(player: Player, slot: i64) -> i64:
    """The private Sectors of one stack that are still unbuilt. Rules: SSP-HUB-47, SSP-HUB-48"""
    return player.private[slot]


def hub_a8(state: State, player: Player) -> bool:
    """May this player buy a Human and take income in one turn? Rules: SSP-HUB-56, SSP-TRN-14"""
    for effect in state.hub(player).effects:
        if effect.on == TURN_ALTERNATIVE:
            return True
    return False


def hub_a9(state: State, player: Player) -> bool:
    """May Sectors be built in any order of levels? Rules: SSP-HUB-60"""
    return state.hub(player).any_order


def hub_a11(state: State, player: Player) -> bool:
    """Must a resident leave the Hub at the close of this income? Rules: SSP-HUB-66"""
    effect = special(state, player, MOVE_HUB_RESIDENT)
    return effect is not None and player.homes[9] != 0


def hub_a12(state: State, player: Player) -> Effect | None:
    """The duty to give something back at the close of income. Rules: SSP-HUB-71"""
    return special(state, player, RETURN_ONE)


def hub_b6(state: State, player: Player) -> Refusal | None:
    """At any time of the own turn a point may be spent for GEMs.

    Rules: SSP-HUB-17, SSP-GEM-11
    """
    effect = hub_b6_effect(state, player)
    if effect is None:
        return NO_SPENDING
    return NO_POINT_TO_SPEND if player.goods[POINTS] < effect.pay[POINTS] else None


def refuse_spend_point(state: State, seat: i64) -> Refusal | None:
    """Hub B-6's owner spends points during their own turn. Rules: SSP-HUB-17"""
    refusal = hub_b6(state, state.players[seat])
    return SPEND_ON_OWN_TURN if refusal is None and seat != state.active else refusal


def spend_point(state: State, seat: i64, run: Run) -> None:
    """Hub B-6 turns a point into GEMs. Rules: SSP-HUB-17"""
    player = state.players[seat]
    effect = hub_b6_effect(state, player)
    assert effect is not None
    assert effect.inner is not None
    take(player, effect.pay)
    give(state, player, effect.inner.gain, effect.source, run)


def hub_b6_effect(state: State, player: Player) -> Effect | None:
    """The row behind the exchange of points for GEMs."""
    for effect in state.hub(player).effects:
        if effect.on == ANY_TIME:
            return effect
    return None


def special(state: State, player: Player, deed: i64) -> Effect | None:
    """The Hub's effect with this deed, if it has one."""
    for effect in state.hub(player).effects:
        if effect.deed == deed:
            return effect
    return None


# Every row whose effect needs one of the functions above.
POWERS: Final[dict[str, object]] = {
    "108": sector_108,
    "207": sector_207,
    "208": sector_208,
    "226": sector_226,
    "A-1": hub_a1,
    "A-6": hub_a6,
    "A-8": hub_a8,
    "A-9": hub_a9,
    "A-11": hub_a11,
    "A-12": hub_a12,
    "B-6": hub_b6,
}


def is_irregular(effect: Effect) -> bool:
    """Does this effect need a function of its own?"""
    if effect.deed in (MIXED_SPECIES, FORMULA, CONVERT, MOVE_HUB_RESIDENT, RETURN_ONE):
        return True
    if effect.on == ANY_TIME or effect.on == TURN_ALTERNATIVE:
        return True
    inner = effect.inner
    if effect.deed == PAY_FOR and inner is not None and inner.deed == EXTRA_TURN:
        return True
    return effect.hue == SAME_AS_MATCHED or effect.deed == BUILD_ANY_ORDER
