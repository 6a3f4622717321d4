"""A worker process that thinks for bots: one JSON line in, one JSON line out.

It gets records with their draws but never a table's seed, and deals all that a seat cannot know
anew before a bot sees the position.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from starboard.bots import consider, make, think
from starboard.engine.chance import Quick
from starboard.server.bots.warm import Position, WarmTables


class Job(Position):
    """A position and the seat to decide for."""

    seat: int
    level: str
    seconds: float
    pick: int
    weigh: bool = False  # tell what the bot thinks of its best moves
    language: str = "en"


class Weighed(Struct):
    """One considered move: its value in thousandths of a point and its reasons."""

    move: str
    value: int
    reasons: list[str]


class Thought(Struct):
    """The chosen move, or what went wrong; all considered moves if they were asked for."""

    move: str = ""
    error: str = ""
    weighed: list[Weighed] = []


class Worker:
    """Thinks about one position after the other."""

    def __init__(self) -> None:
        self._tables = WarmTables()

    def answer(self, job: Job) -> Thought:
        """Think about one position."""
        table = self._tables.table(job)
        picks = Quick(job.pick)
        if not job.weigh:
            bot = make(job.level)
            move = think(bot, table.game, table.state, job.seat, picks, job.seconds)
            return Thought(move=str(move))
        state, seconds = table.state, job.seconds
        found = consider(job.level, table.game, state, job.seat, picks, seconds, job.language)
        weighed = [Weighed(str(one.move), int(one.value), list(one.reasons)) for one in found]
        return Thought(move=weighed[0].move, weighed=weighed)


def main() -> None:
    """Answer until the input ends."""
    worker = Worker()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            thought = worker.answer(decoder.decode(line))
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
            worker = Worker()
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
