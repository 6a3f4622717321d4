"""Growth counters worth comparing, for the bots of Galactic Era."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.games.galactic_era.components.ids import (
    GENETICS,
    JOURNEYS,
    MILITARY,
    MINUS,
    PROPULSION,
    RESEARCH,
    ROBOTICS,
    SPIRITUALITY,
    SWITCH,
    WARS,
)
from starboard.games.galactic_era.growth.selection import size, times
from starboard.games.galactic_era.levels import can_rise, must_be_sto
from starboard.games.galactic_era.moves.growth import Select
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State

FIELDS: Final[int] = 2  # worth comparing in one selection


def useful_selections(state: State, number: i64, moves: list[Move]) -> list[Move]:
    """Research with a field that can rise, anything else with -1; the card waits."""
    if number < 0:
        return []
    player = state.players[number]
    fields = best_fields(state, player)
    out: list[Move] = []
    for move in moves:
        if isinstance(move, Select) and fits(player, fields, move):
            out.append(move)
    return out


def fits(player: Player, fields: list[int], move: Select) -> bool:
    """Does the square counter go with the growth counters?"""
    if times(move.counters, SWITCH) > 0 and (must_be_sto(player) or size(move.counters) > 2):
        return False
    if times(move.counters, RESEARCH) == 0:
        return move.square == MINUS
    return int(move.square) in fields


def best_fields(state: State, player: Player) -> list[int]:
    """The two fields whose next level is worth most now, points of the story included."""
    best: list[int] = []
    for _ in range(FIELDS):
        top: i64 = 0
        found: i64 = -1
        field: i64 = 0
        while field < MINUS:
            worth = field_appeal(player, field) + story_appeal(state, player, field)
            if worth > top and int(field) not in best and can_rise(player, field):
                top, found = worth, field
            field += 1
        if found >= 0:
            best.append(int(found))
    return best


def story_appeal(state: State, player: Player, field: i64) -> i64:
    """What the story pays for research in the last era, in hundredths."""
    if state.era() != 3:
        return 0
    light = field == SPIRITUALITY or field == PROPULSION
    hard = field == MILITARY or field == ROBOTICS
    if (state.story == JOURNEYS and light) or (state.story == WARS and hard):
        return 100 * (6 - player.levels[field])
    return 0


def field_appeal(player: Player, field: i64) -> i64:
    """What one more level is worth beside the others, in hundredths."""
    level = player.levels[field]
    if field == GENETICS:
        return 130 if level < 5 else 200
    if field == ROBOTICS:
        return 130 if level < 4 else 160
    if field == PROPULSION:
        return 110 if level < 3 else 80
    if field == MILITARY:
        return 80
    return 50 if level < 3 else 70
