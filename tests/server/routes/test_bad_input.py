"""Nothing that a client sends makes a fault or changes a table."""

from __future__ import annotations

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, table_of_two

pytestmark = pytest.mark.anyio

PROBLEM = "application/problem+json"


async def test_malformed_json_is_a_bad_request(ada: Player) -> None:
    headers = {"X-CSRF-Token": ada.me["csrf"], "Content-Type": "application/json"}
    answer = await ada.client.post("/api/tables", content="{", headers=headers)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == PROBLEM


async def test_an_unknown_field_is_named(ada: Player) -> None:
    problem = await ada.post("/tables", {"game": "mini", "seats": 2, "colour": "red"}, 400)
    assert "colour" in str(problem)


@pytest.mark.parametrize("seats", ["2", 2.5, None, -1, 10**30, True])
async def test_a_wrong_type_is_a_bad_request(ada: Player, seats: object) -> None:
    await ada.post("/tables", {"game": "mini", "seats": seats}, 400)


async def test_an_oversized_body_is_refused(ada: Player) -> None:
    problem = await ada.post("/tables/import", {"text": "x" * 4_000_000}, 413)
    assert problem["type"] == "/problems/too-large"


async def test_a_foreign_table_id_is_not_found(ada: Player) -> None:
    for path in ("/tables/nothing", "/tables/nothing/view", "/tables/%00/view", "/tables/🙈"):
        await ada.get(path, 404)


async def test_a_text_with_the_character_nul_is_a_bad_request(ada: Player) -> None:
    await ada.post("/tables", {"game": "mini", "seats": 2, "name": "a\0b"}, 400)
    await ada.post("/tables/import", {"text": "\x00" * 50}, 400)
    await ada.get("/tables/nothing/view?seat=%00", 400)


async def test_an_unknown_route_is_a_problem_document(ada: Player) -> None:
    answer = await ada.ask("GET", "/nothing/here")
    assert (answer.status_code, answer.headers["content-type"]) == (404, PROBLEM)
    assert (await ada.ask("PUT", "/games", {})).status_code == 405


async def test_a_change_without_the_pages_token_is_refused(ada: Player) -> None:
    answer = await ada.client.post("/api/tables", json={"game": "mini", "seats": 2})
    assert answer.status_code == 403
    assert answer.json()["type"] == "/problems/csrf"


async def test_a_change_from_a_foreign_page_is_refused(ada: Player) -> None:
    headers = {"X-CSRF-Token": ada.me["csrf"], "Origin": "http://evil.example"}
    body = {"game": "mini", "seats": 2}
    answer = await ada.client.post("/api/tables", json=body, headers=headers)
    assert answer.json()["type"] == "/problems/origin"


async def test_a_forged_cookie_is_a_stranger(serving: Serving, ada: Player) -> None:
    value = ada.client.cookies["starboard"]
    stranger = serving.stranger()
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), "x", ".", "a.b", "é" * 10):
        answer = await stranger.client.get(
            "/api/me", headers=[(b"cookie", b"starboard=" + forged.encode())]
        )
        assert answer.json()["person"] is None


async def test_a_cookie_is_worthless_after_signing_out(serving: Serving, ada: Player) -> None:
    value = ada.client.cookies["starboard"]
    assert (await ada.ask("DELETE", "/sessions/current")).status_code == 204
    thief = serving.stranger()
    answer = await thief.client.get("/api/me", headers={"Cookie": f"starboard={value}"})
    assert answer.json()["person"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "starboard save 1",
        "starboard save 1\n{}\n0 - - setup",
        'starboard save 1\n{"game": "chess", "rules": 1}\n0 - - setup',
        "starboard save 1\n[]\n0 - - setup",
        'starboard save 1\n{"game":"mini","rules":1,"seats":2,"seed":"a","commitment":"b"}\n0 -',
    ],
)
async def test_a_bad_save_is_refused(ada: Player, text: str) -> None:
    problem = await ada.post("/tables/import", {"text": text}, 422)
    assert problem["type"] in ("/problems/bad-save", "/problems/bad-options")
    assert (await ada.get("/tables?list=mine"))["tables"] == []


@pytest.mark.parametrize(
    "move", ["bid x", "bid 99999999999999999999", "bid", "pass pass", "💥", " "]
)
async def test_nonsense_moves_change_nothing(ada: Player, bob: Player, move: str) -> None:
    table = await table_of_two(ada, bob)
    before = await ada.get(f"/tables/{table}")
    await ada.move(table, 0, move, 422)
    assert (await ada.get(f"/tables/{table}"))["version"] == before["version"]


async def test_too_many_sign_ins_are_slowed_down(serving: Serving) -> None:
    serving.app.state.services.limiter.per_minute["sign-in"] = 3
    stranger = serving.stranger()
    codes = [
        (await stranger.ask("POST", "/sessions", {"email": "a@b", "password": "x"})).status_code
        for _ in range(5)
    ]
    assert codes[-1] == 429


async def test_every_answer_carries_security_headers(ada: Player) -> None:
    for path in ("/api/games", "/", "/api/nothing"):
        headers = (await ada.client.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_health_readiness_and_metrics_answer(ada: Player) -> None:
    assert (await ada.client.get("/health")).json() == {"status": "alive"}
    assert (await ada.client.get("/ready")).json() == {"status": "ready"}
    await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert "starboard_tables_warm" in (await ada.client.get("/metrics")).text
