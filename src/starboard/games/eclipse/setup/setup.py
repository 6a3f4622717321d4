"""The first position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.ruleset import player_layer

from ..blueprint import printed
from ..board import put_tile
from ..chance import SETUP, draw_reputation, draw_techs, total
from ..components.components import (
    ADVANCED,
    CENTER,
    GUARDED,
    INNER,
    MIDDLE,
    OUTER,
    Box,
    NpcBlueprint,
    Species,
    Zone,
)
from ..components.ids import BASE, GRAY, NPCS, RARE, SCIENCE, SHIP_TYPES
from ..components.reading import read_box
from ..events import SPECIES_TAKEN
from ..options import npc_field
from ..player import THREE_ZEROS, Player
from ..powers import has_advanced_cube, peace_with_ancients
from ..sector import Sector
from ..state import RulesBase, State

BOXES: Final[dict[int, Box]] = {}
VARIANT_OF: Final[dict[str, str]] = {"standard": "normal", "advanced": "advanced"}


def box_of(options: dict[str, object], seats: int) -> Box:
    """The components with the table's own corrections laid over them.

    A box never changes, so that tables without corrections share one.
    """
    overrides = options["overrides"]
    if isinstance(overrides, dict) and overrides:
        texts = {str(k): str(v) for k, v in overrides.items()}
        return read_box([*BASE, player_layer(texts)], seats)
    if seats not in BOXES:
        BOXES[seats] = read_box(BASE, seats)
    return BOXES[seats]


def choose_npcs(box: Box, options: dict[str, object], run: Run) -> list[NpcBlueprint]:
    """One blueprint tile per non-player type, fixed for the whole game. Rules: ECL-SET-06"""
    chosen: list[NpcBlueprint] = []
    for kind in range(int(NPCS.size())):
        tiles = [tile for tile in box.npcs if tile.npc == kind]
        wanted = VARIANT_OF.get(str(options.get(npc_field(kind), "standard")), "")
        fitting = [tile for tile in tiles if tile.variant == wanted]
        chosen.append(fitting[0] if fitting else tiles[int(run.draw(SETUP, len(tiles)))])
    return chosen


def new_state(rules: RulesBase, seats: i64, options: dict[str, object], run: Run) -> State:
    """Everything that is on the table before species are known.

    Rules: ECL-SET-01, ECL-SET-04, ECL-SET-05, ECL-SET-07, ECL-SET-10, ECL-SET-20
    """
    box = rules.box
    start = str(options["start"])
    first = int(start) if start.isdigit() else int(run.draw(SETUP, seats))
    portals = rules.warp_portals
    state = State(
        rules,
        [empty_player(seat, box) for seat in range(int(seats))],
        [],
        [tiles_of(box, ring, portals) for ring in (INNER, MIDDLE, OUTER)],
        [[], [], []],
    )
    state.start = first
    fill_supply(state, portals)
    draw_techs(state, box.counts.first_techs, run)
    put_tile(state, tiles_of(box, CENTER, portals)[0], 0, 0, 0)
    put_guardians(state, run)
    return state


def fill_supply(state: State, warp_portals: bool) -> None:
    """The bags, the supply of discovery tiles and the heights of the stacks.

    Rules: ECL-SET-04, ECL-SET-05, ECL-SET-08
    """
    box = state.rules.box
    techs = [int(t.copies) if in_play(t.module, warp_portals) else 0 for t in box.techs]
    found = [int(t.copies) if in_play(t.module, warp_portals) else 0 for t in box.discoveries]
    state.tray = vec[i64]([0] * len(techs))
    state.bag = vec[i64](techs)
    state.reputation = box.reputation
    state.discoveries = vec[i64](found)
    state.discovery_supply = total(state.discoveries)
    state.used = vec[i64]([0] * len(found))
    state.left = vec[i64]([len(state.stacks[0]), len(state.stacks[1]), outer_count(state)])


def in_play(module: str, warp_portals: bool) -> bool:
    """Rows of a module that is off stay in the box. Rules: ECL-SET-09, ECL-WRP-01"""
    return warp_portals or module != "warp_portals"


def tiles_of(box: Box, ring: i64, warp_portals: bool) -> list[int]:
    """The tiles of one ring that are in play. Rules: ECL-SET-08, ECL-SET-09, ECL-CMP-08"""
    found: list[int] = []
    for at, tile in enumerate(box.tiles):
        if tile.ring == ring and in_play(tile.module, warp_portals):
            found.append(at)
    return found


def outer_count(state: State) -> int:
    """The outer stack is cut; which tiles left the game nobody has seen. Rules: ECL-SET-08"""
    return min(len(state.stacks[2]), int(state.rules.box.counts.outer_sectors))


def put_guardians(state: State, run: Run) -> None:
    """Random Guardian sectors fill the free starting zones. Rules: ECL-SET-14, ECL-SET-15"""
    box = state.rules.box
    tiles = tiles_of(box, GUARDED, True)
    for zone in box.free_zones:
        tile = tiles.pop(int(run.draw(SETUP, len(tiles))))
        put_tile(state, tile, zone.q, zone.r, zone.turn)


def empty_player(seat: i64, box: Box) -> Player:
    """A seat before its species is known."""
    cubes = vec[i64]([int(box.cubes)] * 3)
    return Player(seat, THREE_ZEROS[:], cubes, box.supply, [])


def seat_species(state: State, seat: i64, species: i64, run: Run) -> None:
    """A player takes a species board and its starting sector.

    Rules: ECL-SET-13, ECL-SET-16, ECL-SET-17, ECL-SET-19, ECL-SPC-02
    """
    box = state.rules.box
    player = state.players[seat]
    row = box.species[species]
    player.species = species
    player.home = row.home
    player.storage = row.storage[:]
    player.discs = row.discs
    player.reserve = row.reserve
    player.colony_ships = row.colony_ships
    player.peace = peace_with_ancients(row)
    player.blueprints = [printed(box.parts, design) for design in row.designs]
    for tech in row.techs:
        player.gain_tech(tech, box.techs[tech].category if box.techs[tech].category != RARE else 0)
    settle_home(state, player, row, box.zones[seat])
    draw_first_reputation(state, player, row, run)
    if run.loud:
        run.tell(SPECIES_TAKEN, (int(seat), int(species)))


def settle_home(state: State, player: Player, row: Species, zone: Zone) -> None:
    """Disc, cubes and ships of the starting sector.

    Rules: ECL-SET-13, ECL-SET-18, ECL-SPC-04, ECL-SPC-06, ECL-SPC-16
    """
    sector = put_tile(state, state.rules.box.tile_of(row.home), zone.q, zone.r, zone.turn)
    sector.owner = player.seat
    player.discs -= 1
    fill_home(player, row, sector)
    ship: i64 = 0
    while ship < SHIP_TYPES:
        for _ in range(int(row.ships[ship])):
            sector.arrive(player.seat, ship, state.next_moment())
            player.add_supply(ship, -1)
        ship += 1


def fill_home(player: Player, row: Species, sector: Sector) -> None:
    """A cube in every square without a star. Rules: ECL-SET-18, ECL-SPC-06"""
    advanced_science = has_advanced_cube(row)
    square: i64
    for square, printed_square in enumerate(sector.squares):
        track = printed_square & GRAY
        if printed_square < ADVANCED or (advanced_science and track == SCIENCE):
            sector.put_cube(square, track)
            player.cubes[track] -= 1


def draw_first_reputation(state: State, player: Player, row: Species, run: Run) -> None:
    """Eridani keep two random tiles. Rules: ECL-SPC-03"""
    for _ in range(int(row.reputation)):
        player.keep_reputation(draw_reputation(state, player.seat, run))


def random_species(state: State, terrans_only: bool, run: Run) -> None:
    """Every seat is dealt a board and one of its sides.

    Rules: ECL-SET-01, ECL-SET-12
    """
    box = state.rules.box
    open_boards = [at for at, row in enumerate(box.species) if row.terran or not terrans_only]
    for seat in range(len(state.players)):
        species = open_boards[int(run.draw(SETUP, len(open_boards)))]
        other = int(box.species[species].other_side)
        open_boards = [at for at in open_boards if at not in (species, other)]
        seat_species(state, seat, species, run)
