"""The Move action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..board import free_ships, portal_mask, reach, steps_from
from ..components.ids import NOWHERE, SHIP_TYPES, STARBASE
from ..events import SHIP_MOVED
from ..moves.actions import MoveShip
from ..player import Player
from ..refusals import (
    NO_SECTOR_THERE,
    NO_SUCH_SHIP,
    NO_WORMHOLE,
    PINNED,
    PINNED_BY_CENTER,
    PINNED_ON_THE_WAY,
    STARBASE_STAYS,
    STAYS_THERE,
    TOO_FAR,
)
from ..sector import Sector
from ..state import State
from .activations import Activations


def refuse_depart(player: Player, ship: i64, origin: Sector, why: Why) -> Refusal | None:
    """The part of a move that does not depend on its target.

    Rules: ECL-MOV-05, ECL-MOV-06, ECL-MOV-09
    """
    if ship >= SHIP_TYPES or origin.ships[player.seat * SHIP_TYPES + ship] == 0:
        return why.no(NO_SUCH_SHIP, ship, origin.number)
    if ship == STARBASE:
        return STARBASE_STAYS
    if free_ships(player, origin) == 0:
        if origin.pinned_by_center():
            return PINNED_BY_CENTER
        return why.no(PINNED, origin.number)
    return None


def refuse_move(
    state: State, player: Player, ship: i64, origin: i64, target: i64, why: Why
) -> Refusal | None:
    """One ship goes through up to as many sectors as its movement value.

    Rules: ECL-MOV-01, ECL-MOV-02, ECL-MOV-03
    """
    start = state.index_of(origin)
    end = state.index_of(target)
    if start == NOWHERE:
        return why.no(NO_SUCH_SHIP, ship, origin)
    refusal = refuse_depart(player, ship, state.sectors[start], why)
    if refusal is not None:
        return refusal
    if end == NOWHERE:
        return why.no(NO_SECTOR_THERE, target)
    if start == end:
        return why.no(STAYS_THERE, target)
    movement = player.blueprints[ship].movement
    if not has(reach(state, player, start, movement), end):
        return blocked(state, player, start, end, movement, why)
    return None


def blocked(state: State, player: Player, start: i64, end: i64, movement: i64, why: Why) -> Refusal:
    """Why a target cannot be reached: no way at all, too long a way, or a pinning sector on it.

    Rules: ECL-MOV-01, ECL-MOV-02, ECL-MOV-07
    """
    steps = way_length(state, player, start, end)
    if steps < 0:
        return why.no(NO_WORMHOLE, state.sectors[start].number, state.sectors[end].number)
    if steps > movement:
        return why.no(TOO_FAR, steps, movement)
    return why.no(PINNED_ON_THE_WAY, state.sectors[end].number)


def way_length(state: State, player: Player, start: i64, end: i64) -> i64:
    """Steps between two sectors when nothing pins, or -1."""
    portals = portal_mask(state) if state.rules.warp_portals else 0
    seen: i64 = BIT[start]
    steps: i64 = 0
    while not has(seen, end):
        later = seen
        k: i64
        for k, _ in enumerate(state.sectors):
            if has(seen, k):
                later |= steps_from(state, player, k, portals)
        if later == seen:
            return -1
        seen = later
        steps += 1
    return steps


def apply_move(state: State, player: Player, move: MoveShip, run: Run) -> None:
    """Rules: ECL-MOV-01, ECL-MOV-11, ECL-CMB-07"""
    state.sector(move.origin).depart(player.seat, move.ship)
    state.sector(move.target).arrive(player.seat, move.ship, state.next_moment())
    if run.loud:
        values = (int(player.seat), int(move.ship), int(move.origin), int(move.target))
        run.tell(SHIP_MOVED, values)


@final
class MoveStep(Activations):
    """Each activation moves one ship. Rules: ECL-MOV-01, ECL-MOV-04"""

    __slots__ = ()

    def clone(self) -> MoveStep:
        return MoveStep(self.seat, self.left, self.busy)

    def question(self) -> str:
        return "move"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, MoveShip)

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        k: i64
        for k, sector in enumerate(state.sectors):
            if sector.entered[seat] > 0 and free_ships(player, sector) > 0:
                self.legal_from(state, player, k, out)

    def legal_from(self, state: State, player: Player, k: i64, out: list[Move]) -> None:
        """All moves of ships in one sector; equal ranges share one search."""
        sector = state.sectors[k]
        ship: i64 = 0
        known: i64 = -1
        mask: i64 = 0
        while ship < STARBASE:
            if refuse_depart(player, ship, sector, QUIET) is None:
                movement = player.blueprints[ship].movement
                if movement != known:
                    mask = reach(state, player, k, movement)
                    known = movement
                self.list_targets(state, ship, sector.number, mask, out)
            ship += 1

    def list_targets(
        self, state: State, ship: i64, origin: i64, mask: i64, out: list[Move]
    ) -> None:
        k: i64 = 0
        while mask >> k != 0:
            if has(mask, k):
                out.append(MoveShip(ship, origin, state.sectors[k].number))
            k += 1

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, MoveShip):
            player = state.players[seat]
            return refuse_move(state, player, move.ship, move.origin, move.target, why)
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, MoveShip)
        apply_move(state, state.players[seat], move, run)
        self.left -= 1
