"""Who may do what: sessions, codes, bodies and the chat of tables without spectators."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from tests.server.clusters import free_port
from tests.server.conftest import Serving
from tests.server.notices.sinks import MailSink, mail_sink
from tests.server.people.test_accounts import ADA, SIGN_IN
from tests.server.players import Player, table_of_two

from starboard.server.people.accounts import verify
from starboard.server.settings import Settings
from starboard.server.store.schema import DELIVERIES
from starboard.server.structs import NewAccount

pytestmark = pytest.mark.anyio


def old_browser(player: Player) -> Player:
    """Somebody with a copy of the cookie that a player has now."""
    copy = Player(player.address)
    copy.client = httpx.AsyncClient(base_url=player.address, cookies=dict(player.client.cookies))
    copy.me = player.me
    return copy


async def test_registering_ends_the_session_of_the_guest(ada: Player) -> None:
    thief = old_browser(ada)
    ada.me = await ada.post("/accounts", ADA, 201)
    assert (await thief.get("/me"))["person"] is None
    assert (await ada.get("/me"))["person"]["guest"] is False
    await thief.close()


async def test_signing_in_ends_the_session_of_the_guest(serving: Serving, ada: Player) -> None:
    await ada.post("/accounts", ADA, 201)
    phone = await serving.guest("Phone")
    thief = old_browser(phone)
    phone.me = await phone.post("/sessions", SIGN_IN, 201)
    assert (await thief.get("/me"))["person"] is None
    await thief.close()


async def codes(serving: Serving, ada: Player, count: int) -> list[str]:
    """The codes of so many letters."""
    serving.settings.mail.host, serving.settings.mail.port = "127.0.0.1", free_port()
    serving.settings.mail.tls = False
    found: list[str] = []
    async with mail_sink(serving.settings.mail.port) as sink:
        for _ in range(count):
            await ada.post("/password-resets", {"email": ADA["email"]}, 202)
            found.append(await code_of(sink))
    return found


async def code_of(sink: MailSink) -> str:
    await asyncio.wait_for(sink.came.wait(), 15)
    sink.came.clear()
    return str(sink.letters[-1].get_payload()).split()[-1]


async def test_one_code_that_is_used_ends_all_the_others(serving: Serving, ada: Player) -> None:
    ada.me = await ada.post("/accounts", ADA, 201)
    first, second = await codes(serving, ada, 2)
    await ada.post("/password-resets/use", {"token": second, "password": "another one!"}, 204)
    await ada.post("/password-resets/use", {"token": first, "password": "a third one!"}, 401)


async def test_a_code_is_not_in_the_database(serving: Serving, ada: Player) -> None:
    ada.me = await ada.post("/accounts", ADA, 201)
    (code,) = await codes(serving, ada, 1)
    async with serving.app.state.services.database.read() as connection:
        bodies = (await connection.execute(select(DELIVERIES.c.body))).scalars().all()
    assert len(bodies) == 1
    assert code not in bodies[0]


async def test_an_unknown_address_costs_one_check(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []
    make = PasswordHasher.hash

    def counted(self: PasswordHasher, password: str) -> str:
        hashed.append(password)
        return make(self, password)

    services = serving.app.state.services
    await verify(services, None, "x" * 10)
    monkeypatch.setattr(PasswordHasher, "hash", counted)
    await verify(services, None, "x" * 10)
    assert hashed == []


@pytest.mark.parametrize("email", ["a@b\n", "a@b\r\n", "a b@c", "a@@b", "@b"])
def test_an_address_is_one_line(email: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**ADA, "email": email}, NewAccount)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_a_body_must_say_that_it_is_json(ada: Player, kind: str) -> None:
    headers = {"X-CSRF-Token": ada.me["csrf"], "Content-Type": kind}
    answer = await ada.client.post("/api/tables", content=b"{}", headers=headers)
    assert answer.status_code == 415


async def test_strangers_do_not_read_the_chat_of_a_table_without_spectators(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob, spectators="none")
    stranger = await serving.guest("Eve")
    await stranger.get(f"/tables/{table}/chat", 403)
    await stranger.post(f"/tables/{table}/chat", {"text": "hello"}, 403)
    await bob.post(f"/tables/{table}/chat", {"text": "hello"}, 201)


async def test_behind_https_the_cookie_belongs_to_this_host_alone(serving: Serving) -> None:
    serving.settings.secure_cookies = True
    answer = await serving.stranger().ask("POST", "/guests", {"name": "Ada"})
    assert answer.headers["set-cookie"].startswith("__Host-starboard=")
    assert "Secure" in answer.headers["set-cookie"]


async def test_the_page_may_talk_to_its_own_server_only(serving: Serving) -> None:
    policy = (await serving.stranger().client.get("/health")).headers["content-security-policy"]
    assert "connect-src 'self';" in policy


def test_no_proxy_is_believed_by_default() -> None:
    assert Settings().trusted_proxies == ""
