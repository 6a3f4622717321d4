"""Numbers of events and refusals as the words of the notation."""

from __future__ import annotations

from ..hexmap import HEXES, hex_text
from ..moves.growth import selection_text
from ..moves.words import STAR_IDS, TARGETS, TILES
from .ids import (
    ALIGNMENTS,
    CARDS,
    COUNTERS,
    FIELDS,
    KINDS,
    METHODS,
    PAYMENTS,
    RACES,
    RELICS,
    SOURCES,
    SQUARES,
    UNITS,
)

TABLES = {
    "alignment": ALIGNMENTS,
    "card": CARDS,
    "counter": COUNTERS,
    "field": FIELDS,
    "kind": KINDS,
    "method": METHODS,
    "payment": PAYMENTS,
    "race": RACES,
    "relic": RELICS,
    "source": SOURCES,
    "square": SQUARES,
    "stack": UNITS,
    "unit": UNITS,
    "target": TARGETS,
    "star": tuple(STAR_IDS),
    "tile": tuple(TILES),
}


def word(kind: str, value: int) -> str:
    """The id behind a number, or the number itself."""
    if kind == "hex" and 0 <= value < HEXES:
        return hex_text(value)
    if kind == "selection":
        return selection_text(value)
    table = TABLES.get(kind)
    return table[value] if table is not None and 0 <= value < len(table) else str(value)
