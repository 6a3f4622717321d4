"""The note on a move, as a person reads it."""

from __future__ import annotations

from tests.galactic_era.position import GAME, Position

from starboard.engine.words import note_text
from starboard.games.galactic_era.moves.notation import parse

PEOPLE = {"seat 0": "Ada", "seat 1": "Bea", "seat 2": "Cyd"}


def note(p: Position, number: int, move: str, language: str = "en") -> str:
    """The note on a legal move."""
    assert p.why(number, move) == ""
    names = {**PEOPLE, **GAME.own_names(p.state, language)}
    return note_text(GAME, p.state, p.seat(number), parse(move), names, language)
