"""Least squares in plain Python: a few dozen numbers need no library."""

from __future__ import annotations


class Fit:
    """Sums of one stage; `solve` gives the weights that predict the target best."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.samples = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size
        self.squares = 0.0

    def add(self, counts: list[int], target: float) -> None:
        """One position and the score it led to."""
        self.samples += 1
        self.squares += target * target
        used = [(k, value) for k, value in enumerate(counts) if value]
        for k, value in used:
            row = self.products[k]
            self.targets[k] += value * target
            for j, other in used:
                row[j] += value * other

    def blend(self, other: Fit, share: float) -> None:
        """Let a neighbouring stage speak, too: weights should not jump from round to round."""
        self.samples += round(share * other.samples)
        self.squares += share * other.squares
        for k in range(self.size):
            self.targets[k] += share * other.targets[k]
            for j in range(self.size):
                self.products[k][j] += share * other.products[k][j]

    def solve(self, ridge: float, prior: list[float] | None = None) -> list[float]:
        """Ridge regression towards earlier weights, if there are any.

        Each feature is held back in its own scale, the constant is free.
        """
        rows = [row[:] for row in self.products]
        right = self.targets[:]
        for k in range(1, self.size):
            hold = ridge * (self.products[k][k] / max(1, self.samples)) + 1e-6
            rows[k][k] += hold
            right[k] += hold * (prior[k] if prior else 0.0)
        rows[0][0] += 1e-6
        return gauss(rows, right)

    def error(self, weights: list[float]) -> float:
        """The root of the mean squared error of these weights."""
        if not self.samples:
            return 0.0
        total = self.squares
        for k, weight in enumerate(weights):
            total -= 2 * weight * self.targets[k]
            total += weight * sum(self.products[k][j] * w for j, w in enumerate(weights))
        return float(max(0.0, total / self.samples) ** 0.5)


def gauss(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric system by elimination with pivots."""
    n = len(right)
    for k in range(n):
        pivot = max(range(k, n), key=lambda r: abs(rows[r][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        right[k], right[pivot] = right[pivot], right[k]
        if abs(rows[k][k]) < 1e-12:
            continue
        for r in range(k + 1, n):
            factor = rows[r][k] / rows[k][k]
            if factor:
                right[r] -= factor * right[k]
                for c in range(k, n):
                    rows[r][c] -= factor * rows[k][c]
    out = [0.0] * n
    for k in reversed(range(n)):
        rest = right[k] - sum(rows[k][c] * out[c] for c in range(k + 1, n))
        out[k] = rest / rows[k][k] if abs(rows[k][k]) >= 1e-12 else 0.0
    return out
