"""The board of one game: which tile lies where, and what follows from that."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .components.ids import NOWHERE
from .components.tables import Rules, Side
from .hexmap import (
    CENTRE_Q,
    CENTRE_R,
    HEXES,
    NEIGHBOUR,
    PLACES,
    TILE_HEXES,
    hex_number,
    place_of,
    turned_hex,
)

OFF: Final[i64] = -1
PLAIN: Final[i64] = 0
ASTEROIDS: Final[i64] = 1
NEBULA: Final[i64] = 2
NEUTRON: Final[i64] = 3
FAR: Final[i64] = 99
NO_TILE: Final[i64] = -1


@final
class Geometry:
    """What the tiles show, by hex and by star; derived from the places and never changed."""

    __slots__ = (
        "distances",
        "measured",
        "star_at",
        "star_hex",
        "stars",
        "terrain",
        "wormhole",
    )

    def __init__(self, star_count: int) -> None:
        self.terrain: vec[i64] = vec[i64]([int(OFF)] * int(HEXES))
        self.star_at: vec[i64] = vec[i64]([-1] * int(HEXES))
        self.star_hex: vec[i64] = vec[i64]([-1] * star_count)
        self.wormhole: vec[i64] = vec[i64]([-1] * int(HEXES))
        self.stars: list[int] = []
        self.distances: list[vec[i64]] = [vec[i64]([]) for _ in range(star_count)]
        self.measured: vec[i64] = vec[i64]([0] * star_count)

    def sector(self, star: i64) -> i64:
        """The place of the sector that a star lies in."""
        return place_of(self.star_hex[star])

    def is_central(self, star: i64) -> bool:
        """Is this the central star of its sector?"""
        return self.star_hex[star] % TILE_HEXES == 30

    def from_star(self, star: i64) -> vec[i64]:
        """Board distances of all hexes from a star, measured once.

        Rules: GE-POP-05, GE-ANO-04
        """
        if self.measured[star] == 0:
            self.distances[star] = self.measure(self.star_hex[star])
            self.measured[star] = 1
        return self.distances[star]

    def measure(self, start: i64) -> vec[i64]:
        """Steps over board hexes: gaps are not crossed, anomalies do not matter."""
        steps: vec[i64] = vec[i64]([int(FAR)] * int(HEXES))
        steps[start] = 0
        ring: list[int] = [int(start)]
        while ring:
            outer: list[int] = []
            for here in ring:
                k: i64 = 0
                while k < 6:
                    there = NEIGHBOUR[here * 6 + k]
                    if there >= 0 and self.terrain[there] != OFF and steps[there] == FAR:
                        steps[there] = steps[here] + 1
                        outer.append(int(there))
                    k += 1
            ring = outer
        return steps


@final
class Board:
    """The tiles in their places; `rules` is the geometry, which fingerprints leave out.

    Each place holds tile * 12 + side * 6 + turn, or -1.
    """

    __slots__ = ("places", "rules")

    def __init__(self, places: vec[i64], rules: Geometry) -> None:
        self.places: vec[i64] = places
        self.rules = rules


def tile_code(tile: i64, side: i64, turn: i64) -> i64:
    """A tile in a certain position as one number."""
    return tile * 12 + side * 6 + turn


def lay_board(places: vec[i64], rules: Rules, players: i64) -> Board:
    """The board with these tiles. Rules: GE-SET-06, GE-SET-07, GE-WOR-01"""
    geometry = Geometry(len(rules.star_ids))
    place: i64 = 0
    while place < PLACES:
        if places[place] != NO_TILE:
            lay_tile(geometry, rules, place, places[place])
        place += 1
    for ends in rules.wormholes[int(players)]:
        join_wormhole(geometry, hex_number(ends[0], ends[1]), hex_number(ends[2], ends[3]))
    return Board(places, geometry)


def lay_tile(geometry: Geometry, rules: Rules, place: i64, code: i64) -> None:
    """One tile, turned, in its place. Rules: GE-WOR-04"""
    tile = rules.tiles[code // 12]
    side = tile.sides[(code // 6) % 2]
    turn = code % 6
    k: i64 = 0
    while k < TILE_HEXES:
        geometry.terrain[place * TILE_HEXES + k] = PLAIN
        k += 1
    mark(geometry, side.asteroids, place, turn, ASTEROIDS)
    mark(geometry, side.nebulae, place, turn, NEBULA)
    mark(geometry, side.neutrons, place, turn, NEUTRON)
    lay_stars(geometry, side, tile.first_star, place, turn)


def mark(geometry: Geometry, hexes: list[list[int]], place: i64, turn: i64, kind: i64) -> None:
    """Anomalies of one kind."""
    for at in hexes:
        geometry.terrain[placed(at[0], at[1], place, turn)] = kind


def lay_stars(geometry: Geometry, side: Side, first: i64, place: i64, turn: i64) -> None:
    """The named stars of a tile."""
    star = first
    for q, r in side.stars:
        hexagon = placed(q, r, place, turn)
        geometry.star_at[hexagon] = star
        geometry.star_hex[star] = hexagon
        geometry.stars.append(int(star))
        star += 1


def placed(q: i64, r: i64, place: i64, turn: i64) -> i64:
    """The board hex of a tile-local hex."""
    q, r = turned_hex(q, r, turn)
    return hex_number(int(CENTRE_Q[place] + q), int(CENTRE_R[place] + r))


def join_wormhole(geometry: Geometry, one: i64, other: i64) -> None:
    """A pair of wormhole ends, as soon as both tiles lie. Rules: GE-WOR-01, GE-WOR-02"""
    if one != NOWHERE and other != NOWHERE:
        if geometry.terrain[one] != OFF and geometry.terrain[other] != OFF:
            geometry.wormhole[one] = other
            geometry.wormhole[other] = one
