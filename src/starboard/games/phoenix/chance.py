"""The streams of chance, and drawing from stacks that nobody has looked into."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import count_bits, has
from starboard.engine.flow import Run

STREAMS: Final[tuple[str, ...]] = ("start", "aliens", "sectors", "hubs", "ships", "sets", "dice")
START_STREAM: Final[i64] = 0
ALIEN_STREAM: Final[i64] = 1
SECTOR_STREAM: Final[i64] = 2
HUB_STREAM: Final[i64] = 3
SHIP_STREAM: Final[i64] = 4
SET_STREAM: Final[i64] = 5
DICE_STREAM: Final[i64] = 6


def draw_bit(mask: i64, stream: i64, run: Run) -> i64:
    """One random member of a mask."""
    k = run.draw(stream, count_bits(mask))
    index: i64 = 0
    while True:
        if has(mask, index):
            if k == 0:
                return index
            k -= 1
        index += 1
