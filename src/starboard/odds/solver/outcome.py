"""What an ending means: ships and materials lost, Reputation Tiles earned."""

from __future__ import annotations

from typing import Final

from starboard.odds.battle import Battle, Side
from starboard.odds.solver.solution import Ending, Fleet

MOST_TILES: Final = 5


def is_npc(side: Side) -> bool:
    return all(group.ship.npc for group in side.groups)


def ships_left(fleet: Fleet) -> list[int]:
    return [sum(counts) for counts in fleet]


def ships_destroyed(side: Side, fleet: Fleet) -> list[int]:
    return [group.count - left for group, left in zip(side.groups, ships_left(fleet), strict=True)]


def kill_tiles(side: Side, fleet: Fleet) -> int:
    """Tiles that the enemy earns for the ships of `side` that are gone (ECL-REP-02)."""
    lost = ships_destroyed(side, fleet)
    return sum(group.ship.reputation * n for group, n in zip(side.groups, lost, strict=True))


def tiles_drawn(battle: Battle, ending: Ending, attacker: bool) -> int:
    """One for taking part, more per ship destroyed, never above five.

    An Attacker who leaves a stalemate has Retreated with everything and gets no tile for taking
    part. Rules: ECL-REP-01, ECL-REP-02, ECL-REP-03, ECL-RET-08, ECL-RET-11
    """
    side = battle.attacker if attacker else battle.defender
    if is_npc(side):
        return 0
    part = participation(side, ending, attacker)
    enemy = battle.defender if attacker else battle.attacker
    fleet = ending.defender if attacker else ending.attacker
    return min(MOST_TILES, part + kill_tiles(enemy, fleet))


def participation(side: Side, ending: Ending, attacker: bool) -> int:
    return 0 if attacker and ending.is_stalemate() and side.can_retreat else 1


def materials_lost(battle: Battle, ending: Ending, attacker: bool) -> int:
    """Build costs of the ships destroyed; a stalemate destroys an Attacker with no way out."""
    side = battle.attacker if attacker else battle.defender
    fleet = ending.attacker if attacker else ending.defender
    if attacker and ending.is_stalemate() and not side.can_retreat:
        return sum(group.ship.cost * group.count for group in side.groups)
    lost = ships_destroyed(side, fleet)
    return sum(group.ship.cost * n for group, n in zip(side.groups, lost, strict=True))
