"""Where points come from."""

from __future__ import annotations

from starboard.engine.outcome import Outcome, outcome_of

from .player import Player
from .rules import Scoring, rules_of
from .state import State


class BaseScoring(Scoring):
    """The sources of the base game."""

    def breakdown(self, state: State, player: Player) -> list[tuple[str, int]]:
        tiles = state.rules.box.tiles
        sectors = sum(int(tiles[s.tile].vp) for s in state.sectors if s.owner == player.seat)
        return [("sectors", sectors)]


def outcome(state: State) -> Outcome:
    """Scores and ranks as if the game ended now. Rules: ECL-END-11"""
    scoring = rules_of(state).scoring
    rows = [scoring.breakdown(state, player) for player in state.players]
    stores: list[tuple[int, ...]] = [
        (sum(int(n) for n in player.storage),) for player in state.players
    ]
    return outcome_of(rows, stores)
