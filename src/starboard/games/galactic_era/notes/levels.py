"""What technology levels give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..components.ids import (
    FIELDS,
    GENETICS,
    MILITARY,
    PROPULSION,
    ROBOTICS,
    SPIRITUALITY,
)
from ..growth.technology import LearnLevel
from ..levels import can_rise
from ..moves.growth import Learn, Steal
from ..moves.trading import Accept, Offer
from ..player import Player
from ..races import highest_level, researches_lowest_too
from ..scoring.story import ALONE_VP, pays_alone, research_points
from ..state import State
from ..trading.trading import Trading

# levels that bring more than a higher number, as field * 8 + level
SPECIAL: Final = (6, 12, 13, 14, 19, 21, 22, 28, 29, 30, 37, 38)


def gifts(state: State, field: i64, level: i64) -> list[Note]:
    """The number of a level, and what else it brings."""
    out: list[Note] = []
    number = level_number(state, field, level)
    if number > 0:
        out.append(Note(f"gives_{FIELDS[field]}", (int(number),)))
    if int(field * 8 + level) in SPECIAL:
        out.append(Note(f"gives_{FIELDS[field]}_{int(level)}"))
    return out


def level_number(state: State, field: i64, level: i64) -> i64:
    """Value of a ship, views, range, extra ships or bonus discs."""
    rules = state.rules
    if field == MILITARY:
        return rules.combat_value[level]
    if field == SPIRITUALITY:
        return rules.views[level]
    if field == PROPULSION:
        return rules.range[level]
    if field == ROBOTICS:
        return rules.robot_ships[level]
    return rules.bonus_discs[level] if field == GENETICS else 0


def rise(state: State, player: Player, field: i64, n: i64) -> list[Note]:
    """From which level to which, and what that gives."""
    old = player.levels[field]
    if not can_rise(player, field):
        return [Note("level_top", (int(field), int(old)))]
    new = min(old + n, highest_level(player, field))
    return [Note("level", (int(field), int(old), int(new))), *gifts(state, field, new)]


def research_notes(state: State, player: Player, field: i64) -> list[Note]:
    """The levels, the points they cost and what the story pays. Rules: GE-RSR-03, GE-RSR-04"""
    robotics = player.levels[ROBOTICS]
    n = state.rules.research_levels[robotics]
    out = rise(state, player, field, n)
    loss = state.rules.research_loss[robotics]
    if loss > 0:
        out.append(Note("costs_vp", (int(loss),)))
    if researches_lowest_too(player):
        out.append(Note("lowest_too"))
    return out + research_story(state, player, field, min(player.levels[field] + n, 6))


def research_story(state: State, player: Player, field: i64, level: i64) -> list[Note]:
    """The third era pays for research. Rules: GE-SCR-06, GE-SCR-10, GE-SCR-14"""
    if pays_alone(state):
        return [Note("story_alone", (int(ALONE_VP),))] if can_rise(player, field) else []
    return story_notes(research_points(state, field, level))


def story_notes(vp: i64) -> list[Note]:
    """What the Galactic Story pays, if anything."""
    return [Note("story_vp", (int(vp),))] if vp > 0 else []


def learn_notes(state: State, player: Player, move: Move) -> list[Note]:
    """One of several fields rises."""
    assert isinstance(move, Learn)
    step = state.stack[-1]
    return rise(state, player, move.field, step.levels if isinstance(step, LearnLevel) else 1)


def steal_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The victim keeps the level."""
    assert isinstance(move, Steal)
    return rise(state, player, move.field, 1)


def offer_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What both sides of a trade would gain."""
    assert isinstance(move, Offer)
    return trade_notes(state, player, state.players[move.player], move.give, move.get)


def accept_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The open offer as seen from here: the sender gives what this player gets."""
    assert isinstance(move, Accept)
    step = state.stack[-1]
    if not isinstance(step, Trading):
        return []
    code: i64 = step.offers[move.player * 6 + player.number]
    return trade_notes(state, player, state.players[move.player], code % 5, code // 5)


def trade_notes(state: State, player: Player, other: Player, give: i64, get: i64) -> list[Note]:
    """Nobody loses a level by trading. Rules: GE-TRA-02"""
    level = int(other.levels[give])
    theirs = Note("they_rise", (int(other.number), int(give), level, level + 1))
    return [*rise(state, player, get, 1), theirs]
