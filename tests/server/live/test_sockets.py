"""The WebSocket: hello, updates, resume, presence."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random

import pytest
import websockets
from tests.server.conftest import Serving
from tests.server.players import Player, legal, table_of_two

import starboard
from starboard.server.tables.views import PAGE

pytestmark = pytest.mark.anyio


async def closing_code(serving: Serving, table: str, *messages: str, **headers: str) -> int:
    """What the server says when it hangs up."""
    address = serving.address.replace("http", "ws")
    async with websockets.connect(
        f"{address}/api/tables/{table}/live", additional_headers=headers
    ) as connection:
        with contextlib.suppress(websockets.ConnectionClosed):
            for message in messages:
                await connection.send(message)
        async with asyncio.timeout(10):
            await connection.wait_closed()
    assert connection.close_code is not None
    return connection.close_code


async def test_both_players_get_the_update_after_a_move(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    first, second = await ada.live(table, 0), await bob.live(table, 1)
    answer = await first.play(0, legal(first.seen)[0])
    assert answer["type"] == "accepted"
    assert (await first.until(answer["version"]))["version"] == answer["version"]
    assert (await second.until(answer["version"]))["version"] == answer["version"]


async def test_a_client_that_comes_back_gets_what_it_missed_once(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    live = await ada.live(table, 0)
    seen = live.seen
    await live.close()
    await bob.move(table, 1, legal(await bob.get(f"/tables/{table}/view?seat=1"))[0])
    await ada.move(table, 0, legal(seen)[0])
    back = await ada.live(table, 0, version=seen["version"], seq=seen["view"]["seq"])
    assert back.seen["since"] == seen["view"]["seq"]
    every = (await ada.get(f"/tables/{table}/events?seat=0"))["events"]
    assert seen["events"] + back.seen["events"] == every


async def test_records_taken_back_meanwhile_are_told_as_rewound(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    update = await ada.get(f"/tables/{table}/view?seat=0")
    after = await ada.move(table, 0, legal(update)[0])
    live = await ada.live(table, 0)
    seen = live.seen
    await live.close()
    ask = await ada.post(f"/tables/{table}/asks", {"kind": "undo", "seat": 0, "to_seq": 0}, 201)
    await bob.post(f"/tables/{table}/asks/{ask['id']}", {"seat": 1, "agree": True})
    back = await ada.live(table, 0, version=seen["version"], seq=seen["view"]["seq"])
    assert after["view"]["seq"] == 1
    assert back.seen["rewound"] is True
    assert back.seen["since"] == 0


async def test_a_foreign_seat_is_not_shown(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    hello = json.dumps({"type": "hello", "seat": 1})
    assert await closing_code(serving, table, hello) == 4401


async def test_a_foreign_page_is_turned_away(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    hello = json.dumps({"type": "hello"})
    assert await closing_code(serving, table, hello, Origin="http://evil.example") == 4403


async def test_an_unknown_table_is_not_found(serving: Serving) -> None:
    assert await closing_code(serving, "t_nothing", json.dumps({"type": "hello"})) == 4404


@pytest.mark.parametrize(
    "message",
    [
        "{",
        "[]",
        '{"type": "dance"}',
        '{"type": "hello", "seat": "0"}',
        '{"type": "hello", "saet": 0}',
        '{"type": "ping"}',
    ],
)
async def test_a_bad_first_message_ends_the_connection(
    serving: Serving, ada: Player, message: str
) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert await closing_code(serving, made["id"], message) == 4400


async def test_a_huge_message_ends_the_connection(serving: Serving, ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    message = json.dumps({"type": "hello", "seat": None, "x": "y" * 100_000})
    assert await closing_code(serving, made["id"], message) in (1009, 4400)


async def test_a_silent_client_is_let_go(serving: Serving, ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    serving.settings.heartbeat_seconds = 0.2
    assert await closing_code(serving, made["id"], json.dumps({"type": "hello"})) == 4408


async def test_a_heartbeat_is_answered(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    live = await ada.live(made["id"], 0)
    await live.send(type="ping")
    assert (await live.next("pong"))["version"] == live.seen["version"]


async def test_the_first_hello_brings_the_latest_events_and_older_ones_are_asked_for(
    ada: Player,
) -> None:
    text = await ada.post("/tables/import", {"text": long_game()}, 201)
    path = f"/tables/{text['id']}"
    first = await ada.live(text["id"], 0)
    since = first.seen["since"]
    assert since > 0
    assert len(first.seen["events"]) < PAGE + 50
    older = await ada.get(f"{path}/events?seat=0&since=-1&until={since}")
    everything = await ada.get(f"{path}/events?seat=0&since=-1")
    assert older["events"] + first.seen["events"] == everything["events"]
    again = await ada.live(text["id"], 0, version=first.seen["version"], seq=0)
    assert (again.seen["since"], again.seen["rewound"]) == (0, False)


def long_game() -> str:
    """A game with more events than one page."""
    picks = random.Random(2)
    table = starboard.new("eclipse", 4, "events")
    while not table.over and len(table.told(0)) < PAGE + 100:
        seat = table.actors[0]
        moves = table.game.prudent(table.state, seat, list(table.legal(seat)))
        table.play(seat, picks.choice(moves))
    return table.save()


async def test_spectators_get_the_same_bytes(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    watchers = [await serving.stranger().live(table) for _ in range(3)]
    player = await ada.live(table, 0)
    answer = await player.play(0, legal(player.seen)[0])
    told = set()
    for watcher in watchers:
        await watcher.until(answer["version"])
        told.add(next(raw for raw in reversed(watcher.raw) if '"type":"update"' in raw))
    assert len(told) == 1


async def test_presence_tells_who_is_there(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    live = await ada.live(table, 0)
    assert (await live.next("presence"))["people"] == [ada.me["person"]["id"]]
    other = await bob.live(table, 1)
    assert len((await live.next("presence"))["people"]) == 2
    await other.close()
    assert (await live.next("presence"))["people"] == [ada.me["person"]["id"]]


async def test_chat_reaches_everybody_with_mentions(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    live = await bob.live(table, 1)
    await ada.post(f"/tables/{table}/chat", {"text": "good luck @bob"}, 201)
    line = (await live.next("chat"))["line"]
    assert line["name"] == "Ada"
    assert line["mentions"] == [bob.me["person"]["id"]]
    assert (await bob.get(f"/tables/{table}/chat"))["lines"] == [line]


async def test_notes_are_private(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await ada.put(f"/tables/{table}/notes", {"text": "bob bluffs"})
    assert (await ada.get(f"/tables/{table}/notes"))["text"] == "bob bluffs"
    assert (await bob.get(f"/tables/{table}/notes"))["text"] == ""


async def test_one_browser_plays_both_seats(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    table = made["id"]
    await ada.post(f"/tables/{table}/join", {})
    await ada.post(f"/tables/{table}/start")
    live = await ada.live(table, 0)
    answer = await live.play(0, legal(live.seen)[0])
    await live.until(answer["version"])
    await live.send(type="watch", seat=1)
    update = await live.next("update")
    assert update["view"]["seat"] == 1
    assert (await live.play(1, legal(update)[0]))["type"] == "accepted"


async def test_a_seat_taken_is_seen_at_once_in_the_lobby(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    live = await ada.live(made["id"], 0)
    await bob.post(f"/tables/{made['id']}/join", {})
    assert (await live.next("update"))["table"]["seats"][1]["name"] == "Bob"
