"""It is your turn: mail, webhooks and pushes."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Awaitable, Callable
from email.header import decode_header, make_header
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.clusters import free_port
from tests.server.conftest import Serving
from tests.server.notices.sinks import mail_sink, web_sink
from tests.server.players import Player, table_of_two

from starboard.server.notices import channels
from starboard.server.notices.queue import due_time
from starboard.server.structs import NoticeSettings

pytestmark = pytest.mark.anyio


async def eventually(read: Callable[[], Awaitable[Any]], wanted: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(15):
        while True:
            found = await read()
            if wanted(found):
                return found
            await asyncio.sleep(0.1)


async def delivered(player: Player, status: str) -> Any:
    return await eventually(
        lambda: player.get("/me/notices/deliveries"),
        lambda found: any(row["status"] == status for row in found["deliveries"]),
    )


async def with_account(player: Player, email: str) -> None:
    body = {"name": "Ada", "email": email, "password": "a long password"}
    player.me = await player.post("/accounts", body, 201)


async def test_a_letter_comes_in_the_language_that_its_reader_uses(
    serving: Serving, ada: Player, bob: Player
) -> None:
    serving.settings.mail.host, serving.settings.mail.port = "127.0.0.1", free_port()
    serving.settings.mail.tls = False
    ada.language = "de-DE"
    await with_account(ada, "ada@example.org")
    await ada.put("/me/notices", {"email": True})
    async with mail_sink(serving.settings.mail.port) as sink:
        await bob.post("/password-resets", {"email": "ada@example.org"}, 202)
        await asyncio.wait_for(sink.came.wait(), 15)
        sink.came.clear()
        await table_of_two(ada, bob, name="Freitag")
        await asyncio.wait_for(sink.came.wait(), 15)
    found = [make_header(decode_header(letter["Subject"])) for letter in sink.letters]
    assert [str(one) for one in found] == ["Dein neues Passwort", "Du bist am Zug: Freitag"]


async def test_a_letter_says_that_it_is_your_turn(
    serving: Serving, ada: Player, bob: Player
) -> None:
    serving.settings.mail.host, serving.settings.mail.port = "127.0.0.1", free_port()
    serving.settings.mail.tls = False
    await with_account(ada, "ada@example.org")
    await ada.put("/me/notices", {"email": True})
    async with mail_sink(serving.settings.mail.port) as sink:
        await table_of_two(ada, bob, name="Friday")
        await asyncio.wait_for(sink.came.wait(), 15)
        await delivered(ada, "sent")
    assert sink.letters[0]["To"] == "ada@example.org"
    assert sink.letters[0]["Subject"] == "Your turn: Friday"


async def test_who_is_looking_at_the_table_gets_no_notice(ada: Player, bob: Player) -> None:
    await ada.put("/me/notices", {"webhook": "http://127.0.0.1:1/"})
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    live = await ada.live(made["id"], 0)
    await bob.post(f"/tables/{made['id']}/join", {})
    await bob.post(f"/tables/{made['id']}/ready", {"ready": True})
    started = await ada.post(f"/tables/{made['id']}/start")
    await live.until(started["version"])
    assert (await ada.get("/me/notices/deliveries"))["deliveries"] == []


async def test_a_webhook_is_tried_again_after_a_failure(serving: Serving, ada: Player) -> None:
    serving.app.state.services.notices.first_pause = 0.1
    port = free_port()
    await ada.put(
        "/me/notices", {"webhook": f"http://127.0.0.1:{port}/x", "webhook_kind": "discord"}
    )
    async with web_sink(port, 500, 200) as sink:
        await ada.post("/me/notices/test", None, 202)
        found = await delivered(ada, "sent")
    assert found["deliveries"][0]["attempts"] == 2
    assert sink.bodies[0] == b'{"content":"Notices from Starboard reach you here."}'


async def test_a_push_is_encrypted_and_signed(serving: Serving, ada: Player) -> None:
    port = free_port()
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    body = {
        "endpoint": f"http://127.0.0.1:{port}/push",
        "p256dh": base64.urlsafe_b64encode(raw).decode().rstrip("="),
        "auth": base64.urlsafe_b64encode(os.urandom(16)).decode().rstrip("="),
    }
    assert (await ada.get("/push-key"))["key"]
    await ada.post("/me/push", body, 204)
    await ada.put("/me/notices", {"push": True})
    async with web_sink(port, 201) as sink:
        await ada.post("/me/notices/test", None, 202)
        await delivered(ada, "sent")
    assert b"reach you" not in sink.bodies[0]
    assert b"vapid t=" in sink.headers[0]


async def test_a_browser_that_is_gone_is_forgotten(serving: Serving, ada: Player) -> None:
    port = free_port()
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    body = {
        "endpoint": f"http://127.0.0.1:{port}/push",
        "p256dh": base64.urlsafe_b64encode(raw).decode().rstrip("="),
        "auth": base64.urlsafe_b64encode(os.urandom(16)).decode().rstrip("="),
    }
    await ada.post("/me/push", body, 204)
    await ada.put("/me/notices", {"push": True})
    async with web_sink(port, 410):
        await ada.post("/me/notices/test", None, 202)
        await delivered(ada, "failed")
    await ada.post("/me/notices/test", None, 409)


async def test_a_test_without_a_channel_is_refused(ada: Player) -> None:
    await ada.post("/me/notices/test", None, 409)


async def test_a_password_is_reset_by_mail(serving: Serving, ada: Player) -> None:
    serving.settings.mail.host, serving.settings.mail.port = "127.0.0.1", free_port()
    serving.settings.mail.tls = False
    await with_account(ada, "ada@example.org")
    async with mail_sink(serving.settings.mail.port) as sink:
        await ada.post("/password-resets", {"email": "Ada@example.org"}, 202)
        await asyncio.wait_for(sink.came.wait(), 15)
    token = str(sink.letters[0].get_payload()).split()[-1]
    await ada.post("/password-resets/use", {"token": token, "password": "another one!"}, 204)
    await serving.stranger().post(
        "/sessions", {"email": "ada@example.org", "password": "another one!"}, 201
    )
    again = serving.stranger()
    await again.post("/password-resets/use", {"token": token, "password": "a third one!"}, 401)
    assert (await ada.get("/me"))["person"] is None


@pytest.mark.parametrize(
    ("at", "due"),
    [("12:00", "12:00"), ("23:30", "07:00"), ("03:00", "07:00"), ("07:00", "07:00")],
)
async def test_quiet_hours_move_notices_to_the_morning(at: str, due: str) -> None:
    wanted = NoticeSettings(quiet_from="22:00", quiet_to="07:00")
    hour, minute = at.split(":")
    moment = 1_700_006_400 // 86_400 * 86_400 + int(hour) * 3600 + int(minute) * 60
    found = int(due_time(wanted, float(moment))) % 86_400
    assert f"{found // 3600:02d}:{found % 3600 // 60:02d}" == due


@pytest.mark.parametrize(
    "address", ["http://example.org/", "https://127.0.0.1/x", "https://localhost/", "ftp://x", ""]
)
async def test_the_server_does_not_knock_at_its_own_doors(address: str) -> None:
    with pytest.raises(channels.NotSent):
        channels.check_target(address, private=False)
