"""Bots think elsewhere; a lost worker is replaced."""

from __future__ import annotations

import asyncio
import sys

import pytest
from sqlalchemy import insert
from tests.server.clusters import Cluster
from tests.server.conftest import Serving
from tests.server.players import Player

from starboard.engine.table import Table
from starboard.games import get
from starboard.server.bots import lease
from starboard.server.bots.lease import leased
from starboard.server.bots.pool import Pool, WorkerLost
from starboard.server.bots.worker import Job, Worker
from starboard.server.store import tables
from starboard.server.store.database import Database
from starboard.server.store.rows import PersonRow, values
from starboard.server.store.schema import TABLES
from starboard.server.tables.creation import table_row
from starboard.server.tables.room import TableSettings
from starboard.server.tokens import now

pytestmark = pytest.mark.anyio
HANGS = (sys.executable, "-c", "import time; time.sleep(1000)")
CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
BABBLES = (sys.executable, "-c", "input(); print('no move', flush=True)")


def job(level: str = "random") -> Job:
    table = Table(get("mini"), 2, "seed")
    log = [record.text(table.game.streams) for record in table.log]
    return Job("t", "mini", 2, table.options, log, 0, level, 0.1, 7)


async def test_a_worker_answers_with_a_legal_move() -> None:
    pool = Pool(1, 60.0)
    try:
        move = await pool.think(job())
    finally:
        await pool.close()
    table = Table(get("mini"), 2, "seed")
    assert move in [str(one) for one in table.legal(0)]


@pytest.mark.parametrize("command", [HANGS, CRASHES, BABBLES])
async def test_a_lost_worker_is_told_and_replaced(command: tuple[str, ...]) -> None:
    pool = Pool(1, 0.5, command)
    for _ in range(2):
        with pytest.raises(WorkerLost):
            await pool.think(job())
    await pool.close()


async def test_a_worker_that_died_while_idle_is_replaced_unnoticed() -> None:
    pool = Pool(1, 60.0)
    try:
        await pool.think(job())
        pool._idle[0].kill()
        assert await pool.think(job())
        pool._idle[0].kill()
        await pool._idle[0].wait()
        assert await pool.think(job())
    finally:
        await pool.close()


async def test_a_worker_that_cannot_be_started_is_a_lost_one() -> None:
    with pytest.raises(WorkerLost):
        await Pool(1, 1.0, ("/nowhere/python",)).think(job())


async def test_a_lease_is_short_renewed_and_given_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "RENEW_SECONDS", 0.2)
    database = Database(cluster.create("lease", "empty"))
    try:
        await store_table(database)
        async with leased(database, "t") as mine:
            first = await lease_of(database)
            await asyncio.sleep(0.5)
            second = await lease_of(database)
            async with leased(database, "t") as other:
                assert (mine, other) == (True, False)
            assert now() < first < second <= now() + lease.SECONDS
        assert await lease_of(database) == 0.0
    finally:
        await database.close()


async def test_a_lease_is_given_back_when_thinking_is_cancelled(cluster: Cluster) -> None:
    database = Database(cluster.create("cancelled", "empty"))

    async def think() -> None:
        async with leased(database, "t"):
            await asyncio.sleep(60)

    try:
        await store_table(database)
        task = asyncio.create_task(think())
        while not await lease_of(database):
            await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await lease_of(database) == 0.0
    finally:
        await database.close()


async def lease_of(database: Database) -> float:
    found = await tables.find_table(database, "t")
    assert found is not None
    return found.thinking_until


async def store_table(database: Database) -> None:
    person = PersonRow("p", "Ada", None, None, "{}", 0.0)
    row = table_row("mini", "x", 2, {}, TableSettings(), person, "open")
    row.id = "t"
    async with database.write() as connection:
        await connection.execute(insert(TABLES).values(values(row)))


async def test_a_worker_keeps_tables_warm_and_follows_undo() -> None:
    worker = Worker()
    first = job()
    worker.answer(first)
    table = Table(get("mini"), 2, "seed")
    table.play(0, table.legal(0)[0])
    longer = job()
    longer.log = [record.text(table.game.streams) for record in table.log]
    longer.seat = 1
    assert worker.answer(longer).move
    assert worker.answer(first).move


async def test_the_table_goes_on_when_nobody_can_think(serving: Serving, ada: Player) -> None:
    thinking = serving.app.state.services.bots
    thinking.pool = Pool(1, 0.1, CRASHES)
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    await ada.post(f"/tables/{made['id']}/bots", {"level": "novice"})
    await ada.post(f"/tables/{made['id']}/start")
    live = await ada.live(made["id"], 0)
    while live.seen["view"]["seq"] < 1:
        await live.next("update")
