"""Construction: a Sector is built, then its immediate abilities take effect."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import (
    ADVANCE_ALL,
    EXTRA_TURN,
    FREE_SECTOR,
    GAIN,
    GAIN_ALIEN,
    GAIN_HUMAN,
    ROLL_KEEP,
    Effect,
)
from ..components.ids import METAL, SLOTS, STACK_SIZE, TRACK_COUNT
from ..components.words import place_word, sector_index, sector_number, slot_of
from ..diplomacy.tracks import advance
from ..events import EXTRA_TURN_EARNED
from ..moves.bonuses import TakeSector
from ..moves.ships import Build
from ..player import Player
from ..refusals import (
    ACT_FIRST,
    NOT_LEVEL_1,
    TAKE_FREE_SECTOR,
    TAKE_START_SECTOR,
    WRONG_FREE_SECTOR,
)
from ..state import State
from ..station.goods import give
from ..station.new_residents import gain_aliens, gain_humans
from ..station.wings import (
    attach,
    first_of_stack,
    offered,
    price_of,
    refuse_build,
    refuse_offer,
    refuse_slot,
)
from ..step import Question
from ..timing import must_act, wrong_time
from ..view.shape import ConstructView
from .expedition import FULL_ROLL, Expedition
from .ships import action_number


def build_moves(state: State, player: Player, discount: i64, out: list[Move]) -> None:
    """Every Sector that can be built and paid."""
    slot: i64 = 0
    while slot < SLOTS:
        if refuse_slot(state, player, slot, QUIET) is None:
            mask = offered(state, player, slot)
            sector = first_of_stack(slot)
            while mask != 0:
                if mask & 1 == 1 and price_of(state, sector, discount) <= player.goods[METAL]:
                    out.append(Build(sector_number(sector)))
                mask >>= 1
                sector += 1
        slot += 1


@final
class Construct(Question):
    """Which Sector is built. Rules: SSP-CON-01, SSP-CON-02, SSP-CON-03"""

    __slots__ = ("ship",)

    def __init__(self, seat: i64, ship: i64) -> None:
        super().__init__(seat)
        self.ship: i64 = ship

    def clone(self) -> Construct:
        twin = Construct(self.seat, self.ship)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "construct"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("construct", (int(self.discount(state)),))

    def seen_by(self, state: State, seat: i64) -> ConstructView:
        discount = self.discount(state)
        moves: list[Move] = []
        self.candidates(state, self.seat, moves)
        prices: dict[str, int] = {}
        for move in moves:
            assert isinstance(move, Build)
            sector = sector_index(int(move.sector))
            prices[place_word(move.sector)] = int(price_of(state, sector, discount))
        return {
            "step": "construct",
            "kind": "construct",
            "discount": int(discount),
            "prices": prices,
        }

    def discount(self, state: State) -> i64:
        """What the ship and the station save. Rules: SSP-CON-04, SSP-CON-05"""
        return action_number(state, state.players[self.seat], state.rules.ships[self.ship])

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        build_moves(state, state.players[seat], self.discount(state), out)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            mask = offered(state, state.players[seat], slot)
            sector = first_of_stack(slot)
            while mask != 0:
                if mask & 1 == 1:
                    out.append(Build(sector_number(sector)))
                mask >>= 1
                sector += 1
            slot += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Build):
            return must_act(state, seat, move, ACT_FIRST, why)
        sector = sector_index(int(move.sector))
        return refuse_build(state, state.players[seat], sector, self.discount(state), why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Build)
        player = state.players[seat]
        sector = sector_index(int(move.sector))
        player.goods[METAL] -= price_of(state, sector, self.discount(state))
        state.built = state.rules.sectors[sector].colour
        state.pop()
        attach(state, player, sector, run)
        immediate(state, player, sector, run)


def immediate(state: State, player: Player, sector: i64, run: Run) -> None:
    """Immediate abilities are compulsory, need no resident and happen once.

    Rules: SSP-CON-12, SSP-CON-13, SSP-CON-14, SSP-CON-18, SSP-BON-03
    """
    for effect in state.rules.sectors[sector].immediate:
        take_effect(state, player, effect, run)


def take_effect(state: State, player: Player, effect: Effect, run: Run) -> None:
    """One immediate ability, as far as it is possible.

    Rules: SSP-SEC-301, SSP-SEC-302, SSP-SEC-307, SSP-SEC-311, SSP-SEC-313, SSP-SEC-317,
    SSP-SEC-318, SSP-SEC-321, SSP-SEC-323, SSP-SEC-324, SSP-SEC-326, SSP-SEC-328
    """
    seat = player.seat
    if effect.deed == GAIN:
        give(state, player, effect.gain, effect.source, run)
    elif effect.deed == EXTRA_TURN:
        state.extra += effect.amount
        if run.loud:
            run.tell(EXTRA_TURN_EARNED, (int(seat), int(effect.source)))
    elif effect.deed == ADVANCE_ALL:
        step: i64 = 0
        while step < TRACK_COUNT * effect.amount:
            advance(state, player, step % TRACK_COUNT, run)
            step += 1
    elif effect.deed == GAIN_HUMAN:
        gain_humans(state, seat, effect.amount)
    elif effect.deed == GAIN_ALIEN:
        gain_aliens(state, seat, effect.amount, BIT[effect.hue], effect.source)
    elif effect.deed == ROLL_KEEP:
        state.push(Expedition(seat, FULL_ROLL, effect.amount, effect.keep, 0))
    elif effect.deed == FREE_SECTOR:
        state.push(FreeSector(seat, -1))


@final
class FreeSector(Question):
    """A Level-1 Sector joins without metal: of one colour (setup) or of any missing one.

    Rules: SSP-SET-36, SSP-SEC-326, SSP-HUB-15, SSP-HUB-19, SSP-HUB-21, SSP-HUB-23, SSP-HUB-25,
    SSP-HUB-27
    """

    __slots__ = ("colour",)

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def clone(self) -> FreeSector:
        twin = FreeSector(self.seat, self.colour)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "free_sector"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("free_sector")

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        colour: i64 = 0
        while colour < 3:
            unit: i64 = 0
            while unit < STACK_SIZE:
                move = TakeSector(sector_number(first_of_stack(colour * 3) + unit))
                there = has(offered(state, player, colour * 3), unit)
                if there and self.refuse(state, seat, move, QUIET) is None:
                    out.append(move)
                unit += 1
            colour += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "done"):
            return TAKE_FREE_SECTOR if self.colour < 0 else TAKE_START_SECTOR
        if not isinstance(move, TakeSector) or move.sector == 0:
            return wrong_time(state, seat, move, why)
        sector = sector_index(int(move.sector))
        slot = slot_of(sector)
        player = state.players[seat]
        if self.colour < 0 and slot % 3 != 0:
            return why.no(NOT_LEVEL_1, move.sector)
        if self.colour >= 0 and slot != 3 * self.colour:
            return why.no(WRONG_FREE_SECTOR, move.sector)
        refusal = refuse_offer(state, player, sector, why)
        return refusal if refusal is not None else refuse_slot(state, player, slot, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, TakeSector)
        state.pop()
        attach(state, state.players[seat], sector_index(int(move.sector)), run)
