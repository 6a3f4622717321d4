"""Eclipse for the table."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Note
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import LOUD, Refusal

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
from .notes import notes
from .options import boards_of, check, options
from .prudent import prudent
from .round import Rounds
from .rules import Rules
from .scoring import BaseScoring, outcome
from .setup.draft import Draft
from .setup.setup import box_of, choose_npcs, new_state, random_species, seat_species
from .standing import standing_answer, standing_options
from .state import State
from .timing import wrong_time
from .upkeep.cleanup import CleanupPhase
from .upkeep.upkeep import UpkeepPhase, refuse_idle
from .view.view import view


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

    def prudent(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return prudent(state, seat, moves)

    def wrong_time(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        return wrong_time(state, seat, move, LOUD)

    def idle(self, state: EngineState, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, State)
        return refuse_idle(state, state.players[seat], LOUD)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        assert isinstance(state, State)
        return dict(view(state, seat))

    def notes(self, state: EngineState, seat: i64, move: Move) -> list[Note]:
        assert isinstance(state, State)
        return notes(state, seat, move)

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
