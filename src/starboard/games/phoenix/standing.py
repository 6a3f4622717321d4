"""Standing answers: what a player has settled without being asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.options import Option

from .diplomacy.track_bonuses import TrackBonuses
from .state import State

WISHES: Final[tuple[str, ...]] = ("ask", "highest", "gems")


def standing_options() -> list[Option]:
    """What may be left to the table; nothing is unless the player says so."""
    return [Option("bonus", "Diplomacy bonuses to take", "ask", WISHES)]


def standing_answer(state: State, seat: i64, preferences: dict[str, object]) -> Move | None:
    """The answer to the pending question, or None to ask the player."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, TrackBonuses):
        return None
    return step.standing(state, seat, str(preferences.get("bonus", "ask")))
