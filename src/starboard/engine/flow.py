"""What is being decided: a stack of steps inside the state.

A step is plain data: it can be cloned, compared and saved at any decision. Each game derives its
own `Step` typed with its own state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Never, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from .bits import BIT
from .chance import Chance
from .events import EVERYBODY, Event, EventKind
from .notation import Move
from .prompt import Prompt
from .refusal import NOT_NOW, QUIET, Refusal, Why

S_contra = TypeVar("S_contra", bound="State", contravariant=True)
S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra]):
    """One pending decision, or one pending automatic piece of the flow."""

    __slots__ = ()

    def clone(self) -> Step[S_contra]:
        """An independent copy."""
        raise NotImplementedError

    def actors(self) -> i64:
        """Bit mask of the seats that must decide now; 0 = the step runs by itself."""
        return 0

    def optional(self) -> i64:
        """Seats that may move although nobody waits for them, e.g. to take a sealed answer back."""
        return 0

    def enter(self, state: S_contra, run: Run) -> None:
        """Automatic work of a step without actors: it pops itself, pushes, or gets actors."""
        raise NotImplementedError

    def legal(self, state: S_contra, seat: i64, out: list[Move]) -> None:
        """Add every move that no rule refuses.

        A step has `legal` or `candidates` of its own, or both: each follows from the other.
        """
        moves: list[Move] = []
        self.candidates(state, seat, moves)
        for move in moves:
            if self.refuse(state, seat, move, QUIET) is None:
                out.append(move)

    def candidates(self, state: S_contra, seat: i64, out: list[Move]) -> None:
        """Add the moves worth showing, refused ones included."""
        self.legal(state, seat, out)

    def refuse(self, state: S_contra, seat: i64, move: Move, why: Why) -> Refusal | None:
        """Why this move is not legal."""
        return NOT_NOW

    def apply(self, state: S_contra, seat: i64, move: Move, run: Run) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def prompt(self, state: S_contra, seat: i64) -> Prompt:
        """The question to this seat."""
        raise NotImplementedError

    def seen_by(self, state: S_contra, seat: i64) -> Mapping[str, object]:
        """What this seat may know of the step, ready for JSON."""
        raise NotImplementedError

    def reseal(self, state: S_contra, seat: i64, run: Run) -> None:
        """Replace what this seat cannot know; only steps with secrets do anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state; an empty stack is the end of the game."""

    __slots__ = ("stack",)

    def __init__(self) -> None:
        self.stack: list[Step[Never]] = []

    def push(self, step: Step[Never]) -> None:
        """This step is decided first, then what lies below it goes on."""
        self.stack.append(step)

    def pop(self) -> None:
        """The top step is finished."""
        self.stack.pop()


class Run:
    """What one application of a move needs besides the state: chance, and who listens."""

    __slots__ = ("chance", "events", "loud", "opened", "revealed", "sealed", "withdrawn")

    def __init__(self, chance: Chance, loud: bool) -> None:
        self.chance = chance
        self.loud = loud
        self.events: list[Event] = []
        self.revealed = False
        self.sealed = ""
        self.opened: list[str] = []
        self.withdrawn = ""

    def tell(
        self, kind: EventKind, values: tuple[int, ...], audience: i64 = EVERYBODY, rule: str = ""
    ) -> None:
        """Something happened. Callers in hot code ask `run.loud` first.

        `rule` is given only where it is another than that of the kind.
        """
        if self.loud:
            self.events.append(Event(kind, rule or kind.rule, audience, values))

    def draw(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        """Chance decides, seen by these seats; there is no undo beyond it."""
        self.revealed = True
        return self.chance.below(stream, n, audience)

    def reveal(self) -> None:
        """Something hidden was shown; there is no undo beyond it."""
        self.revealed = True

    def seal(self, label: str) -> None:
        """The move of this record stays secret until `open` names the same label."""
        self.sealed = label

    def withdraw(self, label: str) -> None:
        """What this seat has sealed under the label stays secret, even after `open`."""
        self.sealed = label
        self.withdrawn = label

    def open(self, label: str) -> None:
        """All moves sealed under this label are public from now on, but for withdrawn ones."""
        self.revealed = True
        self.opened.append(label)


def top(state: S) -> Step[S]:
    """The step that must be decided first. A stack holds only steps of its own game."""
    return cast("Step[S]", state.stack[-1])


def steps_seen(state: State, seat: i64) -> list[Mapping[str, object]]:
    """What a seat may know of all pending steps, the lowest first."""
    return [cast("Step[State]", step).seen_by(state, seat) for step in state.stack]


def reseal_steps(state: State, seat: i64, run: Run) -> None:
    """Deal the secrets of pending steps anew that this seat cannot know."""
    for step in state.stack:
        cast("Step[State]", step).reseal(state, seat, run)


def settle(state: State, run: Run) -> None:
    """Run automatic steps until somebody must decide or the game is over."""
    while state.stack:
        step = top(state)
        if step.actors() != 0:
            return
        step.enter(state, run)


def everybody(seats: i64) -> i64:
    """The mask of all seats."""
    return BIT[seats] - 1


def next_seat(mask: i64, after: i64, seats: i64) -> i64:
    """The first seat of the mask in turn order after `after` (itself last), or -1."""
    i: i64 = 1
    while i <= seats:
        seat = (after + i) % seats
        if (mask >> seat) & 1 == 1:
            return seat
        i += 1
    return -1


def in_turn_order(mask: i64, first: i64, seats: i64) -> list[int]:
    """The seats of the mask in turn order, beginning with `first`."""
    out: list[int] = []
    i: i64 = 0
    while i < seats:
        seat = (first + i) % seats
        if (mask >> seat) & 1 == 1:
            out.append(int(seat))
        i += 1
    return out


def lane_actors(lanes: list[list[Step[Never]]]) -> i64:
    """Who may decide on the tops of several independent stacks."""
    mask: i64 = 0
    for lane in lanes:
        if lane:
            mask |= lane[-1].actors()
    return mask


def clone_stack(stack: list[Step[Never]]) -> list[Step[Never]]:
    """An independent copy of a stack."""
    return [step.clone() for step in stack]
