"""A blueprint: the parts of one ship type and what they add up to."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT

from .components.components import Design, Part
from .components.ids import NOTHING


@final
class Blueprint:
    """A value: every change makes a new one, so that clones can share it.

    `slots` holds what counts in each space, a tile or the printed part; `tiles` has a bit for
    every space with a tile; `outside` is the part attached outside the grid.
    """

    __slots__ = (
        "computer",
        "consumed",
        "dice",
        "drives",
        "energy",
        "hull",
        "initiative",
        "missiles",
        "movement",
        "outside",
        "shield",
        "ship",
        "slots",
        "tiles",
    )

    def __init__(
        self,
        ship: i64,
        slots: vec[i64],
        tiles: i64,
        outside: i64,
        initiative: i64,
        energy: i64,
        consumed: i64,
        computer: i64,
        shield: i64,
        hull: i64,
        movement: i64,
        drives: i64,
        dice: i64,
        missiles: i64,
    ) -> None:
        self.ship: i64 = ship
        self.slots: vec[i64] = slots
        self.tiles: i64 = tiles
        self.outside: i64 = outside
        self.initiative: i64 = initiative
        self.energy: i64 = energy  # produced minus consumed
        self.consumed: i64 = consumed
        self.computer: i64 = computer
        self.shield: i64 = shield
        self.hull: i64 = hull
        self.movement: i64 = movement
        self.drives: i64 = drives
        self.dice: i64 = dice  # cannons, eight bits per colour
        self.missiles: i64 = missiles

    def has_tile(self, slot: i64) -> bool:
        """Does a tile lie on this space?"""
        return (self.tiles >> slot) & 1 == 1

    def add(self, part: Part) -> None:
        """Only while a new blueprint is being assembled; missiles are kept apart from cannons.

        Rules: ECL-PRT-02, ECL-PRT-03, ECL-PRT-04, ECL-PRT-05, ECL-PRT-09
        """
        self.initiative += part.initiative
        self.energy += part.energy
        if part.energy < 0:
            self.consumed -= part.energy
        self.computer += part.computer
        self.shield += part.shield
        self.hull += part.hull
        self.movement += part.movement
        self.drives += part.drive
        self.dice += part.dice
        self.missiles += part.missiles


def assemble(
    parts: list[Part], design: Design, slots: vec[i64], tiles: i64, outside: i64
) -> Blueprint:
    """Every symbol counts: spaces, printed parts, and what stands outside the grid.

    Rules: ECL-PRT-01, ECL-PRT-06, ECL-PRT-07, ECL-PRT-08
    """
    made = Blueprint(
        design.ship,
        slots,
        tiles,
        outside,
        design.initiative,
        design.energy,
        0,
        design.computer,
        design.shield,
        design.hull,
        0,
        0,
        0,
        0,
    )
    for part in slots:
        if part != NOTHING:
            made.add(parts[part])
    if outside != NOTHING:
        made.add(parts[outside])
    return made


def printed(parts: list[Part], design: Design) -> Blueprint:
    """The blueprint as the species board shows it. Rules: ECL-PRT-12, ECL-PRT-13"""
    return assemble(parts, design, design.printed, 0, NOTHING)


def with_part(parts: list[Part], design: Design, old: Blueprint, slot: i64, part: i64) -> Blueprint:
    """A tile laid on a space. Rules: ECL-UPG-02"""
    slots = old.slots[:]
    slots[slot] = part
    return assemble(parts, design, slots, old.tiles | BIT[slot], old.outside)


def without_tile(parts: list[Part], design: Design, old: Blueprint, slot: i64) -> Blueprint:
    """A tile taken off: the printed part counts again. Rules: ECL-UPG-09"""
    slots = old.slots[:]
    slots[slot] = design.printed[slot]
    return assemble(parts, design, slots, old.tiles & ~BIT[slot], old.outside)


def with_outside(parts: list[Part], design: Design, old: Blueprint, part: i64) -> Blueprint:
    """A part attached outside the grid, for good. Rules: ECL-DSC-13"""
    return assemble(parts, design, old.slots, old.tiles, part)
