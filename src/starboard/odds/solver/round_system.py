"""Rounds among states that only regeneration connects, as a linear system.

Such a battle may last millions of rounds. Round starts are taken out one after the other and their
chances handed to the rest; nothing is ever subtracted, so even tiny chances keep all their digits.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.solver.states import no_floats


@final
class RoundSystem:
    """Per round start: the chance of every next start, the chance to leave, and what that gains."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.chance = no_floats(size * size)
        self.leave = no_floats(size)
        self.gain = no_floats(size)
        self.stuck = no_floats(size)
        self.open: list[bool] = []

    def add_chance(self, row: i64, column: i64, chance: float) -> None:
        self.chance[row * self.size + column] += chance

    def add_exit(self, row: i64, chance: float, gain: float) -> None:
        self.leave[row] += chance
        self.gain[row] += gain

    def find_open(self) -> None:
        """Mark the starts from which the battle can change for good at all."""
        self.open = [self.leave[k] > 0.0 for k in range(self.size)]
        grows = True
        while grows:
            grows = False
            for k in range(self.size):
                if not self.open[k] and self._leads_out(k):
                    self.open[k] = True
                    grows = True

    def _leads_out(self, row: i64) -> bool:
        return any(
            self.open[column] and self.chance[row * self.size + column] > 0.0
            for column in range(self.size)
        )

    def values(self) -> vec[float]:
        """x = gain + chance * x; nobody wins from where nothing can be destroyed."""
        taken = Elimination(self)
        gain = vec[float]([self.gain[k] if self.open[k] else 0.0 for k in range(self.size)])
        k = self.size - 1
        while k > 0:
            taken.take_out(k)
            for row in range(k):
                gain[row] += taken.hand_over(row, k) * gain[k]
            k -= 1
        for k in range(self.size):
            total = gain[k]
            for column in range(k):
                total += taken.chance[k * self.size + column] * gain[column]
            gain[k] = total / taken.weight[k] if self.open[k] else 0.0
        return gain

    def visits(self, starts: vec[float]) -> vec[float]:
        """How often each start is visited; fills `stuck` with what stays for ever."""
        taken = Elimination(self)
        found = vec[float]([starts[k] if self.open[k] else 0.0 for k in range(self.size)])
        k = self.size - 1
        while k > 0:
            taken.take_out(k)
            if self.open[k]:
                for column in range(k):
                    share = taken.chance[k * self.size + column] / taken.weight[k]
                    found[column] += found[k] * share
            k -= 1
        for k in range(self.size):
            total = found[k]
            for row in range(k):
                total += found[row] * taken.chance[row * self.size + k]
            found[k] = total / taken.weight[k] if self.open[k] else 0.0
        for k in range(self.size):
            if not self.open[k]:
                self.stuck[k] = starts[k] + self._arrivals(found, k)
        return found

    def _arrivals(self, visits: vec[float], column: i64) -> float:
        total = 0.0
        row: i64 = 0
        while row < self.size:
            total += visits[row] * self.chance[row * self.size + column]
            row += 1
        return total


@final
class Elimination:
    """A working copy among the open starts; what leads to closed ones counts as leaving."""

    def __init__(self, system: RoundSystem) -> None:
        self.size = system.size
        self.chance = no_floats(self.size * self.size)
        self.leave = no_floats(self.size)
        self.weight = no_floats(self.size)
        for row in range(self.size):
            if system.open[row]:
                self._copy_row(system, row)
        if self.size > 0:
            self.weight[0] = self.leave[0]

    def _copy_row(self, system: RoundSystem, row: i64) -> None:
        self.leave[row] = system.leave[row]
        for column in range(self.size):
            place = row * self.size + column
            if system.open[column]:
                self.chance[place] = system.chance[place]
            else:
                self.leave[row] += system.chance[place]

    def take_out(self, last: i64) -> None:
        """Start `last` passes its chances on; its weight is the chance not to come back to it."""
        weight = self.leave[last]
        for column in range(last):
            weight += self.chance[last * self.size + column]
        self.weight[last] = weight
        for row in range(last):
            share = self.hand_over(row, last)
            if share > 0.0:
                self.leave[row] += share * self.leave[last]
                for column in range(last):
                    more = share * self.chance[last * self.size + column]
                    self.chance[row * self.size + column] += more
        self.weight[0] = self.leave[0]

    def hand_over(self, row: i64, last: i64) -> float:
        """What `row` receives of the things of a start that is taken out."""
        weight = self.weight[last]
        return self.chance[row * self.size + last] / weight if weight > 0.0 else 0.0
