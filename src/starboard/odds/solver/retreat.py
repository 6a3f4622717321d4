"""Leaving at once, compared with staying: every group declares its Retreat in the first round.

Missiles still fly. A group is a target until its activation in the second round, and nobody of
its side shoots. The enemy assigns to destroy as many materials as it can.

Rules: ECL-RET-01, ECL-RET-03, ECL-RET-04, ECL-RET-06, ECL-RET-08, ECL-MIS-05
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.odds.battle import Battle, Side
from starboard.odds.solver.fire import Fire
from starboard.odds.solver.outcome import is_npc
from starboard.odds.solver.solution import Solution
from starboard.odds.solver.states import SideSpace, no_floats

ENEMY: Final = 0
LEAVING: Final = 1

Turn = tuple[int, int]


@final
class Leaving:
    """What a side that leaves now has to expect."""

    def __init__(self, expected_losses: float, all_lost: float, wins: float) -> None:
        self.expected_losses = expected_losses
        self.all_lost = all_lost
        self.wins = wins


def can_leave(side: Side) -> bool:
    """Non-player ships never Retreat, Starbases and Orbitals cannot."""
    if is_npc(side) or not side.can_retreat:
        return False
    return not any(group.ship.stays for group in side.groups)


def leave_now(battle: Battle, solution: Solution, attacker: bool) -> Leaving:
    """Expected losses in materials, the chance to lose everything, and to win by missiles."""
    escape = _Escape(battle, solution, attacker)
    engagement = solution.engagement
    flow = no_floats(len(engagement.values))
    solution.missiles.follow(flow, {solution.start(): 1.0})
    losses = 0.0
    all_lost = 0.0
    wins = 0.0
    for place in range(len(flow)):
        if flow[place] > 0.0:
            pair = place // engagement.nodes
            a, d = pair // solution.defender.size, pair % solution.defender.size
            own, enemy = (a, d) if attacker else (d, a)
            found = escape.expect(own, enemy)
            losses += flow[place] * found[0]
            all_lost += flow[place] * found[1]
            wins += flow[place] if enemy == 0 else 0.0
    return Leaving(losses, all_lost, wins)


@final
class _Escape:
    def __init__(self, battle: Battle, solution: Solution, attacker: bool) -> None:
        self.own: SideSpace = solution.attacker if attacker else solution.defender
        self.enemy: SideSpace = solution.defender if attacker else solution.attacker
        side = battle.attacker if attacker else battle.defender
        enemy = battle.defender if attacker else battle.attacker
        self.fire = Fire(enemy, self.own, False, True)
        self.turns = _turns(side, enemy, attacker)
        self.known: dict[tuple[int, int, int, bool], tuple[float, float]] = {}
        self.start = int(self.own.start())

    def expect(self, own: i64, enemy: i64) -> tuple[float, float]:
        """Materials lost from the whole fleet, and the chance that nothing is left."""
        before = float(self._materials(self.start) - self._materials(own))
        if own == 0 or enemy == 0:
            return (before, 1.0 if own == 0 else 0.0)
        later = self._later(int(own), int(enemy), 0, False)
        return (before + later[0], later[1])

    def _later(self, own: int, enemy: int, turn: int, escaped: bool) -> tuple[float, float]:
        if own == 0 or turn == len(self.turns):
            return (0.0, 0.0 if escaped or own else 1.0)
        key = (own, enemy, turn, escaped)
        if key not in self.known:
            side, group = self.turns[turn]
            if side == LEAVING:
                self.known[key] = self._depart(own, enemy, turn, escaped, group)
            else:
                self.known[key] = self._shoot(own, enemy, turn, escaped, group)
        return self.known[key]

    def _depart(
        self, own: int, enemy: int, turn: int, escaped: bool, group: int
    ) -> tuple[float, float]:
        ships = self.own.ships_alive(own, group)
        left = own - int(self.own.sub(own, group) * self.own.strides[group])
        return self._later(left, enemy, turn + 1, escaped or ships > 0)

    def _shoot(
        self, own: int, enemy: int, turn: int, escaped: bool, group: int
    ) -> tuple[float, float]:
        ships = self.enemy.ships_alive(enemy, group)
        if ships == 0:
            return self._later(own, enemy, turn + 1, escaped)
        volley = self.fire.volley(group, ships, own)
        missed = self._later(own, enemy, turn + 1, escaped)
        losses = volley.miss * missed[0]
        all_lost = volley.miss * missed[1]
        for k in range(volley.size):
            worst = (-1.0, 0.0)
            for state in self.fire.targets.members(volley.sets[k]):
                later = self._later(int(state), enemy, turn + 1, escaped)
                lost = float(self._materials(own) - self._materials(state))
                worst = max(worst, (lost + later[0], later[1]))
            losses += volley.chances[k] * worst[0]
            all_lost += volley.chances[k] * worst[1]
        return (losses, all_lost)

    def _materials(self, state: i64) -> int:
        total = 0
        for g, group in enumerate(self.own.side.groups):
            total += int(group.ship.cost * self.own.ships_alive(state, g))
        return total


def _turns(side: Side, enemy: Side, attacker: bool) -> list[Turn]:
    """Two rounds of the enemy's fire; in the second each group of the side leaves in its turn."""
    found: list[tuple[int, int, int, int, int]] = []
    own_rank = 1 if attacker else 0
    for turn in (0, 1):
        for g, group in enumerate(enemy.groups):
            if group.fires(False):
                found.append((turn, -int(group.initiative), 1 - own_rank, ENEMY, g))
    for g, group in enumerate(side.groups):
        found.append((1, -int(group.initiative), own_rank, LEAVING, g))
    return [(entry[3], entry[4]) for entry in sorted(found)]
