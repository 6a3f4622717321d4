"""Times of many decisions in little memory: counted in steps of an eighth of a doubling."""

from __future__ import annotations

import math

STEPS = 8


class Stopwatch:
    """How often a decision took about so long."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.times: dict[int, int] = {}
        self._all: list[float] = []

    def add(self, seconds: float) -> None:
        """One decision."""
        self.choices += 1
        self.seconds += seconds
        self._all.append(seconds)
        size = size_of(seconds)
        self.times[size] = self.times.get(size, 0) + 1

    def over(self, limit: float) -> int:
        """How many decisions took longer."""
        return sum(seconds > limit for seconds in self._all)


def size_of(seconds: float) -> int:
    """Eighths of doublings of a microsecond."""
    return round(STEPS * math.log2(max(1.0, 1e6 * seconds)))


def middle(times: list[dict[int, int]], share: float = 0.5) -> float:
    """The milliseconds that this share of all decisions stays below, the median by default."""
    total: dict[int, int] = {}
    for one in times:
        for size, count in one.items():
            total[size] = total.get(size, 0) + count
    left = share * sum(total.values())
    for size in sorted(total):
        left -= total[size]
        if left <= 0:
            return float(2 ** (size / STEPS)) / 1000
    return 0.0
