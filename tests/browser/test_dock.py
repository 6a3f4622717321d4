"""The dock: nothing in it moves, one button says what comes next, and no press falls by chance."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.host import Host
from tests.browser.person import Person, Scene

GAMES: Final = ("Eclipse", "Galactic Era", "Space Station Phoenix")
PLACES: Final = """() => ['.dock', '#undo', '#main', '.d-list'].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
# Presses the main button, and everything again in the very moment in which something changes.
HASTY: Final = """() => new Promise((done) => {
    const dock = document.querySelector('.dock');
    const before = dock.dataset.scene;
    const again = () => {
        if (dock.dataset.scene === before) return;
        watch.disconnect();
        const now = dock.dataset.scene;
        const press = () => dock.querySelectorAll('#main, .drow').forEach((one) => one.click());
        queueMicrotask(press);
        setTimeout(press, 150);
        setTimeout(press, 300);
        setTimeout(() => done([now, dock.dataset.scene, dock.ariaBusy,
            dock.querySelectorAll('[aria-pressed=true]').length]), 330);
    };
    const watch = new MutationObserver(again);
    watch.observe(dock, { attributes: true, attributeFilter: ['data-scene'] });
    dock.querySelector('#main').click();
})"""


def plays_a_little(person: Person, steps: int) -> list[object]:
    """Some questions, and where the parts of the dock stood at each."""
    places: list[object] = [person.page.evaluate(PLACES)]

    def note(seen: Scene) -> bool:
        places.append(person.page.evaluate(PLACES))
        return len(places) > steps

    person.plays(lambda seen: seen.moves[0], until=note)
    return places


@pytest.mark.parametrize("game", GAMES)
def test_the_dock_and_its_buttons_never_move(person: Person, game: str) -> None:
    person.starts_against_bots(game)
    places = plays_a_little(person, steps=10)
    assert all(one == places[0] for one in places)


@pytest.mark.parametrize("game", GAMES)
def test_the_dock_of_a_phone_never_moves(phone: Page, host: Host, game: str) -> None:
    person = Person(phone, host.address)
    person.starts_against_bots(game)
    places = plays_a_little(person, steps=6)
    assert all(one == places[0] for one in places)


def test_the_first_press_chooses_and_the_second_does_it(person: Person) -> None:
    person.starts_against_bots()
    seen = person.asked()
    expect(person.main()).to_have_class(re.compile("missing"))
    expect(person.main()).to_have_attribute("aria-disabled", "true")
    person.option("action research").click()
    expect(person.main()).to_have_text("Research")
    expect(person.main()).to_have_class(re.compile("go"))
    assert person.scene() == seen.name
    person.option("action research").click()
    person.moves_on(seen.name)
    expect(person.page.locator(".dock h2")).to_contain_text("tech")


def test_a_double_click_does_a_move_once(person: Person) -> None:
    person.starts_against_bots()
    seen = person.asked()
    person.option("pass").dblclick()
    person.moves_on(seen.name)
    seen = person.asked()
    expect(person.main()).to_have_attribute("data-step", "confirm")
    expect(person.main()).to_have_text(re.compile("Confirm turn and hand over to"))


def test_nothing_new_takes_a_press_for_400_ms(person: Person) -> None:
    person.starts_against_bots()
    person.asked()
    person.option("action explore").click()
    at_change, later, busy, pressed = person.page.evaluate(HASTY)
    assert later == at_change
    assert busy == "false"
    assert pressed == 0


def test_what_closes_a_question_is_the_main_button_and_no_row(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Move")
    person.asked()
    expect(person.main()).to_have_text("End action")
    expect(person.option("done")).to_have_count(0)


def test_a_step_that_cannot_be_taken_back_says_so(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Explore")
    person.asked()
    person.page.locator(".hex.legal").first.click()
    expect(person.main()).to_have_class(re.compile("final"))
    expect(person.main()).to_contain_text("cannot be taken back")


def test_escape_clears_the_choice(person: Person) -> None:
    person.starts_against_bots()
    person.asked()
    person.option("pass").click()
    expect(person.option("pass")).to_have_attribute("aria-pressed", "true")
    person.page.locator("body").press("Escape")
    expect(person.option("pass")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("key", ["Control+k", "Meta+k"])
def test_the_palette_opens_by_its_key(person: Person, key: str) -> None:
    person.starts_against_bots()
    person.page.keyboard.press(key)
    expect(person.page.get_by_role("dialog", name="Command palette")).to_be_visible()


def test_t_is_the_text_board_even_when_many_rows_have_letters(person: Person) -> None:
    person.starts_against_bots()
    person.chooses("Upgrade")
    person.asked()
    person.page.keyboard.press("t")
    expect(person.page.locator("main.board.text")).to_be_visible()
