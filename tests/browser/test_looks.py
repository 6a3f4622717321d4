"""Every page: accessible, in both themes and languages, small, and alone on the network."""

from __future__ import annotations

import gzip
import re
from importlib import resources
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, expect
from tests.browser.host import Host
from tests.browser.person import Person

PAGES = ["/", "/account", "/rules/eclipse", "/nowhere"]
MOST_BYTES = 200_000


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical, at rest: a colour that still fades has no contrast."""
    page.emulate_media(reduced_motion="reduce")
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in BAD]


BAD = ("serious", "critical")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_page_is_accessible(page: Page, host: Host, path: str, theme: str) -> None:
    page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    page.goto(host.address + path)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_and_all_its_tabs_are_accessible(person: Person, theme: str) -> None:
    person.page.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    person.starts_against_bots()
    found = serious(person.page)
    for tab in ("Ships", "Tech", "Table", "Chat"):
        person.page.get_by_role("tab", name=tab, exact=True).first.click()
        found += serious(person.page)
    person.page.keyboard.press("t")
    found += serious(person.page)
    assert found == []


def test_the_table_on_a_phone_is_accessible(phone: Page, host: Host) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots()
    found = serious(phone)
    for tab in ("Empire", "Ships", "Tech", "Log"):
        phone.locator(".tabbar").get_by_role("tab", name=tab).tap()
        found += serious(phone)
    assert found == []


def test_the_replay_shows_any_moment(person: Person) -> None:
    url = person.starts_against_bots()
    person.chooses("Explore")
    person.opens(url.removeprefix(person.address).replace("/table/", "/replay/"))
    slider = person.page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = slider.get_attribute("max")
    slider.fill("1")
    expect(person.page.get_by_text(f"Move 1 of {last}").first).to_be_visible()
    assert serious(person.page) == []


def test_the_timeline_shows_the_past_and_comes_back(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Explore")
    person.page.keyboard.press(",")
    expect(person.page.get_by_role("heading", name=re.compile("After move"))).to_be_visible()
    assert person.options().count() == 0
    person.page.keyboard.press("Escape")
    person.waits_for_turn()


def test_the_light_theme_stays_over_a_reload(page: Page, host: Host) -> None:
    page.goto(host.address)
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_the_page_speaks_german(page: Page, host: Host) -> None:
    page.add_init_script("localStorage.setItem('language', 'de')")
    page.goto(host.address)
    expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_nothing_is_asked_of_another_host(person: Person) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    person.page.on("request", note)
    person.starts_against_bots()
    own = (person.address, "data:", person.address.replace("http", "ws"))
    assert [url for url in asked if not url.startswith(own)] == []


def test_the_first_load_of_a_table_is_small(person: Person) -> None:
    person.starts_against_bots()
    loaded = person.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    folder = Path(str(resources.files("starboard"))) / "web"
    files = {folder / path.lstrip("/") for path in loaded if path.endswith((".js", ".css"))}
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_BYTES
