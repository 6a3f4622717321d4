"""Moves that no pending question asks for: which rule says when they are possible."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

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
from .moves.combat import Bombard, KeepTile, Retreat, SwapTile
from .refusals import (
    COLONIZE_LATER,
    COLONY_SHIP_LATER,
    NO_ACTION_IN_COMBAT,
    ONE_TILE_ONLY,
    OTHER_ACTION,
    OUTSIDE_ACTION_PHASE,
    POPULATION_LATER,
    PROPOSAL_LATER,
    RETREAT_LAPSED,
)
from .round import COMBAT, Rounds
from .state import State


def wrong_time(state: State, seat: i64, move: Move, why: Why) -> Refusal:
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


def in_action_phase(state: State) -> bool:
    """Is the action phase running? The round then waits to go on with combat."""
    first = state.stack[0]
    return isinstance(first, Rounds) and first.phase == COMBAT


def is_activation(move: Move) -> bool:
    """Does this move need an activation?"""
    return isinstance(move, (Explore, Research, Upgrade, ReturnPart, Build, MoveShip, MoveDisc))


def wrong_time_in_combat(move: Move) -> Refusal:
    """No action, no colony ship and no tile out of turn while battles are fought.

    Rules: ECL-CMB-13, ECL-CTL-07
    """
    if isinstance(move, (TakeAction, React, Build, MoveShip, MoveDisc, Upgrade, ReturnPart)):
        return NO_ACTION_IN_COMBAT
    return COLONIZE_LATER if isinstance(move, Colonize) else NOT_NOW


def wrong_time_after_battle(move: Move) -> Refusal:
    """When a battle is over its retreats have lapsed; of all tiles drawn one is kept.

    Rules: ECL-RET-07, ECL-REP-05
    """
    if isinstance(move, Retreat):
        return RETREAT_LAPSED
    if isinstance(move, (KeepTile, SwapTile)):
        return ONE_TILE_ONLY
    return wrong_time_in_combat(move)


def wrong_time_before_combat(move: Move) -> Refusal:
    """Population is attacked after the battles. Rules: ECL-POP-01"""
    if isinstance(move, Bombard) or is_word(move, "bombs"):
        return POPULATION_LATER
    return NOT_NOW
