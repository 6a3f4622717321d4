"""Choosing a technology level, or whose card to look at."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..levels import lower_fields, raise_level
from ..moves.growth import Learn, Steal
from ..moves.words import PASS
from ..refusals import NOT_THIS_FIELD
from ..state import State
from ..step import Ask


@final
class LearnLevel(Ask):
    """One of several fields rises; a single one without asking.

    Rules: GE-DOM-19, GE-RAC-14
    """

    __slots__ = ("fields", "levels", "rule")

    def __init__(self, player: i64, asked: i64, fields: list[int], levels: i64, rule: str) -> None:
        super().__init__(player, asked)
        self.fields = fields
        self.levels: i64 = levels
        self.rule = rule

    def clone(self) -> LearnLevel:
        return LearnLevel(self.player, self.asked, self.fields, self.levels, self.rule)

    def enter(self, state: State, run: Run) -> None:
        if len(self.fields) == 1:
            self.learn(state, self.fields[0], run)
        else:
            self.asked = state.mask_of(self.player)

    def learn(self, state: State, field: i64, run: Run) -> None:
        """The level is gained at once."""
        state.pop()
        raise_level(state, state.players[self.player], field, self.levels, self.rule, run)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        field: i64 = 0
        while field < 5:
            out.append(Learn(field))
            field += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Learn):
            return NOT_NOW
        return None if int(move.field) in self.fields else why.no(NOT_THIS_FIELD, move.field)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Learn)
        self.learn(state, move.field, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("learn", (int(self.levels),))


@final
class StealLevel(Ask):
    """One level from one of these players, in a field where the taker is lower.

    Rules: GE-GST-12, GE-DOM-09, GE-RAC-17
    """

    __slots__ = ("rule", "victims")

    def __init__(self, player: i64, asked: i64, victims: i64, rule: str) -> None:
        super().__init__(player, asked)
        self.victims: i64 = victims
        self.rule = rule

    def clone(self) -> StealLevel:
        return StealLevel(self.player, self.asked, self.victims, self.rule)

    def enter(self, state: State, run: Run) -> None:
        """Nobody is asked where nothing can be gained."""
        player = state.players[self.player]
        for other in state.players:
            if has(self.victims, other.number) and lower_fields(player, other) != 0:
                self.asked = state.mask_of(self.player)
                return
        state.pop()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for other in state.players:
            if has(self.victims, other.number):
                field: i64 = 0
                while field < 5:
                    out.append(Steal(other.number, field))
                    field += 1
        out.append(PASS)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Steal):
            return self.refuse_steal(state, move, why)
        return None if is_word(move, "pass") else NOT_NOW

    def refuse_steal(self, state: State, move: Steal, why: Why) -> Refusal | None:
        """Refused by the rule that gives the level: a star taken, a card, the Greys."""
        if not has(self.victims, move.player):
            code = "no_contact" if self.rule == "GE-RAC-17" else "not_a_victim"
            return why.no(Refusal(code, self.rule), move.player)
        fields = lower_fields(state.players[self.player], state.players[move.player])
        if not has(fields, move.field):
            return why.no(Refusal("not_below", self.rule), move.field)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if isinstance(move, Steal):
            raise_level(state, state.players[self.player], move.field, 1, self.rule, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("steal")
