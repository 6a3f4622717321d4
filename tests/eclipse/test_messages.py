"""Every event, refusal, move and question has a sentence, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from starboard.engine.catalogue import SECTIONS, Catalogue, Message, read_catalogue
from starboard.engine.events import EventKind
from starboard.engine.refusal import Refusal
from starboard.games.eclipse import events, refusals
from starboard.games.eclipse.components.ids import (
    ACTIONS,
    DISCOVERIES,
    NPCS,
    PACKAGE,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACKS,
)
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.moves.combat import DICE_COLOURS, FACES
from starboard.games.eclipse.moves.notation import NOTATION
from starboard.games.eclipse.options import options
from starboard.games.eclipse.scoring import SOURCES
from starboard.games.eclipse.standing import standing_options

FOLDER = Path(__file__).parents[2] / "src" / "starboard" / "games" / "eclipse"
SOURCES_OF_EVENTS = sorted(FOLDER.rglob("*.py"))
KINDS = {kind.name: kind for kind in Eclipse().event_kinds()}
LANGUAGES = ("en", "de")
NAMED: dict[str, list[str]] = {
    "tech": TECHS.ids,
    "part": PARTS.ids,
    "species": SPECIES.ids,
    "discovery": DISCOVERIES.ids,
    "npc": NPCS.ids,
    "target": [*PIECES[:4], *NPCS.ids],
    "resource": [*RESOURCES, "gray"],
    "track": list(TRACKS),
    "action": list(ACTIONS),
    "piece": list(PIECES),
    "ring": ["inner", "middle", "outer"],
    "colour": list(DICE_COLOURS),
    "face": list(FACES),
    "source": list(SOURCES),
    "square": [*[str(n) for n in range(6)], "orbital"],
    "space": [*[str(n) for n in range(8)], "outside"],
    "turn": [str(n) for n in range(6)],
}


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in SOURCES_OF_EVENTS]


def words_of(node: ast.expr, inside: ast.AST) -> Iterator[str]:
    """The texts that an expression can stand for: a text, a choice, or a name set before.

    A kind of event stands for its own name.
    """
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from words_of(node.body, inside)
        yield from words_of(node.orelse, inside)
    elif isinstance(node, ast.Name) and isinstance(getattr(events, node.id, None), EventKind):
        yield getattr(events, node.id).name
    elif isinstance(node, ast.Name):
        for one in ast.walk(inside):
            if isinstance(one, ast.Assign) and node.id in [ast.unparse(t) for t in one.targets]:
                yield from words_of(one.value, inside)


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Every call of this function or method with the texts of its first argument."""
    found: list[tuple[str, ast.Call]] = []
    functions = [n for tree in trees() for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                found += [(word, node) for word in words_of(node.args[0], function)]
    return found


def questions() -> set[str]:
    """The codes of all prompts, those of the actions included."""
    found = {word for word, _ in calls("Prompt")}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "question":
                for one in ast.walk(node):
                    if isinstance(one, ast.Return) and one.value is not None:
                        found |= set(words_of(one.value, node))
    return found


def refusal_codes() -> set[str]:
    return {r.code for r in vars(refusals).values() if isinstance(r, Refusal)}


def rows(catalogue: Catalogue) -> Iterator[tuple[str, str, Message]]:
    for section in SECTIONS:
        for code, message in catalogue.sections[section].items():
            yield section, code, message


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return read_catalogue([PACKAGE], request.param)


def test_every_kind_of_event_has_a_sentence(catalogue: Catalogue) -> None:
    assert len(KINDS) > 60
    assert set(catalogue.sections["events"]) == set(KINDS)


def test_every_kind_of_event_is_told_somewhere() -> None:
    assert {word for word, _ in calls("run.tell")} == set(KINDS)


def test_an_event_gives_as_many_numbers_as_its_kind_names() -> None:
    written = [
        (word, c.args[1]) for word, c in calls("run.tell") if isinstance(c.args[1], ast.Tuple)
    ]
    assert len(written) > 30
    for word, values in written:
        assert len(values.elts) >= len(KINDS[word].fields), word


def test_the_sentence_of_an_event_uses_only_numbers_of_its_kind(catalogue: Catalogue) -> None:
    for name, kind in KINDS.items():
        message = catalogue.event(kind)
        assert message is not None
        used = set(re.findall(r"\{(\w+)[?@}]", message.text))
        assert used <= {field.partition(":")[0] for field in kind.fields}, name


def test_every_refusal_has_a_sentence_and_a_way_out(catalogue: Catalogue) -> None:
    for code in sorted(refusal_codes()):
        message = catalogue.find("refusals", code)
        assert message is not None, code
        assert message.text.endswith("."), code
        assert message.fix.endswith("."), code


def test_every_verb_has_a_sentence_with_all_its_words(catalogue: Catalogue) -> None:
    for verb, form in NOTATION.forms.items():
        message = catalogue.find("moves", verb)
        assert message is not None, verb
        assert len(message.params) == len(form.split()) - 1, verb


def test_every_question_has_a_sentence(catalogue: Catalogue) -> None:
    assert questions() - set(catalogue.sections["prompts"]) == set()


def test_a_sentence_uses_only_parameters_it_names(catalogue: Catalogue) -> None:
    for section, code, message in rows(catalogue):
        if section == "events":
            continue  # their parameters stand with the kinds
        used = set(re.findall(r"\{(\w+)\}", message.text + message.fix))
        assert used <= set(message.params), f"{section} {code}"


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_every_component_has_a_name(catalogue: Catalogue, kind: str) -> None:
    assert set(NAMED[kind]) - set(catalogue.names[kind]) == set()


def test_german_says_everything_that_english_says() -> None:
    english, german = read_catalogue([PACKAGE], "en"), read_catalogue([PACKAGE], "de")
    for section, code, message in rows(english):
        other = german.sections[section][code]
        assert (other.params, other.kinds) == (message.params, message.kinds), code
        assert bool(other.fix) == bool(message.fix), code
    titles = german.names.pop("option")
    assert {k: set(v) for k, v in english.names.items()} == {
        k: set(v) for k, v in german.names.items()
    }
    fields = [*options(), *standing_options()]
    assert set(titles) == {option.name for option in fields}, "English titles stand in the rules"


def test_german_is_not_english() -> None:
    german = read_catalogue([PACKAGE], "de")
    same = [
        code
        for section, code, message in rows(read_catalogue([PACKAGE], "en"))
        if german.sections[section][code].text == message.text and message.text != "{action}"
    ]
    assert [code for code in same if code in refusal_codes()] == []
    assert len(same) <= 5
