"""Tables and seats: make, find, list."""

from __future__ import annotations

from sqlalchemy import Select, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .rows import EntryRow, SeatRow, TableRow, as_row, values
from .schema import ASKS, INVITES, RECORDS, SEATS, TABLES

LIMIT = 100


async def insert_table(
    connection: AsyncConnection, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]
) -> None:
    """A new table with its seats and the first entries of its journal."""
    await connection.execute(insert(TABLES).values(values(row)))
    await connection.execute(insert(SEATS), [values(seat) for seat in seats])
    await connection.execute(insert(RECORDS), [values(entry) for entry in entries])


async def find_table(database: Database, table_id: str) -> TableRow | None:
    """The table of this id."""
    async with database.read() as connection:
        found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
        row = found.mappings().first()
    return None if row is None else as_row(TableRow, row)


async def seats_of(database: Database, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables in order."""
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    out: dict[str, list[SeatRow]] = {one: [] for one in ids}
    async with database.read() as connection:
        for row in (await connection.execute(query)).mappings():
            seat = as_row(SeatRow, row)
            out[seat.table_id].append(seat)
    return out


async def delete_table(connection: AsyncConnection, table_id: str) -> None:
    """Remove a table that never began, with all that hangs on it."""
    for child in (SEATS, RECORDS, INVITES, ASKS):
        await connection.execute(delete(child).where(child.c.table_id == table_id))
    await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


async def all_tables(database: Database) -> list[TableRow]:
    """Every table, the latest change first."""
    async with database.read() as connection:
        found = await connection.execute(select(TABLES).order_by(TABLES.c.changed.desc()))
        return [as_row(TableRow, row) for row in found.mappings()]


async def open_tables(database: Database) -> list[TableRow]:
    """Tables that anybody may join."""
    query = select(TABLES).where(TABLES.c.status == "open", TABLES.c.access == "open")
    return await _newest(database, query)


async def watch_tables(database: Database) -> list[TableRow]:
    """Running tables that may be watched; the settings are checked by the caller."""
    query = select(TABLES).where(TABLES.c.status == "playing", TABLES.c.access == "open")
    return await _newest(database, query)


async def tables_of(database: Database, person: str) -> list[TableRow]:
    """Tables where somebody sits or that they own."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(TABLES).where(or_(TABLES.c.id.in_(mine), TABLES.c.owner == person))
    return await _newest(database, query)


async def _newest(database: Database, query: Select[tuple[object, ...]]) -> list[TableRow]:
    async with database.read() as connection:
        found = await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(LIMIT))
        return [as_row(TableRow, row) for row in found.mappings()]


async def overdue(database: Database, moment: float) -> list[str]:
    """Tables where somebody's time is up."""
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline < moment)
    async with database.read() as connection:
        return [str(row.id) for row in await connection.execute(query)]


async def waiting_for_bots(database: Database, moment: float) -> list[str]:
    """Running tables where a bot must decide and no process is thinking."""
    asked = TABLES.c.actors.bitwise_rshift(SEATS.c.seat).bitwise_and(1) == 1
    bot = or_(SEATS.c.kind == "bot", SEATS.c.sitting_in.is_not(None))
    query = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "playing", TABLES.c.thinking_until < moment, asked, bot)
        .distinct()
    )
    async with database.read() as connection:
        return [str(row.id) for row in await connection.execute(query)]


async def lease_thinking(database: Database, table_id: str, moment: float, until: float) -> bool:
    """Only one process thinks for a table at a time."""
    query = (
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.thinking_until < moment)
        .values(thinking_until=until)
    )
    async with database.write() as connection:
        return (await connection.execute(query)).rowcount == 1


async def renew_thinking(database: Database, table_id: str, held: float, until: float) -> bool:
    """Hold a lease longer, or give it back; False if it is held by somebody else by now."""
    query = (
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.thinking_until == held)
        .values(thinking_until=until)
    )
    async with database.write() as connection:
        return (await connection.execute(query)).rowcount == 1


async def add_invite(database: Database, token: str, table_id: str, moment: float) -> None:
    """A new invitation; only the hash of its token is kept."""
    async with database.write() as connection:
        await connection.execute(
            insert(INVITES).values(token=token, table_id=table_id, used_by=None, created=moment)
        )


async def invited_table(database: Database, token: str) -> str | None:
    """The table of an unused invitation."""
    query = select(INVITES.c.table_id).where(INVITES.c.token == token, INVITES.c.used_by.is_(None))
    async with database.read() as connection:
        found: str | None = (await connection.execute(query)).scalar()
        return found


async def use_invite(connection: AsyncConnection, token: str, person: str) -> bool:
    """Mark an invitation as used, once."""
    query = (
        update(INVITES)
        .where(INVITES.c.token == token, INVITES.c.used_by.is_(None))
        .values(used_by=person)
    )
    return (await connection.execute(query)).rowcount == 1
