"""Space Station Phoenix in the browser: a whole game, its board, and how accessible it is."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person
from tests.browser.test_looks import serious

GAME: Final = "Space Station Phoenix"
# What somebody chooses who wants to be done: Humans are watched for points, ships bring dice.
WISHES: Final = (
    r"observe",
    r"keep-dice human",
    r"keep-dice metal",
    r"use \S*expedition",
    r"use$",
    r"income",
    r"build",
    r"use \S*construction",
    r"use \S*dismantle",
    r"done|stand",
)
ROWS: Final = "(rows) => rows.map((row) => row.dataset.move)"
# Clicks the most wished for option again and again, and ends turns, until there is a score.
PLAY: Final = """async ([wishes, ms]) => {
    const end = performance.now() + ms;
    const one = (selector) => document.querySelector(selector);
    const rank = (row) => {
        const k = wishes.findIndex((wish) => new RegExp(`^(?:${wish})`).test(row.dataset.move));
        return k < 0 ? wishes.length : k;
    };
    const shown = () => one('.decision')?.innerText + one('.logp')?.innerText.slice(0, 400);
    while (!one('.score') && performance.now() < end) {
        const before = shown();
        const rows = [...document.querySelectorAll('.decision .opt:not([aria-disabled])')];
        const best = rows.sort((a, b) => rank(a) - rank(b))[0];
        (best ?? one('#confirm[aria-disabled=false]'))?.click();
        const patience = performance.now() + 2000;
        do await new Promise((next) => setTimeout(next, 15));
        while (shown() === before && performance.now() < patience);
    }
}"""


def rank(move: str) -> int:
    """How much a move is wished for, the lower the more."""
    fits = (k for k, wish in enumerate(WISHES) if re.match(wish, move))
    return next(fits, len(WISHES))


def makes_table(person: Person) -> None:
    """A table of two against the quickest bot."""
    person.opens("/?seed=browser")
    panel = person.page.locator("#start")
    panel.locator("select.game").select_option("phoenix")
    panel.get_by_role("button", name="Live", exact=True).click()
    while panel.locator(".seatset li").count() > 2:
        panel.get_by_role("button", name="One seat fewer").click()
    panel.get_by_label("Seat 2", exact=True).select_option("random")
    panel.get_by_role("button", name="Make the table").click()
    person.page.wait_for_url("**/table/**")


def plays_on(person: Person, end: float) -> None:
    """One click: the most wished for option, or the end of the turn."""
    assert time.monotonic() < end, person.version()
    moves: list[str] = person.options().evaluate_all(ROWS)
    if not moves:
        if person.can_confirm():
            person.page.locator("#confirm").evaluate("(button) => button.click()")
        person.page.wait_for_timeout(50)
        return
    before = person.version()
    at = min(range(len(moves)), key=lambda k: rank(moves[k]))
    person.clicks(at)
    person.settles(before)


def plays_until(person: Person, question: str) -> None:
    """Go on until the table asks this."""
    end = time.monotonic() + 60
    while not (person.options().count() and question in person.question()):
        plays_on(person, end)


def test_a_whole_game_of_phoenix_can_be_finished_by_clicking(person: Person) -> None:
    makes_table(person)
    person.waits_for_turn()
    person.page.evaluate(PLAY, [list(WISHES), 240_000])
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_ships_are_drafted_and_used_by_clicking_them_on_the_table(person: Person) -> None:
    makes_table(person)
    person.waits_for_turn()
    own = person.page.locator(".mine .shp")
    had = own.count()
    person.page.locator(".drafts .shp.legal").first.click()
    expect(own).to_have_count(had + 1)
    plays_until(person, "Use a ship")
    before = person.version()
    person.page.locator(".mx .shp.legal").first.click()
    person.settles(before)
    expect(person.page.locator(".shp.now")).to_have_count(1)


def test_an_option_and_its_ship_light_up_together(person: Person) -> None:
    makes_table(person)
    plays_until(person, "Use a ship")
    row = person.page.locator(".decision .opt[data-move='use']")
    if row.count():
        row.click()
    person.page.locator(".decision .opt[data-move^='use ']").first.hover()
    expect(person.page.locator(".mx .shp.hot")).to_have_count(1)
    person.page.locator(".mx .shp.legal").last.hover()
    expect(person.page.locator(".decision .opt.hot")).to_have_count(1)


def test_a_ship_that_cannot_be_used_says_why(person: Person) -> None:
    makes_table(person)
    plays_until(person, "Use a ship")
    person.page.locator(".mx .shp.no").first.click()
    why = person.page.get_by_role("dialog")
    expect(why).to_contain_text("SSP-")
    person.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_dice_are_picked_and_taken_at_once(person: Person) -> None:
    makes_table(person)
    plays_until(person, "Which dice do you keep")
    person.page.locator(".ed").first.click()
    expect(person.page.locator(".ed.kept")).to_have_count(1)
    person.page.get_by_role("button", name="Take these").click()
    expect(person.page.locator(".dicep")).to_have_count(0)


def test_the_station_of_another_player_is_one_click_away(person: Person) -> None:
    makes_table(person)
    plays_until(person, "Use a ship")
    looks = person.page.locator(".looks button")
    looks.nth(1).click()
    expect(person.page.locator(".stationp")).to_have_attribute(
        "aria-label", re.compile("Station of")
    )
    looks.nth(0).click()
    expect(person.page.locator(".stationp")).to_have_attribute("aria-label", "Your station")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_phoenix_table_is_accessible(person: Person, theme: str) -> None:
    person.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    makes_table(person)
    person.waits_for_turn()
    found = serious(person.page)
    plays_until(person, "Use a ship")
    found += serious(person.page)
    for tab in ("Sectors", "Diplomacy", "Table"):
        person.page.get_by_role("tab", name=tab, exact=True).first.click()
        found += serious(person.page)
    person.page.get_by_role("button", name="Text board").click()
    found += serious(person.page)
    assert found == []


def test_the_phoenix_table_on_a_phone_is_accessible(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots(GAME)
    found = serious(phone)
    for tab in ("Ships", "Diplomacy", "Sectors", "Log"):
        phone.locator(".tabbar").get_by_role("tab", name=tab).tap()
        found += serious(phone)
    assert found == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
