"""Sends what is queued: several notices side by side, so that nobody can hold up the others."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec
import structlog

from starboard.server import metrics
from starboard.server.notices import channels
from starboard.server.notices.outbound import NotSent
from starboard.server.notices.queue import RESET, body_of
from starboard.server.sentences import Sentence
from starboard.server.settings import Settings
from starboard.server.store import deliveries, people, tables
from starboard.server.store.database import Database
from starboard.server.store.rows import DeliveryRow
from starboard.server.tokens import new_token, now, token_hash

LOG: Final = structlog.get_logger()
ATTEMPTS: Final = 6
FIRST_PAUSE: Final = 30.0
AT_ONCE: Final = 16
RESET_SECONDS: Final = 3600.0
LETTERS: Final = 4  # places that only letters may take
EACH: Final = 2  # messages that are on their way to one person's addresses


class Delivery:
    """Takes due notices from the queue; each message is a task of its own with a time limit."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.vapid_key = settings.vapid_private_key
        self.first_pause = FIRST_PAUSE
        self._running: dict[asyncio.Task[None], str] = {}

    async def deliver_due(self) -> None:
        """Begin to send what is due; letters come first and never wait for anything else."""
        while len(self._running) < AT_ONCE + LETTERS:
            full = len(self._running) >= AT_ONCE
            busy = [who for who, count in Counter(self._running.values()).items() if count >= EACH]
            rows = await deliveries.claim_due(self.database, now(), None if full else busy)
            if not rows:
                return
            task = asyncio.create_task(self._deliver(rows))
            self._running[task] = rows[0].person
            task.add_done_callback(self._running.pop)

    async def close(self) -> None:
        """Hang up; what was not sent is claimed again after the next start."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _deliver(self, rows: list[DeliveryRow]) -> None:
        """Send one message; whatever goes wrong counts as an attempt."""
        try:
            wanted = await self._drop_stale(rows)
            if wanted:
                changes = await self._attempt(wanted)
                await deliveries.finish(self.database, wanted, changes)
                metrics.NOTICES.labels(wanted[0].channel, str(changes["status"])).inc()
        except Exception:
            LOG.exception("delivery failed", channel=rows[0].channel, attempts=rows[0].attempts)

    async def _drop_stale(self, rows: list[DeliveryRow]) -> list[DeliveryRow]:
        wanted = [row for row in rows if await self._still_true(row)]
        stale = [row for row in rows if row not in wanted]
        if stale:
            told = Sentence("not_needed").stored()
            await deliveries.finish(self.database, stale, {"status": "sent", "error": told})
        return wanted

    async def _attempt(self, rows: list[DeliveryRow]) -> dict[str, object]:
        """Try once; the answer says how the rows are left behind."""
        if rows[0].attempts > ATTEMPTS:
            return self.after_failure(rows[0], NotSent("given_up", gone=True))
        try:
            await self._send(rows)
        except NotSent as error:
            if error.gone and rows[0].channel == "push":
                await deliveries.drop_push(self.database, browser_of(rows[0]).endpoint)
            return self.after_failure(rows[0], error)
        except Exception:
            LOG.exception("notice not sent", channel=rows[0].channel)
            return self.after_failure(rows[0], NotSent("unreachable"))
        return {"status": "sent", "error": ""}

    def after_failure(self, row: DeliveryRow, error: NotSent) -> dict[str, object]:
        """Try again later and later; after the last attempt the notice is a dead letter."""
        LOG.warning("notice not sent", channel=row.channel, error=str(error))
        told = error.sentence.stored()
        if error.gone or row.attempts >= ATTEMPTS:
            return {"status": "failed", "error": told}
        pause = self.first_pause * 2 ** (row.attempts - 1)
        return {"status": "waiting", "error": told, "due": now() + pause}

    async def _still_true(self, row: DeliveryRow) -> bool:
        """A turn that is over needs no notice."""
        seat = body_of(row).seat
        if row.table_id is None or seat is None:
            return True
        table = await tables.find_table(self.database, row.table_id)
        return table is not None and table.status == "playing" and table.actors >> seat & 1 == 1

    async def _reset_text(self, row: DeliveryRow) -> str:
        """A fresh code in every letter: of a code only its hash is stored."""
        code, end = new_token(), now() + RESET_SECONDS
        await people.insert_reset(self.database, token_hash(code), row.person, end)
        return Sentence("reset_text", code).text(body_of(row).language)

    async def _send(self, rows: list[DeliveryRow]) -> None:
        """Several notices for the same target become one message."""
        bodies = [body_of(row) for row in rows]
        subject = " ".join(bodies[0].subject.split())
        if len(bodies) > 1:
            subject = Sentence("digest_subject", len(bodies)).text(bodies[0].language)
        texts = [await self._reset_text(rows[0]) if b.kind == RESET else b.text for b in bodies]
        text = "\n\n".join(texts)
        target, private = rows[0].target, self.settings.private_webhooks
        if rows[0].channel == "email":
            await channels.send_mail(self.settings.mail, target, subject, text)
        elif rows[0].channel == "webhook":
            await channels.send_webhook(target, bodies[0].kind, text, private)
        else:
            contact = self.settings.vapid_contact
            browser = browser_of(rows[0])
            await channels.send_push(browser, text, self.vapid_key, contact, private)


def browser_of(row: DeliveryRow) -> channels.Browser:
    """The browser that a push is for."""
    return msgspec.json.decode(row.target, type=channels.Browser)
