"""The Engagement Rounds, solved exactly.

Damage only grows, so the one cycle is a whole round of misses. Around it the Attacker's chance is
an affine function of itself, and one division gives its value. A second pass, from strong to weak
states, follows the chosen assignments and gives the distribution of the survivors.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Battle
from starboard.odds.solver.fire import SAME, Fire, Volley
from starboard.odds.solver.order import ATTACKER, activation_order
from starboard.odds.solver.states import SideSpace, no_floats

SETTLED: Final[float] = 1e-16
MOST_TRIES: Final = 60


class Engagement:
    """Chances that the Attacker wins, for every pair of states and every node of the round.

    Rules: ECL-CMB-08, ECL-CMB-09, ECL-CMB-10, ECL-RET-10, ECL-RET-11
    """

    def __init__(self, battle: Battle, attacker: SideSpace, defender: SideSpace) -> None:
        self.attacker = attacker
        self.defender = defender
        self.order = activation_order(battle, False)
        self.nodes: i64 = self.count_nodes()
        self.fires = [
            Fire(battle.attacker, defender, False, True),
            Fire(battle.defender, attacker, False, False),
        ]
        self.values = no_floats(attacker.size * defender.size * self.nodes)
        choices: i64 = len(self.order.group)
        self.miss = no_floats(choices)
        self.gain = no_floats(choices)
        self.slope = no_floats(self.nodes + 1)
        self.shift = no_floats(self.nodes + 1)

    def count_nodes(self) -> i64:
        return self.order.size if self.order.size > 0 else 1

    def node_after(self, acted: tuple[tuple[int, int], ...]) -> i64:
        """The node at which these groups have acted; after the last the next round begins."""
        node = self.order.node_after(acted)
        return node if node < self.nodes else 0

    def place(self, a: i64, d: i64, node: i64) -> i64:
        return (a * self.defender.size + d) * self.nodes + node

    def solve(self) -> None:
        """Fill the table, weak states first."""
        a: i64 = 1
        d: i64 = 0
        while a < self.attacker.size:
            self.fill(a, 0, 1.0)
            d = 1
            while d < self.defender.size:
                self.weigh(a, d)
                self.close_round(a, d)
                d += 1
            a += 1

    def fill(self, a: i64, d: i64, value: float) -> None:
        place = self.place(a, d, 0)
        node: i64 = 0
        while node < self.nodes:
            self.values[place + node] = value
            node += 1

    def volley(self, a: i64, d: i64, side: i64, group: i64) -> Volley | None:
        """The volley of a group in this pair of states; None when it has no ship left."""
        if side == ATTACKER:
            ships = self.attacker.ships_alive(a, group)
            return self.fires[0].volley(group, ships, d) if ships > 0 else None
        ships = self.defender.ships_alive(d, group)
        return self.fires[1].volley(group, ships, a) if ships > 0 else None

    def base(self, a: i64, d: i64, side: i64, then: i64) -> i64:
        """Where values of the next node begin, when `side` changes the other's state."""
        node = then if then < self.nodes else 0
        return self.place(a, 0, node) if side == ATTACKER else self.place(0, d, node)

    def stride(self, side: i64) -> i64:
        return self.nodes if side == ATTACKER else self.nodes * self.defender.size

    def weigh(self, a: i64, d: i64) -> None:
        """Per choice: the chance that nothing changes, and the worth of all that changes."""
        node: i64 = 0
        choice: i64 = 0
        while node < self.order.size:
            side = self.order.side[node]
            while choice < self.order.first[node + 1]:
                volley = self.volley(a, d, side, self.order.group[choice])
                if volley is None:
                    self.miss[choice] = 1.0
                    self.gain[choice] = 0.0
                else:
                    base = self.base(a, d, side, self.order.then[choice])
                    stride = self.stride(side)
                    self.miss[choice] = volley.miss
                    self.gain[choice] = self.fires[side].expected(volley, self.values, base, stride)
                choice += 1
            node += 1

    def close_round(self, a: i64, d: i64) -> None:
        """Solve x = slope * x + shift for the value x at the start of a round.

        Nobody armed: slope is 1, and the Defender holds (stalemate).
        """
        self.slope[self.order.size] = 1.0
        self.shift[self.order.size] = 0.0
        tries: i64 = 0
        start = 0.0
        while tries < MOST_TRIES:
            self.sweep(start)
            before = start
            start = 0.0
            if self.slope[0] < 1.0:
                start = self.shift[0] / (1.0 - self.slope[0])
            if not self.order.has_choice or abs(start - before) <= SETTLED:
                break
            tries += 1
        self.write(a, d, start)

    def write(self, a: i64, d: i64, start: float) -> None:
        place = self.place(a, d, 0)
        node: i64 = 0
        while node < self.nodes:
            self.values[place + node] = self.slope[node] * start + self.shift[node]
            node += 1

    def sweep(self, start: float) -> None:
        """Write every node's value as slope * x + shift, choosing by the present guess of x."""
        node = self.order.size - 1
        while node >= 0:
            choice = self.best_choice(node, start)
            then = self.order.then[choice]
            self.slope[node] = self.miss[choice] * self.slope[then]
            self.shift[node] = self.miss[choice] * self.shift[then] + self.gain[choice]
            node -= 1

    def best_choice(self, node: i64, start: float) -> i64:
        best = self.order.first[node]
        if not self.order.has_choice:
            return best
        sign = 1.0 if self.order.side[node] == ATTACKER else -1.0
        best_value = sign * self._worth(best, start)
        choice = best + 1
        while choice < self.order.first[node + 1]:
            value = sign * self._worth(choice, start)
            if value > best_value + SAME:
                best = choice
                best_value = value
            choice += 1
        return best

    def _worth(self, choice: i64, start: float) -> float:
        then = self.order.then[choice]
        return self.miss[choice] * (self.slope[then] * start + self.shift[then]) + self.gain[choice]

    def follow(self, flow: vec[float]) -> None:
        """Let the chances in `flow` (one per pair and node) run down to where battles end."""
        a = self.attacker.size - 1
        d: i64 = 0
        while a > 0:
            d = self.defender.size - 1
            while d > 0:
                if self.has_flow(flow, self.place(a, d, 0)):
                    self._pass_on(flow, a, d)
                d -= 1
            a -= 1

    def has_flow(self, flow: vec[float], place: i64) -> bool:
        node: i64 = 0
        while node < self.nodes:
            if flow[place + node] > 0.0:
                return True
            node += 1
        return False

    def _pass_on(self, flow: vec[float], a: i64, d: i64) -> None:
        """Misses go round and round; what remains leaves for weaker states."""
        self.weigh(a, d)
        place = self.place(a, d, 0)
        start = self.values[place]
        self.slope[self.order.size] = 1.0
        self.shift[self.order.size] = 0.0
        self.sweep(start)
        if self.slope[0] >= 1.0:
            return
        rounds = self._visits(flow, place, start)
        node: i64 = 0
        while node < self.order.size:
            if rounds[node] > 0.0:
                self.leave(flow, a, d, node, self.best_choice(node, start), rounds[node])
            flow[place + node] = 0.0
            node += 1

    def _visits(self, flow: vec[float], place: i64, start: float) -> vec[float]:
        """How often each node is visited, all rounds of misses together."""
        visits = no_floats(self.nodes + 1)
        node: i64 = 0
        while node < self.order.size:
            visits[node] += flow[place + node]
            choice = self.best_choice(node, start)
            visits[self.order.then[choice]] += visits[node] * self.miss[choice]
            node += 1
        again = visits[self.order.size] / (1.0 - self.slope[0])
        node = 0
        extra = no_floats(self.nodes + 1)
        extra[0] = again
        while node < self.order.size:
            visits[node] += extra[node]
            choice = self.best_choice(node, start)
            extra[self.order.then[choice]] += extra[node] * self.miss[choice]
            node += 1
        return visits

    def leave(
        self, flow: vec[float], a: i64, d: i64, node: i64, choice: i64, amount: float
    ) -> None:
        side = self.order.side[node]
        volley = self.volley(a, d, side, self.order.group[choice])
        if volley is None:
            return
        base = self.base(a, d, side, self.order.then[choice])
        stride = self.stride(side)
        k: i64 = 0
        while k < volley.size:
            after = self.fires[side].chosen(volley.sets[k], self.values, base, stride)
            flow[base + after * stride] += amount * volley.chances[k]
            k += 1
