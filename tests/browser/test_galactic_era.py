"""Playing Galactic Era in the browser on its own board."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person, Scene
from tests.browser.test_looks import serious

GAME = "Galactic Era"
# What a person chooses who wants to see the end: nothing that can be left out.
QUICK = ("end", "done", "pass", "stay", "decline", "keep", "halt")


def quick(seen: Scene) -> str:
    """The move that brings the game forward; the first one if there is none."""
    return next((word for word in QUICK if word in seen.moves), seen.moves[0])


def plays(person: Person, seconds: float) -> None:
    """Choose and confirm until the game is over; counters are put together in their picker."""
    end = time.monotonic() + seconds

    def has_picker(_: Scene) -> bool:
        return person.page.locator(".picker .oval").count() > 0

    while True:
        seen = person.plays(quick, until=has_picker)
        assert time.monotonic() < end, seen
        if seen.over:
            return
        picks(person.page)
        person.moves_on(seen.name)


def picks(page: Page) -> None:
    """Research and growth, with a field, put together in the picker."""
    picker = page.locator(".picker")
    picker.get_by_role("button", name="Research", exact=True).click()
    picker.get_by_role("button", name="Grow", exact=True).click()
    picker.get_by_role("button", name="Genetics").click()
    picker.get_by_role("button", name="Select these").click()


def begins(person: Person) -> Scene:
    """Until the race and the side are chosen and ships can be moved or counters selected."""
    ready = ".spot.legal, .picker"
    return person.plays(quick, until=lambda _: person.page.locator(ready).count() > 0)


def test_a_whole_game_of_galactic_era_can_be_finished_by_clicking(person: Person) -> None:
    person.makes_table("Live", ["random"], game=GAME)
    plays(person, seconds=600)
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_ships_are_moved_on_the_map(person: Person) -> None:
    person.starts_against_bots(GAME)
    spots = person.page.locator(".spot.legal")
    seen = begins(person)
    spots.first.click()
    person.moves_on(seen.name)
    person.plays(lambda scene: scene.moves[0], until=lambda _: spots.count() > 1)
    spots.first.hover()
    expect(person.page.locator(".decision .opt.hot")).to_have_count(1)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_board_and_its_panels_are_accessible(person: Person, theme: str) -> None:
    person.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    person.starts_against_bots(GAME)
    begins(person)
    found = serious(person.page)
    for tab in ("Others", "Points", "Table"):
        person.page.get_by_role("tab", name=tab, exact=True).first.click()
        found += serious(person.page)
    person.page.keyboard.press("t")
    found += serious(person.page)
    assert found == []


def test_the_board_on_a_phone_is_accessible(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots(GAME)
    begins(person)
    found = serious(phone)
    for tab in ("Civilisation", "Others", "Points", "Log"):
        phone.locator(".tabbar").get_by_role("tab", name=tab).tap()
        found += serious(phone)
    assert found == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
