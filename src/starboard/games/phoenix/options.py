"""What can be chosen when a table is made, and what players can settle beforehand."""

from __future__ import annotations

from typing import Final

from starboard.engine.options import Option
from starboard.engine.row import BadTable

from .components.ids import PLAYER_COLOURS
from .rules import ADVANCED, BASIC, FIRST_GAME, table_rules

GAMES: Final[tuple[str, ...]] = (FIRST_GAME, BASIC, ADVANCED)
SEATS: Final[tuple[str, ...]] = ("random", "0", "1", "2", "3")
WISHES: Final[tuple[str, ...]] = ("ask", "highest", "gems")


def options() -> list[Option]:
    """Which game, which variant, who begins, colours and corrected components."""
    return [
        Option("game", "Which game", BASIC, GAMES),
        Option("friendly", "Friendly variant: more Sectors on display", False, kind="flag"),
        Option("first_player", "Starting player", "random", SEATS),
        Option("colours", "Colours by seat, e.g. red,blue", "", kind="text"),
        Option("overrides", "Your own component values", {}, kind="texts"),
    ]


def preferences() -> list[Option]:
    """What a player can have settled without being asked."""
    return [Option("bonus", "Diplomacy bonuses to take", "ask", WISHES)]


def check(seats: int, options: dict[str, object]) -> dict[str, str]:
    """Problems between options that are fine alone. Rules: SSP-SET-01, SSP-SET-35"""
    wrong: dict[str, str] = {}
    if options["game"] == FIRST_GAME and options["friendly"] is True and seats == 4:
        wrong["friendly"] = (
            "the first game has four Sectors per stack; with four players the friendly "
            "variant needs five"
        )
    named = str(options["first_player"])
    if named.isdigit() and int(named) >= seats:
        wrong["first_player"] = f"expected a seat from 0 to {seats - 1}, found {named}"
    problem = colours_problem(str(options["colours"]), seats)
    if problem:
        wrong["colours"] = problem
    if not wrong:
        wrong.update(overrides_problem(seats, options))
    return wrong


def overrides_problem(seats: int, options: dict[str, object]) -> dict[str, str]:
    """What is wrong with a player's own component values: the tables are read once."""
    try:
        table_rules(seats, options)
    except BadTable as fault:
        return {"overrides": str(fault)}
    return {}


def colours_problem(text: str, seats: int) -> str:
    """What is wrong with the colours named, or an empty text. Rules: SSP-SET-01"""
    colours = text.split(",") if text else list(PLAYER_COLOURS[:seats])
    if len(colours) != seats or any(colour not in PLAYER_COLOURS for colour in colours):
        return f"expected {seats} of {', '.join(PLAYER_COLOURS)} with commas, found {text!r}"
    return "" if len(set(colours)) == seats else "expected a different colour for every player"
