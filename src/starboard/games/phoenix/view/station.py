"""A station as people see it: its Sectors with their residents, and what could be built."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import bits_of
from starboard.engine.refusal import QUIET

from ..components.ids import COLOURS, HUB_SLOT, SLOTS, SPECIES
from ..components.words import place_word, sector_number
from ..player import Player
from ..state import State
from ..station.residents import place_of, quarters, resident_at
from ..station.wings import first_of_stack, offered, refuse_slot
from .shape import OfferView, PlaceView, Species


def station_view(state: State, player: Player) -> list[PlaceView]:
    """The Sectors of a station and its Hub with their residents, left to right."""
    out: list[PlaceView] = []
    slot: i64 = 0
    while slot <= SLOTS:
        if slot == HUB_SLOT or player.wings[slot] >= 0:
            out.append(slot_view(state, player, slot))
        slot += 1
    return out


def slot_view(state: State, player: Player, slot: i64) -> PlaceView:
    """One Sector or the Hub."""
    spaces = len(state.hub(player).spaces) if slot == HUB_SLOT else 0
    residents: list[Species | None] = []
    for position in range(max(quarters(state, player, slot), spaces)):
        species = resident_at(player, slot, position)
        residents.append(SPECIES[species] if species >= 0 else None)
    active = int(player.settled[slot])
    return {
        "place": place_word(place_of(player, slot)),
        "colour": COLOURS[slot // 3] if slot < SLOTS else None,
        "level": int(slot % 3 + 1) if slot < SLOTS else 0,
        "residents": residents,
        "active": active,
        "working": [
            who is not None and (spaces > 0 or position < active)
            for position, who in enumerate(residents)
        ],
    }


def offers(state: State, player: Player) -> list[OfferView]:
    """The empty places of the wings with the Sectors that fit them. Rules: SSP-CON-02"""
    out: list[OfferView] = []
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] < 0:
            out.append(offer_view(state, player, slot))
        slot += 1
    return out


def offer_view(state: State, player: Player, slot: i64) -> OfferView:
    """One empty place: the Sectors of its stack in the display and the player's private ones."""
    first = int(first_of_stack(slot))
    sectors = [first + unit for unit in bits_of(offered(state, player, slot))]
    priced = sorted((int(state.rules.sectors[sector].cost), sector) for sector in sectors)
    return {
        "colour": COLOURS[slot // 3],
        "level": int(slot % 3 + 1),
        "open": refuse_slot(state, player, slot, QUIET) is None,
        "sectors": [int(sector_number(sector)) for _, sector in priced],
        "metal": [priced[0][0], priced[-1][0]] if priced else None,
    }
