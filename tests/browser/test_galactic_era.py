"""Playing Galactic Era in the browser on its own board."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person
from tests.browser.test_looks import serious

GAME = "Galactic Era"
# What a person chooses who wants to see the end: nothing that can be left out.
QUICK = ("end", "done", "pass", "stay", "decline", "keep", "halt")


def quick_row(person: Person) -> int:
    """The row that brings the game forward; the first one if there is none."""
    moves = person.options().evaluate_all("rows => rows.map((row) => row.dataset.move)")
    return next((at for word in QUICK for at, move in enumerate(moves) if move == word), 0)


def scene(page: Page) -> str:
    """The question, how far undo goes and the last event: the same question may come twice."""
    parts = page.locator(".decision, .logp").all_inner_texts()
    return "|".join(parts)


def settles(page: Page, before: str) -> None:
    """Until anything of the scene is different."""
    end = time.monotonic() + 5
    while time.monotonic() < end and scene(page) == before:
        page.wait_for_timeout(30)


def plays(person: Person, seconds: float) -> None:
    """Choose and confirm until the game is over."""
    end = time.monotonic() + seconds
    while not person.over():
        assert time.monotonic() < end, person.version()
        if person.options().count() == 0:
            if person.can_confirm():
                person.page.locator("#confirm").click()
            person.page.wait_for_timeout(80)
            continue
        before = scene(person.page)
        if person.page.locator(".picker .oval").count():
            picks(person.page)
        else:
            person.clicks(quick_row(person))
        settles(person.page, before)


def picks(page: Page) -> None:
    """Research and growth, with a field, put together in the picker."""
    picker = page.locator(".picker")
    picker.get_by_role("button", name="Research", exact=True).click()
    picker.get_by_role("button", name="Grow", exact=True).click()
    picker.get_by_role("button", name="Genetics").click()
    picker.get_by_role("button", name="Select these").click()


def begins(person: Person) -> None:
    """Until the race and the side are chosen and ships can be moved or counters selected."""
    for _ in range(40):
        if person.page.locator(".spot.legal").count() or person.page.locator(".picker").count():
            return
        if person.options().count() == 0:
            person.page.wait_for_timeout(80)
            continue
        before = person.version()
        person.clicks(quick_row(person))
        person.settles(before)


def test_a_whole_game_of_galactic_era_can_be_finished_by_clicking(person: Person) -> None:
    person.makes_table("Live", ["random"], game=GAME)
    person.waits_for_turn()
    plays(person, seconds=240)
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_ships_are_moved_on_the_map(person: Person) -> None:
    person.starts_against_bots(GAME)
    begins(person)
    before = person.version()
    person.page.locator(".spot.legal").first.click()
    person.settles(before)
    for _ in range(3):
        if person.page.locator(".spot.legal").count() > 1:
            break
        before = person.version()
        person.options().first.click()
        person.settles(before)
    target = person.page.locator(".spot.legal").first
    target.hover()
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
