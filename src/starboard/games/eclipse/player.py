"""A player: everything on and beside the species board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits

from .blueprint import Blueprint
from .components.components import Species

TRACK_SPACES: Final[i64] = 12


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
        species: i64,
        home: i64,
        storage: vec[i64],
        discs: i64,
        reserve: i64,
        actions: i64,
        passed: bool,
        asked: i64,
        colony_ships: i64,
        cubes: vec[i64],
        graveyard: vec[i64],
        techs: i64,
        on_track: vec[i64],
        placed: vec[i64],
        supply: vec[i64],
        blueprints: list[Blueprint],
        saved: i64,
        discoveries: i64,
        reputation: vec[i64],
        partners: i64,
        friends: i64,
        peace: i64,
        out: bool,
        frozen: vec[i64],
    ) -> None:
        self.seat: i64 = seat
        self.species: i64 = species
        self.home: i64 = home  # number of the starting sector
        self.storage: vec[i64] = storage
        self.discs: i64 = discs  # on the influence track
        self.reserve: i64 = reserve  # discs that only techs bring into play
        self.actions: i64 = actions  # discs on action spaces, then reactions, four bits each
        self.passed: bool = passed
        self.asked: i64 = asked  # seats proposed to in this action
        self.colony_ships: i64 = colony_ships  # face up
        self.cubes: vec[i64] = cubes  # on each population track
        self.graveyard: vec[i64] = graveyard
        self.techs: i64 = techs
        self.on_track: vec[i64] = on_track  # techs on each track
        self.placed: vec[i64] = placed  # which, as masks
        self.supply: vec[i64] = supply  # ships not built
        self.blueprints = blueprints
        self.saved: i64 = saved  # ancient parts beside the board, as a mask
        self.discoveries: i64 = discoveries  # tiles kept for points
        self.reputation: vec[i64] = reputation  # hidden from the others, in order of keeping
        self.partners: i64 = partners  # seats whose ambassador lies here (and ours there)
        self.friends: i64 = friends  # seats whose ships are no opponents, own seat included
        self.peace: i64 = peace  # non-player types that are no opponents
        self.out: bool = out
        self.frozen: vec[i64] = frozen  # the score by source once eliminated

    def clone(self) -> Player:
        """An independent copy; values are shared."""
        return Player(
            self.seat,
            self.species,
            self.home,
            self.storage[:],
            self.discs,
            self.reserve,
            self.actions,
            self.passed,
            self.asked,
            self.colony_ships,
            self.cubes[:],
            self.graveyard,
            self.techs,
            self.on_track,
            self.placed,
            self.supply,
            self.blueprints[:],
            self.saved,
            self.discoveries,
            self.reputation,
            self.partners,
            self.friends,
            self.peace,
            self.out,
            self.frozen,
        )

    def has(self, tech: i64) -> bool:
        """Is this tech on one of the tracks?"""
        return (self.techs >> tech) & 1 == 1

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
