"""Chances of battles over the wire."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from tests.odds.eclipse.test_table import CENTER, position
from tests.server.conftest import Serving
from tests.server.odds.battles import can_attack, has_contest, has_fought, is_fighting, played_until
from tests.server.players import Json, Player, table_of_two

import starboard
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, settle
from starboard.engine.table import Table
from starboard.games.eclipse.combat.pair_battle import new_battle
from starboard.games.eclipse.combat.sector_battle import begin_sector
from starboard.games.eclipse.state import State
from starboard.odds.eclipse.table import table_odds
from starboard.server.odds.answers import OddsAnswers
from starboard.server.odds.battles import PositionOdds
from starboard.server.structs import OddsList

pytestmark = pytest.mark.anyio
CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")


async def imported(player: Player, table: Table) -> str:
    made = await player.post("/tables/import", {"text": table.save()}, 201)
    name: str = made["id"]
    return name


async def ask_odds(player: Player, name: str, seat: int) -> Json:
    found: Json = await player.get(f"/tables/{name}/odds?seat={seat}")
    return found


def worked_out(table: Table, seat: int | None, seconds: float = 60.0) -> OddsList:
    assert isinstance(table.state, State)
    return PositionOdds(table, table.state, seat, seconds).answer()


def fighting(text: str) -> Table:
    """A battle in the center in which seat 1 attacks, at its first question."""
    table = starboard.new("eclipse", seats=2, seed="odds")
    state = position(text)
    at = state.index_of(CENTER)
    state.stack = [begin_sector(state, at), new_battle(at, 1, 0)]
    settle(state, Run(Quick(3), False))
    table.state = state
    return table


async def test_a_move_into_a_contested_sector_tells_its_chance(ada: Player) -> None:
    table = played_until(can_attack)
    seat = table.actors[0]
    found = await ask_odds(ada, await imported(ada, table), seat)
    assert found["seq"] == table.seq
    assert found["moves"]
    for one in found["moves"]:
        _, ship, _, target = one["move"].split()
        wanted = table_odds(table, int(target), seat, {ship: 1})
        assert wanted is not None
        assert (one["wins"], one["method"]) == (wanted["attacker_wins"], "exact")
        assert one["policy"] == wanted["policy"]
        assert 0.0 < one["wins"] < 1.0


async def test_a_battle_that_waits_is_told_to_everybody(ada: Player) -> None:
    table = played_until(has_contest)
    name = await imported(ada, table)
    answers = [await ask_odds(ada, name, seat) for seat in range(3)]
    answers.append(await ada.get(f"/tables/{name}/odds"))
    assert all(one["battles"] == answers[0]["battles"] for one in answers)
    assert answers[3]["moves"] == []
    battle = answers[0]["battles"][0]
    assert not battle["running"]
    assert sum(party["wins"] for party in battle["parties"]) == pytest.approx(1.0)
    for party in battle["parties"]:
        for group in party["groups"]:
            assert len(group["surviving"]) == group["count"] + 1
            assert sum(group["surviving"]) == pytest.approx(1.0)


async def test_a_running_battle_tells_the_chances_now(ada: Player) -> None:
    table = played_until(is_fighting)
    found = await ask_odds(ada, await imported(ada, table), table.actors[0])
    assert [battle["running"] for battle in found["battles"]].count(True) == 1


async def test_other_games_have_no_odds(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    assert await ask_odds(ada, table, 0) == {
        "seq": 0,
        "moves": [],
        "battles": [],
        "complete": True,
    }
    assert await ada.get(f"/tables/{table}/luck") == {"seq": 0, "lines": []}


async def test_odds_are_for_those_who_may_look(serving: Serving, ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    problem = await ada.get(f"/tables/{made['id']}/odds", 409)
    assert problem["type"] == "/problems/conflict"
    table = await table_of_two(ada, bob)
    assert (await bob.get(f"/tables/{table}/odds?seat=0", 403))["type"] == "/problems/not-your-seat"
    await serving.stranger().get("/tables/none/odds", 404)


async def test_a_finished_battle_tells_how_likely_it_was(ada: Player) -> None:
    table = played_until(has_fought)
    found: Any = await ada.get(f"/tables/{await imported(ada, table)}/luck")
    line = found["lines"][0]
    assert line["began"] <= line["ended"] <= table.seq
    shares = line["same"] + line["better_for_attacker"] + line["worse_for_attacker"]
    assert shares == pytest.approx(1.0)
    assert 0.0 < line["same"] <= 1.0


async def test_a_position_is_worked_out_once(serving: Serving, ada: Player) -> None:
    name = await imported(ada, played_until(has_contest))
    answers = serving.app.state.services.odds
    asked: list[object] = []
    ask = answers.pool.ask

    async def counted(question: object, kind: object, seconds: float) -> object:
        asked.append(question)
        return await ask(question, kind, seconds)

    answers.pool.ask = counted
    answers = await asyncio.gather(*[ask_odds(ada, name, 0) for _ in range(3)])
    assert answers[0] == answers[1] == answers[2]
    assert len(asked) == 1


@pytest.mark.parametrize("command", [CRASHES, ("/nowhere/python",)])
async def test_a_lost_worker_is_a_busy_server(
    serving: Serving, ada: Player, command: tuple[str, ...]
) -> None:
    name = await imported(ada, played_until(has_contest))
    services = serving.app.state.services
    await services.odds.close()
    services.odds = OddsAnswers(0.5, command)
    answer = await ada.ask("GET", f"/tables/{name}/odds")
    assert (answer.status_code, answer.json()["type"]) == (503, "/problems/busy")
    assert answer.headers["Retry-After"]


def test_every_activation_of_a_battle_is_weighed_for_the_seat_that_decides() -> None:
    table = fighting("2 int[init=4] + cru[init=4] vs 2 cru[hull=2]")
    found = worked_out(table, 1)
    assert {one.move for one in found.moves} >= {"attack interceptor", "attack cruiser"}
    best = max(one.wins for one in found.moves)
    assert found.battles[0].parties[0].seat == 1
    assert found.battles[0].parties[0].wins == pytest.approx(best)
    assert worked_out(table, 0).moves == []


def test_dice_on_the_table_are_weighed_assignment_by_assignment() -> None:
    table = fighting("2 int[init=4,comp=4] + cru[init=3] vs int[init=0] + cru[hull=2,init=0]")
    found = worked_out(table, 1)
    assert {one.move.split()[0] for one in found.moves} == {"assign"}
    battle = found.battles[0]
    assert battle.parties[0].wins == pytest.approx(max(one.wins for one in found.moves))
    assert battle.parties[0].groups == []
    assert worked_out(table, 0).battles[0] == battle


def test_without_time_the_answer_says_that_it_is_not_complete() -> None:
    found = worked_out(played_until(has_contest), None, 0.0)
    assert (found.battles, found.complete) == ([], False)
