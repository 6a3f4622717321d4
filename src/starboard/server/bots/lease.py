"""One process at a time thinks for a table: it holds a short lease and renews it while it thinks.

A process that ends gives the lease back; one that is killed is missed for a few seconds only.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from starboard.server.store import tables
from starboard.server.store.database import Database
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()
SECONDS: Final = 8.0
RENEW_SECONDS: Final = 2.5


@asynccontextmanager
async def leased(database: Database, table_id: str) -> AsyncIterator[bool]:
    """Hold the lease of a table inside; False if another process holds it.

    SQLite belongs to one process, which needs no lease.
    """
    if not database.is_postgres:
        yield True
        return
    lease = Lease(database, table_id)
    if not await lease.take():
        yield False
        return
    keeper = asyncio.create_task(lease.keep())
    try:
        yield True
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper
        await asyncio.shield(lease.release())


class Lease:
    """The right to think for a table, until a moment that is known to be ours."""

    def __init__(self, database: Database, table_id: str) -> None:
        self.database = database
        self.table_id = table_id
        self.until = 0.0

    async def take(self) -> bool:
        """Take it unless somebody has it."""
        self.until = now() + SECONDS
        return await tables.lease_thinking(self.database, self.table_id, now(), self.until)

    async def keep(self) -> None:
        """Renew it again and again; a database that is away is asked again."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            until = now() + SECONDS
            try:
                kept = await tables.renew_thinking(self.database, self.table_id, self.until, until)
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("lease not renewed", table=self.table_id, error=str(error))
                continue
            if not kept:
                return
            self.until = until

    async def release(self) -> None:
        """Give it back, if it is still ours; otherwise it ends by itself."""
        with suppress(SQLAlchemyError, OSError):
            await tables.renew_thinking(self.database, self.table_id, self.until, 0.0)
