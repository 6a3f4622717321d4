"""Alembic asks here how to reach the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from starboard.server.store.database import Database
from starboard.server.store.schema import METADATA


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
            await connection.run_sync(run)
    finally:
        await database.close()


asyncio.run(online())
