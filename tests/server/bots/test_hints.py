"""What would the bot do?"""

from __future__ import annotations

import sys

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, legal, table_of_two

from starboard.bots import level_names
from starboard.server.bots.hints import hint_level, reason
from starboard.server.bots.pool import Pool

pytestmark = pytest.mark.anyio
CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")


async def alone(player: Player) -> tuple[str, int]:
    """A table for one person on all seats, and the seat that is asked."""
    made = await player.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    await player.post(f"/tables/{made['id']}/join", {})
    await player.post(f"/tables/{made['id']}/start")
    view = await player.get(f"/tables/{made['id']}/view?seat=0")
    return made["id"], view["view"]["actors"][0]


async def test_a_hint_is_a_legal_move_with_its_sentence(ada: Player) -> None:
    table, seat = await alone(ada)
    update = await ada.get(f"/tables/{table}/view?seat={seat}")
    found = await ada.get(f"/tables/{table}/hint?seat={seat}")
    assert found["move"] in legal(update)
    texts = {one["move"]: one["text"] for one in update["view"]["decision"]["moves"]}
    assert found["text"] == texts[found["move"]]
    assert (found["seq"], found["level"]) == (update["view"]["seq"], hint_level())


async def test_the_best_ideas_come_with_their_worth_and_reasons(ada: Player) -> None:
    table, seat = await alone(ada)
    update = await ada.get(f"/tables/{table}/view?seat={seat}")
    ideas = (await ada.get(f"/tables/{table}/hint?seat={seat}"))["ideas"]
    assert 1 <= len(ideas) <= 3
    assert {idea["move"] for idea in ideas} <= set(legal(update))
    assert [idea["points"] for idea in ideas] == sorted((i["points"] for i in ideas), reverse=True)


def test_a_reason_of_a_bot_is_a_sentence_and_its_points() -> None:
    found = reason("-0.3: costs 3 materials")
    assert (found.name, found.points) == ("costs 3 materials", -0.3)


async def test_a_hint_may_be_asked_for_a_moment_that_is_past(ada: Player) -> None:
    table, seat = await alone(ada)
    update = await ada.get(f"/tables/{table}/view?seat={seat}")
    then = update["view"]["seq"]
    await ada.move(table, seat, legal(update)[0])
    found = await ada.get(f"/tables/{table}/hint?seat={seat}&seq={then}")
    assert found["seq"] == then
    assert found["move"] in legal(update)
    await ada.get(f"/tables/{table}/hint?seat={seat}&seq=9999", 404)


async def test_who_is_not_asked_gets_no_hint(ada: Player) -> None:
    table, seat = await alone(ada)
    found = await ada.get(f"/tables/{table}/hint?seat={seat}")
    after = await ada.move(table, seat, found["move"])
    assert seat not in after["view"]["actors"]
    problem = await ada.get(f"/tables/{table}/hint?seat={seat}", 409)
    assert problem["detail"] == f"seat {seat} has nothing to decide"


async def test_with_other_people_nobody_gets_hints(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    assert (await ada.get(f"/tables/{table}/hint?seat=0", 409))["type"] == "/problems/conflict"
    assert (await ada.get(f"/tables/{table}/hint?seat=1", 403))["type"] == "/problems/not-your-seat"
    await serving.stranger().get(f"/tables/{table}/hint?seat=0", 401)


async def test_without_a_worker_the_server_is_busy(serving: Serving, ada: Player) -> None:
    table, seat = await alone(ada)
    serving.app.state.services.bots.pool = Pool(1, 0.1, CRASHES)
    await ada.get(f"/tables/{table}/hint?seat={seat}", 503)


def test_the_level_of_hints_is_one_that_there_is() -> None:
    assert hint_level() in level_names()
