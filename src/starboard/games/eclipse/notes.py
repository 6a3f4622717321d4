"""What to know of a move before choosing it: its price, its effect, the balance after it."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move, Word

from .actions.discovery import DiscoveryTile
from .actions.fitting import design_of
from .actions.instant_techs import ARTIFACT_UNITS
from .actions.research import price
from .blueprint import Blueprint, with_outside, with_part, without_tile
from .board import stack_of
from .components.ids import MATERIALS, MONOLITH, NOBODY, RESOURCES, SCIENCE, TRACK
from .moves.actions import (
    Ambassador,
    Artifact,
    Build,
    Colonize,
    Explore,
    MoveDisc,
    React,
    Research,
    ReturnCube,
    ReturnPart,
    TakeAction,
    Trade,
    Upgrade,
)
from .moves.upkeep import Abandon
from .moves.words import OUTSIDE
from .player import Player
from .rules import rules_of
from .scoring import POINTS
from .state import State
from .upkeep.cubes import CubeHome
from .upkeep.payment import purse
from .upkeep.production import production, production_with, upkeep_cost, upkeep_with
from .upkeep.upkeep import Upkeep


def notes(state: State, seat: i64, move: Move) -> list[Note]:
    """The notes on a legal move, in the order in which they are read."""
    player = state.players[seat]
    if isinstance(move, Word):
        return word_notes(state, player, move.verb)
    if isinstance(move, (TakeAction, React)):
        return action_notes(state, player, move.action)
    if isinstance(move, (Upgrade, ReturnPart)):
        return fitting_notes(state, player, move)
    if isinstance(move, (Colonize, Ambassador, ReturnCube)):
        return cube_notes(state, player, move)
    if isinstance(move, (Research, Build, Trade, Artifact)):
        return storage_notes(state, player, move)
    if isinstance(move, Explore):
        ring = stack_of(move.q, move.r)
        return [Note("stack", (int(ring), int(state.left[ring])))]
    return disc_notes(state, player, move)


# -- discs and upkeep --------------------------------------------------------------------------


def after_discs(state: State, player: Player, discs: i64, more: i64 = 0) -> Note:
    """Upkeep and money after the next upkeep phase with so many discs and `more` money.

    Rules: ECL-ACT-13, ECL-ACT-08, ECL-UPK-03
    """
    upkeep = upkeep_with(state, discs)
    money = purse(state, player) + more - upkeep
    if money < 0:
        return Note("upkeep_missing", (int(upkeep), int(-money)))
    return Note("upkeep_after", (int(upkeep), int(money)))


def action_notes(state: State, player: Player, action: i64) -> list[Note]:
    """An action or reaction costs a disc. Rules: ECL-ACT-03, ECL-REA-03"""
    count = rules_of(state).activation_count.count(state, player, action)
    return [Note("activations", (int(count),)), after_discs(state, player, player.discs - 1)]


def disc_notes(state: State, player: Player, move: Move) -> list[Note]:
    """A disc put into a sector raises the upkeep; one that comes back lowers it.

    Cubes that come back with it lower the production too, so that no balance is told then.
    Rules: ECL-INF-05, ECL-INF-08, ECL-UPK-05
    """
    if isinstance(move, MoveDisc) and move.origin == TRACK:
        return [after_discs(state, player, player.discs - 1)]
    if isinstance(move, Abandon) or (isinstance(move, MoveDisc) and move.target == TRACK):
        now, later = upkeep_cost(state, player), upkeep_with(state, player.discs + 1)
        return [Note("upkeep_drops", (int(now), int(later)))]
    return []


def word_notes(state: State, player: Player, word: str) -> list[Note]:
    """Moves that are a single word."""
    step = state.stack[-1]
    if word == "control":
        return [after_discs(state, player, player.discs - 1)]
    if word == "pass" and state.next_start == NOBODY and not player.passed:
        money = state.rules.box.tracks.first_pass_money
        return [Note("first_pass", (int(money),)), after_discs(state, player, player.discs, money)]
    if word == "refresh":
        row = state.species_of(player)
        return [
            Note("colony_ships", (int(min(row.colony_ships, player.colony_ships + row.refresh)),))
        ]
    if word == "done" and isinstance(step, Upkeep):
        return [payment_note(state, player)]
    if isinstance(step, DiscoveryTile):
        return discovery_notes(state, player, step, word)
    return []


def payment_note(state: State, player: Player) -> Note:
    """What storage holds after payment and production. Rules: ECL-UPK-03, ECL-UPK-09"""
    money = purse(state, player) - upkeep_cost(state, player)
    materials = player.storage[MATERIALS] + production(state, player, MATERIALS)
    science = player.storage[SCIENCE] + production(state, player, SCIENCE)
    return Note("storage_after", (int(materials), int(science), int(money)))


def discovery_notes(state: State, player: Player, step: DiscoveryTile, word: str) -> list[Note]:
    """The points of a tile that is kept, or the units of its reward. Rules: ECL-DSC-02"""
    if word == "keep":
        return [Note("points", (int(POINTS.discovery),))]
    gains = state.rules.box.discoveries[step.tile].gains
    return [gain_note(player, k, gains[k]) for k in range(len(RESOURCES)) if gains[k] > 0]


# -- storage -----------------------------------------------------------------------------------


def gain_note(player: Player, resource: i64, units: i64) -> Note:
    """Units that come into storage, and what it then holds."""
    return Note("gains", (int(units), int(resource), int(player.storage[resource] + units)))


def price_note(player: Player, resource: i64, units: i64) -> Note:
    """Units that leave storage, and what it then holds."""
    return Note("costs", (int(units), int(resource), int(player.storage[resource] - units)))


def storage_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Moves that pay or gain units. Rules: ECL-RES-02, ECL-BUI-02, ECL-TRD-01, ECL-TEC-18"""
    if isinstance(move, Research):
        return [price_note(player, SCIENCE, price(state, player, move.tech, move.track))]
    if isinstance(move, Build):
        cost = price_note(player, MATERIALS, state.species_of(player).costs[move.piece])
        return [cost, Note("points", (int(POINTS.monolith),))] if move.piece == MONOLITH else [cost]
    if isinstance(move, Trade):
        rate = state.species_of(player).trade_value
        return [price_note(player, move.give, rate), gain_note(player, move.get, 1)]
    return [gain_note(player, move.resource, ARTIFACT_UNITS)] if isinstance(move, Artifact) else []


# -- cubes -------------------------------------------------------------------------------------


def cube_notes(
    state: State, player: Player, move: Colonize | Ambassador | ReturnCube
) -> list[Note]:
    """What a cube that leaves its track or returns to it makes of the production.

    Rules: ECL-COL-10, ECL-DIP-08
    """
    step = state.stack[-1]
    if isinstance(step, CubeHome) and step.grave:
        return []
    cubes = player.cubes[move.track]
    later = production_with(state, cubes + 1 if isinstance(move, ReturnCube) else cubes - 1)
    now = production(state, player, move.track)
    return [Note("production", (int(move.track), int(now), int(later)))]


# -- blueprints --------------------------------------------------------------------------------


def fitting_notes(state: State, player: Player, move: Upgrade | ReturnPart) -> list[Note]:
    """What a part makes of the ship: every total that changes. Rules: ECL-UPG-05, ECL-UPG-11"""
    before = player.blueprints[move.ship]
    pairs = totals(before, fitted(state, player, move))
    return [Note(kind, (now, later)) for kind, now, later in pairs if now != later]


def fitted(state: State, player: Player, move: Upgrade | ReturnPart) -> Blueprint:
    """The blueprint after the move."""
    parts, old = state.rules.box.parts, player.blueprints[move.ship]
    design = design_of(state, player, move.ship)
    if isinstance(move, ReturnPart):
        return without_tile(parts, design, old, move.slot)
    if move.slot == OUTSIDE:
        return with_outside(parts, design, old, move.part)
    return with_part(parts, design, old, move.slot, move.part)


def totals(before: Blueprint, after: Blueprint) -> list[tuple[str, int, int]]:
    """Each total of a blueprint before and after a change."""
    return [
        ("initiative", int(before.initiative), int(after.initiative)),
        ("computer", int(before.computer), int(after.computer)),
        ("shield", int(before.shield), int(after.shield)),
        ("hull", int(before.hull), int(after.hull)),
        ("movement", int(before.movement), int(after.movement)),
        ("cannons", dice_in(before.dice), dice_in(after.dice)),
        ("missiles", dice_in(before.missiles), dice_in(after.missiles)),
        ("energy_left", int(before.energy), int(after.energy)),
    ]


def dice_in(packed: i64) -> int:
    """How many dice a packed number holds, eight bits for each colour."""
    n: i64 = 0
    while packed != 0:
        n += packed & 255
        packed >>= 8
    return int(n)
