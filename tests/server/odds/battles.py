"""Tables of Eclipse in which ships meet, played by chance from a fixed seed."""

from __future__ import annotations

from collections.abc import Callable

import starboard
from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.games.eclipse.moves.actions import MoveShip
from starboard.games.eclipse.state import State
from starboard.odds.eclipse.contests import battle_going_on, contest_in
from starboard.odds.eclipse.history import battles_of

SEED = 275


def played_until(reached: Callable[[Table], bool]) -> Table:
    """Play on, ships first, until something is reached."""
    table = starboard.new("eclipse", seats=3, seed=f"odds {SEED}")
    picks = Quick(SEED + 1)
    while not reached(table):
        seat = table.actors[0]
        moves = [move for move in table.legal(seat) if "retreat" not in str(move)]
        moves = sorted(moves, key=lambda move: not str(move).startswith("move"))[:12]
        table.play(seat, moves[picks.below(0, len(moves))])
    return table


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def can_attack(table: Table) -> bool:
    """May the seat that is asked move a ship into a battle?"""
    seat, state = table.actors[0], state_of(table)
    ships = [move for move in table.legal(seat) if isinstance(move, MoveShip)]
    return any(contest_in(state, int(one.target), seat, {"interceptor": 1}) for one in ships)


def has_contest(table: Table) -> bool:
    """Does a battle wait in some sector?"""
    state = state_of(table)
    return any(contest_in(state, int(sector.number)) for sector in state.sectors)


def is_fighting(table: Table) -> bool:
    """Is somebody asked in a battle?"""
    return battle_going_on(state_of(table)) is not None


def has_fought(table: Table) -> bool:
    """Is a battle over?"""
    return any(fought.is_over() for fought in battles_of(table))
