"""Alembic asks here how to reach the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, text

from starboard.server.store.database import Database
from starboard.server.store.schema import METADATA

LOCK = 7_205_759_403  # any number that nobody else locks in this database


def run(connection: Connection) -> None:
    """All migrations in one transaction."""
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def online() -> None:
    """Open the database, migrate, close it."""
    database = Database(context.config.attributes["url"])
    try:
        async with database.write() as connection:
            if database.is_postgres:  # SQLite's write lock keeps other processes away by itself
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            await connection.run_sync(run)
    finally:
        await database.close()


asyncio.run(online())
