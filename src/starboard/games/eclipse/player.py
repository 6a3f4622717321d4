"""A player: everything on and beside the species board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits

from .blueprint import Blueprint
from .components.components import Species

TRACK_SPACES: Final[i64] = 12

# Values that new players share: replaced, never written in place.
THREE_ZEROS: Final[vec[i64]] = vec[i64]([0, 0, 0])
EMPTY: Final[vec[i64]] = vec[i64]([])


@final
class Player:
    """`storage` and `cubes` are this player's own; all other arrays are values and replaced."""

    __slots__ = (
        "actions",
        "asked",
        "blueprints",
        "colony_ships",
        "cubes",
        "discoveries",
        "discs",
        "friends",
        "frozen",
        "graveyard",
        "home",
        "on_track",
        "out",
        "partners",
        "passed",
        "peace",
        "placed",
        "reputation",
        "reserve",
        "saved",
        "seat",
        "species",
        "storage",
        "supply",
        "techs",
    )

    def __init__(
        self,
        seat: i64,
        storage: vec[i64],
        cubes: vec[i64],
        supply: vec[i64],
        blueprints: list[Blueprint],
    ) -> None:
        """A seat before its species is known; setup and `clone` set the rest by name."""
        self.seat: i64 = seat
        self.species: i64 = -1
        self.home: i64 = 0  # number of the starting sector
        self.storage: vec[i64] = storage
        self.discs: i64 = 0  # on the influence track
        self.reserve: i64 = 0  # discs that only techs bring into play
        self.actions: i64 = 0  # discs on action spaces, then reactions, four bits each
        self.passed: bool = False
        self.asked: i64 = 0  # seats proposed to in this action
        self.colony_ships: i64 = 0  # face up
        self.cubes: vec[i64] = cubes  # on each population track
        self.graveyard: vec[i64] = THREE_ZEROS
        self.techs: i64 = 0  # bit k: has tech k
        self.on_track: vec[i64] = THREE_ZEROS  # techs on each track
        self.placed: vec[i64] = THREE_ZEROS  # which, as masks
        self.supply: vec[i64] = supply  # ships not built
        self.blueprints = blueprints
        self.saved: i64 = 0  # ancient parts beside the board, as a mask
        self.discoveries: i64 = 0  # tiles kept for points
        self.reputation: vec[i64] = EMPTY  # hidden from the others, in order of keeping
        self.partners: i64 = 0  # seats whose ambassador lies here (and ours there)
        self.friends: i64 = BIT[seat]  # seats whose ships are no opponents, own seat included
        self.peace: i64 = 0  # non-player types that are no opponents
        self.out: bool = False
        self.frozen: vec[i64] = EMPTY  # the score by source once eliminated

    def clone(self) -> Player:
        """An independent copy; values are shared."""
        twin = Player(self.seat, self.storage[:], self.cubes[:], self.supply, self.blueprints[:])
        twin.species = self.species
        twin.home = self.home
        twin.discs = self.discs
        twin.reserve = self.reserve
        twin.actions = self.actions
        twin.passed = self.passed
        twin.asked = self.asked
        twin.colony_ships = self.colony_ships
        twin.graveyard = self.graveyard
        twin.techs = self.techs
        twin.on_track = self.on_track
        twin.placed = self.placed
        twin.saved = self.saved
        twin.discoveries = self.discoveries
        twin.reputation = self.reputation
        twin.partners = self.partners
        twin.friends = self.friends
        twin.peace = self.peace
        twin.out = self.out
        twin.frozen = self.frozen
        return twin

    def has(self, tech: i64) -> bool:
        """Is this tech on one of the tracks?"""
        return (self.techs >> tech) & 1 == 1  # asked for every part on every space

    def gain_tech(self, tech: i64, track: i64) -> None:
        """The tile goes to the next free space of the track. Rules: ECL-RES-05, ECL-RES-12"""
        self.techs |= BIT[tech]
        on_track = self.on_track[:]
        on_track[track] += 1
        self.on_track = on_track
        placed = self.placed[:]
        placed[track] |= BIT[tech]
        self.placed = placed

    def add_supply(self, ship: i64, n: i64) -> None:
        """Ships come back to the supply or leave it."""
        supply = self.supply[:]
        supply[ship] += n
        self.supply = supply

    def bury(self, track: i64, n: i64) -> None:
        """Cubes go to the graveyard or leave it. Rules: ECL-POP-07"""
        graveyard = self.graveyard[:]
        graveyard[track] += n
        self.graveyard = graveyard

    def keep_reputation(self, value: i64) -> None:
        """A tile lies face down on the reputation track. Rules: ECL-REP-06"""
        tiles = [int(tile) for tile in self.reputation]
        tiles.append(int(value))
        self.reputation = vec[i64](tiles)

    def drop_reputation(self, place: i64) -> i64:
        """The value of a tile that leaves the track. Rules: ECL-REP-08"""
        tiles = [int(tile) for tile in self.reputation]
        value = tiles.pop(int(place))
        self.reputation = vec[i64](tiles)
        return value

    def spend_disc(self, space: i64) -> None:
        """The leftmost disc goes to an action space (or 6 + reaction). Rules: ECL-ACT-03"""
        self.discs -= 1
        self.actions += BIT[4 * space]

    def discs_on(self, space: i64) -> i64:
        """Discs on one action or reaction space."""
        return (self.actions >> (4 * space)) & 15

    def spent(self) -> i64:
        """Discs on all action and reaction spaces."""
        n: i64 = 0
        rest = self.actions
        while rest != 0:
            n += rest & 15
            rest >>= 4
        return n

    def relations(self) -> i64:
        """How many ambassadors lie on the reputation track."""
        return count_bits(self.partners)


def fits(species: Species, ambassadors: i64, reputation: i64) -> bool:
    """Can these tiles lie on the reputation track, rearranged as needed?

    Rules: ECL-DIP-07, ECL-REP-06, ECL-SPC-19
    """
    over = ambassadors - species.ambassador_only
    more = reputation - species.reputation_only
    over = max(0, over)
    more = max(0, more)
    return over + more <= species.either
