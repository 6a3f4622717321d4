"""Clocks: arithmetic, and bots that sit in."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from tests.server.players import Player, legal, table_of_two

from starboard.server.store.rows import PersonRow, SeatRow, TableRow
from starboard.server.structs import Clock
from starboard.server.tables.clocks import counted, deadline, run_clocks
from starboard.server.tables.creation import table_row
from starboard.server.tables.lobby import free_seat
from starboard.server.tables.room import TableSettings

pytestmark = pytest.mark.anyio
BERLIN = ZoneInfo("Europe/Berlin")
NIGHTS = Clock(kind="days", days=1, play_from="08:00", play_to="22:00", zone="Europe/Berlin")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


def one_table() -> tuple[TableRow, SeatRow]:
    person = PersonRow("p", "Ada", None, None, "{}", 0.0)
    row = table_row("mini", "x", 2, {}, TableSettings(), person, "open")
    row.status, row.actors, row.seq = "playing", 1, 5
    seat = free_seat(row.id, 0)
    seat.kind, seat.person, seat.remaining = "person", "p", 100.0
    return row, seat


async def test_nights_do_not_count() -> None:
    assert counted(at("2026-05-01T21:00"), at("2026-05-02T09:00"), NIGHTS) == 2 * 3600


async def test_play_hours_may_cross_midnight() -> None:
    late = Clock(kind="days", play_from="18:00", play_to="02:00", zone="Europe/Berlin")
    assert counted(at("2026-05-01T12:00"), at("2026-05-02T12:00"), late) == 8 * 3600


async def test_a_deadline_lies_in_the_play_hours() -> None:
    row, seat = one_table()
    seat.started, seat.remaining = at("2026-05-01T21:00"), 3 * 3600.0
    assert deadline(seat, row, NIGHTS) == at("2026-05-02T10:00")


async def test_the_hour_that_summer_time_skips_is_not_lost() -> None:
    all_day = Clock(kind="days", days=1, zone="Europe/Berlin")
    assert counted(at("2026-03-28T12:00"), at("2026-03-29T12:00"), all_day) == 23 * 3600


async def test_holidays_stop_the_clock() -> None:
    row, seat = one_table()
    clock = Clock(kind="reserve", reserve_s=100)
    seat.started, row.paused_until = 1000.0, 5000.0
    assert deadline(seat, row, clock) == 5100.0


async def test_a_move_gives_its_increment_once() -> None:
    row, seat = one_table()
    clock = Clock(kind="reserve", reserve_s=100, increment_s=10)
    run_clocks(row, [seat], clock, 0.0)
    row.actors, row.seq = 2, 6
    run_clocks(row, [seat], clock, 4.0)
    assert seat.remaining == 106.0
    row.actors, row.seq = 1, 5
    run_clocks(row, [seat], clock, 5.0)
    row.actors, row.seq = 2, 6
    run_clocks(row, [seat], clock, 7.0)
    assert seat.remaining == 104.0


async def test_days_are_not_renewed_by_taking_a_move_back() -> None:
    row, seat = one_table()
    clock = Clock(kind="days", days=1)
    run_clocks(row, [seat], clock, 0.0)
    row.actors, row.seq = 2, 6
    run_clocks(row, [seat], clock, 80_000.0)
    row.actors, row.seq = 1, 5
    run_clocks(row, [seat], clock, 80_000.0)
    assert seat.remaining == 6_400.0


async def test_a_bot_sits_in_when_time_is_up_and_the_human_comes_back(
    ada: Player, bob: Player
) -> None:
    clock = {"kind": "reserve", "reserve_s": 10, "increment_s": 5}
    table = await table_of_two(ada, bob, clock=clock)
    live = await bob.live(table, 1)
    await live.play(1, legal(live.seen)[0])
    ada_seat = live.seen["table"]["seats"][0]
    assert ada_seat["clock"]["running"] is True
    async with asyncio.timeout(30):
        while live.seen["table"]["seats"][0]["sitting_in"] is None:
            await live.next("update", 20)
    update = await ada.post(f"/tables/{table}/sit", {"seat": 0})
    assert update["table"]["seats"][0]["sitting_in"] is None
    assert update["table"]["seats"][0]["clock"]["remaining_s"] > 4


async def test_an_agreed_holiday_moves_the_deadline(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob, clock={"kind": "days", "days": 1})
    until = datetime.fromtimestamp(datetime.now().timestamp() + 5 * 86_400, ZoneInfo("UTC"))
    body = {"kind": "holiday", "seat": 0, "until": until.isoformat()}
    ask = await ada.post(f"/tables/{table}/asks", body, 201)
    done = await bob.post(f"/tables/{table}/asks/{ask['id']}", {"seat": 1, "agree": True})
    end = datetime.fromisoformat(done["table"]["seats"][0]["clock"]["deadline"])
    assert (end - until).total_seconds() > 80_000


async def test_a_holiday_in_the_past_is_refused(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    for until in ("2001-01-01", "soon", None, "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"):
        body = {"kind": "holiday", "seat": 0, "until": until}
        await ada.post(f"/tables/{table}/asks", body, 400)


async def test_an_unknown_time_zone_is_refused(ada: Player) -> None:
    for zone in ("Mars/Olympus", "../etc/passwd"):
        body = {"game": "mini", "seats": 2, "clock": {"kind": "days", "zone": zone}}
        assert "clock" in (await ada.post("/tables", body, 422))["fields"]
