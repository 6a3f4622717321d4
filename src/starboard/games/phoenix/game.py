"""Space Station Phoenix for the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Note, Prompt
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import LOUD, Refusal
from starboard.engine.row import BadTable

from . import events
from .chance import STREAMS
from .components.vocabulary import word_of
from .diplomacy.track_bonuses import TrackBonuses
from .moves.notation import NOTATION
from .moves.words import SPEND_POINT, Word
from .notes.notes import notes_on
from .options import colours_problem
from .powers import hub_b6, spend_point
from .prudent import prudent_moves
from .refusals import SPEND_ON_OWN_TURN
from .rules import ADVANCED, BASIC, FIRST_GAME, PACKAGE, table_rules
from .scoring import outcome
from .setup.setup import new_state
from .state import State
from .step import settle, top
from .timing import refuse_outside_turn
from .view.view import view_of

SPEND: Final[str] = "spend-point"
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
        return [
            Option("game", "Which game", BASIC, (FIRST_GAME, BASIC, ADVANCED)),
            Option("friendly", "Friendly variant: more Sectors on display", False, kind="flag"),
            Option("first_player", "Starting player", "random", ("random", "0", "1", "2", "3")),
            Option("colours", "Colours by seat, e.g. red,blue", "", kind="text"),
            Option("overrides", "Your own component values", {}, kind="texts"),
        ]

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        """Options that do not go together. Rules: SSP-SET-01, SSP-SET-35"""
        wrong: dict[str, str] = {}
        if options["game"] == FIRST_GAME and options["friendly"] is True and seats == 4:
            wrong["friendly"] = (
                "the first game has four Sectors per stack; with four players the friendly "
                "variant needs five"
            )
        named = str(options["first_player"])
        if named.isdigit() and int(named) >= seats:
            wrong["first_player"] = f"expected a seat from 0 to {seats - 1}, found {named}"
        problem = colours_problem(str(options["colours"]), seats)
        if problem:
            wrong["colours"] = problem
        if not wrong:
            try:
                table_rules(seats, options)
            except BadTable as fault:
                wrong["overrides"] = str(fault)
        return wrong

    def event_kinds(self) -> list[EventKind]:
        return kinds_in(events)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = new_state(seats, table_rules(seats, options), run)
        settle(state, run)
        return state

    def legal(self, state: EngineState, seat: i64) -> list[Move]:
        assert isinstance(state, State)
        out: list[Move] = []
        top(state).legal(state, seat, out)
        if seat == state.active and hub_b6(state, state.players[seat]) is None:
            out.append(SPEND_POINT)
        return out

    def round_of(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return max(1, (int(state.turns) - 1) // len(state.players) + 1)

    def prudent(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return prudent_moves(state, seat, moves)

    def candidates(self, state: EngineState, seat: i64) -> list[Move]:
        assert isinstance(state, State)
        out: list[Move] = []
        top(state).candidates(state, seat, out)
        return out

    def refusal(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        if isinstance(move, Word) and move.verb == SPEND:
            stays = hub_b6(state, state.players[seat])
            return SPEND_ON_OWN_TURN if stays is None and seat != state.active else stays
        outside = refuse_outside_turn(state, seat, move)
        return top(state).refuse(state, seat, move, LOUD) if outside is None else outside

    def apply(self, state: EngineState, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(state, State)
        if isinstance(move, Word) and move.verb == SPEND:
            spend_point(state, seat, run)
            return
        top(state).apply(state, seat, move, run)
        settle(state, run)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def prompt(self, state: EngineState, seat: i64) -> Prompt:
        assert isinstance(state, State)
        return top(state).prompt(state, seat)

    def notes(self, state: EngineState, seat: i64, move: Move) -> list[Note]:
        assert isinstance(state, State)
        return notes_on(state, seat, move)

    def notation(self) -> Notation:
        return NOTATION

    def parse(self, text: str) -> Move:
        return NOTATION.parse(text)

    def word(self, kind: str, value: int) -> str:
        return word_of(kind, value)

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        assert isinstance(state, State)
        return view_of(state, seat)

    def determinize(self, state: EngineState, seat: i64, run: Run) -> State:
        """Nothing is hidden: future draws come from the bot's own chance. Rules: SSP-SET-14"""
        assert isinstance(state, State)
        return state.clone()

    def preferences(self) -> list[Option]:
        return [Option("bonus", "Diplomacy bonuses to take", "ask", ("ask", "highest", "gems"))]

    def standing(
        self, state: EngineState, seat: i64, preferences: dict[str, object]
    ) -> Move | None:
        step = state.stack[-1] if state.stack else None
        if not isinstance(step, TrackBonuses) or not isinstance(state, State):
            return None
        return step.standing(state, seat, str(preferences.get("bonus", "ask")))

    def outcome(self, state: EngineState) -> Outcome:
        assert isinstance(state, State)
        return outcome(state)
