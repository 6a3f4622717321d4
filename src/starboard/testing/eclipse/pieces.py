"""Taking pieces of Eclipse from where they lie, so that nothing appears and nothing vanishes."""

from __future__ import annotations

from starboard.engine.hexes import DQ, DR, distance
from starboard.games.eclipse.board import put_tile
from starboard.games.eclipse.chance import total
from starboard.games.eclipse.components.components import SHIP_PART
from starboard.games.eclipse.components.ids import DISCOVERIES, NOWHERE, PIECES, SHIP_TYPES, TECHS
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State, taken

from ..kinds import COLOURS
from ..scene import many, need

OPENINGS = 6  # a tile can be turned six ways


# -- sectors ------------------------------------------------------------------------------------


def take_tile(state: State, number: int) -> int:
    """A sector tile that is not on the board yet, out of its stack."""
    tile = int(state.rules.box.tile_of(number))
    for ring in range(3):
        if tile in state.stacks[ring]:
            state.stacks[ring] = [k for k in state.stacks[ring] if k != tile]
            over = int(state.left[ring]) - len(state.stacks[ring])
            state.left = taken(state.left, ring, max(0, over))
        state.discards[ring] = [k for k in state.discards[ring] if k != tile]
    return tile


def lay_tile(state: State, number: int, place: tuple[int, int], turn: int) -> Sector:
    """A sector at a place, with what is printed on it."""
    q, r = place
    need(state.index_of(number) == NOWHERE, f"sector {number} is on the board already")
    there = state.at(q, r)
    if there != NOWHERE:
        need(False, f"sector {state.sectors[there].number} lies at {q},{r} already")
    return put_tile(state, take_tile(state, number), q, r, turn)


def turn_for(state: State, number: int, opened: list[int], closed: list[int]) -> int:
    """How a tile must be turned to have wormholes on some edges and none on others."""
    holes = int(state.rules.box.tiles[state.rules.box.tile_of(number)].holes)
    for turn in range(OPENINGS):
        sides = {edge for edge in range(6) if (holes >> ((edge - turn) % 6)) & 1 == 1}
        if sides.issuperset(opened) and sides.isdisjoint(closed):
            return turn
    edges = ", ".join(str(edge) for edge in opened or closed)
    need(False, f"however sector {number} is turned, its edges do not fit: {edges}")
    return 0


def free_place(state: State, number: int) -> tuple[tuple[int, int], int]:
    """A free place of the sector's own ring, turned to be joined with a neighbour if it can be."""
    ring = min(max(int(state.rules.box.tiles[state.rules.box.tile_of(number)].ring), 1), 3)
    ring = 2 if number in range(220, 280) else ring
    places = [(q, r) for r in range(-ring, ring + 1) for q in range(-ring, ring + 1)]
    free = [at for at in places if distance(*at, 0, 0) == ring and state.at(*at) == NOWHERE]
    for place in free:
        for turn in range(OPENINGS):
            if joined(state, number, place, turn):
                return place, turn
    return (free[0] if free else (4 + len(state.sectors), 4)), 0


def joined(state: State, number: int, place: tuple[int, int], turn: int) -> bool:
    """Would a full wormhole lead to this tile?"""
    holes = int(state.rules.box.tiles[state.rules.box.tile_of(number)].holes)
    for edge in range(6):
        at = state.at(place[0] + DQ[edge], place[1] + DR[edge])
        own = (holes >> ((edge - turn) % 6)) & 1
        if at != NOWHERE and own == 1 and state.sectors[at].holes >> ((edge + 3) % 6) & 1 == 1:
            return True
    return False


def empty_sector(state: State, sector: Sector) -> None:
    """No non-player ships and no discovery tile."""
    for place in range(int(sector.seats() * SHIP_TYPES), len(sector.ships)):
        sector.add_ships(place, -sector.ships[place])
        sector.set_damage(place, 0)
    state.discovery_supply += sector.discovery
    sector.discovery = 0


# -- pieces of a player -------------------------------------------------------------------------


def name_of(player: Player) -> str:
    """The player's colour."""
    return COLOURS[int(player.seat)]


def take_ships(state: State, player: Player, sector: Sector, ship: int, count: int) -> None:
    """Ships from the supply arrive in a sector."""
    built = int(state.rules.box.supply[ship] - player.supply[ship])
    own = int(state.rules.box.supply[ship])
    there = f", {built} of them on the board" if built else ""
    enough = count <= player.supply[ship]
    need(enough, f"{name_of(player)} has only {many(own, PIECES[ship])}{there}")
    for _ in range(count):
        sector.arrive(player.seat, ship, state.next_moment())
    player.add_supply(ship, -count)


def remove_ships(player: Player, sector: Sector) -> None:
    """All ships of a player go back from a sector to the supply."""
    for ship in range(int(SHIP_TYPES)):
        while sector.ships[player.seat * SHIP_TYPES + ship] > 0:
            sector.depart(player.seat, ship)
            player.add_supply(ship, 1)
        sector.set_damage(player.seat * SHIP_TYPES + ship, 0)


def take_disc(state: State, player: Player, sector: Sector) -> None:
    """The leftmost disc of the track goes to a sector."""
    if sector.owner == player.seat:
        return
    release(state, sector)
    need(player.discs > 0, f"{name_of(player)} has no disc left on the influence track")
    player.discs -= 1
    sector.owner = player.seat


def release(state: State, sector: Sector) -> None:
    """Disc and cubes of a sector go back to the tracks of their owner."""
    if sector.owner < 0:
        return
    owner = state.players[sector.owner]
    for square in sector.occupied():
        owner.cubes[sector.cube(square)] += 1
        sector.take_cube(square)
    owner.discs += 1
    sector.owner = -1


def set_discs(player: Player, count: int) -> None:
    """So many discs lie on the track; the others are on action spaces."""
    movable = int(player.discs + player.spent())
    need(count <= movable, f"{name_of(player)} has only {many(movable, 'disc')} off the board")
    spent, player.actions, space = movable - count, 0, 0
    player.discs = count
    while spent > 0:
        player.actions += min(spent, 15) << (4 * space)
        spent -= min(spent, 15)
        space += 1


def set_cubes(player: Player, track: int, count: int) -> None:
    """So many cubes lie on a track; others come from the graveyard or go there."""
    change = count - int(player.cubes[track])
    buried = int(total(player.graveyard))
    have = int(player.cubes[track]) + buried
    need(change <= buried, f"{name_of(player)} has only {many(have, 'cube')} for that track")
    player.cubes[track] = count
    if change < 0:
        player.bury(track, -change)
    for grave in range(3):
        part = min(change, int(player.graveyard[grave]))
        if part > 0:
            player.bury(grave, -part)
            change -= part


# -- tiles --------------------------------------------------------------------------------------


def take_tech(state: State, tech: int) -> None:
    """A tech tile leaves the bag, or the tray if the bag has none."""
    if state.bag[tech] > 0:
        state.bag = taken(state.bag, tech, 1)
        return
    need(state.tray[tech] > 0, f"no {TECHS.ids[tech]} tile is left")
    state.tray = taken(state.tray, tech, 1)


def take_discovery(state: State, tile: int) -> None:
    """A discovery tile leaves the face-down supply."""
    fine = state.discoveries[tile] > 0 and state.discovery_supply > 0
    need(fine, f"no {DISCOVERIES.ids[tile]} discovery tile is left")
    state.discoveries = taken(state.discoveries, tile, 1)
    state.discovery_supply -= 1


def take_ancient_part(state: State, part: int) -> None:
    """The discovery tile of an ancient part, if it is one."""
    if state.rules.box.parts[part].ancient:
        for tile, row in enumerate(state.rules.box.discoveries):
            if row.kind == SHIP_PART and row.thing == part:
                take_discovery(state, tile)
                return


def any_discovery(state: State) -> int:
    """The first kind of discovery tile that is left."""
    return next((k for k, n in enumerate(state.discoveries) if n > 0), 0)
