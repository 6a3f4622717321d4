"""Notices on their way: digests, quiet hours, webhooks of every kind, failures and status."""

from __future__ import annotations

import time

import msgspec
import pytest
from tests.server.clusters import free_port
from tests.server.conftest import Serving
from tests.server.notices.sinks import web_sink
from tests.server.notices.test_notices import delivered, eventually
from tests.server.players import Json, Player, table_of_two

from starboard.server.notices.channels import NotSent
from starboard.server.notices.queue import ATTEMPTS, FIRST_PAUSE, Notices, row_of
from starboard.server.notices.queue import Body as NoticeBody
from starboard.server.store import deliveries
from starboard.server.structs import NoticeSettings
from starboard.server.tokens import now

pytestmark = pytest.mark.anyio


def notices_of(serving: Serving) -> Notices:
    found: Notices = serving.app.state.services.notices
    return found


async def waiting(player: Player, count: int) -> list[Json]:
    found = await eventually(
        lambda: player.get("/me/notices/deliveries"),
        lambda found: len(found["deliveries"]) >= count,
    )
    rows: list[Json] = found["deliveries"]
    return rows


async def bring_forward(serving: Serving, player: Player) -> None:
    """The pause is over."""
    person = player.me["person"]["id"]
    database = serving.app.state.services.database
    rows = [row for row in await deliveries.latest(database, person) if row.status == "waiting"]
    await deliveries.finish(database, rows, {"due": now() - 1})


async def test_a_digest_collects_the_turns_of_several_tables(
    serving: Serving, ada: Player, bob: Player
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/x"
    await ada.put("/me/notices", {"webhook": address, "digest_minutes": 30})
    for name in ("Friday", "Saturday"):
        await table_of_two(ada, bob, name=name)
    rows = await waiting(ada, 2)
    assert [row["status"] for row in rows] == ["waiting", "waiting"]
    database = serving.app.state.services.database
    kept = await deliveries.latest(database, ada.me["person"]["id"])
    assert kept[0].due == kept[1].due, "the second turn joins the first one's digest"
    async with web_sink(port) as sink:
        await bring_forward(serving, ada)
        await delivered(ada, "sent")
    text = msgspec.json.decode(sink.bodies[0])["text"]
    assert len(sink.bodies) == 1
    assert "Friday" in text
    assert "Saturday" in text


async def test_quiet_hours_keep_a_notice_waiting(
    ada: Player, bob: Player, serving: Serving
) -> None:
    hour = time.gmtime().tm_hour
    quiet = {"quiet_from": f"{hour:02d}:00", "quiet_to": f"{(hour + 2) % 24:02d}:00"}
    await ada.put("/me/notices", {"webhook": "http://127.0.0.1:1/", **quiet})
    await table_of_two(ada, bob)
    rows = await waiting(ada, 1)
    assert (rows[0]["status"], rows[0]["attempts"]) == ("waiting", 0)
    kept = await deliveries.latest(serving.app.state.services.database, ada.me["person"]["id"])
    assert kept[0].due >= now() + 3000


async def test_a_muted_table_is_silent(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    muted = {"webhook": "http://127.0.0.1:1/", "muted_tables": [made["id"]]}
    await ada.put("/me/notices", muted)
    await bob.post(f"/tables/{made['id']}/join", {})
    await bob.post(f"/tables/{made['id']}/ready", {"ready": True})
    await ada.post(f"/tables/{made['id']}/start")
    await table_of_two(ada, bob)
    rows = await waiting(ada, 1)
    assert made["id"] not in [row["table"] for row in rows]


@pytest.mark.parametrize(
    ("kind", "key"), [("generic", "text"), ("slack", "text"), ("discord", "content")]
)
async def test_each_kind_of_webhook_gets_its_own_body(ada: Player, kind: str, key: str) -> None:
    port = free_port()
    await ada.put("/me/notices", {"webhook": f"http://127.0.0.1:{port}/x", "webhook_kind": kind})
    async with web_sink(port) as sink:
        await ada.post("/me/notices/test", None, 202)
        await delivered(ada, "sent")
    assert list(msgspec.json.decode(sink.bodies[0])) == [key]
    assert b"application/json" in sink.headers[0]


async def test_a_turn_that_is_over_is_not_told(serving: Serving, ada: Player, bob: Player) -> None:
    port = free_port()
    wanted = {"webhook": f"http://127.0.0.1:{port}/x", "digest_minutes": 30}
    await ada.put("/me/notices", wanted)
    table = await table_of_two(ada, bob)
    await waiting(ada, 1)
    view = await ada.get(f"/tables/{table}/view?seat=0")
    await ada.move(table, 0, view["view"]["decision"]["moves"][0]["move"])
    async with web_sink(port) as sink:
        await bring_forward(serving, ada)
        found = await delivered(ada, "sent")
    assert sink.bodies == []
    assert found["deliveries"][-1]["error"] == "no longer needed"


async def test_a_notice_is_given_up_after_several_attempts(serving: Serving, ada: Player) -> None:
    notices_of(serving).first_pause = 0.01
    port = free_port()
    await ada.put("/me/notices", {"webhook": f"http://127.0.0.1:{port}/x"})
    async with web_sink(port, 500) as sink:
        await ada.post("/me/notices/test", None, 202)
        found = (await delivered(ada, "failed"))["deliveries"][0]
    assert (found["attempts"], len(sink.bodies)) == (ATTEMPTS, ATTEMPTS)
    assert "500" in found["error"]


async def test_each_pause_is_twice_as_long(serving: Serving) -> None:
    pauses = []
    for attempts in range(ATTEMPTS - 1):
        row = row_of("p", None, "webhook", "http://127.0.0.1:1/", NoticeBody("a", "b"), 0.0)
        row.attempts = attempts
        before = now()
        due = notices_of(serving)._after_failure(row, NotSent("unreachable"))["due"]
        assert isinstance(due, float)
        pauses.append(round((due - before) / FIRST_PAUSE))
    assert pauses == [1, 2, 4, 8, 16]


async def test_settings_with_an_unknown_zone_are_refused(ada: Player) -> None:
    wanted = msgspec.to_builtins(NoticeSettings(zone="Mars/Olympus"))
    answer = await ada.put("/me/notices", wanted, 400)
    assert list(answer["fields"]) == ["zone"]
