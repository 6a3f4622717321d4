"""A sector on the board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .components.ids import GCDS, GRAY, NOBODY, ORBITAL_CUBE, ORBITAL_SQUARE, SHIP_TYPES

# Bits of Sector.portals.
PRINTED_PORTAL: Final[i64] = 1
FOUND_PORTAL: Final[i64] = 2
BUILT_PORTAL: Final[i64] = 4

DAMAGE_BITS: Final[i64] = 6


@final
class Sector:
    """A placed tile. Arrays are values: replaced, never written in place.

    `ships` counts four types per seat, then the non-player types. `damage` has the same places;
    each packs the damage of single ships, six bits each. `entered` is the moment a seat's oldest
    unbroken presence began, 0 = not here. `cubes` has two bits per square: 0 empty, else track + 1.
    """

    __slots__ = (
        "cubes",
        "damage",
        "discovery",
        "entered",
        "holes",
        "monolith",
        "near",
        "number",
        "orbital",
        "owner",
        "portals",
        "q",
        "r",
        "ships",
        "squares",
        "tile",
        "turn",
    )

    def __init__(
        self,
        tile: i64,
        number: i64,
        squares: vec[i64],
        near: vec[i64],
        ships: vec[i64],
        damage: vec[i64],
        entered: vec[i64],
    ) -> None:
        """A tile off the board; `put_tile` and `clone` set the rest by name."""
        self.tile: i64 = tile
        self.number: i64 = number
        self.q: i64 = 0
        self.r: i64 = 0
        self.turn: i64 = 0
        self.holes: i64 = 0  # bit e: a wormhole on board edge e
        self.squares: vec[i64] = squares
        self.portals: i64 = 0  # PRINTED_PORTAL and so on
        self.near: vec[i64] = near  # index of the sector behind each edge, or -1
        self.owner: i64 = NOBODY
        self.cubes: i64 = 0
        self.orbital: i64 = 0
        self.monolith: i64 = 0
        self.discovery: i64 = 0  # face-down discovery tiles: drawn when taken
        self.ships: vec[i64] = ships
        self.damage: vec[i64] = damage
        self.entered: vec[i64] = entered

    def clone(self) -> Sector:
        """An independent copy; the arrays are shared values."""
        twin = Sector(
            self.tile, self.number, self.squares, self.near, self.ships, self.damage, self.entered
        )
        twin.q = self.q
        twin.r = self.r
        twin.turn = self.turn
        twin.holes = self.holes
        twin.portals = self.portals
        twin.owner = self.owner
        twin.cubes = self.cubes
        twin.orbital = self.orbital
        twin.monolith = self.monolith
        twin.discovery = self.discovery
        return twin

    # -- ships -----------------------------------------------------------------------------

    def seats(self) -> i64:
        """How many seats the table has."""
        return len(self.entered)

    def fleet(self, seat: i64) -> i64:
        """All ships of a seat."""
        s = self.ships
        k = seat * SHIP_TYPES
        return s[k] + s[k + 1] + s[k + 2] + s[k + 3]

    def npc(self, kind: i64) -> i64:
        """Non-player ships of one type."""
        return self.ships[self.seats() * SHIP_TYPES + kind]

    def npcs(self) -> i64:
        """All non-player ships."""
        n: i64 = 0
        k = self.seats() * SHIP_TYPES
        end: i64 = len(self.ships)
        while k < end:
            n += self.ships[k]
            k += 1
        return n

    def all_ships(self) -> i64:
        """Every ship in the sector."""
        n: i64 = 0
        k: i64 = 0
        s = self.ships
        end: i64 = len(s)
        while k < end:
            n += s[k]
            k += 1
        return n

    def pinned_by_center(self) -> bool:
        """Does the GCDS hold every ship here?"""
        return self.npc(GCDS) > 0

    def arrive(self, seat: i64, ship: i64, moment: i64) -> None:
        """A ship enters; the first of an unbroken presence sets the entry time.

        Rules: ECL-CMB-07, ECL-BUI-07
        """
        if self.entered[seat] == 0:
            entered = self.entered[:]
            entered[seat] = moment
            self.entered = entered
        self.add_ships(seat * SHIP_TYPES + ship, 1)

    def depart(self, seat: i64, ship: i64) -> None:
        """A ship leaves; leaving with all ships erases the entry time. Rules: ECL-CMB-07"""
        self.add_ships(seat * SHIP_TYPES + ship, -1)
        if self.fleet(seat) == 0:
            entered = self.entered[:]
            entered[seat] = 0
            self.entered = entered

    def add_ships(self, place: i64, n: i64) -> None:
        """The only way to change ship counts: clones share the array."""
        ships = self.ships[:]
        ships[place] += n
        self.ships = ships

    def set_damage(self, place: i64, packed: i64) -> None:
        """The only way to change damage: clones share the array."""
        damage = self.damage[:]
        damage[place] = packed
        self.damage = damage

    # -- population ------------------------------------------------------------------------

    def cube(self, square: i64) -> i64:
        """The track a square's cube came from, or -1 for an empty square."""
        return ((self.cubes >> (2 * square)) & 3) - 1

    def put_cube(self, square: i64, track: i64) -> None:
        """A cube on an empty square."""
        self.cubes |= (track + 1) << (2 * square)

    def take_cube(self, square: i64) -> None:
        """The square is empty again."""
        self.cubes ^= (self.cube(square) + 1) << (2 * square)

    def home_of_cube(self, square: i64) -> i64:
        """The track a cube of this square returns to: a resource, GRAY or ORBITAL_CUBE."""
        if square == ORBITAL_SQUARE:
            return ORBITAL_CUBE
        return self.squares[square] & GRAY

    def occupied(self) -> list[int]:
        """The squares that hold a cube, the orbital last."""
        found: list[int] = []
        for square in range(10):
            if self.cube(square) >= 0:
                found.append(square)
        return found

    # -- control ---------------------------------------------------------------------------

    def controlled(self) -> bool:
        """Does a disc lie here?"""
        return self.owner != NOBODY
