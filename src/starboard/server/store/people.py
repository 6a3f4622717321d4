"""People, their sessions and password resets."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .rows import PersonRow, as_row, values
from .schema import PEOPLE, RESETS, SEATS, SESSIONS


async def insert_person(database: Database, person: PersonRow) -> None:
    """Somebody new."""
    async with database.write() as connection:
        await connection.execute(insert(PEOPLE).values(values(person)))


async def find_person(database: Database, person_id: str) -> PersonRow | None:
    """Somebody by id."""
    return await _first(database, PEOPLE.c.id == person_id)


async def find_by_email(database: Database, email: str) -> PersonRow | None:
    """The account of an address."""
    return await _first(database, PEOPLE.c.email == email.lower())


async def _first(database: Database, condition: ColumnElement[bool]) -> PersonRow | None:
    async with database.read() as connection:
        row = (await connection.execute(select(PEOPLE).where(condition))).mappings().first()
    return None if row is None else as_row(PersonRow, row)


async def change_person(database: Database, person_id: str, changes: dict[str, object]) -> bool:
    """Change columns; False if the e-mail address is taken."""
    try:
        async with database.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(changes))
    except IntegrityError:
        return False
    return True


async def delete_person(database: Database, person_id: str) -> None:
    """Remove somebody; finished games keep the name of the seat."""
    async with database.write() as connection:
        await connection.execute(
            update(SEATS).where(SEATS.c.person == person_id).values(person=None)
        )
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person_id))
        await connection.execute(delete(RESETS).where(RESETS.c.person == person_id))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))


async def insert_session(
    database: Database, token: str, person: str, moment: float, expires: float
) -> None:
    """Open a session."""
    async with database.write() as connection:
        await connection.execute(
            insert(SESSIONS).values(token=token, person=person, created=moment, expires=expires)
        )


async def session_person(database: Database, token: str, moment: float) -> PersonRow | None:
    """Whose session it is."""
    query = (
        select(PEOPLE)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token == token, SESSIONS.c.expires > moment)
    )
    async with database.read() as connection:
        row = (await connection.execute(query)).mappings().first()
    return None if row is None else as_row(PersonRow, row)


async def delete_session(database: Database, token: str) -> None:
    """Sign out here."""
    async with database.write() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token))


async def delete_sessions(database: Database, person: str) -> None:
    """Sign out everywhere."""
    async with database.write() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))


async def insert_reset(database: Database, token: str, person: str, expires: float) -> None:
    """Keep the hash of a reset token."""
    async with database.write() as connection:
        await connection.execute(insert(RESETS).values(token=token, person=person, expires=expires))


async def use_reset(database: Database, token: str, moment: float) -> str | None:
    """The person behind a reset token; all tokens of that person are then gone."""
    async with database.write() as connection:
        query = select(RESETS.c.person).where(RESETS.c.token == token, RESETS.c.expires > moment)
        person: str | None = (await connection.execute(query)).scalar()
        await connection.execute(delete(RESETS).where(RESETS.c.person == person))
    return person
