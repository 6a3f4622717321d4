"""Looking back: what happened is played to its end, at the speed that was chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person

FAST = "localStorage.setItem('speed', '4')"
PAST = re.compile("After move")


def lets_the_bots_move(person: Person) -> None:
    """Pass at once, so that there are several steps of others to watch."""
    person.chooses("Pass")
    person.confirms()
    person.waits_for_turn()


def runs_to_now(person: Person) -> None:
    """The past is shown for a while, then the question is back without a click."""
    expect(person.page.get_by_role("heading", name=PAST)).to_be_visible()
    expect(person.page.get_by_role("heading", name=PAST)).to_have_count(0)
    person.waits_for_turn()


def steps_shown(page: Page) -> None:
    """Note every position that the timeline shows."""
    page.evaluate(
        """() => {
            window.shown = [];
            const knob = document.querySelector('.scrub [role=slider], .scrub input');
            const note = () => window.shown.push(knob.value ?? knob.ariaValueNow);
            const parts = { subtree: true, childList: true, attributes: true };
            new MutationObserver(note).observe(document.body, parts);
        }"""
    )


def test_the_timeline_plays_to_the_end(person: Person) -> None:
    person.page.add_init_script(FAST)
    person.starts_against_bots()
    lets_the_bots_move(person)
    steps_shown(person.page)
    person.page.get_by_role("button", name="Play", exact=True).click()
    runs_to_now(person)
    shown = [int(one) for one in person.page.evaluate("[...new Set(window.shown)]")]
    first, last = min(shown), max(shown)
    assert last - first > 1
    assert set(range(first, last + 1)) <= set(shown)


def test_watch_plays_to_the_end(person: Person) -> None:
    person.page.add_init_script(FAST)
    person.starts_against_bots()
    lets_the_bots_move(person)
    person.page.get_by_role("button", name="Watch").click()
    runs_to_now(person)


def test_watch_plays_to_the_end_on_a_phone(phone: Page, host: Host) -> None:
    phone.add_init_script(FAST)
    person = Person(phone, host.address)
    person.starts_against_bots()
    lets_the_bots_move(person)
    phone.locator(".sincepill").tap()
    runs_to_now(person)


def test_a_replay_plays_to_the_end(person: Person) -> None:
    person.page.add_init_script(FAST)
    url = person.starts_against_bots()
    lets_the_bots_move(person)
    person.opens(url.removeprefix(person.address).replace("/table/", "/replay/") + "?seq=0")
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    assert int(last) > 2
    person.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(last)
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_speed_is_chosen_and_kept(person: Person) -> None:
    person.starts_against_bots()
    speed = person.page.get_by_role("button", name=re.compile("Speed"))
    expect(speed).to_have_text("1×")
    speed.click()
    expect(speed).to_have_text("2×")
    person.page.reload()
    expect(speed).to_have_text("2×")
    speed.click()
    expect(speed).to_have_text("4×")
    speed.click()
    expect(speed).to_have_text("1×")
