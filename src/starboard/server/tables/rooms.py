"""All warm tables: opened once, kept while there is room, changed one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

import structlog

from starboard.server import metrics
from starboard.server.errors import ProblemError, VersionConflict
from starboard.server.live.bus import Bus, News, bus_for
from starboard.server.store import journal, tables, talk
from starboard.server.store.database import Database
from starboard.server.store.writer import Write, write_of
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()
ATTEMPTS: Final = 8
T = TypeVar("T")
Listener = Callable[[Room, Change], None]


class Rooms:
    """The cache of tables and the only way to change them."""

    def __init__(self, database: Database, limit: int, bus: Bus | None = None) -> None:
        self.database = database
        self.bus = bus or bus_for(database, "")
        self.limit = limit
        self.listeners: list[Listener] = []
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def warm(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def version_of(self, table_id: str) -> int | None:
        """The version in memory, if the table is warm."""
        room = self._rooms.get(table_id)
        return None if room is None else room.row.version

    def warm_ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    @asynccontextmanager
    async def enter(self, table_id: str) -> AsyncIterator[Room]:
        """The table, alone with it; opened if it was cold."""
        while True:
            room = self._rooms.get(table_id)
            if room is None:
                room = await self._finish(self._open(table_id))
            async with room.lock:
                if room.dropped:
                    continue
                self._rooms.move_to_end(table_id)
                yield room
                return

    async def change(self, table_id: str, operation: Callable[[Room, Change], T]) -> T:
        """Work out a change and store it, even if the client who asked for it is gone by then."""
        return await self._finish(self._change(table_id, operation))

    async def settle(self) -> None:
        """Wait for all that is being stored or opened."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _finish(self, work: Coroutine[object, object, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, table_id: str, operation: Callable[[Room, Change], T]) -> T:
        """When another process was first, do it again."""
        for _ in range(ATTEMPTS):
            async with self.enter(table_id) as room:
                change = Change(room, now())
                result = self._work_out(room, change, operation)
                if not change.entries:
                    return result
                try:
                    await self._store(room, change)
                except VersionConflict:
                    metrics.CONFLICTS.inc()
                    continue
                for listener in self.listeners:
                    listener(room, change)
                return result
        raise ProblemError("busy", "too_many_changes")

    def _work_out(self, room: Room, change: Change, operation: Callable[[Room, Change], T]) -> T:
        try:
            return operation(room, change)
        except BaseException:
            if room.table is not None and room.table.seq != room.row.seq:
                self.drop(room)  # the game has moved in memory only
            raise

    async def _store(self, room: Room, change: Change) -> None:
        seats = list(zip(room.seats, change.seats, strict=True))
        write = write_of(room.row, change.row, seats, change.entries)
        news = self.bus.news(write, bool(change.also))
        try:
            await self._write(change, write, news)
        except BaseException:
            self.drop(room)
            raise
        room.row, room.seats = change.row, change.seats
        room.mark(change.entries)
        if change.also:
            room.asks = await talk.open_asks(self.database, room.row.id)
        room.rename()
        await self._tell(change, news)
        LOG.info("stored", table=room.row.id, version=room.row.version, seq=room.row.seq)

    async def _write(self, change: Change, write: Write, news: str) -> None:
        """Mostly a change is nothing but entries, which the writer stores quickly."""
        if not change.also:
            await self.database.writer.store(write, news if self.bus.inside else "")
            return
        async with self.database.write() as connection:
            await journal.append(connection, write)
            for statement in change.also:
                await statement(connection)
            if news:
                await self.bus.tell_inside(connection, news)

    async def _tell(self, change: Change, news: str) -> None:
        if news and not self.bus.inside:
            await self.bus.tell(news)
        for line in change.said:
            await self.bus.tell(f"chat {change.row.id} {line.id}")

    def drop(self, room: Room) -> None:
        """Forget a table; it is opened again from the journal when somebody wants it."""
        room.dropped = True
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]

    async def follow(self, news: News) -> bool:
        """Follow a change that another process tells of; True if there was something."""
        write = news.write
        if write.table not in self._rooms:
            return False
        async with self.enter(write.table) as room:
            if room.row.version == write.before:
                if news.more:
                    room.asks = await talk.open_asks(self.database, write.table)
                with self._or_drop(room):
                    room.follow(write)
                return True
        return await self.catch_up(write.table)

    @contextmanager
    def _or_drop(self, room: Room) -> Iterator[None]:
        """A table that could not follow is opened again from its journal."""
        try:
            yield
        except BaseException:
            self.drop(room)
            raise

    async def catch_up(self, table_id: str) -> bool:
        """Follow what other processes have stored; True if there was something."""
        if table_id not in self._rooms:
            return False
        async with self.enter(table_id) as room:
            row = await tables.find_table(self.database, table_id)
            if row is None or row.version <= room.row.version:
                return False
            entries = await journal.entries_after(self.database, table_id, room.row.version)
            entries = [entry for entry in entries if entry.seq <= row.version]
            room.seats = (await tables.seats_of(self.database, [table_id]))[table_id]
            room.asks = await talk.open_asks(self.database, table_id)
            room.row = row
            with self._or_drop(room):
                room.read(entries)
            return True

    async def _open(self, table_id: str) -> Room:
        with metrics.OPENING.time():
            room = await self._load(table_id)
        kept = self._rooms.setdefault(table_id, room)  # somebody may have opened it meanwhile
        while len(self._rooms) > self.limit:
            self._evict()
        metrics.WARM.set(len(self._rooms))
        return kept

    async def _load(self, table_id: str) -> Room:
        row = await tables.find_table(self.database, table_id)
        if row is None:
            raise ProblemError("not-found", "no_table", table_id)
        seats = (await tables.seats_of(self.database, [table_id]))[table_id]
        room = Room(row, seats, await talk.open_asks(self.database, table_id))
        entries = await journal.entries_after(self.database, table_id, 0)
        room.read([entry for entry in entries if entry.seq <= row.version])
        return room

    def _evict(self) -> None:
        for room in self._rooms.values():
            if not room.lock.locked():
                self.drop(room)
                return
        self._rooms.popitem(last=False)[1].dropped = True
