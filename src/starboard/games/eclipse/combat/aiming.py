"""Which ship dice go to when nobody has to be asked: non-players' dice, and obvious ones."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..components.ids import NOBODY
from ..moves.combat import Assign
from ..state import State
from .assignment import needed_dice, next_dice, ships_like, target_code, targets
from .fire import FACES, damage_list, hull_of, kinds_of, place_of, shield_of
from .npc_fire import SIZE_ORDER, Aim, cheapest_kill, hitting, minus, total_damage
from .sides import Sides
from .tally import tiles_for


def npc_aim(state: State, at: i64, seat: i64, pool: vec[i64], computer: i64) -> Aim:
    """The largest ship that can be destroyed; if there is none, most damage to the largest one.

    Rules: ECL-NPC-03, ECL-NPC-04, ECL-NPC-06
    """
    for kind in SIZE_ORDER:
        for damage in damage_list(state.sectors[at], place_of(state, seat, kind)):
            dice = hitting(pool, computer, shield_of(state, seat, kind))
            kill = cheapest_kill(dice, hull_of(state, seat, kind) - damage + 1)
            if kill is not None:
                return Aim(kind, damage, kill)
    return largest_hit(state, at, seat, pool, computer)


def largest_hit(state: State, at: i64, seat: i64, pool: vec[i64], computer: i64) -> Aim:
    """What cannot destroy anything damages the largest ship that it hits. Rules: ECL-NPC-04"""
    for kind in SIZE_ORDER:
        damages = damage_list(state.sectors[at], place_of(state, seat, kind))
        dice = hitting(pool, computer, shield_of(state, seat, kind))
        if damages and total_damage(dice) > 0:
            return Aim(kind, damages[0], dice)
    raise AssertionError("dice that hit nothing are taken away when they are rolled")


def by_value(state: State, at: i64, seat: i64) -> list[Aim]:
    """Every ship of a side without dice, the most valuable first, among equals the most damaged."""
    order = [int(kind) for kind in SIZE_ORDER]
    if seat == NOBODY:
        order = list(range(int(kinds_of(state, seat))))
        order.sort(key=lambda kind: -int(tiles_for(state, seat, kind)))
    ships: list[Aim] = []
    for kind in order:
        for damage in damage_list(state.sectors[at], place_of(state, seat, kind)):
            ships.append(Aim(kind, damage, vec[i64]()))
    return ships


def plan_kills(state: State, at: i64, seat: i64, pool: vec[i64], computer: i64) -> list[Aim]:
    """The most valuable ships that the dice can destroy, each at the lowest price."""
    left = pool
    kills: list[Aim] = []
    for ship in by_value(state, at, seat):
        dice = hitting(left, computer, shield_of(state, seat, ship.kind))
        kill = cheapest_kill(dice, hull_of(state, seat, ship.kind) - ship.damage + 1)
        if kill is not None:
            kills.append(Aim(ship.kind, ship.damage, kill))
            left = minus(left, kill)
    return kills


def best_assignment(state: State, step: Sides) -> Assign:
    """Destroy the most valuable ships; other dice hurt the ship nearest to destruction most.

    What a player does who leaves the dice to the table.
    """
    seat = step.seat_of(1 - step.shooter)
    kills = plan_kills(state, step.at, seat, step.pool, step.computer)
    return from_plan(state, step.at, seat, step.pool, step.computer, kills)


def from_plan(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64, kills: list[Aim]
) -> Assign:
    """The part of a plan that uses the next equal dice."""
    group = next_dice(pool)
    for aim in kills:
        if aim.dice[group] > 0:
            return shot(seat, aim.kind, aim.damage, group, aim.dice[group])
    kind, damage = nearest_to_destruction(state, at, seat, group, computer, kills)
    count = min(pool[group], needed_dice(state, seat, kind, damage, group // FACES))
    return shot(seat, kind, damage, group, count)


def nearest_to_destruction(
    state: State, at: i64, seat: i64, group: i64, computer: i64, kills: list[Aim]
) -> tuple[int, int]:
    """The ship that needs the least damage, rather one that is not destroyed anyway."""
    best = (0, 0)
    lowest: i64 = 0
    for kind, damage in targets(state, at, seat, group % FACES, computer):
        price = hull_of(state, seat, kind) - damage + 1
        if doomed(kills, kind, damage) >= ships_like(state, at, seat, (kind, damage)):
            price += 1_000
        if lowest == 0 or price < lowest:
            best, lowest = (kind, damage), price
    return best


def doomed(kills: list[Aim], kind: i64, damage: i64) -> i64:
    """How many ships of this type and damage a plan destroys."""
    n: i64 = 0
    for aim in kills:
        if aim.kind == kind and aim.damage == damage:
            n += 1
    return n


def shot(seat: i64, kind: i64, damage: i64, group: i64, count: i64) -> Assign:
    """The move that sends equal dice to a ship."""
    return Assign(count, group // FACES, group % FACES, target_code(seat, kind), damage)


def forced_assignment(
    state: State, at: i64, seat: i64, pool: vec[i64], computer: i64
) -> Assign | None:
    """The next dice, if there is a single sensible thing to do with them.

    They hit ships of one kind only and one die or one ship decides, or everything is destroyed.
    """
    group = next_dice(pool)
    found = targets(state, at, seat, group % FACES, computer)
    if len(found) == 1:
        kind, damage = found[0]
        count = min(pool[group], needed_dice(state, seat, kind, damage, group // FACES))
        if count == 1 or ships_like(state, at, seat, found[0]) == 1:
            return shot(seat, kind, damage, group, count)
    ships = by_value(state, at, seat)
    if total_damage(pool) < life_of(state, seat, ships):
        return None
    kills = plan_kills(state, at, seat, pool, computer)
    return from_plan(state, at, seat, pool, computer, kills) if len(kills) == len(ships) else None


def life_of(state: State, seat: i64, ships: list[Aim]) -> i64:
    """The damage that destroys all these ships."""
    n: i64 = 0
    for ship in ships:
        n += hull_of(state, seat, ship.kind) - ship.damage + 1
    return n
