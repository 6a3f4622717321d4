"""The last step of income: residents move within the station."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import GEMS, HUB_SLOT, HUMAN, NOTHING, SLOTS
from ..events import RESIDENT_MOVED
from ..moves.residents import Relocate, Settle
from ..moves.words import DONE
from ..player import Player
from ..refusals import (
    HUB_STAYS,
    NO_GEM_TO_RELOCATE,
    NO_OTHER_PLACE,
    NO_SUCH_RESIDENT,
    PLACE_IT,
    SAME_PLACE,
)
from ..state import State
from ..station.residents import (
    breathes,
    lives_in,
    move_in,
    move_out,
    place_of,
    quarters,
    refuse_place,
    slot_at,
)
from ..step import Question
from ..timing import must_act, wrong_time


def homes_after(state: State, player: Player, species: i64, slot: i64) -> Player:
    """The station as it is once the resident has left: each single move counts.

    Rules: SSP-SEC-108
    """
    twin = player.clone()
    move_out(twin, species, slot)
    return twin


def refuse_relocate(
    state: State, player: Player, species: i64, place: i64, why: Why
) -> Refusal | None:
    """A GEM per move, to other free quarters.

    Rules: SSP-INC-19, SSP-INC-20, SSP-INC-21, SSP-INC-22, SSP-INC-23, SSP-HUB-68
    """
    slot = slot_at(player, place)
    if slot == HUB_SLOT and len(state.hub(player).spaces) > 0:
        return HUB_STAYS
    if slot < 0 or quarters(state, player, slot) == 0 or not lives_in(player, species, slot):
        return why.no(NO_SUCH_RESIDENT, species, place)
    price = state.rules.prices.relocation
    if player.goods[GEMS] < price:
        return why.no(NO_GEM_TO_RELOCATE, price, player.goods[GEMS])
    if not has_target(state, player, species, slot):
        return why.no(NO_OTHER_PLACE, species)
    return None


def has_target(state: State, player: Player, species: i64, slot: i64) -> bool:
    """Is there another place for this resident?"""
    twin = player
    if slot < 3 and species < 3:
        twin = homes_after(state, player, species, slot)
    target: i64 = 0
    while target <= SLOTS:
        free = target != slot and player.filled[target] < quarters(state, player, target)
        if free and breathes(state, twin, species, target):
            return True
        target += 1
    return False


@final
class RelocateResidents(Question):
    """Pick a resident, then its new place, as often as GEMs allow; or stop.

    `species` and `slot` are the resident picked, -1 while none is. Rules: SSP-INC-19, SSP-INC-21,
    SSP-RES-09, SSP-RES-17
    """

    __slots__ = ("slot", "species")

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.species: i64 = NOTHING
        self.slot: i64 = NOTHING

    def clone(self) -> RelocateResidents:
        twin = RelocateResidents(self.seat)
        twin.asked = self.asked
        twin.species = self.species
        twin.slot = self.slot
        return twin

    def name(self) -> str:
        return "relocate"

    def prompt(self, state: State, seat: i64) -> Prompt:
        if self.species >= 0:
            return Prompt("place", (int(self.species),))
        return Prompt("relocate", (int(state.rules.prices.relocation),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        slot: i64 = 0
        while slot <= SLOTS:
            if self.species >= 0:
                if slot == HUB_SLOT or player.wings[slot] >= 0:
                    move = Settle(place_of(player, slot))
                    if self.refuse(state, seat, move, QUIET) is None:
                        out.append(move)
            elif player.filled[slot] > 0:
                legal_residents(state, player, slot, out)
            slot += 1
        if self.species < 0:
            out.append(DONE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if self.species < 0:
            if isinstance(move, Relocate):
                return refuse_relocate(state, player, move.species, move.place, why)
            if is_word(move, "done"):
                return None
            return wrong_time(state, seat, move, why)
        if not isinstance(move, Settle):
            return must_act(state, seat, move, PLACE_IT, why)
        if slot_at(player, move.place) == self.slot:
            return why.no(SAME_PLACE, move.place)
        twin = homes_after(state, player, self.species, self.slot)
        return refuse_place(state, twin, self.species, move.place, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, Relocate):
            self.species = move.species
            self.slot = slot_at(player, move.place)
            self.asked = False
        elif isinstance(move, Settle):
            self.move(state, player, slot_at(player, move.place), run)
        else:
            state.pop()

    def move(self, state: State, player: Player, target: i64, run: Run) -> None:
        """The resident moves; this is not a gain. Rules: SSP-RES-16, SSP-RES-17, SSP-INC-24"""
        player.goods[GEMS] -= state.rules.prices.relocation
        left = place_of(player, self.slot)
        move_out(player, self.species, self.slot)
        move_in(player, self.species, target)
        if run.loud:
            values = (
                int(player.seat),
                int(self.species),
                int(left),
                int(place_of(player, target)),
            )
            run.tell(RESIDENT_MOVED, values)
        self.species = -1
        self.slot = -1
        self.asked = False


def legal_residents(state: State, player: Player, slot: i64, out: list[Move]) -> None:
    """One move per species that can leave this slot."""
    species: i64 = 0
    while species <= HUMAN:
        if refuse_relocate(state, player, species, place_of(player, slot), QUIET) is None:
            out.append(Relocate(species, place_of(player, slot)))
        species += 1
