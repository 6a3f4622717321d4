"""A new resident: which Alien, what it costs, where it lives."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import QUIET, Refusal, Why

from ..bonuses.goods_choice import ChooseGoods
from ..components.effects import GAIN, GAIN_ALIEN_ON, GAIN_HUMAN_ON, Effect
from ..components.ids import HUMAN, NOTHING, SLOTS
from ..events import RESIDENT_GAINED, RESOURCES_PAID
from ..moves.residents import Pay, Settle
from ..moves.ships import GainAlien
from ..player import Player
from ..refusals import BONUS_BEGUN, HUMAN_UNPAID, NOT_THAT_ALIEN, PLACE_IT
from ..state import State
from ..step import Question
from ..timing import must_act
from .abilities import gather
from .goods import give
from .payments import holds, payments, refuse_payment, spend
from .residents import move_in, place_of, quarters, refuse_place, refuse_resident, room, slot_at


@final
class Place(Question):
    """A resident that is already paid for gets a place.

    `awake`: its quarters count at once (Hub A-8). Rules: SSP-RES-03, SSP-RES-04, SSP-HUB-57
    """

    __slots__ = ("awake", "species")

    def __init__(self, seat: i64, asked: bool, species: i64, awake: bool) -> None:
        super().__init__(seat, asked)
        self.species: i64 = species
        self.awake: bool = awake

    def clone(self) -> Place:
        return Place(self.seat, self.asked, self.species, self.awake)

    def name(self) -> str:
        return "place"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place", (int(self.species),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if refuse_resident(state, player, self.species, QUIET) is not None:
            return
        mask = room(state, player, self.species)
        slot: i64 = 0
        while slot <= SLOTS:
            if has(mask, slot):
                out.append(Settle(place_of(player, slot)))
            slot += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        slot: i64 = 0
        while slot <= SLOTS:
            if quarters(state, player, slot) > 0:
                out.append(Settle(place_of(player, slot)))
            slot += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Settle):
            return must_act(state, seat, move, PLACE_IT, why)
        return refuse_place(state, state.players[seat], self.species, move.place, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Settle)
        player = state.players[seat]
        slot = slot_at(player, move.place)
        state.pop()
        welcome(state, player, self.species, slot, run)
        if self.awake:
            player.settled[slot] += 1


def gain_humans(state: State, seat: i64, n: i64) -> None:
    """Humans join without payment, one after the other. Rules: SSP-RES-13"""
    while n > 0:
        state.push(Place(seat, False, HUMAN, False))
        n -= 1


@final
class FreeAlien(Question):
    """An Alien of one of these colours joins without payment.

    Rules: SSP-RES-13, SSP-HUB-05, SSP-HUB-09, SSP-SEC-207, SSP-SEC-227, SSP-SEC-311, SSP-SEC-324,
    SSP-SEC-325, SSP-TIM-14
    """

    __slots__ = ("colours", "source")

    def __init__(self, seat: i64, asked: bool, colours: i64, source: i64) -> None:
        super().__init__(seat, asked)
        self.colours: i64 = colours
        self.source: i64 = source

    def clone(self) -> FreeAlien:
        return FreeAlien(self.seat, self.asked, self.colours, self.source)

    def name(self) -> str:
        return "free_alien"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("free_alien", (int(self.source),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        species: i64 = 0
        while species < HUMAN:
            move = GainAlien(species)
            if self.refuse(state, seat, move, QUIET) is None:
                out.append(move)
            species += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, GainAlien):
            return must_act(state, seat, move, BONUS_BEGUN, why)
        if move.species == HUMAN or not has(self.colours, move.species):
            return why.no(NOT_THAT_ALIEN, move.species)
        return refuse_resident(state, state.players[seat], move.species, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, GainAlien)
        state.pop()
        state.push(Place(seat, False, move.species, False))


def gain_aliens(state: State, seat: i64, n: i64, colours: i64, source: i64) -> None:
    """Aliens join without payment, one after the other. Rules: SSP-RES-13"""
    while n > 0:
        state.push(FreeAlien(seat, False, colours, source))
        n -= 1


@final
class PayHuman(Question):
    """The resources for a Human are chosen, then the Human gets a place.

    `each`: one of each resource before discounts, otherwise any resources.
    Rules: SSP-EXP-08, SSP-SEC-215, SSP-HUB-64, SSP-SEC-307
    """

    __slots__ = ("awake", "each", "price")

    def __init__(self, seat: i64, asked: bool, price: i64, each: bool, awake: bool) -> None:
        super().__init__(seat, asked)
        self.price: i64 = price
        self.each: bool = each
        self.awake: bool = awake

    def clone(self) -> PayHuman:
        return PayHuman(self.seat, self.asked, self.price, self.each, self.awake)

    def name(self) -> str:
        return "pay_human"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("pay_human", (int(self.price),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        for pay in payments(state, self.price, self.each):
            if holds(player, pay):
                out.append(Pay(pay))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Pay):
            return must_act(state, seat, move, why.no(HUMAN_UNPAID, self.price), why)
        player = state.players[seat]
        return refuse_payment(state, player, move.payment, self.price, self.each, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Pay)
        spend(state.players[seat], move.payment)
        if run.loud:
            run.tell(RESOURCES_PAID, (int(seat), int(move.payment)))
        state.pop()
        state.push(Place(seat, False, HUMAN, self.awake))


def welcome(state: State, player: Player, species: i64, slot: i64, run: Run) -> None:
    """A resident leaves its home planet for the station; abilities that react do so at once.

    Rules: SSP-RES-12, SSP-TIM-04, SSP-TIM-05, SSP-EXP-19, SSP-SEC-106, SSP-SEC-115, SSP-SEC-126,
    SSP-SEC-217
    """
    if species == HUMAN:
        state.terra -= 1
    else:
        state.aliens[species] -= 1
    move_in(player, species, slot)
    if run.loud:
        values = (int(player.seat), int(species), int(place_of(player, slot)))
        run.tell(RESIDENT_GAINED, values)
    on = GAIN_HUMAN_ON if species == HUMAN else GAIN_ALIEN_ON
    for effect in gather(state, player, on, NOTHING, NOTHING):
        react(state, player, effect, run)


def react(state: State, player: Player, effect: Effect, run: Run) -> None:
    """What one ability gives for a new resident."""
    if effect.deed == GAIN:
        give(state, player, effect.gain, effect.source, run)
    else:
        state.push(ChooseGoods(player.seat, False, effect.choice, effect.amount, effect.source))
