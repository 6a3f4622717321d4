"""Changes on PostgreSQL: each is one statement, so one trip to the database."""

from __future__ import annotations

import asyncio
from typing import Final, final

import asyncpg

from starboard.server.errors import VersionConflict

from .writer import ENTRY, Write, Writer

CHANNEL: Final = "starboard"
CONNECTIONS: Final = 4
TYPES: Final = ("bigint[]", "text[]", "int[]", "text[]", "text[]", "float8[]")


@final
class PostgresWriter(Writer):
    """A few connections of its own, made when they are first needed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def store(self, write: Write, news: str = "") -> None:
        sql, arguments = statement(write, news)
        async with (await self._connections()).acquire() as connection:
            try:
                found = await connection.fetch(sql, *arguments)
            except asyncpg.UniqueViolationError:
                raise VersionConflict(write.table) from None
        if not found:
            raise VersionConflict(write.table)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def _connections(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._address, min_size=1, max_size=CONNECTIONS, reset=_keep
                )
        return self._pool


async def _keep(connection: asyncpg.Connection) -> None:
    """Our statements leave nothing behind that would have to be reset by one more trip."""


def statement(write: Write, news: str) -> tuple[str, list[object]]:
    """Table, entries and seats; what comes after depends on the table's version being right."""
    arguments: list[object] = [write.table, write.before]

    def put(value: object) -> str:
        arguments.append(value)
        return f"${len(arguments)}"

    sets = ", ".join(f"{name}={put(value)}" for name, value in write.values.items())
    parts = [f"moved AS (UPDATE tables SET {sets} WHERE id=$1 AND version=$2 RETURNING id)"]
    columns = [[getattr(entry, name) for entry in write.entries] for name in ENTRY]
    rows = ", ".join(f"{put(c)}::{kind}" for c, kind in zip(columns, TYPES, strict=True))
    parts.append(
        f"noted AS (INSERT INTO records (table_id, {', '.join(ENTRY)}) "
        f"SELECT moved.id, new.* FROM moved, unnest({rows}) AS new)"
    )
    for number, seat in enumerate(write.seats):
        sets = ", ".join(f"{name}={put(value)}" for name, value in seat.values.items())
        parts.append(
            f"sat{number} AS (UPDATE seats SET {sets} FROM moved "
            f"WHERE table_id=moved.id AND seat={put(seat.seat)})"
        )
    told = f"pg_notify('{CHANNEL}', {put(news)})" if news else "1"
    return f"WITH {', '.join(parts)} SELECT {told} FROM moved", arguments
