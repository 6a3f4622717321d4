"""Dealing anew what a seat cannot know: nothing in this game."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run

from .state import State


def determinize(state: State, seat: i64, run: Run) -> State:
    """Nothing is hidden: future draws come from the bot's own chance. Rules: SSP-SET-14"""
    return state.clone()
