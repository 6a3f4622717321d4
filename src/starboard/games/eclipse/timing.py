"""Moves that no pending question asks for: which rule says when they are possible."""

from __future__ import annotations

from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal

from .moves.actions import (
    Build,
    Colonize,
    Explore,
    MoveDisc,
    MoveShip,
    Propose,
    React,
    Research,
    ReturnPart,
    TakeAction,
    Upgrade,
)
from .refusals import (
    COLONY_SHIP_LATER,
    OTHER_ACTION,
    OUTSIDE_ACTION_PHASE,
    PROPOSAL_LATER,
)
from .round import COMBAT, Rounds
from .state import State


def in_action_phase(state: State) -> bool:
    """Is the action phase running? The round then waits to go on with combat."""
    first = state.stack[0]
    return isinstance(first, Rounds) and first.phase == COMBAT


def is_activation(move: Move) -> bool:
    """Does this move need an activation?"""
    return isinstance(move, (Explore, Research, Upgrade, ReturnPart, Build, MoveShip, MoveDisc))


def elsewhere(state: State, move: Move) -> Refusal:
    """The refusal of a move for which the pending step has no better answer.

    Rules: ECL-ACT-02, ECL-ACT-05, ECL-COL-01, ECL-DIP-02
    """
    acting = in_action_phase(state)
    if isinstance(move, (TakeAction, React)) and not acting:
        return OUTSIDE_ACTION_PHASE
    if is_activation(move):
        return OTHER_ACTION if acting else OUTSIDE_ACTION_PHASE
    if isinstance(move, Colonize):
        return COLONY_SHIP_LATER
    return PROPOSAL_LATER if isinstance(move, Propose) else NOT_NOW
