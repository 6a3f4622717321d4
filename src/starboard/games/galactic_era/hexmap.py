"""The hexes of the full board: seven places of 61 hexes, numbered once and for all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.hexes import DQ, DR, distance

from .components.ids import NOWHERE

RADIUS: Final[i64] = 4
TILE_HEXES: Final[i64] = 61
PLACES: Final[i64] = 7
HEXES: Final[i64] = 427
CENTRE_Q: Final[vec[i64]] = vec[i64]([0, 4, 9, 5, -4, -9, -5])
CENTRE_R: Final[vec[i64]] = vec[i64]([0, -9, -5, 4, 9, 5, -4])


def _local_hexes() -> list[tuple[int, int]]:
    """The 61 hexes of a tile around its middle. Rules: GE-SET-07"""
    side = range(-4, 5)
    return [(q, r) for q in side for r in side if distance(q, r, 0, 0) <= RADIUS]


def _all_hexes() -> list[tuple[int, int]]:
    local = _local_hexes()
    out: list[tuple[int, int]] = []
    for place in range(7):
        out.extend((CENTRE_Q[place] + q, CENTRE_R[place] + r) for q, r in local)
    return out


_COORDINATES: Final[list[tuple[int, int]]] = _all_hexes()
_NUMBER: Final[dict[tuple[int, int], int]] = {at: k for k, at in enumerate(_COORDINATES)}
HEX_Q: Final[vec[i64]] = vec[i64]([q for q, _ in _COORDINATES])
HEX_R: Final[vec[i64]] = vec[i64]([r for _, r in _COORDINATES])


def _neighbours() -> list[int]:
    out: list[int] = []
    for q, r in _COORDINATES:
        out.extend(_NUMBER.get((q + DQ[e], r + DR[e]), -1) for e in range(6))
    return out


NEIGHBOUR: Final[vec[i64]] = vec[i64](_neighbours())  # six for each hex, -1 = off the full board


def hex_number(q: int, r: int) -> i64:
    """The number of the hex on these coordinates, or -1 outside the full board."""
    return _NUMBER.get((q, r), -1)


def place_of(hexagon: i64) -> i64:
    """The place of the tile that a hex lies on; place 0 is the centre sector."""
    return hexagon // TILE_HEXES


def hex_text(hexagon: i64) -> str:
    """A hex in the notation: its board coordinates."""
    return f"{HEX_Q[hexagon]},{HEX_R[hexagon]}"


def read_hex(word: str) -> i64:
    """The hex behind its notation; ValueError if there is none."""
    q, _, r = word.partition(",")
    found = hex_number(int(q), int(r))
    if found == NOWHERE:
        raise ValueError(word)
    return found


def turned_hex(q: i64, r: i64, sixths: i64) -> tuple[i64, i64]:
    """A hex of a tile after turning the tile clockwise."""
    k: i64 = 0
    while k < sixths:
        q, r = -r, q + r
        k += 1
    return q, r
