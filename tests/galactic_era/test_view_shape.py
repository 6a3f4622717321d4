"""Every view has the declared shape, and what it sums up agrees with the rules."""

from __future__ import annotations

import random

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.engine.flow import steps_seen
from starboard.engine.ruleset import package_layer, read_table
from starboard.engine.shape import faults
from starboard.engine.table import Table
from starboard.games.galactic_era.view.shape import StepView, View
from starboard.games.galactic_era.view.view import view

PLAIN: dict[str, object] = {}
LONG: dict[str, object] = {"rounds": "12", "setup": "deterministic", "sides": "random"}
WARS: dict[str, object] = {"story": "wars", "goal": "none"}
GROWTH: dict[str, object] = {"story": "migrations", "goal": "personal_growth"}
CARDS = '[[cards]]\nid = "spatial"\nvp = 13\n'


def walk(seats: int, options: dict[str, object], seed: str) -> list[str]:
    """The faults in views of a random game: steps often, whole views by turns, all at the end."""
    table = Table(GAME, seats, seed, options)
    chance = random.Random(seed)
    watchers = [None, *range(seats)]
    found: list[str] = []
    while not table.over and not found:
        seat = watchers[table.seq % len(watchers)]
        if table.seq % 40 == 0:
            found = faults(table.view(seat)["board"], View)
        elif table.seq % 4 == 0:
            watcher = -1 if seat is None else seat
            found = faults(steps_seen(table.state, watcher)[-1:], list[StepView])
        actor = chance.choice(table.actors)
        table.play(actor, chance.choice(table.legal(actor)))
    return found + [text for seat in watchers for text in faults(table.view(seat)["board"], View)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, PLAIN), (2, LONG), (3, LONG), (3, WARS), (4, GROWTH), (5, PLAIN), (6, WARS)],
)
def test_every_view_of_a_random_game_has_its_shape(seats: int, options: dict[str, object]) -> None:
    assert walk(seats, options, f"shape {seats}") == []


def test_sums_of_a_player_are_those_of_the_board() -> None:
    seen = view(Position("seats 3").state, 0)
    for player in seen["players"]:
        own = [star for star in seen["stars"] if star["owner"] == player["number"]]
        assert player["stars"] == len(own)
        assert player["population"] == sum(star["population"] for star in own)
        assert player["ships"] == sum(stack["n"] for stack in player["pieces"])


@pytest.mark.rule("GE-END-02")
def test_population_points_are_those_of_the_outcome() -> None:
    state = Position("seats 3").state
    rows = [dict(row) for row in GAME.outcome(state).breakdown]
    points = [player["population_points"] for player in view(state, -1)["players"]]
    assert points == [row["population"] for row in rows]


@pytest.mark.rule("GE-BLD-02")
def test_the_population_track_has_the_printed_intervals() -> None:
    track = read_table("population_track", [package_layer("starboard.games.galactic_era")])
    printed = [
        (row.number("from"), row.number("to"), row.number("ships"))
        for row in track.rows("ship_intervals")
    ]
    seen = view(Position("seats 3").state, 0)["population_track"]
    assert [(row["first"], row["last"], row["ships"]) for row in seen] == printed


@pytest.mark.rule("GE-SET-01")
def test_eras_list_all_rounds_in_order() -> None:
    eras = view(Position("seats 3").state, 0)["eras"]
    assert [k for era in eras for k in era["rounds"]] == list(range(1, 9))
    assert [era["light"] for era in eras] == [True, False, True]


def test_a_table_shows_its_own_values() -> None:
    overrides = {"overrides": {"domination_cards.toml": CARDS}}
    seen = Table(GAME, 3, "own values", overrides).view(0)["board"]
    assert [card["vp"] for card in seen["cards"] if card["id"] == "spatial"] == [13]  # type: ignore[index]


@pytest.mark.rule("GE-GOL-09")
def test_personal_growth_doubles_the_points_of_cards_in_the_view() -> None:
    plain = Table(GAME, 3, "double", {"goal": "none"}).view(0)["board"]
    double = Table(GAME, 3, "double", {"goal": "personal_growth"}).view(0)["board"]
    values = [card["vp"] for card in plain["cards"]]  # type: ignore[index]
    assert [card["vp"] for card in double["cards"]] == [2 * vp for vp in values]  # type: ignore[index]


@pytest.mark.rule("GE-SET-12")
def test_only_those_who_know_a_card_see_how_far_it_is() -> None:
    state = Position("seats 3").state
    for player in state.players:
        player.card = 10
    state.card_known = state.card_known[:]
    state.card_known[10] = 1
    rows = [view(state, seat)["players"][0]["progress"] for seat in (0, 1, -1)]
    stars = len(state.stars_of(0))
    assert rows == [{"have": stars, "need": int(state.rules.cards[10].need)}, None, None]


def test_a_game_that_is_over_says_so() -> None:
    state = Position("seats 3").state
    state.stack = []
    assert view(state, 0)["phase"] == "over"
