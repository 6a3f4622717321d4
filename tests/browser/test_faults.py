"""What goes wrong in one part of the page stays there."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect
from tests.browser.person import Person


def hears(page: Page, ideas: object) -> None:
    """The bot's hint is this, whatever it would have been."""

    def answer(route: Route) -> None:
        seq = int(page.locator(".scrub [role=slider]").get_attribute("aria-valuenow") or 0)
        route.fulfill(
            content_type="application/json", body=json.dumps({"seq": seq, "ideas": ideas})
        )

    page.route("**/hint?*", answer)


def idea(move: str, points: float) -> dict[str, object]:
    reasons = [{"name": "discs", "points": 1.0}, {"name": "discs", "points": 1.0}]
    return {"move": move, "text": move.title(), "points": points, "reasons": reasons}


def test_a_move_that_is_hinted_three_times_is_told_once(person: Person) -> None:
    person.starts_against_bots()
    hears(person.page, [idea("pass", 9), idea("pass", 8), idea("action explore", 7)])
    person.page.get_by_role("button", name="What would the bot do?").click()
    ideas = person.page.get_by_role("list", name="Best ideas of the bot").get_by_role("listitem")
    expect(ideas).to_have_count(2)


def test_a_panel_that_fails_takes_nothing_else_with_it(person: Person) -> None:
    person.starts_against_bots()
    hears(person.page, [None])
    person.page.get_by_role("button", name="What would the bot do?").click()
    expect(person.page.get_by_text("This part could not be drawn.")).to_be_visible()
    expect(person.page.locator(".galaxy .hex").first).to_be_visible()
    person.chooses("Explore")
    expect(person.page.locator(".hex.legal").first).to_be_visible()
    expect(person.page.get_by_text("This part could not be drawn.")).to_have_count(0)
