"""Addresses that do not want notices to arrive: they harm nobody but themselves."""

from __future__ import annotations

import asyncio
import base64
import os
import time

import pytest
from tests.server.clusters import free_port
from tests.server.conftest import Serving
from tests.server.notices.sinks import mail_sink, web_sink
from tests.server.notices.test_notices import delivered, with_account
from tests.server.notices.test_outbound import hostile
from tests.server.players import Json, Player

from starboard.server.notices.queue import Body, row_of
from starboard.server.store import deliveries
from starboard.server.tokens import now

pytestmark = pytest.mark.anyio


async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(60)


def browser(endpoint: str) -> Json:
    point = base64.urlsafe_b64decode(
        "BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo="
    )
    return {
        "endpoint": endpoint,
        "p256dh": base64.urlsafe_b64encode(point).decode(),
        "auth": base64.urlsafe_b64encode(os.urandom(16)).decode(),
    }


async def put_into_queue(serving: Serving, player: Player, target: str, channel: str) -> None:
    """What an older release has stored without checking it."""
    row = row_of(player.me["person"]["id"], None, channel, target, Body("a", "b"), now())
    await deliveries.queue(serving.app.state.services.database, [row])


async def test_a_push_shows_nothing_of_the_answer(ada: Player) -> None:
    async def secret(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 X\r\nContent-Length: 12\r\n\r\nthe password")
        await writer.drain()

    async with hostile(secret) as address:
        await ada.post("/me/push", browser(address), 204)
        await ada.put("/me/notices", {"push": True})
        await ada.post("/me/notices/test", None, 202)
        async with asyncio.timeout(15):
            while not (row := (await ada.get("/me/notices/deliveries"))["deliveries"][0])["error"]:
                await asyncio.sleep(0.1)
    assert row["error"] == "the address answered with status 403"


@pytest.mark.parametrize("address", ["https://[k", "ftp://example.org", "https://u:p@example.org"])
async def test_a_webhook_that_cannot_be_called_is_refused_when_it_is_set(
    ada: Player, address: str
) -> None:
    answer = await ada.put("/me/notices", {"webhook": address}, 400)
    assert list(answer["fields"]) == ["webhook"]


async def test_a_browser_that_cannot_be_called_is_refused(ada: Player) -> None:
    fine = browser("https://push.example.org/1")
    await ada.post("/me/push", {**fine, "endpoint": "https://[k"}, 400)
    await ada.post("/me/push", {**fine, "p256dh": "AAAA"}, 400)
    await ada.post("/me/push", {**fine, "auth": "AAAA"}, 400)
    await ada.post("/me/push", fine, 204)


async def test_a_stored_address_that_cannot_be_read_stops_nobody(
    serving: Serving, ada: Player, bob: Player
) -> None:
    await put_into_queue(serving, bob, "https://[k", "webhook")
    await put_into_queue(serving, bob, "no JSON", "push")
    port = free_port()
    await ada.put("/me/notices", {"webhook": f"http://127.0.0.1:{port}/x"})
    async with web_sink(port) as sink:
        await ada.post("/me/notices/test", None, 202)
        await delivered(ada, "sent")
        found = await delivered(bob, "failed")
    assert len(sink.bodies) == 1
    assert {row["attempts"] for row in found["deliveries"]} == {1}


async def test_letters_overtake_addresses_that_never_answer(serving: Serving, ada: Player) -> None:
    serving.settings.mail.host, serving.settings.mail.port = "127.0.0.1", free_port()
    serving.settings.mail.tls = False
    await with_account(ada, "ada@example.org")
    async with hostile(silence) as address, mail_sink(serving.settings.mail.port) as sink:
        for number in range(40):
            slow = await serving.guest(f"Slow {number}")
            await put_into_queue(serving, slow, f"{address}/{number}", "webhook")
        started = time.monotonic()
        await ada.post("/password-resets", {"email": "ada@example.org"}, 202)
        await asyncio.wait_for(sink.came.wait(), 15)
    assert time.monotonic() - started < 5


async def test_one_person_s_addresses_do_not_take_all_places(
    serving: Serving, ada: Player, bob: Player
) -> None:
    port = free_port()
    await ada.put("/me/notices", {"webhook": f"http://127.0.0.1:{port}/x"})
    async with hostile(silence) as address, web_sink(port):
        for number in range(40):
            await put_into_queue(serving, bob, f"{address}/{number}", "webhook")
        started = time.monotonic()
        await ada.post("/me/notices/test", None, 202)
        await delivered(ada, "sent")
    assert time.monotonic() - started < 5


async def test_the_server_stops_while_an_address_is_silent(serving: Serving, ada: Player) -> None:
    async with hostile(silence) as address:
        await ada.put("/me/notices", {"webhook": address})
        await ada.post("/me/notices/test", None, 202)
        services = serving.app.state.services
        async with asyncio.timeout(10):
            while not services.delivery._running:
                await asyncio.sleep(0.05)
        started = time.monotonic()
        await services.delivery.close()
    assert time.monotonic() - started < 2


async def test_a_notice_that_kills_its_process_is_given_up(serving: Serving, ada: Player) -> None:
    """Claimed again and again without an end: the claims themselves are counted."""
    database = serving.app.state.services.database
    person = ada.me["person"]["id"]
    row = row_of(person, None, "webhook", "http://127.0.0.1:1/", Body("a", "b"), now() + 3600)
    await deliveries.queue(database, [row])
    counted = []
    for number in range(3):
        found = await deliveries.claim_due(database, now() + 4000 * (number + 1), [])
        counted.append(found[0].attempts)
    assert counted == [1, 2, 3]
