"""Time in which nobody could play is given back."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import update
from tests.server.conftest import Serving, quick_settings
from tests.server.players import Player, legal, table_of_two

from starboard.server.store import pulse, tables
from starboard.server.store.database import Database
from starboard.server.store.schema import PULSE, SEATS, TABLES
from starboard.server.tokens import now

pytestmark = pytest.mark.anyio
RESERVE = {"kind": "reserve", "reserve_s": 30, "increment_s": 0}
HOUR = 3600.0


class WallClock:
    """The time of day, which somebody may set."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._time = time.time

    def __call__(self) -> float:
        return self._time() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    clock = WallClock()
    monkeypatch.setattr(time, "time", clock)
    return clock


async def remaining(player: Player, table: str) -> float:
    clock = (await player.get(f"/tables/{table}"))["seats"][0]["clock"]
    return float(clock["remaining_s"])


async def waits_for_seat_0(ada: Player, bob: Player) -> str:
    table = await table_of_two(ada, bob, clock=RESERVE)
    live = await bob.live(table, 1)
    await live.play(1, legal(live.seen)[0])
    return table


async def go_back(database: Database, seconds: float) -> None:
    """As if all that is stored had happened so long ago."""
    async with database.write() as connection:
        await connection.execute(update(PULSE).values(at=PULSE.c.at - seconds))
        await connection.execute(update(SEATS).values(started=SEATS.c.started - seconds))
        await connection.execute(update(TABLES).values(deadline=TABLES.c.deadline - seconds))


async def test_an_outage_is_given_back_before_anybody_can_play(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await waits_for_seat_0(ada, bob)
    services = serving.app.state.services
    await services.timeouts.beat()
    serving.server.should_exit = True
    await serving.task
    stopped = Database(serving.settings.database)
    await go_back(stopped, HOUR)
    await stopped.close()
    again = Serving(quick_settings(serving.settings.database))
    await again.start()
    try:
        stranger = again.stranger()
        assert await remaining(stranger, table) > 15
        row = await tables.find_table(again.app.state.services.database, table)
        assert row is not None
        assert row.deadline is not None
        assert row.deadline > now()
    finally:
        await again.stop()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_of_the_wall_clock_times_nobody_out(
    serving: Serving, ada: Player, bob: Player, wall: WallClock, jump: float
) -> None:
    table = await waits_for_seat_0(ada, bob)
    before = await remaining(ada, table)
    wall.ahead = jump
    async with asyncio.timeout(10):
        while abs(await remaining(ada, table) - before) > 12:
            await asyncio.sleep(0.1)
    seats = (await ada.get(f"/tables/{table}"))["seats"]
    assert [seat["sitting_in"] for seat in seats] == [None, None]


async def test_only_one_of_several_processes_gives_time_back(database: str) -> None:
    opened = [Database(database), Database(database)]
    try:
        await pulse.beat(opened[0], 1000.0)
        moved = [await pulse.beat(one, 5000.0) for one in opened]
        assert moved == [4000.0, 0.0]
    finally:
        for one in opened:
            await one.close()


async def test_a_short_pause_is_nobody_s_gain(database: str) -> None:
    opened = Database(database)
    try:
        await pulse.beat(opened, 1000.0)
        assert await pulse.beat(opened, 1000.0 + pulse.GAP - 1) == 0.0
    finally:
        await opened.close()
