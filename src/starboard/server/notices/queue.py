"""Tells people that it is their turn: queued when it becomes so, delivered with retries."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
import structlog

from starboard.engine.bits import bits_of
from starboard.server import metrics
from starboard.server.languages import DEFAULT
from starboard.server.live.hub import Hub
from starboard.server.notices import channels
from starboard.server.sentences import Sentence
from starboard.server.settings import Settings
from starboard.server.store import deliveries, people, tables
from starboard.server.store.database import Database
from starboard.server.store.rows import DeliveryRow, PersonRow
from starboard.server.structs import NoticeSettings
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room
from starboard.server.tokens import now

LOG: Final = structlog.get_logger()
ATTEMPTS: Final = 6
FIRST_PAUSE: Final = 30.0
AT_ONCE: Final = 20


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
    """Queues notices when it becomes somebody's turn, and delivers them."""

    def __init__(self, database: Database, hub: Hub, settings: Settings) -> None:
        self.database = database
        self.hub = hub
        self.settings = settings
        self.vapid_key = settings.vapid_private_key
        self.first_pause = FIRST_PAUSE
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, room: Room, change: Change) -> None:
        """Somebody may have to decide now; who is looking at the table needs no notice."""
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

    async def queue_letter(self, person: PersonRow, subject: Sentence, text: Sentence) -> None:
        """A letter that is not about a turn; it does not wait for the morning."""
        assert person.email is not None, "only accounts get letters"
        body = body_in(person.language, subject, text)
        row = row_of(person.id, None, "email", person.email, body, now())
        await deliveries.queue(self.database, [row])

    async def deliver_due(self) -> None:
        """Send what is due."""
        for _ in range(AT_ONCE):
            rows = await deliveries.claim_due(self.database, now())
            if not rows:
                return
            await self._deliver(rows)

    async def _deliver(self, rows: list[DeliveryRow]) -> None:
        wanted = [row for row in rows if await self._still_true(row)]
        stale = [row for row in rows if row not in wanted]
        if stale:
            told = Sentence("not_needed").stored()
            await deliveries.finish(self.database, stale, {"status": "sent", "error": told})
        if not wanted:
            return
        try:
            await asyncio.to_thread(self._send, wanted)
            changes: dict[str, object] = {"status": "sent", "error": ""}
        except channels.NotSent as error:
            changes = self._after_failure(wanted[0], error)
            if error.gone and wanted[0].channel == "push":
                target = msgspec.json.decode(wanted[0].target, type=dict[str, str])
                await deliveries.drop_push(self.database, target["endpoint"])
        changes["attempts"] = wanted[0].attempts + 1
        await deliveries.finish(self.database, wanted, changes)
        metrics.NOTICES.labels(wanted[0].channel, str(changes["status"])).inc()

    def _after_failure(self, row: DeliveryRow, error: channels.NotSent) -> dict[str, object]:
        """Try again later and later, then give up."""
        LOG.warning("notice not sent", channel=row.channel, error=str(error))
        if error.gone or row.attempts + 1 >= ATTEMPTS:
            return {"status": "failed", "error": error.sentence.stored()}
        pause = self.first_pause * 2**row.attempts
        return {"status": "waiting", "error": error.sentence.stored(), "due": now() + pause}

    async def _still_true(self, row: DeliveryRow) -> bool:
        """A turn that is over needs no notice."""
        seat = body_of(row).seat
        if row.table_id is None or seat is None:
            return True
        table = await tables.find_table(self.database, row.table_id)
        return table is not None and table.status == "playing" and table.actors >> seat & 1 == 1

    def _send(self, rows: list[DeliveryRow]) -> None:
        """Several notices for the same target become one message."""
        bodies = [body_of(row) for row in rows]
        subject = " ".join(bodies[0].subject.split())
        if len(bodies) > 1:
            subject = Sentence("digest_subject", len(bodies)).text(bodies[0].language)
        text = "\n\n".join(body.text for body in bodies)
        target, private = rows[0].target, self.settings.private_webhooks
        if rows[0].channel == "email":
            channels.send_mail(self.settings.mail, target, subject, text)
        elif rows[0].channel == "webhook":
            channels.send_webhook(target, bodies[0].kind, text, private)
        else:
            keys = msgspec.json.decode(target, type=dict[str, str])
            contact = self.settings.vapid_contact
            channels.send_push(keys, text, self.vapid_key, contact, private)

    async def close(self) -> None:
        """Let what is being queued get into the database."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def notice_settings(person: PersonRow) -> NoticeSettings:
    """What somebody has chosen."""
    return msgspec.json.decode(person.notices, type=NoticeSettings)


def body_in(language: str, subject: Sentence, text: Sentence) -> Body:
    """A notice in the language of whom it is for."""
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
