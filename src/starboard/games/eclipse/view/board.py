"""The board, ready for JSON: sectors, wormholes, ships, empty zones.

Edges are those of `engine/hexes.py`, so that the page needs one table of directions for all games;
the tiles of this game count from the top edge.
"""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.hexes import DQ, DR

from ..board import free_ships, portal_mask, ring_of, strangers, wormholes
from ..components.components import ADVANCED, Tile
from ..components.ids import (
    GRAY,
    NOBODY,
    NOWHERE,
    NPCS,
    ORBITAL_SQUARE,
    PIECES,
    RESOURCES,
    SHIP_TYPES,
    STARBASE,
)
from ..player import Player
from ..sector import BUILT_PORTAL, DAMAGE_BITS, FOUND_PORTAL, PRINTED_PORTAL, Sector
from ..state import State


def edge_json(edge: i64) -> int:
    """The edge as the engine numbers it: there edge 0 is one sixth further clockwise."""
    return int((edge + 5) % 6)


def edges_json(holes: i64) -> list[int]:
    """The edges of a mask, ascending."""
    return sorted(edge_json(edge) for edge in range(6) if has(holes, edge))


def seat_or_none(seat: i64) -> int | None:
    """Nobody is null."""
    return None if seat == NOBODY else int(seat)


def tile_json(tile: Tile) -> dict[str, object]:
    """A tile as printed, unturned and off the board."""
    return {
        "number": int(tile.number),
        "name": tile.name,
        "rotation": 0,
        "wormholes": edges_json(tile.holes),
        "vp": int(tile.vp),
        "artifacts": int(tile.artifacts),
        "planets": [square_json(printed, at) for at, printed in enumerate(tile.squares)],
        "owner": None,
        "ships": npc_groups(tile),
        "discovery": tile.discovery > 0,
        "warp_portal": tile.portal == 1,
        "orbital": False,
        "monolith": False,
    }


def npc_groups(tile: Tile) -> list[dict[str, object]]:
    """The non-player ships that a tile brings along."""
    found: list[dict[str, object]] = []
    for kind, count in enumerate(tile.npcs):
        if count > 0:
            found.append({"owner": None, "type": NPCS.word(kind), "count": int(count)})
    return found


def square_json(printed: i64, at: i64) -> dict[str, object]:
    """An empty population square; `square` is its word in the notation."""
    kind = printed & GRAY
    return {
        "resource": "gray" if kind == GRAY else RESOURCES[kind],
        "advanced": printed >= ADVANCED,
        "square": str(at),
        "cube": None,
        "track": None,
    }


def sector_json(state: State, sector: Sector) -> dict[str, object]:
    """A placed tile with everything on it."""
    found = tile_json(state.rules.box.tiles[sector.tile])
    found["q"] = int(sector.q)
    found["r"] = int(sector.r)
    found["ring"] = zone_ring(sector.q, sector.r)
    found["rotation"] = int(sector.turn)
    found["wormholes"] = edges_json(sector.holes)
    found["links"] = links_json(state, sector)
    found["planets"] = planets_json(sector)
    found["owner"] = seat_or_none(sector.owner)
    found["ships"] = ships_json(state, sector)
    found["discovery"] = sector.discovery > 0
    found["warp_portal"] = sector.portals != 0
    found["portals"] = portals_json(sector)
    found["orbital"] = sector.orbital > 0
    found["monolith"] = sector.monolith > 0
    return found


def zone_ring(q: i64, r: i64) -> int:
    """0 the center, 1 inner, 2 middle, 3 outer and everything beyond. Rules: ECL-EXP-04"""
    return min(3, int(ring_of(q, r)))


def links_json(state: State, sector: Sector) -> list[dict[str, object]]:
    """Neighbours joined by wormholes: on both sides, or on one for a Wormhole Generator.

    Rules: ECL-MOV-02, ECL-TEC-17
    """
    found: list[dict[str, object]] = []
    for edge in range(6):
        k = sector.near[edge]
        if k == NOWHERE:
            continue
        sides = wormholes(sector, edge, state.sectors[k])
        if sides > 0:
            number = int(state.sectors[k].number)
            found.append({"edge": edge_json(edge), "to": number, "full": sides == 2})
    return found


def portals_json(sector: Sector) -> list[str]:
    """Which warp portals are here. Rules: ECL-WRP-02, ECL-END-09"""
    names = ((PRINTED_PORTAL, "printed"), (FOUND_PORTAL, "found"), (BUILT_PORTAL, "built"))
    return [name for bit, name in names if sector.portals & bit != 0]


def planets_json(sector: Sector) -> list[dict[str, object]]:
    """Every population square, the orbital's last."""
    found = [square_json(printed, at) for at, printed in enumerate(sector.squares)]
    places = list(range(len(found)))
    if sector.orbital > 0:
        word = {"resource": "orbital", "advanced": False, "square": "orbital", "track": None}
        found.append({**word, "cube": None})
        places.append(int(ORBITAL_SQUARE))
    for row, square in zip(found, places, strict=True):
        track = sector.cube(square)
        if track >= 0:
            row["cube"] = int(sector.owner)
            row["track"] = RESOURCES[track]
    return found


def ships_json(state: State, sector: Sector) -> list[dict[str, object]]:
    """Ships by owner and type, players first."""
    found: list[dict[str, object]] = []
    for player in state.players:
        if sector.fleet(player.seat) > 0:
            found.extend(fleet_json(player, sector))
    first = state.seats() * SHIP_TYPES
    for kind in range(len(sector.ships) - int(first)):
        count = int(sector.ships[first + kind])
        if count > 0:
            group: dict[str, object] = {"owner": None, "type": NPCS.word(kind), "count": count}
            found.append(with_damage(group, sector.damage[first + kind]))
    return found


def fleet_json(player: Player, sector: Sector) -> list[dict[str, object]]:
    """One player's ships; a starbase never leaves, so that pinning does not concern it.

    Rules: ECL-MOV-06, ECL-MOV-05
    """
    free = int(free_ships(player, sector))
    found: list[dict[str, object]] = []
    for ship in range(int(SHIP_TYPES)):
        place = player.seat * SHIP_TYPES + ship
        count = int(sector.ships[place])
        if count == 0:
            continue
        pinned = 0 if ship == STARBASE else count - min(count, free)
        group: dict[str, object] = {
            "owner": int(player.seat),
            "type": PIECES[ship],
            "count": count,
            "pinned": pinned,
        }
        found.append(with_damage(group, sector.damage[place]))
    return found


def with_damage(group: dict[str, object], packed: i64) -> dict[str, object]:
    """Adds the damage of the damaged ships, if there are any."""
    damage: list[int] = []
    rest = packed
    while rest != 0:
        amount = int(rest & (BIT[DAMAGE_BITS] - 1))
        if amount > 0:
            damage.append(amount)
        rest >>= DAMAGE_BITS
    if damage:
        group["damage"] = damage
    return group


def zones_json(state: State) -> list[dict[str, object]]:
    """Empty zones that touch a sector. Rules: ECL-EXP-02"""
    seen: set[tuple[int, int]] = set()
    for sector in state.sectors:
        for edge in range(6):
            if sector.near[edge] == NOWHERE:
                seen.add((int(sector.q + DQ[edge]), int(sector.r + DR[edge])))
    return [{"q": q, "r": r, "ring": zone_ring(q, r)} for q, r in sorted(seen)]


def portal_network_json(state: State) -> list[int]:
    """The sectors that warp portals join with each other. Rules: ECL-WRP-02, ECL-WRP-05"""
    mask = portal_mask(state)
    return [int(s.number) for k, s in enumerate(state.sectors) if has(mask, k)]


def battles_json(state: State) -> list[int]:
    """Sectors where opponents' ships meet, in the order of fighting. Rules: ECL-CMB-03"""
    found: list[int] = []
    for sector in state.sectors:
        for player in state.players:
            if sector.fleet(player.seat) > 0 and strangers(player, sector) > 0:
                found.append(int(sector.number))
                break
    return sorted(found, reverse=True)
