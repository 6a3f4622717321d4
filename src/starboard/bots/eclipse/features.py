"""What counts in a position of Eclipse."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.eclipse.battles import count_battles
from starboard.bots.eclipse.choices import useful_moves
from starboard.bots.eclipse.counts import (
    arms_of,
    count_economy,
    count_fleet,
    count_sectors,
    count_tracks,
    frozen_score,
)
from starboard.bots.eclipse.names import ARMS_AT, CONSTANT_AT, NAMES, NO_COUNTS, POINTS_AT
from starboard.bots.evaluation import Features
from starboard.engine.bits import count_bits
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.eclipse.actions.turns import Turns
from starboard.games.eclipse.components.components import Box
from starboard.games.eclipse.diplomacy.proposal import Ambassadors, Proposal
from starboard.games.eclipse.moves.actions import PASS
from starboard.games.eclipse.state import State

STAGES: Final[i64] = 8


@final
class EclipseFeatures(Features):
    """One number per thing a player would look at; stages are the eight rounds.

    Exact features calculate the odds of battles, and think of diplomacy.
    """

    game = "eclipse"

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.box: Box | None = None
        self.arms: i64 = 0

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        assert isinstance(state, State)
        return min(state.round - 1, STAGES - 1)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        return not state.stack or isinstance(state.stack[-1], Turns)

    def is_reply(self, state: EngineState) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], (Proposal, Ambassadors))

    def rest(self, state: EngineState, seat: i64) -> Move | None:
        return PASS if isinstance(state.stack[-1], Turns) else None

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return useful_moves(state, seat, moves, self.exact) or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = NO_COUNTS[:]
        out[CONSTANT_AT] = 1
        if player.out:
            out[POINTS_AT] = frozen_score(player)
            return out
        count_sectors(state, player, out)
        count_tracks(state, player, out)
        out[ARMS_AT] = count_bits(player.techs & self.arms_in(state))
        count_economy(state, player, out)
        count_fleet(state, player, out)
        count_battles(state, player, self.exact, out)
        return out

    def arms_in(self, state: State) -> i64:
        """The techs that open ship parts at this table, as a mask; found once per table."""
        if self.box is not state.rules.box:
            self.box = state.rules.box
            self.arms = arms_of(state)
        return self.arms
