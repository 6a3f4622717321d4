"""Nothing is hard-coded: a walk through the page in German meets no English sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import START, Person

GAMES: Final = {"Eclipse": "eclipse", "Space Station Phoenix": "phoenix"}
HOLE: Final = re.compile(r"\{\w+\}")


def sentences(game: str, language: str) -> set[str]:
    """All sentences of a game's catalogue."""
    name = "messages.toml" if language == "en" else f"messages.{language}.toml"
    text = resources.files(f"starboard.games.{game}").joinpath(name).read_text(encoding="utf-8")
    return set(_texts(tomllib.loads(text)))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if key != "params":
                yield from _texts(one)


def english(game: str) -> list[re.Pattern[str]]:
    """English sentences that are not German ones too, with anything in their holes."""
    only = sentences(game, "en") - sentences(game, "de")
    whole = [text for text in only if len(text.split()) > 2]
    parts = [[re.escape(part) for part in HOLE.split(text)] for text in whole]
    return [re.compile("^" + r".+?".join(part) + "$", re.M) for part in parts]


def german(page: Page, host: Host, path: str = START) -> None:
    page.add_init_script("localStorage.setItem('language', 'de')")
    page.goto(host.address + path)


def english_on(page: Page, patterns: list[re.Pattern[str]]) -> list[str]:
    """English sentences among the visible texts and the names of things."""
    seen = page.evaluate("document.body.innerText") + "\n"
    seen += page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title]')].map((one) =>"
        " (one.ariaLabel ?? '') + '\\n' + (one.title ?? '')).join('\\n')"
    )
    return [found.group(0) for pattern in patterns for found in pattern.finditer(seen)]


@pytest.mark.parametrize("title", list(GAMES))
def test_a_game_in_german_has_no_english_sentence(page: Page, host: Host, title: str) -> None:
    patterns = english(GAMES[title])
    german(page, host)
    page.get_by_role("button", name=f"{title} gegen Bots spielen").first.click()
    page.wait_for_url("**/table/**")
    person = Person(page, host.address)
    found: list[str] = []
    for step in range(14):
        seen = person.asked()
        found += english_on(page, patterns)
        if seen.moves:
            person.does(seen, seen.moves[step % len(seen.moves)])
        else:
            person.confirms()
    assert found == []


def test_the_search_finds_english_where_it_is(person: Person) -> None:
    person.starts_against_bots()
    assert english_on(person.page, english("eclipse")) != []


def test_all_pages_in_german_have_no_english_catalogue_sentence(page: Page, host: Host) -> None:
    words = set(page_words("en")) - set(page_words("de"))
    german(page, host)
    found: list[str] = []
    for path in ("/", "/account", "/rules/eclipse", "/nowhere"):
        page.goto(host.address + path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        lines = set(page.evaluate("document.body.innerText").split("\n"))
        found += sorted(lines & words)
    assert found == []


def page_words(language: str) -> list[str]:
    """The sentences of the page's own catalogue, as its sources tell them."""
    return [
        text.replace("\\'", "'")
        for text in re.findall(r":\s*'((?:[^'\\]|\\.)*)',?$", catalogue_source(language), re.M)
        if " " in text
    ]


def catalogue_source(language: str) -> str:
    """The page's catalogue files of a language."""
    folder = Path(__file__).parents[2] / "web" / "src" / "i18n"
    return "\n".join(file.read_text() for file in sorted(folder.glob(f"{language}*.ts")))
