"""What Hubs A-11 and A-12 demand at the close of every income."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import HUMAN, NOTHING, SLOTS
from ..components.words import sector_index, sector_number
from ..events import RESIDENT_MOVED, RESIDENT_RETURNED
from ..moves.residents import GiveBack, GiveBackSector, MoveOut, SendHome, Settle
from ..player import Player
from ..powers import hub_a12
from ..refusals import (
    COULD_MOVE,
    MUST_GIVE_BACK,
    MUST_LEAVE_HUB,
    NO_QUARTERS,
    NO_SUCH_RESIDENT,
    NO_SUCH_SECTOR,
    NOT_ON_HUB,
    SECTOR_INHABITED,
    SECTOR_NOT_OUTERMOST,
)
from ..state import State
from ..station.goods import give
from ..station.hub_spaces import clear_space, space_of
from ..station.residents import lives_in, move_in, move_out, place_of, refuse_place, room, slot_at
from ..station.wings import detach
from ..step import Question
from ..timing import wrong_time


def return_home(state: State, player: Player, species: i64, run: Run) -> None:
    """A resident goes back to its planet, where it can be gained again. Rules: SSP-CMP-03"""
    if species == HUMAN:
        state.terra += 1
    else:
        state.aliens[species] += 1
    if run.loud:
        run.tell(RESIDENT_RETURNED, (int(player.seat), int(species)))


@final
class MoveOffHub(Question):
    """Hub A-11: one of its residents moves to a Sector, or goes home if none can.

    Rules: SSP-HUB-66, SSP-HUB-67, SSP-HUB-68, SSP-INC-26
    """

    __slots__ = ("species",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.species: i64 = NOTHING  # the resident on the move, -1 while none is

    def clone(self) -> MoveOffHub:
        twin = MoveOffHub(self.seat)
        twin.asked = self.asked
        twin.species = self.species
        return twin

    def name(self) -> str:
        return "move_off_hub"

    def prompt(self, state: State, seat: i64) -> Prompt:
        if self.species >= 0:
            return Prompt("place", (int(self.species),))
        return Prompt("move_off_hub")

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if self.species >= 0:
            slot: i64 = 0
            mask = room(state, player, self.species)
            while slot < SLOTS:
                if has(mask, slot):
                    out.append(Settle(place_of(player, slot)))
                slot += 1
            return
        species: i64 = 0
        while species <= HUMAN:
            if refuse_move_out(state, player, species, QUIET) is None:
                out.append(MoveOut(species))
            elif refuse_send_home(state, player, species, QUIET) is None:
                out.append(SendHome(species))
            species += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if is_word(move, "done"):
            return MUST_LEAVE_HUB
        if self.species >= 0:
            if isinstance(move, Settle):
                return refuse_place(state, player, self.species, move.place, why)
            return wrong_time(state, seat, move, why)
        if isinstance(move, MoveOut):
            return refuse_move_out(state, player, move.species, why)
        if isinstance(move, SendHome):
            return refuse_send_home(state, player, move.species, why)
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, MoveOut):
            self.species = move.species
            self.asked = False
            return
        state.pop()
        if isinstance(move, SendHome):
            clear_space(state, player, move.species)
            return_home(state, player, move.species, run)
        elif isinstance(move, Settle):
            clear_space(state, player, self.species)
            move_in(player, self.species, slot_at(player, move.place))
            if run.loud:
                values = (int(seat), int(self.species), 0, int(move.place))
                run.tell(RESIDENT_MOVED, values, rule="SSP-HUB-66")


def refuse_move_out(state: State, player: Player, species: i64, why: Why) -> Refusal | None:
    """A resident of the Hub needs a legal place in a Sector. Rules: SSP-HUB-66"""
    if space_of(state, player, species) < 0:
        return why.no(NOT_ON_HUB, species)
    return why.no(NO_QUARTERS, species) if room(state, player, species) == 0 else None


def refuse_send_home(state: State, player: Player, species: i64, why: Why) -> Refusal | None:
    """Nobody goes home while a resident of the Hub could move. Rules: SSP-HUB-67"""
    if space_of(state, player, species) < 0:
        return why.no(NOT_ON_HUB, species)
    other: i64 = 0
    while other <= HUMAN:
        if refuse_move_out(state, player, other, QUIET) is None:
            return why.no(COULD_MOVE, other)
        other += 1
    return None


@final
class ReturnOne(Question):
    """Hub A-12: an Alien, a Human or a Sector is given back, or 5 points are lost.

    Rules: SSP-HUB-71, SSP-HUB-72
    """

    __slots__ = ()

    def clone(self) -> ReturnOne:
        twin = ReturnOne(self.seat)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "return_one"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("return_one")

    def enter(self, state: State, run: Run) -> None:
        moves: list[Move] = []
        self.legal(state, self.seat, moves)
        if moves:
            super().enter(state, run)
            return
        player = state.players[self.seat]
        effect = hub_a12(state, player)
        assert effect is not None
        assert effect.inner is not None
        state.pop()
        give(state, player, effect.inner.gain, effect.source, run)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        slot: i64 = 0
        while slot < SLOTS:
            species: i64 = 0
            while species <= HUMAN:
                if lives_in(player, species, slot):
                    out.append(GiveBack(species, place_of(player, slot)))
                species += 1
            if player.wings[slot] >= 0:
                move = GiveBackSector(sector_number(player.wings[slot]))
                if self.refuse(state, seat, move, QUIET) is None:
                    out.append(move)
            slot += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, GiveBack):
            slot = slot_at(player, move.place)
            there = slot >= 0 and slot < SLOTS and lives_in(player, move.species, slot)
            return None if there else why.no(NO_SUCH_RESIDENT, move.species, move.place)
        if isinstance(move, GiveBackSector):
            return refuse_give_back(player, move.sector, why)
        if is_word(move, "done"):
            return MUST_GIVE_BACK
        return wrong_time(state, seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        state.pop()
        if isinstance(move, GiveBack):
            move_out(player, move.species, slot_at(player, move.place))
            return_home(state, player, move.species, run)
        elif isinstance(move, GiveBackSector):
            detach(state, player, sector_index(int(move.sector)), run)


def refuse_give_back(player: Player, number: i64, why: Why) -> Refusal | None:
    """Only an empty Sector at the end of its wing goes back. Rules: SSP-HUB-71"""
    slot = slot_at(player, number)
    if slot < 0 or slot >= SLOTS:
        return why.no(NO_SUCH_SECTOR, number)
    if player.filled[slot] > 0:
        return why.no(SECTOR_INHABITED, number)
    if slot % 3 < 2 and player.wings[slot + 1] >= 0:
        return why.no(SECTOR_NOT_OUTERMOST, number)
    return None
