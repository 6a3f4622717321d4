"""Neighbours, wormholes, portals, pinning and reach."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.hexes import DQ, DR, distance, opposite, turned

from .components.ids import CLOAKING_DEVICE, NOWHERE, SHIP_TYPES, WORMHOLE_GENERATOR
from .player import Player
from .sector import PRINTED_PORTAL, Sector
from .state import State


def ring_of(q: i64, r: i64) -> i64:
    """The zone's distance from the center."""
    return distance(q, r, 0, 0)


def stack_of(q: i64, r: i64) -> i64:
    """The stack a zone draws from: inner, middle, and outer for everything beyond.

    Rules: ECL-EXP-04
    """
    ring = ring_of(q, r)
    return ring - 1 if ring < 3 else 2


def put_tile(state: State, tile: i64, q: i64, r: i64, turn: i64) -> Sector:
    """A new sector with what is printed on it, linked with its neighbours.

    Rules: ECL-EXP-08, ECL-CMP-06
    """
    row = state.rules.box.tiles[tile]
    discovery: i64 = row.discovery if state.discovery_supply > 0 else 0
    state.discovery_supply -= discovery
    seats = state.seats()
    ships = vec[i64]([0] * (seats * SHIP_TYPES) + [int(n) for n in row.npcs])
    damage = vec[i64]([0] * len(ships))
    entered = vec[i64]([0] * seats)
    near = link(state, q, r)
    sector = Sector(tile, row.number, row.squares, near, ships, damage, entered)
    sector.q = q
    sector.r = r
    sector.turn = turn
    sector.holes = turned(row.holes, turn)
    sector.portals = PRINTED_PORTAL if row.portal == 1 else 0
    sector.discovery = discovery
    state.sectors.append(sector)
    return sector


def link(state: State, q: i64, r: i64) -> vec[i64]:
    """The neighbours of a new sector; they learn of it too."""
    near = vec[i64]([-1] * 6)
    here: i64 = len(state.sectors)
    edge: i64
    for edge in range(6):
        other = state.at(q + DQ[edge], r + DR[edge])
        if other != NOWHERE:
            near[edge] = other
            links = state.sectors[other].near[:]
            links[opposite(edge)] = here
            state.sectors[other].near = links
    return near


def wormholes(here: Sector, edge: i64, there: Sector) -> i64:
    """How many sides of a shared edge have a wormhole."""
    return ((here.holes >> edge) & 1) + ((there.holes >> opposite(edge)) & 1)


def linked(player: Player, here: Sector, edge: i64, there: Sector) -> bool:
    """A full wormhole connection, or half of one with the Wormhole Generator.

    Rules: ECL-MOV-02, ECL-TEC-17
    """
    sides = wormholes(here, edge, there)
    return sides == 2 or (sides == 1 and player.has(WORMHOLE_GENERATOR))


def portal_mask(state: State) -> i64:
    """All sectors with a warp portal, or 0 if fewer than two are on the board.

    Rules: ECL-WRP-02, ECL-WRP-05
    """
    mask: i64 = 0
    k: i64
    for k, sector in enumerate(state.sectors):
        if sector.portals != 0:
            mask |= BIT[k]
    return mask if mask & (mask - 1) != 0 else 0


def strangers(player: Player, sector: Sector) -> i64:
    """Ships of opponents in a sector, non-players included.

    Rules: ECL-MOV-08, ECL-DIP-14, ECL-SPC-09
    """
    n = sector.all_ships() - sector.fleet(player.seat)
    if n == 0:
        return 0
    if player.peace != 0:
        n -= peaceful(player, sector)
    if player.friends != BIT[player.seat]:
        n -= friendly(player, sector)
    return n


def peaceful(player: Player, sector: Sector) -> i64:
    """Non-player ships that are no opponents of this player."""
    n: i64 = 0
    kind: i64 = 0
    while player.peace >> kind != 0:
        if has(player.peace, kind):
            n += sector.npc(kind)
        kind += 1
    return n


def friendly(player: Player, sector: Sector) -> i64:
    """Ships of other players that are no opponents."""
    n: i64 = 0
    seat: i64 = 0
    while player.friends >> seat != 0:
        if has(player.friends, seat) and seat != player.seat:
            n += sector.fleet(seat)
        seat += 1
    return n


def guards(player: Player, sector: Sector) -> i64:
    """Non-player ships in a sector that are opponents of this player."""
    n = sector.npcs()
    return n - peaceful(player, sector) if n > 0 and player.peace != 0 else n


def pinning(player: Player, sector: Sector) -> i64:
    """How many own ships the opponents here can pin; only ships pin.

    Rules: ECL-MOV-06, ECL-MOV-10, ECL-MOV-12, ECL-TEC-21
    """
    n = strangers(player, sector)
    return n // 2 if n > 0 and player.has(CLOAKING_DEVICE) else n


def free_ships(player: Player, sector: Sector) -> i64:
    """How many own ships are not pinned. Rules: ECL-MOV-06, ECL-MOV-08, ECL-MOV-09, ECL-MOV-10"""
    own = sector.fleet(player.seat)
    if own == 0 or sector.pinned_by_center():
        return 0
    held = pinning(player, sector)
    return own - held if own > held else 0


def may_go_on(player: Player, sector: Sector) -> bool:
    """Could one more own ship, just arrived, leave again? Rules: ECL-MOV-07"""
    if sector.pinned_by_center():
        return False
    return sector.fleet(player.seat) + 1 > pinning(player, sector)


def present(player: Player, sector: Sector) -> bool:
    """Has the player control or an unpinned ship here? Rules: ECL-EXP-02"""
    return sector.owner == player.seat or free_ships(player, sector) > 0


def steps_from(state: State, player: Player, k: i64, portals: i64) -> i64:
    """The sectors one step away from sector k, as a mask. Rules: ECL-MOV-02, ECL-WRP-04"""
    sector = state.sectors[k]
    near = sector.near
    mask: i64 = portals & ~BIT[k] if has(portals, k) else 0
    edge: i64 = 0
    while edge < 6:
        other = near[edge]
        if other >= 0 and linked(player, sector, edge, state.sectors[other]):
            mask |= BIT[other]
        edge += 1
    return mask


def reach(state: State, player: Player, origin: i64, range: i64) -> i64:
    """The sectors a ship can end in, pinning read at every departure.

    Rules: ECL-MOV-01, ECL-MOV-02, ECL-MOV-07, ECL-WRP-04
    """
    portals = portal_mask(state) if state.rules.warp_portals else 0
    seen: i64 = BIT[origin]
    front = seen
    while range > 0 and front != 0:
        range -= 1
        later: i64 = 0
        k: i64 = 0
        rest = front
        while rest != 0:
            if rest & 1 == 1 and (k == origin or may_go_on(player, state.sectors[k])):
                later |= steps_from(state, player, k, portals)
            rest >>= 1
            k += 1
        front = later & ~seen
        seen |= later
    return seen & ~BIT[origin]
