"""Dice, hits and damage."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run

from ..chance import DICE
from ..components.ids import NOBODY, SHIP_TYPES
from ..sector import DAMAGE_BITS, Sector
from ..state import State

COLOURS: Final[i64] = 5  # the four dice, then single points of a split antimatter hit
FACES: Final[i64] = 6
BURST: Final[i64] = 5
RED: Final[i64] = 3
POINT: Final[i64] = 4
DAMAGE: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 1])
POOL: Final[vec[i64]] = vec[i64]([0] * 30)  # no dice: replaced, never written in place


def is_hit(face: i64, computer: i64, shield: i64) -> bool:
    """A burst always hits, a blank never, a number needs 6 with computers and shields.

    Rules: ECL-HIT-03, ECL-HIT-04, ECL-HIT-05
    """
    if face == BURST:
        return True
    return face > 0 and face + 1 + computer - shield >= 6


def roll(dice: i64, ships: i64, run: Run) -> vec[i64]:
    """One die for every die symbol of every ship; the pool counts them by colour and face.

    Rules: ECL-HIT-01, ECL-HIT-10
    """
    pool = POOL[:]
    colour: i64 = 0
    while colour < 4:
        count = ((dice >> (8 * colour)) & 255) * ships
        while count > 0:
            pool[colour * FACES + run.draw(DICE, FACES)] += 1
            count -= 1
        colour += 1
    return pool


def split(pool: vec[i64]) -> vec[i64]:
    """Each red die becomes four points that can be assigned one by one. Rules: ECL-TEC-19"""
    points = pool[:]
    face: i64 = 0
    while face < FACES:
        points[POINT * FACES + face] += 4 * points[RED * FACES + face]
        points[RED * FACES + face] = 0
        face += 1
    return points


def place_of(state: State, seat: i64, kind: i64) -> i64:
    """Where a side's ships of one type are counted in a sector."""
    return (state.seats() * SHIP_TYPES if seat == NOBODY else seat * SHIP_TYPES) + kind


def kinds_of(state: State, seat: i64) -> i64:
    """How many ship types a side can have."""
    return len(state.rules.npcs) if seat == NOBODY else SHIP_TYPES


def initiative_of(state: State, seat: i64, kind: i64) -> i64:
    """Rules: ECL-CMB-09, ECL-NPC-01"""
    if seat == NOBODY:
        return state.rules.npcs[kind].initiative
    return state.players[seat].blueprints[kind].initiative


def computer_of(state: State, seat: i64, kind: i64) -> i64:
    """Rules: ECL-HIT-05, ECL-NPC-01"""
    if seat == NOBODY:
        return state.rules.npcs[kind].computer
    return state.players[seat].blueprints[kind].computer


def shield_of(state: State, seat: i64, kind: i64) -> i64:
    """Rules: ECL-HIT-05, ECL-NPC-09"""
    if seat == NOBODY:
        return state.rules.npcs[kind].shield
    return state.players[seat].blueprints[kind].shield


def hull_of(state: State, seat: i64, kind: i64) -> i64:
    """Rules: ECL-HIT-07, ECL-NPC-01"""
    if seat == NOBODY:
        return state.rules.npcs[kind].hull
    return state.players[seat].blueprints[kind].hull


def cannons_of(state: State, seat: i64, kind: i64) -> i64:
    """Packed cannon dice of one ship. Rules: ECL-HIT-01"""
    if seat == NOBODY:
        return state.rules.npcs[kind].dice
    return state.players[seat].blueprints[kind].dice


def missiles_of(state: State, seat: i64, kind: i64) -> i64:
    """Packed missile dice of one ship. Rules: ECL-MIS-02, ECL-NPC-06"""
    if seat == NOBODY:
        return state.rules.npcs[kind].missiles
    return state.players[seat].blueprints[kind].missiles


def damage_list(sector: Sector, place: i64) -> list[int]:
    """The damage of every ship of one place, the most damaged first."""
    out: list[int] = []
    rest = sector.damage[place]
    k: i64 = 0
    while k < sector.ships[place]:
        out.append(int(rest & 63))
        rest >>= DAMAGE_BITS
        k += 1
    return out


def keep_damage(sector: Sector, place: i64, damages: list[int]) -> None:
    """Write the damage of every ship back, the most damaged first."""
    packed: i64 = 0
    damages.sort()
    for damage in damages:
        amount: i64 = damage
        packed = (packed << DAMAGE_BITS) | amount
    sector.set_damage(place, packed)
