"""Before the start."""

from __future__ import annotations

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, table_of_two

pytestmark = pytest.mark.anyio


async def test_the_maker_of_a_table_sits_on_the_first_seat(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert made["seats"][0]["name"] == "Ada"
    assert made["your_seats"] == [0]


async def test_a_stranger_must_take_a_name_before_sitting_down(serving: Serving) -> None:
    problem = await serving.stranger().post("/tables", {"game": "mini", "seats": 2}, 401)
    assert problem["type"] == "/problems/sign-in"


async def test_wrong_options_are_named_field_by_field(ada: Player) -> None:
    options = {"swift": "maybe", "speed": 3}
    problem = await ada.post("/tables", {"game": "mini", "seats": 2, "options": options}, 422)
    assert set(problem["fields"]) == {"swift", "speed"}


async def test_too_many_seats_are_refused(ada: Player) -> None:
    problem = await ada.post("/tables", {"game": "mini", "seats": 9}, 422)
    assert "seats" in problem["fields"]


async def test_an_unknown_game_is_refused_by_name(ada: Player) -> None:
    problem = await ada.post("/tables", {"game": "chess", "seats": 2}, 422)
    assert "game" in problem["fields"]


async def test_open_tables_are_listed_until_they_begin(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert [t["id"] for t in (await bob.get("/tables?list=open"))["tables"]] == [made["id"]]
    await ada.post(f"/tables/{made['id']}/bots", {"level": "random"})
    await ada.post(f"/tables/{made['id']}/start")
    assert (await bob.get("/tables?list=open"))["tables"] == []


async def test_own_tables_begin_with_those_where_it_is_my_turn(ada: Player, bob: Player) -> None:
    await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    running = await table_of_two(ada, bob)
    await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert (await ada.get("/tables?list=mine"))["tables"][0]["id"] == running


async def test_a_private_table_wants_an_invitation(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 3, "access": "invite"}, 201)
    path = f"/tables/{made['id']}"
    await bob.post(f"{path}/join", {}, 403)
    token = (await ada.post(f"{path}/invites", None, 201))["token"]
    assert (await bob.get(f"/invites/{token}"))["id"] == made["id"]
    joined = await bob.post(f"{path}/join", {"invite": token}, 200)
    assert joined["your_seats"] == [1]


async def test_an_invitation_is_used_once(serving: Serving, ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 3, "access": "invite"}, 201)
    path = f"/tables/{made['id']}"
    token = (await ada.post(f"{path}/invites", None, 201))["token"]
    await bob.post(f"{path}/join", {"invite": token}, 200)
    cleo = await serving.guest("Cleo")
    await cleo.post(f"{path}/join", {"invite": token}, 403)


async def test_a_stranger_watches_a_private_table_by_its_link(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    private = await private_table(ada, bob)
    cleo, stranger = await serving.guest("Cleo"), serving.stranger()
    for watcher in (cleo, stranger):
        assert (await watcher.live(private)).seen["table"]["your_seats"] == []
        listed = (await watcher.get("/tables?list=watch"))["tables"]
        assert [one["id"] for one in listed] == [table]
        answer = await watcher.ask("GET", f"/tables/{private}/view?seat=0")
        assert answer.status_code == 403


async def test_a_private_table_without_spectators_does_not_exist_for_strangers(
    serving: Serving, ada: Player, bob: Player
) -> None:
    private = await private_table(ada, bob, spectators="none")
    cleo = await serving.guest("Cleo")
    for path in ("", "/view", "/chat", "/events", "/replay"):
        await cleo.get(f"/tables/{private}{path}", 404)
    await cleo.post(f"/tables/{private}/join", {}, 404)
    await cleo.post(f"/tables/{private}/chat", {"text": "hello"}, 404)
    assert (await bob.live(private, 1)).seen["table"]["your_seats"] == [1]


async def private_table(ada: Player, bob: Player, **more: object) -> str:
    """A running table by invitation."""
    body = {"game": "mini", "seats": 2, "access": "invite", **more}
    made = await ada.post("/tables", body, 201)
    path = f"/tables/{made['id']}"
    token = (await ada.post(f"{path}/invites", None, 201))["token"]
    await bob.post(f"{path}/join", {"invite": token}, 200)
    await bob.post(f"{path}/ready", {"ready": True})
    await ada.post(f"{path}/start")
    return str(made["id"])


async def test_the_game_begins_when_everybody_is_ready(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    path = f"/tables/{made['id']}"
    assert "free" in (await ada.post(f"{path}/start", None, 409))["detail"]
    await bob.post(f"{path}/join", {})
    assert "Bob is not ready" in (await ada.post(f"{path}/start", None, 409))["detail"]
    await bob.post(f"{path}/ready", {"ready": True})
    assert (await ada.post(f"{path}/start"))["status"] == "playing"


async def test_only_the_owner_starts(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    await bob.post(f"/tables/{made['id']}/join", {})
    await bob.post(f"/tables/{made['id']}/start", None, 403)


async def test_seats_are_swapped_left_and_cleared(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 3}, 201)
    path = f"/tables/{made['id']}"
    await bob.post(f"{path}/join", {"seat": 2})
    names = [s["name"] for s in (await ada.post(f"{path}/swap", {"seat": 0, "other": 2}))["seats"]]
    assert names == ["Bob", "", "Ada"]
    await bob.post(f"{path}/leave", {"seat": 2}, 403)
    assert (await bob.post(f"{path}/leave", {"seat": 0}))["seats"][0]["kind"] == "open"
    await ada.post(f"{path}/bots", {"level": "novice", "seat": 1})
    assert (await ada.post(f"{path}/kick", {"seat": 1}))["seats"][1]["kind"] == "open"


async def test_an_unknown_bot_is_refused(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    problem = await ada.post(f"/tables/{made['id']}/bots", {"level": "genius"}, 422)
    assert "level" in problem["fields"]


async def test_a_second_seat_is_only_for_hot_seat_tables(ada: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    await ada.post(f"/tables/{made['id']}/join", {}, 409)
    hot = await ada.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    both = await ada.post(f"/tables/{hot['id']}/join", {"name": "Ada's brother"})
    assert both["your_seats"] == [0, 1]
    assert both["seats"][1]["name"] == "Ada's brother"


async def test_a_table_is_removed_before_the_start_only(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert (await bob.ask("DELETE", f"/tables/{made['id']}")).status_code == 403
    assert (await ada.ask("DELETE", f"/tables/{made['id']}")).status_code == 204
    await ada.get(f"/tables/{made['id']}", 404)
    running = await table_of_two(ada, bob)
    assert (await ada.ask("DELETE", f"/tables/{running}")).status_code == 409


async def test_a_rematch_keeps_the_people_and_is_made_once(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await ada.post(f"/tables/{table}/rematch", None, 409)
    await ada.post(f"/tables/{table}/resign", {"seat": 0})
    await bob.post(f"/tables/{table}/resign", {"seat": 1})
    first = await ada.post(f"/tables/{table}/rematch", None, 201)
    second = await bob.post(f"/tables/{table}/rematch", None, 201)
    assert first["id"] == second["id"]
    assert [seat["name"] for seat in second["seats"]] == ["Ada", "Bob"]
