"""What the bots see in Galactic Era, and which moves they think about."""

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.bots import make, think
from starboard.bots.galactic_era.features import NAMES, GalacticEraFeatures
from starboard.bots.knowledge import values_of
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.history import full_options
from starboard.games.galactic_era.growth.selection import SelectCounters
from starboard.games.galactic_era.round import SELECTION, Round

FEATURES = GalacticEraFeatures(False)


def counted(p: Position, seat: int = 0) -> dict[str, int]:
    numbers = FEATURES.count(p.state, seat)
    return {name: int(numbers[k]) for k, name in enumerate(NAMES) if numbers[k]}


def useful(p: Position, seat: int = 0) -> list[str]:
    return [str(move) for move in FEATURES.useful(p.state, seat, GAME.legal(p.state, seat))]


def best(p: Position, level: str, seat: int = 0) -> str:
    return str(think(make(level), GAME, p.state, seat, Quick(3)))


def test_every_feature_has_a_weight() -> None:
    values = values_of(GAME, Position("seats 4").state, False)
    assert values is not None
    assert [len(row) for row in values.rows] == [len(NAMES)] * 8


def test_a_new_civilisation_is_counted() -> None:
    found = counted(Position("red has 3 ships at khaa"))
    assert (found["stars"], found["ships"], found["production"]) == (1, 3, 3)
    assert (found["growth"], found["aligned_rounds"]) == (1, 4)


def test_a_star_under_a_ship_is_a_target_worth_its_discs() -> None:
    p = Position("sirius is uninhabited; red has 1 ship at khaa")
    star = next(s for s in p.state.board.rules.stars if p.state.owner[s] < 0)
    p.state.set_counter(star, 2, 1)
    p.arrange(f"red has 1 ship at {p.text(int(p.state.board.rules.star_hex[star]))}")
    assert counted(p)["targets"] == 300


def test_counters_under_seal_count_by_what_they_will_bring() -> None:
    p = Position("red has 3 ships at khaa")
    p.begin(Round(SELECTION + 1, 0), SelectCounters(7, [-1] * 3, 0, 0))
    p.play(0, "select grow+build minus")
    assert (counted(p)["due_discs"], counted(p)["due_ships"]) == (1, 3)


def test_counters_that_were_not_used_are_void_after_the_turn() -> None:
    p = Position(
        "red selected grow+build and military; blue selected grow+build and military; "
        "red has 1 ship at khaa; growth phase begins"
    )
    assert "due_discs" in counted(p)
    p.play(0, "end")
    assert "due_discs" not in counted(p)
    assert "due_discs" in counted(p, 1)


def test_a_card_waits_until_it_is_ready() -> None:
    p = Position("red holds alignment; only cards of red are left")
    assert useful(p) == ["pass"]
    assert useful(p.arrange("red is sts")) == ["card"]


def fields(p: Position) -> set[str]:
    p.arrange("only selection is left")
    return {move.split()[2] for move in useful(p) if "research" in move}


def test_research_is_thought_about_in_two_fields() -> None:
    assert fields(Position()) == {"genetics", "robotics"}
    assert fields(Position("story journeys; round 8")) == {"propulsion", "spirituality"}


@pytest.mark.parametrize("level", ["casual", "skilled"])
def test_selected_counters_are_used(level: str) -> None:
    p = Position(
        "red selected grow+build and military; red has 3 ships at khaa; growth phase begins"
    )
    assert best(p, level) in ("grow", "build")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_casual_bots_finish_a_game_with_any_number_of_players(seats: int) -> None:
    state = GAME.setup(seats, full_options(GAME, seats, {}), Run(Quick(seats), False))
    bot, picks, run = make("casual"), Quick(1), Run(Quick(2), False)
    while not GAME.over(state):
        seat = first_bit(GAME.actors(state))
        GAME.apply(state, seat, think(bot, GAME, state, seat, picks), run)
    assert state.round == 8
