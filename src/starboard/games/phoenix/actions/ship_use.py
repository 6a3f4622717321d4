"""Turn option A: a ship is used."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..bonuses.ship_bonuses import ShipBonuses
from ..components.effects import CAPACITY, DURATION, MODIFY, REROLL, SHIP, TRANSACTION_LIMIT
from ..components.ids import (
    CONSTRUCTION,
    DIPLOMACY,
    DISMANTLE,
    EXPEDITION,
    FARM,
    FOOD,
    NOTHING,
    SUPPLY,
    TRANSPORT,
    WATER,
)
from ..diplomacy.lobby import LobbyTracks
from ..diplomacy.track_bonuses import begin_bonuses
from ..player import Player
from ..state import State
from ..station.abilities import gather, modifier
from ..station.goods import give_one
from ..step import Step
from .construction import Construct
from .dismantle import DismantleShip
from .expedition import SHIP_ROLL, expedition
from .ships import pay_for_ship
from .transport import Transport

ACTION: Final[i64] = 0
OWN_BONUSES: Final[i64] = 1
EVERYBODYS_BONUSES: Final[i64] = 2
FINISHED: Final[i64] = 3


@final
class ShipUse(Step):
    """Pay, act, take own bonuses, then everyone takes Diplomacy bonuses.

    Rules: SSP-TRN-12, SSP-SHP-08, SSP-TIM-16, SSP-NEU-08
    """

    __slots__ = ("phase", "seat", "ship")

    def __init__(self, seat: i64, ship: i64, phase: i64) -> None:
        self.seat: i64 = seat
        self.ship: i64 = ship
        self.phase: i64 = phase

    def clone(self) -> ShipUse:
        return ShipUse(self.seat, self.ship, self.phase)

    def name(self) -> str:
        return "ship_use"

    def enter(self, state: State, run: Run) -> None:
        phase = self.phase
        self.phase += 1
        kind = state.rules.ships[self.ship].kind
        if phase == ACTION:
            pay_for_ship(state, state.players[self.seat], self.ship, run)
            state.built = NOTHING
            state.matched = 0
            begin_action(state, state.players[self.seat], self.ship, run)
        elif phase == OWN_BONUSES:
            state.push(ShipBonuses(self.seat, False, 0, kind, False))
        elif phase == EVERYBODYS_BONUSES and kind <= EXPEDITION:
            begin_bonuses(state, self.seat, kind, run)
        elif phase == FINISHED:
            state.pop()


def begin_action(state: State, player: Player, index: i64, run: Run) -> None:
    """What a ship does, with the printed numbers and the user's own station.

    Rules: SSP-SHP-12, SSP-SHP-14, SSP-FRM-01, SSP-FRM-02, SSP-FRM-03, SSP-FRM-05, SSP-DIP-10
    """
    ship = state.rules.ships[index]
    seat = player.seat
    if ship.kind == DISMANTLE:
        state.push(DismantleShip(seat, False, index))
    elif ship.kind == CONSTRUCTION:
        state.push(Construct(seat, False, index))
    elif ship.kind == TRANSPORT:
        limit = ship.ability + modifier(state, player, TRANSPORT, TRANSACTION_LIMIT)
        state.push(Transport(seat, False, limit, True, 0, 0, False))
    elif ship.kind == EXPEDITION:
        begin_expedition(state, player, index)
    elif ship.kind == DIPLOMACY:
        state.push(LobbyTracks(seat, False, ship.ability, 0))
    else:
        good = FOOD if ship.kind == FARM else WATER
        give_one(state, player, good, ship.ability, SUPPLY, run)


def begin_expedition(state: State, player: Player, index: i64) -> None:
    """Duration, capacity and rerolls are fixed before the roll. Rules: SSP-EXP-01, SSP-EXP-17"""
    ship = state.rules.ships[index]
    duration = ship.ability + modifier(state, player, EXPEDITION, DURATION)
    capacity = ship.capacity + modifier(state, player, EXPEDITION, CAPACITY)
    state.push(expedition(player.seat, SHIP_ROLL, duration, capacity, rerolls(state, player)))


def rerolls(state: State, player: Player) -> i64:
    """How often dice may be rolled again. Rules: SSP-HUB-11, SSP-SEC-315"""
    times: i64 = 0
    for effect in gather(state, player, SHIP, EXPEDITION, MODIFY):
        if effect.deed == REROLL:
            times += effect.amount
    return times
