"""Takes the pictures of docs/screenshots: python -m tests.browser.screenshots ADDRESS [FOLDER].

The server must run; pictures are taken of a game that this script starts and plays a little.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from bench.page_answer import IMPORT, late
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.host import ARGUMENTS, CHROMIUM
from tests.browser.person import Person

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}


class Album:
    """One folder of pictures."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, page: Page, name: str) -> None:
        """A picture under this name and the width of the window."""
        page.wait_for_timeout(900)
        size = page.viewport_size or WIDE
        page.screenshot(path=self.folder / f"{name}-{size['width']}.png")


def play_a_little(person: Person, steps: int) -> None:
    """Explore and take what is found, so that there is something to see."""
    wishes = ("Explore", "Take control", "Take the reward", "Place", "Research", "Build", "Put a")
    for _ in range(steps):
        seen = person.asked()
        if not seen.moves:
            person.confirms()
            continue
        ranks = ((wish, k) for wish in wishes for k in range(len(seen.moves)))
        at = next((k for wish, k in ranks if seen.texts[k].startswith(wish)), 0)
        person.does(seen, seen.moves[at])


def wide_shots(context: BrowserContext, address: str, album: Album) -> str:
    """Lobby, table, its tabs and an exploration; the address of the table."""
    page = context.new_page()
    person = Person(page, address)
    person.opens()
    album.keep(page, "lobby")
    table = person.starts_against_bots()
    play_a_little(person, 14)
    person.waits_for_turn()
    album.keep(page, "table")
    for tab in ("Ships", "Tech"):
        page.get_by_role("tab", name=tab, exact=True).first.click()
        album.keep(page, f"table-{tab.lower()}")
    page.get_by_role("button", name="Light or dark").click()
    album.keep(page, "table-light")
    page.get_by_role("button", name="Light or dark").click()
    return table


def page_shots(context: BrowserContext, address: str, album: Album, table: str) -> None:
    """The other pages, as the window of the context is."""
    page = context.new_page()
    person = Person(page, address)
    short = table.removeprefix(address)
    names = {"lobby": "/", "account": "/account", "rules": "/rules/eclipse", "table": short}
    for name, path in names.items():
        person.opens(path)
        album.keep(page, name)


def phone_tabs(context: BrowserContext, address: str, album: Album, table: str) -> None:
    """The views of the table on a phone."""
    page = context.new_page()
    Person(page, address).opens(table.removeprefix(address))
    for tab in ("Empire", "Ships", "Tech", "Log"):
        page.locator(".tabbar").get_by_role("tab", name=tab).tap()
        album.keep(page, f"table-{tab.lower()}")


def imported(browser: Browser, address: str, text: str) -> tuple[BrowserContext, str]:
    """A newcomer who brings a saved game along, and its table."""
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    Person(page, address).opens()
    return context, str(page.evaluate(IMPORT, text))


def shot_of(context: BrowserContext, url: str, album: Album, name: str) -> None:
    """A picture of one address once it has settled."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_timeout(9000)
    album.keep(page, name)


def replays(browser: Browser, address: str, album: Album) -> None:
    """A game of six in its last rounds, and the replay of the whole of it."""
    context, table = imported(browser, address, late())
    shot_of(context, f"{address}/table/{table}", album, "table-late")
    wide, whole = imported(browser, address, late(0))
    phone = browser.new_context(
        viewport=PHONE, is_mobile=True, device_scale_factor=2, storage_state=wide.storage_state()
    )
    for window in (wide, phone):
        shot_of(window, f"{address}/replay/{whole}", album, "replay")


def general_shots(context: BrowserContext, address: str, album: Album) -> None:
    """The tables of the other games."""
    page = context.new_page()
    person = Person(page, address)
    for game, name in (("Galactic Era", "galactic-era"), ("Space Station Phoenix", "phoenix")):
        person.starts_against_bots(game)
        play_a_little(person, 6)
        album.keep(page, name)


def take(browser: Browser, address: str, album: Album) -> None:
    """All pictures, wide first: the phone looks at the same table."""
    wide = browser.new_context(viewport=WIDE)
    table = wide_shots(wide, address, album)
    page_shots(wide, address, album, table)
    replays(browser, address, album)
    general_shots(wide, address, album)
    phone = browser.new_context(
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        storage_state=wide.storage_state(),
    )
    page_shots(phone, address, album, table)
    phone_tabs(phone, address, album, table)


def main() -> None:
    """Read the arguments and take the pictures."""
    address = sys.argv[1]
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else "docs/screenshots")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        take(browser, address, Album(folder))
        browser.close()


if __name__ == "__main__":
    main()
