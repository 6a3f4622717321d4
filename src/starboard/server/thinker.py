"""A worker process that thinks for bots: one JSON line in, one JSON line out.

It gets records with their draws but never a table's seed, and deals all that a seat cannot know
anew before a bot sees the position.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from starboard.bots import make, think
from starboard.engine.chance import Quick
from starboard.server.warm import Position, WarmTables


class Job(Position):
    """A position and the seat to decide for."""

    seat: int
    level: str
    seconds: float
    pick: int


class Thought(Struct):
    """The chosen move, or what went wrong."""

    move: str = ""
    error: str = ""


class Thinker:
    """Thinks about one position after the other."""

    def __init__(self) -> None:
        self._tables = WarmTables()

    def answer(self, job: Job) -> Thought:
        """Think about one position."""
        table = self._tables.table(job)
        move = think(
            make(job.level), table.game, table.state, job.seat, Quick(job.pick), job.seconds
        )
        return Thought(move=str(move))


def main() -> None:
    """Answer until the input ends."""
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            thought = thinker.answer(decoder.decode(line))
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
            thinker = Thinker()
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
