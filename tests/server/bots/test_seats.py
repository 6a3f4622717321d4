"""Bots think elsewhere; a lost worker is replaced."""

from __future__ import annotations

import sys

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player

from starboard.engine.table import Table
from starboard.games import get
from starboard.server.bots.pool import Pool, WorkerLost
from starboard.server.bots.worker import Job, Worker

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
