"""Processes kept in step by Redis: for many of them, or for a busy PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, final

import redis.asyncio as redis
import structlog
from redis.exceptions import RedisError

from starboard.server.live.bus import Bus, Hear

LOG: Final = structlog.get_logger()
CHANNEL: Final = "starboard"
LIMIT: Final = 1_000_000
PAUSE: Final = 1.0


@final
class RedisBus(Bus):
    """Publishes and subscribes; a Redis that is away costs nothing but time (the poll goes on)."""

    limit = LIMIT

    def __init__(self, address: str) -> None:
        super().__init__()
        self._redis = redis.from_url(address, decode_responses=True, health_check_interval=30)
        self._listener: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        self._ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), PAUSE)

    async def _listen(self) -> None:
        """Subscribe again and again, whatever happens to the connection."""
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self._ready.set()
                    async for message in channel.listen():
                        self._hear(message["data"])
            except (RedisError, OSError) as error:
                LOG.warning("redis is away", error=str(error))
            await asyncio.sleep(PAUSE)

    async def tell(self, message: str) -> None:
        try:
            await self._redis.publish(CHANNEL, message)
        except (RedisError, OSError) as error:
            LOG.warning("redis is away", error=str(error))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
