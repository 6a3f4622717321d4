"""Several people, several windows, one table."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.host import Host
from tests.browser.person import PATIENCE_MS, Person


def test_on_one_screen_a_curtain_hides_the_other_hand(person: Person) -> None:
    person.makes_table("One screen", ["me"])
    page = person.page
    first = page.get_by_role("button", name="I am").inner_text()
    expect(page.locator(".lp")).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    person.waits_for_turn()
    person.chooses("Pass")
    person.confirms()
    curtain = page.get_by_role("button", name="I am")
    expect(curtain).to_be_visible(timeout=PATIENCE_MS)
    assert curtain.inner_text() != first
    expect(page.locator(".lp, .decision, .galaxy")).to_have_count(0)


def test_two_people_play_on_after_the_server_was_restarted(
    browser: Browser, own_host: Host
) -> None:
    windows = [browser.new_context(viewport={"width": 1300, "height": 800}) for _ in range(2)]
    ada, bob = (Person(window.new_page(), own_host.address) for window in windows)
    table = ada.makes_table("Live", ["open"], name="Friday")
    bob.opens()
    bob.page.get_by_role("button", name="Join Friday").click()
    bob.page.wait_for_url("**/table/**")
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.page.locator(".galaxy")).to_be_visible(timeout=PATIENCE_MS)
    expect(bob.page.locator(".galaxy")).to_be_visible(timeout=PATIENCE_MS)
    own_host.stop()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible(timeout=PATIENCE_MS)
    own_host.start()
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0, timeout=PATIENCE_MS)
    first, second = (ada, bob) if ada.options().count() else (bob, ada)
    first.chooses("Pass")
    first.confirms()
    expect(second.options().first).to_be_visible(timeout=PATIENCE_MS)
    assert table == ada.page.url
    for window in windows:
        window.close()


def test_chat_reaches_the_other_window(browser: Browser, host: Host) -> None:
    context = browser.new_context(viewport={"width": 1300, "height": 800})
    ada = Person(context.new_page(), host.address)
    url = ada.starts_against_bots()
    other = Person(context.new_page(), host.address)
    other.opens(url.removeprefix(host.address))
    for one in (ada, other):
        one.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something to the table").fill("good luck")
    ada.page.get_by_role("button", name="Send").click()
    expect(other.page.locator(".logp")).to_contain_text("good luck")
    context.close()
