"""Why a move is not possible at this moment, or names what this table does not have."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from .combat.retreat import RetreatStep
from .components.ids import NONE
from .growth.growth_turn import GrowthTurn
from .movement.remote_views import is_view
from .moves.battle import Destroy, Expel, Lose
from .moves.cards import Inspect
from .moves.fleets import AddDummies, Create, DropDummies, Join, Leave, Shift, Split, Swap, Transfer
from .moves.growth import AddDisc, Advance, Bonus, Convert, Evacuate, Gain, NewHome, Place, Steal
from .moves.movement import Fire, Hop, Sail, Scout, Take, ViewFleet, ViewRelic, ViewStar
from .moves.trading import Accept, Offer
from .moves.war import DeclareWar, OfferPeace
from .refusals import (
    ATTACKER_STAYS,
    COMBAT_BEGUN,
    DUMMIES_LATER,
    FLEE_LATER,
    FLEET_IN_RETREAT,
    FLEETS_LATER,
    NO_SUCH_PLAYER,
    NO_SUCH_STAR,
    TRANSFER_LATER,
    VIEW_LATER,
    WAR_BY_CONQUEST,
    WAR_IN_BATTLE,
    WAR_LATER,
)
from .state import State


def wrong_time(state: State, seat: i64, move: Move, why: Why) -> Refusal:
    """What a player is told when the question under way is another one.

    Rules: GE-MOV-03, GE-SCO-04, GE-FLT-09, GE-FLT-11
    """
    if isinstance(move, DeclareWar):
        return wrong_time_for_war(state, why)
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
        return wrong_time_to_flee(state, seat, why)
    return NOT_NOW


def wrong_time_for_war(state: State, why: Why) -> Refusal:
    """Not inside a battle, and in a growth turn only with a conquest.

    Rules: GE-CMB-16, GE-WAR-04, GE-WAR-05
    """
    if state.battle is not None:
        return why.no(WAR_IN_BATTLE)
    return why.no(WAR_BY_CONQUEST if isinstance(state.stack[-1], GrowthTurn) else WAR_LATER)


def wrong_time_to_flee(state: State, seat: i64, why: Why) -> Refusal:
    """Early retreats are for defenders, before the reveal. Rules: GE-RET-06, GE-RET-09"""
    battle = state.battle
    if battle is not None and state.seat_of(battle.attacker) == seat:
        return why.no(ATTACKER_STAYS)
    return why.no(FLEE_LATER)


def refuse_absent(state: State, move: Move, why: Why) -> Refusal | None:
    """Only players at the table and stars on the board. Rules: GE-SET-07, GE-SET-18"""
    if named_player(move) >= len(state.players):
        return why.no(NO_SUCH_PLAYER, named_player(move))
    star = named_star(move)
    if star != NONE and state.board.rules.star_hex[star] < 0:
        return why.no(NO_SUCH_STAR, star)
    return None


def named_player(move: Move) -> i64:
    """The player a move names, or -1."""
    if isinstance(move, (DeclareWar, OfferPeace, ViewFleet, Fire)):
        return move.player
    if isinstance(move, (Destroy, Lose, Expel)):
        return move.player
    if isinstance(move, (Steal, Offer, Accept, Inspect)):
        return move.player
    return NONE


def named_star(move: Move) -> i64:
    """The first star a move names, or -1."""
    if isinstance(move, (Hop, Scout, ViewStar, ViewRelic)):
        return move.star
    if isinstance(move, (Gain, Advance, Evacuate, NewHome)):
        return move.star
    if isinstance(move, (Place, Convert, AddDisc, Bonus)):
        return move.star
    return NONE
