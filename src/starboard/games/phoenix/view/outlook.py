"""What a player can count on as things stand: the next income, prices and points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import Run

from ..actions.ships import ship_cost
from ..components.effects import CAPACITY, DURATION, EXTRA_METAL, METAL_DISCOUNT, TRANSACTION_LIMIT
from ..components.ids import CONSTRUCTION, DISMANTLE, EXPEDITION, GOODS, TRANSPORT
from ..components.ships import Ship
from ..income.income import plain_income
from ..player import Player
from ..scoring import score_player
from ..state import State
from ..station.abilities import modifier
from ..station.residents import wake

NAMES: Final[tuple[str, ...]] = (
    "extra_metal",
    "metal_discount",
    "transactions",
    "duration",
    "capacity",
)
KINDS: Final[tuple[int, ...]] = (DISMANTLE, CONSTRUCTION, TRANSPORT, EXPEDITION, EXPEDITION)
KEYS: Final[tuple[int, ...]] = (
    EXTRA_METAL,
    METAL_DISCOUNT,
    TRANSACTION_LIMIT,
    DURATION,
    CAPACITY,
)


def next_income(state: State, player: Player) -> dict[str, int]:
    """The plain gains of the player's next income; choices and powers come on top.

    On the own turn it is the income of this turn, in which new residents do not count yet.
    Rules: SSP-INC-12, SSP-RES-08
    """
    twin = state.clone()
    own = twin.players[player.seat]
    before = own.goods[:]
    if state.active != player.seat:
        wake(own)
    plain_income(twin, own, Run(Quick(0), False))
    gained: dict[str, int] = {}
    for good, name in enumerate(GOODS):
        if own.goods[good] != before[good]:
            gained[name] = int(own.goods[good] - before[good])
    return gained


def additions(state: State, player: Player) -> dict[str, int]:
    """What the station adds to the ships that the player uses. Rules: SSP-TIM-06"""
    out: dict[str, int] = {}
    for k, name in enumerate(NAMES):
        amount = modifier(state, player, KINDS[k], KEYS[k])
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


def standing(state: State, player: Player) -> dict[str, int]:
    """The points by source if the game ended now. Rules: SSP-SCO-01"""
    rows: dict[str, int] = {}
    for source, points in score_player(state, player):
        rows[source] = rows.get(source, 0) + points
    return rows
