"""The server's own sentences: the same in every language, all of them used, none left in code."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from starboard.engine.catalogue import LANGUAGES
from starboard.server.errors import STATUS, ProblemError
from starboard.server.sentences import Sentence, sentences, stored_sentence, title

FOLDER = Path(__file__).parents[2] / "src" / "starboard" / "server"

# The calls that tell people something, and at which argument the code of the sentence stands.
TELLING = {"Sentence": 0, "ProblemError": 1, "Leave": 1, "NotSent": 0, "say": 0}
KEYWORDS = {"field", "fields", "why", "update", "gone"}
PROSE = re.compile(r"[a-zA-Z]+ [a-zA-Z]+")


def rows(language: str) -> dict[str, dict[str, object]]:
    name = "messages.toml" if language == "en" else f"messages.{language}.toml"
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


@cache
def calls() -> list[ast.Call]:
    """All calls that tell people something; `hub.say` sends messages and is none of them."""
    found: list[ast.Call] = []
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) in TELLING:
                found.append(node)
    return found


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    if not isinstance(function, ast.Attribute) or function.attr != "say":
        return ""
    owner = function.value
    return "say" if isinstance(owner, ast.Name) and owner.id == "change" else ""


def code_of(call: ast.Call) -> str | None:
    """The code that a call names; None where it passes on what it was given."""
    argument = call.args[TELLING[name_of(call.func)]]
    return str(argument.value) if isinstance(argument, ast.Constant) else None


def test_every_language_has_the_same_sentences_with_the_same_words() -> None:
    shapes = [
        {
            (section, code): row["params"] if isinstance(row, dict) else []
            for section, found in rows(language).items()
            for code, row in found.items()
        }
        for language in LANGUAGES
    ]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_exactly_its_words(language: str) -> None:
    for code, message in sentences(language).items():
        assert sorted(re.findall(r"\{(\w+)\}", message.text)) == sorted(message.params), code


def test_languages_differ_in_every_sentence_that_is_not_only_a_word_put_in() -> None:
    english, german = sentences("en"), sentences("de")
    same = [code for code in english if english[code].text == german[code].text]
    assert same == ["verbatim"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_problem_has_a_title(language: str) -> None:
    assert all(title(kind, language) for kind in STATUS)


def test_no_code_stands_in_two_sections() -> None:
    codes = [code for name, found in rows("en").items() if name != "titles" for code in found]
    assert len(codes) == len(set(codes))


def test_what_is_told_is_in_the_catalogue_with_as_many_words() -> None:
    known = sentences("en")
    for call in calls():
        code = code_of(call)
        if code is not None:
            after = call.args[TELLING[name_of(call.func)] + 1 :]
            assert len(after) == len(known[code].params), f"{code}: {ast.unparse(call)}"


def test_every_sentence_is_told_somewhere() -> None:
    assert set(sentences("en")) == {code_of(call) for call in calls()} - {None}


def test_no_prose_stands_where_people_are_told_something() -> None:
    for call in calls():
        assert {keyword.arg for keyword in call.keywords} <= KEYWORDS, ast.unparse(call)
        for node in ast.walk(call):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not PROSE.search(node.value), ast.unparse(call)


def test_a_word_that_looks_like_a_hole_stays_as_it_is() -> None:
    assert Sentence("seat_taken", "{name}", "{seat}").text("en") == "seat {name} is taken by {seat}"


def test_a_stored_sentence_can_be_told_in_any_language() -> None:
    kept = Sentence("said_resigned", "Ada").stored()
    told = [stored_sentence(kept).text(language) for language in LANGUAGES]
    assert told == ["Ada has resigned.", "Ada hat aufgegeben."]


def test_text_that_an_older_release_has_stored_is_told_as_it_is() -> None:
    assert stored_sentence("webhook: HTTP Error 500").text("de") == "webhook: HTTP Error 500"


def test_a_problem_comes_in_the_reader_s_language() -> None:
    problem = ProblemError("not-found", "no_table", "t_1").problem("de")
    assert (problem.title, problem.detail) == ("Das gibt es hier nicht", "es gibt keinen Tisch t_1")
