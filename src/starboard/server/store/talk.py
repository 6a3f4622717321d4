"""Chat, notes, asks and reports."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.sentences import Sentence, stored_sentence
from starboard.server.structs import ChatLine
from starboard.server.tokens import iso

from .database import Database
from .rows import AskRow, as_row, values
from .schema import ASKS, CHAT, NOTES, REPORTS

CHAT_LIMIT = 500


class Said(Struct):
    """A line of chat as it is stored; a `sentence` of the server is told in any language."""

    id: int
    person: str
    name: str
    text: str
    mentions: str
    at: float
    sentence: str | None

    def line(self, language: str) -> ChatLine:
        """The line as somebody reads it."""
        own = None if self.sentence is None else stored_sentence(self.sentence).text(language)
        return ChatLine(
            id=self.id,
            at=iso(self.at),
            person=self.person,
            name=self.name,
            text=self.text if own is None else own,
            mentions=msgspec.json.decode(self.mentions, type=list[str]),
        )


async def add_chat(
    connection: AsyncConnection,
    table_id: str,
    person: str,
    name: str,
    text: str,
    mentions: list[str],
    at: float,
) -> Said:
    """Store what somebody has said."""
    mentioned = msgspec.json.encode(mentions).decode()
    return await _add(connection, table_id, Said(0, person, name, text, mentioned, at, None))


async def add_sentence(
    connection: AsyncConnection, table_id: str, speaker: str, sentence: Sentence, at: float
) -> Said:
    """Store what the server itself says."""
    said = Said(0, "", speaker, str(sentence), "[]", at, sentence.stored())
    return await _add(connection, table_id, said)


async def _add(connection: AsyncConnection, table_id: str, said: Said) -> Said:
    row = {**values(said), "table_id": table_id}
    del row["id"]  # the database numbers the lines
    found = await connection.execute(insert(CHAT).values(row).returning(CHAT.c.id))
    return replace(said, id=int(found.scalar_one()))


async def chat_lines(database: Database, table_id: str, above: int = 0) -> list[Said]:
    """The latest lines, oldest first."""
    query = (
        select(CHAT)
        .where(CHAT.c.table_id == table_id, CHAT.c.id > above)
        .order_by(CHAT.c.id.desc())
        .limit(CHAT_LIMIT)
    )
    async with database.read() as connection:
        rows = list((await connection.execute(query)).mappings())
    return [as_row(Said, row) for row in reversed(rows)]


async def get_notes(database: Database, table_id: str, person: str) -> str:
    """The private notes of somebody at a table."""
    query = select(NOTES.c.text).where(NOTES.c.table_id == table_id, NOTES.c.person == person)
    async with database.read() as connection:
        found: str | None = (await connection.execute(query)).scalar()
    return found or ""


async def put_notes(database: Database, table_id: str, person: str, text: str) -> None:
    """Replace the notes."""
    mine = (NOTES.c.table_id == table_id) & (NOTES.c.person == person)
    async with database.write() as connection:
        await connection.execute(delete(NOTES).where(mine))
        await connection.execute(insert(NOTES).values(table_id=table_id, person=person, text=text))


async def open_asks(database: Database, table_id: str) -> list[AskRow]:
    """What still waits for consent."""
    query = select(ASKS).where(ASKS.c.table_id == table_id, ASKS.c.open.is_(True))
    async with database.read() as connection:
        found = (await connection.execute(query.order_by(ASKS.c.id))).mappings()
        return [as_row(AskRow, row) for row in found]


async def insert_ask(connection: AsyncConnection, ask: AskRow) -> None:
    """A new question to the others."""
    await connection.execute(insert(ASKS).values(values(ask)))


async def update_ask(connection: AsyncConnection, ask: AskRow) -> None:
    """Who has agreed, and is it still open?"""
    await connection.execute(update(ASKS).where(ASKS.c.id == ask.id).values(values(ask)))


async def insert_report(
    database: Database, report_id: str, table_id: str, person: str, body: str, at: float
) -> None:
    """Keep a frozen position."""
    async with database.write() as connection:
        await connection.execute(
            insert(REPORTS).values(
                id=report_id, table_id=table_id, person=person, body=body, created=at
            )
        )


async def find_report(database: Database, report_id: str) -> str | None:
    """A frozen position."""
    query = select(REPORTS.c.body).where(REPORTS.c.id == report_id)
    async with database.read() as connection:
        found: str | None = (await connection.execute(query)).scalar()
    return found
