"""What counts in a position of Space Station Phoenix."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.evaluation import Features
from starboard.bots.phoenix.choices import useful_moves
from starboard.bots.phoenix.counts import (
    count_fleet,
    count_goods,
    count_points,
    count_station,
    count_tracks,
)
from starboard.bots.phoenix.names import CONSTANT_AT, NAMES, NO_COUNTS
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.phoenix.actions.turns import Turns
from starboard.games.phoenix.state import State

STAGES: Final[i64] = 4
ROUNDS: Final[i64] = 12  # turns of each player in a stage


@final
class PhoenixFeatures(Features):
    """One number per thing a player would look at; a stage takes twelve turns of each player.

    Exact features count the same: there is nothing in Phoenix that takes long to calculate.
    """

    game = "phoenix"

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        """How late it is, in turns of each player.

        How near the end is would be a bad measure: a player who builds would see the worth of
        everything fall and would put building off for ever.
        """
        assert isinstance(state, State)
        rounds = state.turns // max(1, len(state.players))
        return min(rounds // ROUNDS, STAGES - 1)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        return not state.stack or isinstance(state.stack[-1], Turns)

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return useful_moves(state, seat, moves, self.exact) or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = NO_COUNTS[:]
        out[CONSTANT_AT] = 1
        count_points(state, player, out)
        count_goods(state, player, out)
        count_tracks(state, player, out)
        count_fleet(state, player, out)
        count_station(state, player, out)
        return out
