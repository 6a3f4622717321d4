"""Connections: SQLite with immediate write transactions, or PostgreSQL.

Without `BEGIN IMMEDIATE` two read-then-write transactions on SQLite lose updates silently.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from .postgres_writer import PostgresWriter
from .sqlite_writer import SqliteWriter
from .writer import Writer

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA busy_timeout=20000",
    "PRAGMA foreign_keys=ON",
    "PRAGMA synchronous=NORMAL",
)
VERSION: Final = "SELECT version_num FROM alembic_version"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def database_url(address: str) -> str:
    """A path is an SQLite file; a PostgreSQL address gets the asynchronous driver."""
    if "://" not in address:
        return f"sqlite+aiosqlite:///{address}"
    scheme, _, rest = address.partition("://")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


class Database:
    """One database; `write` is a transaction, `read` sees what is committed."""

    def __init__(self, address: str, pool: int = 5) -> None:
        self.url = database_url(address)
        self.engine = _engine(self.url, pool)
        self._turn = asyncio.Lock()
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.writer: Writer = (
            PostgresWriter(self.plain_address())
            if self.is_postgres
            else SqliteWriter(self._connect_sqlite, self._turn)
        )

    @property
    def is_postgres(self) -> bool:
        """Is it PostgreSQL?"""
        return self.url.startswith("postgresql")

    def plain_address(self) -> str:
        """The address of PostgreSQL for its own driver."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _connect_sqlite(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.engine.url.database or "", isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all or nothing.

        SQLite has one writer at a time: waiting here is fair, waiting for its lock is not.
        """
        turn = contextlib.nullcontext() if self.is_postgres else self._turn
        async with turn, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        async with self._reader.connect() as connection:
            yield connection

    async def revision(self) -> str | None:
        """The migration that the database is at; None if it is empty."""
        try:
            async with self.read() as connection:
                found: str | None = (await connection.execute(text(VERSION))).scalar()
        except (OperationalError, ProgrammingError):
            return None
        return found

    async def close(self) -> None:
        """Give all connections back."""
        await self.writer.close()
        await self.engine.dispose()


def _engine(url: str, pool: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool, max_overflow=pool, pool_timeout=20)
    if url.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver must not begin transactions by itself
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
