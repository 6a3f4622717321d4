"""What a seat may know, ready for JSON; a spectator is seat -1.

The shape is described in docs/eclipse-view.md. Hidden are only the faces of other players'
reputation tiles and the contents of bags and stacks. Rules: ECL-CMP-10
"""

from __future__ import annotations

from typing import Final, Literal, cast

from mypy_extensions import i64

from starboard.engine.bits import bits_of
from starboard.engine.flow import steps_seen
from starboard.engine.refusal import QUIET

from ..actions.research import price, refuse_tech
from ..chance import total
from ..components.ids import CATEGORIES, DISCOVERIES, RARE, TECHS, TRACKS
from ..moves.words import RING_WORDS
from ..player import Player
from ..round import Rounds
from ..state import State
from .board import (
    battles_json,
    portal_network_json,
    seat_or_none,
    sector_json,
    tile_json,
    zones_json,
)
from .box import parts_json, techs_json, tracks_json
from .players import players_json
from .shape import LeftView, OfferView, View
from .shape_board import TileView
from .shape_steps import StepView
from .ships import npcs_json

Phase = Literal["setup", "action", "combat", "upkeep", "cleanup", "over"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "action", "combat", "upkeep", "cleanup")


def view(state: State, seat: i64) -> View:
    """The board, the players, the supplies and the pending steps."""
    steps = steps_json(state, seat)
    return {
        "game": "eclipse",
        "seat": seat_or_none(seat),
        "round": int(state.round),
        "rounds": int(state.rules.box.tracks.rounds),
        "phase": phase_of(state),
        "actors": bits_of(state.stack[-1].actors()) if state.stack else [],
        "start": int(state.start),
        "next_start": seat_or_none(state.next_start),
        "order": order_of(state),
        "sectors": [sector_json(state, sector) for sector in state.sectors],
        "zones": zones_json(state),
        "portals": portal_network_json(state) if state.rules.warp_portals else [],
        "players": players_json(state, seat),
        "tray": tray_json(state, seat),
        "npcs": npcs_json(state),
        "left": left_json(state),
        "discards": discards_json(state),
        "used_discoveries": used_json(state),
        "battles": battles_json(state),
        "diplomacy": state.rules.box.counts.diplomacy,
        "traitor": seat_or_none(state.traitor),
        "step": steps[-1] if steps else None,
        "steps": steps,
        "tracks": tracks_json(state),
        "parts": parts_json(state),
        "techs": techs_json(state),
    }


def phase_of(state: State) -> Phase:
    """The phase that runs now; before the first round species are chosen."""
    for step in state.stack:
        if isinstance(step, Rounds):
            return PHASES[step.phase]
    return "over"


def order_of(state: State) -> list[int]:
    """Turn order of this round, without eliminated players. Rules: ECL-ACT-02"""
    seats = state.seats()
    order = [int((state.start + k) % seats) for k in range(int(seats))]
    return [seat for seat in order if not state.players[seat].out]


def tray_json(state: State, seat: i64) -> list[OfferView]:
    """The techs on offer, with what they cost this seat. Rules: ECL-RES-02"""
    player = state.players[seat] if seat >= 0 else None
    found: list[OfferView] = []
    for tech, row in enumerate(state.rules.box.techs):
        if state.tray[tech] > 0:
            found.append(
                {
                    "tech": TECHS.word(tech),
                    "cost": int(row.cost),
                    "minimum": int(row.floor),
                    "copies": int(state.tray[tech]),
                    "category": CATEGORIES[row.category],
                    "price": {} if player is None else prices_json(state, player, tech),
                }
            )
    return found


def prices_json(state: State, player: Player, tech: i64) -> dict[str, int]:
    """What this player pays on every track that takes the tech. Rules: ECL-RES-03, ECL-RES-09"""
    found: dict[str, int] = {}
    for track in range(int(RARE)):
        if refuse_tech(state, player, tech, track, QUIET) is None:
            found[TRACKS[track]] = int(price(state, player, tech, track))
    return found


def left_json(state: State) -> LeftView:
    """How much is left in stacks and bags; what it is nobody knows. Rules: ECL-CMP-10"""
    return {
        "stacks": [int(n) for n in state.left],
        "techs": int(total(state.bag)),
        "discovery": int(state.discovery_supply),
        "reputation": int(total(state.reputation)),
    }


def discards_json(state: State) -> dict[str, list[TileView]]:
    """The discarded sectors of each ring, face up. Rules: ECL-EXP-12"""
    tiles = state.rules.box.tiles
    return {
        ring: [tile_json(tiles[tile]) for tile in state.discards[at]]
        for at, ring in enumerate(RING_WORDS)
    }


def used_json(state: State) -> list[str]:
    """Discovery tiles whose reward was taken."""
    found: list[str] = []
    for tile, count in enumerate(state.used):
        found += [DISCOVERIES.word(tile)] * int(count)
    return found


def steps_json(state: State, seat: i64) -> list[StepView]:
    """Steps on every level are cut for this seat; the last one is decided now."""
    return cast("list[StepView]", steps_seen(state, seat))
