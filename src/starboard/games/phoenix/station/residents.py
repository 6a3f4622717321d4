"""Where residents live in a station, and where they may."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.refusal import Refusal, Why

from ..components.ids import GOLD, HUB_SLOT, HUMAN, SLOTS
from ..components.words import sector_index, sector_number, slot_of
from ..player import Player
from ..powers import sector_108
from ..refusals import (
    NO_HUMAN_LEFT,
    NO_QUARTERS,
    NO_SUCH_PLACE,
    OUT_OF_ALIENS,
    PLACE_FULL,
    WRONG_COLOUR,
)
from ..state import State


def quarters(state: State, player: Player, slot: i64) -> i64:
    """How many living quarters a slot has; most Hubs have none. Rules: SSP-RES-14, SSP-HUB-28"""
    if slot == HUB_SLOT:
        return state.hub(player).quarters
    sector = player.wings[slot]
    return state.rules.sectors[sector].size if sector >= 0 else 0


def slot_colour(state: State, player: Player, slot: i64) -> i64:
    """The colour of a slot's Sector, or of the Hub's quarters."""
    return state.hub(player).quarter_colour if slot == HUB_SLOT else slot // 3


def breathes(state: State, player: Player, species: i64, slot: i64) -> bool:
    """Aerobic Aliens need their own colour; gold ones and Humans do not mind.

    Rules: SSP-RES-01, SSP-RES-02, SSP-SEC-108
    """
    if species >= GOLD:
        return True
    if slot_colour(state, player, slot) == species:
        return True
    return slot < 3 and sector_108(state, player)


def room(state: State, player: Player, species: i64) -> i64:
    """Mask of the slots where a resident of this species finds free quarters.

    Rules: SSP-RES-04, SSP-RES-05, SSP-RES-07
    """
    mask: i64 = 0
    slot: i64 = 0
    while slot <= SLOTS:
        if player.filled[slot] < quarters(state, player, slot) and breathes(
            state, player, species, slot
        ):
            mask |= BIT[slot]
        slot += 1
    return mask


def supply(state: State, species: i64) -> i64:
    """How many of a species are left on their home planet. Rules: SSP-RES-12"""
    return state.terra if species == HUMAN else state.aliens[species]


def refuse_resident(state: State, player: Player, species: i64, why: Why) -> Refusal | None:
    """A resident can be gained only if one is left and suitable quarters are free.

    Rules: SSP-RES-06, SSP-RES-12, SSP-RES-13, SSP-TRP-09, SSP-TRP-10, SSP-EXP-09, SSP-EXP-10,
    SSP-CMP-01, SSP-CMP-02
    """
    if supply(state, species) == 0:
        return NO_HUMAN_LEFT if species == HUMAN else why.no(OUT_OF_ALIENS, species)
    if room(state, player, species) == 0:
        return why.no(NO_QUARTERS, species)
    return None


def refuse_place(
    state: State, player: Player, species: i64, place: i64, why: Why
) -> Refusal | None:
    """A resident goes where it can breathe and quarters are free.

    Rules: SSP-RES-01, SSP-RES-05, SSP-RES-14, SSP-TRP-05, SSP-INC-20
    """
    slot = slot_at(player, place)
    if slot < 0 or quarters(state, player, slot) == 0:
        return why.no(NO_SUCH_PLACE, place)
    if not breathes(state, player, species, slot):
        return why.no(WRONG_COLOUR, species, place)
    if player.filled[slot] >= quarters(state, player, slot):
        return why.no(PLACE_FULL, place, player.filled[slot])
    return None


def slot_at(player: Player, place: i64) -> i64:
    """The slot of a place in this station, or -1; place 0 is the Hub."""
    if place == 0:
        return HUB_SLOT
    sector = sector_index(int(place))
    slot = slot_of(sector)
    return slot if player.wings[slot] == sector else -1


def place_of(player: Player, slot: i64) -> i64:
    """The place of a slot: the number of its Sector, or 0 for the Hub."""
    return 0 if slot == HUB_SLOT else sector_number(player.wings[slot])


def resident_at(player: Player, slot: i64, position: i64) -> i64:
    """The species in one living quarters, -1 if it is empty."""
    return ((player.homes[slot] >> (3 * position)) & 7) - 1


def move_in(player: Player, species: i64, slot: i64) -> None:
    """The leftmost empty living quarters is filled. Rules: SSP-RES-03"""
    code: i64 = species + 1
    player.homes[slot] |= code << (3 * player.filled[slot])
    player.filled[slot] += 1
    player.residents[species] += 1


def move_out(player: Player, species: i64, slot: i64) -> None:
    """The rightmost resident of a species leaves; those to its right close the gap.

    Who came this turn stays inactive when shifted. Rules: SSP-RES-16, SSP-INC-22, SSP-SEC-01
    """
    position = player.filled[slot] - 1
    while resident_at(player, slot, position) != species:
        position -= 1
    home = player.homes[slot]
    low = home & (BIT[3 * position] - 1)
    high = home >> (3 * position + 3)
    player.homes[slot] = low | (high << (3 * position))
    player.filled[slot] -= 1
    player.residents[species] -= 1
    if position < player.settled[slot]:
        player.settled[slot] -= 1


def lives_in(player: Player, species: i64, slot: i64) -> bool:
    """Is a resident of this species in the slot?"""
    position: i64 = 0
    while position < player.filled[slot]:
        if resident_at(player, slot, position) == species:
            return True
        position += 1
    return False


def wake(player: Player) -> None:
    """At the start of a turn all residents have been there before it.

    Rules: SSP-RES-08, SSP-TRN-08, SSP-INC-24
    """
    slot: i64 = 0
    while slot <= SLOTS:
        player.settled[slot] = player.filled[slot]
        slot += 1
