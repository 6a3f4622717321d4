"""The page for people who write bots and puzzles says what the grammars say."""

import doctest
from pathlib import Path

from starboard.testing.reference import page
from starboard.testing.tables import MODULES, grammar_of

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"


def test_the_page_lists_every_sentence_form_as_it_is() -> None:
    text = PAGE.read_text()
    assert page(text) == text


def test_every_form_says_what_it_does() -> None:
    silent = [
        form.pattern for game in MODULES for form in grammar_of(game).forms if not form.meaning
    ]
    assert silent == []


def test_the_examples_of_the_page_run_as_printed() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (tried.failed, tried.attempted > 10) == (0, True)
