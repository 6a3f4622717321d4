"""Assigning dice to best effect for a player who does not want to be asked."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from .combat_moves import Assign
from .fire import FACES, damage_list, hull_of, is_hit, kinds_of, place_of, shield_of
from .npc_fire import cheapest_kill, hitting
from .state import State
from .steps.assignment import next_dice, target_code
from .steps.sides import Sides
from .steps.tally import tiles_for


@final
class Target:
    """A ship that may be hit: its type, the damage it has, what it still withstands."""

    def __init__(self, kind: i64, damage: i64, left: i64, shield: i64, tiles: i64) -> None:
        self.kind: i64 = kind
        self.damage: i64 = damage
        self.left: i64 = left
        self.shield: i64 = shield
        self.tiles: i64 = tiles

    def worth(self) -> tuple[int, int]:
        """Reputation first, then the ship that is nearest to its end."""
        return (-int(self.tiles), int(self.left))


def targets_by_worth(state: State, at: i64, seat: i64) -> list[Target]:
    """All ships of a side, the most rewarding first."""
    found: list[Target] = []
    for kind in range(int(kinds_of(state, seat))):
        hull = hull_of(state, seat, kind)
        shield = shield_of(state, seat, kind)
        tiles = tiles_for(state, seat, kind)
        for damage in damage_list(state.sectors[at], place_of(state, seat, kind)):
            found.append(Target(kind, damage, hull + 1 - damage, shield, tiles))
    return sorted(found, key=Target.worth)


def best_assignment(state: State, battle: Sides) -> Assign:
    """Destroy the most rewarding ship that the dice can destroy; otherwise wound the best one."""
    seat = battle.seat_of(1 - battle.shooter)
    group = next_dice(battle.pool)
    found = targets_by_worth(state, battle.at, seat)
    for target in found:
        dice = hitting(battle.pool, battle.computer, target.shield)
        kill = cheapest_kill(dice, target.left)
        if kill is not None and kill[group] > 0:
            return assign(seat, group, kill[group], target)
    hit = [one for one in found if is_hit(group % FACES, battle.computer, one.shield)]
    return assign(seat, group, battle.pool[group], hit[0])


def assign(seat: i64, group: i64, count: i64, target: Target) -> Assign:
    """The move that puts so many dice of a group on a ship."""
    code = target_code(seat, target.kind)
    return Assign(count, group // FACES, group % FACES, code, target.damage)
