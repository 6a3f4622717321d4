"""Changes on SQLite: all that wait are stored by one transaction in a thread of their own.

A transaction costs more than what it stores, and a hop to a thread more than both.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

from starboard.server.errors import VersionConflict

from .writer import ENTRY, Write, Writer

INSERT: Final = f"INSERT INTO records (table_id, {', '.join(ENTRY)}) VALUES (?,?,?,?,?,?,?)"
Outcome = Exception | None


@final
class SqliteWriter(Writer):
    """One connection for all changes; `turn` keeps other writers of this process away."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], turn: asyncio.Lock) -> None:
        self._connect = connect
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None

    async def store(self, write: Write, news: str = "") -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._work is None:
            self._work = asyncio.create_task(self._drain())
        await done

    async def close(self) -> None:
        if self._work is not None:
            await self._work
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _drain(self) -> None:
        try:
            while self._waiting:
                async with self._turn:
                    batch, self._waiting = self._waiting, []
                    await self._store_all(batch)
        finally:
            self._work = None

    async def _store_all(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Store a batch and tell everybody who waits for a part of it."""
        writes = [write for write, _ in batch]
        loop = asyncio.get_running_loop()
        outcomes = await loop.run_in_executor(self._thread, self._commit, writes)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    def _commit(self, batch: list[Write]) -> list[Outcome]:
        """Store a batch; a write that breaks a constraint is found by storing each alone."""
        try:
            return self._try(batch)
        except sqlite3.IntegrityError:
            if len(batch) == 1:
                return [VersionConflict(batch[0].table)]
            return [self._commit([write])[0] for write in batch]
        except Exception as error:
            return [error for _ in batch]

    def _try(self, batch: list[Write]) -> list[Outcome]:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [_append(connection, write) for write in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _append(connection: sqlite3.Connection, write: Write) -> Outcome:
    """The table first: with its version changed by somebody else nothing is written."""
    names, values = list(write.values), list(write.values.values())
    sets = ",".join(f"{name}=?" for name in names)
    found = connection.execute(
        f"UPDATE tables SET {sets} WHERE id=? AND version=?", [*values, write.table, write.before]
    )
    if found.rowcount != 1:
        return VersionConflict(write.table)
    for entry in write.entries:
        body = (entry.seq, entry.kind, entry.seat, entry.body, entry.client, entry.at)
        connection.execute(INSERT, (write.table, *body))
    for seat in write.seats:
        sets = ",".join(f"{name}=?" for name in seat.values)
        where = [*seat.values.values(), write.table, seat.seat]
        connection.execute(f"UPDATE seats SET {sets} WHERE table_id=? AND seat=?", where)
    return None
