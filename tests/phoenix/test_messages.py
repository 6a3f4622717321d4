"""Every event, refusal, move and question of Space Station Phoenix has a sentence."""

import ast
import re
from pathlib import Path

import pytest

from starboard.engine.catalogue import SECTIONS, Message, read_catalogue
from starboard.engine.errors import BadNotation
from starboard.engine.events import EventKind
from starboard.engine.refusal import Refusal
from starboard.games.phoenix import events, refusals
from starboard.games.phoenix.components.ids import FACES, GOODS, HUBS, SPECIES, TRACKS
from starboard.games.phoenix.moves.notation import NOTATION

from .position import GAME, RED, Position

FOLDER = Path(__file__).parents[2] / "src" / "starboard" / "games" / "phoenix"
FILES = [*FOLDER.rglob("*.py")]
CODES = [one for one in vars(refusals).values() if isinstance(one, Refusal)]
NUMBERS = {"species": 5, "good": 5, "track": 4, "face": 4, "hub": 24}


def first_texts(function: str) -> set[str]:
    """The texts that stand first in calls of this function."""
    found: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name == function:
                texts = [n for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                found |= {text.value for text in texts if isinstance(text.value, str)}
    return found


@pytest.mark.parametrize("refusal", CODES, ids=lambda refusal: refusal.code)
def test_every_refusal_has_a_sentence_with_its_numbers(refusal: Refusal) -> None:
    message = GAME.catalogue().find("refusals", refusal.code)
    assert message is not None
    assert set(re.findall(r"{(\w+)}", message.text + message.fix)) <= set(message.params)


def test_every_refusal_is_used() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES if file.name != "refusals.py")
    names = [name for name, one in vars(refusals).items() if isinstance(one, Refusal)]
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


@pytest.mark.parametrize("kind", GAME.event_kinds(), ids=lambda kind: kind.name)
def test_every_event_has_a_sentence_with_its_numbers(kind: EventKind) -> None:
    for language in ("en", "de"):
        message = GAME.catalogue(language).event(kind)
        assert message is not None
        names = {field.partition(":")[0] for field in kind.fields}
        assert braces(message) <= names


def test_every_sentence_of_an_event_belongs_to_a_kind() -> None:
    names = {kind.name for kind in GAME.event_kinds()}
    assert set(GAME.catalogue().sections["events"]) == names


def test_every_kind_of_event_is_told() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    names = [name for name, one in vars(events).items() if isinstance(one, EventKind)]
    assert [name for name in names if not re.search(rf"\btell\({name}\b", text)] == []


def test_every_verb_has_a_sentence_for_all_its_words() -> None:
    for verb, form in NOTATION.forms.items():
        message = GAME.catalogue().find("moves", verb)
        assert message is not None, verb
        assert len(message.params) == len(form.split()) - 1, verb


def test_every_question_has_a_sentence() -> None:
    kinds = first_texts("Prompt") - {"phase"}
    assert {kind for kind in kinds if GAME.catalogue().find("prompts", kind) is None} == set()


def test_numbers_turn_into_their_words() -> None:
    words = {kind: [GAME.word(kind, n) for n in range(count)] for kind, count in NUMBERS.items()}
    assert words == {
        "species": list(SPECIES),
        "good": list(GOODS),
        "track": list(TRACKS),
        "face": list(FACES),
        "hub": list(HUBS),
    }
    assert [GAME.word("source", n) for n in (0, 101, 1012)] == ["action", "101", "A-1"]
    assert [GAME.word("ship", n) for n in (20, 120, 243)] == [
        "N-transport",
        "L1-transport-a",
        "L2-diplomacy-d",
    ]
    assert (GAME.word("place", 0), GAME.word("payment", 2), GAME.word("colour", 2)) == (
        "hub",
        "ff",
        "pink",
    )


@pytest.mark.parametrize(
    "text",
    ["use L9-transport-a", "settle 109", "pay mf", "claim 6", "use x", "build hub", "alien blue"],
)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize("section", SECTIONS)
def test_german_says_everything_that_english_says(section: str) -> None:
    english = GAME.catalogue().sections[section]
    german = read_catalogue(list(GAME.packages), "de").sections[section]
    for code, message in english.items():
        assert german[code].params == message.params, code
        # Events keep their parameters in `events.py`; here they can only be seen in use.
        assert braces(german[code]) <= (set(message.params) or braces(message)), code
    assert set(german) == set(english)


def test_every_source_of_points_has_a_name() -> None:
    p = Position(
        "red has hub A-1; blue has hub B-5; red built and filled 308; "
        "red built and filled 316; red's fleet is empty"
    )
    names = GAME.catalogue().names["source"]
    assert [source for source in p.score(RED) if source not in names] == []


def test_german_names_what_english_names() -> None:
    german = read_catalogue(list(GAME.packages), "de").names
    for kind, words in GAME.catalogue().names.items():
        assert set(words) <= set(german[kind]), kind


def braces(message: Message) -> set[str]:
    """The parameters that a sentence shows."""
    return set(re.findall(r"{(\w+)[@?}]", message.text + message.fix))
