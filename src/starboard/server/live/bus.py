"""How the processes of one server tell each other what they have stored.

Whatever a lost message told is found by a slow poll: the database alone is the truth.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final, final

import asyncpg
import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.database import Database
from starboard.server.store.journal import announce
from starboard.server.store.postgres_writer import CHANNEL
from starboard.server.store.writer import Write
from starboard.server.tokens import new_id

NOTIFY_LIMIT: Final = 7500
Hear = Callable[[str], None]


class News(Struct):
    """A stored change; `more` says that open questions may have changed, too."""

    write: Write
    more: bool


DECODER: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


class Bus:
    """The bus of a server with one process: nobody listens."""

    inside = False  # do messages travel inside the database's transactions?
    limit = 0

    def __init__(self) -> None:
        self.process = new_id("s")

    def news(self, write: Write, more: bool) -> str:
        """The message about a change; empty when nobody listens."""
        if not self.limit:
            return ""
        text = msgspec.json.encode(News(write, more)).decode()
        message = f"news {self.process} {text}"
        if len(message.encode()) <= self.limit:
            return message
        return f"table {write.table} {write.values['version']}"

    def own(self, message: str) -> bool:
        """Does this process hear itself?"""
        return message.startswith(f"news {self.process} ")

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def keep(self) -> None:
        """Listen again if the connection was lost."""

    async def tell(self, message: str) -> None:
        """Tell all processes."""

    async def tell_inside(self, connection: AsyncConnection, message: str) -> None:
        """Tell all processes when this transaction is committed."""

    async def close(self) -> None:
        """Stop listening."""


@final
class PostgresBus(Bus):
    """LISTEN and NOTIFY of the database itself."""

    inside = True
    limit = NOTIFY_LIMIT

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._connection: asyncpg.Connection | None = None

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        await self.keep()

    async def keep(self) -> None:
        if self._connection is None or self._connection.is_closed():
            connection = await asyncpg.connect(self._database.plain_address())
            await connection.add_listener(CHANNEL, self._heard)
            self._connection = connection

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._hear(str(payload))

    async def tell(self, message: str) -> None:
        async with self._database.write() as connection:
            await announce(connection, message)

    async def tell_inside(self, connection: AsyncConnection, message: str) -> None:
        await announce(connection, message)

    async def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._connection.close(timeout=2)


def bus_for(database: Database, address: str) -> Bus:
    """Redis if it is named, else the database's own, if it has one."""
    if address:
        from starboard.server.live.redis import RedisBus  # an optional package

        return RedisBus(address)
    return PostgresBus(database) if database.is_postgres else Bus()
