"""Several processes in step: the bus tells what was stored, and a slow poll finds the rest."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from starboard.server.bots.seats import BotSeats, waiting_bot
from starboard.server.live.bus import DECODER, Bus, News
from starboard.server.live.hub import Hub
from starboard.server.store import journal, talk
from starboard.server.tables.rooms import Rooms

LOG: Final = structlog.get_logger()
PRESENCE_LIMIT: Final = 7000


class Peers:
    """Listens to the other processes."""

    def __init__(self, bus: Bus, rooms: Rooms, hub: Hub, bots: BotSeats) -> None:
        self.bus = bus
        self.rooms = rooms
        self.hub = hub
        self.bots = bots
        self._told: dict[str, tuple[frozenset[str], int]] = {}
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._reader = asyncio.create_task(self._read())
        await self.bus.start(self._heard)

    async def close(self) -> None:
        """Stop listening."""
        await self.bus.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def poll(self) -> None:
        """Find changes that no message told of: another program wrote, or a message was lost."""
        await self.bus.keep()
        await self._tell_presence()
        ids = self.rooms.warm_ids()
        stored = await journal.versions(self.rooms.database, ids) if ids else {}
        for table_id, version in stored.items():
            await self._table(table_id, version)

    def _heard(self, message: str) -> None:
        if not self.bus.own(message):
            self._inbox.put_nowait(message)

    async def sign_out(self, person: str, session: str = "") -> None:
        """A session has ended, or all of somebody: its clients are let go in every process."""
        self.hub.sign_out(person, session)
        await self.bus.tell(f"signed-out {person} {session}")

    async def _read(self) -> None:
        while True:
            payload = await self._inbox.get()
            try:
                await self._act(payload)
            except Exception:
                LOG.exception("message failed", payload=payload)

    async def _act(self, payload: str) -> None:
        kind, table_id, rest = payload.split(" ", 2)
        if kind == "news":
            await self._news(DECODER.decode(rest))
        elif kind == "table":
            await self._table(table_id, int(rest))
        elif kind == "chat" and table_id in self.hub.tables():
            for line in await talk.chat_lines(self.rooms.database, table_id, int(rest) - 1):
                self.hub.chat(table_id, line)
        elif kind == "signed-out":
            self.hub.sign_out(table_id, rest)
        elif kind == "presence":
            process, watching, *people = rest.split(" ")
            if process != self.bus.process:
                self.hub.note_elsewhere(process, table_id, frozenset(people), int(watching))

    async def _table(self, table_id: str, version: int) -> None:
        known = self.rooms.version_of(table_id)
        if known is not None and known < version and await self.rooms.catch_up(table_id):
            await self._changed(table_id)

    async def _news(self, news: News) -> None:
        if await self.rooms.follow(news):
            await self._changed(news.write.table)

    async def _changed(self, table_id: str) -> None:
        self.hub.call_all(table_id)
        async with self.rooms.enter(table_id) as room:
            if waiting_bot(room) is not None:
                self.bots.wake(table_id)

    async def _tell_presence(self) -> None:
        """Tell the others who is here, when it has changed."""
        here = {table_id: self.hub.here(table_id) for table_id in self.hub.tables()}
        gone = {table_id: (frozenset[str](), 0) for table_id in self._told if table_id not in here}
        news = {k: v for k, v in {**here, **gone}.items() if self._told.get(k) != v}
        self._told = here
        for table_id, (people, watching) in news.items():
            text = " ".join([f"presence {table_id} {self.bus.process} {watching}", *people])
            await self.bus.tell(text[:PRESENCE_LIMIT])
