"""Space Station Phoenix for the table."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Note
from starboard.engine.notation import Move, Notation, is_word
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import Refusal

from . import events
from .chance import STREAMS
from .components.vocabulary import word_of
from .determinize import determinize
from .moves.notation import NOTATION
from .moves.words import SPEND_POINT
from .notes.notes import notes
from .options import check, options
from .powers import refuse_spend_point, spend_point
from .prudent import prudent
from .rules import PACKAGE, table_rules
from .scoring import outcome
from .setup.setup import new_state
from .standing import standing_answer, standing_options
from .state import State
from .timing import refuse_outside_turn
from .view.view import view

PACKAGES: Final[tuple[str, ...]] = (PACKAGE,)


@final
class Phoenix(Game):
    """The game's rules; all of a table's own lives in the state."""

    name = "phoenix"
    title = "Space Station Phoenix"
    min_seats = 2
    max_seats = 4
    rules_version = 3
    streams = STREAMS
    packages = PACKAGES

    def options(self) -> list[Option]:
        return options()

    def preferences(self) -> list[Option]:
        return standing_options()

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        return check(seats, options)

    def event_kinds(self) -> list[EventKind]:
        return kinds_in(events)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = new_state(seats, table_rules(seats, options), run)
        settle(state, run)
        return state

    def legal(self, state: EngineState, seat: i64) -> list[Move]:
        assert isinstance(state, State)
        out = super().legal(state, seat)
        if seat == state.active and refuse_spend_point(state, seat) is None:
            out.append(SPEND_POINT)
        return out

    def round_of(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return max(1, (int(state.turns) - 1) // len(state.players) + 1)

    def prudent(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return prudent(state, seat, moves)

    def refusal(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        if is_word(move, "spend-point"):
            return refuse_spend_point(state, seat)
        outside = refuse_outside_turn(state, seat, move)
        return super().refusal(state, seat, move) if outside is None else outside

    def apply(self, state: EngineState, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(state, State)
        if is_word(move, "spend-point"):
            spend_point(state, seat, run)
        else:
            super().apply(state, seat, move, run)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def notes(self, state: EngineState, seat: i64, move: Move) -> list[Note]:
        assert isinstance(state, State)
        return notes(state, seat, move)

    def notation(self) -> Notation:
        return NOTATION

    def parse(self, text: str) -> Move:
        return NOTATION.parse(text)

    def word(self, kind: str, value: int) -> str:
        return word_of(kind, value)

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        assert isinstance(state, State)
        return cast("dict[str, object]", view(state, seat))

    def determinize(self, state: EngineState, seat: i64, run: Run) -> State:
        assert isinstance(state, State)
        return determinize(state, seat, run)

    def standing(
        self, state: EngineState, seat: i64, preferences: dict[str, object]
    ) -> Move | None:
        assert isinstance(state, State)
        return standing_answer(state, seat, preferences)

    def outcome(self, state: EngineState) -> Outcome:
        assert isinstance(state, State)
        return outcome(state)
