"""The ship types: what each is worth, what its loss earns, and its default blueprint."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

COLOURS: Final[tuple[str, str, str, str]] = ("yellow", "orange", "blue", "red")
NO_DICE: Final[tuple[int, int, int, int]] = (0, 0, 0, 0)


@final
class ShipType:
    """One row of `data/ships.toml`.

    Rules: ECL-REP-02, ECL-NPC-03, ECL-RET-06, ECL-PRT-13, ECL-NPC-09
    """

    def __init__(
        self,
        index: i64,
        name: str,
        short: str,
        cost: i64,
        reputation: i64,
        size: i64,
        npc: bool,
        stays: bool,
        totals: dict[str, object],
    ) -> None:
        self.index = index
        self.name = name
        self.short = short
        self.cost = cost
        self.reputation = reputation
        self.size = size
        self.npc = npc
        self.stays = stays
        self.totals = totals


def _whole(row: dict[str, object], field: str) -> int:
    value = row.get(field, 0)
    assert isinstance(value, int), f"ships.toml: {field} must be a whole number, found {value!r}"
    return value


def _ship_type(index: int, row: dict[str, object]) -> ShipType:
    totals = row["totals"]
    assert isinstance(totals, dict)
    return ShipType(
        index,
        str(row["type"]),
        str(row["short"]),
        _whole(row, "cost"),
        _whole(row, "reputation"),
        _whole(row, "size"),
        bool(row.get("npc", False)),
        bool(row.get("stays", False)),
        totals,
    )


def _read_ship_types() -> list[ShipType]:
    text = (Path(__file__).parent / "data" / "ships.toml").read_text(encoding="utf-8")
    rows: list[dict[str, object]] = tomllib.loads(text)["ship"]
    return [_ship_type(index, row) for index, row in enumerate(rows)]


SHIP_TYPES: Final[list[ShipType]] = _read_ship_types()
BY_NAME: Final[dict[str, ShipType]] = {ship.name: ship for ship in SHIP_TYPES}
BY_SHORT: Final[dict[str, ShipType]] = {ship.short: ship for ship in SHIP_TYPES}
