"""A proposal of diplomatic relations, and the exchange of ambassadors."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..events import AMBASSADOR_SENT, PROPOSAL_DECLINED, REPUTATION_RETURNED
from ..moves.actions import ACCEPT, DECLINE, Ambassador, DropTile
from ..player import Player
from ..refusals import AMBASSADOR_FIRST, NO_CUBE_TO_GIVE, NO_REPUTATION_TILE
from ..state import State, Step, taken
from ..view.shape_steps import RelationsStep
from .relations import exchange, has_ambassador_space, refuse_relations


@final
class Proposal(Step):
    """The other player accepts or declines; then the action goes on. Rules: ECL-DIP-02"""

    __slots__ = ("other", "seat")

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.other: i64 = other

    def clone(self) -> Proposal:
        return Proposal(self.seat, self.other)

    def actors(self) -> i64:
        return BIT[self.other]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.refuse(state, seat, ACCEPT, QUIET) is None:
            out.append(ACCEPT)
        out.append(DECLINE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "decline"):
            return None
        if is_word(move, "accept"):
            return refuse_relations(state, state.players[self.seat], state.players[seat], why)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Word)
        state.pop()
        if move.verb == "accept":
            state.push(Ambassadors(self.seat, self.other, self.seat))
        elif run.loud:
            run.tell(PROPOSAL_DECLINED, (int(self.seat), int(self.other)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("answer_proposal", (int(self.seat),))

    def seen_by(self, state: State, seat: i64) -> RelationsStep:
        return {"kind": "proposal", "seat": int(self.seat), "other": int(self.other)}


@final
class Ambassadors(Step):
    """Each of the two makes room and picks the cube to send. Rules: ECL-DIP-07, ECL-DIP-08"""

    __slots__ = ("asking", "other", "seat")

    def __init__(self, seat: i64, other: i64, asking: i64) -> None:
        self.seat: i64 = seat
        self.other: i64 = other
        self.asking: i64 = asking

    def clone(self) -> Ambassadors:
        return Ambassadors(self.seat, self.other, self.asking)

    def actors(self) -> i64:
        return BIT[self.asking]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if not has_ambassador_space(state, player):
            place: i64 = 0
            while place < len(player.reputation):
                out.append(DropTile(place))
                place += 1
            return
        track: i64 = 0
        while track < 3:
            if player.cubes[track] > 0:
                out.append(Ambassador(track))
            track += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, DropTile):
            return self.refuse_drop(state, player, move, why)
        if isinstance(move, Ambassador):
            if not has_ambassador_space(state, player):
                return AMBASSADOR_FIRST
            return None if player.cubes[move.track] > 0 else why.no(NO_CUBE_TO_GIVE, seat)
        return NOT_NOW

    def refuse_drop(self, state: State, player: Player, move: DropTile, why: Why) -> Refusal | None:
        """Room is made only while there is none."""
        if has_ambassador_space(state, player):
            return NOT_NOW
        if move.place < 0 or move.place >= len(player.reputation):
            return why.no(NO_REPUTATION_TILE, move.place)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, DropTile):
            value = player.drop_reputation(move.place)
            state.reputation = taken(state.reputation, value, -1)
            if run.loud:
                run.tell(REPUTATION_RETURNED, (int(seat),), rule="ECL-DIP-07")
            return
        assert isinstance(move, Ambassador)
        player.cubes[move.track] -= 1
        if run.loud:
            run.tell(AMBASSADOR_SENT, (int(seat), int(move.track)))
        if self.asking == self.seat:
            self.asking = self.other
            return
        state.pop()
        exchange(state, state.players[self.seat], state.players[self.other], run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        if not has_ambassador_space(state, state.players[seat]):
            return Prompt("make_room")
        return Prompt("send_ambassador", (int(self.other if seat == self.seat else self.seat),))

    def seen_by(self, state: State, seat: i64) -> RelationsStep:
        return {"kind": "ambassadors", "seat": int(self.seat), "other": int(self.other)}
