"""Which parts fit on which spaces of a blueprint."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.refusal import Refusal, Why

from ..blueprint import Blueprint, with_outside, with_part, without_tile
from ..components.components import Design, Part
from ..components.ids import NOTHING, SHIP_TYPES
from ..moves.actions import OUTSIDE
from ..player import Player
from ..refusals import (
    GRID_PART_OUTSIDE,
    LAST_DRIVE,
    MUON_OUTSIDE,
    MUON_STAYS,
    NEEDS_PART_TECH,
    NO_DRIVE_ON_STARBASE,
    NO_SUCH_SPACE,
    PART_NOT_SAVED,
    SPACE_HOLDS_TILE,
    TOO_LITTLE_ENERGY,
)
from ..state import State


def design_of(state: State, player: Player, ship: i64) -> Design:
    """The printed blueprint of a player's ship type."""
    return state.rules.box.species[player.species].designs[ship]


def refuse_part(state: State, player: Player, part: i64, why: Why) -> Refusal | None:
    """A part needs the tech of its own name; ancient parts must lie beside the board.

    Rules: ECL-UPG-04, ECL-TEC-01, ECL-TEC-02, ECL-TEC-03, ECL-TEC-04, ECL-TEC-05, ECL-DSC-11,
    ECL-DSC-12
    """
    row = state.rules.box.parts[part]
    if row.ancient:
        return None if has(player.saved, part) else why.no(PART_NOT_SAVED, part)
    if row.tech != NOTHING and not player.has(row.tech):
        return why.no(NEEDS_PART_TECH, part)
    return None


def refuse_space(
    blueprint: Blueprint, row: Part, ship: i64, slot: i64, replacing: bool, why: Why
) -> Refusal | None:
    """Grid parts lie on spaces without a tile, the Muon Source outside the grid.

    Rules: ECL-UPG-02, ECL-DSC-13
    """
    if slot == OUTSIDE:
        if not row.outside:
            return why.no(GRID_PART_OUTSIDE, ship)
        return None if blueprint.outside == NOTHING else MUON_STAYS
    if slot < 0 or slot >= len(blueprint.slots):
        return why.no(NO_SUCH_SPACE, ship, slot)
    if row.outside:
        return MUON_OUTSIDE
    if not replacing and blueprint.has_tile(slot):
        return why.no(SPACE_HOLDS_TILE, ship, slot)
    return None


def energy_without(blueprint: Blueprint, parts: list[Part], slot: i64) -> i64:
    """Energy left over when the space is empty; nothing lies outside the grid yet."""
    old = blueprint.slots[slot] if slot != OUTSIDE else NOTHING
    return blueprint.energy - parts[old].energy if old != NOTHING else blueprint.energy


def drives_without(blueprint: Blueprint, parts: list[Part], slot: i64) -> i64:
    """Drives that remain when the space is empty."""
    old = blueprint.slots[slot] if slot != OUTSIDE else NOTHING
    return blueprint.drives - parts[old].drive if old != NOTHING else blueprint.drives


def refuse_totals(design: Design, row: Part, energy: i64, drives: i64, why: Why) -> Refusal | None:
    """Energy and drives with the part, added to what the blueprint has without its space.

    Rules: ECL-UPG-05, ECL-UPG-06, ECL-UPG-07
    """
    if row.drive == 1 and not design.drives_allowed:
        return NO_DRIVE_ON_STARBASE
    if drives + row.drive == 0 and design.drive_required:
        return why.no(LAST_DRIVE, design.ship)
    if energy + row.energy < 0:
        return why.no(TOO_LITTLE_ENERGY, design.ship, -energy - row.energy)
    return None


def refuse_in_place(
    design: Design, blueprint: Blueprint, parts: list[Part], slot: i64, part: i64, why: Why
) -> Refusal | None:
    """The same for a part on a certain space."""
    energy = energy_without(blueprint, parts, slot)
    drives = drives_without(blueprint, parts, slot)
    return refuse_totals(design, parts[part], energy, drives, why)


def is_legal(design: Design, blueprint: Blueprint) -> bool:
    """Does the blueprint keep all limits? Rules: ECL-UPG-08"""
    return blueprint.energy >= 0 and (blueprint.drives > 0 or not design.drive_required)


def broken(state: State, player: Player) -> i64:
    """The blueprints that break a limit just now, as a mask. Rules: ECL-UPG-08"""
    mask: i64 = 0
    ship: i64 = 0
    while ship < SHIP_TYPES:
        if not is_legal(design_of(state, player, ship), player.blueprints[ship]):
            mask |= BIT[ship]
        ship += 1
    return mask


def put_part(state: State, player: Player, ship: i64, slot: i64, part: i64) -> None:
    """The changed blueprint applies to all ships of the type at once.

    Rules: ECL-UPG-11, ECL-UPG-03, ECL-DSC-13
    """
    parts = state.rules.box.parts
    design = design_of(state, player, ship)
    old = player.blueprints[ship]
    if slot == OUTSIDE:
        player.blueprints[ship] = with_outside(parts, design, old, part)
    else:
        player.blueprints[ship] = with_part(parts, design, old, slot, part)


def remove_part(state: State, player: Player, ship: i64, slot: i64) -> None:
    """The printed part counts again; an ancient part is out of the game.

    Rules: ECL-UPG-09, ECL-DSC-12
    """
    parts = state.rules.box.parts
    old = player.blueprints[ship]
    player.blueprints[ship] = without_tile(parts, design_of(state, player, ship), old, slot)
