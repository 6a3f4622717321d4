"""Components as people see them: printed values, and which of them are not confirmed."""

from __future__ import annotations

from typing import Final

from starboard.engine.row import Row

SHIP_FIELDS: Final[tuple[str, ...]] = ("metal", "cost", "owner_fee", "ability")
HUB_FIELDS: Final[tuple[str, ...]] = ("resources", "advances", "space_incomes")


def unconfirmed(row: Row, fields: tuple[str, ...]) -> list[str]:
    """The fields whose values are ours and not known from the printed game."""
    return [field for field in fields if row.is_designed(field)]


def quarter_facts(row: Row) -> dict[str, object]:
    """One living quarters: its ability, if any."""
    return {"effect": row.value("effect"), "unconfirmed": unconfirmed(row, ("effect", "position"))}


def sector_facts(row: Row) -> dict[str, object]:
    """A Sector's cost, quarters and immediate abilities."""
    return {
        "colour": row.text("colour"),
        "level": row.number("level"),
        "cost": row.number("metal_cost"),
        "quarters": [quarter_facts(one) for one in row.rows("quarters")],
        "immediate": row.value("immediate"),
        "unconfirmed": unconfirmed(row, ("metal_cost", "quarter_count")),
    }


def hub_facts(row: Row) -> dict[str, object]:
    """Both sides of a Hub."""
    return {
        "back": row.value("back"),
        "front": row.value("front"),
        "unconfirmed": unconfirmed(row, HUB_FIELDS),
    }


def level_facts(row: Row) -> dict[str, object]:
    """One space of a Diplomacy track."""
    return {
        "lobbying": row.number_or("lobbying_cost", 0),
        "bonus": row.value("bonus"),
        "unconfirmed": unconfirmed(row, ("bonus", "lobbying_cost")),
    }
