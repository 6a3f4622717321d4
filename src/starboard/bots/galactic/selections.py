"""Growth counters worth comparing, for the bots of Galactic Era."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.games.galactic_era.levels import can_rise, must_be_sto
from starboard.games.galactic_era.moves.growth import Select
from starboard.games.galactic_era.names import (
    GENETICS,
    MILITARY,
    MINUS,
    PROPULSION,
    RESEARCH,
    ROBOTICS,
    SWITCH,
)
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.steps.select import times


def useful_selections(state: State, number: i64, moves: list[Move]) -> list[Move]:
    """Research with a field that can rise, anything else with -1; the card waits."""
    if number < 0:
        return []
    player = state.players[number]
    out: list[Move] = []
    for move in moves:
        if isinstance(move, Select) and fits(player, move):
            out.append(move)
    return out


def fits(player: Player, move: Select) -> bool:
    """Does the square counter go with the growth counters?"""
    if times(move.counters, SWITCH) > 0 and must_be_sto(player):
        return False
    if times(move.counters, RESEARCH) == 0:
        return move.square == MINUS
    return move.square < MINUS and can_rise(player, move.square)


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
