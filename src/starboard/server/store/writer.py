"""What one change of a table writes, and the base of those who write it quickly."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .rows import EntryRow, SeatRow, TableRow, changed_values

ENTRY: Final = ("seq", "kind", "seat", "body", "client", "at")


class SeatChange(Struct):
    """The columns of a seat that have changed."""

    seat: int
    values: dict[str, object]


class Write(Struct):
    """The entries of a change and the columns that they change, on top of version `before`."""

    table: str
    before: int
    values: dict[str, object]
    seats: list[SeatChange]
    entries: list[EntryRow]


def write_of(
    old: TableRow,
    new: TableRow,
    seats: list[tuple[SeatRow, SeatRow]],
    entries: list[EntryRow],
) -> Write:
    """All that differs."""
    changes = [
        SeatChange(before.seat, changed_values(before, after))
        for before, after in seats
        if before != after
    ]
    return Write(old.id, old.version, changed_values(old, new), changes, entries)


class Writer:
    """Stores changes; `VersionConflict` if somebody else was first."""

    async def store(self, write: Write, news: str = "") -> None:
        """All of it or nothing; `news` goes to the other processes together with it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Give the connections back."""
        raise NotImplementedError
