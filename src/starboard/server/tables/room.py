"""A warm table: its rows, its journal's marks and the game replayed from it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from starboard.engine.record import Record, read_record
from starboard.engine.table import Table
from starboard.games import get
from starboard.server.store.rows import AskRow, EntryRow, SeatRow, TableRow
from starboard.server.store.writer import Write
from starboard.server.structs import Clock

NOBODY: Final = -1
Audience = tuple[int, int, str | None, int | None, str, int, int, frozenset[str]]


class TableSettings(Struct):
    """What was agreed when the table was made, apart from the game's own options."""

    clock: Clock = field(default_factory=Clock)
    hot_seat: bool = False
    confirm_turns: bool = False
    spectators: str = "live"
    spectator_delay: int = 0


class Mark(Struct):
    """What one entry of the journal did: the game's record number after it."""

    version: int
    kind: str
    seat: int
    seq: int


class Room:
    """One table in memory. Everything that looks at or changes it holds `lock`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], asks: list[AskRow]) -> None:
        self.row = row
        self.seats = seats
        self.asks = asks
        self.settings = msgspec.json.decode(row.settings, type=TableSettings)
        self.options = msgspec.json.decode(row.options, type=dict[str, object])
        self.game = get(row.game)
        self.table: Table | None = None
        self.marks: list[Mark] = []
        self.clients: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.dropped = False
        self.sent: dict[Audience, tuple[bytes, int]] = {}
        self._twins: dict[int, Table] = {}
        self._twins_of = -1

    @property
    def playing(self) -> bool:
        """Has the game begun and not ended?"""
        return self.row.status == "playing"

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person]

    def started_table(self) -> Table:
        """The game; only to be asked once it has begun."""
        assert self.table is not None, f"table {self.row.id} has not begun"
        return self.table

    def read(self, entries: list[EntryRow]) -> None:
        """Follow new entries of the journal; the first ones build the game."""
        if self.table is None:
            self._build(entries)
        else:
            for entry in entries:
                self._follow(self.table, entry)
        for entry in entries:
            self._mark(entry)
        self.rename()

    def follow(self, write: Write) -> None:
        """Follow a change that another process has stored on top of this version."""
        self.row = replace(self.row, **write.values)
        for change in write.seats:
            self.seats[change.seat] = replace(self.seats[change.seat], **change.values)
        self.read(write.entries)

    def rename(self) -> None:
        """Sentences of this table call the seats by their players' names."""
        if self.table is not None:
            self.table.names = {f"seat {seat.seat}": seat.name for seat in self.seats}

    def seq_at(self, version: int) -> int:
        """The game's record number when the journal was at a version."""
        for mark in reversed(self.marks):
            if mark.version <= version:
                return mark.seq
        return -1

    def lowest_since(self, version: int) -> int | None:
        """The lowest record that the game was taken back to after a version."""
        steps = [mark.seq for mark in self.since(version) if mark.kind == "rewind"]
        return min(steps) if steps else None

    def since(self, version: int) -> list[Mark]:
        """What happened after a version, the latest first."""
        out: list[Mark] = []
        for mark in reversed(self.marks):
            if mark.version <= version:
                break
            out.append(mark)
        return out

    def at(self, seq: int) -> Table:
        """The game as it was after a record, kept while the table does not change."""
        if self._twins_of != self.row.version:
            self._twins.clear()
            self._twins_of = self.row.version
        if seq not in self._twins:
            self._twins[seq] = self.started_table().at(seq)
        return self._twins[seq]

    def _build(self, entries: list[EntryRow]) -> None:
        log, preferences = folded(entries, self.game.streams)
        if not log:
            return
        self.table = Table(self.game, self.row.size, self.row.seed, self.options, log)
        for seat, kept in preferences.items():
            self.table.preferences[seat] = kept

    def _follow(self, table: Table, entry: EntryRow) -> None:
        if entry.kind == "record":
            table.follow(read_record(entry.body, self.game.streams))
        elif entry.kind == "rewind":
            table.rewind(int(entry.body))
        elif entry.kind == "prefer":
            table.preferences[entry.seat] = preferences_of(entry)

    def _mark(self, entry: EntryRow) -> None:
        seq = self.marks[-1].seq if self.marks else -1
        if entry.kind == "record":
            seq += 1
        elif entry.kind == "rewind":
            seq = int(entry.body)
        self.marks.append(Mark(entry.seq, entry.kind, entry.seat, seq))
        if entry.client is not None:
            self.clients[entry.client] = entry.seq

    def mark(self, entries: list[EntryRow]) -> None:
        """Remember entries that this process made itself."""
        for entry in entries:
            self._mark(entry)


def folded(
    entries: list[EntryRow], streams: tuple[str, ...]
) -> tuple[list[Record], dict[int, dict[str, object]]]:
    """The game's log and the standing answers after all entries."""
    lines: list[str] = []
    preferences: dict[int, dict[str, object]] = {}
    for entry in entries:
        if entry.kind == "record":
            lines.append(entry.body)
        elif entry.kind == "rewind":
            del lines[int(entry.body) + 1 :]
        elif entry.kind == "prefer":
            preferences[entry.seat] = preferences_of(entry)
    return [read_record(line, streams) for line in lines], preferences


def preferences_of(entry: EntryRow) -> dict[str, object]:
    """The standing answers in an entry."""
    return msgspec.json.decode(entry.body, type=dict[str, object])
