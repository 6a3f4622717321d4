"""Sentences come in the reader's language."""

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player, legal, table_of_two

from starboard.server.languages import language_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("fr, de;q=0.8, en;q=0.5", "de"),
        ("en, de;q=0.9", "en"),
        ("fr;q=0.4", "en"),
        ("de;q=nonsense", "en"),
    ],
)
async def test_the_best_language_that_we_speak_is_chosen(wanted: str, language: str) -> None:
    assert language_of(wanted) == language


async def eclipse_table(ada: Player) -> str:
    body = {"game": "eclipse", "seats": 2, "hot_seat": True, "seed": "sentences"}
    made = await ada.post("/tables", body, 201)
    await ada.post(f"/tables/{made['id']}/join", {"name": "Bea"})
    await ada.post(f"/tables/{made['id']}/start")
    return str(made["id"])


async def test_a_hello_says_in_which_language_decisions_and_events_come(ada: Player) -> None:
    table = await eclipse_table(ada)
    seat = (await ada.get(f"/tables/{table}/view"))["view"]["actors"][0]
    english, german = await ada.live(table, seat), await ada.live(table, seat, lang="de")
    mine, yours = english.seen["view"]["decision"], german.seen["view"]["decision"]
    assert legal(english.seen) == legal(german.seen)
    assert mine["text"] != yours["text"]
    await german.play(seat, legal(german.seen)[0])
    one, other = await english.until(5), await german.until(5)
    assert one["events"][0]["kind"] == other["events"][0]["kind"]
    assert one["events"][0]["text"] != other["events"][0]["text"]


async def test_a_refused_move_is_explained_in_the_language_of_the_header(ada: Player) -> None:
    table = await eclipse_table(ada)
    ada.language = "de-DE,de;q=0.9"
    view = (await ada.get(f"/tables/{table}/view"))["view"]
    idle = 1 - view["actors"][0]
    answer = await ada.move(table, idle, "pass", 422)
    assert "Zug" in answer["why"]["text"] or "entscheiden" in answer["why"]["text"]
    asked = await ada.post(f"/tables/{table}/explain", {"seat": idle, "move": "pass"})
    assert asked["why"]["text"] == answer["why"]["text"]


async def test_a_move_refused_over_the_socket_speaks_german_too(ada: Player) -> None:
    table = await eclipse_table(ada)
    seat = (await ada.get(f"/tables/{table}/view"))["view"]["actors"][0]
    live = await ada.live(table, seat, lang="de")
    answer = await live.play(1 - seat, "pass")
    ada.language = "de"
    asked = await ada.post(f"/tables/{table}/explain", {"seat": 1 - seat, "move": "pass"})
    assert answer["problem"]["why"] == asked["why"]


async def test_the_engine_itself_refuses_in_german(ada: Player) -> None:
    table = await eclipse_table(ada)
    ada.language = "de"
    version = (await ada.get(f"/tables/{table}/view"))["version"]
    answer = await ada.post(f"/tables/{table}/undo", {"seat": 0, "version": version}, 422)
    assert "zurücknehmen" in answer["why"]["text"]


async def test_the_titles_of_options_are_german(ada: Player) -> None:
    english = {game["name"]: game for game in await ada.get("/games")}
    ada.language = "de"
    german = {game["name"]: game for game in await ada.get("/games")}
    for field in ("options", "preferences"):
        for one, other in zip(english["eclipse"][field], german["eclipse"][field], strict=True):
            assert one["name"] == other["name"]
            assert one["title"] != other["title"]


async def test_a_server_for_tests_takes_seeds(ada: Player) -> None:
    boards = []
    for _ in range(2):
        table = await eclipse_table(ada)
        boards.append((await ada.get(f"/tables/{table}/view"))["view"]["board"])
    assert boards[0] == boards[1]


async def test_a_server_for_people_takes_no_seed(serving: Serving, ada: Player) -> None:
    serving.settings.test_seeds = False
    body = {"game": "eclipse", "seats": 2, "seed": "mine"}
    answer = await ada.post("/tables", body, 422)
    assert list(answer["fields"]) == ["seed"]


async def test_the_server_s_lines_in_the_chat_come_in_the_reader_s_language(
    ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    english, german = await ada.live(table), await bob.live(table, lang="de")
    await ada.post(f"/tables/{table}/resign", {"seat": 0})
    told = [(await live.next("chat"))["line"]["text"] for live in (english, german)]
    bob.language = "de"
    read = [(await one.get(f"/tables/{table}/chat"))["lines"][0]["text"] for one in (ada, bob)]
    assert told == read == ["Ada has resigned.", "Ada hat aufgegeben."]


async def test_what_people_say_in_the_chat_is_not_touched(ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    said = '["said_resigned", "Bob"]'
    await ada.post(f"/tables/{table}/chat", {"text": said})
    assert (await bob.get(f"/tables/{table}/chat"))["lines"][0]["text"] == said


async def test_a_problem_is_german_from_its_title_to_its_fields(ada: Player) -> None:
    ada.language = "de"
    answer = await ada.put("/me/notices", {"zone": "Mond"}, 400)
    assert answer["title"] == "Die Anfrage ist nicht zu verstehen"
    assert answer["detail"] == answer["fields"]["zone"] == "es gibt keine Zeitzone 'Mond'"


async def test_a_table_without_a_name_is_named_in_its_maker_s_language(ada: Player) -> None:
    ada.language = "de"
    made = await ada.post("/tables", {"game": "mini", "seats": 2}, 201)
    assert made["name"] == "Tisch von Ada"
