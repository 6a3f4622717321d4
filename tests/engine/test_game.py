"""What a game has without saying anything, what it must say, and the registry."""

from collections.abc import Iterator

import pytest
from tests.engine.planted import Wrapped
from tests.mini.positions import mini, new_table

import starboard
from starboard.engine import refusal
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State, Step
from starboard.engine.game import Game
from starboard.engine.rulebook import Rulebook
from starboard.engine.table import Table
from starboard.games import _MADE, _MAKERS, UnknownGame, get, names, register
from starboard.games.mini.moves import PASS

RUN = Run(Quick(1), False)


class OnlyPairs(Wrapped):
    """A game whose swift variant needs an even number of players."""

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        odd = seats % 2 == 1 and options["swift"] is True
        return {"swift": "expected an even number of players"} if odd else {}


class Trio(Wrapped):
    """A game in plain Python that says in its constructor what the table must know."""

    def __init__(self) -> None:
        super().__init__()
        self.min_seats = 3
        self.max_seats = 3


def test_a_game_in_plain_python_says_its_seats_in_its_constructor() -> None:
    with pytest.raises(starboard.BadOptions, match="expected 3 to 3 players, found 2"):
        Table(Trio(), 2, "trio")


def test_a_plain_game_has_no_options_and_no_preferences() -> None:
    game = Game()
    assert (game.options(), game.preferences(), game.check(2, {})) == ([], [], {})


def test_an_empty_stack_is_the_end() -> None:
    state = State()
    assert (Game().over(state), Game().actors(state), Game().optional(state)) == (True, 0, 0)


def test_a_number_is_its_own_word() -> None:
    assert Game().word("tech", 7) == "7"


def test_a_plain_game_answers_nothing_by_itself() -> None:
    assert Game().standing(State(), 0, {}) is None


def test_a_game_must_bring_its_rules() -> None:
    game, state = Game(), State()
    state.push(Step())
    questions = [
        lambda: game.setup(2, {}, RUN),
        lambda: game.apply(state, 0, PASS, RUN),
        lambda: game.clone(state),
        lambda: game.view(state, 0),
        lambda: game.prompt(state, 0),
        lambda: game.determinize(state, 0, RUN),
        lambda: game.parse("pass"),
        lambda: game.outcome(state),
    ]
    for question in questions:
        with pytest.raises(NotImplementedError):
            question()


def test_a_step_refuses_what_it_does_not_know() -> None:
    state = State()
    state.push(Step())
    assert Game().refusal(state, 0, PASS) is refusal.NOT_NOW


def test_options_that_do_not_go_together_are_named() -> None:
    with pytest.raises(starboard.BadOptions) as error:
        Table(OnlyPairs(), 3, "pairs", {"swift": True})
    assert error.value.fields == {"swift": "expected an even number of players"}


def test_options_that_go_together_make_a_table() -> None:
    assert Table(OnlyPairs(), 4, "pairs", {"swift": True}).seats == 4


def test_a_game_is_made_once() -> None:
    assert get("mini") is get("mini") is new_table().game


def test_the_miniature_game_is_not_listed() -> None:
    assert "mini" not in starboard.games()
    assert starboard.games() == names()


@pytest.fixture
def pairs() -> Iterator[None]:
    """A game of one's own in the registry, taken out again for the tests after this one."""
    register("pairs", OnlyPairs)
    yield
    _MAKERS.pop("pairs")
    _MADE.pop("pairs", None)


@pytest.mark.usefixtures("pairs")
def test_a_game_of_ones_own_can_be_registered() -> None:
    assert "pairs" in starboard.games()
    assert starboard.new("pairs", 2).game is get("pairs")


@pytest.mark.usefixtures("pairs")
def test_a_misspelt_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean pairs?"):
        get("piars")


def test_every_refusal_of_the_engine_cites_a_rule_of_its_rulebook() -> None:
    constants = [value for value in vars(refusal).values() if isinstance(value, refusal.Refusal)]
    assert {one.rule for one in constants} == set(Rulebook.read("starboard.engine").ids())
    assert all(mini().catalogue().find("refusals", one.code) for one in constants)
