"""Bots by level. A bot only ever sees a state in which all it cannot know was dealt anew."""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import i64

from starboard.bots.base import Bot, think
from starboard.bots.knowledge import planner_of
from starboard.bots.levels.casual import DEPTH, WIDTH, Casual
from starboard.bots.levels.expert import Expert
from starboard.bots.levels.novice import Novice
from starboard.bots.levels.random import Random
from starboard.bots.levels.skilled import Skilled
from starboard.bots.reasons import explain
from starboard.bots.thought import MOST, Thought
from starboard.engine.chance import Quick
from starboard.engine.errors import StarboardError
from starboard.engine.flow import Run, State
from starboard.engine.game import Game

__all__ = ["Bot", "Thought", "UnknownBot", "consider", "levels", "make", "think"]

_LEVELS: Final[tuple[str, ...]] = ("random", "novice", "casual", "skilled", "expert")


class UnknownBot(StarboardError):
    """There is no bot of this level."""


def levels() -> tuple[str, ...]:
    """The names of all levels, weakest first."""
    return _LEVELS


def make(level: str) -> Bot:
    """A bot of this level; bots keep nothing between decisions."""
    if level == "random":
        return Random()
    if level == "novice":
        return Novice()
    if level == "casual":
        return Casual()
    if level == "skilled":
        return Skilled()
    if level == "expert":
        return Expert()
    near = difflib.get_close_matches(level, _LEVELS, 1)
    hint = f"did you mean {near[0]}?" if near else f"the levels are {', '.join(_LEVELS)}"
    raise UnknownBot(f'there is no bot "{level}"; {hint}')


def consider(
    level: str,
    game: Game,
    state: State,
    seat: i64,
    picks: Quick,
    budget: float = 1.0,
    language: str = "en",
) -> list[Thought]:
    """What a bot of this level would do in a real state: up to three moves, values and reasons."""
    deal = game.determinize(state, seat, Run(picks, False))
    thoughts = make(level).consider(game, deal, seat, picks, budget)
    planner = planner_of(game, deal, seat, picks, level != "casual", WIDTH, DEPTH)
    if planner is None or level in ("random", "novice"):
        return thoughts[:MOST]
    return explain(planner, deal, thoughts, language)
