"""What counts in a position of Galactic Era."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.evaluation import Features
from starboard.bots.galactic_era.battles import count_battles
from starboard.bots.galactic_era.choices import useful_moves
from starboard.bots.galactic_era.counters import (
    chosen,
    count_due,
    count_research,
    due_stars,
    side_after,
)
from starboard.bots.galactic_era.counts import count_fleet, count_levels, count_points, count_stars
from starboard.bots.galactic_era.goals import goal_hope
from starboard.bots.galactic_era.names import (
    CONSTANT_AT,
    DUE_STARS_AT,
    GOAL_AT,
    GOAL_HOPE_AT,
    MORE_COUNTERS_AT,
    NAMES,
    NEARNESS_AT,
    NO_COUNTS,
)
from starboard.bots.galactic_era.stars import held_targets, nearness
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.galactic_era.components.ids import GAIN_STAR, RESEARCH
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.growth.selection import extra_counters, times
from starboard.games.galactic_era.movement.turn import Turn
from starboard.games.galactic_era.state import State

STAGES: Final[i64] = 8


@final
class GalacticEraFeatures(Features):
    """One number per thing a player would look at; stages are eighths of the game.

    Exact features see what helps the Galactic Goal, and a growth turn as one plan; they have
    weights of their own.
    """

    game = "galactic-era"

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.weights = "weights_skilled.toml" if exact else "weights.toml"

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        assert isinstance(state, State)
        past = max(state.round - 1, 0) * STAGES // state.rules.rounds()
        return min(past, STAGES - 1)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        step = state.stack[-1] if state.stack else None
        if isinstance(step, GrowthTurn):
            return not self.exact
        return step is None or isinstance(step, Turn)

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return useful_moves(state, seat, moves, self.exact) or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = NO_COUNTS[:]
        out[CONSTANT_AT] = 1
        if player.home < 0:
            return out
        counters, square = chosen(state, player)
        side = side_after(player, counters)
        levels = player.levels
        if times(counters, RESEARCH) > 0:
            count_research(state, player, square, out)
        count_stars(state, player, out)
        count_levels(player, out)
        targets = held_targets(state, player, side, self.exact)
        count_fleet(state, player, targets, out)
        out[NEARNESS_AT] = nearness(state, player, self.exact)
        count_due(state, player, counters, out)
        out[DUE_STARS_AT] = due_stars(player, times(counters, GAIN_STAR), side, targets)
        count_points(state, player, side, out)
        count_battles(state, player, self.exact, out)
        if self.exact:
            out[GOAL_HOPE_AT] = goal_hope(state, player) - 100 * out[GOAL_AT]
            out[MORE_COUNTERS_AT] = min(extra_counters(state, player), 2)
        player.levels = levels
        return out
