"""The base classes of this game's steps."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.flow import Step as EngineStep
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why
from starboard.engine.sealed import Sealed as EngineSealed

from .state import State
from .view.shape import AskView, SealedView, StepView

# an action that others may stop: announced, then carried out when they have reacted
ANNOUNCED: Final[i64] = 0
REACTED: Final[i64] = 1


class Step(EngineStep[State]):
    """The base of this game's steps: `refuse` is the one truth of what is legal."""

    __slots__ = ()

    def seen_by(self, state: State, seat: i64) -> StepView:
        """What a seat may know of this step; `step` is an older name of its `kind`."""
        raise NotImplementedError


class Flow(Step):
    """A step that never asks anybody."""

    __slots__ = ()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        """Nobody is asked."""

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Nobody is asked."""

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("wait")


class Ask(Step):
    """A question to one player; `asked` is the mask of the seat that decides for them."""

    __slots__ = ("asked", "player")

    def __init__(self, player: i64, asked: i64) -> None:
        self.player: i64 = player
        self.asked: i64 = asked

    def actors(self) -> i64:
        return self.asked

    def seen_by(self, state: State, seat: i64) -> StepView:
        name = type(self).__name__
        seen = {"step": name, "kind": name, "player": int(self.player)}
        return cast("AskView", seen)

    def enter(self, state: State, run: Run) -> None:
        """By default the player is asked as soon as the step is on top."""
        self.asked = state.mask_of(self.player)


class TurnStep(Ask):
    """A player's turn, in which enemies may offer peace. Rules: GE-WAR-10

    `offered` are the players to whom the player has offered peace, `heard` those who have offered
    it in return, `enemies` the seats that may still do so.
    """

    __slots__ = ("enemies", "heard", "offered")

    def __init__(self, player: i64, asked: i64, offered: i64, heard: i64, enemies: i64) -> None:
        super().__init__(player, asked)
        self.offered: i64 = offered
        self.heard: i64 = heard
        self.enemies: i64 = enemies

    def optional(self) -> i64:
        """Peace can be offered while the player thinks."""
        return self.enemies & ~self.asked if self.asked != 0 else 0

    def listen(self, state: State) -> None:
        """Who may offer peace now? Rules: GE-WAR-10"""
        self.enemies = 0
        enemies = state.war[self.player] & ~self.heard
        if enemies != 0:
            for other in state.players:
                if has(enemies, other.number):
                    self.enemies |= BIT[state.seat_of(other.number)]

    def sender(self, state: State, seat: i64) -> i64:
        """The enemy for whom a seat may offer peace, or -1."""
        enemies = state.war[self.player] & ~self.heard
        for other in state.players:
            if has(enemies, other.number) and state.seat_of(other.number) == seat:
                return other.number
        return -1

    def visits(self, state: State, seat: i64) -> bool:
        """Does a seat act that does not have the turn?"""
        return state.seat_of(self.player) != seat


class Sealed(EngineSealed[State]):
    """A secret question to several players; a seat may answer for the puppet as well.

    Rules: GE-SET-19, GE-WAR-09
    """

    __slots__ = ()

    def seat_of(self, state: State, player: i64) -> i64:
        return state.seat_of(player)

    def seen_by(self, state: State, seat: i64) -> StepView:
        name = type(self).__name__
        own = self.own_answers(state, seat)
        return cast(
            "SealedView", {"step": name, "kind": name, "waiting": int(self.waiting), "own": own}
        )
