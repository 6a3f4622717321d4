"""Space Station Phoenix in the browser: a whole game, its board, and how accessible it is."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person, Scene
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


def best(seen: Scene) -> str:
    """The move that is wished for most."""
    return min(seen.moves, key=rank)


def plays_until(person: Person, question: str) -> None:
    """Go on until the table asks this."""
    seen = person.plays(best, until=lambda one: bool(one.moves) and question in person.question())
    assert not seen.over


def test_a_whole_game_of_phoenix_can_be_finished_by_clicking(person: Person) -> None:
    makes_table(person)
    end = time.monotonic() + 600
    person.plays(best, until=lambda _: time.monotonic() > end)
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_ships_are_drafted_and_used_by_clicking_them_on_the_table(person: Person) -> None:
    makes_table(person)
    person.waits_for_turn()
    own = person.page.locator(".mine .shp")
    had = own.count()
    person.page.locator(".drafts .shp.legal").first.click()
    expect(own).to_have_count(had + 1)
    plays_until(person, "Use a ship")
    scene = person.scene()
    person.page.locator(".mx .shp.legal").first.click()
    person.moves_on(scene)
    expect(person.page.locator(".shp.now")).to_have_count(1)


def test_an_option_and_its_ship_light_up_together(person: Person) -> None:
    makes_table(person)
    plays_until(person, "Use a ship")
    seen = person.asked()
    if "use" in seen.moves:
        person.does(seen, "use")
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
