"""The players, ready for JSON. Only the faces of reputation tiles are hidden.

Rules: ECL-CMP-10
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import bits_of

from ..components.components import Species
from ..components.ids import ACTIONS, PARTS, PIECES, RESOURCES, SHIP_TYPES, TECHS, TRACKS
from ..player import Player
from ..rules import rules_of
from ..scoring import breakdown
from ..state import State
from ..upkeep.production import production, upkeep_cost, upkeep_with
from .causes import causes, reactions
from .shape import ActionView, EmptySeatView, PlayerView, ReputationSpaceView, StorageView
from .ships import blueprints_json, costs_json

HIDDEN_SOURCE: Final = "reputation"  # the one source of points that is not public


def sees_tiles(state: State, player: Player, seat: i64) -> bool:
    """Own tiles; everybody's once they are counted, at elimination or at the end.

    Rules: ECL-CMP-10, ECL-UPK-12
    """
    return player.seat == seat or player.out or not state.stack


def players_json(state: State, seat: i64) -> list[PlayerView | EmptySeatView]:
    """Every seat as this one sees it."""
    return [player_json(state, player, seat) for player in state.players]


def player_json(state: State, player: Player, seat: i64) -> PlayerView | EmptySeatView:
    """One player's board and what lies beside it."""
    if player.species < 0:
        return {"seat": int(player.seat), "species": None}
    row = state.species_of(player)
    open_tiles = sees_tiles(state, player, seat)
    points = breakdown(state, player)
    tiles = sum(n for source, n in points if source == HIDDEN_SOURCE)
    return {
        "seat": int(player.seat),
        "species": row.id,
        "color": row.colour,
        "home": int(player.home),
        "passed": player.passed,
        "eliminated": player.out,
        "traitor": state.traitor == player.seat,
        "trade": int(row.trade_value),
        "storage": storage_json(state, player),
        "discs": int(player.discs),
        "reserve": int(player.reserve),
        "upkeep": int(upkeep_cost(state, player)),
        "upkeep_next": int(upkeep_with(state, player.discs - 1)) if player.discs > 0 else None,
        "actions": actions_json(state, player),
        "reactions": int(reactions(player)),
        "colony_ships": {"ready": int(player.colony_ships), "total": int(row.colony_ships)},
        "techs": techs_json(player),
        "blueprints": blueprints_json(state, player),
        "structures": costs_json(state, player),
        "supply": {PIECES[ship]: int(player.supply[ship]) for ship in range(int(SHIP_TYPES))},
        "kept": [PARTS.word(part) for part in bits_of(player.saved)],
        "discovery_vp": int(player.discoveries),
        "partners": bits_of(player.partners),
        "reputation": reputation_json(row, player, open_tiles),
        "vp": sum(n for _, n in points) - tiles,
        "hidden_vp": tiles if open_tiles else None,
        "breakdown": {s: n for s, n in points if open_tiles or s != HIDDEN_SOURCE},
        "causes": causes(state, player, open_tiles),
    }


def storage_json(state: State, player: Player) -> dict[str, StorageView]:
    """Storage with production, cubes and graveyards."""
    storage: dict[str, StorageView] = {}
    for track, name in enumerate(RESOURCES):
        storage[name] = {
            "amount": int(player.storage[track]),
            "income": int(production(state, player, track)),
            "cubes": int(player.cubes[track]),
            "graveyard": int(player.graveyard[track]),
        }
    return storage


def actions_json(state: State, player: Player) -> dict[str, ActionView]:
    """The action spaces: discs, and activations for one more."""
    count = rules_of(state).activation_count
    actions: dict[str, ActionView] = {}
    for at, name in enumerate(ACTIONS):
        activations = int(count.count(state, player, at))
        actions[name] = {"discs": int(player.discs_on(at)), "activations": activations}
    return actions


def techs_json(player: Player) -> dict[str, list[str]]:
    """The techs on each track, in the order of the component table."""
    return {
        name: [TECHS.word(tech) for tech in bits_of(player.placed[at])]
        for at, name in enumerate(TRACKS)
    }


def reputation_json(row: Species, player: Player, open_tiles: bool) -> list[ReputationSpaceView]:
    """The spaces of the reputation track, each tile on the narrowest space that takes it.

    Rules: ECL-SPC-19, ECL-REP-06
    """
    partners = bits_of(player.partners)
    tiles = [int(value) for value in player.reputation]
    found: list[ReputationSpaceView] = []
    for _ in range(int(row.ambassador_only)):
        found.append({"kind": "ambassador"})
    for _ in range(int(row.reputation_only)):
        found.append({"kind": "reputation"})
    for _ in range(int(row.either)):
        found.append({"kind": "either"})
    for space in found:
        if space["kind"] != "reputation" and partners:
            space["ambassador"] = partners.pop(0)
        elif space["kind"] != "ambassador" and tiles:
            value = tiles.pop(0)
            space["tile"] = value if open_tiles else None
    return found
