"""Moves that name a player or a star which this table does not have."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from .components.ids import NONE
from .moves.battle import Destroy, Expel, Lose
from .moves.cards import Inspect
from .moves.growth import AddDisc, Advance, Bonus, Convert, Evacuate, Gain, NewHome, Place, Steal
from .moves.movement import Fire, Hop, Scout, ViewFleet, ViewRelic, ViewStar
from .moves.trading import Accept, Offer
from .moves.war import DeclareWar, OfferPeace
from .refusals import NO_SUCH_PLAYER, NO_SUCH_STAR
from .state import State


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
