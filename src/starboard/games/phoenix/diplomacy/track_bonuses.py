"""Everyone takes a bonus from the Diplomacy track of the ship that was used."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run, in_turn_order
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import GOOD_COUNT, LAST_BONUS_LEVEL
from ..events import BONUS_CLAIMED, GOODS_GAINED
from ..moves.bonuses import Choose, Claim, ClaimBoth
from ..player import Player
from ..refusals import (
    CHOOSE_GOODS_FIRST,
    CLAIM_FIRST,
    LEVEL_BEHIND,
    LEVEL_SHARED,
    LEVEL_TOO_HIGH,
    NOT_IN_BONUS,
    ONE_BONUS_BEHIND,
    ONE_BONUS_ONLY,
    ONE_BONUS_SHARED,
    SAME_BONUS_TWICE,
    TOP_SPACE,
)
from ..state import State
from ..station.goods import give
from ..step import Step
from ..timing import wrong_time
from ..view.shape import TrackBonusesView
from .tracks import is_leader, may_take_two, reach


def refuse_claim(state: State, player: Player, track: i64, level: i64, why: Why) -> Refusal | None:
    """One bonus of a level within reach; the top spaces have none of their own.

    Rules: SSP-BON-07, SSP-BON-08, SSP-BON-09, SSP-BON-10, SSP-BON-13
    """
    own = player.levels[track]
    highest = reach(state, player, track)
    if level > LAST_BONUS_LEVEL:
        return TOP_SPACE
    if level <= highest:
        return None
    if level > own:
        return why.no(LEVEL_TOO_HIGH, level, highest, own)
    return why.no(LEVEL_SHARED if is_leader(state, player, track) else LEVEL_BEHIND, own, highest)


def refuse_claim_both(
    state: State, player: Player, track: i64, low: i64, high: i64, why: Why
) -> Refusal | None:
    """Two different bonuses of levels 0 to 3, for players who may choose level 4 or 5.

    Rules: SSP-BON-13, SSP-BON-14, SSP-BON-15, SSP-BON-16, SSP-BON-17, SSP-BON-24
    """
    own = player.levels[track]
    if own <= LAST_BONUS_LEVEL:
        return why.no(ONE_BONUS_ONLY, own)
    if not may_take_two(state, player, track):
        shared = is_leader(state, player, track)
        return why.no(ONE_BONUS_SHARED if shared else ONE_BONUS_BEHIND, own)
    if low > LAST_BONUS_LEVEL or high > LAST_BONUS_LEVEL:
        return TOP_SPACE
    return SAME_BONUS_TWICE if low >= high else None


@final
class TrackBonuses(Step):
    """All entitled seats choose at the same time; nothing that one takes concerns another.

    `waiting` is a bit mask of seats; `owed` has for each seat a bit mask of the levels whose goods
    are still to be chosen. Rules: SSP-BON-01,
    SSP-BON-02, SSP-BON-04, SSP-BON-05, SSP-BON-06, SSP-BON-18, SSP-BON-19, SSP-BON-20, SSP-BON-22
    """

    __slots__ = ("owed", "track", "waiting")

    def __init__(self, track: i64, waiting: i64, owed: vec[i64]) -> None:
        self.track: i64 = track
        self.waiting: i64 = waiting
        self.owed: vec[i64] = owed

    def clone(self) -> TrackBonuses:
        return TrackBonuses(self.track, self.waiting, self.owed[:])

    def name(self) -> str:
        return "track_bonuses"

    def seen_by(self, state: State, seat: i64) -> TrackBonusesView:
        return {
            "step": "track_bonuses",
            "kind": "track_bonuses",
            "track": int(self.track),
            "waiting": int(self.waiting),
            "owed": [int(n) for n in self.owed],
        }

    def prompt(self, state: State, seat: i64) -> Prompt:
        if self.owed[seat] != 0:
            return Prompt("track_goods", (int(self.track),))
        return Prompt("track_bonus", (int(self.track),))

    def actors(self) -> i64:
        return self.waiting

    def enter(self, state: State, run: Run) -> None:
        state.pop()

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.owed[seat] != 0:
            self.legal_goods(state, seat, out)
            return
        player = state.players[seat]
        level: i64 = 0
        while level <= LAST_BONUS_LEVEL:
            if refuse_claim(state, player, self.track, level, QUIET) is None:
                out.append(Claim(level))
            level += 1
        if may_take_two(state, player, self.track):
            for low in range(LAST_BONUS_LEVEL):
                for high in range(low + 1, LAST_BONUS_LEVEL + 1):
                    out.append(ClaimBoth(low, high))

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.owed[seat] != 0:
            self.legal_goods(state, seat, out)
            return
        level: i64 = 0
        while level <= LAST_BONUS_LEVEL:
            out.append(Claim(level))
            level += 1

    def offered(self, state: State, seat: i64) -> i64:
        """The goods to choose from at the lowest level still owed."""
        level: i64 = 0
        while not has(self.owed[seat], level):
            level += 1
        return state.rules.tracks[self.track].choices[level]

    def legal_goods(self, state: State, seat: i64, out: list[Move]) -> None:
        mask = self.offered(state, seat)
        good: i64 = 0
        while good < GOOD_COUNT:
            if has(mask, good):
                out.append(Choose(good))
            good += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if self.owed[seat] != 0:
            if not isinstance(move, Choose):
                return CHOOSE_GOODS_FIRST
            offered = has(self.offered(state, seat), move.good)
            return None if offered else why.no(NOT_IN_BONUS, move.good)
        if isinstance(move, Claim):
            return refuse_claim(state, player, self.track, move.level, why)
        if isinstance(move, ClaimBoth):
            return refuse_claim_both(state, player, self.track, move.low, move.high, why)
        if is_word(move, "done"):
            return CLAIM_FIRST
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, Choose):
            self.choose(state, player, move.good, run)
        elif isinstance(move, Claim):
            self.grant(state, player, move.level, run)
        elif isinstance(move, ClaimBoth):
            self.grant(state, player, move.low, run)
            self.grant(state, player, move.high, run)
        if self.owed[seat] == 0:
            self.waiting &= ~BIT[seat]

    def standing(self, state: State, seat: i64, wish: str) -> Move | None:
        """What a player's standing wish claims: the highest bonuses, or GEMs; goods are asked."""
        if wish == "ask" or self.owed[seat] != 0:
            return None
        player = state.players[seat]
        gems = wish == "gems"
        if may_take_two(state, player, self.track):
            return ClaimBoth(0, 1) if gems else ClaimBoth(2, 3)
        highest = reach(state, player, self.track)
        return Claim(min(highest, 1 if gems else 3))

    def choose(self, state: State, player: Player, good: i64, run: Run) -> None:
        """The goods of a bonus that leaves a choice. Rules: SSP-BON-23"""
        owed = self.owed[player.seat]
        self.owed[player.seat] = owed & (owed - 1)
        player.goods[good] += 1
        if run.loud:
            run.tell(GOODS_GAINED, (int(player.seat), 1, int(good), 0), rule="SSP-BON-23")

    def grant(self, state: State, player: Player, level: i64, run: Run) -> None:
        """One bonus; its goods may still have to be chosen."""
        if run.loud:
            values = (int(player.seat), int(self.track), int(level))
            run.tell(BONUS_CLAIMED, values)
        track = state.rules.tracks[self.track]
        if track.choices[level] != 0:
            self.owed[player.seat] |= BIT[level]
        else:
            give(state, player, track.bonuses[level], 0, run)


def begin_bonuses(state: State, active: i64, track: i64, run: Run) -> None:
    """Who has only one bonus to take gets it; the others are asked.

    Rules: SSP-BON-07, SSP-BON-18, SSP-BON-20, SSP-TIM-16
    """
    seats: i64 = len(state.players)
    step = TrackBonuses(track, 0, vec[i64]([0] * len(state.players)))
    for seat in in_turn_order(BIT[seats] - 1, active, seats):
        player = state.players[seat]
        highest = reach(state, player, track)
        if highest == 0:
            step.grant(state, player, 0, run)
        if highest > 0 or step.owed[seat] != 0:
            step.waiting |= BIT[seat]
    state.push(step)
