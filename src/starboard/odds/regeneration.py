"""Engagement Rounds with ships that regenerate: damage no longer only grows.

Ships lost stay lost, so pairs of states with the same ships alive form a block. Blocks are solved
one after the other, weak ones first, each by sweeping over it until nothing changes any more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Battle
from starboard.odds.engagement import Engagement
from starboard.odds.states import SideSpace

SETTLED: Final[float] = 1e-16
MOST_SWEEPS: Final = 20_000
NOTHING: Final[float] = 1e-18


@final
class RegeneratingEngagement(Engagement):
    """An extra node ends the round: there every ship with Regeneration loses damage.

    Rules: ROTA-HOM-07, ROTA-RAR-09
    """

    def __init__(self, battle: Battle, attacker: SideSpace, defender: SideSpace) -> None:
        super().__init__(battle, attacker, defender)
        self.blocks = _blocks(attacker, defender)

    def count_nodes(self) -> i64:
        return self.order.size + 1

    def solve(self) -> None:
        a: i64 = 1
        while a < self.attacker.size:
            self.fill(a, 0, 1.0)
            a += 1
        for block in self.blocks:
            sweeps = 0
            while self._sweep_block(block) > SETTLED and sweeps < MOST_SWEEPS:
                sweeps += 1

    def _sweep_block(self, block: vec[i64]) -> float:
        """Once over all pairs of the block; returns the largest change."""
        change = 0.0
        k: i64 = 0
        while k < len(block):
            a = block[k] // self.defender.size
            d = block[k] % self.defender.size
            place = self.place(a, d, 0)
            before = self.values[place]
            self.weigh(a, d)
            self._end_round(a, d)
            change = max(change, abs(self.values[place] - before))
            k += 1
        return change

    def _end_round(self, a: i64, d: i64) -> None:
        after_a = self.attacker.healed[a]
        after_d = self.defender.healed[d]
        if after_a == a and after_d == d:
            self.close_round(a, d)
            return
        self._expect(after_a, after_d)
        self.sweep(0.0)
        self.write(a, d, 0.0)

    def _expect(self, after_a: i64, after_d: i64) -> None:
        """The round ends with the value of the healed states."""
        self.slope[self.order.size] = 0.0
        self.shift[self.order.size] = self.values[self.place(after_a, after_d, 0)]

    def follow(self, flow: vec[float]) -> None:
        k = len(self.blocks) - 1
        while k >= 0:
            sweeps = 0
            while self._drain(flow, self.blocks[k]) > NOTHING and sweeps < MOST_SWEEPS:
                sweeps += 1
            k -= 1

    def _drain(self, flow: vec[float], block: vec[i64]) -> float:
        """One round for everything in the block, strong pairs first; returns what is left."""
        k = len(block) - 1
        while k >= 0:
            a = block[k] // self.defender.size
            d = block[k] % self.defender.size
            if self.has_flow(flow, self.place(a, d, 0)):
                self._act(flow, a, d)
            k -= 1
        return self._heal(flow, block)

    def _act(self, flow: vec[float], a: i64, d: i64) -> None:
        self.weigh(a, d)
        self._expect(self.attacker.healed[a], self.defender.healed[d])
        self.sweep(0.0)
        place = self.place(a, d, 0)
        node: i64 = 0
        while node < self.order.size:
            amount = flow[place + node]
            flow[place + node] = 0.0
            if amount > 0.0:
                choice = self.best_choice(node, 0.0)
                flow[place + self.order.then[choice]] += amount * self.miss[choice]
                self.leave(flow, a, d, node, choice, amount)
            node += 1

    def _heal(self, flow: vec[float], block: vec[i64]) -> float:
        """Move what stands at the end of the round to the start of the next one."""
        total = 0.0
        k: i64 = 0
        while k < len(block):
            a = block[k] // self.defender.size
            d = block[k] % self.defender.size
            end = self.place(a, d, self.order.size)
            amount = flow[end]
            flow[end] = 0.0
            if self.order.size > 0:
                flow[self.place(self.attacker.healed[a], self.defender.healed[d], 0)] += amount
            total += amount
            k += 1
        return total


def _blocks(attacker: SideSpace, defender: SideSpace) -> list[vec[i64]]:
    """Pairs of states by ships alive, fewest ships first, weak pairs first inside."""
    found: dict[tuple[int, tuple[int, ...]], list[i64]] = {}
    for a in range(1, attacker.size):
        alive_a = _alive(attacker, a)
        for d in range(1, defender.size):
            alive = (*alive_a, *_alive(defender, d))
            pair = a * defender.size + d
            found.setdefault((sum(alive), alive), []).append(pair)
    return [vec[i64](found[key]) for key in sorted(found)]


def _alive(space: SideSpace, state: int) -> tuple[int, ...]:
    return tuple([int(space.ships_alive(state, g)) for g in range(space.group_count)])
