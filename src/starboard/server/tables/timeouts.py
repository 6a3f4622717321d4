"""Looks for players whose time is up."""

from __future__ import annotations

from typing import Final

import structlog

from starboard.server.store import tables
from starboard.server.tables.playing import time_out
from starboard.server.tables.rooms import Rooms
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()


class Timeouts:
    """Every process may look: the journal lets only one of them act."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def tick(self) -> None:
        """Let bots sit in for all who are late."""
        for table_id in await tables.overdue(self.rooms.database, now()):
            await self.rooms.change(table_id, time_out)
            LOG.info("time is up", table=table_id)
