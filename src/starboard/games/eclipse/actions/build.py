"""The Build action."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import (
    MATERIALS,
    MONOLITH,
    MONOLITH_TECH,
    NOTHING,
    ORBITAL,
    ORBITAL_TECH,
    PIECES,
    SHIP_TYPES,
    STARBASE_TECH,
)
from ..events import PIECE_BUILT
from ..moves.actions import Build
from ..player import Player
from ..refusals import (
    CANNOT_BUILD_PIECE,
    NEEDS_BUILD_TECH,
    NONE_LEFT,
    NOT_YOURS_TO_BUILD,
    SECOND_MONOLITH,
    SECOND_ORBITAL,
    TOO_LITTLE_MATERIALS,
)
from ..sector import Sector
from ..state import State
from .activations import Activations

PIECE_TECH: Final[vec[i64]] = vec[i64](
    [-1, -1, -1, int(STARBASE_TECH), int(ORBITAL_TECH), int(MONOLITH_TECH)]
)


def refuse_build(state: State, player: Player, number: i64, piece: i64, why: Why) -> Refusal | None:
    """Building needs control of the sector. Rules: ECL-BUI-01, ECL-BUI-06"""
    k = state.index_of(number)
    if k < 0 or state.sectors[k].owner != player.seat:
        return why.no(NOT_YOURS_TO_BUILD, number)
    refusal = refuse_piece(state, player, piece, why)
    return refusal if refusal is not None else refuse_second(state.sectors[k], piece, why)


def refuse_piece(state: State, player: Player, piece: i64, why: Why) -> Refusal | None:
    """Materials, tech and supply: the same for every sector.

    Rules: ECL-BUI-02, ECL-BUI-03, ECL-BUI-05, ECL-SPC-13, ECL-TEC-07, ECL-TEC-15, ECL-TEC-16
    """
    cost = state.species_of(player).costs[piece]
    if cost < 0:
        return why.no(CANNOT_BUILD_PIECE, piece)
    tech = PIECE_TECH[piece]
    if tech != NOTHING and not player.has(tech):
        return why.no(NEEDS_BUILD_TECH, tech)
    if piece < SHIP_TYPES and player.supply[piece] == 0:
        return why.no(NONE_LEFT, piece)
    if player.storage[MATERIALS] < cost:
        return why.no(TOO_LITTLE_MATERIALS, cost, player.storage[MATERIALS])
    return None


def refuse_second(sector: Sector, piece: i64, why: Why) -> Refusal | None:
    """One orbital and one monolith per sector. Rules: ECL-BUI-04"""
    if piece == ORBITAL and sector.orbital == 1:
        return why.no(SECOND_ORBITAL, sector.number)
    if piece == MONOLITH and sector.monolith == 1:
        return why.no(SECOND_MONOLITH, sector.number)
    return None


def put_piece(state: State, player: Player, sector: Sector, piece: i64) -> None:
    """A ship leaves the supply and enters; a structure stays for good.

    Rules: ECL-BUI-07, ECL-BUI-08, ECL-CMP-01, ECL-CMP-02
    """
    if piece == ORBITAL:
        sector.orbital = 1
    elif piece == MONOLITH:
        sector.monolith = 1
    else:
        player.add_supply(piece, -1)
        sector.arrive(player.seat, piece, state.next_moment())


@final
class BuildStep(Activations):
    """Each activation builds one piece. Rules: ECL-BUI-01"""

    __slots__ = ()

    def clone(self) -> BuildStep:
        return BuildStep(self.seat, self.left, self.busy)

    def question(self) -> str:
        return "build"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, Build)

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        piece: i64 = 0
        while piece < len(PIECES):
            if refuse_piece(state, player, piece, QUIET) is None:
                for sector in state.sectors:
                    if sector.owner == seat and refuse_second(sector, piece, QUIET) is None:
                        out.append(Build(piece, sector.number))
            piece += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        piece: i64 = 0
        while piece < len(PIECES):
            for sector in state.sectors:
                if sector.owner == seat:
                    out.append(Build(piece, sector.number))
            piece += 1

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Build):
            return refuse_build(state, state.players[seat], move.number, move.piece, why)
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Build)
        player = state.players[seat]
        player.storage[MATERIALS] -= state.species_of(player).costs[move.piece]
        put_piece(state, player, state.sector(move.number), move.piece)
        self.left -= 1
        if run.loud:
            run.tell(PIECE_BUILT, (int(seat), int(move.piece), int(move.number)))
