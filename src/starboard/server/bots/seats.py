"""Bots at tables: whenever one must decide, it thinks in the pool and its move is played."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import structlog

from starboard.engine.bits import bits_of
from starboard.server import metrics
from starboard.server.bots.pool import Pool, WorkerLost
from starboard.server.bots.worker import Job
from starboard.server.errors import ProblemError
from starboard.server.live.hub import Hub
from starboard.server.store import tables
from starboard.server.structs import Thinking
from starboard.server.tables.change import Change
from starboard.server.tables.playing import StaleVersion, play
from starboard.server.tables.room import Room
from starboard.server.tables.rooms import Rooms
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()
PATIENCE: Final = 2


class BotSeats:
    """One task per table that waits for a bot."""

    def __init__(self, rooms: Rooms, hub: Hub, pool: Pool, seconds: float) -> None:
        self.rooms = rooms
        self.hub = hub
        self.pool = pool
        self.seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def changed(self, room: Room, change: Change) -> None:
        """Begin to think if a bot is asked; others' unconfirmed steps are not looked at."""
        if waiting_bot(room) is not None:
            self.wake(room.row.id)

    def wake(self, table_id: str) -> None:
        """See to a table."""
        if table_id not in self._tasks:
            task = asyncio.create_task(self._see_to(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def sweep(self) -> None:
        """Find tables whose bots were forgotten, e.g. because a server ended."""
        for table_id in await tables.waiting_for_bots(self.rooms.database, now()):
            self.wake(table_id)

    async def close(self) -> None:
        """Stop thinking; the tables are found again at the next start."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.pool.close()

    async def _see_to(self, table_id: str) -> None:
        try:
            if await self._lease(table_id):
                while await self._one_move(table_id):
                    pass
                await self._release(table_id)
        except Exception:
            LOG.exception("thinking failed", table=table_id)

    async def _lease(self, table_id: str) -> bool:
        if not self.rooms.database.is_postgres:
            return True
        until = now() + self.seconds + self.pool.limit + 60
        return await tables.lease_thinking(self.rooms.database, table_id, now(), until)

    async def _release(self, table_id: str) -> None:
        if self.rooms.database.is_postgres:
            await tables.release_thinking(self.rooms.database, table_id)

    async def _one_move(self, table_id: str) -> bool:
        """Think once; False when no bot is asked any more."""
        async with self.rooms.enter(table_id) as room:
            seat = waiting_bot(room)
            if seat is None:
                return False
            job, version = self._job(room, seat), room.row.version
        self.hub.say(table_id, Thinking(seat=seat, level=job.level))
        move = await self._think(job)
        try:
            await self.rooms.change(
                table_id, lambda room, change: _play(room, change, seat, move, version)
            )
        except (ProblemError, StaleVersion):
            LOG.info("thought overtaken", table=table_id, seat=seat)
        return True

    async def _think(self, job: Job) -> str | None:
        started = time.monotonic()
        for _ in range(PATIENCE):
            try:
                move = await self.pool.think(job)
                metrics.THINKING.labels(job.level).observe(time.monotonic() - started)
                return move
            except WorkerLost as error:
                LOG.warning("thought lost", table=job.table, seat=job.seat, error=str(error))
        return None

    def _job(self, room: Room, seat: int) -> Job:
        level = room.seats[seat].bot
        assert level is not None, "only bots think"
        streams = room.game.streams
        return Job(
            room.row.id,
            room.row.game,
            room.row.size,
            room.options,
            [record.text(streams) for record in room.started_table().log],
            seat,
            level,
            self.seconds,
            secrets.randbelow(2**40),
        )


def waiting_bot(room: Room) -> int | None:
    """The first seat that a bot must decide for."""
    if not room.playing or room.row.held_from is not None:
        return None
    for seat in bits_of(room.row.actors):
        if room.seats[seat].bot is not None:
            return seat
    return None


def _play(room: Room, change: Change, seat: int, move: str | None, version: int) -> None:
    """Play the bot's move; with no thought at all, any legal move keeps the table going."""
    if room.row.version != version and waiting_bot(room) != seat:
        raise StaleVersion
    if room.seats[seat].bot is None:
        raise StaleVersion
    if move is None:
        legal = room.started_table().legal(seat)
        move = str(legal[secrets.randbelow(len(legal))])
    play(room, change, seat, move, version, None)
