"""What is being decided: the base of this game's steps."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.flow import Step as EngineStep
from starboard.engine.notation import Move

from .state import State
from .view.shape import StepView


class Step(EngineStep[State]):
    """The base of this game's steps."""

    __slots__ = ()

    def seen_by(self, state: State, seat: i64) -> StepView:
        """What a seat may know of this step: all of it, nothing is hidden in this game."""
        return {"step": self.name(), "kind": self.name()}

    def name(self) -> str:
        """The step's name in views."""
        raise NotImplementedError


class Question(Step):
    """A question to one seat that answers itself when there is only one answer or none."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.asked: bool = False

    def actors(self) -> i64:
        return BIT[self.seat] if self.asked else 0

    def enter(self, state: State, run: Run) -> None:
        moves: list[Move] = []
        self.legal(state, self.seat, moves)
        if len(moves) > 1:
            self.asked = True
        elif len(moves) == 1:
            self.apply(state, self.seat, moves[0], run)
        else:
            state.pop()
