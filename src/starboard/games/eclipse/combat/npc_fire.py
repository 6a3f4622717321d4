"""Which dice destroy a ship at the lowest price."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..components.ids import CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE
from .fire import COLOURS, DAMAGE, FACES, is_hit

SIZE_ORDER: Final[vec[i64]] = vec[i64]([DREADNOUGHT, CRUISER, STARBASE, INTERCEPTOR])


@final
class Aim:
    """Dice meant for one ship, named by its type and the damage it has already taken."""

    __slots__ = ("damage", "dice", "kind")

    def __init__(self, kind: i64, damage: i64, dice: vec[i64]) -> None:
        self.kind: i64 = kind
        self.damage: i64 = damage
        self.dice: vec[i64] = dice


def hitting(pool: vec[i64], computer: i64, shield: i64) -> vec[i64]:
    """The dice of a pool that hit a ship with these shields."""
    dice = pool[:]
    k: i64 = 0
    while k < COLOURS * FACES:
        if not is_hit(k % FACES, computer, shield):
            dice[k] = 0
        k += 1
    return dice


def cheapest_kill(dice: vec[i64], needed: i64) -> vec[i64] | None:
    """The dice that destroy a ship with the least damage, then the fewest dice, the lowest rolls.

    Rules: ECL-NPC-03
    """
    if total_damage(dice) < needed:
        return None
    best: list[vec[i64]] = []
    _search(dice, 0, needed, _empty(dice), best)
    return best[0] if best else None


def _empty(dice: vec[i64]) -> vec[i64]:
    none = dice[:]
    k: i64 = 0
    while k < len(none):
        none[k] = 0
        k += 1
    return none


def _search(dice: vec[i64], at: i64, needed: i64, used: vec[i64], best: list[vec[i64]]) -> None:
    """Try every number of dice of every group, beginning with group `at`."""
    if needed <= 0:
        if not best or _price(used) < _price(best[0]):
            best[:] = [used[:]]
        return
    while at < len(dice) and dice[at] == 0:
        at += 1
    if at == len(dice):
        return
    n: i64 = 0
    while n <= dice[at]:
        used[at] = n
        _search(dice, at + 1, needed - n * DAMAGE[at // FACES], used, best)
        if n * DAMAGE[at // FACES] >= needed:
            break
        n += 1
    used[at] = 0


def _price(used: vec[i64]) -> i64:
    """Damage first, then the number of dice, then the rolls, as one number."""
    damage: i64 = 0
    count: i64 = 0
    rolls: i64 = 0
    k: i64 = 0
    while k < len(used):
        damage += used[k] * DAMAGE[k // FACES]
        count += used[k]
        rolls += used[k] * (k % FACES)
        k += 1
    return (damage * 1000 + count) * 1000 + rolls


def total_damage(dice: vec[i64]) -> i64:
    """What a set of dice deals if all of them hit."""
    damage: i64 = 0
    k: i64 = 0
    while k < len(dice):
        damage += dice[k] * DAMAGE[k // FACES]
        k += 1
    return damage


def minus(pool: vec[i64], used: vec[i64]) -> vec[i64]:
    """The dice of a pool that are left."""
    rest = pool[:]
    k: i64 = 0
    while k < len(rest):
        rest[k] -= used[k]
        k += 1
    return rest
