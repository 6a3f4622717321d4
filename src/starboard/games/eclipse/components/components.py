"""What lies in the box, as typed rows; one Box per table, shared by all clones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has

CENTER: Final[i64] = 0
INNER: Final[i64] = 1
MIDDLE: Final[i64] = 2
OUTER: Final[i64] = 3
STARTING: Final[i64] = 4
GUARDED: Final[i64] = 5
RINGS: Final[tuple[str, ...]] = (
    "center",
    "inner",
    "middle",
    "outer",
    "starting",
    "guardian",
)

ADVANCED: Final[i64] = 8


# What the reward of a discovery tile is.
GAIN: Final[i64] = 0
FREE_TECH: Final[i64] = 1
FREE_SHIP: Final[i64] = 2
STRUCTURE: Final[i64] = 3
SHIP_PART: Final[i64] = 4
PORTAL: Final[i64] = 5
REWARDS: Final[tuple[str, ...]] = (
    "gain",
    "free_lowest_cost_regular_tech",
    "place_unbuilt_ship",
    "place_structure",
    "ancient_ship_part",
    "place_warp_portal",
)


@final
class Tile:
    """One face of a sector hex."""

    def __init__(
        self,
        number: i64,
        name: str,
        ring: i64,
        vp: i64,
        holes: i64,
        squares: vec[i64],
        artifacts: i64,
        discovery: i64,
        npcs: vec[i64],
        portal: i64,
        module: str,
    ) -> None:
        self.number: i64 = number
        self.name = name
        self.ring: i64 = ring
        self.vp: i64 = vp
        self.holes: i64 = holes  # bit e: a wormhole on edge e of the unturned tile
        self.squares: vec[i64] = squares  # resource or GRAY, plus ADVANCED for a star
        self.artifacts: i64 = artifacts
        self.discovery: i64 = discovery
        self.npcs: vec[i64] = npcs  # non-player ships by type
        self.portal: i64 = portal
        self.module = module


@final
class Tech:
    """One kind of tech tile."""

    def __init__(
        self,
        id: str,
        category: i64,
        cost: i64,
        floor: i64,
        copies: i64,
        module: str,
        action: i64,
        extra: i64,
        advanced: i64,
    ) -> None:
        self.id = id
        self.category: i64 = category
        self.cost: i64 = cost
        self.floor: i64 = floor  # the minimum cost
        self.copies: i64 = copies
        self.module = module
        self.action: i64 = action  # the action that gains activations, or -1
        self.extra: i64 = extra
        self.advanced: i64 = advanced  # bit r: advanced squares of resource r may be filled


@final
class Part:
    """One kind of ship part; dice are packed, eight bits per colour."""

    def __init__(
        self,
        id: str,
        drive: i64,
        energy: i64,
        dice: i64,
        missiles: i64,
        computer: i64,
        shield: i64,
        hull: i64,
        initiative: i64,
        movement: i64,
        tech: i64,
        ancient: bool,
        outside: bool,
    ) -> None:
        self.id = id
        self.drive: i64 = drive
        self.energy: i64 = energy  # negative = consumed
        self.dice: i64 = dice
        self.missiles: i64 = missiles
        self.computer: i64 = computer
        self.shield: i64 = shield
        self.hull: i64 = hull
        self.initiative: i64 = initiative
        self.movement: i64 = movement
        self.tech: i64 = tech
        self.ancient = ancient
        self.outside = outside


@final
class Design:
    """The printed blueprint of one ship type on a species board."""

    def __init__(
        self,
        ship: i64,
        printed: vec[i64],
        initiative: i64,
        energy: i64,
        computer: i64,
        shield: i64,
        hull: i64,
        drives_allowed: bool,
        drive_required: bool,
    ) -> None:
        self.ship: i64 = ship
        self.printed: vec[i64] = printed
        self.initiative: i64 = initiative
        self.energy: i64 = energy
        self.computer: i64 = computer
        self.shield: i64 = shield
        self.hull: i64 = hull
        self.drives_allowed = drives_allowed
        self.drive_required = drive_required


@final
class Species:
    """One side of a species board."""

    def __init__(
        self,
        id: str,
        terran: bool,
        colour: str,
        home: i64,
        other_side: i64,
        storage: vec[i64],
        colony_ships: i64,
        trade_value: i64,
        activations: vec[i64],
        refresh: i64,
        techs: vec[i64],
        ambassador_only: i64,
        reputation_only: i64,
        either: i64,
        discs: i64,
        reserve: i64,
        ambassadors: i64,
        ships: vec[i64],
        costs: vec[i64],
        reputation: i64,
        powers: i64,
        designs: list[Design],
    ) -> None:
        self.id = id
        self.terran = terran
        self.colour = colour
        self.home: i64 = home  # number of the starting sector
        self.other_side: i64 = other_side
        self.storage: vec[i64] = storage
        self.colony_ships: i64 = colony_ships
        self.trade_value: i64 = trade_value
        self.activations: vec[i64] = activations
        self.refresh: i64 = refresh  # colony ships turned up by an influence action
        self.techs: vec[i64] = techs
        self.ambassador_only: i64 = ambassador_only
        self.reputation_only: i64 = reputation_only
        self.either: i64 = either
        self.discs: i64 = discs
        self.reserve: i64 = reserve
        self.ambassadors: i64 = ambassadors
        self.ships: vec[i64] = ships
        self.costs: vec[i64] = costs  # materials per piece, -1 = cannot be built
        self.reputation: i64 = reputation  # tiles drawn in setup
        self.powers: i64 = powers  # bits named in `powers.py`
        self.designs = designs


@final
class Discovery:
    """One kind of discovery tile."""

    def __init__(
        self,
        id: str,
        copies: i64,
        kind: i64,
        gains: vec[i64],
        thing: i64,
        vp: i64,
        module: str,
    ) -> None:
        self.id = id
        self.copies: i64 = copies
        self.kind: i64 = kind
        self.gains: vec[i64] = gains
        self.thing: i64 = thing  # the part, ship or structure, or -1
        self.vp: i64 = vp
        self.module = module


@final
class NpcBlueprint:
    """A blueprint tile of non-player ships."""

    def __init__(
        self,
        id: str,
        npc: i64,
        variant: str,
        dice: i64,
        missiles: i64,
        computer: i64,
        shield: i64,
        hull: i64,
        initiative: i64,
    ) -> None:
        self.id = id
        self.npc: i64 = npc
        self.variant = variant
        self.dice: i64 = dice
        self.missiles: i64 = missiles
        self.computer: i64 = computer
        self.shield: i64 = shield
        self.hull: i64 = hull
        self.initiative: i64 = initiative


@final
class Zone:
    """A starting zone with the turn that points a tile's arrow at the center."""

    def __init__(self, q: i64, r: i64, turn: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r
        self.turn: i64 = turn


@final
class Counts:
    """What depends on the number of players."""

    def __init__(
        self, first_techs: i64, cleanup_techs: i64, outer_sectors: i64, diplomacy: bool
    ) -> None:
        self.first_techs: i64 = first_techs
        self.cleanup_techs: i64 = cleanup_techs
        self.outer_sectors: i64 = outer_sectors
        self.diplomacy = diplomacy


@final
class Tracks:
    """The printed tracks."""

    def __init__(
        self,
        upkeep: vec[i64],
        production: vec[i64],
        tech_spaces: i64,
        discount: vec[i64],
        tech_vp: vec[i64],
        rounds: i64,
        first_pass_money: i64,
    ) -> None:
        self.upkeep: vec[i64] = upkeep  # by empty spaces of the influence track
        self.production: vec[i64] = production  # by cubes off a population track
        self.tech_spaces: i64 = tech_spaces
        self.discount: vec[i64] = discount
        self.tech_vp: vec[i64] = tech_vp
        self.rounds: i64 = rounds
        self.first_pass_money: i64 = first_pass_money


def advanced_techs(techs: list[Tech]) -> vec[i64]:
    """For each resource the techs that open its advanced squares, as masks."""
    masks = vec[i64]([0, 0, 0])
    number: i64
    for number, tech in enumerate(techs):
        resource: i64
        for resource in range(3):
            if has(tech.advanced, resource):
                masks[resource] |= BIT[number]
    return masks


@final
class Box:
    """All components of one table; lists are indexed by the numbers of the vocabulary."""

    def __init__(
        self,
        tiles: list[Tile],
        techs: list[Tech],
        parts: list[Part],
        species: list[Species],
        discoveries: list[Discovery],
        npcs: list[NpcBlueprint],
        tracks: Tracks,
        zones: list[Zone],
        free_zones: list[Zone],
        counts: Counts,
        supply: vec[i64],
        cubes: i64,
        reputation: vec[i64],
        reputation_draws: vec[i64],
        npc_draws: vec[i64],
    ) -> None:
        self.tiles = tiles
        self.techs = techs
        self.advanced: vec[i64] = advanced_techs(techs)
        self.parts = parts
        self.species = species
        self.discoveries = discoveries
        self.npcs = npcs  # every blueprint tile; the table's choice stands in its rules
        self.tracks = tracks
        self.zones = zones  # starting zones of the seats, clockwise
        self.free_zones = free_zones
        self.counts = counts
        self.supply: vec[i64] = supply  # ships of each type per player
        self.cubes: i64 = cubes  # cubes on each population track before setup
        self.reputation: vec[i64] = reputation  # tiles by value
        self.reputation_draws: vec[i64] = reputation_draws  # by ship type
        self.npc_draws: vec[i64] = npc_draws  # by non-player type

    def tile_of(self, number: i64) -> i64:
        """The index of the tile with this number, or -1."""
        k: i64
        for k, tile in enumerate(self.tiles):
            if tile.number == number:
                return k
        return -1
