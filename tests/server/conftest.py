"""A real server per test, on both databases."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn
from tests.server.clusters import Cluster, free_port
from tests.server.players import Player

from starboard.server.app import create_app
from starboard.server.settings import Settings
from starboard.server.store.migrate import upgrade

_numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    upgrade(made.create("empty"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy from."""
    file = tmp_path_factory.mktemp("template") / "empty.db"
    upgrade(str(file))
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        file = tmp_path / "starboard.db"
        shutil.copy(request.getfixturevalue("migrated"), file)
        yield str(file)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = f"test_{next(_numbers)}"
    yield cluster.create(name, "empty")
    cluster.drop(name)


def quick_settings(database: str) -> Settings:
    """Settings that make tests quick."""
    return Settings(
        database=database,
        games=["mini"],
        hash_cost=1,
        hash_memory_kib=64,
        think_seconds=0.2,
        requests_per_minute=100_000,
        messages_per_minute=100_000,
        sign_ins_per_minute=100_000,
        poll_seconds=0.5,
        private_webhooks=True,
        test_seeds=True,
    )


class Serving:
    """A server in this process on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.settings.port = free_port()
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            port=self.settings.port,
            log_config=None,
            ws_max_size=settings.max_message,
            timeout_graceful_shutdown=3,
        )
        self.server = uvicorn.Server(config)
        self.people: list[Player] = []

    async def start(self) -> None:
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            assert not self.task.done(), "the server did not start"
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        for player in self.people:
            await player.close()
        self.server.should_exit = True
        await self.task

    async def guest(self, name: str) -> Player:
        player = Player(self.address)
        self.people.append(player)
        return await player.sit_down(name)

    def stranger(self) -> Player:
        player = Player(self.address)
        self.people.append(player)
        return player


@pytest.fixture
async def serving(database: str, anyio_backend: str) -> AsyncIterator[Serving]:
    made = Serving(quick_settings(database))
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def ada(serving: Serving) -> Player:
    return await serving.guest("Ada")


@pytest.fixture
async def bob(serving: Serving) -> Player:
    return await serving.guest("Bob")
