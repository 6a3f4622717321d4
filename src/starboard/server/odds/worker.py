"""A worker process that works out battles: one JSON line in, one JSON line out.

Compiled mathematics would hold up every other thread, so it has a process of its own.
"""

from __future__ import annotations

import sys
from typing import Literal

import msgspec
from msgspec import Struct

from starboard.engine.table import Table
from starboard.games.eclipse.state import State
from starboard.odds.eclipse.history import luck_lines
from starboard.server.bots.warm import Position, WarmTables
from starboard.server.odds.battles import PositionOdds
from starboard.server.odds.contests import BUDGET
from starboard.server.structs import LuckLine, LuckList, OddsList


class Question(Position):
    """A position, who asks, and for what."""

    seat: int | None
    what: Literal["odds", "luck"]
    seconds: float


class Result(Struct):
    """What was asked for, or what went wrong."""

    odds: OddsList | None = None
    luck: LuckList | None = None
    error: str = ""


def answer(tables: WarmTables, question: Question) -> Result:
    """Only games of Eclipse have battles to work out."""
    table = tables.table(question)
    state = table.state
    if not isinstance(state, State):
        return Result(odds=OddsList(seq=table.seq), luck=LuckList(seq=table.seq))
    if question.what == "luck":
        return Result(luck=luck(table))
    return Result(odds=PositionOdds(table, state, question.seat, question.seconds).answer())


def luck(table: Table) -> LuckList:
    """How likely every battle was that is over."""
    lines = [{**line, "began": line["record"]} for line in luck_lines(table, 0, BUDGET)]
    return LuckList(seq=table.seq, lines=msgspec.convert(lines, list[LuckLine]))


def main() -> None:
    """Answer until the input ends."""
    tables = WarmTables()
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            result = answer(tables, decoder.decode(line))
        except Exception as error:
            result = Result(error=f"{type(error).__name__}: {error}")
            tables = WarmTables()
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
