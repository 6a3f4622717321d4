"""The table of Eclipse that a text asks for."""

from __future__ import annotations

from functools import cache

from starboard.games.eclipse.components.ids import SPECIES
from starboard.games.eclipse.options import boards_of, side_of

from ..grammar import Words
from ..heading import Heading
from .scene import GRAMMAR


@GRAMMAR.heading("SEAT is SPECIES", "red is hydran")
def is_species(heading: Heading, words: Words) -> None:
    """The species board of a player; without it everybody is a Terran."""
    heading.chosen[words.number("SEAT")] = SPECIES.ids[words.number("SPECIES")]


@GRAMMAR.heading("SEAT begins", "blue begins")
def begins(heading: Heading, words: Words) -> None:
    """Who has the start player tile; without it seat 0."""
    heading.options["start"] = str(words.number("SEAT"))


def fill_options(heading: Heading) -> None:
    """Terrans for everybody whose species is not named; seat 0 begins."""
    options = heading.options
    options.setdefault("start", "0")
    if options.get("species", "chosen") != "chosen" or options.get("beginner") is True:
        return
    options["species"] = "chosen"
    boards = boards_of(options) if "boards" in options else []
    if any(board not in SPECIES.ids for board in boards):
        return  # the table complains of it
    for seat, board in enumerate(boards):
        heading.chosen.setdefault(seat, board)
        heading.notice(seat)
    used = {side(board) for board in heading.chosen.values()}
    free = [board for board in SPECIES.ids if side(board) not in used]
    seats = range(heading.seats())
    chosen = [heading.chosen.get(seat) or free.pop(0) for seat in seats]
    options["boards"] = ",".join(chosen)


@cache
def side(board: str) -> int:
    """The physical board behind a species, looked up once."""
    return side_of(board)
