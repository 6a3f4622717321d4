"""Accounts are optional."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Serving
from tests.server.players import Live, Player, table_of_two

pytestmark = pytest.mark.anyio

ADA = {"name": "Ada", "email": "ada@example.org", "password": "a long password"}
SIGN_IN = {"email": "ada@example.org", "password": "a long password"}


async def test_a_guest_who_registers_keeps_the_seats(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    ada.me = await ada.post("/accounts", ADA, 201)
    assert ada.me["person"]["guest"] is False
    assert (await ada.get(f"/tables/{table}"))["your_seats"] == [0]


async def test_an_address_is_used_once(serving: Serving, ada: Player, bob: Player) -> None:
    await ada.post("/accounts", ADA, 201)
    await bob.post("/accounts", ADA, 409)


async def test_a_wrong_password_opens_no_session(serving: Serving, ada: Player) -> None:
    await ada.post("/accounts", ADA, 201)
    stranger = serving.stranger()
    await stranger.post("/sessions", {**SIGN_IN, "password": "a wrong password"}, 401)
    await stranger.post("/sessions", {**SIGN_IN, "email": "eve@example.org"}, 401)


async def test_seats_of_a_guest_come_along_when_signing_in(
    serving: Serving, ada: Player, bob: Player
) -> None:
    await ada.post("/accounts", ADA, 201)
    phone = await serving.guest("Ada's phone")
    table = await table_of_two(phone, bob)
    phone.me = await phone.post("/sessions", SIGN_IN, 201)
    seen = await phone.get(f"/tables/{table}")
    assert seen["your_seats"] == [0]
    assert seen["owner"] == phone.me["person"]["id"]


async def test_signing_out_everywhere_ends_all_sessions(serving: Serving, ada: Player) -> None:
    ada.me = await ada.post("/accounts", ADA, 201)
    phone = serving.stranger()
    phone.me = await phone.post("/sessions", SIGN_IN, 201)
    assert (await ada.ask("DELETE", "/sessions")).status_code == 204
    assert (await phone.get("/me"))["person"] is None


async def test_a_socket_ends_with_its_session(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    ada.me = await ada.post("/accounts", ADA, 201)
    phone = serving.stranger()
    phone.me = await phone.post("/sessions", SIGN_IN, 201)
    here, there = await ada.live(table, 0), await phone.live(table, 0)
    assert (await ada.ask("DELETE", "/sessions/current")).status_code == 204
    assert await closed(here) == 4401
    await there.send(type="ping")
    await there.next("pong")
    assert (await phone.ask("DELETE", "/sessions")).status_code == 204
    assert await closed(there) == 4401


async def closed(live: Live) -> int | None:
    """The code with which the server hung up."""
    async with asyncio.timeout(10):
        await live.connection.wait_closed()
    return live.connection.close_code


async def test_tables_of_a_deleted_account_go_to_who_is_there_or_away(
    ada: Player, bob: Player
) -> None:
    shared = (await ada.post("/tables", {"game": "mini", "seats": 2}, 201))["id"]
    lonely = (await ada.post("/tables", {"game": "mini", "seats": 2}, 201))["id"]
    await bob.post(f"/tables/{shared}/join", {})
    assert (await ada.ask("DELETE", "/me", {})).status_code == 204
    assert (await bob.get(f"/tables/{shared}"))["owner"] == bob.me["person"]["id"]
    await bob.get(f"/tables/{lonely}", 404)


async def test_deleting_an_account_wants_the_password(ada: Player) -> None:
    ada.me = await ada.post("/accounts", ADA, 201)
    assert (await ada.ask("DELETE", "/me", {"password": "wrong"})).status_code == 401
    assert (await ada.ask("DELETE", "/me", {"password": ADA["password"]})).status_code == 204
    await ada.post("/sessions", SIGN_IN, 401)


async def test_a_bot_plays_on_for_a_deleted_account(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    assert (await ada.ask("DELETE", "/me", {})).status_code == 204
    seat = (await bob.get(f"/tables/{table}"))["seats"][0]
    assert (seat["person"], seat["sitting_in"]) == (None, "novice")


async def test_a_new_name_is_shown(ada: Player) -> None:
    answer = await ada.ask("PATCH", "/me", {"name": "Ada L."})
    assert answer.json()["person"]["name"] == "Ada L."
