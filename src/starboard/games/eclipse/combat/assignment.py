"""Assigning dice to ships, and what they do to them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..components.ids import NOBODY, SHIP_TYPES
from ..events import NPC_HIT, SHIP_HIT
from ..moves.combat import Assign
from ..refusals import (
    DIE_MISSES,
    NO_POINTS,
    NO_SUCH_DICE,
    NO_SUCH_TARGET,
    OTHER_DICE_FIRST,
    POINT_MISSES,
    SHIP_ALREADY_GONE,
)
from ..state import State
from .fire import (
    COLOURS,
    DAMAGE,
    FACES,
    POINT,
    damage_list,
    hull_of,
    is_hit,
    keep_damage,
    kinds_of,
    place_of,
    shield_of,
)
from .npc_fire import hitting
from .tally import lose_ship, tiles_for


def pool_size(pool: vec[i64]) -> i64:
    """How many dice are not yet assigned."""
    n: i64 = 0
    k: i64 = 0
    while k < COLOURS * FACES:
        n += pool[k]
        k += 1
    return n


def next_dice(pool: vec[i64]) -> i64:
    """The group of equal dice that is assigned first: the strongest colour, then single points.

    Results are known, so that the order takes no possibility away.
    """
    k: i64 = 4 * FACES - 1
    while k >= 0:
        if pool[k] > 0:
            return k
        k -= 1
    k = COLOURS * FACES - 1
    while pool[k] == 0:
        k -= 1
    return k


def targets(state: State, at: i64, seat: i64, face: i64, computer: i64) -> list[tuple[int, int]]:
    """Type and damage of all different ships that a die hits. Rules: ECL-HIT-02, ECL-TEC-19"""
    out: list[tuple[int, int]] = []
    kind: i64 = 0
    while kind < kinds_of(state, seat):
        place = place_of(state, seat, kind)
        if state.sectors[at].ships[place] > 0:
            if is_hit(face, computer, shield_of(state, seat, kind)):
                for damage in damage_list(state.sectors[at], place):
                    if (int(kind), damage) not in out:
                        out.append((int(kind), damage))
        kind += 1
    return out


def without_misses(state: State, at: i64, seat: i64, pool: vec[i64], computer: i64) -> vec[i64]:
    """The pool without dice that hit no ship that is left."""
    lowest: i64 = -1
    kind: i64 = 0
    while kind < kinds_of(state, seat):
        if state.sectors[at].ships[place_of(state, seat, kind)] > 0:
            shield = shield_of(state, seat, kind)
            lowest = shield if lowest < 0 or shield < lowest else lowest
        kind += 1
    if lowest >= 0:
        return hitting(pool, computer, lowest)
    none = pool[:]
    k: i64 = 0
    while k < len(none):
        none[k] = 0
        k += 1
    return none


def target_code(seat: i64, kind: i64) -> i64:
    """How a move names a type of this side."""
    return SHIP_TYPES + kind if seat == NOBODY else kind


def legal_assign(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64, out: list[Move]
) -> None:
    """Every useful number of the next equal dice, on every different ship they hit."""
    group = next_dice(pool)
    for kind, damage in targets(state, at, seat, group % FACES, computer):
        target = target_code(seat, kind)
        most = min(pool[group], needed_dice(state, seat, kind, damage, group // FACES))
        count: i64 = 1
        while count <= most:
            out.append(Assign(count, group // FACES, group % FACES, target, damage))
            count += 1


def needed_dice(state: State, seat: i64, kind: i64, damage: i64, colour: i64) -> i64:
    """How many dice of a colour destroy a ship; the next one would find it gone.

    Rules: ECL-HIT-02, ECL-HIT-07, ECL-HIT-08
    """
    left = hull_of(state, seat, kind) - damage + 1
    return (left + DAMAGE[colour] - 1) // DAMAGE[colour]


def ships_like(state: State, at: i64, seat: i64, target: tuple[int, int]) -> i64:
    """How many ships share this type and damage."""
    damages = damage_list(state.sectors[at], place_of(state, seat, target[0]))
    return damages.count(target[1])


def refuse_assign(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64, move: Assign, why: Why
) -> Refusal | None:
    """Only rolled dice, only at ships of this battle that they hit.

    Rules: ECL-HIT-02, ECL-HIT-05, ECL-TEC-19
    """
    group = move.colour * FACES + move.face
    if move.count < 1 or move.count > pool[group]:
        if move.colour == POINT:
            return NO_POINTS
        return why.no(NO_SUCH_DICE, move.count, pool[group])
    if group != next_dice(pool):
        return OTHER_DICE_FIRST
    kind = move.target - SHIP_TYPES if seat == NOBODY else move.target
    if kind < 0 or kind >= kinds_of(state, seat):
        return NO_SUCH_TARGET
    if move.damage not in damage_list(state.sectors[at], place_of(state, seat, kind)):
        return NO_SUCH_TARGET
    return refuse_shot(state, seat, kind, computer, move, why)


def refuse_shot(
    state: State, seat: i64, kind: i64, computer: i64, move: Assign, why: Why
) -> Refusal | None:
    """The dice must hit, and find the ship still there.

    Rules: ECL-HIT-02, ECL-HIT-05, ECL-TEC-19
    """
    shield = shield_of(state, seat, kind)
    if not is_hit(move.face, computer, shield):
        missed = POINT_MISSES if move.colour == POINT else DIE_MISSES
        return why.no(missed, move.face + 1, computer, shield)
    needed = needed_dice(state, seat, kind, move.damage, move.colour)
    return why.no(SHIP_ALREADY_GONE, move.count, needed) if move.count > needed else None


def assign_dice(state: State, at: i64, seat: i64, move: Assign, run: Run) -> i64:
    """Deal the damage of a player's dice; the reputation tiles earned.

    Rules: ECL-HIT-06, ECL-HIT-07, ECL-HIT-08
    """
    kind = move.target - SHIP_TYPES if seat == NOBODY else move.target
    return deal(state, at, seat, kind, move.damage, move.count * DAMAGE[move.colour], run)


def deal(state: State, at: i64, seat: i64, kind: i64, damage: i64, amount: i64, run: Run) -> i64:
    """More damage than hull destroys a ship, equal damage leaves it alive.

    Rules: ECL-HIT-06, ECL-HIT-07
    """
    sector = state.sectors[at]
    place = place_of(state, seat, kind)
    damages = damage_list(sector, place)
    damages.remove(int(damage))
    total = damage + amount
    if run.loud:
        values = (int(seat), int(kind), int(sector.number), int(amount))
        run.tell(NPC_HIT if seat == NOBODY else SHIP_HIT, values)
    if total <= hull_of(state, seat, kind):
        damages.append(int(total))
        keep_damage(sector, place, damages)
        return 0
    keep_damage(sector, place, damages)
    lose_ship(state, sector, seat, kind, run)
    return tiles_for(state, seat, kind)
