"""A table's journal: entries are only ever appended, on top of the version one has seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.errors import VersionConflict

from .database import Database
from .postgres_writer import CHANNEL
from .rows import EntryRow, as_row, values
from .schema import RECORDS, SEATS, TABLES
from .writer import Write

COLUMNS: Final = [column for column in RECORDS.c if column.name != "id"]


async def append(connection: AsyncConnection, write: Write) -> None:
    """Store a change beside other things; `VersionConflict` if somebody else was first."""
    table = (TABLES.c.id == write.table) & (TABLES.c.version == write.before)
    found = await connection.execute(update(TABLES).where(table).values(write.values))
    if found.rowcount != 1:
        raise VersionConflict(write.table)
    try:
        await connection.execute(insert(RECORDS), [values(entry) for entry in write.entries])
    except IntegrityError:
        raise VersionConflict(write.table) from None
    for seat in write.seats:
        chair = (SEATS.c.table_id == write.table) & (SEATS.c.seat == seat.seat)
        await connection.execute(update(SEATS).where(chair).values(seat.values))


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
