"""The growth counters that a player of Galactic Era has chosen, and what they will bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.galactic_era.names import (
    BONUS_DISCS_AT,
    DUE_DISCS_AT,
    DUE_LEVELS_AT,
    DUE_POINTS_AT,
    DUE_SHIPS_AT,
    GROWTH_AT,
    PRODUCTION_AT,
)
from starboard.games.galactic_era.components.ids import (
    BUILD,
    GALACTIC,
    GENETICS,
    GROW,
    JOURNEYS,
    MIGRATIONS,
    MILITARY,
    MINUS,
    NONE,
    PROPULSION,
    ROBOTICS,
    SPIRITUALITY,
    STO,
    STS,
    SWITCH,
    WARS,
)
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.growth.selection import SelectCounters, size, times
from starboard.games.galactic_era.levels import can_rise, must_be_sto
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.races import highest_level
from starboard.games.galactic_era.round import GROWTH_TURNS, Round
from starboard.games.galactic_era.state import State


def chosen(state: State, player: Player) -> tuple[i64, i64]:
    """The growth counters not used yet and the square counter, also while they are sealed."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SelectCounters):
        answer: i64 = step.answers[player.number]
        return (answer // 8, answer % 8) if answer >= 0 else (0, NONE)
    if not growth_ahead(state, player):
        return 0, NONE
    counters: i64 = 0
    kind: i64 = 4
    while kind >= 0:
        counters = counters * 4 + player.counters[kind]
        kind -= 1
    return counters, player.square


def growth_ahead(state: State, player: Player) -> bool:
    """Is the growth turn of this round still to come or under way?"""
    below = state.stack[0] if state.stack else None
    if not isinstance(below, Round) or below.phase > GROWTH_TURNS:
        return False
    if below.phase < GROWTH_TURNS or player.order > below.at:
        return True
    for step in state.stack:
        if isinstance(step, GrowthTurn):
            return step.player == player.number
    return False


def side_after(player: Player, counters: i64) -> i64:
    """The alignment once the chosen counters have been carried out."""
    if times(counters, SWITCH) == 0 or must_be_sto(player):
        return player.alignment
    return STS if player.alignment == STO else STO


def count_due(state: State, player: Player, counters: i64, out: vec[i64]) -> None:
    """What the chosen counters will bring."""
    if counters == 0:
        return
    if times(counters, GROW) > 0:
        out[DUE_DISCS_AT] = out[GROWTH_AT] + out[BONUS_DISCS_AT]
        if state.story == MIGRATIONS and state.era() == 1 and out[DUE_DISCS_AT] > 0:
            out[DUE_POINTS_AT] += 400
    if times(counters, BUILD) > 0:
        out[DUE_SHIPS_AT] = min(out[PRODUCTION_AT], 20)
        if state.story == WARS and state.era() == 1:
            out[DUE_POINTS_AT] += 200
    if isinstance(state.stack[-1], SelectCounters):
        price = state.rules.counter_price[player.levels[GENETICS]]
        out[DUE_POINTS_AT] -= 100 * price * max(size(counters) - 2, 0)


def due_stars(player: Player, gains: i64, side: i64, targets: vec[i64]) -> i64:
    """The best stars that so many Gain Star actions can take now."""
    if player.race == GALACTIC and side == STO:
        gains *= 2
    total: i64 = 0
    k: i64 = 0
    while k < min(gains, 6):
        total += targets[k]
        k += 1
    return total


def count_research(state: State, player: Player, field: i64, out: vec[i64]) -> None:
    """The level is counted as if it were there, and the story's points in the last era.

    The caller puts the old levels back.
    """
    if field < 0 or field >= MINUS:
        return
    levels = state.rules.research_levels[player.levels[ROBOTICS]]
    rises = can_rise(player, field)
    out[DUE_LEVELS_AT] = 1 if rises else 0
    out[DUE_POINTS_AT] -= 100 * state.rules.research_loss[player.levels[ROBOTICS]]
    player.set_level(field, min(player.levels[field] + levels, highest_level(player, field)))
    if state.era() == 3:
        out[DUE_POINTS_AT] += research_points(state, player, field, rises)


def research_points(state: State, player: Player, field: i64, rises: bool) -> i64:
    """What the story pays for research in the last era, in hundredths."""
    light = field == SPIRITUALITY or field == PROPULSION
    hard = field == MILITARY or field == ROBOTICS
    if (state.story == JOURNEYS and light) or (state.story == WARS and hard):
        return 100 * (7 - player.levels[field])
    return 250 if state.story == MIGRATIONS and rises else 0
