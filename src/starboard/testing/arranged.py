"""A game whose setup ends in an arranged position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from starboard.engine.catalogue import Catalogue
from starboard.engine.events import EventKind
from starboard.engine.flow import Run, State
from starboard.engine.game import Game, Note, Prompt
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import Refusal

POSITION: Final = "position"
Setup = Callable[[Game, int, dict[str, object], Run, str], State]


class Arranged(Game):
    """The same game; only the setup differs: it does what the option `position` says.

    So a save file of an arranged table needs no state: text, options and seed make it again.
    """

    def __init__(self, inner: Game, setup: Setup) -> None:
        self.inner = inner
        self.arrange = setup
        self.name = inner.name
        self.title = inner.title
        self.min_seats = inner.min_seats
        self.max_seats = inner.max_seats
        self.rules_version = inner.rules_version
        self.streams = inner.streams
        self.packages = inner.packages

    def options(self) -> list[Option]:
        text = Option(POSITION, "The position to begin with", "", kind="text")
        return [*self.inner.options(), text]

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        return self.inner.check(seats, own_options(options))

    def event_kinds(self) -> list[EventKind]:
        return self.inner.event_kinds()

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        return self.arrange(self.inner, seats, own_options(options), run, str(options[POSITION]))

    def actors(self, state: State) -> i64:
        return self.inner.actors(state)

    def optional(self, state: State) -> i64:
        return self.inner.optional(state)

    def over(self, state: State) -> bool:
        return self.inner.over(state)

    def legal(self, state: State, seat: i64) -> list[Move]:
        return self.inner.legal(state, seat)

    def round_of(self, state: State) -> int:
        return self.inner.round_of(state)

    def prudent(self, state: State, seat: i64, moves: list[Move]) -> list[Move]:
        return self.inner.prudent(state, seat, moves)

    def candidates(self, state: State, seat: i64) -> list[Move]:
        return self.inner.candidates(state, seat)

    def refusal(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return self.inner.refusal(state, seat, move)

    def idle(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return self.inner.idle(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)

    def clone(self, state: State) -> State:
        return self.inner.clone(state)

    def view(self, state: State, seat: i64) -> dict[str, object]:
        return self.inner.view(state, seat)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return self.inner.prompt(state, seat)

    def notes(self, state: State, seat: i64, move: Move) -> list[Note]:
        return self.inner.notes(state, seat, move)

    def determinize(self, state: State, seat: i64, run: Run) -> State:
        return self.inner.determinize(state, seat, run)

    def notation(self) -> Notation:
        return self.inner.notation()

    def parse(self, text: str) -> Move:
        return self.inner.parse(text)

    def outcome(self, state: State) -> Outcome:
        return self.inner.outcome(state)

    def catalogue(self, language: str = "en") -> Catalogue:
        return self.inner.catalogue(language)

    def word(self, kind: str, value: int) -> str:
        return self.inner.word(kind, value)

    def own_names(self, state: State, language: str = "en") -> dict[str, str]:
        return self.inner.own_names(state, language)

    def preferences(self) -> list[Option]:
        return self.inner.preferences()

    def secret(self, state: State) -> bool:
        return self.inner.secret(state)

    def standing(self, state: State, seat: i64, preferences: dict[str, object]) -> Move | None:
        return self.inner.standing(state, seat, preferences)


def own_options(options: dict[str, object]) -> dict[str, object]:
    """The options that the game itself knows."""
    return {name: value for name, value in options.items() if name != POSITION}
