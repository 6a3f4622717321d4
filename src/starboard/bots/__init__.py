"""Bots by level. A bot only ever sees a state in which everything it cannot know was dealt anew."""

from __future__ import annotations

import difflib
import hashlib
import json
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
from starboard.bots.thought import MOST, Thought, distinct
from starboard.engine.chance import Quick
from starboard.engine.errors import StarboardError
from starboard.engine.flow import Run, State
from starboard.engine.game import Game

__all__ = [
    "Bot",
    "Thought",
    "UnknownBot",
    "coach_level",
    "consider",
    "hint",
    "level_names",
    "make",
    "think",
]

COACH: Final = "casual"  # the weakest level that gives reasons
_LEVELS: Final[tuple[str, ...]] = ("random", "novice", "casual", "skilled", "expert")


class UnknownBot(StarboardError):
    """There is no bot of this level."""


def level_names() -> tuple[str, ...]:
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
    thoughts = distinct(make(level).consider(game, deal, seat, picks, budget))
    planner = planner_of(game, deal, seat, picks, level != "casual", WIDTH, DEPTH)
    if planner is None or level in ("random", "novice"):
        return thoughts[:MOST]
    return explain(planner, deal, thoughts, language)


def coach_level(opponents: list[str]) -> str:
    """The level that gives hints: the strongest opponent's, and strong enough for reasons.

    Names that are no levels (people) do not count.
    """
    known = [_LEVELS.index(name) for name in opponents if name in _LEVELS]
    return _LEVELS[max([_LEVELS.index(COACH), *known])]


def hint(level: str, game: Game, state: State, seat: i64, language: str = "en") -> list[Thought]:
    """The same as `consider`, but the same answer whenever a seat asks about the same position.

    Chance follows from what the seat sees, and no clock cuts the thinking short.
    """
    seen = json.dumps(game.view(state, seat), sort_keys=True)
    seed = int(hashlib.sha256(f"{seat} {seen}".encode()).hexdigest()[:10], 16)
    return consider(level, game, state, seat, Quick(seed), 0.0, language)
