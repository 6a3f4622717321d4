"""Free moves that steps of the own turn add to their list."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..diplomacy.proposal import Proposal
from ..diplomacy.relations import legal_propose, refuse_propose
from ..events import RELATIONS_PROPOSED, REPUTATION_RETURNED
from ..moves.actions import Colonize, DropTile, Propose, Trade
from ..player import Player
from ..refusals import NO_REPUTATION_TILE
from ..state import State, taken
from ..timing import wrong_time_before_combat
from .colony_ships import apply_colonize, legal_colonize, refuse_colonize
from .trade import apply_trade, legal_trade, refuse_trade


def is_free(move: Move) -> bool:
    """Is this one of the moves that cost no activation?"""
    return isinstance(move, (Colonize, Trade, Propose, DropTile))


def legal_free(state: State, player: Player, out: list[Move]) -> None:
    """Colony ships, trade and proposals.

    Rules: ECL-COL-01, ECL-TRD-03, ECL-DIP-02, ECL-REA-04
    """
    legal_colonize(state, player, out)
    legal_trade(state, player, out)
    legal_propose(state, player, out)


def something_left(state: State, player: Player) -> bool:
    """Is there a free move that cannot be made just as well on a later turn?"""
    out: list[Move] = []
    legal_colonize(state, player, out)
    if not out:
        legal_propose(state, player, out)
    return bool(out)


def refuse_free(state: State, player: Player, move: Move, why: Why) -> Refusal | None:
    """Why a free move is not possible."""
    if isinstance(move, Colonize):
        return refuse_colonize(state, player, move.number, move.square, move.track, why)
    if isinstance(move, Trade):
        return refuse_trade(state, player, move.give, move.get, why)
    if isinstance(move, Propose):
        return refuse_propose(state, player, move.seat, why)
    return wrong_time_before_combat(move)


def apply_free(state: State, player: Player, move: Move, run: Run) -> None:
    """Make a free move; a proposal is answered before the action goes on."""
    if isinstance(move, Colonize):
        apply_colonize(state, player, move, run)
    elif isinstance(move, Trade):
        apply_trade(state, player, move, run)
    elif isinstance(move, Propose):
        player.asked |= BIT[move.seat]
        state.push(Proposal(player.seat, move.seat))
        if run.loud:
            run.tell(RELATIONS_PROPOSED, (int(player.seat), int(move.seat)))


def legal_drop(player: Player, out: list[Move]) -> None:
    """Every own reputation tile may be returned. Rules: ECL-REP-08"""
    place: i64 = 0
    while place < len(player.reputation):
        out.append(DropTile(place))
        place += 1


def refuse_drop(player: Player, place: i64, why: Why) -> Refusal | None:
    """Rules: ECL-REP-08"""
    if place < 0 or place >= len(player.reputation):
        return why.no(NO_REPUTATION_TILE, place)
    return None


def apply_drop(state: State, player: Player, place: i64, run: Run) -> None:
    """The tile goes back into the bag unseen. Rules: ECL-REP-08"""
    value = player.drop_reputation(place)
    state.reputation = taken(state.reputation, value, -1)
    if run.loud:
        run.tell(REPUTATION_RETURNED, (int(player.seat),))
