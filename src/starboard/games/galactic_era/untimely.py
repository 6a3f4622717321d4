"""Moves that have their time, made at another one: which rule sets the time."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from .combat.retreat import RetreatStep
from .growth.growth_turn import GrowthTurn
from .movement.remote_views import is_view
from .moves.fleets import AddDummies, Create, DropDummies, Join, Leave, Shift, Split, Swap, Transfer
from .moves.movement import Fire, Sail, Scout, Take
from .moves.war import DeclareWar
from .moves.words import is_word
from .refusals import (
    ATTACKER_STAYS,
    COMBAT_BEGUN,
    DUMMIES_LATER,
    FLEE_LATER,
    FLEET_IN_RETREAT,
    FLEETS_LATER,
    TRANSFER_LATER,
    VIEW_LATER,
    WAR_BY_CONQUEST,
    WAR_IN_BATTLE,
    WAR_LATER,
)
from .state import State


def untimely(state: State, seat: i64, move: Move, why: Why) -> Refusal:
    """What a player is told when the question under way is another one.

    Rules: GE-MOV-03, GE-SCO-04, GE-FLT-09, GE-FLT-11
    """
    if isinstance(move, DeclareWar):
        return untimely_war(state, why)
    if is_view(move):
        return why.no(VIEW_LATER)
    if isinstance(move, (Take, Sail, Scout, Fire)):
        return why.no(COMBAT_BEGUN)
    if isinstance(move, (AddDummies, DropDummies)):
        return why.no(DUMMIES_LATER)
    if isinstance(move, (Join, Leave, Transfer, Shift)):
        return why.no(TRANSFER_LATER)
    if isinstance(move, (Create, Split, Swap)):
        retreats = isinstance(state.stack[-1], RetreatStep)
        return why.no(FLEET_IN_RETREAT if retreats else FLEETS_LATER)
    if is_word(move, "flee") or is_word(move, "flee-e"):
        return untimely_flight(state, seat, why)
    return NOT_NOW


def untimely_war(state: State, why: Why) -> Refusal:
    """Not inside a battle, and in a growth turn only with a conquest.

    Rules: GE-CMB-16, GE-WAR-04, GE-WAR-05
    """
    if state.battle is not None:
        return why.no(WAR_IN_BATTLE)
    return why.no(WAR_BY_CONQUEST if isinstance(state.stack[-1], GrowthTurn) else WAR_LATER)


def untimely_flight(state: State, seat: i64, why: Why) -> Refusal:
    """Early retreats are for defenders, before the reveal. Rules: GE-RET-06, GE-RET-09"""
    battle = state.battle
    if battle is not None and state.seat_of(battle.attacker) == seat:
        return why.no(ATTACKER_STAYS)
    return why.no(FLEE_LATER)
