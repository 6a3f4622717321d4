"""What all actions share: activations, free moves in between, and the end."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..moves.actions import DONE, React, TakeAction
from ..refusals import ACTION_UNFINISHED, NO_ACTIVATION_LEFT, REACTION_USED
from ..state import State, Step
from ..view.shape_steps import ActivationsStep
from .free_moves import apply_free, is_free, legal_free, refuse_free, something_left


class Activations(Step):
    """`left` activations of one action, each of which may be forgone.

    Rules: ECL-ACT-05, ECL-COL-01, ECL-TRD-03
    """

    __slots__ = ("busy", "left", "seat")

    def __init__(self, seat: i64, left: i64, busy: bool) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.busy = busy  # a step of the current activation lies above

    def actors(self) -> i64:
        return 0 if self.busy else BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.left > 0:
            self.legal_activation(state, seat, out)
        legal_free(state, state.players[seat], out)
        if self.refuse_done(state, seat, QUIET) is None:
            out.append(DONE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "done"):
            return self.refuse_done(state, seat, why)
        if is_free(move):
            return refuse_free(state, state.players[seat], move, why)
        if isinstance(move, (TakeAction, React)):
            return ACTION_UNFINISHED
        if self.left == 0 and self.is_activation(move):
            return REACTION_USED if state.players[seat].passed else NO_ACTIVATION_LEFT
        return self.refuse_activation(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if is_word(move, "done"):
            self.finish(state, run)
        elif is_free(move):
            apply_free(state, state.players[seat], move, run)
        else:
            self.apply_activation(state, seat, move, run)
        if state.stack and state.stack[-1] is self:
            self.go_on(state, run)
        else:
            self.busy = True

    def enter(self, state: State, run: Run) -> None:
        self.busy = False
        self.go_on(state, run)

    def go_on(self, state: State, run: Run) -> None:
        """The action ends by itself when nothing is left to decide."""
        if self.left == 0 and not self.may_go_on(state):
            self.finish(state, run)

    def may_go_on(self, state: State) -> bool:
        """Is there anything left worth asking about?"""
        return something_left(state, state.players[self.seat])

    def finish(self, state: State, run: Run) -> None:
        """The action is over."""
        state.pop()

    def refuse_done(self, state: State, seat: i64, why: Why) -> Refusal | None:
        """Ending early is allowed; the disc stays spent."""
        return None

    def is_activation(self, move: Move) -> bool:
        """Does this move use an activation of this action?"""
        raise NotImplementedError

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        raise NotImplementedError

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        raise NotImplementedError

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt(self.question(), (int(self.left),))

    def question(self) -> str:
        """The code of the prompt."""
        raise NotImplementedError

    def seen_by(self, state: State, seat: i64) -> ActivationsStep:
        return {"kind": self.question(), "seat": int(self.seat), "left": int(self.left)}
