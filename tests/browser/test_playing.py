"""Playing Eclipse in the browser against the real server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person


def test_one_click_starts_eclipse_against_bots(person: Person) -> None:
    person.starts_against_bots()
    expect(person.page.locator(".galaxy .hex").first).to_be_visible()


def test_a_whole_game_against_a_bot_can_be_finished_by_clicking(person: Person) -> None:
    person.makes_table("Live", ["random"])
    person.waits_for_turn()
    person.plays_to_the_end(seconds=240)
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_a_tile_is_turned_and_placed_on_the_board(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Explore")
    person.page.locator(".hex.legal").first.click()
    person.page.get_by_role("button", name="Turn right").click()
    hot = person.page.locator(".decision .opt.hot")
    expect(hot).to_have_attribute("data-move", re.compile(r"^place \d+ \d"))
    person.page.get_by_role("button", name="Place the tile so").click()
    expect(hot).to_have_count(0)


def test_one_round_is_played_by_keyboard_only(person: Person) -> None:
    person.starts_against_bots()
    page = person.page
    for _ in range(200):
        if person.round() != "1" or person.over():
            break
        if person.options().count() == 0:
            page.keyboard.press("c")
            page.wait_for_timeout(120)
            continue
        row = person.options().filter(has_text=re.compile(r"Pass|Done")).first
        if row.count() == 0:
            row = person.options().first
        before = person.version()
        page.keyboard.press(row.get_attribute("aria-keyshortcuts") or "a")
        person.settles(before)
    assert person.round() != "1" or person.over()


def test_the_board_is_walked_with_the_arrow_keys(person: Person) -> None:
    person.starts_against_bots()
    stop = person.page.locator(".galaxy [tabindex='0']").first
    stop.focus()
    first = stop.get_attribute("data-place")
    person.page.keyboard.press("ArrowDown")
    now = person.page.evaluate("document.activeElement.dataset.place")
    assert now and now != first


def test_one_turn_on_a_small_phone_by_touch(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.opens()
    phone.get_by_role("button", name="Play Eclipse against bots").first.tap()
    phone.wait_for_url("**/table/**")
    person.waits_for_turn()
    before = person.version()
    person.options().filter(has_text="Pass").first.tap()
    person.settles(before)
    phone.locator("#confirm").tap()
    expect(phone.locator("#confirm")).to_have_attribute("aria-disabled", "true", timeout=10_000)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_a_finger_previews_before_it_chooses(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots()
    person.chooses("Explore")
    before = person.version()
    target = phone.locator(".hex.legal").first
    target.tap()
    expect(phone.locator(".decision .opt.hot")).to_have_count(1)
    assert person.version() == before
    target.tap()
    person.settles(before)
    assert person.version() != before


def test_undo_takes_steps_back_until_something_was_revealed(person: Person) -> None:
    person.starts_against_bots()
    start = person.version()
    person.chooses("Explore")
    chosen = person.version()
    person.page.locator("#undo").click()
    person.settles(chosen)
    assert person.version() == start
    person.chooses("Explore")
    person.page.locator(".hex.legal").first.click()
    person.settles(chosen)
    person.page.locator("#undo").click()
    expect(person.page.get_by_role("dialog", name="Undo stops here")).to_be_visible()


def test_a_refused_tech_says_why_not(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Research")
    person.page.get_by_role("tab", name="Tech", exact=True).first.click()
    tile = person.page.locator(".tt[aria-disabled='true']:not(.own)").first
    tile.click()
    why = person.page.get_by_role("dialog")
    expect(why).to_contain_text("ECL-")
    person.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_refused_buildings_and_moves_say_why_not(person: Person) -> None:
    person.starts_against_bots()
    for action in ("Build", "Move"):
        person.chooses(action)
        if person.refused().count():
            person.refused().first.click()
            expect(person.page.get_by_role("dialog")).to_contain_text("ECL-")
            person.page.keyboard.press("Escape")
        before = person.version()
        person.page.locator("#undo").click()
        person.settles(before)


def test_the_palette_takes_a_move_in_notation(person: Person) -> None:
    person.starts_against_bots()
    before = person.version()
    person.page.keyboard.press("/")
    person.page.get_by_role("combobox").fill("action research")
    person.page.keyboard.press("Enter")
    person.settles(before)
    assert "esearch" in person.question()
