"""Bit masks.

A literal shifted by a variable is compiled as a 32-bit shift and goes wrong silently from bit 31
on: always take `BIT[n]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([2**k for k in range(63)])


def has(mask: i64, k: i64) -> bool:
    """Is bit k set?"""
    return (mask >> k) & 1 == 1


def first_bit(mask: i64) -> i64:
    """The number of the lowest bit that is set, -1 for an empty mask."""
    if mask == 0:
        return -1
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def bits_of(mask: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    out: list[int] = []
    n: i64 = 0
    while mask >> n != 0:
        if (mask >> n) & 1 == 1:
            out.append(int(n))
        n += 1
    return out
