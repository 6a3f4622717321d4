"""Turn option A: a ship is used."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..bonuses.ship_bonuses import ShipBonuses
from ..components.effects import MODIFY, REROLL, SHIP
from ..components.ids import (
    CONSTRUCTION,
    DIPLOMACY,
    DISMANTLE,
    EXPEDITION,
    FARM,
    FOOD,
    NOTHING,
    SUPPLY,
    TRACKS,
    TRANSPORT,
    WATER,
)
from ..components.words import ship_word
from ..diplomacy.lobby import LobbyTracks
from ..diplomacy.track_bonuses import begin_bonuses
from ..diplomacy.tracks import pays_track_bonuses
from ..player import Player
from ..state import State
from ..station.abilities import gather
from ..station.goods import give_one
from ..step import Step
from ..view.shape import ShipUseView, Track
from .construction import Construct
from .dismantle import DismantleShip
from .expedition import SHIP_ROLL, Expedition
from .ships import action_number, dice_kept, pay_for_ship
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

    def seen_by(self, state: State, seat: i64) -> ShipUseView:
        return {
            "step": "ship_use",
            "kind": "ship_use",
            "ship": ship_word(state.rules.ships[self.ship].code),
            "track": self.track(state),
        }

    def track(self, state: State) -> Track | None:
        """The Diplomacy track that the ship triggers, if its type has one. Rules: SSP-BON-01"""
        kind = state.rules.ships[self.ship].kind
        return TRACKS[kind] if pays_track_bonuses(kind) else None

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
            state.push(ShipBonuses(self.seat, kind))
        elif phase == EVERYBODYS_BONUSES and pays_track_bonuses(kind):
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
        state.push(DismantleShip(seat, index))
    elif ship.kind == CONSTRUCTION:
        state.push(Construct(seat, index))
    elif ship.kind == TRANSPORT:
        limit = action_number(state, player, ship)
        state.push(Transport(seat, limit, True))
    elif ship.kind == EXPEDITION:
        begin_expedition(state, player, index)
    elif ship.kind == DIPLOMACY:
        state.push(LobbyTracks(seat, ship.ability))
    else:
        good = FOOD if ship.kind == FARM else WATER
        give_one(state, player, good, ship.ability, SUPPLY, run)


def begin_expedition(state: State, player: Player, index: i64) -> None:
    """Duration, capacity and rerolls are fixed before the roll. Rules: SSP-EXP-01, SSP-EXP-17"""
    ship = state.rules.ships[index]
    duration = action_number(state, player, ship)
    capacity = dice_kept(state, player, ship)
    state.push(Expedition(player.seat, SHIP_ROLL, duration, capacity, rerolls(state, player)))


def rerolls(state: State, player: Player) -> i64:
    """How often dice may be rolled again. Rules: SSP-HUB-11, SSP-SEC-315"""
    times: i64 = 0
    for effect in gather(state, player, SHIP, EXPEDITION, MODIFY):
        if effect.deed == REROLL:
            times += effect.amount
    return times
