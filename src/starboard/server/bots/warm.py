"""Tables in a worker process: kept, so that only new records are replayed."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from msgspec import Struct

from starboard.engine.record import read_record
from starboard.engine.table import Table
from starboard.games import get

WARM: Final = 64


class Position(Struct):
    """A table as a worker gets it: records with their draws, but never the seed."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    log: list[str]


class WarmTables:
    """The latest tables of a worker."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[list[str], Table]] = OrderedDict()

    def table(self, position: Position) -> Table:
        """The table in this position."""
        log = position.log
        kept = self._tables.pop(position.table, None)
        if kept is None or kept[0] != log[: len(kept[0])]:
            table = fresh(position)
        else:
            table = kept[1]
            for line in log[len(kept[0]) :]:
                table.follow(read_record(line, table.game.streams))
        self._tables[position.table] = (log, table)
        while len(self._tables) > WARM:
            self._tables.popitem(last=False)
        return table


def fresh(position: Position) -> Table:
    """Replay all records."""
    game = get(position.game)
    log = [read_record(line, game.streams) for line in position.log]
    return Table(game, position.seats, "thinking", position.options, log)
