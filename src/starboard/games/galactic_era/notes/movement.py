"""Movement, scouting and remote views."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..board import Geometry
from ..components.ids import NOWHERE, PIECES
from ..movement.march import March
from ..movement.movement import entry_cost, range_left, reach, unlimited
from ..movement.remote_views import views_left
from ..movement.turn import MOVING, Turn
from ..moves.movement import Fire, Hop, Sail, Scout, Take, To
from ..moves.words import DISC_TARGET
from ..player import Player
from ..scoring.story import ray_points
from ..state import State
from .fleets import tactic
from .growth import unused
from .hexes import hex_notes
from .levels import story_notes


@final
class Reach:
    """The costs of the last start: one question asks for every hex in turn."""

    __slots__ = ("board", "budget", "cost", "start")

    def __init__(self, board: Geometry, start: i64, budget: i64, cost: vec[i64]) -> None:
        self.board = board
        self.start: i64 = start
        self.budget: i64 = budget
        self.cost: vec[i64] = cost


_LAST: Final[list[Reach]] = []


def costs_from(state: State, start: i64, budget: i64) -> vec[i64]:
    """Costs follow from the board alone, so the last answer is kept."""
    board = state.board.rules
    if _LAST:
        last = _LAST[0]
        if last.board is board and last.start == start and last.budget == budget:
            return last.cost
    cost = reach(state, start, budget)
    _LAST[:] = [Reach(board, start, budget, cost)]
    return cost


def range_note(state: State, player: Player, unit: i64, spent: i64) -> Note:
    """How far ships still go. Rules: GE-MOV-05, GE-FLT-17, GE-TEC-21"""
    if unlimited(player):
        return Note("range_free")
    return Note("range", (int(range_left(state, player, unit, spent)),))


def take_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Range left of pieces."""
    assert isinstance(move, Take)
    stay = int(player.rested_pieces(move.hexagon, move.spent) - move.n)
    out = [range_note(state, player, PIECES, move.spent)]
    return [*out, Note("stay_behind", (stay,))] if stay > 0 else out


def sail_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Range, ships and tactic of a fleet."""
    assert isinstance(move, Sail)
    spent = player.fleet_spent(move.fleet)
    ships = int(player.fleet_ships(move.fleet))
    at = int(player.fleet_hex[move.fleet])
    return [
        Note("fleet_at", (at, ships)),
        range_note(state, player, move.fleet, spent),
        tactic(move.fleet),
    ]


def to_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Range spent and left, and what lies there."""
    assert isinstance(move, To)
    step = state.stack[-1]
    if not isinstance(step, March):
        return []
    out: list[Note] = []
    if not unlimited(player):
        left = range_left(state, player, step.unit, step.spent)
        cost = costs_from(state, step.hexagon, left)[move.hexagon]
        out.append(Note("range_used", (int(cost), int(left - cost))))
    return out + hex_notes(state, player, move.hexagon)


def hop_notes(state: State, player: Player, move: Move) -> list[Note]:
    """A hop costs one. Rules: GE-STG-03"""
    assert isinstance(move, Hop)
    return spend(state, player, 1) + hex_notes(state, player, state.board.rules.star_hex[move.star])


def spend(state: State, player: Player, cost: i64) -> list[Note]:
    """So much range of the ships that march."""
    step = state.stack[-1]
    if not isinstance(step, March) or unlimited(player):
        return []
    left = range_left(state, player, step.unit, step.spent) - cost
    return [Note("range_used", (int(cost), int(left)))]


def jump_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The other end of the wormhole. Rules: GE-WOR-02, GE-BLK-13"""
    step = state.stack[-1]
    if not isinstance(step, March):
        return []
    out = state.board.rules.wormhole[step.hexagon]
    there = [note for note in hex_notes(state, player, out) if note.kind != "wormhole_to"]
    return [Note("exit", (int(out),)), *spend(state, player, entry_cost(state, out)), *there]


def scout_notes(state: State, player: Player, move: Move) -> list[Note]:
    """A ship that has moved stops here, a resting one looks for free. Rules: GE-SCO-02"""
    assert isinstance(move, Scout)
    resting = player.rested_pieces(state.board.rules.star_hex[move.star], 0) > 0
    return [Note("scouts"), Note("scout_free" if resting else "scout_stops")]


def view_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Remote views left this round. Rules: GE-SCO-04"""
    return [Note("views_left", (int(views_left(state, player) - 1),))]


def fire_notes(state: State, player: Player, move: Move) -> list[Note]:
    """One ship or disc, once per turn. Rules: GE-REL-06, GE-REL-08"""
    assert isinstance(move, Fire)
    return [Note("ray_once"), *story_notes(ray_points(state, move.target == DISC_TARGET))]


def end_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What comes next, or what is left unused."""
    step = state.stack[-1]
    if not isinstance(step, Turn) or step.phase != MOVING:
        return unused(state, player)
    battles = len(step.battles(state))
    if battles > 0:
        return [Note("battles_next", (battles,))]
    return [Note("unmoved", (unmoved(player),))]


def unmoved(player: Player) -> int:
    """Stacks and fleets that have not moved."""
    n = len([stack for stack in player.pieces if (stack >> 5) & 7 == 0])
    fleet: i64 = 0
    while fleet < 5:
        if player.fleet_hex[fleet] != NOWHERE and player.fleet_spent(fleet) == 0:
            n += 1
        fleet += 1
    return n
