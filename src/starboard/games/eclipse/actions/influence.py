"""The Influence action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..board import guards, portal_mask, steps_from, strangers
from ..components.ids import NOBODY, NOWHERE, TRACK
from ..events import COLONY_SHIPS_REFRESHED, DISC_MOVED
from ..moves.actions import REFRESH, MoveDisc
from ..player import Player
from ..refusals import (
    CONNECTING_DISC,
    DEFENDED_SECTOR,
    EMPTY_INFLUENCE_TRACK,
    NO_SUCH_SECTOR,
    NO_USED_COLONY_SHIP,
    NOT_CONNECTED,
    NOT_YOUR_DISC,
    OPPONENT_SHIPS,
    REFRESHED,
    SAME_PLACE,
    SECTOR_IS_CONTROLLED,
    SECTOR_USED,
    SHARED_SECTOR,
)
from ..sector import Sector
from ..state import State
from ..upkeep.cubes import clear_cubes
from .activations import Activations
from .free_moves import something_left


def refuse_lift(state: State, player: Player, origin: i64, used: i64, why: Why) -> Refusal | None:
    """A disc of the track or of a controlled sector not yet involved in this action.

    Rules: ECL-INF-01, ECL-INF-06, ECL-INF-12
    """
    if origin == TRACK:
        return EMPTY_INFLUENCE_TRACK if player.discs == 0 else None
    k = state.index_of(origin)
    if k == NOWHERE or state.sectors[k].owner != player.seat:
        return why.no(NOT_YOUR_DISC, origin)
    return why.no(SECTOR_USED, origin) if has(used, k) else None


def refuse_target(player: Player, sector: Sector, why: Why) -> Refusal | None:
    """An uncontrolled sector without opponents.

    Rules: ECL-INF-02, ECL-INF-03, ECL-INF-04, ECL-SPC-08, ECL-ACT-15
    """
    if sector.controlled():
        return why.no(SECTOR_IS_CONTROLLED, sector.number, sector.owner)
    if strangers(player, sector) == 0:
        return None
    if guards(player, sector) > 0:
        return why.no(DEFENDED_SECTOR, sector.number)
    return why.no(
        SHARED_SECTOR if sector.fleet(player.seat) > 0 else OPPONENT_SHIPS,
        sector.number,
    )


def sources(state: State, player: Player, target: i64, portals: i64) -> i64:
    """Sectors of the player that connect to the target, as a mask.

    Rules: ECL-INF-02, ECL-WRP-03
    """
    mask: i64 = 0
    around = steps_from(state, player, target, portals)
    k: i64 = 0
    while around >> k != 0:
        if has(around, k):
            sector = state.sectors[k]
            if sector.owner == player.seat or sector.entered[player.seat] > 0:
                mask |= BIT[k]
        k += 1
    return mask


def lifted_from(state: State, player: Player, origin: i64) -> i64:
    """The sector that gives no connection once its disc is lifted, as a mask.

    Rules: ECL-INF-07
    """
    if origin == TRACK:
        return 0
    k = state.index_of(origin)
    return 0 if state.sectors[k].entered[player.seat] > 0 else BIT[k]


def refuse_disc(
    state: State, player: Player, origin: i64, target: i64, used: i64, why: Why
) -> Refusal | None:
    """One disc moves between the track and sectors.

    Rules: ECL-INF-01, ECL-INF-02, ECL-INF-03, ECL-INF-07
    """
    refusal = refuse_lift(state, player, origin, used, why)
    if refusal is not None:
        return refusal
    if origin == target:
        return SAME_PLACE
    if target == TRACK:
        return None
    k = state.index_of(target)
    if k == NOWHERE:
        return why.no(NO_SUCH_SECTOR, target)
    if has(used, k):
        return why.no(SECTOR_USED, target)
    refusal = refuse_target(player, state.sectors[k], why)
    if refusal is not None or state.sectors[k].entered[player.seat] > 0:
        return refusal
    mask = sources(state, player, k, portal_mask(state) if state.rules.warp_portals else 0)
    if mask & ~lifted_from(state, player, origin) != 0:
        return None
    return why.no(CONNECTING_DISC if mask != 0 else NOT_CONNECTED, target)


@final
class InfluenceStep(Activations):
    """Each activation moves one disc; up to two colony ships are turned up once.

    Rules: ECL-INF-01, ECL-INF-10, ECL-INF-11
    """

    __slots__ = ("refreshed", "used")

    def __init__(self, seat: i64, left: i64, busy: bool, used: i64, refreshed: bool) -> None:
        super().__init__(seat, left, busy)
        self.used: i64 = used  # sectors already involved in this action
        self.refreshed = refreshed

    def clone(self) -> InfluenceStep:
        return InfluenceStep(self.seat, self.left, self.busy, self.used, self.refreshed)

    def question(self) -> str:
        return "influence"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, MoveDisc)

    def may_refresh(self, state: State, player: Player) -> bool:
        """Are there used colony ships and was nothing turned up yet?"""
        return not self.refreshed and player.colony_ships < state.species_of(player).colony_ships

    def may_go_on(self, state: State) -> bool:
        player = state.players[self.seat]
        return self.may_refresh(state, player) or something_left(state, player)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        super().legal(state, seat, out)
        if self.may_refresh(state, state.players[seat]):
            out.append(REFRESH)

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        origins = self.origins(state, player)
        for origin in origins:
            if origin != TRACK:
                out.append(MoveDisc(origin, TRACK))
        portals = portal_mask(state) if state.rules.warp_portals else 0
        k: i64
        for k, sector in enumerate(state.sectors):
            open_target = sector.owner == NOBODY and not has(self.used, k)
            if open_target and strangers(player, sector) == 0:
                self.legal_target(state, player, k, origins, portals, out)

    def origins(self, state: State, player: Player) -> list[int]:
        """Where a disc may be lifted: numbers of sectors, and the track first."""
        found: list[int] = [int(TRACK)] if player.discs > 0 else []
        k: i64
        for k, sector in enumerate(state.sectors):
            if sector.owner == player.seat and not has(self.used, k):
                found.append(int(sector.number))
        return found

    def legal_target(
        self,
        state: State,
        player: Player,
        k: i64,
        origins: list[int],
        portals: i64,
        out: list[Move],
    ) -> None:
        """All discs that may go to one sector; its connections are read once."""
        sector = state.sectors[k]
        here = sector.entered[player.seat] > 0
        mask: i64 = 0 if here else sources(state, player, k, portals)
        if not here and mask == 0:
            return
        single = mask & (mask - 1) == 0
        for origin in origins:
            # Only a single connection can be the very disc that is moved.
            if here or not single or mask & ~lifted_from(state, player, origin) != 0:
                out.append(MoveDisc(origin, sector.number))

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, MoveDisc):
            return refuse_disc(state, player, move.origin, move.target, self.used, why)
        if is_word(move, "refresh"):
            if self.refreshed:
                return REFRESHED
            return None if self.may_refresh(state, player) else NO_USED_COLONY_SHIP
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, MoveDisc):
            self.left -= 1
            self.move_disc(state, player, move, run)
        else:
            self.refresh(state, player, run)

    def move_disc(self, state: State, player: Player, move: MoveDisc, run: Run) -> None:
        """The disc is lifted, cubes of its sector go home, and it is put down again.

        Rules: ECL-INF-05, ECL-INF-08, ECL-INF-09, ECL-ACT-12
        """
        if run.loud:
            values = (int(player.seat), int(move.origin), int(move.target))
            run.tell(DISC_MOVED, values)
        if move.origin == TRACK:
            player.discs -= 1
        else:
            k = state.index_of(move.origin)
            self.used |= BIT[k]
            clear_cubes(state, state.sectors[k], run)
            state.sectors[k].owner = NOBODY
        if move.target == TRACK:
            player.discs += 1
        else:
            k = state.index_of(move.target)
            self.used |= BIT[k]
            state.sectors[k].owner = player.seat

    def refresh(self, state: State, player: Player, run: Run) -> None:
        """Used colony ships are turned face up, as many as the board says.

        Rules: ECL-INF-10, ECL-COL-14
        """
        row = state.species_of(player)
        self.refreshed = True
        player.colony_ships = min(row.colony_ships, player.colony_ships + row.refresh)
        if run.loud:
            run.tell(COLONY_SHIPS_REFRESHED, (int(player.seat),))
