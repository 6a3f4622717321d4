"""A worker process that thinks for bots: one JSON line in, one JSON line out.

It gets records with their draws but never a table's seed, and deals all that a seat cannot know
anew before a bot sees the position.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from starboard.bots import make, think
from starboard.engine.chance import Quick
from starboard.engine.record import read_record
from starboard.engine.table import Table
from starboard.games import get

WARM: Final = 64


class Job(Struct):
    """A position and the seat to decide for."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    log: list[str]
    seat: int
    level: str
    seconds: float
    pick: int


class Thought(Struct):
    """The chosen move, or what went wrong."""

    move: str = ""
    error: str = ""


class Thinker:
    """Keeps the latest tables, so that only new records are replayed."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[list[str], Table]] = OrderedDict()

    def answer(self, job: Job) -> Thought:
        """Think about one position."""
        table = self._table(job)
        move = think(
            make(job.level), table.game, table.state, job.seat, Quick(job.pick), job.seconds
        )
        return Thought(move=str(move))

    def _table(self, job: Job) -> Table:
        kept = self._tables.pop(job.table, None)
        if kept is None or kept[0] != job.log[: len(kept[0])]:
            table = self._fresh(job, job.log)
        else:
            table = kept[1]
            for line in job.log[len(kept[0]) :]:
                table.follow(read_record(line, table.game.streams))
        self._tables[job.table] = (job.log, table)
        while len(self._tables) > WARM:
            self._tables.popitem(last=False)
        return table

    def _fresh(self, job: Job, lines: list[str]) -> Table:
        game = get(job.game)
        log = [read_record(line, game.streams) for line in lines]
        return Table(game, job.seats, "thinking", job.options, log)


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
