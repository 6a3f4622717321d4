"""Counting the pieces of Eclipse: nothing may appear and nothing may vanish."""

from __future__ import annotations

from collections import Counter

from starboard.engine.bits import count_bits
from starboard.games.eclipse.actions.discovery import DiscoveryTile
from starboard.games.eclipse.actions.place_part import PlacePart
from starboard.games.eclipse.actions.place_tile import PlaceTile
from starboard.games.eclipse.chance import total
from starboard.games.eclipse.combat.reputation import KeepReputation
from starboard.games.eclipse.components.ids import NOTHING, SHIP_TYPES
from starboard.games.eclipse.diplomacy.proposal import Ambassadors
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import FOUND_PORTAL, Sector
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.cubes import CubeHome

Inventory = Counter[tuple[str, int]]


def inventory(state: State) -> Inventory:
    """Every limited component on the table, by kind and owner or kind and number."""
    found: Inventory = Counter()
    for player in state.players:
        count_player(state, player, found)
    for sector in state.sectors:
        count_sector(sector, found)
    count_steps(state, found)
    for tech in range(len(state.rules.box.techs)):
        found["tech", tech] += int(state.tray[tech] + state.bag[tech])
    for value, count in enumerate(state.reputation):
        found["reputation", value] += int(count)
    found["discovery", 0] += int(total(state.discoveries) + total(state.used))
    return found


def count_player(state: State, player: Player, found: Inventory) -> None:
    """What lies on and beside a species board."""
    seat = int(player.seat)
    found["cube", seat] += int(total(player.cubes) + total(player.graveyard))
    found["cube", seat] += int(count_bits(player.partners))
    found["disc", seat] += int(player.discs + player.reserve + player.spent())
    for ship in range(int(SHIP_TYPES)):
        found["ship", seat * 4 + ship] += int(player.supply[ship])
    for tech in range(len(state.rules.box.techs)):
        found["tech", tech] += int(player.has(tech))
    for value in player.reputation:
        found["reputation", int(value)] += 1
    found["discovery", 0] += int(player.discoveries + count_bits(player.saved))
    for blueprint in player.blueprints:
        found["discovery", 0] += int(blueprint.outside != NOTHING)
        for slot, part in enumerate(blueprint.slots):
            ancient = blueprint.has_tile(slot) and state.rules.box.parts[part].ancient
            found["discovery", 0] += int(ancient)


def count_sector(sector: Sector, found: Inventory) -> None:
    """What lies in a sector."""
    found["discovery", 0] += int(sector.portals & FOUND_PORTAL != 0)
    if sector.owner >= 0:
        found["disc", int(sector.owner)] += 1
        found["cube", int(sector.owner)] += len(sector.occupied())
    for place in range(int(sector.seats() * SHIP_TYPES)):
        found["ship", place] += int(sector.ships[place])


def count_steps(state: State, found: Inventory) -> None:
    """What is in somebody's hand while a question is open."""
    for step in state.stack:
        if isinstance(step, CubeHome):
            found["cube", int(step.seat)] += 1
        if isinstance(step, Ambassadors) and step.asking != step.seat:
            found["cube", int(step.seat)] += 1
        if isinstance(step, KeepReputation):
            for value in step.drawn:
                found["reputation", int(value)] += 1
        if isinstance(step, DiscoveryTile | PlacePart):
            found["discovery", 0] += 1


def seen_tiles(state: State) -> list[int]:
    """Tiles on the board, in stacks, in discard piles and in an explorer's hand."""
    tiles = [int(sector.tile) for sector in state.sectors]
    for pile in state.discards + state.stacks:
        tiles += pile
    for step in state.stack:
        if isinstance(step, PlaceTile):
            tiles += [int(tile) for tile in (step.first, step.second) if tile != NOTHING]
    return tiles
