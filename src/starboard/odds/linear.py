"""Small dense linear systems, solved by elimination with row pivots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SINGULAR: Final[float] = 1e-300


def solve_linear(matrix: vec[float], right: vec[float]) -> vec[float]:
    """x with matrix * x = right; both are overwritten. A column without pivot gives 0."""
    size: i64 = len(right)
    column: i64 = 0
    row: i64 = 0
    while column < size:
        _bring_up_pivot(matrix, right, column)
        pivot = matrix[column * size + column]
        if abs(pivot) > SINGULAR:
            row = column + 1
            while row < size:
                _eliminate(matrix, right, column, row, pivot)
                row += 1
        column += 1
    return _substitute(matrix, right)


def _bring_up_pivot(matrix: vec[float], right: vec[float], column: i64) -> None:
    size: i64 = len(right)
    best = column
    row = column + 1
    while row < size:
        if abs(matrix[row * size + column]) > abs(matrix[best * size + column]):
            best = row
        row += 1
    if best == column:
        return
    k: i64 = 0
    while k < size:
        held = matrix[column * size + k]
        matrix[column * size + k] = matrix[best * size + k]
        matrix[best * size + k] = held
        k += 1
    held = right[column]
    right[column] = right[best]
    right[best] = held


def _eliminate(matrix: vec[float], right: vec[float], column: i64, row: i64, pivot: float) -> None:
    size: i64 = len(right)
    factor = matrix[row * size + column] / pivot
    if factor == 0.0:
        return
    k = column
    while k < size:
        matrix[row * size + k] -= factor * matrix[column * size + k]
        k += 1
    right[row] -= factor * right[column]


def _substitute(matrix: vec[float], right: vec[float]) -> vec[float]:
    size: i64 = len(right)
    row = size - 1
    k: i64 = 0
    while row >= 0:
        total = right[row]
        k = row + 1
        while k < size:
            total -= matrix[row * size + k] * right[k]
            k += 1
        pivot = matrix[row * size + row]
        right[row] = total / pivot if abs(pivot) > SINGULAR else 0.0
        row -= 1
    return right
