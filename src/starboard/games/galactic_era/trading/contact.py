"""Which players are in contact."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT

from ..components.ids import SPIRITUALITY
from ..player import Player
from ..state import State


def in_contact(state: State, one: Player, other: Player) -> bool:
    """Ships in one hex, or a ship at a star of the other; war does not matter.

    Rules: GE-TRA-05, GE-BLK-15
    """
    return meets(state, one, other) or visits(state, other, one)


def meets(state: State, one: Player, other: Player) -> bool:
    """Is a ship of one with a ship or at a star of the other?"""
    for stack in one.pieces:
        if touches(state, stack >> 8, other):
            return True
    for hexagon in one.fleet_hex:
        if hexagon >= 0 and touches(state, hexagon, other):
            return True
    return False


def touches(state: State, hexagon: i64, other: Player) -> bool:
    """Has the player a star or a ship in this hex?"""
    star = state.board.rules.star_at[hexagon]
    if star >= 0 and state.owner[star] == other.number:
        return True
    return other.is_at(hexagon)


def visits(state: State, one: Player, other: Player) -> bool:
    """Is a ship of one at a star of the other?"""
    stars = state.board.rules.star_at
    for stack in one.pieces:
        star = stars[stack >> 8]
        if star >= 0 and state.owner[star] == other.number:
            return True
    for hexagon in one.fleet_hex:
        if hexagon >= 0 and stars[hexagon] >= 0 and state.owner[stars[hexagon]] == other.number:
            return True
    return False


def contacts(state: State, player: Player) -> i64:
    """Mask of the players in contact with this one. Rules: GE-SCR-03, GE-RAC-17"""
    mask: i64 = 0
    for other in state.players:
        if other.number != player.number and in_contact(state, player, other):
            mask |= BIT[other.number]
    return mask


def may_meet(state: State, one: Player, other: Player) -> bool:
    """Contact, or Spirituality 4 of one of them. Rules: GE-TRA-05, GE-TRA-06, GE-TEC-12"""
    if one.levels[SPIRITUALITY] >= 4 or other.levels[SPIRITUALITY] >= 4:
        return True
    return in_contact(state, one, other)
