"""What a player can count on as things stand: the next income, prices and points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import Run

from ..actions.ships import action_number, dice_kept, fee_of, ship_cost
from ..components.effects import CAPACITY, DURATION, EXTRA_METAL, METAL_DISCOUNT, TRANSACTION_LIMIT
from ..components.ids import CONSTRUCTION, DISMANTLE, EXPEDITION, GOODS, SPECIES, TRACKS, TRANSPORT
from ..components.ships import Ship
from ..diplomacy.tracks import lobbying_cost, reach
from ..income.income import plain_income
from ..player import Player
from ..scoring import rank, score_player
from ..state import State
from ..station.abilities import modifier
from ..station.residents import wake
from .shape import Good, Species, Track

# What a station may add to ships: the word for it, the type of ship and the modifier.
ADDITIONS: Final[list[tuple[str, int, int]]] = [
    ("extra_metal", DISMANTLE, EXTRA_METAL),
    ("metal_discount", CONSTRUCTION, METAL_DISCOUNT),
    ("transactions", TRANSPORT, TRANSACTION_LIMIT),
    ("duration", EXPEDITION, DURATION),
    ("capacity", EXPEDITION, CAPACITY),
]


def next_income(state: State, player: Player) -> dict[Good, int]:
    """The plain gains of the player's next income; choices and powers come on top.

    On the player's own turn it is the income of this turn, in which new residents do not count yet.
    Rules: SSP-INC-12, SSP-RES-08
    """
    twin = state.clone()
    own = twin.players[player.seat]
    before = own.goods[:]
    if state.active != player.seat:
        wake(own)
    plain_income(twin, own, Run(Quick(0), False))
    gained: dict[Good, int] = {}
    for good, name in enumerate(GOODS):
        if own.goods[good] != before[good]:
            gained[name] = int(own.goods[good] - before[good])
    return gained


def additions(state: State, player: Player) -> dict[str, int]:
    """What the station adds to the ships that the player uses. Rules: SSP-TIM-06"""
    out: dict[str, int] = {}
    for name, kind, key in ADDITIONS:
        amount = modifier(state, player, kind, key)
        if amount > 0:
            out[name] = int(amount)
    return out


def costs(state: State, ship: Ship, owner: i64) -> list[int]:
    """The GEMs that each seat would place on the ship; a fee comes on top. Rules: SSP-SHP-03"""
    out: list[int] = []
    for player in state.players:
        if player.hub < 0:
            out.append(int(ship.cost))
        else:
            out.append(int(ship_cost(state, player, ship, owner == player.seat)))
    return out


def fees(state: State, ship: Ship, owner: i64) -> list[int]:
    """The GEMs that each seat would pay to the ship's owner. Rules: SSP-SHP-04"""
    return [int(fee_of(ship, owner == player.seat)) for player in state.players]


def action_numbers(state: State, ship: Ship) -> list[int]:
    """The number of the ship's action for each seat. Rules: SSP-TIM-06"""
    out: list[int] = []
    for player in state.players:
        out.append(int(action_number(state, player, ship) if player.hub >= 0 else ship.ability))
    return out


def capacities(state: State, ship: Ship) -> list[int]:
    """The dice that each seat would keep with the ship. Rules: SSP-EXP-17"""
    out: list[int] = []
    for player in state.players:
        out.append(int(dice_kept(state, player, ship) if player.hub >= 0 else ship.capacity))
    return out


def points_now(state: State, player: Player) -> dict[str, int]:
    """The points by source if the game ended now. Rules: SSP-SCO-01"""
    rows: dict[str, int] = {}
    for source, points in score_player(state, player):
        rows[source] = rows.get(source, 0) + points
    return rows


def ranks(state: State, player: Player) -> dict[Species, int]:
    """1 for the most residents of a species, 2 for the second most, else 0. Rules: SSP-SCO-04"""
    out: dict[Species, int] = {}
    for species, name in enumerate(SPECIES):
        counts = [int(other.residents[species]) for other in state.players]
        out[name] = rank(counts, int(player.seat))
    return out


def reaches(state: State, player: Player) -> dict[Track, int]:
    """The highest level of each track whose bonus could be taken now. Rules: SSP-BON-08"""
    return {name: int(reach(state, player, track)) for track, name in enumerate(TRACKS)}


def lobbying(state: State, player: Player) -> dict[Track, int]:
    """The GEMs for the next level of each track, -1 at the top. Rules: SSP-DIP-02"""
    return {name: int(lobbying_cost(state, player, track)) for track, name in enumerate(TRACKS)}
