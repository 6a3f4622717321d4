"""Ratings, win shares and thinking times out of many results."""

from __future__ import annotations

import math

import msgspec
from openskill.models import PlackettLuce

from .match import Result
from .stopwatch import middle


class Rating(msgspec.Struct):
    """A level's strength on the ladder, with the half width of its 95 % interval."""

    level: str
    rating: float
    interval: float
    games: int
    ms_per_decision: float
    median_ms: float


class Duel(msgspec.Struct):
    """A lone bot of one level against the rest of another: its share of wins, 95 % interval."""

    level: str
    against: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    even: float
    margin: float  # mean score minus the mean of the others


def ratings(results: list[Result]) -> list[Rating]:
    """Plackett-Luce over all placements, games in the order of their keys."""
    model = PlackettLuce()
    levels = sorted({level for result in results for level in result.levels})
    known = {level: model.rating(name=level) for level in levels}
    for result in sorted(results, key=lambda one: one.key):
        teams = [[known[level]] for level in result.levels]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for level in set(result.levels):
            chairs = [k for k, name in enumerate(result.levels) if name == level]
            known[level].mu = sum(after[k][0].mu for k in chairs) / len(chairs)
            known[level].sigma = min(after[k][0].sigma for k in chairs)
    rows = [
        Rating(
            level,
            round(known[level].mu, 2),
            round(1.96 * known[level].sigma, 2),
            sum(level in result.levels for result in results),
            round(thinking(results, level), 3),
            round(middle(times_of(results, level)), 3),
        )
        for level in levels
    ]
    return sorted(rows, key=lambda row: -row.rating)


def times_of(results: list[Result], level: str) -> list[dict[int, int]]:
    """The times of all decisions of a level."""
    return [
        times
        for result in results
        for name, times in zip(result.levels, result.times, strict=False)
        if name == level
    ]


def thinking(results: list[Result], level: str) -> float:
    """Mean milliseconds of CPU per decision."""
    choices = 0
    seconds = 0.0
    for result in results:
        for name, (count, spent) in zip(result.levels, result.thought, strict=True):
            if name == level:
                choices += count
                seconds += spent
    return 1000 * seconds / choices if choices else 0.0


def duels(results: list[Result]) -> list[Duel]:
    """Every lone level against every other; a shared first place is shared."""
    tallies: dict[tuple[str, str], list[tuple[float, float, int]]] = {}
    for result in results:
        lone = lone_seat(result)
        if lone is None:
            continue
        other = next(name for k, name in enumerate(result.levels) if k != lone)
        won = 1 / result.ranks.count(1) if result.ranks[lone] == 1 else 0.0
        rest = [score for k, score in enumerate(result.scores) if k != lone]
        margin = result.scores[lone] - sum(rest) / len(rest)
        key = (result.levels[lone], other)
        tallies.setdefault(key, []).append((won, margin, len(result.levels)))
    return [duel(level, other, rows) for (level, other), rows in sorted(tallies.items())]


def lone_seat(result: Result) -> int | None:
    """The seat whose level sits alone; with two seats the first of the pair."""
    alone = [k for k, name in enumerate(result.levels) if result.levels.count(name) == 1]
    if len(set(result.levels)) != 2 or not alone:
        return None
    return next((k for k in alone if result.levels[k] == result.pair[0]), alone[0])


def duel(level: str, other: str, rows: list[tuple[float, float, int]]) -> Duel:
    """Win share with its Wilson interval."""
    n = len(rows)
    wins = sum(won for won, _, _ in rows)
    low, high = wilson(wins, n)
    margin = sum(margin for _, margin, _ in rows) / n
    return Duel(
        level,
        other,
        n,
        round(wins, 2),
        round(wins / n, 4),
        round(low, 4),
        round(high, 4),
        round(1 / rows[0][2], 4),
        round(margin, 2),
    )


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)
