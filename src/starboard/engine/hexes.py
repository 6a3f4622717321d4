"""Hexes in axial coordinates (q, r).

Hexes have flat tops. Edges count clockwise from the top one: 0 = N, 1 = NE, 2 = SE, 3 = S, 4 = SW,
5 = NW; edge e of a hex is edge (e + 3) % 6 of the hex behind it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDGES: Final[i64] = 6
DQ: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])
DR: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 0])


def opposite(edge: i64) -> i64:
    """The same edge seen from the other side."""
    return (edge + 3) % 6


def distance(q: i64, r: i64, q2: i64, r2: i64) -> i64:
    """Steps between two hexes."""
    a = q - q2
    b = r - r2
    c = a + b
    a = a if a >= 0 else -a
    b = b if b >= 0 else -b
    c = c if c >= 0 else -c
    return max(a, b, c)


def turned(edges: i64, sixths: i64) -> i64:
    """A mask of edges turned clockwise by so many sixths."""
    k = sixths % 6
    return ((edges << k) | (edges >> (6 - k))) & 63


def edge_towards(q: i64, r: i64, q2: i64, r2: i64) -> i64:
    """The edge of (q, r) that touches (q2, r2), or -1 if they are not neighbours."""
    e: i64
    for e in range(6):
        if q + DQ[e] == q2 and r + DR[e] == r2:
            return e
    return -1
