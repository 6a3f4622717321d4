"""The turns of a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run, everybody
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why
from starboard.engine.sealed import UNANSWERED

from ..events import HEX_SETTLED, RAID_ANNOUNCED, TURN_PASSED
from ..moves import PASS, Raid, Settle
from ..refusals import HEX_OWNED, NO_ENEMY, OFF_THE_BOARD, TOO_FAR, TOO_FAR_TO_RAID
from ..setup import draw_card
from ..state import NOBODY, Hex, State, Step
from .raid import RaidStep


def refuse_settle(state: State, seat: i64, hexagon: Hex, why: Why) -> Refusal | None:
    """A free hex next to one of the player's own; the first may be anywhere. Rules: MIN-TRN-01"""
    if hexagon.owner != NOBODY:
        return why.no(HEX_OWNED, hexagon.q, hexagon.r, hexagon.owner)
    if state.owns_any(seat) and not state.touches(seat, hexagon):
        return why.no(TOO_FAR, hexagon.q, hexagon.r)
    return None


def refuse_raid(state: State, seat: i64, hexagon: Hex, why: Why) -> Refusal | None:
    """An enemy hex next to one of the player's own. Rules: MIN-RAI-01"""
    if hexagon.owner == NOBODY or hexagon.owner == seat:
        return why.no(NO_ENEMY, hexagon.q, hexagon.r)
    if not state.touches(seat, hexagon):
        return why.no(TOO_FAR_TO_RAID, hexagon.q, hexagon.r)
    return None


@final
class Turns(Step):
    """`seat` has its turn; `taken` seats had theirs. Rules: MIN-TRN-01"""

    __slots__ = ("seat", "taken")

    def __init__(self, seat: i64, taken: i64) -> None:
        self.seat: i64 = seat
        self.taken: i64 = taken

    def clone(self) -> Turns:
        return Turns(self.seat, self.taken)

    def actors(self) -> i64:
        return BIT[self.seat] if self.seat >= 0 else 0

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for hexagon in state.hexes:
            if refuse_settle(state, seat, hexagon, QUIET) is None:
                out.append(Settle(hexagon.q, hexagon.r))
            if refuse_raid(state, seat, hexagon, QUIET) is None:
                out.append(Raid(hexagon.q, hexagon.r))
        out.append(PASS)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for hexagon in state.hexes:
            out.append(Settle(hexagon.q, hexagon.r))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Settle):
            target = state.at(move.q, move.r)
            if target is None:
                return why.no(OFF_THE_BOARD, move.q, move.r)
            return refuse_settle(state, seat, target, why)
        if isinstance(move, Raid):
            target = state.at(move.q, move.r)
            if target is None:
                return why.no(NO_ENEMY, move.q, move.r)
            return refuse_raid(state, seat, target, why)
        return None if isinstance(move, Word) and move.verb == "pass" else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        self.taken += 1
        self.seat = (seat + 1) % len(state.players) if self.taken < len(state.players) else -1
        if isinstance(move, Settle):
            hexagon = state.at(move.q, move.r)
            assert hexagon is not None
            hexagon.owner = seat
            values = (int(seat), int(move.q), int(move.r), int(hexagon.terrain))
            run.tell(HEX_SETTLED, values)
        elif isinstance(move, Raid):
            announce(state, seat, move, run)
        else:
            run.tell(TURN_PASSED, (int(seat),))

    def enter(self, state: State, run: Run) -> None:
        """The round is over. Rules: MIN-END-01"""
        state.pop()
        if state.round == state.rules.length.rounds():
            return
        state.round += 1
        for player in state.players:
            draw_card(state, player.seat, run)
        begin_round(state)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("turn")

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {"step": "turns", "seat": int(self.seat), "taken": int(self.taken)}


def announce(state: State, seat: i64, move: Raid, run: Run) -> None:
    """The raid waits for those who may guard the hex. Rules: MIN-RAI-01, MIN-RAI-02"""
    hexagon = state.at(move.q, move.r)
    assert hexagon is not None
    asked: i64 = 0
    for player in state.players:
        near = hexagon.owner == player.seat or state.touches(player.seat, hexagon)
        if player.seat != seat and player.guards > 0 and near:
            asked |= BIT[player.seat]
    run.tell(RAID_ANNOUNCED, (int(seat), int(move.q), int(move.r), int(hexagon.owner)))
    state.push(RaidStep(seat, move.q, move.r, asked, 0))


def begin_round(state: State) -> None:
    """Every round begins with sealed bids. Rules: MIN-BID-01"""
    from .bids import Bids

    n = len(state.players)
    state.push(Bids(everybody(n), [UNANSWERED] * n, 0, 0))
