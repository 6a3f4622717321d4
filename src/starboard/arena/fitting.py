"""Least squares in plain Python: a few dozen numbers need no library."""

from __future__ import annotations

from collections.abc import Sequence

from .selfplay import Report, Rows

RIDGE = 400.0  # how many positions the weights of the turn before count for
BLEND = 0.3
FINAL = 0.5  # how much the final score counts beside the value of the next stage


class Fit:
    """Sums of one stage; `solve` gives the weights that predict the target best."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.samples = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size
        self.squares = 0.0

    def add(self, counts: Sequence[float], target: float) -> None:
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
        """Mix in a neighbouring stage: weights should not jump from round to round."""
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


def fit_backwards(reports: list[Report], before: Rows, stages: int) -> tuple[Rows, float]:
    """Weights in thousandths of a point, and the mean error in points; the last stage first.

    A position is worth the final score and what the first position of the next stage was worth,
    half of each: the luck of later stages disturbs less.
    """
    targets = [[float(score) for score in report.scores] for report in reports]
    rows: Rows = [[] for _ in range(stages)]
    errors: list[float] = []
    for stage in reversed(range(stages)):
        own = stage_fit(reports, targets, stage)
        mixed = own
        if stage + 1 < stages:
            mixed = Fit(own.size)
            mixed.blend(own, 1.0)
            mixed.blend(stage_fit(reports, targets, stage + 1), BLEND)
        prior = [weight / 1000 for weight in before[stage]] if before else None
        weights = mixed.solve(RIDGE, prior)
        errors.append(own.error(weights))
        rows[stage] = [round(1000 * weight) for weight in weights]
        targets = earlier(reports, targets, stage, weights)
    return rows, sum(errors) / len(errors)


def stage_fit(reports: list[Report], targets: list[list[float]], stage: int) -> Fit:
    """The sums of one stage."""
    size = len(reports[0].samples[0].counts)
    fit = Fit(size)
    for report, target in zip(reports, targets, strict=True):
        for sample in report.samples:
            if sample.stage == stage:
                fit.add(sample.counts, target[sample.seat])
    return fit


def earlier(
    reports: list[Report], targets: list[list[float]], stage: int, weights: list[float]
) -> list[list[float]]:
    """What the stage before led to: its end is the first position of this stage."""
    out: list[list[float]] = []
    for report, target in zip(reports, targets, strict=True):
        seen = list(target)
        done: set[int] = set()
        for sample in report.samples:
            if sample.stage == stage and sample.seat not in done:
                done.add(sample.seat)
                value = sum(w * n for w, n in zip(weights, sample.counts, strict=True))
                final = report.scores[sample.seat]
                seen[sample.seat] = FINAL * final + (1 - FINAL) * value
        out.append(seen)
    return out


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
