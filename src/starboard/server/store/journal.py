"""A table's journal: entries are only ever appended, on top of the version one has seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.errors import VersionConflict

from .database import Database
from .rows import EntryRow, SeatRow, TableRow, as_row, changed_values, values
from .schema import RECORDS, SEATS, TABLES

CHANNEL: Final = "starboard"
COLUMNS: Final = [column for column in RECORDS.c if column.name != "id"]


async def append(
    connection: AsyncConnection,
    old: TableRow,
    new: TableRow,
    seats: list[tuple[SeatRow, SeatRow]],
    entries: list[EntryRow],
) -> None:
    """Store entries and what they change; `VersionConflict` if somebody else was first."""
    changes = changed_values(old, new)
    found = await connection.execute(
        update(TABLES).where(TABLES.c.id == old.id, TABLES.c.version == old.version).values(changes)
    )
    if found.rowcount != 1:
        raise VersionConflict(old.id)
    try:
        await connection.execute(insert(RECORDS), [values(entry) for entry in entries])
    except IntegrityError:
        raise VersionConflict(old.id) from None
    for before, after in seats:
        await _store_seat(connection, before, after)


async def _store_seat(connection: AsyncConnection, before: SeatRow, after: SeatRow) -> None:
    changes = changed_values(before, after)
    if changes:
        await connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == before.table_id, SEATS.c.seat == before.seat)
            .values(changes)
        )


async def announce(connection: AsyncConnection, payload: str) -> None:
    """Tell the other processes; PostgreSQL delivers it when the transaction commits."""
    await connection.execute(
        text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
    )


async def entries_after(database: Database, table_id: str, version: int) -> list[EntryRow]:
    """The journal above a version, oldest first."""
    query = (
        select(*COLUMNS)
        .where(RECORDS.c.table_id == table_id, RECORDS.c.seq > version)
        .order_by(RECORDS.c.seq)
    )
    async with database.read() as connection:
        found = await connection.execute(query)
        return [as_row(EntryRow, row) for row in found.mappings()]


async def versions(database: Database, ids: list[str]) -> dict[str, int]:
    """The versions of some tables."""
    query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
    async with database.read() as connection:
        return {str(row.id): int(row.version) for row in await connection.execute(query)}
