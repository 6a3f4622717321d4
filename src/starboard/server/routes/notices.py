"""How somebody hears that it is their turn."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import msgspec
from litestar.params import JSONBody

from starboard.server.errors import ProblemError
from starboard.server.notices.queue import body_in, notice_settings
from starboard.server.sentences import Sentence, stored_sentence
from starboard.server.services import Services
from starboard.server.store import deliveries, people
from starboard.server.structs import (
    Delivery,
    DeliveryList,
    NoticeSettings,
    PushKey,
    PushSubscription,
)
from starboard.server.tokens import iso, now

from .common import CallerDep, ServicesDep, get, post, put


@get("/me/notices")
async def read_notices(caller: CallerDep) -> NoticeSettings:
    """Own settings."""
    return notice_settings(caller.known())


@put("/me/notices")
async def write_notices(
    data: JSONBody[NoticeSettings], caller: CallerDep, services: ServicesDep
) -> NoticeSettings:
    """Change own settings."""
    person = caller.known()
    try:
        ZoneInfo(data.zone)
    except (KeyError, ValueError, OSError):
        raise ProblemError("bad-request", "no_zone", repr(data.zone), field="zone") from None
    text = msgspec.json.encode(data).decode()
    await people.change_person(services.database, person.id, {"notices": text})
    return data


@post("/me/notices/test", status_code=202)
async def test_notices(caller: CallerDep, services: ServicesDep) -> DeliveryList:
    """Send a notice to every own channel now."""
    person = caller.known()
    wanted = notice_settings(person)
    body = body_in(caller.language, Sentence("test_subject"), Sentence("test_text"))
    if not await services.notices.queue_all(person, wanted, None, body, now()):
        raise ProblemError("conflict", "no_channel")
    return await _latest(services, person.id, caller.language)


@get("/me/notices/deliveries")
async def list_deliveries(caller: CallerDep, services: ServicesDep) -> DeliveryList:
    """What was sent, what waits, what failed."""
    return await _latest(services, caller.known().id, caller.language)


async def _latest(services: Services, person: str, language: str) -> DeliveryList:
    rows = await deliveries.latest(services.database, person)
    return DeliveryList(
        deliveries=[
            Delivery(
                id=row.id,
                channel=row.channel,
                table=row.table_id,
                status=row.status,
                attempts=row.attempts,
                error=stored_sentence(row.error).text(language),
                created=iso(row.created),
            )
            for row in rows
        ]
    )


@get("/push-key")
async def push_key(services: ServicesDep) -> PushKey:
    """The key that the browser wants."""
    return PushKey(key=services.push_key)


@post("/me/push", status_code=204)
async def add_push(
    data: JSONBody[PushSubscription], caller: CallerDep, services: ServicesDep
) -> None:
    """A browser that takes pushes."""
    person = caller.known()
    await deliveries.add_push(services.database, person.id, data.endpoint, data.p256dh, data.auth)


ROUTES = [read_notices, write_notices, test_notices, list_deliveries, push_key, add_push]
