"""The server's pulse: when it was last alive, so that time in which it was not is given back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import PULSE, SEATS, TABLES

# A pause that is longer was an outage, or a jump of the wall clock.
GAP: Final = 15.0


async def beat(database: Database, moment: float) -> float:
    """Say that the server is alive; gives the seconds by which all running clocks were moved.

    Of several processes one finds the gap, and the others find its pulse.
    """
    try:
        async with database.write() as connection:
            return await _beat(connection, moment)
    except IntegrityError:  # another process was first, with the very first pulse
        return 0.0


async def _beat(connection: AsyncConnection, moment: float) -> float:
    found = await connection.execute(select(PULSE.c.at).with_for_update())
    last: float | None = found.scalar()
    if last is None:
        await connection.execute(insert(PULSE).values(id=1, at=moment))
        return 0.0
    await connection.execute(update(PULSE).values(at=moment))
    if abs(moment - last) < GAP:
        return 0.0
    await _move_clocks(connection, moment - last)
    return moment - last


async def _move_clocks(connection: AsyncConnection, seconds: float) -> None:
    """Clocks that run were started later by so much: nothing of it is counted."""
    running = SEATS.c.started.is_not(None)
    later = update(SEATS).where(running).values(started=SEATS.c.started + seconds)
    await connection.execute(later)
    due = update(TABLES).where(TABLES.c.deadline.is_not(None))
    await connection.execute(due.values(deadline=TABLES.c.deadline + seconds))
