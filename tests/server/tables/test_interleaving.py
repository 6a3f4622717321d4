"""Two clients who get in each other's way: every answer fits a simple model of the journal."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.clusters import Cluster
from tests.server.conftest import Serving, quick_settings
from tests.server.players import Json, Player, legal, table_of_two

ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["play", "stale", "again", "foreign", "undo", "look", "reconnect"]),
        st.integers(0, 1),
        st.integers(0, 1000),
    ),
    min_size=5,
    max_size=30,
)


class Model:
    """What the clients know, and what must be true of every answer."""

    def __init__(self, people: list[Player], table: str) -> None:
        self.people = people
        self.table = table
        self.version = -1
        self.seen: list[list[Json]] = [[], []]
        self.sent: list[list[Json]] = [[], []]

    async def look(self, seat: int) -> Json:
        update: Json = await self.people[seat].get(f"/tables/{self.table}/view?seat={seat}")
        assert update["version"] >= self.version, "versions never go back"
        self.version = update["version"]
        self.seen[seat].append(update)
        return update

    async def play(self, seat: int, pick: int, update: Json) -> None:
        moves = legal(update) or ["pass"]
        body = {
            "seat": seat,
            "move": moves[pick % len(moves)],
            "version": update["version"],
            "client_id": f"{seat}-{len(self.sent[seat])}",
        }
        self.sent[seat].append(body)
        await self.send(seat, body)

    async def send(self, seat: int, body: Json) -> None:
        before = self.version
        answer = await self.people[seat].ask("POST", f"/tables/{self.table}/moves", body)
        assert answer.status_code in (200, 409, 422), answer.text
        after = await self.look(seat)
        if answer.status_code != 200:
            assert after["version"] == before, "a refused move changes nothing"
        if answer.status_code == 409 and answer.json()["type"] == "/problems/stale":
            assert answer.json()["update"]["version"] == before


async def act(model: Model, action: str, seat: int, pick: int) -> None:
    fresh = await model.look(seat)
    if action == "play":
        await model.play(seat, pick, fresh)
    elif action == "stale":
        await model.play(seat, pick, model.seen[seat][pick % len(model.seen[seat])])
    elif action == "again" and model.sent[seat]:
        known = len(model.seen[seat])
        await model.send(seat, model.sent[seat][pick % len(model.sent[seat])])
        assert len(model.seen[seat]) == known + 1
    elif action == "foreign":
        body = {"seat": 1 - seat, "move": "pass", "version": fresh["version"], "client_id": "f"}
        answer = await model.people[seat].ask("POST", f"/tables/{model.table}/moves", body)
        assert answer.status_code == 403
    elif action == "undo":
        body = {"seat": seat, "version": fresh["version"]}
        answer = await model.people[seat].ask("POST", f"/tables/{model.table}/undo", body)
        assert answer.status_code in (200, 409, 422)
    elif action == "reconnect":
        old = model.seen[seat][pick % len(model.seen[seat])]
        live = await model.people[seat].live(
            model.table, seat, version=old["version"], seq=old["view"]["seq"]
        )
        kept = [event for event in old["events"] if event["seq"] <= live.seen["since"]]
        assert kept + live.seen["events"] == fresh["events"], "nothing is lost or doubled"
        await live.close()


async def run(database: str, actions: list[tuple[str, int, int]]) -> None:
    serving = Serving(quick_settings(database))
    await serving.start()
    try:
        people = [await serving.guest("Ada"), await serving.guest("Bob")]
        model = Model(people, await table_of_two(*people))
        for action, seat, pick in actions:
            await act(model, action, seat, pick)
        first, second = await model.look(0), await model.look(1)
        assert first["view"]["seq"] == second["view"]["seq"]
    finally:
        await serving.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes a new database for each example."""
    numbers = itertools.count()
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        mark = secrets.token_hex(4)
        return lambda: cluster.create(f"interleaved_{mark}_{next(numbers)}", "empty")

    migrated: Path = request.getfixturevalue("migrated")

    def made() -> str:
        file = tmp_path / f"{next(numbers)}.db"
        copy(migrated, file)
        return str(file)

    return made


@pytest.mark.slow
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(actions=ACTIONS)
def test_interleaved_clients_agree_with_the_model(
    fresh_database: Callable[[], str], actions: list[tuple[str, int, int]]
) -> None:
    asyncio.run(run(fresh_database(), actions))
