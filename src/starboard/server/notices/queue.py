"""Notices that it is somebody's turn: queued when it becomes so, one for every channel."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from starboard.engine.bits import bits_of
from starboard.server.languages import DEFAULT
from starboard.server.live.hub import Hub
from starboard.server.sentences import Sentence
from starboard.server.settings import Settings
from starboard.server.store import deliveries, people
from starboard.server.store.database import Database
from starboard.server.store.rows import DeliveryRow, PersonRow
from starboard.server.structs import NoticeSettings
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room
from starboard.server.tokens import now

RESET: Final = "reset"


class Body(msgspec.Struct):
    """What a notice says; `seat` is set when it is about a turn."""

    subject: str
    text: str
    kind: str = "generic"
    seat: int | None = None
    language: str = DEFAULT


class Turn(msgspec.Struct):
    """Whose turn it has become: the table with its name, its game's title, and the seat."""

    table: str
    name: str
    title: str
    seat: int


class Notices:
    """Queues notices when it becomes somebody's turn."""

    def __init__(self, database: Database, hub: Hub, settings: Settings) -> None:
        self.database = database
        self.hub = hub
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, room: Room, change: Change) -> None:
        """Somebody may have to decide now; people who are looking at the table need no notice."""
        if change.row.held_from is not None or change.row.status != "playing":
            return
        before = change.old.actors if change.old.held_from is None else 0
        online = self.hub.online(room.row.id)
        for seat in bits_of(change.row.actors & ~before):
            chair = change.seats[seat]
            if chair.person is not None and chair.bot is None and chair.person not in online:
                turn = Turn(room.row.id, room.row.name, room.game.title, seat)
                self._later(chair.person, turn)

    def _later(self, person: str, turn: Turn) -> None:
        task = asyncio.create_task(self._queue_turn(person, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _queue_turn(self, person_id: str, turn: Turn) -> None:
        person = await people.find_person(self.database, person_id)
        if person is not None:
            wanted = notice_settings(person)
            if turn.table not in wanted.muted_tables:
                body = self._turn_body(person, turn)
                due = await self._due(person, wanted)
                await self.queue_all(person, wanted, turn.table, body, due)

    def _turn_body(self, person: PersonRow, turn: Turn) -> Body:
        address = self.settings.address.rstrip("/")
        link = f"\n{address}/table/{turn.table}" if address else ""
        subject = Sentence("turn_subject", turn.name)
        text = Sentence("turn_text", turn.name, turn.title, link)
        return msgspec.structs.replace(body_in(person.language, subject, text), seat=turn.seat)

    async def _due(self, person: PersonRow, wanted: NoticeSettings) -> float:
        """A notice joins the digest that is being collected, or begins one."""
        due = due_time(wanted, now())
        if not wanted.digest_minutes:
            return due
        collected = await deliveries.next_digest(self.database, person.id, now())
        return due if collected is None else min(due, collected)

    async def queue_all(
        self, person: PersonRow, wanted: NoticeSettings, table: str | None, body: Body, due: float
    ) -> int:
        """One notice for every channel that somebody wants."""
        rows: list[DeliveryRow] = []
        if wanted.email and person.email is not None:
            rows.append(row_of(person.id, table, "email", person.email, body, due))
        if wanted.webhook:
            body = msgspec.structs.replace(body, kind=wanted.webhook_kind)
            rows.append(row_of(person.id, table, "webhook", wanted.webhook, body, due))
        if wanted.push:
            for target in await deliveries.push_targets(self.database, person.id):
                text = msgspec.json.encode(target).decode()
                rows.append(row_of(person.id, table, "push", text, body, due))
        if rows:
            await deliveries.queue(self.database, rows)
        return len(rows)

    async def queue_reset(self, person: PersonRow) -> None:
        """A letter with a code for a new password; the code itself is never in the queue."""
        assert person.email is not None, "only accounts get letters"
        subject = Sentence("reset_subject").text(person.language)
        body = Body(subject, "", kind=RESET, language=person.language)
        row = row_of(person.id, None, "email", person.email, body, now())
        await deliveries.queue(self.database, [row])

    async def close(self) -> None:
        """Wait until everything that is being queued is in the database."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def notice_settings(person: PersonRow) -> NoticeSettings:
    """What somebody has chosen."""
    return msgspec.json.decode(person.notices, type=NoticeSettings)


def body_in(language: str, subject: Sentence, text: Sentence) -> Body:
    """A notice in the language of its reader."""
    return Body(subject.text(language), text.text(language), language=language)


def body_of(row: DeliveryRow) -> Body:
    """What a queued notice says."""
    return msgspec.json.decode(row.body, type=Body)


def row_of(
    person: str, table: str | None, channel: str, target: str, body: Body, due: float
) -> DeliveryRow:
    """A notice to be queued."""
    text = msgspec.json.encode(body).decode()
    return DeliveryRow(0, person, table, channel, target, text, "waiting", 0, "", due, now())


def due_time(wanted: NoticeSettings, moment: float) -> float:
    """Now, after the digest's pause, or when the quiet hours end."""
    due = moment + wanted.digest_minutes * 60.0
    if not wanted.quiet_from or not wanted.quiet_to or wanted.quiet_from == wanted.quiet_to:
        return due
    local = datetime.fromtimestamp(due, ZoneInfo(wanted.zone))
    clock = local.strftime("%H:%M")
    overnight = wanted.quiet_from > wanted.quiet_to
    after, before = clock >= wanted.quiet_from, clock < wanted.quiet_to
    if not (after or before if overnight else after and before):
        return due
    hour, minute = wanted.quiet_to.split(":")
    end = local.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()
