"""Looks for players whose time is up, and gives back the time in which nobody could play."""

from __future__ import annotations

import time
from typing import Final

import structlog

from starboard.server.store import pulse, tables
from starboard.server.tables.playing import time_out
from starboard.server.tables.rooms import Rooms
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()
BEAT_SECONDS: Final = 5.0


class Timeouts:
    """Every process may look: the journal lets only one of them act."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._wall = now()
        self._steady = time.monotonic()

    async def tick(self) -> None:
        """Let bots sit in for all who are late, once it is sure that time has passed for all."""
        if self._jumped() or time.monotonic() - self._steady >= BEAT_SECONDS:
            await self.beat()
        for table_id in await tables.overdue(self.rooms.database, now()):
            await self.rooms.change(table_id, time_out)
            LOG.info("time is up", table=table_id)

    async def beat(self) -> None:
        """Say that this process is alive; after a gap all tables are read again."""
        jumped = self._jumped()
        moved = await pulse.beat(self.rooms.database, now())
        self._wall, self._steady = now(), time.monotonic()
        if moved or jumped:
            LOG.warning("time is given back", seconds=round(moved, 1))
            await self.rooms.forget_all()

    def _jumped(self) -> bool:
        """Has the wall clock left the steady one, or was this process asleep?"""
        passed = now() - self._wall
        steady = time.monotonic() - self._steady
        return abs(passed - steady) >= pulse.GAP or steady >= pulse.GAP
