"""The Explore action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.hexes import DQ, DR, opposite
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..board import free_ships, present, stack_of
from ..chance import draw_tile
from ..components.ids import NOWHERE, WORMHOLE_GENERATOR
from ..events import SECTOR_REVEALED
from ..moves.actions import Explore
from ..player import Player
from ..refusals import (
    GUARDED_DISCOVERY,
    NO_WORMHOLE_TO_ZONE,
    ONLY_PINNED_SHIPS,
    STACK_EMPTY,
    TOO_LATE_TO_CONTROL,
    ZONE_NOT_ADJACENT,
    ZONE_TAKEN,
)
from ..sector import Sector
from ..state import State
from .activations import Activations
from .place_tile import PlaceTile, refuse_control


def refuse_explore(state: State, player: Player, q: i64, r: i64, why: Why) -> Refusal | None:
    """An empty zone next to control or an unpinned ship, through a wormhole.

    Rules: ECL-EXP-02, ECL-EXP-03, ECL-EXP-14, ECL-EXP-17
    """
    if state.at(q, r) != NOWHERE:
        return why.no(ZONE_TAKEN, q, r)
    ring = stack_of(q, r)
    if state.left[ring] == 0 and len(state.discards[ring]) == 0:
        return why.no(STACK_EMPTY, ring)
    best: i64 = 0
    edge: i64 = 0
    while edge < 6:
        k = state.at(q + DQ[edge], r + DR[edge])
        if k != NOWHERE:
            chance = openness(player, state.sectors[k], opposite(edge))
            if chance == 3:
                return None
            best = max(best, chance)
        edge += 1
    if best == 0:
        return why.no(ZONE_NOT_ADJACENT, q, r)
    return why.no(ONLY_PINNED_SHIPS if best == 1 else NO_WORMHOLE_TO_ZONE, q, r)


def openness(player: Player, sector: Sector, edge: i64) -> i64:
    """How far a neighbour helps: 0 nothing of ours, 1 pinned ships, 2 no wormhole, 3 open.

    Rules: ECL-EXP-02, ECL-EXP-03, ECL-EXP-07
    """
    if sector.owner != player.seat:
        if sector.entered[player.seat] == 0:
            return 0
        if free_ships(player, sector) == 0:
            return 1
    if not has(sector.holes, edge) and not player.has(WORMHOLE_GENERATOR):
        return 2
    return 3


@final
class ExploreStep(Activations):
    """Each activation reveals a tile and is finished before the next begins.

    Rules: ECL-EXP-01, ECL-EXP-15, ECL-SPC-12
    """

    __slots__ = ("before",)

    def __init__(self, seat: i64, left: i64, busy: bool, before: i64) -> None:
        super().__init__(seat, left, busy)
        self.before: i64 = before  # sectors on the board when the last activation began

    def clone(self) -> ExploreStep:
        return ExploreStep(self.seat, self.left, self.busy, self.before)

    def question(self) -> str:
        return "explore"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, Explore)

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        seen: list[int] = []
        for sector in state.sectors:
            if (sector.owner == seat or sector.entered[seat] > 0) and present(player, sector):
                self.legal_around(state, player, sector, seen, out)

    def legal_around(
        self,
        state: State,
        player: Player,
        sector: Sector,
        seen: list[int],
        out: list[Move],
    ) -> None:
        """The open zones around one sector, each listed once."""
        generator = player.has(WORMHOLE_GENERATOR)
        edge: i64 = 0
        while edge < 6:
            if sector.near[edge] < 0 and (has(sector.holes, edge) or generator):
                q = sector.q + DQ[edge]
                r = sector.r + DR[edge]
                key = int((q + 64) * 128 + r + 64)
                if key not in seen:
                    seen.append(key)
                    if refuse_explore(state, player, q, r, QUIET) is None:
                        out.append(Explore(q, r))
            edge += 1

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Explore):
            return refuse_explore(state, state.players[seat], move.q, move.r, why)
        if isinstance(move, Word) and 0 < self.before < len(state.sectors):
            return self.refuse_afterwards(state, state.players[seat], move, why)
        return NOT_NOW

    def refuse_afterwards(
        self, state: State, player: Player, move: Word, why: Why
    ) -> Refusal | None:
        """Why the sector placed last can no longer be controlled, or its tile not be taken.

        Rules: ECL-EXP-10, ECL-DSC-15
        """
        sector = state.sectors[-1]
        if move.verb == "control":
            refusal = refuse_control(player, sector, why)
            return refusal if refusal is not None else why.no(TOO_LATE_TO_CONTROL, sector.number)
        if move.verb == "reward" or move.verb == "keep":
            if sector.discovery > 0:
                return why.no(GUARDED_DISCOVERY, sector.number)
            return NOT_NOW
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Explore)
        self.left -= 1
        self.before = len(state.sectors)
        tile = draw_tile(state, stack_of(move.q, move.r), run)
        if run.loud:
            number = int(state.rules.box.tiles[tile].number)
            run.tell(SECTOR_REVEALED, (int(seat), number))
        state.push(PlaceTile(seat, tile, -1, move.q, move.r))
