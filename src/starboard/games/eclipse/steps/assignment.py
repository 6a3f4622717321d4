"""Assigning dice: by their owner, or by the rule for non-players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..combat_moves import Assign
from ..combat_refusals import DIE_MISSES, NO_SUCH_DICE, NO_SUCH_TARGET, OTHER_DICE_FIRST
from ..fire import (
    COLOURS,
    DAMAGE,
    FACES,
    damage_list,
    hull_of,
    is_hit,
    keep_damage,
    kinds_of,
    place_of,
    shield_of,
)
from ..npc_fire import SIZE_ORDER, cheapest_kill, hitting, total_damage
from ..state import State
from ..words import NOBODY, SHIP_TYPES
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
    """Every number of the next equal dice, on every different ship they hit."""
    group = next_dice(pool)
    for kind, damage in targets(state, at, seat, group % FACES, computer):
        count: i64 = 1
        while count <= pool[group]:
            target = target_code(seat, kind)
            out.append(Assign(count, group // FACES, group % FACES, target, damage))
            count += 1


def only_assignment(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64
) -> Assign | None:
    """The one thing to do with the next dice, if there is a single ship to aim at."""
    group = next_dice(pool)
    found = targets(state, at, seat, group % FACES, computer)
    if len(found) > 1 or ships_like(state, at, seat, found[0]) > 1:
        return None
    kind, damage = found[0]
    target = target_code(seat, kind)
    return Assign(pool[group], group // FACES, group % FACES, target, damage)


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
        return why.no(NO_SUCH_DICE, move.count, pool[group])
    if group != next_dice(pool):
        return OTHER_DICE_FIRST
    kind = move.target - SHIP_TYPES if seat == NOBODY else move.target
    if kind < 0 or kind >= kinds_of(state, seat):
        return NO_SUCH_TARGET
    if move.damage not in damage_list(state.sectors[at], place_of(state, seat, kind)):
        return NO_SUCH_TARGET
    shield = shield_of(state, seat, kind)
    if not is_hit(move.face, computer, shield):
        return why.no(DIE_MISSES, move.face + 1, computer, shield)
    return None


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
        run.tell("NpcHit" if seat == NOBODY else "ShipHit", "ECL-HIT-06", values)
    if total <= hull_of(state, seat, kind):
        damages.append(int(total))
        keep_damage(sector, place, damages)
        return 0
    keep_damage(sector, place, damages)
    lose_ship(state, sector, seat, kind, run)
    return tiles_for(state, seat, kind)


def assign_npc_dice(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64, run: Run
) -> None:
    """From the largest ship to the smallest: destroy what can be destroyed, then do most damage.

    Rules: ECL-NPC-03, ECL-NPC-04, ECL-NPC-06
    """
    left = pool[:]
    for kind in SIZE_ORDER:
        for damage in damage_list(state.sectors[at], place_of(state, seat, kind)):
            needed = hull_of(state, seat, kind) - damage + 1
            dice = hitting(left, computer, shield_of(state, seat, kind))
            kill = cheapest_kill(dice, needed)
            if kill is not None:
                left = _minus(left, kill)
                deal(state, at, seat, kind, damage, total_damage(kill), run)
    _damage_largest(state, at, seat, left, computer, run)


def _damage_largest(
    state: State, at: i64, seat: i64, left: vec[i64], computer: i64, run: Run
) -> None:
    """What cannot destroy anything damages the largest ship that it hits. Rules: ECL-NPC-04"""
    for kind in SIZE_ORDER:
        damages = damage_list(state.sectors[at], place_of(state, seat, kind))
        if damages:
            dice = hitting(left, computer, shield_of(state, seat, kind))
            amount = total_damage(dice)
            if amount > 0:
                left = _minus(left, dice)
                deal(state, at, seat, kind, damages[0], amount, run)


def _minus(pool: vec[i64], used: vec[i64]) -> vec[i64]:
    rest = pool[:]
    k: i64 = 0
    while k < len(rest):
        rest[k] -= used[k]
        k += 1
    return rest
