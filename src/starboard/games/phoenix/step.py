"""What is being decided: the base of this game's steps."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.flow import Step as EngineStep
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from .state import State


class Step(EngineStep):
    """The base of this game's steps."""

    __slots__ = ()

    def enter(self, state: State, run: Run) -> None:
        """Run by itself: pop, push or get actors."""
        raise NotImplementedError

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """Add every move that nothing refuses."""
        raise NotImplementedError

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        """Why a move is not legal."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        """Moves worth showing even if refused."""
        self.legal(state, seat, out)

    def prompt(self, state: State, seat: i64) -> Prompt:
        """The question."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> dict[str, object]:
        """What a seat may know of this step: all of it, nothing is hidden in this game."""
        return {"step": self.name()}

    def name(self) -> str:
        """The step's name in views."""
        raise NotImplementedError


class Question(Step):
    """A question to one seat that answers itself when there is only one answer or none."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: i64, asked: bool) -> None:
        self.seat: i64 = seat
        self.asked: bool = asked

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


def settle(state: State, run: Run) -> None:
    """Run automatic steps until somebody must decide or the game is over."""
    while state.stack:
        step = state.stack[-1]
        assert isinstance(step, Step)
        if step.actors() != 0:
            return
        step.enter(state, run)


def top(state: State) -> Step:
    """The step that must be decided first."""
    step = state.stack[-1]
    assert isinstance(step, Step)
    return step
