"""A random order of moves."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.notation import Move


def shuffled(moves: list[Move], picks: Quick, most: i64) -> list[Move]:
    """So many moves in random order: equal values do not favour the first of the list."""
    out = moves[:]
    n: i64 = len(out)
    most = min(most, n)
    k: i64 = 0
    while k < most:
        j = k + picks.below(0, n - k)
        out[k], out[j] = out[j], out[k]
        k += 1
    return out if most == n else out[: int(most)]
