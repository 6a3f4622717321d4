"""Diplomatic relations: who may propose to whom, and acts of aggression."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..board import portal_mask, wormholes
from ..events import RELATIONS_FORMED
from ..moves.actions import Propose
from ..player import Player, fits
from ..refusals import (
    ALREADY_ASKED,
    ALREADY_PARTNERS,
    NO_AMBASSADOR_LEFT,
    NO_AMBASSADOR_SPACE,
    NO_CUBE_TO_GIVE,
    NO_SUCH_PARTNER,
    NOT_NEIGHBOURS,
    SHIPS_TOGETHER,
    TOO_FEW_PLAYERS,
    TRAITOR,
)
from ..sector import Sector
from ..state import State


def refuse_propose(state: State, player: Player, other: i64, why: Why) -> Refusal | None:
    """Who may be asked for diplomatic relations, once in each action.

    Rules: ECL-DIP-01, ECL-DIP-02, ECL-DIP-16
    """
    if other < 0 or other >= state.seats() or other == player.seat or state.players[other].out:
        return why.no(NO_SUCH_PARTNER, other)
    if not state.rules.box.counts.diplomacy:
        return TOO_FEW_PLAYERS
    if has(player.asked & ~player.partners, other):
        return why.no(ALREADY_ASKED, other)
    return refuse_relations(state, player, state.players[other], why)


def refuse_relations(state: State, player: Player, other: Player, why: Why) -> Refusal | None:
    """What must hold when a proposal is made and when it is accepted.

    Rules: ECL-DIP-03, ECL-DIP-04, ECL-DIP-05, ECL-DIP-06
    """
    if has(player.partners, other.seat):
        return why.no(ALREADY_PARTNERS, other.seat)
    if state.traitor == player.seat or state.traitor == other.seat:
        return why.no(TRAITOR, state.traitor)
    for partner in (player, other):
        refusal = refuse_ambassador(state, partner, why)
        if refusal is not None:
            return refusal
    if has(meeting(state, player.seat), other.seat):
        return why.no(SHIPS_TOGETHER, other.seat)
    if not has(neighbours(state, player.seat), other.seat):
        return why.no(NOT_NEIGHBOURS, other.seat)
    return None


def refuse_ambassador(state: State, player: Player, why: Why) -> Refusal | None:
    """A tile to give, a cube to put on it, and room for the tile received.

    Rules: ECL-DIP-07, ECL-DIP-08, ECL-CMP-09
    """
    row = state.species_of(player)
    relations = player.relations()
    if relations >= row.ambassadors:
        return why.no(NO_AMBASSADOR_LEFT, player.seat)
    if player.cubes[0] + player.cubes[1] + player.cubes[2] == 0:
        return why.no(NO_CUBE_TO_GIVE, player.seat)
    # A reputation tile can always be returned to make room, an ambassador never.
    if not fits(row, relations + 1, 0):
        return why.no(NO_AMBASSADOR_SPACE, player.seat)
    return None


def has_ambassador_space(state: State, player: Player) -> bool:
    """Is there room for one more ambassador without returning a tile? Rules: ECL-DIP-07"""
    tiles: i64 = len(player.reputation)
    return fits(state.species_of(player), player.relations() + 1, tiles)


def neighbours(state: State, seat: i64) -> i64:
    """Seats that control a sector joined to one of this seat, as a mask; generators do not count.

    Rules: ECL-DIP-03, ECL-WRP-03
    """
    mask: i64 = 0
    for sector in state.sectors:
        if sector.owner == seat:
            mask |= joined(state, sector)
    if state.rules.warp_portals:
        mask |= joined_by_portal(state, seat)
    return mask & ~BIT[seat]


def joined(state: State, sector: Sector) -> i64:
    """Controllers behind the full wormhole connections of a sector."""
    mask: i64 = 0
    edge: i64 = 0
    while edge < 6:
        k = sector.near[edge]
        if k >= 0:
            there = state.sectors[k]
            if there.owner >= 0 and wormholes(sector, edge, there) == 2:
                mask |= BIT[there.owner]
        edge += 1
    return mask


def joined_by_portal(state: State, seat: i64) -> i64:
    """Controllers of the other portal sectors, if this seat controls one."""
    mask: i64 = 0
    if portal_mask(state) == 0:
        return 0
    for sector in state.sectors:
        if sector.portals != 0 and sector.owner >= 0:
            mask |= BIT[sector.owner]
    return mask if has(mask, seat) else 0


def meeting(state: State, seat: i64) -> i64:
    """Seats with a ship in a sector of this seat, or met by a ship of this seat.

    Rules: ECL-DIP-04, ECL-DIP-10
    """
    mask: i64 = 0
    for sector in state.sectors:
        here = sector.entered[seat] > 0
        if here or sector.owner == seat:
            other: i64 = 0
            while other < len(sector.entered):
                if sector.entered[other] > 0:
                    mask |= BIT[other]
                other += 1
        if here and sector.owner >= 0:
            mask |= BIT[sector.owner]
    return mask & ~BIT[seat]


def legal_propose(state: State, player: Player, out: list[Move]) -> None:
    """Everybody who may be asked now; the board is read once for all of them."""
    if not state.rules.box.counts.diplomacy or state.traitor == player.seat:
        return
    open_seats = (BIT[state.seats()] - 1) & ~(player.asked | player.partners | BIT[player.seat])
    if open_seats == 0 or not may_receive(state, player):
        return
    open_seats &= neighbours(state, player.seat)
    if open_seats == 0:
        return
    open_seats &= ~meeting(state, player.seat)
    other: i64 = 0
    while open_seats >> other != 0:
        if has(open_seats, other) and is_open(state, state.players[other]):
            out.append(Propose(other))
        other += 1


def is_open(state: State, other: Player) -> bool:
    """Can this player be asked at all?"""
    return not other.out and other.seat != state.traitor and may_receive(state, other)


def may_receive(state: State, player: Player) -> bool:
    """Can this player exchange one more ambassador?"""
    row = state.species_of(player)
    relations = player.relations()
    if relations >= row.ambassadors or not fits(row, relations + 1, 0):
        return False
    return player.cubes[0] + player.cubes[1] + player.cubes[2] > 0


def exchange(state: State, player: Player, other: Player, run: Run) -> None:
    """Both hold the other's ambassador from now on. Rules: ECL-DIP-08, ECL-DIP-09"""
    player.partners |= BIT[other.seat]
    other.partners |= BIT[player.seat]
    if run.loud:
        run.tell(RELATIONS_FORMED, (int(player.seat), int(other.seat)))
