"""Discovery tiles after the battles."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..actions.discovery import find_discovery
from ..components.ids import NOBODY
from ..sector import Sector
from ..state import State


def finder(state: State, sector: Sector) -> i64:
    """Who takes an unguarded tile: a peaceful controller first, then whoever has a ship here.

    Rules: ECL-DSC-15, ECL-DSC-16, ECL-SPC-10
    """
    if sector.discovery == 0 or sector.npcs() > 0:
        return NOBODY
    if sector.owner != NOBODY and state.players[sector.owner].peace != 0:
        return sector.owner
    for player in state.players:
        if sector.fleet(player.seat) > 0:
            return player.seat
    return NOBODY


def begin_finding(state: State, at: i64, run: Run) -> None:
    """Taking is not optional, the choice of side is. Rules: ECL-DSC-16"""
    sector = state.sectors[at]
    seat = finder(state, sector)
    if seat != NOBODY:
        find_discovery(state, state.players[seat], sector, run)
