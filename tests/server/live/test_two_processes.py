"""Two server processes on one PostgreSQL stay in step, by its own messages or by Redis."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.server.clusters import Cluster
from tests.server.live.redis_servers import RedisServer
from tests.server.players import Live, Player, legal
from tests.server.processes import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    made = RedisServer()
    yield made
    made.stop()


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """The address of the bus; PostgreSQL needs none."""
    if request.param == "postgresql":
        return ""
    return str(request.getfixturevalue("redis").address)


@asynccontextmanager
async def two_servers(cluster: Cluster, bus: str, poll: float) -> AsyncIterator[Pair]:
    database = cluster.create(f"pair_{random.randrange(10**9)}", "empty")
    servers = (ServerProcess(database, None, bus, poll), ServerProcess(database, None, bus, poll))
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
async def pair(cluster: Cluster, bus: str, anyio_backend: str) -> AsyncIterator[Pair]:
    async with two_servers(cluster, bus, 0.5) as servers:
        yield servers


@pytest.fixture
async def pair_on_the_bus(cluster: Cluster, bus: str, anyio_backend: str) -> AsyncIterator[Pair]:
    """Two processes that do not poll: all they know comes by the bus."""
    async with two_servers(cluster, bus, 3600.0) as servers:
        yield servers


async def seated(pair: Pair) -> tuple[str, Player, Player, Live, Live]:
    """Ada talks to the first process, Bob to the second."""
    ada = await Player(pair[0].address).sit_down("Ada")
    bob = await Player(pair[1].address).sit_down("Bob")
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    table = str(made["id"])
    await bob.post(f"/tables/{table}/join", {})
    await bob.post(f"/tables/{table}/ready", {"ready": True})
    await ada.post(f"/tables/{table}/start")
    return table, ada, bob, await ada.live(table, 0), await bob.live(table, 1)


async def test_a_game_is_played_across_two_processes(pair: Pair) -> None:
    _, ada, bob, *lives = await seated(pair)
    picks = random.Random(3)
    async with asyncio.timeout(60):
        while not lives[0].seen["view"]["over"]:
            for seat, live in enumerate(lives):
                if not legal(live.seen):
                    continue
                answer = await live.play(seat, picks.choice(legal(live.seen)))
                if answer["type"] == "refused":
                    assert answer["problem"]["status"] == 409
                    live.seen = answer["problem"]["update"]
                    continue
                for each in lives:
                    await each.until(answer["version"])
    assert lives[0].seen["view"]["outcome"] == (await lives[1].until(0))["view"]["outcome"]
    await ada.close()
    await bob.close()


async def play_moves(lives: list[Live], count: int) -> None:
    """Make moves; every client must see each of them."""
    picks = random.Random(7)
    for _ in range(count):
        seat = next(k for k, live in enumerate(lives) if legal(live.seen))
        answer = await lives[seat].play(seat, picks.choice(legal(lives[seat].seen)))
        assert answer["type"] == "accepted"
        for live in lives:
            await live.until(answer["version"])


async def test_moves_asks_and_chat_come_by_the_bus_alone(pair_on_the_bus: Pair) -> None:
    table, ada, bob, first, second = await seated(pair_on_the_bus)
    await play_moves([first, second], 6)
    await ada.post(f"/tables/{table}/asks", {"kind": "end", "seat": 0}, 201)
    async with asyncio.timeout(10):
        while not second.seen["asks"]:
            await second.next("update")
    await bob.post(f"/tables/{table}/chat", {"text": "well played"}, 201)
    assert (await first.next("chat"))["line"]["text"] == "well played"
    await ada.close()
    await bob.close()


async def test_without_redis_the_poll_keeps_the_processes_in_step(
    cluster: Cluster, redis: RedisServer
) -> None:
    async with two_servers(cluster, redis.address, 0.2) as pair:
        _, ada, bob, *lives = await seated(pair)
        await play_moves(lives, 2)
        redis.stop()
        await play_moves(lives, 2)
        redis.start()
        await play_moves(lives, 2)
        await ada.close()
        await bob.close()


async def test_chat_and_presence_cross_the_processes(pair: Pair) -> None:
    table, ada, bob, first, second = await seated(pair)
    await ada.post(f"/tables/{table}/chat", {"text": "hello over there"}, 201)
    assert (await second.next("chat"))["line"]["text"] == "hello over there"
    async with asyncio.timeout(10):
        while len((await first.next("presence"))["people"]) < 2:
            pass
    await ada.close()
    await bob.close()


async def test_two_processes_never_store_the_same_number_twice(pair: Pair) -> None:
    table, ada, bob, first, second = await seated(pair)
    lives = (first, second)
    picks = random.Random(5)
    accepted: list[int] = []

    async def hurry(seat: int) -> None:
        live = lives[seat]
        for _ in range(40):
            moves = legal(live.seen)
            if not moves:
                try:
                    await live.next("update", 0.3)
                except TimeoutError:
                    continue
                continue
            answer = await live.play(seat, picks.choice(moves))
            if answer["type"] == "accepted":
                accepted.append(answer["version"])
                await live.until(answer["version"])
            elif answer["problem"]["status"] == 409:
                live.seen = answer["problem"].get("update") or live.seen

    await asyncio.gather(hurry(0), hurry(1))
    assert len(accepted) == len(set(accepted)) > 3
    one = await ada.get(f"/tables/{table}/replay?seat=0")
    two = await bob.get(f"/tables/{table}/replay?seat=1")
    assert one["last"] == two["last"]
    await ada.close()
    await bob.close()
