"""Moves of another phase: refused with the rule that says when they are possible."""

from __future__ import annotations

from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal

from .combat_refusals import (
    COLONIZE_LATER,
    NO_ACTION_IN_COMBAT,
    ONE_TILE_ONLY,
    POPULATION_LATER,
    RETREAT_LAPSED,
)
from .moves.actions import (
    Build,
    Colonize,
    MoveDisc,
    MoveShip,
    React,
    ReturnPart,
    TakeAction,
    Upgrade,
)
from .moves.combat import Bombard, KeepTile, Retreat, SwapTile, is_word


def in_combat(move: Move) -> Refusal:
    """No action, no colony ship and no tile out of turn while battles are fought.

    Rules: ECL-CMB-13, ECL-CTL-07
    """
    if isinstance(move, (TakeAction, React, Build, MoveShip, MoveDisc, Upgrade, ReturnPart)):
        return NO_ACTION_IN_COMBAT
    return COLONIZE_LATER if isinstance(move, Colonize) else NOT_NOW


def after_battle(move: Move) -> Refusal:
    """When a battle is over its retreats have lapsed; of all tiles drawn one is kept.

    Rules: ECL-RET-07, ECL-REP-05
    """
    if isinstance(move, Retreat):
        return RETREAT_LAPSED
    return ONE_TILE_ONLY if isinstance(move, (KeepTile, SwapTile)) else in_combat(move)


def before_combat(move: Move) -> Refusal:
    """Population is attacked after the battles. Rules: ECL-POP-01"""
    if isinstance(move, Bombard) or is_word(move, "bombs"):
        return POPULATION_LATER
    return NOT_NOW
