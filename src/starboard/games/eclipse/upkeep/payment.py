"""Paying for discs: what is owed, what may be given up, what is produced."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..actions.colony_ships import refuse_colonize
from ..actions.trade import refuse_trade
from ..board import strangers
from ..components.ids import MATERIALS, MONEY, NOBODY, SCIENCE
from ..events import RESOURCES_PRODUCED, SECTOR_ABANDONED, UPKEEP_PAID
from ..moves.actions import Colonize, Trade
from ..player import Player
from ..refusals import (
    NOT_YOURS_TO_ABANDON,
    OPPONENTS_IN_UPKEEP,
    PRODUCTION_LATER,
    UPKEEP_PAYABLE,
    UPKEEP_UNPAID,
)
from ..state import State
from .cubes import clear_cubes
from .production import production, upkeep_cost


def purse(state: State, player: Player) -> i64:
    """Money in storage with this round's income. Rules: ECL-UPK-03"""
    return player.storage[MONEY] + production(state, player, MONEY)


def gap(state: State, player: Player) -> i64:
    """How much money is missing; 0 or less means the upkeep can be paid. Rules: ECL-UPK-04"""
    return upkeep_cost(state, player) - purse(state, player)


def controls_something(state: State, player: Player) -> bool:
    """Is there a sector left to abandon?"""
    for sector in state.sectors:
        if sector.owner == player.seat:
            return True
    return False


def has_ships(state: State, player: Player) -> bool:
    """Is there a ship of this player on the board?"""
    for sector in state.sectors:
        if sector.fleet(player.seat) > 0:
            return True
    return False


def is_bankrupt(state: State, player: Player) -> bool:
    """No sector to abandon, and no trade can close the gap. Rules: ECL-UPK-10"""
    missing = gap(state, player)
    if missing <= 0 or controls_something(state, player):
        return False
    rate = state.species_of(player).trade_value
    return player.storage[MATERIALS] // rate + player.storage[SCIENCE] // rate < missing


def refuse_upkeep_done(state: State, player: Player, why: Why) -> Refusal | None:
    """Nobody leaves the upkeep phase with a debt. Rules: ECL-UPK-01, ECL-UPK-04"""
    if gap(state, player) > 0:
        return why.no(UPKEEP_UNPAID, upkeep_cost(state, player), purse(state, player))
    return None


def refuse_abandon(state: State, player: Player, number: i64, why: Why) -> Refusal | None:
    """An own sector, and only while the upkeep cannot be paid. Rules: ECL-UPK-05, ECL-UPK-06"""
    k = state.index_of(number)
    if k < 0 or state.sectors[k].owner != player.seat:
        return why.no(NOT_YOURS_TO_ABANDON, number)
    if gap(state, player) <= 0:
        return why.no(UPKEEP_PAYABLE, upkeep_cost(state, player), purse(state, player))
    return None


def refuse_settle(state: State, player: Player, move: Colonize, why: Why) -> Refusal | None:
    """Colony ships as always, but not where opponents' ships are. Rules: ECL-UPK-02"""
    refusal = refuse_colonize(state, player, move.number, move.square, move.track, why)
    if refusal is None and strangers(player, state.sector(move.number)) > 0:
        return why.no(OPPONENTS_IN_UPKEEP, move.number)
    return refusal


def refuse_upkeep_trade(state: State, player: Player, move: Trade, why: Why) -> Refusal | None:
    """Only what is in storage can be traded: production comes after payment.

    Rules: ECL-UPK-04, ECL-UPK-08, ECL-TRD-03
    """
    refusal = refuse_trade(state, player, move.give, move.get, why)
    if refusal is None or move.give == move.get or move.give == MONEY:
        return refusal
    rate = state.species_of(player).trade_value
    have = player.storage[move.give]
    if have + production(state, player, move.give) >= rate:
        return why.no(PRODUCTION_LATER, rate, have, move.give)
    return refusal


def abandon(state: State, player: Player, number: i64, run: Run) -> None:
    """The disc goes to the track, cubes to theirs; ships and structures stay.

    Rules: ECL-UPK-05
    """
    sector = state.sector(number)
    if run.loud:
        run.tell(SECTOR_ABANDONED, (int(player.seat), int(number)))
    clear_cubes(state, sector, run)
    sector.owner = NOBODY
    player.discs += 1


def pay(state: State, player: Player, run: Run) -> None:
    """Income and upkeep are one change of money; then materials and science are produced.

    Rules: ECL-UPK-01, ECL-UPK-03, ECL-UPK-07, ECL-UPK-08, ECL-UPK-09
    """
    income = production(state, player, MONEY)
    cost = upkeep_cost(state, player)
    materials = production(state, player, MATERIALS)
    science = production(state, player, SCIENCE)
    player.storage[MONEY] += income - cost
    player.storage[MATERIALS] += materials
    player.storage[SCIENCE] += science
    if run.loud:
        seat = int(player.seat)
        values = (seat, int(income), int(cost), int(player.storage[MONEY]))
        run.tell(UPKEEP_PAID, values)
        run.tell(RESOURCES_PRODUCED, (seat, int(materials), int(science)))
