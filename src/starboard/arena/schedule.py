"""Who plays whom: every pair of levels, every seat, the same seeds."""

from __future__ import annotations

from itertools import combinations, pairwise

from .match import Pairing


def round_robin(
    game: str, levels: list[str], seats: int, games: int, seed: int, budget: float
) -> list[Pairing]:
    """At least `games` games per pair: a lone bot of one level against a table of the other.

    A seed is played with the lone bot on every seat and with both levels in its place, so that
    luck of the draw and of the seat cancel out.
    """
    out: list[Pairing] = []
    for pair in combinations(levels, 2):
        count = 0
        k = 0
        while count < games:
            block = rotations(game, pair, seats, seed + k, budget)
            out.extend(block)
            count += len(block)
            k += 1
    return out


def ladder(
    game: str, levels: list[str], seats: int, games: int, seed: int, budget: float
) -> list[Pairing]:
    """Neighbours of the list only: a lone bot of the later level on every seat in turn."""
    out: list[Pairing] = []
    for low, high in pairwise(levels):
        for k in range(games):
            chairs = tuple(high if seat == k % seats else low for seat in range(seats))
            out.append(Pairing(game, seed + k // seats, chairs, (high, low), budget))
    return out


def rotations(
    game: str, pair: tuple[str, str], seats: int, seed: int, budget: float
) -> list[Pairing]:
    """All games of one seed between two levels."""
    found: list[Pairing] = []
    for lone, rest in (pair, (pair[1], pair[0])):
        for seat in range(seats):
            chairs = tuple(lone if k == seat else rest for k in range(seats))
            pairing = Pairing(game, seed, chairs, pair, budget)
            if pairing not in found:
                found.append(pairing)
    return found
