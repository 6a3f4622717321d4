"""Moving the home star."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NOBODY
from ..events import HOME_MOVED
from ..moves.growth import NewHome
from ..player import Player
from ..refusals import NOT_EVACUATION_STAR
from ..state import State
from ..step import Ask
from .methods import evacuation_stars


def move_home(state: State, owner: Player, star: i64, left_behind: i64, run: Run) -> None:
    """Cylinder and discs leave the old star, the new one has the cylinder alone.

    Rules: GE-HOM-03, GE-HOM-06, GE-HOM-07, GE-CMP-05
    """
    old = owner.home
    owner.home = star
    state.set_discs(star, 0)
    if left_behind > 0:
        state.set_discs(old, left_behind)
    else:
        state.set_discs(old, 0)
    run.tell(HOME_MOVED, (int(owner.number), int(old), int(star)))


@final
class Evacuation(Ask):
    """The owner of a lost home star picks among his most populous free stars.

    Rules: GE-HOM-01, GE-HOM-02, GE-HOM-05
    """

    __slots__ = ()

    def clone(self) -> Evacuation:
        return Evacuation(self.player, self.asked)

    def enter(self, state: State, run: Run) -> None:
        owner = state.players[self.player]
        stars = evacuation_stars(state, owner, NOBODY)
        if len(stars) == 1:
            state.pop()
            move_home(state, owner, stars[0], 0, run)
        else:
            self.asked = state.mask_of(self.player)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for star in state.stars_of(self.player):
            out.append(NewHome(star))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, NewHome):
            return NOT_NOW
        stars = evacuation_stars(state, state.players[self.player], NOBODY)
        return None if int(move.star) in stars else why.no(NOT_EVACUATION_STAR, move.star)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, NewHome)
        state.pop()
        move_home(state, state.players[self.player], move.star, 0, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("home")
