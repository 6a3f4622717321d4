"""A whole game over the wire."""

from __future__ import annotations

import random

import pytest
from tests.server.players import Player, legal

pytestmark = pytest.mark.anyio


async def test_a_whole_game_against_bots_is_played_over_the_websocket(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 3}, 201)
    table = made["id"]
    await ada.post(f"/tables/{table}/bots", {"level": "novice"})
    await ada.post(f"/tables/{table}/bots", {"level": "random"})
    await ada.post(f"/tables/{table}/start")
    live = await ada.live(table, 0)
    picks = random.Random(1)
    while not live.seen["view"]["over"]:
        if legal(live.seen):
            answer = await live.play(0, picks.choice(legal(live.seen)))
            if answer["type"] == "refused":  # a bot was quicker and the question has changed
                assert answer["problem"]["type"] == "/problems/stale", answer
                live.seen = answer["problem"]["update"]
            else:
                await live.until(answer["version"])
        else:
            await live.next("update")
    assert live.seen["view"]["outcome"]["ranks"].count(1) >= 1
