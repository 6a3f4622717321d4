"""Drawing from stacks that nobody has looked into."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import count_bits
from starboard.engine.flow import Run


def draw_bit(mask: i64, stream: i64, run: Run) -> i64:
    """One random member of a mask."""
    k = run.draw(stream, count_bits(mask))
    index: i64 = 0
    while True:
        if (mask >> index) & 1 == 1:
            if k == 0:
                return index
            k -= 1
        index += 1
