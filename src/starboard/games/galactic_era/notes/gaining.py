"""Gaining stars: ships, population, points."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..domination import home_sector
from ..gaining import ship_count, ships_needed
from ..levels import lower_fields
from ..moves.growth import Evacuate, Gain, NewHome
from ..names import (
    ALLY,
    BY_RACE,
    CONQUER,
    DECLARE,
    JOURNEYS,
    LIBERATE,
    MIGRATIONS,
    NOBODY,
    NORDICS,
    WARS,
)
from ..player import Player
from ..state import State
from .places import new_discs, relic_notes
from .warring import war_notes


def gain_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Ships needed, population gained, points, relic and the former owner's technology."""
    assert isinstance(move, Gain)
    method = CONQUER if move.method == DECLARE else move.method
    out: list[Note] = []
    if method == CONQUER or method == LIBERATE:
        needed = int(ships_needed(state, player, method, move.star))
        out.append(Note("ships_needed", (needed, int(ship_count(state, player, move.star)))))
    out.append(Note("gains_people", (discs(state, player, method, move),)))
    vp = gain_points(state, player, method, move)
    if vp != 0:
        out.append(Note("brings_vp" if vp > 0 else "costs_vp", (abs(int(vp)),)))
    out += relic_notes(state, player, move.star)
    return out + owner_notes(state, player, move)


def discs(state: State, player: Player, method: i64, move: Gain) -> int:
    """As many as the method places and the supply holds. Rules: GE-GST-14"""
    return int(min(new_discs(state, player, method, move.star), state.disc_supply(player.number)))


def gain_points(state: State, player: Player, method: i64, move: Gain) -> i64:
    """Points of story and race. Rules: GE-SCR-04, GE-SCR-08, GE-SCR-12, GE-RAC-18, GE-RAC-22"""
    if state.owner[move.star] == NOBODY:
        free = move.payment == BY_RACE and method == ALLY
        return -1 if free and state.era() == 2 else 0
    vp: i64 = 2 if method == LIBERATE and player.race == NORDICS else 0
    return vp + story_points(state, player, move.star) if state.era() == 2 else vp


def story_points(state: State, player: Player, star: i64) -> i64:
    """What the Era of Darkness pays for a player's star."""
    if state.story == JOURNEYS:
        return 2 if state.board.rules.sector(star) != home_sector(state, player) else 0
    if state.story == MIGRATIONS:
        return state.population(star)
    return 1 if state.story == WARS else 0


def owner_notes(state: State, player: Player, move: Gain) -> list[Note]:
    """A level where the taker is behind, and the price of a war. Rules: GE-GST-12, GE-WAR-05"""
    owner = state.owner[move.star]
    if owner == NOBODY:
        return []
    out: list[Note] = []
    if lower_fields(player, state.players[owner]) != 0:
        out.append(Note("takes_level", (int(owner),)))
    if move.method == DECLARE:
        out += war_notes(state, player, state.players[owner])
    return out


def advance_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-RAC-08"""
    return [Note("advances")]


def home_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The cylinder replaces the discs of the new home. Rules: GE-HOM-03, GE-HOM-06"""
    assert isinstance(move, (Evacuate, NewHome))
    return [Note("home_there", (int(state.population(move.star)), 6))]
