"""Blueprints by their parts: every symbol counts, values of one kind add up (ECL-PRT-01)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from starboard.odds.ships import COLOURS

BASE: Final = "starboard.games.eclipse"
EXPANSION: Final = "starboard.games.eclipse.expansions.rise_of_the_ancients"
STANDARD: Final = "standard"


@final
class Totals:
    """What the parts of a blueprint add up to."""

    def __init__(self) -> None:
        self.initiative: i64 = 0
        self.hull: i64 = 0
        self.computer: i64 = 0
        self.shield: i64 = 0
        self.regeneration: i64 = 0
        self.cannons = [0, 0, 0, 0]
        self.missiles = [0, 0, 0, 0]

    def add(self, row: dict[str, object]) -> None:
        """A row of the part table, or the symbols printed outside the grid."""
        self.initiative += _number(row, "initiative")
        self.hull += _number(row, "hull")
        self.computer += _number(row, "computer")
        self.shield += _number(row, "shield")
        self.regeneration += _number(row, "regeneration")
        dice = row.get("dice", [])
        assert isinstance(dice, list)
        for die in dice:
            weapons = self.missiles if die["missile"] else self.cannons
            weapons[COLOURS.index(die["color"])] += die["count"]


def _number(row: dict[str, object], field: str) -> int:
    value = row.get(field, 0)
    return value if isinstance(value, int) else 0


def totals_of(
    parts: list[str], fixed: dict[str, object], table: dict[str, dict[str, object]]
) -> Totals:
    """The printed bonus of the blueprint and all of its parts together (ECL-PRT-08)."""
    totals = Totals()
    totals.add(fixed)
    for part in parts:
        totals.add(table[part])
    return totals


@cache
def part_table() -> dict[str, dict[str, object]]:
    """Every ship part by its id: the base box, then what the expansion adds to it."""
    table: dict[str, dict[str, object]] = {}
    for row in _rows(_tables(BASE, "ship_parts.toml"), "parts"):
        table[str(row["id"])] = row
    for row in _rows(_tables(EXPANSION, "ship_parts.toml"), "ship_parts"):
        table.setdefault(str(row["id"]), _expansion_row(row))
    return table


def _expansion_row(row: dict[str, object]) -> dict[str, object]:
    """The expansion lists its dice by colour, one entry per die."""
    printed = row["first_edition"]
    assert isinstance(printed, dict)
    dice: list[dict[str, object]] = []
    for field, missile in (("cannons", False), ("missiles", True)):
        for colour in printed.get(field, []):
            dice.append({"color": colour, "count": 1, "missile": missile})
    return {**printed, "dice": dice}


@cache
def species_families() -> dict[str, str]:
    """Which blueprint family a species uses."""
    families = _tables(BASE, "blueprints.toml")["species_family"]
    assert isinstance(families, dict)
    return {STANDARD: STANDARD, **{str(name): str(family) for name, family in families.items()}}


def printed_symbols(species: str, ship: str) -> dict[str, object]:
    """What is printed outside the grid: the Initiative Bonus and the like (ECL-PRT-12)."""
    if ship == "orbital":
        return {"hull": 1}
    families = _tables(BASE, "blueprints.toml")["families"]
    assert isinstance(families, dict)
    fixed: dict[str, object] = families[species_families()[species]][ship]["fixed"]
    return fixed


@cache
def _tables(package: str, file: str) -> dict[str, object]:
    text = resources.files(package).joinpath("data", file).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _rows(tables: dict[str, object], name: str) -> list[dict[str, object]]:
    rows = tables.get(name, [])
    assert isinstance(rows, list)
    return rows
