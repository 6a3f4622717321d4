"""Diplomacy: tokens go up the tracks, for GEMs or for free."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import TOP_LEVEL, TRACK_COUNT
from ..moves.bonuses import Advance
from ..moves.ships import Lobby
from ..moves.words import DONE
from ..powers import hub_b6
from ..refusals import ADVANCE_FIRST, AT_TOP, LOBBY_FIRST
from ..state import State
from ..step import Question
from ..timing import wrong_time
from .tracks import advance, lobby, refuse_lobby


@final
class LobbyTracks(Question):
    """Up to `left` advances on different tracks, each for its lobbying cost.

    Rules: SSP-DIP-01, SSP-DIP-07, SSP-DIP-08, SSP-SEC-117, SSP-HUB-52, SSP-TIM-18
    """

    __slots__ = ("done", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.done: i64 = 0  # tracks already used in this action

    def clone(self) -> LobbyTracks:
        twin = LobbyTracks(self.seat, self.left)
        twin.asked = self.asked
        twin.done = self.done
        return twin

    def name(self) -> str:
        return "lobby"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("lobby", (int(self.left),))

    def enter(self, state: State, run: Run) -> None:
        """The first advance is a duty, a second one is asked for if it is possible."""
        moves: list[Move] = []
        self.legal(state, self.seat, moves)
        spare = hub_b6(state, state.players[self.seat]) is None
        if self.left == 0 or (len(moves) == 1 and self.done != 0 and not spare):
            state.pop()
        else:
            self.asked = True

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        track: i64 = 0
        while track < TRACK_COUNT:
            if refuse_lobby(state, player, track, self.done, QUIET) is None:
                out.append(Lobby(track))
            track += 1
        if self.done != 0:
            out.append(DONE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        track: i64 = 0
        while track < TRACK_COUNT:
            out.append(Lobby(track))
            track += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Lobby):
            return refuse_lobby(state, state.players[seat], move.track, self.done, why)
        if is_word(move, "done"):
            return None if self.done != 0 else LOBBY_FIRST
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if not isinstance(move, Lobby):
            state.pop()
            return
        lobby(state, state.players[seat], move.track, run)
        self.done |= BIT[move.track]
        self.left -= 1
        self.asked = False


@final
class FreeAdvance(Question):
    """Tokens go up without cost; in setup the owner of a Hub may stop early.

    Rules: SSP-DIP-11, SSP-SET-26, SSP-SET-27, SSP-SEC-306, SSP-HUB-44, SSP-HUB-51, SSP-HUB-70
    """

    __slots__ = ("left", "optional_rest")

    def __init__(self, seat: i64, left: i64, optional_rest: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.optional_rest: bool = optional_rest

    def clone(self) -> FreeAdvance:
        twin = FreeAdvance(self.seat, self.left, self.optional_rest)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "free_advance"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("free_advance", (int(self.left),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        track: i64 = 0
        while track < TRACK_COUNT:
            if state.players[seat].levels[track] < TOP_LEVEL:
                out.append(Advance(track))
            track += 1
        if self.optional_rest:
            out.append(DONE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Advance):
            top = state.players[seat].levels[move.track] == TOP_LEVEL
            return why.no(AT_TOP, move.track) if top else None
        if is_word(move, "done"):
            return None if self.optional_rest else why.no(ADVANCE_FIRST, self.left)
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        self.left -= 1
        if isinstance(move, Word) or self.left == 0:
            state.pop()
        if isinstance(move, Advance):
            advance(state, state.players[seat], move.track, run)
