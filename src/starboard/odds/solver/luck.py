"""After the battle: how likely was that?

Endings are ranked for a side: a win is better than a loss, then what it kept in materials, then
the Reputation Tiles its kills are worth. Luck is where the ending stands in that order.
"""

from __future__ import annotations

from typing import final

from starboard.odds.battle import Battle
from starboard.odds.result import Odds
from starboard.odds.solver.outcome import kill_tiles, materials_lost
from starboard.odds.solver.solution import Ending

Rank = tuple[bool, int, int]


@final
class Luck:
    """Chances of the same, a better and a worse ending for one side."""

    def __init__(self, same: float, better: float, worse: float) -> None:
        self.same = same
        self.better = better
        self.worse = worse


def luck_of(odds: Odds, ending: Ending, attacker: bool) -> Luck:
    """Where an ending stands among all that could have been."""
    own = rank(odds.battle, ending, attacker)
    same = 0.0
    better = 0.0
    worse = 0.0
    for other in odds.endings:
        found = rank(odds.battle, other, attacker)
        if found == own:
            same += other.chance
        elif found > own:
            better += other.chance
        else:
            worse += other.chance
    return Luck(same, better, worse)


def rank(battle: Battle, ending: Ending, attacker: bool) -> Rank:
    """Higher is better for the side."""
    won = ending.attacker_won() == attacker
    enemy = battle.defender if attacker else battle.attacker
    fleet = ending.defender if attacker else ending.attacker
    return (won, -materials_lost(battle, ending, attacker), kill_tiles(enemy, fleet))
