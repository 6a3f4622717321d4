"""Notices waiting to be sent, and browsers that take pushes."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .rows import DeliveryRow, as_row, values
from .schema import DELIVERIES, PUSH

CLAIM_SECONDS = 120.0
LATEST = 50


async def queue(database: Database, rows: list[DeliveryRow]) -> None:
    """New notices; the database numbers them."""
    fresh = [{k: v for k, v in values(row).items() if k != "id"} for row in rows]
    async with database.write() as connection:
        await connection.execute(insert(DELIVERIES), fresh)


async def next_digest(database: Database, person: str, moment: float) -> float | None:
    """When the notices of a person that have not been tried yet will be sent."""
    waiting = (DELIVERIES.c.status == "waiting") & (DELIVERIES.c.attempts == 0)
    mine = waiting & (DELIVERIES.c.person == person) & (DELIVERIES.c.due > moment)
    async with database.read() as connection:
        query = select(func.min(DELIVERIES.c.due)).where(mine, DELIVERIES.c.table_id.is_not(None))
        found: float | None = (await connection.execute(query)).scalar()
    return found


async def claim_due(database: Database, moment: float, busy: list[str] | None) -> list[DeliveryRow]:
    """Take all due notices of one person, channel and target, so that no other process does.

    Letters come first; `busy` people get nothing else for now, and without a list nobody does.
    Taking a notice counts as an attempt, even if the process dies of it.
    """
    letter = (DELIVERIES.c.channel == "email") & DELIVERIES.c.table_id.is_(None)
    due = (DELIVERIES.c.status == "waiting") & (DELIVERIES.c.due <= moment)
    due = due & (letter if busy is None else or_(letter, DELIVERIES.c.person.not_in(busy)))
    async with database.read() as connection:  # mostly nothing is due: no need to lock
        if (await connection.execute(select(DELIVERIES.c.id).where(due).limit(1))).first() is None:
            return []
    async with database.write() as connection:
        first_letters = case((letter, 0), else_=1)
        query = select(DELIVERIES).where(due).order_by(first_letters, DELIVERIES.c.due).limit(1)
        first = (await connection.execute(query)).mappings().first()
        if first is None:
            return []
        same = (
            due
            & (DELIVERIES.c.person == first["person"])
            & (DELIVERIES.c.channel == first["channel"])
            & (DELIVERIES.c.target == first["target"])
        )
        query = (
            select(DELIVERIES)
            .where(same)
            .order_by(DELIVERIES.c.id)
            .with_for_update(skip_locked=True)
        )
        found = [as_row(DeliveryRow, row) for row in (await connection.execute(query)).mappings()]
        claimed = {"due": moment + CLAIM_SECONDS, "attempts": DELIVERIES.c.attempts + 1}
        await _set(connection, found, claimed)
        return [replace(row, attempts=row.attempts + 1) for row in found]


async def finish(database: Database, rows: list[DeliveryRow], changes: dict[str, object]) -> None:
    """Store how a delivery went."""
    async with database.write() as connection:
        await _set(connection, rows, changes)


async def _set(
    connection: AsyncConnection, rows: list[DeliveryRow], changes: dict[str, object]
) -> None:
    ids = [row.id for row in rows]
    await connection.execute(update(DELIVERIES).where(DELIVERIES.c.id.in_(ids)).values(changes))


async def latest(database: Database, person: str) -> list[DeliveryRow]:
    """The latest notices of somebody."""
    query = (
        select(DELIVERIES)
        .where(DELIVERIES.c.person == person)
        .order_by(DELIVERIES.c.id.desc())
        .limit(LATEST)
    )
    async with database.read() as connection:
        return [as_row(DeliveryRow, row) for row in (await connection.execute(query)).mappings()]


async def add_push(database: Database, person: str, endpoint: str, p256dh: str, auth: str) -> None:
    """A browser that takes pushes."""
    async with database.write() as connection:
        await connection.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint))
        await connection.execute(
            insert(PUSH).values(endpoint=endpoint, person=person, p256dh=p256dh, auth=auth)
        )


async def push_targets(database: Database, person: str) -> list[dict[str, str]]:
    """The browsers of somebody."""
    query = select(PUSH).where(PUSH.c.person == person)
    async with database.read() as connection:
        found = (await connection.execute(query)).mappings()
        return [
            {"endpoint": row["endpoint"], "p256dh": row["p256dh"], "auth": row["auth"]}
            for row in found
        ]


async def drop_push(database: Database, endpoint: str) -> None:
    """Forget a browser that takes no pushes any more."""
    async with database.write() as connection:
        await connection.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint))
