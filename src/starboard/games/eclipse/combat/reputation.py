"""Keeping one of the drawn reputation tiles."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import Refusal, Why

from ..chance import draw_reputation
from ..events import REPUTATION_DECLINED, REPUTATION_KEPT
from ..moves.combat import KEEP_NONE, KeepTile, SwapTile
from ..player import Player, fits
from ..refusals import (
    AMBASSADOR_SPACE,
    NO_REPUTATION_SPACE,
    NO_TILE_TO_SWAP,
    NOT_DRAWN,
    SIXTH_TILE,
    SPACE_IS_FREE,
)
from ..state import State, Step, taken
from ..timing import wrong_time_after_battle
from ..view.shape_steps import ReputationStep

MOST_TILES: Final[i64] = 5


def has_reputation_space(state: State, player: Player) -> bool:
    """Is there room for one more reputation tile? Rules: ECL-REP-06"""
    tiles: i64 = len(player.reputation) + 1
    return fits(state.species_of(player), player.relations(), tiles)


def refuse_reputation_space(state: State, player: Player) -> Refusal:
    """Is the last free space one for ambassadors only? Rules: ECL-REP-06, ECL-REP-07"""
    free = player.relations() < state.species_of(player).ambassador_only
    return AMBASSADOR_SPACE if free else NO_REPUTATION_SPACE


def can_keep(state: State, player: Player) -> bool:
    """Is there a space for a tile, or a tile that can make room? Rules: ECL-REP-06, ECL-REP-07"""
    return has_reputation_space(state, player) or len(player.reputation) > 0


@final
class KeepReputation(Step):
    """One player looks at the tiles drawn; nobody else knows them. Rules: ECL-REP-05"""

    __slots__ = ("drawn", "seat")

    def __init__(self, seat: i64, drawn: vec[i64]) -> None:
        self.seat: i64 = seat
        self.drawn: vec[i64] = drawn

    def clone(self) -> KeepReputation:
        return KeepReputation(self.seat, self.drawn)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        place: i64 = 0
        room = has_reputation_space(state, player)
        while place < len(self.drawn):
            if room:
                out.append(KeepTile(place))
            else:
                for old in range(len(player.reputation)):
                    out.append(SwapTile(place, old))
            place += 1
        out.append(KEEP_NONE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        place: i64 = 0
        while place < len(self.drawn):
            out.append(KeepTile(place))
            place += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        """One tile at most, on a fitting space. Rules: ECL-REP-05, ECL-REP-06, ECL-REP-07"""
        player = state.players[seat]
        if is_word(move, "none"):
            return None
        if isinstance(move, KeepTile):
            if move.place < 0 or move.place >= len(self.drawn):
                return self.refuse_place(why)
            return (
                None
                if has_reputation_space(state, player)
                else refuse_reputation_space(state, player)
            )
        if isinstance(move, SwapTile):
            return self.refuse_swap(state, player, move, why)
        return wrong_time_after_battle(move)

    def refuse_place(self, why: Why) -> Refusal:
        """Only what was drawn, and never a sixth. Rules: ECL-REP-03, ECL-REP-05"""
        if len(self.drawn) == MOST_TILES:
            return SIXTH_TILE
        return why.no(NOT_DRAWN, len(self.drawn))

    def refuse_swap(self, state: State, player: Player, move: SwapTile, why: Why) -> Refusal | None:
        """An old tile makes room only if there is none. Rules: ECL-REP-07"""
        if move.place < 0 or move.place >= len(self.drawn):
            return self.refuse_place(why)
        if has_reputation_space(state, player):
            return SPACE_IS_FREE
        if move.old < 0 or move.old >= len(player.reputation):
            return NO_TILE_TO_SWAP
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """The others go back into the bag. Rules: ECL-REP-05, ECL-REP-07"""
        player = state.players[seat]
        kept: i64 = -1
        if isinstance(move, SwapTile):
            state.reputation = taken(state.reputation, player.drop_reputation(move.old), -1)
            kept = move.place
        elif isinstance(move, KeepTile):
            kept = move.place
        place: i64 = 0
        while place < len(self.drawn):
            if place == kept:
                player.keep_reputation(self.drawn[place])
            else:
                state.reputation = taken(state.reputation, self.drawn[place], -1)
            place += 1
        state.pop()
        if run.loud:
            told = REPUTATION_KEPT if kept >= 0 else REPUTATION_DECLINED
            run.tell(told, (int(seat), len(self.drawn)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("keep_reputation", (len(self.drawn),))

    def seen_by(self, state: State, seat: i64) -> ReputationStep:
        drawn = [int(value) for value in self.drawn] if seat == self.seat else None
        return {
            "kind": "reputation",
            "seat": int(self.seat),
            "count": len(self.drawn),
            "drawn": drawn,
        }

    def reseal(self, state: State, seat: i64, run: Run) -> None:
        """Others cannot know which tiles were drawn: draw them anew. Rules: ECL-CMP-10"""
        if seat == self.seat:
            return
        for value in self.drawn:
            state.reputation = taken(state.reputation, value, -1)
        count = len(self.drawn)
        drawn = [int(draw_reputation(state, self.seat, run)) for _ in range(count)]
        self.drawn = vec[i64](drawn)


def best_tile(drawn: vec[i64], player: Player, room: bool) -> Move:
    """What a player who always keeps the best tile does."""
    best: i64 = 0
    place: i64 = 0
    while place < len(drawn):
        if drawn[place] > drawn[best]:
            best = place
        place += 1
    if room:
        return KeepTile(best)
    worst: i64 = 0
    old: i64 = 0
    while old < len(player.reputation):
        if player.reputation[old] < player.reputation[worst]:
            worst = old
        old += 1
    if len(player.reputation) > 0 and player.reputation[worst] < drawn[best]:
        return SwapTile(best, worst)
    return KEEP_NONE
