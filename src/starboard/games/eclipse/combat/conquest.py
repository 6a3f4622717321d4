"""Control after the battles: discs without cubes go, new ones may come."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import Refusal, Why

from ..board import guards
from ..components.ids import NOBODY
from ..events import CONTROL_LOST, SECTOR_CONQUERED, SECTOR_LEFT
from ..moves.actions import CONTROL, LEAVE, MoveDisc
from ..player import Player
from ..refusals import DISC_OF_THE_TRACK, NO_DISC_TO_CONQUER
from ..sector import Sector
from ..state import State, Step
from ..timing import wrong_time_after_battle
from ..view.shape_steps import ClaimStep
from .sector_battle import opponents


def lose_control(state: State, sector: Sector, run: Run) -> None:
    """An opponent's ship removes the disc of a sector without cubes.

    Rules: ECL-CTL-01, ECL-CTL-02, ECL-CTL-03, ECL-CTL-08
    """
    if sector.owner == NOBODY or sector.cubes != 0:
        return
    for player in state.players:
        if opponents(state, sector.owner, player.seat) and sector.fleet(player.seat) > 0:
            state.players[sector.owner].discs += 1
            if run.loud:
                values = (int(sector.owner), int(sector.number), int(player.seat))
                run.tell(CONTROL_LOST, values)
            sector.owner = NOBODY
            return


def refuse_conquest(player: Player, sector: Sector, why: Why) -> Refusal | None:
    """A disc of the track. Rules: ECL-CTL-04"""
    return why.no(NO_DISC_TO_CONQUER, sector.number) if player.discs == 0 else None


def claimant(state: State, sector: Sector) -> i64:
    """Who may put a disc on an uncontrolled sector: a player with a ship and no guards left.

    Rules: ECL-CTL-04, ECL-CTL-05, ECL-SPC-08
    """
    if sector.owner != NOBODY:
        return NOBODY
    for player in state.players:
        if sector.fleet(player.seat) > 0 and guards(player, sector) == 0 and player.discs > 0:
            return player.seat
    return NOBODY


def settle_control(state: State, at: i64, run: Run) -> None:
    """Removal and placement together. Rules: ECL-CTL-06"""
    sector = state.sectors[at]
    lose_control(state, sector, run)
    seat = claimant(state, sector)
    if seat != NOBODY:
        state.push(Conquest(at, seat))


@final
class Conquest(Step):
    """May a player put a disc here? Rules: ECL-CTL-04"""

    __slots__ = ("at", "seat")

    def __init__(self, at: i64, seat: i64) -> None:
        self.at: i64 = at
        self.seat: i64 = seat

    def clone(self) -> Conquest:
        return Conquest(self.at, self.seat)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(CONTROL)
        out.append(LEAVE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "control"):
            return refuse_conquest(state.players[seat], state.sectors[self.at], why)
        if isinstance(move, MoveDisc):
            return DISC_OF_THE_TRACK
        return None if is_word(move, "leave") else wrong_time_after_battle(move)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """A disc of the track takes the sector; colony ships come later.

        Rules: ECL-CTL-04, ECL-CTL-07
        """
        state.pop()
        sector = state.sectors[self.at]
        if is_word(move, "control"):
            state.players[seat].discs -= 1
            sector.owner = seat
            if run.loud:
                run.tell(SECTOR_CONQUERED, (int(seat), int(sector.number)))
        elif run.loud:
            run.tell(SECTOR_LEFT, (int(seat), int(sector.number)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("conquer", (int(state.sectors[self.at].number),))

    def seen_by(self, state: State, seat: i64) -> ClaimStep:
        number = int(state.sectors[self.at].number)
        return {"kind": "claim", "sector": number, "seat": int(self.seat)}
