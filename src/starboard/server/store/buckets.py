"""Buckets of requests that all processes share."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import BUCKETS

FORGET_SECONDS: Final = 3600.0


def refilled(level: float, seconds: float, size: float) -> float:
    """A bucket fills up within a minute."""
    return min(size, level + seconds * size / 60.0)


async def take(database: Database, name: str, size: float, moment: float) -> bool:
    """Take one request from a bucket, if there is one left."""
    try:
        return await _take(database, name, size, moment)
    except IntegrityError:  # another process has made the bucket meanwhile
        return await _take(database, name, size, moment)


async def _take(database: Database, name: str, size: float, moment: float) -> bool:
    async with database.write() as connection:
        await connection.execute(delete(BUCKETS).where(BUCKETS.c.seen < moment - FORGET_SECONDS))
        query = select(BUCKETS.c.level, BUCKETS.c.seen).where(BUCKETS.c.name == name)
        found = (await connection.execute(query.with_for_update())).first()
        if found is None:
            row = {"name": name, "level": size - 1.0, "seen": moment}
            await connection.execute(insert(BUCKETS).values(row))
            return True
        level = refilled(found.level, max(0.0, moment - found.seen), size)
        left = level - 1.0 if level >= 1.0 else level
        change = update(BUCKETS).where(BUCKETS.c.name == name)
        await connection.execute(change.values(level=left, seen=moment))
        return level >= 1.0
