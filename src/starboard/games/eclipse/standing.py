"""Standing answers that a player may leave with the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.options import Option

from .combat.aiming import best_assignment
from .combat.assignment import pool_size
from .combat.pair_battle import PairBattle
from .combat.reputation import KeepReputation, best_tile, has_reputation_space
from .diplomacy.proposal import Proposal
from .moves.actions import DECLINE
from .state import State

DECLINE_PROPOSALS: Final = "decline_proposals"
BEST_REPUTATION: Final = "best_reputation"
ASSIGN_DICE: Final = "assign_dice"


def standing_options() -> list[Option]:
    """What may be left to the table; nothing is unless the player says so."""
    return [
        Option(DECLINE_PROPOSALS, "Decline every diplomatic proposal", False, kind="flag"),
        Option(BEST_REPUTATION, "Always keep the best Reputation Tile", False, kind="flag"),
        Option(ASSIGN_DICE, "Assign my dice to best effect", False, kind="flag"),
    ]


def standing_answer(state: State, seat: i64, preferences: dict[str, object]) -> Move | None:
    """The answer to the pending question, or None to ask the player."""
    step = state.stack[-1]
    if isinstance(step, Proposal) and preferences.get(DECLINE_PROPOSALS) is True:
        return DECLINE
    if isinstance(step, KeepReputation) and preferences.get(BEST_REPUTATION) is True:
        player = state.players[seat]
        return best_tile(step.drawn, player, has_reputation_space(state, player))
    if isinstance(step, PairBattle) and preferences.get(ASSIGN_DICE) is True:
        return best_assignment(state, step) if pool_size(step.pool) > 0 else None
    return None
