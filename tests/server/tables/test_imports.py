"""Imported games: bots can take seats of those who play alone."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.players import Json, Player, table_of_two

import starboard

pytestmark = pytest.mark.anyio


async def imported(player: Player) -> str:
    text = starboard.new("mini", seats=2, seed="imported").save()
    made: Json = await player.post("/tables/import", {"text": text}, 201)
    return str(made["id"])


async def test_a_bot_takes_a_seat_of_an_imported_game(ada: Player) -> None:
    table = await imported(ada)
    answer = await ada.post(f"/tables/{table}/bots", {"level": "random", "seat": 1}, 200)
    assert answer["seats"][1]["sitting_in"] == "random"
    async with asyncio.timeout(30):
        while 1 in (seen := (await ada.get(f"/tables/{table}/view?seat=0")))["view"]["actors"]:
            await asyncio.sleep(0.05)
    assert seen["table"]["seq"] > 0


async def test_the_seat_can_be_taken_back_from_the_bot(ada: Player) -> None:
    table = await imported(ada)
    await ada.post(f"/tables/{table}/bots", {"level": "random", "seat": 1}, 200)
    await ada.post(f"/tables/{table}/sit", {"seat": 1}, 200)
    assert (await ada.get(f"/tables/{table}"))["seats"][1]["sitting_in"] is None


async def test_bots_are_not_called_while_other_people_play(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await ada.post(f"/tables/{table}/bots", {"level": "random", "seat": 0}, 409)
    await ada.post(f"/tables/{table}/bots", {"level": "random", "seat": 1}, 403)


async def test_a_bot_for_an_own_seat_must_exist(ada: Player) -> None:
    table = await imported(ada)
    await ada.post(f"/tables/{table}/bots", {"level": "genius", "seat": 1}, 422)
    await ada.post(f"/tables/{table}/bots", {"level": "random"}, 409)
