"""Learning by trying: which weights would have won more?

Every seat plays by weights that stray a little from the present ones. The same setup is played
twice, with all strays turned around, so that luck of the seat and the draw cancels out; what is
left tells, feature by feature, in which direction the score grows.
"""

from __future__ import annotations

from .fitting import Fit
from .selfplay import Report, Rows, Sample, strayed

SHARE = 0.4  # of its own size that a weight strays
FLOOR = 150.0  # thousandths of a point by which even a weight of zero may stray in a usual position
HOLD = 200.0  # how many games "no difference" counts for
STRIDE = 0.5  # points per game that move a weight by one stray
FARTHEST = 1.5
PINNED = ("constant", "points")  # the weights that all others are measured by


def scales_of(rows: Rows, names: list[str], samples: list[Sample]) -> Rows:
    """How far each weight strays."""
    usual = spreads(samples, len(names))
    scales: Rows = []
    for row in rows:
        scales.append(
            [
                0 if name in PINNED else round(SHARE * abs(row[k]) + FLOOR / max(usual[k], 0.1))
                for k, name in enumerate(names)
            ]
        )
    return scales


def spreads(samples: list[Sample], size: int) -> list[float]:
    """The standard deviation of every feature."""
    n = max(1, len(samples))
    out: list[float] = []
    for k in range(size):
        mean = sum(sample.counts[k] for sample in samples) / n
        out.append((sum((sample.counts[k] - mean) ** 2 for sample in samples) / n) ** 0.5)
    return out


def margins(report: Report) -> list[float]:
    """Every seat's score against the mean of the others."""
    total = sum(report.scores)
    others = len(report.scores) - 1
    return [score - (total - score) / others for score in report.scores]


def direction(pairs: list[tuple[Report, Report]]) -> list[float]:
    """Points per game that a stray of one is worth, for every weight."""
    fit = Fit(len(pairs[0][0].strays[0]) + 1)
    for there, back in pairs:
        for seat, stray in enumerate(there.strays):
            gain = (margins(there)[seat] - margins(back)[seat]) / 2
            fit.add([1.0, *stray], gain)
    return fit.solve(HOLD)[1:]


def moved(rows: Rows, scales: Rows, slope: list[float]) -> Rows:
    """Weights one stride further in the direction that wins."""
    way = [max(-FARTHEST, min(FARTHEST, points / STRIDE)) for points in slope]
    return strayed(rows, scales, way)
