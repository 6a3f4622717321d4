"""The spaces of Hub A-11: each is printed for one species and is never filled again.

The residents on them are kept with the Hub's slot, three bits per space like living quarters, but
a space keeps its place: nobody shifts when a neighbour leaves.
"""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT

from ..components.hubs import Hub
from ..components.ids import HUB_SLOT, NOTHING
from ..player import Player
from ..state import State
from .residents import resident_at


def is_space_taken(player: Player, space: i64) -> bool:
    """Does a resident live on this space of the Hub?"""
    return resident_at(player, HUB_SLOT, space) >= 0


def space_of(state: State, player: Player, species: i64) -> i64:
    """The space of the Hub that holds this species, or -1."""
    for space, printed in enumerate(state.hub(player).spaces):
        if printed == species and is_space_taken(player, space):
            return space
    return NOTHING


def fill_space(player: Player, hub: Hub, species: i64) -> None:
    """A resident takes the space printed for its species. Rules: SSP-HUB-65"""
    code: i64 = species + 1
    for space, printed in enumerate(hub.spaces):
        if printed == species:
            player.homes[HUB_SLOT] |= code << (3 * space)
            player.residents[species] += 1
            return


def clear_space(state: State, player: Player, species: i64) -> None:
    """The space stays empty and nobody shifts. Rules: SSP-HUB-68"""
    space = space_of(state, player, species)
    player.homes[HUB_SLOT] &= ~(7 * BIT[3 * space])
    player.residents[species] -= 1
