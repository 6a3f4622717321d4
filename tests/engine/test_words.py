"""Refusals, events, moves and questions as people read them."""

from tests.engine.planted import HasOtherSentences
from tests.mini.positions import mini, new_table, raid_table, turn_table

from starboard.engine.events import EVERYBODY, Event, EventKind
from starboard.engine.refusal import Refusal
from starboard.engine.table import Table
from starboard.engine.words import decision_json, event_json, move_text, prompt_text, why_not
from starboard.games.mini.events import HEX_SETTLED
from starboard.games.mini.moves import Bid
from starboard.testing import arrange

OWNED = Refusal("hex_owned", "MIN-TRN-01", 1, -2, 0)
SETTLED = Event(HEX_SETTLED, "MIN-TRN-01", EVERYBODY, (1, 0, -2, 2), 7)
ANN = {"seat 0": "Ann", "seat 1": "Bo"}


def moves_of(rows: object) -> list[str]:
    assert isinstance(rows, list)
    return [row["move"] for row in rows]


def test_a_refusal_has_a_sentence_with_names() -> None:
    assert why_not(mini(), OWNED, ANN).text == "1,-2 belongs to Ann."


def test_a_refusal_says_how_to_do_better() -> None:
    assert why_not(mini(), OWNED, ANN).fix == "Raid it, or settle a free hex."


def test_a_refusal_has_named_numbers() -> None:
    assert why_not(mini(), OWNED, ANN).params == {"q": 1, "r": -2, "owner": 0}


def test_a_refusal_without_a_message_shows_its_code() -> None:
    why = why_not(mini(), Refusal("very_odd", "MIN-TRN-01", 4), {})
    assert (why.text, why.params) == ("very odd", {})


def test_an_event_is_ready_for_json() -> None:
    assert event_json(mini(), SETTLED, ANN) == {
        "kind": "HexSettled",
        "seq": 7,
        "rule": "MIN-TRN-01",
        "params": {"seat": 1, "q": 0, "r": -2, "terrain": "ruin"},
        "text": "Bo settles the ruin at 0,-2",
    }


def test_an_event_without_a_message_shows_its_kind() -> None:
    told = event_json(mini(), Event(EventKind("StarFell", ""), "MIN-TRN-01", EVERYBODY, (1,)), {})
    assert (told["text"], told["params"]) == ("StarFell", {})


def test_a_move_has_a_sentence() -> None:
    assert move_text(mini(), Bid(4), {}) == "Bid the 4"


def test_a_move_without_a_message_shows_its_notation() -> None:
    assert move_text(HasOtherSentences("moves", "bid"), Bid(4), {}) == "bid 4"


def test_a_question_has_a_sentence() -> None:
    assert prompt_text(mini(), new_table().state, 0, {}) == "Which card do you bid?"


def test_a_question_names_what_it_is_about() -> None:
    table = raid_table()
    raid = table.log[-1]
    asked = prompt_text(mini(), table.state, table.actors[0], {f"seat {raid.seat}": "Ann"})
    assert asked == f"Ann {raid.move.replace('raid', 'raids')}. Spend a guard?"


def test_a_question_without_a_message_shows_its_kind() -> None:
    game = HasOtherSentences("prompts", "bid")
    table = Table(game, 2, "words")
    assert prompt_text(game, table.state, 0, {}) == "bid"


def test_a_decision_lists_legal_moves_by_verb() -> None:
    table = turn_table(2)
    rows = decision_json(mini(), table.state, table.actors[0], {})["moves"]
    assert isinstance(rows, list)
    assert rows[0] == {
        "move": "settle -2,0",
        "group": "settle",
        "text": "Settle -2,0",
        "note": "plain, points at the end: 1",
    }
    assert moves_of(rows) == [str(move) for move in table.legal(table.actors[0])]


def test_a_move_without_a_note_says_nothing_of_one() -> None:
    table = new_table()
    rows = decision_json(mini(), table.state, table.actors[0], {})["moves"]
    assert isinstance(rows, list)
    assert [row for row in rows if "note" in row] == []


def test_a_decision_shows_refused_moves_with_reasons() -> None:
    table = turn_table(2)
    seat = table.actors[0]
    arrange(table, f"seat {1 - seat} owns 0,0")
    rows = decision_json(mini(), table.state, seat, {})["refused"]
    assert isinstance(rows, list)
    assert moves_of(rows) == ["settle 0,0"]
    assert rows[0]["why"]["code"] == "hex_owned"


def test_no_move_is_both_legal_and_refused() -> None:
    table = new_table(3)
    decision = decision_json(mini(), table.state, 1, {})
    assert not set(moves_of(decision["moves"])) & set(moves_of(decision["refused"]))
