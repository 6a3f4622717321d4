"""Transport: transactions, one by one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import DURING, SHIP, Effect
from ..components.ids import GEMS, GOLD, HUMAN, METAL, SUPPLY, TRANSPORT
from ..moves.ships import Buy, GainAlien, Trade
from ..moves.words import BUY_METAL, DONE
from ..player import Player
from ..powers import hub_b6
from ..refusals import (
    ALIEN_TOO_DEAR,
    ALIEN_UNPAID,
    BUY_TOO_DEAR,
    METAL_ALREADY_BOUGHT,
    METAL_TOO_DEAR,
    NO_CHEAP_METAL,
    NO_HUMAN_TRANSACTION,
    NO_MORE_TRANSACTIONS,
    NOT_A_RESOURCE,
    ONE_TRANSACTION_FIRST,
    TRADE_SIZE,
)
from ..state import State
from ..station.abilities import gather
from ..station.goods import can_pay, give, give_one, take
from ..station.new_residents import NewResident
from ..station.payments import ANY, held, holds, packed, refuse_payment, size_of, spend
from ..station.residents import refuse_resident
from ..step import Question
from ..timing import wrong_time
from .ships import refuse_transport


def refuse_alien(state: State, player: Player, species: i64, why: Why) -> Refusal | None:
    """An Alien costs food and water, a gold one also a GEM.

    Rules: SSP-TRP-05, SSP-TRP-06, SSP-TRP-09, SSP-TRP-10, SSP-TRP-11
    """
    if species == HUMAN:
        return NO_HUMAN_TRANSACTION
    price = state.rules.prices.of_alien(species == GOLD)
    if not can_pay(player, price):
        if player.goods[GEMS] < price[GEMS] and holds(player, packed(price)):
            return why.no(ALIEN_TOO_DEAR, species, price[GEMS], player.goods[GEMS])
        return why.no(ALIEN_UNPAID, species, packed(price), held(player))
    return refuse_resident(state, player, species, why)


def refuse_buy(state: State, player: Player, good: i64, why: Why) -> Refusal | None:
    """Three GEMs for a resource. Rules: SSP-TRP-08, SSP-TRP-11"""
    if good > METAL:
        return why.no(NOT_A_RESOURCE, good)
    price = state.rules.prices.buy
    if player.goods[GEMS] < price:
        return why.no(BUY_TOO_DEAR, price, player.goods[GEMS])
    return None


def refuse_trade(state: State, player: Player, pay: i64, good: i64, why: Why) -> Refusal | None:
    """Two resources for one. Rules: SSP-TRP-07, SSP-TRP-11, SSP-GEM-01"""
    if good > METAL:
        return why.no(NOT_A_RESOURCE, good)
    needed = state.rules.prices.trade
    if size_of(pay) != needed:
        return why.no(TRADE_SIZE, size_of(pay), needed)
    return refuse_payment(state, player, pay, needed, False, why)


@final
class Transport(Question):
    """Up to `left` more transactions; `ship`: a Transport ship is in use, not a bonus.

    `gained` packs the Aliens gained per species, eight bits each.
    Rules: SSP-TRP-01, SSP-TRP-02, SSP-TRP-03, SSP-TRP-04, SSP-TRP-12, SSP-TRP-15
    """

    __slots__ = ("bought", "gained", "left", "made", "ship")

    def __init__(self, seat: i64, left: i64, ship: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.ship: bool = ship
        self.made: i64 = 0
        self.gained: i64 = 0
        self.bought: bool = False

    def clone(self) -> Transport:
        twin = Transport(self.seat, self.left, self.ship)
        twin.asked = self.asked
        twin.made = self.made
        twin.gained = self.gained
        twin.bought = self.bought
        return twin

    def name(self) -> str:
        return "transport"

    def prompt(self, state: State, seat: i64) -> Prompt:
        prices = state.rules.prices
        return Prompt("transport", (int(self.left), int(prices.buy)))

    def enter(self, state: State, run: Run) -> None:
        """Ask as long as something can still be done."""
        player = state.players[self.seat]
        more = self.left > 0 and refuse_transport(state, player, player.goods[GEMS], QUIET) is None
        if self.left > 0 and self.made > 0 and hub_b6(state, player) is None:
            more = True
        if more or self.refuse_cheap_metal(state, player, QUIET) is None:
            self.asked = True
        else:
            self.finish(state)

    def finish(self, state: State) -> None:
        """Three or more Aliens of one colour are remembered for Sector 207."""
        if self.ship:
            species: i64 = 0
            while species < HUMAN:
                if (self.gained >> (8 * species)) & 255 >= state.rules.matched:
                    state.matched |= BIT[species]
                species += 1
        state.pop()

    def cheap_metal(self, state: State, player: Player) -> Effect | None:
        """The purchase of Sector 118, if it is active."""
        if self.ship:
            for effect in gather(state, player, SHIP, TRANSPORT, DURING):
                return effect
        return None

    def refuse_cheap_metal(self, state: State, player: Player, why: Why) -> Refusal | None:
        """Once per ship use a metal for 2 GEMs; a transaction must stay possible.

        Rules: SSP-SEC-118, SSP-SEC-05, SSP-TIM-11, SSP-TRP-02
        """
        effect = self.cheap_metal(state, player)
        if effect is None:
            return NO_CHEAP_METAL
        if self.bought:
            return METAL_ALREADY_BOUGHT
        if not can_pay(player, effect.pay):
            return why.no(METAL_TOO_DEAR, effect.pay[GEMS], player.goods[GEMS])
        if self.made == 0 and not can_transact_after(state, player, effect):
            return ONE_TRANSACTION_FIRST
        return None

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if self.left > 0:
            legal_transactions(state, player, out)
        if self.refuse_cheap_metal(state, player, QUIET) is None:
            out.append(BUY_METAL)
        if self.made > 0:
            out.append(DONE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        species: i64 = 0
        while species < HUMAN:
            out.append(GainAlien(species))
            species += 1
        good: i64 = 0
        while good <= METAL:
            out.append(Buy(good))
            good += 1
        out.append(DONE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, Word):
            if move.verb == "buy-metal":
                return self.refuse_cheap_metal(state, player, why)
            if move.verb == "done":
                return None if self.made > 0 else ONE_TRANSACTION_FIRST
            return wrong_time(state, seat, move, why)
        if not isinstance(move, (GainAlien, Buy, Trade)):
            return wrong_time(state, seat, move, why)
        if self.left == 0:
            return NO_MORE_TRANSACTIONS
        return refuse_transaction(state, player, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, Word):
            if move.verb == "done":
                self.finish(state)
            else:
                self.buy_metal(state, player, run)
            return
        self.left -= 1
        self.made += 1
        self.asked = False
        if isinstance(move, GainAlien):
            take(player, state.rules.prices.of_alien(move.species == GOLD))
            self.gained += BIT[8 * move.species]
            state.push(NewResident(seat, move.species, False))
        elif isinstance(move, Buy):
            player.goods[GEMS] -= state.rules.prices.buy
            give_one(state, player, move.good, state.rules.prices.buy_gets, SUPPLY, run)
        elif isinstance(move, Trade):
            spend(player, move.payment)
            give_one(state, player, move.good, state.rules.prices.trade_gets, SUPPLY, run)

    def buy_metal(self, state: State, player: Player, run: Run) -> None:
        """Sector 118's metal is no transaction."""
        effect = self.cheap_metal(state, player)
        assert effect is not None
        assert effect.inner is not None
        take(player, effect.pay)
        give(state, player, effect.inner.gain, effect.source, run)
        self.bought = True
        self.asked = False


def can_transact_after(state: State, player: Player, effect: Effect) -> bool:
    """Is a transaction still possible after Sector 118's purchase? Rules: SSP-TRP-02"""
    assert effect.inner is not None
    twin = player.clone()
    take(twin, effect.pay)
    good: i64 = 0
    while good <= METAL:
        twin.goods[good] += effect.inner.gain[good]
        good += 1
    return refuse_transport(state, twin, twin.goods[GEMS], QUIET) is None


def legal_transactions(state: State, player: Player, out: list[Move]) -> None:
    """Every transaction that can be made now."""
    prices = state.rules.prices
    species: i64 = 0
    while species < HUMAN:
        if refuse_alien(state, player, species, QUIET) is None:
            out.append(GainAlien(species))
        species += 1
    good: i64 = 0
    while good <= METAL:
        if player.goods[GEMS] >= prices.buy:
            out.append(Buy(good))
        for pay in ANY[prices.trade]:
            if holds(player, pay):
                out.append(Trade(pay, good))
        good += 1


def refuse_transaction(state: State, player: Player, move: Move, why: Why) -> Refusal | None:
    """Why a transaction cannot be made."""
    if isinstance(move, GainAlien):
        return refuse_alien(state, player, move.species, why)
    if isinstance(move, Buy):
        return refuse_buy(state, player, move.good, why)
    assert isinstance(move, Trade)
    return refuse_trade(state, player, move.payment, move.good, why)


def transport_bonus(seat: i64, count: i64) -> Transport:
    """Transactions as a bonus action."""
    return Transport(seat, count, False)
