"""All parts of one server process, put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from starboard.server.bots.pool import Pool
from starboard.server.bots.seats import Thinking
from starboard.server.limits import Limiter
from starboard.server.live.bus import bus_for
from starboard.server.live.hub import Hub
from starboard.server.live.peers import Messenger
from starboard.server.notices.queue import Notices
from starboard.server.notices.vapid import new_private_key, public_key
from starboard.server.odds.answers import Reckoning
from starboard.server.settings import Settings
from starboard.server.store.database import Database
from starboard.server.store.schema import REVISION, SECRETS
from starboard.server.tables.rooms import Rooms
from starboard.server.tables.timeouts import Clockwork

LOG: Final = structlog.get_logger()
SWEEP_SECONDS: Final = 5.0
CLOCK_SECONDS: Final = 1.0


class Services:
    """Database, tables, clients, bots, clocks and notices."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.bus = bus_for(self.database, settings.bus)
        self.rooms = Rooms(self.database, settings.warm_tables, self.bus)
        self.hub = Hub()
        self.limiter = Limiter(settings, self.database)
        pool = Pool(max(1, settings.thinkers), settings.think_limit_seconds)
        self.thinking = Thinking(self.rooms, self.hub, pool, settings.think_seconds)
        self.reckoning = Reckoning(settings.think_limit_seconds)
        self.clockwork = Clockwork(self.rooms)
        self.messenger = Messenger(self.bus, self.rooms, self.hub, self.thinking)
        self.notices = Notices(self.database, self.hub, settings)
        self.key = b""
        self.push_key = ""
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._ending = asyncio.Event()
        self.rooms.listeners += [
            self.hub.changed,
            self.thinking.changed,
            self.notices.changed,
        ]

    async def start(self) -> None:
        """Bring the database up to date and begin all that runs by itself."""
        await self._migrate()
        self.key = bytes.fromhex(await self._secret("cookies", secrets.token_hex(32)))
        kept = self.settings.vapid_private_key or await self._secret("push", new_private_key())
        self.notices.vapid_key = kept
        self.push_key = public_key(kept)
        await self.messenger.start()
        poll = self.settings.poll_seconds
        self._tasks = [
            asyncio.create_task(self._again(SWEEP_SECONDS, self.thinking.sweep)),
            asyncio.create_task(self._again(CLOCK_SECONDS, self.clockwork.tick)),
            asyncio.create_task(self._again(poll, self.messenger.poll)),
            asyncio.create_task(self._again(CLOCK_SECONDS, self.notices.deliver_due)),
        ]
        self.ready = True

    async def stop(self) -> None:
        """Say goodbye, let the current work end, close everything."""
        self.ready = False
        self.hub.close_all()
        self._ending.set()
        await asyncio.gather(*self._tasks)
        await self.thinking.close()
        await self.reckoning.close()
        await self.rooms.settle()
        await self.messenger.close()
        await self.notices.close()
        await self.database.close()

    async def _migrate(self) -> None:
        """Run missing migrations, in a thread with a loop of their own."""
        if await self.database.revision() != REVISION:
            from starboard.server.store.migrate import upgrade  # slow to import, seldom needed

            await asyncio.to_thread(upgrade, self.settings.database)

    async def _again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something now and then until the server ends; a failure is logged and tried again."""
        while not self._ending.is_set():
            try:
                await work()
            except Exception:
                LOG.exception("background work failed", work=work.__qualname__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), seconds)

    async def _secret(self, name: str, made: str) -> str:
        """A secret of this installation, made at the first start."""
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as connection:
                query = select(SECRETS.c.value).where(SECRETS.c.name == name)
                found: str | None = (await connection.execute(query)).scalar()
                if found is not None:
                    return found
                await connection.execute(insert(SECRETS).values(name=name, value=made))
                return made
        return await self._secret(name, made)
