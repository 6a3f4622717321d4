"""Galactic Era for the table."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from starboard.engine.catalogue import Catalogue
from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Note
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import LOUD, Refusal

from . import events
from .components.ids import STREAMS
from .components.tables import PACKAGE
from .components.words import word
from .determinize import determinize
from .growth.selection import SELECTIONS
from .moves.growth import selection_text
from .moves.notation import parse
from .moves.words import NOTATION
from .notes.notes import notes
from .options import options
from .scoring.endgame import outcome
from .setup.setup import new_state
from .standing import preferences, standing
from .state import State
from .step import Sealed
from .timing import refuse_absent, wrong_time
from .view.names import own_names
from .view.view import view


@final
class GalacticEra(Game):
    """Two to six players; two of them play with a puppet. Rules: GE-SET-18"""

    name = "galactic-era"
    title = "Galactic Era"
    min_seats = 2
    max_seats = 6
    rules_version = 3
    streams: tuple[str, ...] = STREAMS
    packages: tuple[str, ...] = (PACKAGE,)

    def options(self) -> list[Option]:
        return options()

    def event_kinds(self) -> list[EventKind]:
        return kinds_in(events)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = new_state(seats, options, run)
        settle(state, run)
        return state

    def refusal(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        absent = refuse_absent(state, move, LOUD)
        return absent if absent is not None else super().refusal(state, seat, move)

    def wrong_time(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        return wrong_time(state, seat, move, LOUD)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        assert isinstance(state, State)
        return cast("dict[str, object]", view(state, seat))

    def notes(self, state: EngineState, seat: i64, move: Move) -> list[Note]:
        assert isinstance(state, State)
        return notes(state, seat, move)

    def determinize(self, state: EngineState, seat: i64, run: Run) -> State:
        assert isinstance(state, State)
        return determinize(state, seat, run)

    def notation(self) -> Notation:
        return NOTATION

    def parse(self, text: str) -> Move:
        return parse(text)

    def outcome(self, state: EngineState) -> Outcome:
        assert isinstance(state, State)
        return outcome(state)

    def word(self, kind: str, value: int) -> str:
        return word(kind, value)

    def catalogue(self, language: str = "en") -> Catalogue:
        """Selections are called by the names of their counters."""
        found = super().catalogue(language)
        if "selection" not in found.names:
            found.names["selection"] = selection_names(found)
        return found

    def own_names(self, state: EngineState, language: str = "en") -> dict[str, str]:
        assert isinstance(state, State)
        return own_names(state, self.catalogue(language), language)

    def secret(self, state: EngineState) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], Sealed)

    def preferences(self) -> list[Option]:
        return preferences()

    def standing(
        self, state: EngineState, seat: i64, preferences: dict[str, object]
    ) -> Move | None:
        assert isinstance(state, State)
        return standing(state, seat, preferences)


def selection_names(catalogue: Catalogue) -> dict[str, str]:
    """Every set of growth counters with its name."""
    out: dict[str, str] = {}
    for code in SELECTIONS:
        text = selection_text(code)
        counters = [catalogue.name("counter", word) for word in text.split("+")]
        out[text] = " + ".join(counters)
    return out
