"""Not one byte that a seat gets holds what it may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.conftest import Serving
from tests.server.players import Live, Player, legal
from tests.server.tables.whispers import Secrets, Whispers

from starboard.games import register

pytestmark = pytest.mark.anyio
PATHS = (
    "view",
    "replay",
    "events",
    "chat",
    "export",
    "preferences",
    "notes",
    "odds",
    "luck",
    "hint",
)


class Ear:
    """Everything that one person has ever been sent."""

    def __init__(self, player: Player, seat: int | None, live: Live) -> None:
        self.player = player
        self.seat = seat
        self.live = live
        self.heard: list[str] = []

    async def listen(self, table: str) -> None:
        """Ask every route that shows something, from every seat."""
        await self.live.send(type="ping")
        await self.live.next("pong")
        self.heard += self.live.raw
        self.live.raw.clear()
        for seat in (None, 0, 1, 2):
            query = "" if seat is None else f"?seat={seat}"
            for path in PATHS:
                answer = await self.player.ask("GET", f"/tables/{table}/{path}{query}")
                self.heard.append(answer.text)
        for path in ("/tables?list=mine", "/tables?list=watch", f"/tables/{table}"):
            self.heard.append((await self.player.ask("GET", path)).text)
        for seat in (0, 1, 2):
            body = {"seat": seat, "move": "whisper 123"}
            answer = await self.player.ask("POST", f"/tables/{table}/explain", body)
            self.heard.append(answer.text)

    def found(self, secrets: set[int]) -> set[int]:
        text = "\n".join(self.heard)
        return {secret for secret in secrets if str(secret) in text}


def hidden_from(state: Any, seat: int | None) -> set[int]:
    """All secrets of the others, in their hands and in their envelopes."""
    assert isinstance(state, Secrets)
    out: set[int] = set()
    for other, hand in enumerate(state.hands):
        out |= set(hand) if other != seat else set()
    if state.stack:
        for other, answer in enumerate(state.envelopes().answers):
            out |= {answer} if other != seat and answer else set()
    return out


async def test_no_seat_is_sent_a_secret_of_another(serving: Serving) -> None:
    register("whispers", Whispers)
    people = [await serving.guest(name) for name in ("Ada", "Bob", "Cleo")]
    made = await people[0].post("/tables", {"game": "whispers", "seats": 3}, 201)
    table = made["id"]
    for player in people[1:]:
        await player.post(f"/tables/{table}/join", {})
        await player.post(f"/tables/{table}/ready", {"ready": True})
    await people[0].post(f"/tables/{table}/start")
    ears = [Ear(p, seat, await p.live(table, seat)) for seat, p in enumerate(people)]
    watcher = await serving.guest("Watcher")
    ears.append(Ear(watcher, None, await watcher.live(table)))
    rooms, picks = serving.app.state.services.rooms, random.Random(4)
    secrets: set[int] = set()
    while True:
        async with rooms.enter(table) as room:
            state, seed = room.started_table().state, room.row.seed
        if not state.stack:
            break
        for ear in ears:
            await ear.listen(table)
            hidden = hidden_from(state, ear.seat)
            secrets |= hidden
            assert ear.found(hidden) == set()
            assert seed not in "\n".join(ear.heard)
        seat = picks.choice([s for s in range(3) if state.envelopes().waiting >> s & 1])
        update = await people[seat].get(f"/tables/{table}/view?seat={seat}")
        await people[seat].move(table, seat, picks.choice(legal(update)))
    assert len(secrets) == 15


async def test_the_search_finds_a_planted_leak(serving: Serving, ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    ear = Ear(ada, 0, await ada.live(made["id"], 0))
    await ada.post(f"/tables/{made['id']}/chat", {"text": "my secret is 123456789012"}, 201)
    await ear.listen(made["id"])
    assert ear.found({123456789012, 999999999999}) == {123456789012}
