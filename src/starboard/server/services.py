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
from starboard.server.bots.seats import BotSeats
from starboard.server.limits import Limiter
from starboard.server.live.bus import bus_for
from starboard.server.live.hub import Hub
from starboard.server.live.peers import Peers
from starboard.server.notices.queue import Notices
from starboard.server.notices.vapid import new_private_key, public_key
from starboard.server.odds.answers import OddsAnswers
from starboard.server.settings import Settings
from starboard.server.store.database import Database
from starboard.server.store.schema import REVISION, SECRETS
from starboard.server.tables.rooms import Rooms
from starboard.server.tables.timeouts import Timeouts

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
        self.bots = BotSeats(self.rooms, self.hub, pool, settings.think_seconds)
        self.odds = OddsAnswers(settings.think_limit_seconds)
        self.timeouts = Timeouts(self.rooms)
        self.peers = Peers(self.bus, self.rooms, self.hub, self.bots)
        self.notices = Notices(self.database, self.hub, settings)
        self.key = b""
        self.push_key = ""
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._ending = asyncio.Event()
        self.rooms.listeners += [
            self.hub.changed,
            self.bots.changed,
            self.notices.changed,
        ]

    async def start(self) -> None:
        """Bring the database up to date and begin all that runs by itself."""
        await self._migrate()
        self.key = bytes.fromhex(await self._secret("cookies", secrets.token_hex(32)))
        kept = self.settings.vapid_private_key or await self._secret("push", new_private_key())
        self.notices.vapid_key = kept
        self.push_key = public_key(kept)
        await self.peers.start()
        poll = self.settings.poll_seconds
        self._tasks = [
            asyncio.create_task(self._again(SWEEP_SECONDS, self.bots.sweep)),
            asyncio.create_task(self._again(CLOCK_SECONDS, self.timeouts.tick)),
            asyncio.create_task(self._again(poll, self.peers.poll)),
            asyncio.create_task(self._again(CLOCK_SECONDS, self.notices.deliver_due)),
        ]
        self.ready = True

    async def stop(self) -> None:
        """Say goodbye, let the current work end, close everything."""
        self.ready = False
        self.hub.close_all()
        self._ending.set()
        await asyncio.gather(*self._tasks)
        await self.bots.close()
        await self.odds.close()
        await self.rooms.settle()
        await self.peers.close()
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
