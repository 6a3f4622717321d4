"""What a person does at the page, in the words of the page."""

from __future__ import annotations

import contextlib
import re
import time
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPTION: Final = ".decision .opt:not([aria-disabled])"
# The tiles and dice of every game in these tests are the same each time.
START: Final = "/?seed=browser"
REFUSED: Final = ".decision .opt[aria-disabled]"
# Choices beside the question; a person who wants to finish does not trade for ever.
ASIDE: Final = ("Trade", "Propose", "Return Reputation")


class Person:
    """Somebody in front of one browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def opens(self, path: str = "/") -> None:
        """Go to an address of the page."""
        self.page.goto(self.address + path)

    def starts_against_bots(self, game: str = "Eclipse") -> str:
        """One click in the lobby; the address of the new table."""
        self.opens(START)
        self.page.get_by_role("button", name=f"Play {game} against bots").first.click()
        self.page.wait_for_url("**/table/**")
        self.waits_for_turn()
        return self.page.url

    def makes_table(self, mode: str, sitting: list[str], name: str = "", game: str = "") -> str:
        """Set up a table in the lobby: how to play, and who sits on the other seats."""
        self.opens(START)
        panel = self.page.locator("#start")
        if game:
            panel.locator("select").first.select_option(label=game)
        panel.get_by_role("button", name=mode, exact=True).click()
        while panel.locator(".seatset li").count() > len(sitting) + 1:
            panel.get_by_role("button", name="One seat fewer").click()
        for at, who in enumerate(sitting):
            panel.get_by_label(f"Seat {at + 2}", exact=True).select_option(who)
        panel.get_by_placeholder("Name of the table").fill(name)
        panel.get_by_role("button", name="Make the table").click()
        self.page.wait_for_url("**/table/**")
        return self.page.url

    def waits_for_turn(self) -> None:
        """Until the table asks."""
        expect(self.options().first).to_be_visible(timeout=30_000)

    def options(self) -> Locator:
        """What can be chosen now."""
        return self.page.locator(OPTION)

    def refused(self) -> Locator:
        """What is shown but cannot be chosen."""
        return self.page.locator(REFUSED)

    def question(self) -> str:
        """The question of the decision panel."""
        return self.page.locator(".decision h2").inner_text()

    def chooses(self, text: str) -> None:
        """The option with this text."""
        before = self.version()
        self.options().filter(has_text=re.compile(rf"^\w?\s*{re.escape(text)}")).first.click()
        self.settles(before)

    def version(self) -> str:
        """Changes with every answer of the server that changes the question."""
        rows = self.page.locator(".decision .opt")
        return self.question() + "|".join(rows.all_inner_texts())

    def settles(self, before: str) -> None:
        """Until the panel shows something else."""
        end = time.monotonic() + 10
        while time.monotonic() < end and self.version() == before:
            self.page.wait_for_timeout(30)

    def can_confirm(self) -> bool:
        """Is there a turn to confirm?"""
        button = self.page.locator("#confirm")
        return button.count() > 0 and button.get_attribute("aria-disabled") != "true"

    def confirms(self) -> None:
        """Show the turn to the others."""
        self.page.locator("#confirm").click()
        expect(self.page.locator("#confirm")).to_have_attribute("aria-disabled", "true")

    def over(self) -> bool:
        """Has the game ended?"""
        return self.page.locator(".score").count() > 0

    def plays_to_the_end(self, seconds: float) -> None:
        """One exploration a round at most, then pass, settle and confirm, by clicking."""
        end = time.monotonic() + seconds
        explored = ""
        while not self.over():
            assert time.monotonic() < end, self.version()
            if self.options().count() == 0:
                if self.can_confirm():
                    self.page.locator("#confirm").click()
                self.page.wait_for_timeout(100)
                continue
            texts = self.options().all_inner_texts()
            at = _sensible(texts, explored != self.round())
            if "Explore" in texts[at]:
                explored = self.round()
            before = self.version()
            self.clicks(at)
            self.settles(before)

    def clicks(self, at: int) -> None:
        """The option of this row; if another question has come meanwhile, nothing."""
        with contextlib.suppress(TimeoutError):
            self.options().nth(at).click(timeout=3_000)

    def round(self) -> str:
        """The number of the round."""
        return self.page.locator(".rounds i.now").inner_text()


def _sensible(texts: list[str], may_explore: bool) -> int:
    """Explore when allowed, end things otherwise, never trade unless nothing else is left."""
    names = [text.split("\n")[-1 if "\n" not in text else 1].strip() for text in texts]
    if may_explore and any(name.startswith("Explore") for name in names):
        return next(k for k, name in enumerate(names) if name.startswith("Explore"))
    for end in ("Pass", "Done", "Take control", "Decline", "Keep for"):
        for at, name in enumerate(names):
            if name.startswith(end):
                return at
    main = [k for k, name in enumerate(names) if not name.startswith(ASIDE)]
    return main[0] if main else 0
