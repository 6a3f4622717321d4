"""Fleets: their tactics, and what they hold afterwards."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..components.ids import FLEET_B, NOWHERE, PIECES, UNITS
from ..growth.methods import bombs_count
from ..growth.placement import Placing
from ..growth.show_ships import ShowShips
from ..moves.fleets import (
    AddDummies,
    Create,
    DropDummies,
    Join,
    Leave,
    Shift,
    Split,
    Swap,
    Transfer,
)
from ..moves.growth import Place, Show
from ..player import Player, counters_for
from ..state import State


def tactic(fleet: i64) -> Note:
    """What a fleet of this letter is good for. Rules: GE-FLT-14, GE-FLT-15, GE-FLT-16"""
    return Note(f"tactic_{UNITS[fleet]}")


def holds(player: Player, fleet: i64, more: i64) -> Note:
    """The ships of a fleet before and after; without ships it dissolves. Rules: GE-FLT-04"""
    ships = player.fleet_ships(fleet)
    if ships + more <= 0:
        return Note("dissolves", (int(fleet),))
    return Note("holds", (int(fleet), int(ships), int(ships + more)))


def create_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The tactic, and what others know."""
    assert isinstance(move, Create)
    return [tactic(move.fleet), Note("created_openly")]


def split_notes(state: State, player: Player, move: Move) -> list[Note]:
    """One ship founds the fleet."""
    assert isinstance(move, Split)
    return [tactic(move.fleet), holds(player, move.source, -1)]


def swap_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The letters, and with them the tactics, change places."""
    assert isinstance(move, Swap)
    one = int(player.fleet_ships(move.fleet))
    other = int(player.fleet_ships(move.other))
    return [
        Note("swapped", (int(move.fleet), other, int(move.other), one)),
        tactic(move.fleet),
        tactic(move.other),
    ]


def join_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Pieces become hidden ships."""
    assert isinstance(move, Join)
    return [holds(player, move.fleet, move.n), tactic(move.fleet)]


def leave_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Hidden ships become pieces."""
    assert isinstance(move, Leave)
    return [holds(player, move.fleet, -move.n), Note("seen_by_all")]


def transfer_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Nobody else sees how many."""
    assert isinstance(move, Transfer)
    return [holds(player, move.fleet, -move.n), holds(player, move.other, move.n)]


def shift_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Counters that others see on the receiving fleet."""
    assert isinstance(move, Shift)
    return [looks(player, move.other, move.n)]


def dummy_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Dummies make a fleet look bigger. Rules: GE-FLT-11, GE-FLT-12"""
    assert isinstance(move, AddDummies)
    left = int(player.dummy_supply() - move.n)
    return [looks(player, move.fleet, move.n), Note("dummies_left", (left,))]


def undummy_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Dummies go back to the supply."""
    assert isinstance(move, DropDummies)
    return [looks(player, move.fleet, -move.n)]


def looks(player: Player, fleet: i64, more: i64) -> Note:
    """Ships of a fleet, and the counters that others see. Rules: GE-FLT-03"""
    ships = player.fleet_ships(fleet)
    seen = counters_for(ships) + player.dummies[fleet] + more
    return Note("looks", (int(fleet), int(ships), int(seen)))


def place_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Open pieces, a new fleet or a bigger one; and what is left to place."""
    assert isinstance(move, Place)
    out: list[Note] = []
    if move.unit == PIECES:
        out.append(Note("seen_by_all"))
    elif player.fleet_hex[move.unit] == NOWHERE:
        out += [Note("new_fleet"), tactic(move.unit)]
    else:
        out += [holds(player, move.unit, move.n), tactic(move.unit)]
    step = state.stack[-1]
    if isinstance(step, Placing) and step.left > move.n:
        out.append(Note("left_to_place", (int(step.left - move.n),)))
    return out


def show_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What a fleet could show; fleet B counts half as much again. Rules: GE-FLT-15, GE-RAC-25"""
    assert isinstance(move, Show)
    ships = player.fleet_ships(move.fleet)
    step = state.stack[-1]
    if move.fleet == FLEET_B and isinstance(step, ShowShips) and bombs_count(state, step.star):
        return [Note("shows", (int(ships),)), Note("bombs", (int(ships // 2),))]
    return [Note("shows", (int(ships),))]
