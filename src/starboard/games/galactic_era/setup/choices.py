"""Secret choices before the first round: races and alignments."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import ALIGNMENTS, RACES, RACES_STREAM
from ..events import ALIGNMENT_REVEALED
from ..moves.setup import ChooseAlignment, ChooseRace
from ..refusals import (
    RACE_NOT_DEALT,
)
from ..state import State
from ..step import Sealed
from .pieces import give_race


@final
class ChooseRaces(Sealed):
    """Everybody keeps one of two race tiles; all are shown together. Rules: GE-SET-14"""

    __slots__ = ("dealt",)

    def __init__(
        self, waiting: i64, answers: list[int], asked: i64, back: i64, dealt: list[int]
    ) -> None:
        super().__init__(waiting, answers, asked, back)
        self.dealt = dealt  # two for each seat

    def clone(self) -> ChooseRaces:
        return ChooseRaces(self.waiting, self.answers[:], self.asked, self.back, self.dealt)

    def label(self) -> str:
        return "races"

    def pair(self, player: i64) -> list[int]:
        """The two tiles a player was dealt."""
        return self.dealt[int(player) * 2 : int(player) * 2 + 2]

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        for race in self.pair(player):
            out.append(ChooseRace(race))

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, ChooseRace):
            return NOT_NOW
        dealt = int(move.race) in self.pair(player)
        return None if dealt else why.no(RACE_NOT_DEALT, move.race)

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        assert isinstance(move, ChooseRace)
        self.give(state, player, move.race, run)

    def opened(self, state: State, run: Run) -> None:
        state.pop()
        for player in state.players[: int(state.seats)]:
            give_race(state, player, self.answers[player.number], run)
        if state.has_puppet():
            puppet = state.players[2]
            give_race(state, puppet, puppet.race, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("race")

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        seen = super().seen_by(state, seat)
        seen["dealt"] = [RACES[race] for race in self.dealt]
        return seen

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        return self.pair(player)[run.chance.below(RACES_STREAM, 2)]


@final
class ChooseAlignments(Sealed):
    """The last step of the setup: everybody picks a side in secret. Rules: GE-SET-16"""

    __slots__ = ()

    def clone(self) -> ChooseAlignments:
        return ChooseAlignments(self.waiting, self.answers[:], self.asked, self.back)

    def label(self) -> str:
        return "alignments"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        out.append(ChooseAlignment(0))
        out.append(ChooseAlignment(1))

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        return None if isinstance(move, ChooseAlignment) else NOT_NOW

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        assert isinstance(move, ChooseAlignment)
        self.give(state, player, move.side, run)

    def opened(self, state: State, run: Run) -> None:
        state.pop()
        for player in state.players[: int(state.seats)]:
            player.alignment = self.answers[player.number]
            values = (int(player.number), int(player.alignment))
            run.tell(ALIGNMENT_REVEALED, values)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("alignment")

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        return run.chance.below(RACES_STREAM, len(ALIGNMENTS))
