"""Reads the box from component tables in layers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.row import Row
from starboard.engine.ruleset import Layer, read_layers, read_table

from ..powers import (
    ADVANCED_CUBE,
    DEFENCELESS,
    PEACE_WITH_ANCIENTS,
    POINT_PER_ANCIENT,
    POINT_PER_SECTOR,
    TWO_TILES,
)
from .components import ADVANCED, RINGS, Box, Design, NpcBlueprint, Part, Species, Tech, Tile
from .ids import (
    ACTIONS,
    CATEGORIES,
    COLOURS,
    DISCOVERIES,
    NOTHING,
    NPCS,
    PARTS,
    PIECES,
    RESOURCES,
    SHIP_TYPES,
    SPECIES,
    TECHS,
)
from .reading_counts import (
    draws_of,
    read_counts,
    read_discovery,
    read_tracks,
    read_zones,
    values_of,
)

SQUARES = ("materials", "science", "money", "gray")
POWERS = {
    "explore_draw": TWO_TILES,
    "coexist_with_ancients": PEACE_WITH_ANCIENTS,
    "vp_per_ancient_on_board": POINT_PER_ANCIENT,
    "population_auto_destroyed_by_opponent_ships": DEFENCELESS,
    "vp_per_controlled_sector": POINT_PER_SECTOR,
    "starting_advanced_cube": ADVANCED_CUBE,
}


def read_box(layers: list[Layer], seats: int) -> Box:
    """All components for this number of players. Rules: ECL-CMP-03"""
    zones, free_zones = read_zones(layers, seats)
    per_colour = read_table("components", layers, "per_color").values
    supply = [int(str(per_colour[name])) for name in PIECES[: int(SHIP_TYPES)]]
    return Box(
        [read_tile(row) for row in read_layers("sectors", layers)],
        [read_tech(row) for row in in_order("techs", layers, "", TECHS.ids)],
        [read_part(row) for row in in_order("ship_parts", layers, "parts", PARTS.ids)],
        read_species(layers),
        [
            read_discovery(row)
            for row in in_order("discovery_tiles", layers, "tiles", DISCOVERIES.ids)
        ],
        [read_npc(row) for row in read_layers("npc", layers, "blueprints")],
        read_tracks(layers),
        zones,
        free_zones,
        read_counts(layers, seats),
        vec[i64](supply),
        read_table("tracks", layers, "population_track").number("cubes_at_start"),
        values_of(layers),
        vec[i64](draws_of(layers, list(PIECES[: int(SHIP_TYPES)]))),
        vec[i64](draws_of(layers, NPCS.ids)),
    )


def in_order(name: str, layers: list[Layer], table: str, ids: list[str]) -> list[Row]:
    """The rows in the order of the vocabulary; a row's module says when it is in play."""
    found = {row.id: row for row in read_layers(name, layers, table)}
    return [found[id] for id in ids]


def read_tile(row: Row) -> Tile:
    holes: i64 = 0
    for edge, open_edge in enumerate(row.flags("wormholes")):
        holes |= BIT[edge] if open_edge else 0
    squares: list[int] = []
    for square in row.rows("population"):
        advanced = int(ADVANCED) if square.flag("advanced") else 0
        squares.append(square.choice("resource", SQUARES) + advanced)
    return Tile(
        row.number("number"),
        row.text("name"),
        row.choice("ring", RINGS),
        row.number("vp"),
        holes,
        vec[i64](squares),
        row.number("artifacts"),
        int(row.flag("discovery")),
        vec[i64](npcs_of(row)),
        int(row.flag("warp_portal")),
        row.text_or("module", ""),
    )


def npcs_of(row: Row) -> list[int]:
    """Non-player ships on a tile: ancients are counted, every other type stands alone."""
    return [row.number("ancients")] + [int(row.flag(name)) for name in NPCS.ids[1:]]


def read_tech(row: Row) -> Tech:
    """A kind of tech tile with its copies. Rules: ECL-CMP-07, ECL-TEC-27"""
    effect = row.table("effect")
    kind = effect.text("type")
    action = effect.choice("action", ACTIONS) if kind == "extra_activation" else int(NOTHING)
    advanced: i64 = 0
    if kind == "colonize_advanced":
        for name in effect.texts("resources"):
            advanced |= BIT[RESOURCES.index(name)]
    return Tech(
        row.id,
        row.choice("category", CATEGORIES),
        row.number("cost"),
        row.number("min_cost"),
        row.number("copies"),
        row.text_or("module", ""),
        action,
        effect.number("amount") if kind == "extra_activation" else 0,
        advanced,
    )


def read_part(row: Row) -> Part:
    """A ship part with its printed values. Rules: ECL-PRT-10, ECL-PRT-11"""
    return Part(
        row.id,
        int(row.text("category") == "drive"),
        row.number("energy", -99),
        packed(row, False),
        packed(row, True),
        row.number("computer"),
        row.number("shield"),
        row.number("hull"),
        row.number("initiative"),
        row.number("movement"),
        TECHS.number(row.text("tech_required")) if row.has("tech_required") else NOTHING,
        row.text("source") == "ancient",
        row.text("placement") != "grid",
    )


def packed(row: Row, missile: bool) -> i64:
    """Dice of one sort, eight bits per colour."""
    dice: i64 = 0
    for die in row.rows("dice"):
        if die.flag("missile") == missile:
            count: i64 = die.number("count")
            dice += count << (8 * die.choice("color", COLOURS))
    return dice


def read_npc(row: Row) -> NpcBlueprint:
    return NpcBlueprint(
        row.id,
        NPCS.number(row.text("type")),
        row.text("variant"),
        packed(row, False),
        packed(row, True),
        row.number("computer"),
        row.number("shield"),
        row.number("hull"),
        row.number("initiative"),
    )


def read_species(layers: list[Layer]) -> list[Species]:
    families = read_table("blueprints", layers, "families")
    rows = in_order("species", layers, "", SPECIES.ids)
    return [read_one_species(row, families) for row in rows]


def read_one_species(row: Row, families: Row) -> Species:
    spaces = row.table("reputation_slots")
    special = row.rows("special")
    powers: i64 = 0
    reputation = 0
    for power in special:
        powers |= POWERS.get(power.text("type"), 0)
        if power.text("type") == "starting_reputation_draw":
            reputation = power.number("amount")
    return Species(
        row.id,
        row.text("kind") == "terran",
        row.text_or("color", ""),
        row.number("starting_sector"),
        SPECIES.number(row.text("board_other_side")),
        numbers(row, "resources", RESOURCES, 0),
        row.number("colony_ships"),
        row.number("trade_value"),
        numbers(row, "activations", ACTIONS, 0),
        row.number("influence_refresh_colony_ships"),
        vec[i64]([int(TECHS.number(id)) for id in row.texts("starting_techs")]),
        spaces.number("ambassador_only"),
        spaces.number("reputation_only"),
        spaces.number("either"),
        row.number("influence_discs_on_track_before_setup"),
        row.number("influence_discs_reserve"),
        row.number("ambassador_tiles"),
        numbers(row, "starting_ships", PIECES[: int(SHIP_TYPES)], 0),
        numbers(row, "costs", PIECES, -1),
        reputation,
        powers,
        read_designs(families.table(row.text("blueprint_family"))),
    )


def numbers(row: Row, field: str, names: tuple[str, ...], missing: int) -> vec[i64]:
    """A table of numbers by name, in the order of the names."""
    inner = row.table(field)
    return vec[i64]([inner.number_or(name, missing) for name in names])


def read_designs(family: Row) -> list[Design]:
    """The four blueprints of a species, with what is printed outside the grid.

    Rules: ECL-SPC-05, ECL-SPC-15, ECL-SPC-17, ECL-SPC-18
    """
    return [read_design(ship, family.table(name)) for ship, name in enumerate(PIECES[:4])]


def read_design(ship: int, row: Row) -> Design:
    fixed = row.table("fixed")
    printed: list[int] = []
    for slot in row.rows("slots"):
        printed.append(int(PARTS.number(slot.text("part"))) if slot.has("part") else int(NOTHING))
    return Design(
        ship,
        vec[i64](printed),
        fixed.number("initiative"),
        fixed.number("energy"),
        fixed.number("computer"),
        fixed.number("shield"),
        fixed.number("hull"),
        row.flag("drives_allowed"),
        row.flag("drive_required"),
    )
