"""Moves, undo and consent over the wire."""

from __future__ import annotations

import pytest
from tests.server.conftest import Serving
from tests.server.players import Json, Player, legal, table_of_two

pytestmark = pytest.mark.anyio


async def bids(ada: Player, bob: Player, table: str) -> None:
    """Both bid their first card, so that the turns begin."""
    for seat, player in ((0, ada), (1, bob)):
        update = await player.get(f"/tables/{table}/view?seat={seat}")
        if legal(update):
            await player.move(table, seat, next(m for m in legal(update) if m.startswith("bid")))


async def whose_turn(ada: Player, bob: Player, table: str) -> tuple[int, Player, Json]:
    for seat, player in ((0, ada), (1, bob)):
        update: Json = await player.get(f"/tables/{table}/view?seat={seat}")
        if legal(update):
            return seat, player, update
    raise AssertionError("nobody must decide")


async def test_a_move_by_another_person_is_refused(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    update = await ada.get(f"/tables/{table}/view?seat=0")
    body = {"seat": 0, "move": legal(update)[0], "version": update["version"], "client_id": "x"}
    problem = await bob.post(f"/tables/{table}/moves", body, 403)
    assert problem["type"] == "/problems/not-your-seat"
    assert (await ada.get(f"/tables/{table}"))["version"] == update["version"]


async def test_a_refused_move_says_why(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    problem = await ada.move(table, 0, "settle 0,0", 422)
    assert problem["type"] == "/problems/illegal-move"
    assert problem["why"]["rule"] != ""
    assert (await ada.move(table, 0, "fly away", 422))["type"] == "/problems/bad-notation"


async def test_explain_tells_the_reason_without_moving(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    body = {"seat": 0, "move": "settle 0,0"}
    before = (await ada.get(f"/tables/{table}"))["version"]
    assert (await ada.post(f"/tables/{table}/explain", body))["why"]["text"] != ""
    assert (await ada.get(f"/tables/{table}"))["version"] == before


async def test_a_move_sent_twice_is_played_once(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    update = await ada.get(f"/tables/{table}/view?seat=0")
    body = {"seat": 0, "move": legal(update)[0], "version": update["version"], "client_id": "x"}
    first = await ada.post(f"/tables/{table}/moves", body)
    again = await ada.post(f"/tables/{table}/moves", body)
    assert again["version"] == first["version"] == update["version"] + 1


async def test_a_stale_move_is_refused_with_the_new_state(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await bids(ada, bob, table)
    seat, player, update = await whose_turn(ada, bob, table)
    await player.move(table, seat, legal(update)[0])
    body = {"seat": seat, "move": "pass", "version": update["version"], "client_id": "late"}
    problem = await player.post(f"/tables/{table}/moves", body, 409)
    assert problem["type"] == "/problems/stale"
    assert problem["update"]["version"] > update["version"]


async def test_secret_choices_at_the_same_time_do_not_make_each_other_stale(
    ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    first = await ada.get(f"/tables/{table}/view?seat=0")
    second = await bob.get(f"/tables/{table}/view?seat=1")
    for player, seat, update in ((ada, 0, first), (bob, 1, second)):
        body = {
            "seat": seat,
            "move": legal(update)[0],
            "version": update["version"],
            "client_id": f"seat {seat}",
        }
        await player.post(f"/tables/{table}/moves", body, 200)


async def test_an_own_step_is_taken_back_at_once(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await bids(ada, bob, table)
    seat, player, before = await whose_turn(ada, bob, table)
    quiet = next(move for move in legal(before) if move.startswith("settle"))
    after = await player.move(table, seat, quiet)
    if after["undo_to"] is None:
        pytest.fail("a quiet settlement can be taken back")
    body = {"seat": seat, "version": after["version"]}
    undone = await player.post(f"/tables/{table}/undo", body)
    assert undone["view"]["board"] == before["view"]["board"]
    assert undone["version"] == after["version"] + 1


async def test_a_revealed_step_needs_the_consent_of_the_others(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await bids(ada, bob, table)
    update = await ada.get(f"/tables/{table}/view?seat=0")
    body = {"seat": 0, "version": update["version"], "to_seq": 0}
    problem = await ada.post(f"/tables/{table}/undo", body, 409)
    assert problem["type"] == "/problems/needs-consent"


async def test_an_agreed_undo_goes_beyond_the_horizon(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await bids(ada, bob, table)
    ask = await ada.post(f"/tables/{table}/asks", {"kind": "undo", "seat": 0, "to_seq": 0}, 201)
    assert ask["waiting"] == [1]
    seen = await bob.get(f"/tables/{table}/view?seat=1")
    assert seen["asks"][0]["id"] == ask["id"]
    done = await bob.post(f"/tables/{table}/asks/{ask['id']}", {"seat": 1, "agree": True})
    assert done["view"]["seq"] == 0
    assert done["asks"] == []
    lines = (await ada.get(f"/tables/{table}/chat"))["lines"]
    assert [line["text"] for line in lines] == ["All agreed: the game is back at record 0."]


async def test_a_refused_ask_changes_nothing(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    await bids(ada, bob, table)
    before = await ada.get(f"/tables/{table}/view?seat=0")
    ask = await ada.post(f"/tables/{table}/asks", {"kind": "end", "seat": 0}, 201)
    after = await bob.post(f"/tables/{table}/asks/{ask['id']}", {"seat": 1, "agree": False})
    assert after["view"]["seq"] == before["view"]["seq"]
    assert after["asks"] == []


async def test_an_agreed_end_shows_the_outcome(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    ask = await ada.post(f"/tables/{table}/asks", {"kind": "end", "seat": 0}, 201)
    done = await bob.post(f"/tables/{table}/asks/{ask['id']}", {"seat": 1, "agree": True})
    assert done["table"]["status"] == "over"
    assert len(done["view"]["outcome"]["scores"]) == 2
    assert done["view"]["decision"] is None


async def test_a_resigned_seat_is_played_by_a_bot(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    update = await ada.post(f"/tables/{table}/resign", {"seat": 0})
    assert update["table"]["seats"][0]["sitting_in"] == "novice"
    live = await bob.live(table, 1)
    while live.seen["view"]["seq"] < 1:
        await live.next("update")
    await ada.post(f"/tables/{table}/sit", {"seat": 0}, 409)


async def test_standing_answers_are_kept_and_checked(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    path = f"/tables/{table}/preferences"
    await ada.put(path, {"seat": 0, "preferences": {"never_guard": True}})
    assert (await ada.get(f"{path}?seat=0"))["preferences"] == {"never_guard": True}
    problem = await ada.put(path, {"seat": 0, "preferences": {"never_gard": True}}, 422)
    assert "never_gard" in problem["fields"]
    await bob.get(f"{path}?seat=0", 403)


async def test_held_steps_are_seen_by_their_owner_only(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob, confirm_turns=True)
    await bids(ada, bob, table)
    seat, player, before = await whose_turn(ada, bob, table)
    other = bob if player is ada else ada
    quiet = next(move for move in legal(before) if move.startswith("settle"))
    after = await player.move(table, seat, quiet)
    assert after["held"] == {"seat": seat, "from_seq": before["view"]["seq"]}
    hidden = await other.get(f"/tables/{table}/view?seat={1 - seat}")
    assert hidden["view"]["seq"] == before["view"]["seq"]
    assert hidden["held"] is None
    body = {"seat": seat, "version": after["version"]}
    await player.post(f"/tables/{table}/confirm", body)
    shown = await other.get(f"/tables/{table}/view?seat={1 - seat}")
    assert shown["view"]["seq"] == after["view"]["seq"]


async def test_nobody_goes_on_before_the_turn_is_confirmed(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob, confirm_turns=True)
    await bids(ada, bob, table)
    seat, player, _ = await whose_turn(ada, bob, table)
    other = bob if player is ada else ada
    await player.move(table, seat, "pass")
    problem = await other.move(table, 1 - seat, "pass", 422)
    assert problem["why"]["code"] == "not_your_turn"


async def test_a_game_saved_and_imported_goes_on(ada: Player, bob: Player) -> None:
    made = await ada.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    await ada.post(f"/tables/{made['id']}/join", {})
    await ada.post(f"/tables/{made['id']}/start")
    update = await ada.get(f"/tables/{made['id']}/view?seat=0")
    await ada.move(made["id"], 0, legal(update)[0])
    text = (await ada.ask("GET", f"/tables/{made['id']}/export")).text
    copy = await bob.post("/tables/import", {"text": text}, 201)
    assert copy["status"] == "playing"
    assert copy["seq"] == 1
    assert copy["your_seats"] == [0, 1]
    against = await bob.post("/tables/import", {"text": text, "seat": 1, "level": "random"}, 201)
    assert against["your_seats"] == [1]
    assert [seat["kind"] for seat in against["seats"]] == ["bot", "person"]
    await bob.post("/tables/import", {"text": text, "seat": 2}, 422)


async def test_a_running_game_with_others_is_not_exported(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    assert (await ada.get(f"/tables/{table}/export", 409))["type"] == "/problems/still-running"


async def test_a_report_shows_the_reporters_view(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    made = await ada.post(f"/tables/{table}/reports", {"seat": 0, "text": "odd"}, 201)
    seen = await serving.stranger().get(f"/reports/{made['id']}")
    assert seen["view"]["board"]["players"][0]["hand"] is not None
    assert seen["view"]["board"]["players"][1]["hand"] is None


async def test_a_replay_shows_an_earlier_position(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    first = await ada.get(f"/tables/{table}/view?seat=0")
    await bids(ada, bob, table)
    seen = await ada.get(f"/tables/{table}/replay?seat=0&seq=0")
    assert seen["view"]["board"] == first["view"]["board"]
    assert seen["last"] >= 2
    await ada.get(f"/tables/{table}/replay?seat=1&seq=0", 403)


async def test_a_spectator_sees_no_hand(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    seen = await serving.stranger().get(f"/tables/{table}/view")
    assert [player["hand"] for player in seen["view"]["board"]["players"]] == [None, None]


async def test_delayed_spectators_see_older_records(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob, spectators="delayed", spectator_delay=2)
    await bids(ada, bob, table)
    seen = await serving.stranger().get(f"/tables/{table}/view")
    assert seen["view"]["seq"] == 0


async def test_a_table_without_spectators_is_for_its_players(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob, spectators="none")
    await serving.stranger().get(f"/tables/{table}/view", 403)
