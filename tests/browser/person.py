"""What a person does at the page, in the words of the page."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPTION: Final = ".decision .opt:not([aria-disabled])"
# The tiles and dice of every game in these tests are the same each time.
START: Final = "/?seed=browser"
REFUSED: Final = ".decision .opt[aria-disabled]"
# Choices beside the question; a person who wants to finish does not trade for ever.
ASIDE: Final = ("Trade", "Propose", "Return Reputation")
# How long a loaded machine may take; nobody waits that long unless something is broken.
PATIENCE_MS: Final = 60_000
# The decision panel in one look: what is read bit by bit may belong to two questions.
LOOK: Final = """() => {
    const panel = document.querySelector('.decision');
    const over = document.querySelector('.score') !== null;
    if (!panel) return over ? { scene: '', busy: false, over, rows: [], confirm: false } : null;
    const rows = [...panel.querySelectorAll('.opt:not([aria-disabled])')].filter(
        // A sealed choice may be taken back until all are in: no question, and gone any moment.
        (row) => row.dataset.move !== 'withdraw'
    );
    return {
        scene: panel.dataset.scene,
        busy: panel.ariaBusy === 'true',
        over,
        rows: rows.map((row) => [row.dataset.move, row.querySelector('.t')?.innerText ?? '']),
        confirm: panel.querySelector('#confirm[aria-disabled="false"]') !== null,
    };
}"""
# Something to decide, and nothing on its way: from here on only this person changes the scene.
ASKED: Final = f"""() => {{
    const seen = ({LOOK})();
    return seen && !seen.busy && (seen.over || seen.rows.length > 0 || seen.confirm) && seen;
}}"""
MOVED_ON: Final = f"""(before) => {{
    const seen = ({LOOK})();
    return !seen || (!seen.busy && (seen.over || seen.scene !== before));
}}"""


class Scene(NamedTuple):
    """The decision panel at one moment."""

    name: str
    over: bool
    moves: list[str]
    texts: list[str]


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
        expect(self.options().first).to_be_visible(timeout=PATIENCE_MS)

    def asked(self) -> Scene:
        """Wait until there is something to choose or to confirm, or the game is over."""
        seen = self.page.wait_for_function(ASKED, timeout=PATIENCE_MS).json_value()
        moves, texts = ([row[k] for row in seen["rows"]] for k in (0, 1))
        return Scene(seen["scene"], seen["over"], moves, texts)

    def moves_on(self, scene: str) -> None:
        """Wait until the panel shows another scene than this one."""
        self.page.wait_for_function(MOVED_ON, arg=scene, timeout=PATIENCE_MS)

    def scene(self) -> str:
        """The position and what of it has been narrowed down: never the same twice."""
        return self.page.locator(".decision").get_attribute("data-scene") or ""

    def options(self) -> Locator:
        """What can be chosen now."""
        return self.page.locator(OPTION)

    def option(self, move: str) -> Locator:
        """The row of a move, by its notation."""
        return self.page.locator(f'.decision .opt[data-move="{move}"]')

    def refused(self) -> Locator:
        """What is shown but cannot be chosen."""
        return self.page.locator(REFUSED)

    def question(self) -> str:
        """The question of the decision panel."""
        return self.page.locator(".decision h2").inner_text()

    def shown(self) -> str:
        """The question and its rows, as they are read."""
        rows = self.page.locator(".decision .opt")
        return self.question() + "|".join(rows.all_inner_texts())

    def chooses(self, text: str) -> None:
        """The option with this text."""
        seen = self.asked()
        at = next(k for k, one in enumerate(seen.texts) if one.startswith(text))
        self.does(seen, seen.moves[at])

    def does(self, seen: Scene, move: str) -> None:
        """Click the row of a move, and wait for what comes of it.

        Others may act at the same time and take the question away: then there is nothing to do.
        """
        row = self.page.locator(f'.decision[data-scene="{seen.name}"] .opt[data-move="{move}"]')
        while self.scene() == seen.name:
            with contextlib.suppress(TimeoutError):
                row.click(timeout=2_000)
                self.moves_on(seen.name)
                return

    def confirms(self) -> None:
        """Show the turn to the others."""
        scene = self.scene()
        self.page.locator("#confirm").click()
        self.moves_on(scene)

    def undoes(self) -> None:
        """Take one step back."""
        scene = self.scene()
        self.page.locator("#undo").click()
        self.moves_on(scene)

    def over(self) -> bool:
        """Has the game ended?"""
        return self.page.locator(".score").count() > 0

    def plays(self, wish: Callable[[Scene], str], until: Callable[[Scene], bool]) -> Scene:
        """Do what is wished for, and confirm turns, until the game is over or something is seen."""
        while True:
            seen = self.asked()
            if seen.over or until(seen):
                return seen
            if seen.moves:
                self.does(seen, wish(seen))
            else:
                self.confirms()

    def plays_to_the_end(self, seconds: float) -> None:
        """One exploration a round at most, then pass, settle and confirm, by clicking."""
        end = time.monotonic() + seconds
        explored: set[str] = set()

        def wish(seen: Scene) -> str:
            assert time.monotonic() < end, seen
            now = self.round()
            at = _sensible(seen.texts, now not in explored)
            if seen.texts[at].startswith("Explore"):
                explored.add(now)
            return seen.moves[at]

        self.plays(wish, until=lambda seen: False)

    def round(self) -> str:
        """The number of the round."""
        return self.page.locator(".rounds i.now").inner_text()


def _sensible(names: list[str], may_explore: bool) -> int:
    """Explore when allowed, end things otherwise, never trade unless nothing else is left."""
    if may_explore and any(name.startswith("Explore") for name in names):
        return next(k for k, name in enumerate(names) if name.startswith("Explore"))
    for end in ("Pass", "Done", "Take control", "Decline", "Keep for"):
        for at, name in enumerate(names):
            if name.startswith(end):
                return at
    main = [k for k, name in enumerate(names) if not name.startswith(ASIDE)]
    return main[0] if main else 0
