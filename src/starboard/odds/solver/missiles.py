"""The missile step: one layer per firing group in front of the Engagement Rounds.

Only the states that missiles can lead to are looked at, each once per layer.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Battle
from starboard.odds.solver.engagement import Engagement
from starboard.odds.solver.fire import SAME, Fire, StateValues
from starboard.odds.solver.order import ATTACKER, activation_order
from starboard.odds.solver.point_defense import PointDefense


@final
class MissileStep:
    """Rules: ECL-MIS-01, ECL-MIS-03, ECL-MIS-04, ROTA-DST-01, ROTA-PDF-05"""

    def __init__(self, battle: Battle, engagement: Engagement) -> None:
        self.attacker = engagement.attacker
        self.defender = engagement.defender
        self.engagement = engagement
        self.order = activation_order(battle, True)
        self.fires = [
            Fire(battle.attacker, self.defender, True, True),
            Fire(battle.defender, self.attacker, True, False),
        ]
        self.defenses = [PointDefense(self.fires[0]), PointDefense(self.fires[1])]
        self.known: dict[i64, float] = {}

    def value(self, a: i64, d: i64, node: i64) -> float:
        """The Attacker's chance when it is this node's turn."""
        if a == 0 or d == 0:
            return 0.0 if a == 0 else 1.0
        if node == self.order.size:
            return self.engagement.values[self.engagement.place(a, d, 0)]
        place = (a * self.defender.size + d) * self.order.size + node
        if place not in self.known:
            self.known[place] = self._worth(a, d, self._choice(a, d, node), node)
        return self.known[place]

    def _choice(self, a: i64, d: i64, node: i64) -> i64:
        """The owner's best group among those of equal initiative."""
        best = self.order.first[node]
        if self.order.first[node + 1] == best + 1:
            return best
        sign = 1.0 if self.order.side[node] == ATTACKER else -1.0
        best_value = sign * self._worth(a, d, best, node)
        for choice in range(best + 1, self.order.first[node + 1]):
            value = sign * self._worth(a, d, choice, node)
            if value > best_value + SAME:
                best = choice
                best_value = value
        return best

    def _worth(self, a: i64, d: i64, choice: i64, node: i64) -> float:
        total = 0.0
        values = Row(self, a, d, self.order.side[node], self.order.then[choice])
        for chance, state in self._outcomes(a, d, choice, values):
            total += chance * values.at(state)
        return total

    def _outcomes(self, a: i64, d: i64, choice: i64, values: Row) -> list[tuple[float, int]]:
        """The target's states after the group's missiles, with both owners' choices made."""
        group = self.order.group[choice]
        side = values.side
        state = d if side == ATTACKER else a
        shooters = self.attacker if side == ATTACKER else self.defender
        ships = shooters.ships_alive(a if side == ATTACKER else d, group)
        if ships == 0:
            return [(1.0, state)]
        if self.defenses[side].is_active(state):
            return self.defenses[side].outcomes(group, ships, state, values)
        fire = self.fires[side]
        volley = fire.volley(group, ships, state)
        found: list[tuple[float, int]] = [(volley.miss, state)]
        for k in range(volley.size):
            found.append((volley.chances[k], fire.picked(volley.sets[k], values)))
        return found

    def follow(
        self, flow: vec[float], starts: dict[tuple[int, int], float], first: i64 = 0
    ) -> None:
        """Add to `flow` the chances with which each pair enters the Engagement Rounds."""
        layers: list[dict[tuple[int, int], float]] = [{} for _ in range(self.order.size + 1)]
        layers[first] = dict(starts)
        for node in range(first, self.order.size):
            for pair, chance in layers[node].items():
                self._pass_on(layers, pair[0], pair[1], node, chance)
        for pair, chance in layers[self.order.size].items():
            flow[self.engagement.place(pair[0], pair[1], 0)] += chance

    def _pass_on(
        self,
        layers: list[dict[tuple[int, int], float]],
        a: i64,
        d: i64,
        node: i64,
        chance: float,
    ) -> None:
        if a == 0 or d == 0:
            last = layers[self.order.size]
            last[(a, d)] = last.get((a, d), 0.0) + chance
            return
        choice = self._choice(a, d, node)
        layer = layers[self.order.then[choice]]
        values = Row(self, a, d, self.order.side[node], self.order.then[choice])
        for share, state in self._outcomes(a, d, choice, values):
            pair = (int(a), state) if values.side == ATTACKER else (state, int(d))
            layer[pair] = layer.get(pair, 0.0) + chance * share


@final
class Row(StateValues):
    """The values of one layer, seen from the side that fires."""

    def __init__(self, step: MissileStep, a: i64, d: i64, side: i64, then: i64) -> None:
        self.step = step
        self.a = a
        self.d = d
        self.side = side
        self.then = then

    def at(self, state: i64) -> float:
        if self.side == ATTACKER:
            return self.step.value(self.a, state, self.then)
        return self.step.value(state, self.d, self.then)
