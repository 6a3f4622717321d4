"""Using ships: what they cost, who is paid, and when a ship can be used at all."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import ANY_SHIP, METAL_DISCOUNT, OWN, SHIP_COST
from ..components.ids import (
    CONSTRUCTION,
    DIPLOMACY,
    DISMANTLE,
    GEMS,
    GOLD,
    HUMAN,
    METAL,
    NEUTRAL,
    NOBODY,
    NOTHING,
    TRANSPORT,
)
from ..components.ships import Ship
from ..diplomacy.tracks import cheapest_lobbying
from ..events import FEE_PAID, SHIP_USED
from ..player import Player
from ..refusals import (
    ALL_AT_TOP,
    NO_SECTOR_FITS,
    NO_TRANSACTION,
    NOT_IN_PLAY,
    NOTHING_TO_BUILD,
    NOTHING_TO_DISMANTLE,
    NOTHING_TO_LOBBY,
    SHIP_ALREADY_USED,
    TOKEN_OUT,
    TOO_FEW_GEMS,
)
from ..state import State
from ..station.abilities import modifier
from ..station.payments import holds, packed
from ..station.residents import refuse_resident
from ..station.wings import cheapest


def ship_cost(state: State, player: Player, ship: Ship, own: bool) -> i64:
    """The GEMs placed on the ship; a Hub's discount never makes it free.

    Rules: SSP-SHP-03, SSP-SHP-13, SSP-HUB-37, SSP-HUB-46, SSP-HUB-54, SSP-HUB-62
    """
    cost = ship.cost
    for effect in state.hub(player).effects:
        fits = effect.scope == ANY_SHIP or (effect.scope == OWN) == own
        if effect.on == SHIP_COST and fits and (effect.kind < 0 or effect.kind == ship.kind):
            cost = max(min(cost, effect.least), cost - effect.amount)
    return cost


def fee_of(ship: Ship, own: bool) -> i64:
    """Only another player's ship costs a fee. Rules: SSP-SHP-04, SSP-SHP-05, SSP-NEU-02"""
    return 0 if own or ship.level == NEUTRAL else ship.fee


def refuse_use(state: State, player: Player, index: i64, why: Why) -> Refusal | None:
    """Any unused ship in play may be used that can be paid and can do something.

    Rules: SSP-SHP-01, SSP-SHP-02, SSP-SHP-03, SSP-SHP-04, SSP-SHP-06, SSP-SHP-09, SSP-SHP-10,
    SSP-SHP-11, SSP-SHP-16, SSP-NEU-01, SSP-NEU-04, SSP-NEU-05, SSP-NEU-10, SSP-GEM-07
    """
    if index < 0 or not has(state.in_play(), index):
        return NOT_IN_PLAY
    if state.is_used(index):
        return why.no(SHIP_ALREADY_USED, state.rules.ships[index].code, state.gems_on[index])
    return refuse_ready(state, player, index, why)


def refuse_ready(state: State, player: Player, index: i64, why: Why) -> Refusal | None:
    """The second half of `refuse_use`, for a ship that is in play and unused."""
    ship = state.rules.ships[index]
    if ship.level == NEUTRAL and player.token >= 0:
        return why.no(TOKEN_OUT, state.rules.ships[player.token].code)
    own = has(player.fleet, index)
    price = ship_cost(state, player, ship, own) + fee_of(ship, own)
    if player.goods[GEMS] < price:
        return why.no(TOO_FEW_GEMS, price, player.goods[GEMS])
    return refuse_action(state, player, index, player.goods[GEMS] - price, why)


def refuse_action(state: State, player: Player, index: i64, gems: i64, why: Why) -> Refusal | None:
    """Some part of the action must be possible with the GEMs left after cost and fee.

    Rules: SSP-SHP-07, SSP-SHP-19, SSP-EXP-16, SSP-FRM-04
    """
    ship = state.rules.ships[index]
    if ship.kind == DISMANTLE:
        return NOTHING_TO_DISMANTLE if targets(state, player, index) == 0 else None
    if ship.kind == CONSTRUCTION:
        return refuse_construction(state, player, ship, why)
    if ship.kind == TRANSPORT:
        return refuse_transport(state, player, gems, why)
    if ship.kind == DIPLOMACY:
        return refuse_diplomacy(state, player, gems, why)
    return None


def targets(state: State, player: Player, index: i64) -> i64:
    """Own unused ships other than the one in use.

    Rules: SSP-DIS-01, SSP-DIS-02, SSP-DIS-05, SSP-DIS-06, SSP-DIS-07, SSP-DIS-09, SSP-NEU-07
    """
    free = player.fleet & ~state.used
    return free & ~BIT[index]


def refuse_construction(state: State, player: Player, ship: Ship, why: Why) -> Refusal | None:
    """Some Sector must be buildable and affordable at the reduced price. Rules: SSP-CON-15"""
    cost = cheapest(state, player)
    if cost < 0:
        return NO_SECTOR_FITS
    price = cost - ship.ability - modifier(state, player, CONSTRUCTION, METAL_DISCOUNT)
    if player.goods[METAL] < price:
        return why.no(NOTHING_TO_BUILD, price, player.goods[METAL])
    return None


def refuse_transport(state: State, player: Player, gems: i64, why: Why) -> Refusal | None:
    """Two resources allow a trade, three GEMs a purchase; Aliens need two resources anyway.

    Rules: SSP-TRP-13
    """
    prices = state.rules.prices
    if player.resources() >= prices.trade or gems >= prices.buy:
        return None
    if prices.cheap_aliens and any_alien(state, player, gems):
        return None
    return why.no(NO_TRANSACTION, player.resources(), gems)


def any_alien(state: State, player: Player, gems: i64) -> bool:
    """Could an Alien be won with these GEMs? Asked only where corrected prices are very low."""
    species: i64 = 0
    while species < HUMAN:
        price = state.rules.prices.of_alien(species == GOLD)
        paid = gems >= price[GEMS] and holds(player, packed(price))
        if paid and refuse_resident(state, player, species, QUIET) is None:
            return True
        species += 1
    return False


def refuse_diplomacy(state: State, player: Player, gems: i64, why: Why) -> Refusal | None:
    """A token below the top must have a next level that can be paid. Rules: SSP-DIP-09"""
    cost = cheapest_lobbying(state, player, 0)
    if cost < 0:
        return ALL_AT_TOP
    return why.no(NOTHING_TO_LOBBY, cost, gems) if gems < cost else None


def pay_for_ship(state: State, player: Player, index: i64, run: Run) -> None:
    """Cost onto the ship, fee to its owner, markers and tokens moved.

    Rules: SSP-TRN-05, SSP-TRN-07, SSP-SHP-03, SSP-SHP-04, SSP-SHP-09, SSP-NEU-03, SSP-GEM-08
    """
    ship = state.rules.ships[index]
    owner = state.owner(index)
    cost = ship_cost(state, player, ship, owner == player.seat)
    fee: i64 = 0
    if owner != NOBODY and owner != player.seat:
        fee = ship.fee
        state.players[owner].goods[GEMS] += fee
    player.goods[GEMS] -= cost + fee
    state.gems_on[index] = cost
    state.used |= BIT[index]
    player.marker = index
    if ship.level == NEUTRAL:
        player.token = index
    if run.loud:
        run.tell(SHIP_USED, (int(player.seat), int(ship.code), int(cost)))
        if fee > 0:
            run.tell(FEE_PAID, (int(player.seat), int(owner), int(fee)))


def reset_ships(state: State, player: Player) -> None:
    """Income frees the own ships and the neutral ship with the own token; markers go home.

    Rules: SSP-INC-08, SSP-INC-09, SSP-INC-10, SSP-INC-11, SSP-NEU-06, SSP-TRN-06, SSP-SHP-09
    """
    freed = player.fleet
    if player.token >= 0:
        freed |= BIT[player.token]
    index: i64 = 0
    while index < len(state.gems_on):
        if has(freed, index):
            state.gems_on[index] = 0
        index += 1
    state.used &= ~freed
    for other in state.players:
        if other.marker >= 0 and has(freed, other.marker):
            other.marker = NOTHING
    player.marker = NOTHING
    player.token = NOTHING
