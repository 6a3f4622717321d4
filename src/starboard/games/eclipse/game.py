"""Eclipse for the table."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Prompt
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import LOUD, NOT_NOW, Refusal

from . import events
from .actions.instant_techs import InstantTechs
from .actions.menu import BaseActions
from .actions.turns import ActionPhase
from .chance import STREAMS
from .combat.combat import CombatPhase
from .components.ids import PACKAGE, SPECIES
from .determinize import determinize
from .diplomacy.aggression import Aggression
from .moves.notation import NOTATION
from .moves.words import word
from .options import boards_of, check, options
from .prudent import prudent
from .round import Rounds
from .rules import Rules
from .scoring import BaseScoring, outcome
from .setup.draft import Draft
from .setup.setup import box_of, choose_npcs, new_state, random_species, seat_species
from .standing import standing_answer, standing_options
from .state import State, Step
from .timing import wrong_time
from .upkeep.cleanup import CleanupPhase
from .upkeep.upkeep import UpkeepPhase, refuse_idle
from .view.view import view


def top(state: State) -> Step:
    """The step that is decided now."""
    step = state.stack[-1]
    assert isinstance(step, Step)
    return step


def settle(state: State, run: Run) -> None:
    """Run automatic steps until somebody must decide or the game is over."""
    while state.stack:
        step = top(state)
        if step.actors() != 0:
            return
        step.enter(state, run)


def base_rules(options: dict[str, object], seats: int, run: Run) -> Rules:
    """The rules of one table, built from its options. Rules: ECL-SET-06, ECL-SET-09"""
    box = box_of(options, seats)
    return Rules(
        box,
        choose_npcs(box, options, run),
        options["warp_portals"] is True and options["beginner"] is not True,
        ActionPhase(),
        CombatPhase(),
        UpkeepPhase(),
        CleanupPhase(),
        BaseActions(),
        InstantTechs(),
        Aggression(),
        BaseScoring(),
    )


@final
class Eclipse(Game):
    """Eclipse: Second Dawn for the Galaxy, 2 to 6 players."""

    name = "eclipse"
    title = "Eclipse: Second Dawn for the Galaxy"
    min_seats = 2
    max_seats = 6
    rules_version = 1
    streams: tuple[str, ...] = STREAMS
    packages: tuple[str, ...] = (PACKAGE,)

    def options(self) -> list[Option]:
        return options()

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        return check(seats, options)

    def event_kinds(self) -> list[EventKind]:
        return kinds_in(events)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = new_state(base_rules(options, seats, run), seats, options, run)
        state.push(Rounds(0))
        if options["species"] == "draft":
            first = (state.start + seats - 1) % seats
            state.push(Draft(first, seats))
        elif options["species"] == "chosen":
            for seat, board in enumerate(boards_of(options)):
                seat_species(state, seat, SPECIES.number(board), run)
        else:
            random_species(state, options["beginner"] is True, run)
        settle(state, run)
        return state

    def round_of(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return int(state.round)

    def legal(self, state: EngineState, seat: i64) -> list[Move]:
        assert isinstance(state, State)
        out: list[Move] = []
        top(state).legal(state, seat, out)
        return out

    def prudent(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return prudent(state, seat, moves)

    def candidates(self, state: EngineState, seat: i64) -> list[Move]:
        assert isinstance(state, State)
        out: list[Move] = []
        top(state).candidates(state, seat, out)
        return out

    def refusal(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        refusal = top(state).refuse(state, seat, move, LOUD)
        return wrong_time(state, seat, move, LOUD) if refusal is NOT_NOW else refusal

    def idle(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        return refuse_idle(state, state.players[seat], LOUD)

    def apply(self, state: EngineState, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(state, State)
        top(state).apply(state, seat, move, run)
        settle(state, run)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        assert isinstance(state, State)
        return view(state, seat)

    def prompt(self, state: EngineState, seat: i64) -> Prompt:
        assert isinstance(state, State)
        return top(state).prompt(state, seat)

    def determinize(self, state: EngineState, seat: i64, run: Run) -> State:
        assert isinstance(state, State)
        return determinize(state, seat, run)

    def notation(self) -> Notation:
        return NOTATION

    def parse(self, text: str) -> Move:
        return NOTATION.parse(text)

    def outcome(self, state: EngineState) -> Outcome:
        assert isinstance(state, State)
        return outcome(state)

    def word(self, kind: str, value: int) -> str:
        return word(kind, value)

    def preferences(self) -> list[Option]:
        return standing_options()

    def standing(
        self, state: EngineState, seat: i64, preferences: dict[str, object]
    ) -> Move | None:
        assert isinstance(state, State)
        return standing_answer(state, seat, preferences)
