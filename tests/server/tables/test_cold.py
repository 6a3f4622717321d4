"""Opening a table from its journal."""

from __future__ import annotations

import random
import time

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, legal

import starboard

pytestmark = pytest.mark.anyio
SECONDS = 1.0


def long_game(seats: int) -> str:
    """The longest of a few random games."""
    longest = ""
    for seed in range(4):
        picks = random.Random(seed)
        table = starboard.new("eclipse", seats, str(seed))
        while not table.over and table.seq < 1500:
            seat = table.actors[0]
            table.play(seat, picks.choice(table.legal(seat)))
        text = table.save()
        longest = max(longest, text, key=len)
    return longest


@pytest.mark.slow
async def test_the_longest_game_of_six_opens_cold_in_a_second(
    serving: Serving, ada: Player
) -> None:
    made = await ada.post("/tables/import", {"text": long_game(6)}, 201)
    rooms = serving.app.state.services.rooms
    async with rooms.enter(made["id"]) as room:
        rooms.drop(room)
    begin = time.process_time()
    async with rooms.enter(made["id"]) as room:
        assert room.row.seq == made["seq"]
    assert time.process_time() - begin < SECONDS


async def test_a_dropped_table_comes_back_as_it_was(serving: Serving, ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    table = made["id"]
    await ada.post(f"/tables/{table}/join", {})
    await ada.post(f"/tables/{table}/start")
    before = await ada.get(f"/tables/{table}/view?seat=0")
    after = await ada.move(table, 0, legal(before)[0])
    rooms = serving.app.state.services.rooms
    async with rooms.enter(table) as room:
        rooms.drop(room)
    again = await ada.get(f"/tables/{table}/view?seat=0")
    assert again["view"] == after["view"]
    assert again["events"] == after["events"]


async def test_the_number_of_warm_tables_is_bounded(serving: Serving, ada: Player) -> None:
    rooms = serving.app.state.services.rooms
    rooms.limit = 3
    made = [await ada.post("/tables", {"game": "mini", "seats": 2}, 201) for _ in range(6)]
    assert rooms.warm == 3
    assert (await ada.get(f"/tables/{made[0]['id']}"))["id"] == made[0]["id"]
