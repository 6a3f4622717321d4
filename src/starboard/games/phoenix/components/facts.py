"""Components as people see them: printed values, and which of them are not confirmed."""

from __future__ import annotations

from typing import Final, cast

from starboard.engine.row import Row

from ..view.shape import (
    Colour,
    EffectView,
    HubBackView,
    HubFrontView,
    HubView,
    LevelView,
    QuarterView,
    SectorView,
)

SHIP_FIELDS: Final[tuple[str, ...]] = ("metal", "cost", "owner_fee", "ability")
HUB_FIELDS: Final[tuple[str, ...]] = ("resources", "advances", "space_incomes")


def unconfirmed(row: Row, fields: tuple[str, ...]) -> list[str]:
    """The fields whose values are ours and not known from the printed game."""
    return [field for field in fields if row.is_designed(field)]


def quarter_facts(row: Row) -> QuarterView:
    """One living quarters: its ability, if any."""
    effect = cast("EffectView | None", row.value("effect"))
    return {"effect": effect, "unconfirmed": unconfirmed(row, ("effect", "position"))}


def sector_facts(row: Row) -> SectorView:
    """A Sector's cost, quarters and immediate abilities."""
    return {
        "colour": cast("Colour", row.text("colour")),
        "level": row.number("level"),
        "cost": row.number("metal_cost"),
        "quarters": [quarter_facts(quarter) for quarter in row.rows("quarters")],
        "immediate": cast("list[EffectView]", row.value("immediate")),
        "unconfirmed": unconfirmed(row, ("metal_cost", "quarter_count")),
    }


def hub_facts(row: Row) -> HubView:
    """Both sides of a Hub."""
    return {
        "back": cast("HubBackView", row.value("back")),
        "front": cast("HubFrontView", row.value("front")),
        "unconfirmed": unconfirmed(row, HUB_FIELDS),
    }


def level_facts(row: Row) -> LevelView:
    """One space of a Diplomacy track."""
    return {
        "lobbying": row.number_or("lobbying_cost", 0),
        "bonus": cast("EffectView", row.value("bonus")),
        "unconfirmed": unconfirmed(row, ("bonus", "lobbying_cost")),
    }
