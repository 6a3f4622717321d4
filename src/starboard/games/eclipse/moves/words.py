"""The id behind a number of an event, a refusal or a prompt."""

from __future__ import annotations

from ..components.ids import (
    ACTIONS,
    DISCOVERIES,
    NPCS,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACKS,
)
from .actions import place_word, slot_word, square_word
from .combat import DICE_COLOURS, FACES

RING_WORDS = ("inner", "middle", "outer")


def word(kind: str, value: int) -> str:
    """The id of a component by its kind; a plain number otherwise."""
    tables: dict[str, list[str]] = {
        "tech": TECHS.ids,
        "part": PARTS.ids,
        "species": SPECIES.ids,
        "discovery": DISCOVERIES.ids,
        "npc": NPCS.ids,
        "resource": [*RESOURCES, "gray"],
        "track": list(TRACKS),
        "action": list(ACTIONS),
        "piece": list(PIECES),
        "ring": list(RING_WORDS),
        "colour": list(DICE_COLOURS),
        "face": list(FACES),
    }
    if kind in tables and 0 <= value < len(tables[kind]):
        return tables[kind][value]
    if kind == "square":
        return square_word(value)
    if kind == "space":
        return slot_word(value)
    if kind == "place":
        return place_word(value)
    if kind == "sector":
        return f"{value:03}"
    return str(value)
