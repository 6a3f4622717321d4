"""A raid: the neighbours are asked in turn order, then the die decides."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run, next_seat
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..events import GUARD_SPENT, RAID_ROLLED
from ..moves import GUARD, LET
from ..state import DICE, State, Step


@final
class RaidStep(Step):
    """Announced by `seat`; `asked` are still to be asked, one after the other.

    Rules: MIN-RAI-02
    """

    __slots__ = ("asked", "guards", "now", "q", "r", "seat")

    def __init__(self, seat: i64, q: i64, r: i64, asked: i64, guards: i64, now: i64 = -1) -> None:
        self.seat: i64 = seat
        self.q: i64 = q
        self.r: i64 = r
        self.asked: i64 = asked
        self.guards: i64 = guards
        self.now: i64 = now

    def clone(self) -> RaidStep:
        return RaidStep(self.seat, self.q, self.r, self.asked, self.guards, self.now)

    def actors(self) -> i64:
        return BIT[self.now] if self.now >= 0 else 0

    def enter(self, state: State, run: Run) -> None:
        """Ask the next one, or roll. Rules: MIN-RAI-02, MIN-RAI-03"""
        self.now = next_seat(self.asked, self.seat, len(state.players))
        if self.now >= 0:
            self.asked &= ~BIT[self.now]
            return
        state.pop()
        self.roll(state, run)

    def roll(self, state: State, run: Run) -> None:
        """At least 3 plus the guards takes the hex. Rules: MIN-RAI-03"""
        die = run.draw(DICE, 6) + 1
        needed = 3 + self.guards
        taken = die >= needed
        hexagon = state.at(self.q, self.r)
        assert hexagon is not None
        if taken:
            hexagon.owner = self.seat
        values = (int(self.seat), int(die), int(needed), int(taken))
        run.tell(RAID_ROLLED, values)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(GUARD)
        out.append(LET)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        known = isinstance(move, Word) and (move.verb == "guard" or move.verb == "let")
        return None if known else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Word)
        self.now = -1
        if move.verb == "guard":
            state.players[seat].guards -= 1
            self.guards += 1
            run.tell(GUARD_SPENT, (int(seat),))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("guard", (int(self.seat), int(self.q), int(self.r)))

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {
            "step": "raid",
            "seat": int(self.seat),
            "hex": [int(self.q), int(self.r)],
            "guards": int(self.guards),
        }
