"""The table's own component values, ready for JSON: tracks, ship parts and techs."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import bits_of

from ..components.components import Part, Tech
from ..components.ids import ACTIONS, CATEGORIES, NOTHING, PARTS, PIECES, RESOURCES, TECHS
from ..state import State
from .shape import PartView, TechView, TracksView
from .ships import dice_json


def tracks_json(state: State) -> TracksView:
    """The printed tracks; a table's own values may differ from the box."""
    tracks = state.rules.box.tracks
    return {
        "upkeep": [int(n) for n in tracks.upkeep],
        "production": [int(n) for n in tracks.production],
        "discount": [int(n) for n in tracks.discount],
        "tech_points": [int(n) for n in tracks.tech_vp],
        "tech_spaces": int(tracks.tech_spaces),
        "first_pass_money": int(tracks.first_pass_money),
    }


def parts_json(state: State) -> list[PartView]:
    """Every ship part."""
    return [part_json(row) for row in state.rules.box.parts]


def part_json(row: Part) -> PartView:
    """One ship part with what is printed on it."""
    return {
        "part": row.id,
        "category": row.category,
        "energy": int(row.energy),
        "dice": dice_json(row.dice, row.missiles),
        "computer": int(row.computer),
        "shield": int(row.shield),
        "hull": int(row.hull),
        "initiative": int(row.initiative),
        "movement": int(row.movement),
        "tech": word_or_none(TECHS.ids, row.tech),
        "ancient": row.ancient,
        "outside": row.outside,
    }


def techs_json(state: State) -> list[TechView]:
    """Every tech."""
    return [tech_json(row) for row in state.rules.box.techs]


def tech_json(row: Tech) -> TechView:
    """One tech and what it is about: a part, a piece, an action or advanced squares."""
    return {
        "tech": row.id,
        "category": CATEGORIES[row.category],
        "cost": int(row.cost),
        "minimum": int(row.floor),
        "effect": row.effect,
        "part": word_or_none(PARTS.ids, row.part),
        "piece": word_or_none(list(PIECES), row.piece),
        "action": word_or_none(list(ACTIONS), row.action),
        "resources": [RESOURCES[k] for k in bits_of(row.advanced)],
    }


def word_or_none(words: list[str], number: i64) -> str | None:
    """The id behind a number, None for nothing."""
    return None if number == NOTHING else words[number]
