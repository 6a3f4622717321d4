"""What a player may do besides the action itself: colony ships and trade."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.components import ADVANCED
from ..components.ids import GRAY, MATERIALS, ORBITAL_SQUARE
from ..events import SQUARE_COLONIZED
from ..moves.actions import Colonize
from ..player import Player
from ..refusals import (
    NEEDS_ADVANCED_TECH,
    NEEDS_ADVANCED_TECH_GRAY,
    NO_COLONY_SHIP,
    NO_CUBE,
    NO_MATERIALS_ON_ORBITAL,
    NO_SUCH_SQUARE,
    NOT_YOURS_TO_COLONIZE,
    SQUARE_FILLED,
    WRONG_CUBE,
)
from ..sector import Sector
from ..state import State


def refuse_colonize(
    state: State, player: Player, number: i64, square: i64, track: i64, why: Why
) -> Refusal | None:
    """A colony ship puts one cube on an empty square of an own sector.

    Rules: ECL-COL-01, ECL-COL-02, ECL-COL-04, ECL-COL-09
    """
    if player.colony_ships == 0:
        return NO_COLONY_SHIP
    k = state.index_of(number)
    if k < 0 or state.sectors[k].owner != player.seat:
        return why.no(NOT_YOURS_TO_COLONIZE, number)
    return refuse_cube(state, player, state.sectors[k], square, track, why)


def refuse_cube(
    state: State, player: Player, sector: Sector, square: i64, track: i64, why: Why
) -> Refusal | None:
    """The square must be empty and take a cube of this track.

    Rules: ECL-COL-02, ECL-COL-03, ECL-COL-05, ECL-COL-08
    """
    if square != ORBITAL_SQUARE and (square < 0 or square >= len(sector.squares)):
        return why.no(NO_SUCH_SQUARE, sector.number, square)
    if square == ORBITAL_SQUARE and sector.orbital == 0:
        return why.no(NO_SUCH_SQUARE, sector.number, square)
    if sector.cube(square) >= 0:
        return why.no(SQUARE_FILLED, sector.number, square)
    if player.cubes[track] == 0:
        return why.no(NO_CUBE, track)
    if square == ORBITAL_SQUARE:
        return NO_MATERIALS_ON_ORBITAL if track == MATERIALS else None
    return refuse_square(state, player, sector.squares[square], track, why)


def refuse_square(
    state: State, player: Player, printed: i64, track: i64, why: Why
) -> Refusal | None:
    """Colour and star of a printed square.

    Rules: ECL-COL-03, ECL-COL-05, ECL-COL-06, ECL-COL-07, ECL-TEC-08, ECL-TEC-09, ECL-TEC-10,
    ECL-TEC-26
    """
    kind = printed & GRAY
    if kind != GRAY and kind != track:
        return why.no(WRONG_CUBE, kind, track)
    if printed >= ADVANCED and not may_fill_advanced(state, player, track):
        return why.no(NEEDS_ADVANCED_TECH_GRAY if kind == GRAY else NEEDS_ADVANCED_TECH, track)
    return None


def may_fill_advanced(state: State, player: Player, track: i64) -> bool:
    """Has the player a tech for advanced squares of this resource? Rules: ECL-COL-06"""
    return player.techs & state.rules.box.advanced[track] != 0


def legal_colonize(state: State, player: Player, out: list[Move]) -> None:
    """Every cube that a colony ship could place."""
    if player.colony_ships == 0:
        return
    for sector in state.sectors:
        if sector.owner == player.seat:
            legal_squares(state, player, sector, out)


def legal_squares(state: State, player: Player, sector: Sector, out: list[Move]) -> None:
    """The cubes that fit into one own sector."""
    square: i64 = 0
    n: i64 = len(sector.squares)
    while square < n:
        if (sector.cubes >> (2 * square)) & 3 == 0:
            printed = sector.squares[square]
            track: i64 = 0
            while track < 3:
                fits = player.cubes[track] > 0 and (printed & 3 in (track, GRAY))
                if fits and refuse_square(state, player, printed, track, QUIET) is None:
                    out.append(Colonize(sector.number, square, track))
                track += 1
        square += 1
    if sector.orbital == 1 and sector.cube(ORBITAL_SQUARE) < 0:
        for choice in (1, 2):
            if player.cubes[choice] > 0:
                out.append(Colonize(sector.number, ORBITAL_SQUARE, choice))


def apply_colonize(state: State, player: Player, move: Colonize, run: Run) -> None:
    """Rules: ECL-COL-01, ECL-COL-03, ECL-COL-10"""
    player.colony_ships -= 1
    player.cubes[move.track] -= 1
    state.sector(move.number).put_cube(move.square, move.track)
    if run.loud:
        values = (int(player.seat), int(move.number), int(move.track))
        run.tell(SQUARE_COLONIZED, values)
