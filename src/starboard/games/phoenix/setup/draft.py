"""Setup decisions: the ship draft and the choice of a Hub."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..components.ids import NOTHING
from ..events import HUB_KEPT, SHIP_DRAFTED
from ..moves.setup import Draft, KeepHub
from ..refusals import HUB_NOT_DEALT, KEEP_A_HUB, NOT_FACE_UP, PICK_A_SHIP
from ..state import State
from ..step import Step
from ..timing import must_act


def seat_at(state: State, position: i64) -> i64:
    """The seat at a place in turn order. Rules: SSP-SET-12"""
    return (state.start + position) % len(state.players)


def kinds_in(state: State, mask: i64) -> list[int]:
    """The kinds of ships in a mask, each once."""
    out: list[int] = []
    index: i64 = 0
    while mask >> index != 0:
        if has(mask, index):
            kind = int(state.rules.ships[index].code) // 10 * 10
            if kind not in out:
                out.append(kind)
        index += 1
    return out


def ship_in(state: State, mask: i64, kind: i64) -> i64:
    """The first ship of a kind in a mask, or -1."""
    index: i64 = 0
    while mask >> index != 0:
        if has(mask, index) and state.rules.ships[index].code // 10 * 10 == kind:
            return index
        index += 1
    return NOTHING


@final
class DraftShips(Step):
    """Two rounds of picks: Level 3 in turn order and back, Level 2 the other way round.

    Rules: SSP-SET-16, SSP-SET-17, SSP-SET-18, SSP-SET-19, SSP-SET-20, SSP-SET-21
    """

    __slots__ = ("level", "pick", "seats", "start")

    def __init__(self, level: i64, pick: i64, seats: i64, start: i64) -> None:
        self.level: i64 = level
        self.pick: i64 = pick
        self.seats: i64 = seats
        self.start: i64 = start

    def clone(self) -> DraftShips:
        return DraftShips(self.level, self.pick, self.seats, self.start)

    def name(self) -> str:
        return "draft"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("draft", (int(self.level),))

    def position(self) -> i64:
        """Whose pick it is, as a place in turn order."""
        forward = self.pick if self.pick < self.seats else 2 * self.seats - 1 - self.pick
        return forward if self.level == 3 else self.seats - 1 - forward

    def actors(self) -> i64:
        if self.pick >= 2 * self.seats:
            return 0
        return BIT[(self.start + self.position()) % self.seats]

    def enter(self, state: State, run: Run) -> None:
        """Ships nobody took leave the game. Rules: SSP-SET-21"""
        state.face_up = 0
        state.pop()

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(state, state.face_up):
            out.append(Draft(kind))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Draft):
            return must_act(state, seat, move, PICK_A_SHIP, why)
        found = ship_in(state, state.face_up, move.kind)
        return None if found >= 0 else why.no(NOT_FACE_UP, move.kind)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Draft)
        ship = ship_in(state, state.face_up, move.kind)
        state.face_up &= ~BIT[ship]
        state.players[seat].fleet |= BIT[ship]
        self.pick += 1
        if run.loud:
            values = (int(seat), int(state.rules.ships[ship].code))
            run.tell(SHIP_DRAFTED, values)


@final
class ChooseHub(Step):
    """In turn order each player keeps one of two Hubs. Rules: SSP-SET-23, SSP-CMP-06"""

    __slots__ = ("pick", "seats", "start")

    def __init__(self, pick: i64, seats: i64, start: i64) -> None:
        self.pick: i64 = pick
        self.seats: i64 = seats
        self.start: i64 = start

    def clone(self) -> ChooseHub:
        return ChooseHub(self.pick, self.seats, self.start)

    def name(self) -> str:
        return "choose_hub"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_hub")

    def actors(self) -> i64:
        return BIT[(self.start + self.pick) % self.seats] if self.pick < self.seats else 0

    def enter(self, state: State, run: Run) -> None:
        state.pop()

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        hub: i64 = 0
        while hub < 24:
            if has(state.players[seat].dealt, hub):
                out.append(KeepHub(hub))
            hub += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, KeepHub):
            return must_act(state, seat, move, KEEP_A_HUB, why)
        dealt = has(state.players[seat].dealt, move.hub)
        return None if dealt else why.no(HUB_NOT_DEALT, move.hub)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, KeepHub)
        player = state.players[seat]
        player.hub = move.hub
        player.dealt = 0
        self.pick += 1
        if run.loud:
            run.tell(HUB_KEPT, (int(seat), int(move.hub)))
