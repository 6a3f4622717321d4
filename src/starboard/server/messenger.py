"""Several processes in step: PostgreSQL tells what was stored, and a slow poll finds the rest."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import asyncpg
import structlog

from starboard.server.hub import Hub
from starboard.server.rooms import Rooms
from starboard.server.store import journal, talk
from starboard.server.store.database import Database
from starboard.server.thinking import Thinking, waiting_bot
from starboard.server.tokens import new_id

LOG: Final = structlog.get_logger()
PRESENCE_LIMIT: Final = 7000


class Messenger:
    """Listens to the other processes."""

    def __init__(self, database: Database, rooms: Rooms, hub: Hub, thinking: Thinking) -> None:
        self.database = database
        self.rooms = rooms
        self.hub = hub
        self.thinking = thinking
        self.process = new_id("s")
        self._connection: asyncpg.Connection | None = None
        self._told: dict[str, tuple[frozenset[str], int]] = {}
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; SQLite has nobody to listen to."""
        if self.database.is_postgres:
            await self._connect()
            self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Stop listening."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await self._connection.close(timeout=2)

    async def poll(self) -> None:
        """Find changes that no message told of: another program wrote, or a message was lost."""
        if self.database.is_postgres:
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            await self._tell_presence()
        ids = self.rooms.warm_ids()
        stored = await journal.versions(self.database, ids) if ids else {}
        for table_id, version in stored.items():
            await self._table(table_id, version)

    async def _connect(self) -> None:
        address = self.database.engine.url.set(drivername="postgresql")
        self._connection = await asyncpg.connect(address.render_as_string(hide_password=False))
        await self._connection.add_listener(journal.CHANNEL, self._heard)

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._inbox.put_nowait(str(payload))

    async def _read(self) -> None:
        while True:
            payload = await self._inbox.get()
            try:
                await self._act(payload)
            except Exception:
                LOG.exception("message failed", payload=payload)

    async def _act(self, payload: str) -> None:
        kind, table_id, rest = payload.split(" ", 2)
        if kind == "table":
            await self._table(table_id, int(rest))
        elif kind == "chat" and table_id in self.hub.tables():
            for line in await talk.chat_lines(self.database, table_id, int(rest) - 1):
                self.hub.chat(table_id, line)
        elif kind == "presence":
            process, watching, *people = rest.split(" ")
            if process != self.process:
                self.hub.note_elsewhere(process, table_id, frozenset(people), int(watching))

    async def _table(self, table_id: str, version: int) -> None:
        if self.rooms.version_of(table_id) in (None, version):
            return
        if await self.rooms.catch_up(table_id):
            self.hub.call_all(table_id)
            async with self.rooms.enter(table_id) as room:
                if waiting_bot(room) is not None:
                    self.thinking.wake(table_id)

    async def _tell_presence(self) -> None:
        """Tell the others who is here, when it has changed."""
        here = {table_id: self.hub.here(table_id) for table_id in self.hub.tables()}
        gone = {table_id: (frozenset[str](), 0) for table_id in self._told if table_id not in here}
        news = {k: v for k, v in {**here, **gone}.items() if self._told.get(k) != v}
        self._told = here
        if not news:
            return
        async with self.database.write() as connection:
            for table_id, (people, watching) in news.items():
                text = " ".join([f"presence {table_id} {self.process} {watching}", *people])
                await journal.announce(connection, text[:PRESENCE_LIMIT])
