"""What ships can do, ready for JSON: totals, dice and blueprints."""

from __future__ import annotations

from mypy_extensions import i64

from ..blueprint import Blueprint
from ..components.components import NpcBlueprint
from ..components.ids import COLOURS, NOTHING, NPCS, PARTS, PIECES, SHIP_TYPES
from ..player import Player
from ..state import State


def dice_json(cannons: i64, missiles: i64) -> list[dict[str, object]]:
    """The dice of one ship by colour; packed eight bits per colour."""
    found: list[dict[str, object]] = []
    for missile, packed in ((False, cannons), (True, missiles)):
        for at, colour in enumerate(COLOURS):
            count = int((packed >> (8 * at)) & 255)
            if count > 0:
                found.append({"color": colour, "count": count, "missile": missile})
    return found


def totals_json(made: Blueprint) -> dict[str, object]:
    """What the parts of a blueprint add up to."""
    return {
        "initiative": int(made.initiative),
        "computer": int(made.computer),
        "shield": int(made.shield),
        "hull": int(made.hull),
        "movement": int(made.movement),
        "energy": int(made.energy + made.consumed),
        "energy_used": int(made.consumed),
        "dice": dice_json(made.dice, made.missiles),
    }


def npc_totals_json(tile: NpcBlueprint) -> dict[str, object]:
    """The same for a blueprint tile of non-player ships, which never move."""
    return {
        "initiative": int(tile.initiative),
        "computer": int(tile.computer),
        "shield": int(tile.shield),
        "hull": int(tile.hull),
        "movement": 0,
        "energy": 0,
        "energy_used": 0,
        "dice": dice_json(tile.dice, tile.missiles),
    }


def npcs_json(state: State) -> dict[str, object]:
    """The blueprint tile of each non-player type. Rules: ECL-SET-06"""
    return {NPCS.word(tile.npc): npc_totals_json(tile) for tile in state.rules.npcs}


def slots_json(made: Blueprint) -> list[dict[str, object]]:
    """Every space with the part that counts there."""
    found: list[dict[str, object]] = []
    for slot, part in enumerate(made.slots):
        word = None if part == NOTHING else PARTS.word(part)
        tile = made.has_tile(slot)
        found.append({"part": word, "printed": word is not None and not tile})
    return found


def blueprints_json(state: State, player: Player) -> list[dict[str, object]]:
    """The four blueprints with prices and how many ships are built."""
    row = state.species_of(player)
    found: list[dict[str, object]] = []
    for made in player.blueprints:
        most = state.rules.box.supply[made.ship]
        found.append(
            {
                "type": PIECES[made.ship],
                "slots": slots_json(made),
                "extra": [] if made.outside == NOTHING else [PARTS.word(made.outside)],
                "totals": totals_json(made),
                "cost": int(row.costs[made.ship]),
                "built": int(most - player.supply[made.ship]),
                "max": int(most),
            }
        )
    return found


def costs_json(state: State, player: Player) -> dict[str, object]:
    """The price of the structures; ships carry theirs on the blueprint. Rules: ECL-BUI-02"""
    row = state.species_of(player)
    return {piece: int(row.costs[at]) for at, piece in enumerate(PIECES) if at >= SHIP_TYPES}
