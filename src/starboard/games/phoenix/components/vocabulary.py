"""The word behind a number, by the kind that messages name."""

from __future__ import annotations

from starboard.engine.bits import bits_of

from .effects import HUES, KEYS, MOMENTS, PERS, SCOPES, SHIP
from .ids import COLOURS, GOODS, TYPES
from .words import (
    face_word,
    good_word,
    hub_word,
    kind_word,
    payment_word,
    place_word,
    ship_word,
    source_word,
    species_word,
    track_word,
)


def word_of(kind: str, value: int) -> str:
    """The id behind a number of an event, a refusal or a question."""
    if kind == "good":
        return good_word(value)
    if kind == "species":
        return species_word(value)
    if kind == "track":
        return track_word(value)
    if kind == "face":
        return face_word(value)
    if kind == "colour":
        return COLOURS[value]
    return component_word(kind, value)


def component_word(kind: str, value: int) -> str:
    """The id of a ship, Sector, Hub or payment."""
    if kind == "ship":
        return ship_word(value)
    if kind == "kind":
        return kind_word(value)
    if kind == "source":
        return source_word(value)
    if kind == "place":
        return place_word(value)
    if kind == "hub":
        return hub_word(value)
    return payment_word(value) if kind == "payment" else ability_word(kind, value)


def moment_word(value: int) -> str:
    """The id of a moment, such as income or ship_transport."""
    on, kind = value // 10, value % 10 - 1
    if on == SHIP:
        return f"ship_{TYPES[kind]}"
    return MOMENTS[on] if on < len(MOMENTS) else "immediate"


def ability_word(kind: str, value: int) -> str:
    """The id behind a number of an ability's note."""
    if kind == "moment":
        return moment_word(value)
    if kind == "choice":
        return "_".join([GOODS[good] for good in bits_of(value)])
    if kind in ("per", "each"):
        return PERS[value]
    if kind == "key":
        return KEYS[value]
    if kind == "hue":
        return HUES[value]
    return SCOPES[value] if kind == "scope" else str(value)
