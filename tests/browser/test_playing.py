"""Playing Eclipse in the browser against the real server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person, Scene


def test_one_click_starts_eclipse_against_bots(person: Person) -> None:
    person.starts_against_bots()
    expect(person.page.locator(".galaxy .hex").first).to_be_visible()


def test_a_whole_game_against_a_bot_can_be_finished_by_clicking(person: Person) -> None:
    person.makes_table("Live", ["random"])
    person.plays_to_the_end(seconds=600)
    expect(person.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_a_tile_is_turned_and_placed_on_the_board(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Explore")
    person.page.locator(".hex.legal").first.click()
    person.page.get_by_role("button", name="Turn right").click()
    hot = person.page.locator(".decision .opt.hot")
    expect(hot).to_have_attribute("data-move", re.compile(r"^place \d+ \d"))
    scene = person.scene()
    person.page.get_by_role("button", name="Place the tile so").click()
    person.moves_on(scene)


def quickest_key(person: Person, seen: Scene) -> str:
    """The key that ends things soonest: it confirms when nothing is left to choose."""
    if not seen.moves:
        return "c"
    ends = (k for k, text in enumerate(seen.texts) if text.startswith(("Pass", "Done")))
    row = person.option(seen.moves[next(ends, 0)])
    return row.get_attribute("aria-keyshortcuts") or ""


def test_one_round_is_played_by_keyboard_only(person: Person) -> None:
    person.starts_against_bots()
    seen = person.asked()
    while person.round() == "1" and not seen.over:
        person.page.keyboard.press(quickest_key(person, seen))
        person.moves_on(seen.name)
        seen = person.asked()
    assert person.round() != "1" or person.over()


def test_the_board_is_walked_with_the_arrow_keys(person: Person) -> None:
    person.starts_against_bots()
    stop = person.page.locator(".galaxy [tabindex='0']").first
    stop.focus()
    first = stop.get_attribute("data-place")
    person.page.keyboard.press("ArrowDown")
    now = person.page.evaluate("document.activeElement.dataset.place")
    assert now
    assert now != first


def test_one_turn_on_a_small_phone_by_touch(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.opens()
    phone.get_by_role("button", name="Play Eclipse against bots").first.tap()
    phone.wait_for_url("**/table/**")
    person.waits_for_turn()
    scene = person.scene()
    person.options().filter(has_text="Pass").first.tap()
    person.moves_on(scene)
    scene = person.scene()
    phone.locator("#confirm").tap()
    person.moves_on(scene)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_a_finger_previews_before_it_chooses(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots()
    person.chooses("Explore")
    before = person.scene()
    target = phone.locator(".hex.legal").first
    target.tap()
    expect(phone.locator(".decision .opt.hot")).to_have_count(1)
    assert person.scene() == before
    target.tap()
    person.moves_on(before)


def test_undo_takes_steps_back_until_something_was_revealed(person: Person) -> None:
    person.starts_against_bots()
    start = person.shown()
    person.chooses("Explore")
    person.undoes()
    assert person.shown() == start
    person.chooses("Explore")
    chosen = person.scene()
    person.page.locator(".hex.legal").first.click()
    person.moves_on(chosen)
    expect(person.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    person.page.locator("#undo").click(force=True)
    expect(person.page.get_by_role("dialog", name="Undo stops here")).to_be_visible()


def test_a_refused_tech_says_why_not(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Research")
    person.page.get_by_role("tab", name="Tech", exact=True).first.click()
    tile = person.page.locator(".tt[aria-disabled='true']:not(.own)").first
    tile.click(force=True)
    why = person.page.get_by_role("dialog")
    expect(why).to_contain_text("ECL-")
    person.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_refused_buildings_and_moves_say_why_not(person: Person) -> None:
    person.starts_against_bots()
    for action in ("Build", "Move"):
        person.chooses(action)
        if person.refused().count():
            person.refused().first.click(force=True)
            expect(person.page.get_by_role("dialog")).to_contain_text("ECL-")
            person.page.keyboard.press("Escape")
        person.undoes()


def test_the_palette_takes_a_move_in_notation(person: Person) -> None:
    person.starts_against_bots()
    before = person.scene()
    person.page.keyboard.press("/")
    person.page.get_by_role("combobox").fill("action research")
    person.page.keyboard.press("Enter")
    person.moves_on(before)
    assert "esearch" in person.question()
