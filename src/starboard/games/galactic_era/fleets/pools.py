"""What everybody can work out of fleets nobody may look into.

Counters change unseen only between fleets in one hex, so the sum of such fleets stays known: they
have the same mark, their pool. Ships that were shown are in the fleet until something leaves it.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..components.ids import ALL, NOWHERE
from ..player import Player


def stand_alone(player: Player, fleet: i64) -> None:
    """The fleet is a pool of its own: new, or seen by everybody. Rules: GE-FLT-06, GE-FLT-13"""
    used = [int(player.pool[k]) for k in range(5) if k != fleet and player.fleet_hex[k] != NOWHERE]
    mark: i64 = 0
    while int(mark) in used:
        mark += 1
    pool = player.pool[:]
    pool[fleet] = mark
    player.pool = pool


def mingle(player: Player, one: i64, other: i64) -> None:
    """Nobody can tell any more how ships are divided between two pools. Rules: GE-FLT-09"""
    pool = player.pool[:]
    old = pool[other]
    fleet: i64 = 0
    while fleet < 5:
        if pool[fleet] == old and player.fleet_hex[fleet] != NOWHERE:
            pool[fleet] = pool[one]
        fleet += 1
    player.pool = pool


def lay_open(player: Player, fleet: i64) -> None:
    """Everybody sees all ships of a fleet. Rules: GE-FLT-13"""
    player.know(fleet, ALL)
    player.set_floor(fleet, player.fleet_ships(fleet))
    stand_alone(player, fleet)


def swap_pools(player: Player, one: i64, other: i64) -> None:
    """Two fleets change their letters. Rules: GE-FLT-08"""
    pool = player.pool[:]
    pool[one], pool[other] = pool[other], pool[one]
    player.pool = pool
    shown = player.floor[one]
    player.set_floor(one, player.floor[other])
    player.set_floor(other, shown)
