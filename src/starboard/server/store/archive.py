"""A whole database as lines of text: works on both kinds, from one to the other, while running."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, TextIO

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import METADATA, REVISION

FIRST: Final = "starboard backup 1"
CHUNK: Final = 500


async def write_archive(address: str, out: TextIO) -> int:
    """All rows as of one moment, because they are read in one transaction."""
    database = Database(address)
    out.write(json.dumps({"format": FIRST, "revision": REVISION}) + "\n")
    count = 0
    try:
        async with database.engine.connect() as connection:
            await _begin_snapshot(connection, database)
            for table in METADATA.sorted_tables:
                found = await connection.stream(select(table))
                async for row in found.mappings():
                    values = {str(key): row[key] for key in row}
                    out.write(json.dumps([table.name, values]) + "\n")
                    count += 1
            await connection.rollback()
    finally:
        await database.close()
    return count


async def _begin_snapshot(connection: AsyncConnection, database: Database) -> None:
    """Readers of one moment: PostgreSQL by isolation, SQLite by its write lock, held shortly."""
    if database.is_postgres:
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


async def read_archive(address: str, lines: Iterable[str]) -> int:
    """Fill an empty database; all or nothing."""
    database = Database(address)
    try:
        async with database.write() as connection:
            return await _fill(connection, database, iter(lines))
    finally:
        await database.close()


async def _fill(connection: AsyncConnection, database: Database, lines: Iterable[str]) -> int:
    tables = {table.name: table for table in METADATA.sorted_tables}
    await _must_be_empty(connection, tables)
    kept: list[dict[str, object]] = []
    count, of = 0, ""
    for number, line in enumerate(lines):
        row = json.loads(line)
        if number == 0:
            _check_head(row)
            continue
        if row[0] != of or len(kept) == CHUNK:
            await _insert(connection, tables.get(of), kept)
            kept, of = [], row[0]
        kept.append(row[1])
        count += 1
    await _insert(connection, tables.get(of), kept)
    if database.is_postgres:
        await _set_counters(connection)
    return count


async def _must_be_empty(connection: AsyncConnection, tables: dict[str, Table]) -> None:
    for name in ("people", "tables"):
        found = await connection.execute(select(func.count()).select_from(tables[name]))
        if found.scalar_one():
            raise ValueError("the database is not empty")


def _check_head(head: object) -> None:
    if not isinstance(head, dict) or head.get("format") != FIRST:
        raise ValueError("this is no backup of Starboard")
    if head.get("revision") != REVISION:
        raise ValueError(f"the backup is of schema {head.get('revision')}, here is {REVISION}")


async def _insert(
    connection: AsyncConnection, table: Table | None, rows: list[dict[str, object]]
) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


async def _set_counters(connection: AsyncConnection) -> None:
    """PostgreSQL goes on counting after the highest number that came in."""
    for name in ("records", "chat", "deliveries"):
        await connection.execute(
            text(
                f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), "
                f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {name}), false)"
            )
        )
