"""Engagement Rounds with ships that regenerate: damage no longer only grows.

Ships lost stay lost, so pairs of states with the same ships alive form a block. Blocks are solved
one after the other, weak ones first: a few sweeps settle the choices, then one linear system gives
the values of the round starts, until no choice changes any more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Battle
from starboard.odds.solver.engagement import Engagement
from starboard.odds.solver.round_system import RoundSystem
from starboard.odds.solver.states import SideSpace, no_floats, zeros

SETTLED: Final[float] = 1e-15
FEW_SWEEPS: Final = 40
MOST_SWEEPS: Final = 20_000
MOST_SYSTEMS: Final = 20
LARGEST_SYSTEM: Final = 400
NOTHING: Final[float] = 1e-18


@final
class RegeneratingEngagement(Engagement):
    """An extra node ends the round: there every ship with Regeneration loses damage.

    Rules: ROTA-HOM-07, ROTA-RAR-09
    """

    def __init__(self, battle: Battle, attacker: SideSpace, defender: SideSpace) -> None:
        super().__init__(battle, attacker, defender)
        self.blocks = _blocks(attacker, defender)
        self.block_of = zeros(attacker.size * defender.size)
        for number, block in enumerate(self.blocks):
            for pair in block:
                self.block_of[pair] = number + 1

    def count_nodes(self) -> i64:
        return self.order.size + 1

    def a(self, pair: i64) -> i64:
        return pair // self.defender.size

    def d(self, pair: i64) -> i64:
        return pair % self.defender.size

    def healed(self, pair: i64) -> i64:
        a = self.attacker.healed[self.a(pair)]
        return a * self.defender.size + self.defender.healed[self.d(pair)]

    def is_armed(self, pair: i64) -> bool:
        return self.attacker.is_armed(self.a(pair)) or self.defender.is_armed(self.d(pair))

    def solve(self) -> None:
        a: i64 = 1
        while a < self.attacker.size:
            self.fill(a, 0, 1.0)
            a += 1
        for block in self.blocks:
            if self.is_armed(block[0]):
                self._solve_block(block)

    def _solve_block(self, block: vec[i64]) -> None:
        if self._sweeps(block, FEW_SWEEPS):
            return
        if len(block) > LARGEST_SYSTEM:
            self._sweeps(block, MOST_SWEEPS)
            return
        for _ in range(MOST_SYSTEMS):
            values = self._system(block).values()
            for k in range(len(block)):
                self.values[block[k] * self.nodes] = values[k]
            if self._sweep_block(block) <= SETTLED:
                return

    def _sweeps(self, block: vec[i64], most: int) -> bool:
        """Sweep until the changes still to come are nothing; False when that takes too long."""
        before = 1.0
        for _ in range(most):
            change = self._sweep_block(block)
            if change < before and change * change / (before - change) <= SETTLED:
                return True
            before = change
        return False

    def _sweep_block(self, block: vec[i64]) -> float:
        """Once over all pairs of the block; returns the largest change."""
        change = 0.0
        k: i64 = 0
        while k < len(block):
            place = block[k] * self.nodes
            before = self.values[place]
            self.weigh(self.a(block[k]), self.d(block[k]))
            self._end_round(block[k])
            change = max(change, abs(self.values[place] - before))
            k += 1
        return change

    def _end_round(self, pair: i64) -> None:
        after = self.healed(pair)
        if after == pair:
            self.close_round(self.a(pair), self.d(pair))
            return
        self._expect(after)
        self.sweep(0.0)
        self.write(self.a(pair), self.d(pair), 0.0)

    def _expect(self, after: i64) -> None:
        """The round ends with the value of the healed states."""
        self.slope[self.order.size] = 0.0
        self.shift[self.order.size] = self.values[after * self.nodes]

    def act(self, flow: vec[float], pair: i64) -> None:
        """One round for what stands at this pair; misses gather at the end node."""
        a = self.a(pair)
        d = self.d(pair)
        self.weigh(a, d)
        self._expect(self.healed(pair))
        self.sweep(0.0)
        place = pair * self.nodes
        node: i64 = 0
        while node < self.order.size:
            amount = flow[place + node]
            flow[place + node] = 0.0
            if amount > 0.0:
                choice = self.best_choice(node, 0.0)
                flow[place + self.order.then[choice]] += amount * self.miss[choice]
                self.leave(flow, a, d, node, choice, amount)
            node += 1

    def follow(self, flow: vec[float]) -> None:
        k = len(self.blocks) - 1
        while k >= 0:
            if self.is_armed(self.blocks[k][0]):
                self._drain(flow, self.blocks[k])
            k -= 1

    def _drain(self, flow: vec[float], block: vec[i64]) -> None:
        most = FEW_SWEEPS if len(block) <= LARGEST_SYSTEM else MOST_SWEEPS
        for _ in range(most):
            if self._one_round(flow, block) <= NOTHING:
                return
        if len(block) <= LARGEST_SYSTEM:
            self._drain_at_once(flow, block)

    def _one_round(self, flow: vec[float], block: vec[i64]) -> float:
        """One round for everything in the block; returns what is left of it."""
        self.act_all(flow, block)
        total = 0.0
        for pair in block:
            end = pair * self.nodes + self.order.size
            total += flow[end]
            flow[self.healed(pair) * self.nodes] += flow[end]
            flow[end] = 0.0
        return total

    def act_all(self, flow: vec[float], block: vec[i64]) -> None:
        """Strong pairs first: within a round damage only grows."""
        k = len(block) - 1
        while k >= 0:
            if self.has_flow(flow, block[k] * self.nodes):
                self.act(flow, block[k])
            k -= 1

    def _system(self, block: vec[i64]) -> RoundSystem:
        """The block as chances from each round start to the next one."""
        size: i64 = len(block)
        system = RoundSystem(size)
        place = zeros(len(self.block_of))
        for k in range(size):
            place[block[k]] = k
        flow = no_floats(len(self.values))
        for row in range(size):
            flow[block[row] * self.nodes] = 1.0
            self.act_all(flow, block)
            self._read_row(flow, block, place, system, row)
        system.find_open()
        return system

    def _read_row(
        self, flow: vec[float], block: vec[i64], place: vec[i64], system: RoundSystem, row: i64
    ) -> None:
        """Where one round from this start has led; empties the flow."""
        number = self.block_of[block[row]]
        k: i64 = 0
        while k < len(flow):
            if flow[k] > 0.0:
                pair = k // self.nodes
                if self.block_of[pair] == number:
                    system.add_chance(row, place[self.healed(pair)], flow[k])
                else:
                    system.add_exit(row, flow[k], flow[k] * self.values[k])
                flow[k] = 0.0
            k += 1

    def _drain_at_once(self, flow: vec[float], block: vec[i64]) -> None:
        """All rounds together; what can never leave the block stays where it is."""
        system = self._system(block)
        starts = vec[float]([flow[pair * self.nodes] for pair in block])
        visits = system.visits(starts)
        for k in range(len(block)):
            flow[block[k] * self.nodes] = visits[k]
        self.act_all(flow, block)
        for k in range(len(block)):
            flow[block[k] * self.nodes + self.order.size] = 0.0
        for k in range(len(block)):
            flow[block[k] * self.nodes] = system.stuck[k]


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
