"""Remote viewing."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NONE, NOWHERE, SPIRITUALITY
from ..events import FLEET_VIEWED
from ..moves.movement import ViewFleet, ViewRelic, ViewStar
from ..player import Player
from ..refusals import (
    FLEET_NOT_THERE,
    NO_VIEWS_LEFT,
    NOTHING_TO_SCOUT,
    TOO_SPIRITUAL,
    VIEW_KNOWN,
    YOURSELF,
)
from ..state import State
from .scouting import knows, see_counter, see_relic


def views_left(state: State, player: Player) -> i64:
    """Remote views of the Spirituality level not yet used this round.

    Rules: GE-SCO-04, GE-TEC-10, GE-TEC-11, GE-TEC-12, GE-TEC-14, GE-TEC-15
    """
    return state.rules.views[player.levels[SPIRITUALITY]] - player.views_used


def is_view(move: Move) -> bool:
    """Is it a remote view?"""
    return isinstance(move, (ViewStar, ViewRelic, ViewFleet))


def offer_views(state: State, player: Player, out: list[Move]) -> None:
    """Everything face down that the player does not know. Rules: GE-SCO-05"""
    if views_left(state, player) <= 0:
        return
    for star in state.board.rules.stars:
        if state.counter[star] != NONE:
            out.append(ViewStar(star))
        if state.relic[star] != NONE:
            out.append(ViewRelic(star))
    for other in state.players:
        fleet: i64 = 0
        while fleet < 5:
            if other.number != player.number and other.fleet_hex[fleet] != NOWHERE:
                out.append(ViewFleet(other.number, fleet))
            fleet += 1


def refuse_view(state: State, player: Player, move: Move, why: Why) -> Refusal | None:
    """One star counter, one relic or one fleet of a less spiritual player.

    Rules: GE-SCO-04, GE-SCO-05, GE-SCO-06
    """
    if views_left(state, player) <= 0:
        return why.no(NO_VIEWS_LEFT)
    seat = state.seat_of(player.number)
    if isinstance(move, ViewStar):
        return refuse_look(state.counter[move.star], state.counter_known[move.star], seat, why)
    if isinstance(move, ViewRelic):
        return refuse_look(state.relic[move.star], state.relic_known[move.star], seat, why)
    if isinstance(move, ViewFleet):
        return refuse_view_fleet(state, player, move, seat, why)
    return NOT_NOW


def refuse_look(thing: i64, known: i64, seat: i64, why: Why) -> Refusal | None:
    """A counter must lie there, and the player must not know it yet."""
    if thing == NONE:
        return why.no(NOTHING_TO_SCOUT)
    return why.no(VIEW_KNOWN) if knows(known, seat) else None


def refuse_view_fleet(
    state: State, player: Player, move: ViewFleet, seat: i64, why: Why
) -> Refusal | None:
    """Only fleets of players with a strictly lower Spirituality. Rules: GE-SCO-06"""
    other = state.players[move.player]
    if other.number == player.number:
        return why.no(YOURSELF)
    if other.fleet_hex[move.fleet] == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.fleet)
    if other.levels[SPIRITUALITY] >= player.levels[SPIRITUALITY]:
        return why.no(TOO_SPIRITUAL, other.levels[SPIRITUALITY], player.levels[SPIRITUALITY])
    return why.no(VIEW_KNOWN) if knows(other.known[move.fleet], seat) else None


def remote_view(state: State, player: Player, move: Move, run: Run) -> None:
    """Only the viewer learns what is there. Rules: GE-SCO-03, GE-SCO-04, GE-SCO-05"""
    player.views_used += 1
    seat = state.seat_of(player.number)
    if isinstance(move, ViewStar):
        see_counter(state, seat, move.star, "GE-SCO-05", run)
    elif isinstance(move, ViewRelic):
        see_relic(state, seat, move.star, "GE-SCO-05", run)
    elif isinstance(move, ViewFleet):
        other = state.players[move.player]
        other.know(move.fleet, other.known[move.fleet] | BIT[seat])
        run.reveal()
        ships = int(other.fleet_ships(move.fleet))
        values = (int(seat), int(move.player), int(move.fleet), ships)
        run.tell(FLEET_VIEWED, values, BIT[seat])
