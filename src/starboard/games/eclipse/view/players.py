"""The players, ready for JSON. Only the faces of reputation tiles are hidden.

Rules: ECL-CMP-10
"""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import bits_of

from ..components.components import Species
from ..components.ids import ACTIONS, PARTS, PIECES, RESOURCES, SHIP_TYPES, TECHS, TRACKS
from ..player import Player
from ..rules import rules_of
from ..scoring import breakdown
from ..state import State
from ..upkeep.production import production, upkeep_cost
from .causes import causes, reactions, upkeep_with
from .ships import blueprints_json, costs_json


def sees_tiles(state: State, player: Player, seat: i64) -> bool:
    """Own tiles; everybody's once they are counted, at elimination or at the end.

    Rules: ECL-CMP-10, ECL-UPK-12
    """
    return player.seat == seat or player.out or not state.stack


def players_json(state: State, seat: i64) -> list[dict[str, object]]:
    """Every seat as this one sees it."""
    return [player_json(state, player, seat) for player in state.players]


def player_json(state: State, player: Player, seat: i64) -> dict[str, object]:
    """One player's board and what lies beside it."""
    if player.species < 0:
        return {"seat": int(player.seat), "species": None}
    row = state.species_of(player)
    found: dict[str, object] = {
        "seat": int(player.seat),
        "species": row.id,
        "color": row.colour,
        "home": int(player.home),
        "passed": player.passed,
        "eliminated": player.out,
        "traitor": state.traitor == player.seat,
        "trade": int(row.trade_value),
    }
    found.update(resources_json(state, player))
    found.update(discs_json(state, player))
    found.update(pieces_json(state, player, row))
    found.update(points_json(state, player, sees_tiles(state, player, seat)))
    return found


def resources_json(state: State, player: Player) -> dict[str, object]:
    """Storage with production, graveyards and cubes."""
    storage: dict[str, object] = {}
    for track, name in enumerate(RESOURCES):
        storage[name] = {
            "amount": int(player.storage[track]),
            "income": int(production(state, player, track)),
            "cubes": int(player.cubes[track]),
            "graveyard": int(player.graveyard[track]),
        }
    return {"storage": storage}


def discs_json(state: State, player: Player) -> dict[str, object]:
    """The influence track, the action spaces and what they cost. Rules: ECL-ACT-13"""
    count = rules_of(state).activation_count
    actions: dict[str, object] = {}
    for at, name in enumerate(ACTIONS):
        discs = int(player.discs_on(at))
        actions[name] = {
            "discs": discs,
            "activations": int(count.count(state, player, at)),
        }
    later = upkeep_with(state, player, player.discs - 1) if player.discs > 0 else None
    return {
        "discs": int(player.discs),
        "reserve": int(player.reserve),
        "upkeep": int(upkeep_cost(state, player)),
        "upkeep_next": later,
        "actions": actions,
        "reactions": int(reactions(player)),
    }


def pieces_json(state: State, player: Player, row: Species) -> dict[str, object]:
    """Colony ships, techs, blueprints and parts beside the board."""
    return {
        "colony_ships": {"ready": int(player.colony_ships), "total": int(row.colony_ships)},
        "techs": {
            name: [TECHS.word(tech) for tech in bits_of(player.placed[at])]
            for at, name in enumerate(TRACKS)
        },
        "blueprints": blueprints_json(state, player),
        "structures": costs_json(state, player),
        "supply": {PIECES[ship]: int(player.supply[ship]) for ship in range(int(SHIP_TYPES))},
        "kept": [PARTS.word(part) for part in bits_of(player.saved)],
        "discovery_vp": int(player.discoveries),
        "partners": bits_of(player.partners),
    }


def points_json(state: State, player: Player, open_tiles: bool) -> dict[str, object]:
    """Points that this seat can count, and the track they lie on."""
    rows = breakdown(state, player)
    tiles = sum(points for source, points in rows if source == "reputation")
    shown = [(s, n) for s, n in rows if open_tiles or s != "reputation"]
    return {
        "reputation": track_json(state.species_of(player), player, open_tiles),
        "vp": sum(points for _, points in rows) - tiles,
        "hidden_vp": tiles if open_tiles else None,
        "breakdown": dict(shown),
        "causes": causes(state, player, open_tiles),
    }


def track_json(row: Species, player: Player, open_tiles: bool) -> list[dict[str, object]]:
    """The spaces of the reputation track, each tile on the narrowest space that takes it.

    Rules: ECL-SPC-19, ECL-REP-06
    """
    partners = bits_of(player.partners)
    tiles = [int(value) for value in player.reputation]
    found: list[dict[str, object]] = []
    kinds = ["ambassador"] * int(row.ambassador_only) + ["reputation"] * int(row.reputation_only)
    for kind in kinds + ["either"] * int(row.either):
        space: dict[str, object] = {"kind": kind}
        if kind != "reputation" and partners:
            space["ambassador"] = partners.pop(0)
        elif kind != "ambassador" and tiles:
            value = tiles.pop(0)
            space["tile"] = value if open_tiles else None
        found.append(space)
    return found
