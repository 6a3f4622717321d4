"""Gaining stars: ships, population, points."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..components.ids import CONQUER, DECLARE, LIBERATE, NOBODY
from ..growth.gain_star import GainStar
from ..growth.methods import ship_count, ships_needed
from ..levels import lower_fields
from ..moves.growth import Evacuate, Gain, NewHome
from ..player import Player
from ..state import State
from ..step import ANNOUNCED
from .hexes import new_discs, relic_notes
from .war import war_notes


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
        out.append(Note("brings_vp" if vp > 0 else "costs_vp", (abs(vp),)))
    out += relic_notes(state, player, move.star)
    return out + owner_notes(state, player, move)


def discs(state: State, player: Player, method: i64, move: Gain) -> int:
    """As many as the method places and the supply holds. Rules: GE-GST-14"""
    return int(min(new_discs(state, player, method, move.star), state.disc_supply(player.number)))


def gain_points(state: State, player: Player, method: i64, move: Gain) -> int:
    """Points of story and race; the puppet has none. Rules: GE-VAR-14"""
    if state.is_puppet(player.number):
        return 0
    people = state.population(move.star)
    step = GainStar(player.number, method, move.star, move.payment, ANNOUNCED, people)
    return sum([row[1] for row in step.points(state, player, state.owner[move.star])])


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
