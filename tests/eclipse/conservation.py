"""Nothing appears and nothing vanishes: every limited component is somewhere on the table.

`inventory(state)` counts all of them; it must never change during a game. Cubes and ambassadors
that a pending step carries are counted with the step.
"""

from collections import Counter

from starboard.engine.bits import count_bits
from starboard.games.eclipse.actions.discovery import DiscoveryTile
from starboard.games.eclipse.actions.place_part import PlacePart
from starboard.games.eclipse.actions.place_tile import PlaceTile
from starboard.games.eclipse.chance import total
from starboard.games.eclipse.combat.reputation import KeepReputation
from starboard.games.eclipse.components.ids import NOTHING, SHIP_TYPES
from starboard.games.eclipse.diplomacy.proposal import Ambassadors
from starboard.games.eclipse.player import TRACK_SPACES, Player
from starboard.games.eclipse.sector import FOUND_PORTAL, Sector
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.cubes import CubeHome

Inventory = Counter[tuple[str, int]]


def inventory(state: State) -> Inventory:
    """Every limited component by kind and owner, or kind and number."""
    found: Inventory = Counter()
    for player in state.players:
        count_player(state, player, found)
    for sector in state.sectors:
        count_sector(sector, found)
    count_steps(state, found)
    count_supplies(state, found)
    return found


def count_player(state: State, player: Player, found: Inventory) -> None:
    seat = int(player.seat)
    on_tracks = sum(int(n) for n in player.cubes) + sum(int(n) for n in player.graveyard)
    found["cube", seat] += on_tracks + int(count_bits(player.partners))
    found["disc", seat] += int(player.discs + player.reserve + player.spent())
    for ship in range(int(SHIP_TYPES)):
        found["ship", seat * 4 + ship] += int(player.supply[ship])
    for tech in range(len(state.rules.box.techs)):
        found["tech", tech] += int(player.has(tech))
    for value in player.reputation:
        found["reputation", int(value)] += 1
    found["discovery", 0] += int(player.discoveries) + found_parts(state, player)


def found_parts(state: State, player: Player) -> int:
    """Discovery tiles that serve as ship parts: set aside, in a grid or outside it."""
    count = int(count_bits(player.saved))
    for blueprint in player.blueprints:
        count += int(blueprint.outside != NOTHING)
        for slot, part in enumerate(blueprint.slots):
            count += int(blueprint.has_tile(slot) and state.rules.box.parts[part].ancient)
    return count


def count_sector(sector: Sector, found: Inventory) -> None:
    found["discovery", 0] += int(sector.portals & FOUND_PORTAL != 0)
    if sector.owner >= 0:
        found["disc", int(sector.owner)] += 1
        found["cube", int(sector.owner)] += len(sector.occupied())
    else:
        found["homeless cube", int(sector.number)] += len(sector.occupied())
    for seat in range(int(sector.seats())):
        for ship in range(int(SHIP_TYPES)):
            found["ship", seat * 4 + ship] += int(sector.ships[seat * SHIP_TYPES + ship])


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


def count_supplies(state: State, found: Inventory) -> None:
    for tech in range(len(state.rules.box.techs)):
        found["tech", tech] += int(state.tray[tech] + state.bag[tech])
    for value, count in enumerate(state.reputation):
        found["reputation", value] += int(count)
    found["discovery", 0] += int(total(state.discoveries) + total(state.used))
    for ring in range(3):
        found["sector", ring] += int(state.left[ring])
    for tile in seen_tiles(state):
        found["sector", int(state.rules.box.tiles[tile].ring) - 1] += 1


def seen_tiles(state: State) -> list[int]:
    """Tiles on the board, in discard piles and in an explorer's hand."""
    tiles = [int(sector.tile) for sector in state.sectors]
    for pile in state.discards:
        tiles += pile
    for step in state.stack:
        if isinstance(step, PlaceTile):
            tiles += [int(tile) for tile in (step.first, step.second) if tile != NOTHING]
    return tiles


def faults(state: State) -> list[str]:
    """What cannot be, whatever happened before."""
    tiles = seen_tiles(state)
    for pile in state.stacks:
        tiles += pile
    face_down = sum(int(sector.discovery) for sector in state.sectors)
    found = [f"tile {tile} is there twice" for tile, n in Counter(tiles).items() if n > 1]
    if face_down + state.discovery_supply != total(state.discoveries):
        found.append("face-down discovery tiles do not add up")
    for key, count in inventory(state).items():
        if count < 0 or (key[0] == "homeless cube" and count > 0):
            found.append(f"{count} x {key}")
    for player in state.players:
        found += board_faults(player)
    return found


def board_faults(player: Player) -> list[str]:
    """Numbers of one player that are out of their bounds."""
    found: list[str] = []
    for name, counts in (("cubes", player.cubes), ("graveyard", player.graveyard)):
        if min(int(n) for n in counts) < 0 or max(int(n) for n in player.cubes) > TRACK_SPACES:
            found.append(f"seat {player.seat}: {name} {[int(n) for n in counts]}")
    if min(int(n) for n in player.storage) < 0 or player.discs < 0 or player.colony_ships < 0:
        found.append(f"seat {player.seat} owes something")
    return found
