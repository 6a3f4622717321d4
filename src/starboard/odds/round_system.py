"""Rounds among states that only regeneration connects, as a linear system."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.linear import solve_linear
from starboard.odds.states import no_floats


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
        matrix = self._identity()
        for row in range(self.size):
            for column in range(self.size):
                if self.open[row]:
                    place = row * self.size + column
                    matrix[place] -= self.chance[place]
        return solve_linear(matrix, self._if_open(self.gain))

    def visits(self, starts: vec[float]) -> vec[float]:
        """How often each start is visited; fills `stuck` with what stays for ever."""
        matrix = self._identity()
        for row in range(self.size):
            for column in range(self.size):
                if self.open[row] and self.open[column]:
                    chance = self.chance[column * self.size + row]
                    matrix[row * self.size + column] -= chance
        visits = solve_linear(matrix, self._if_open(starts))
        for k in range(self.size):
            if not self.open[k]:
                self.stuck[k] = starts[k] + self._arrivals(visits, k)
        return visits

    def _identity(self) -> vec[float]:
        matrix = no_floats(self.size * self.size)
        for row in range(self.size):
            matrix[row * self.size + row] = 1.0
        return matrix

    def _if_open(self, numbers: vec[float]) -> vec[float]:
        return vec[float]([numbers[k] if self.open[k] else 0.0 for k in range(self.size)])

    def _arrivals(self, visits: vec[float], column: i64) -> float:
        total = 0.0
        row: i64 = 0
        while row < self.size:
            total += visits[row] * self.chance[row * self.size + column]
            row += 1
        return total
