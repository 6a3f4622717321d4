"""Setup: what the starting side of each Hub gives and takes, player by player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, bits_of, count_bits
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import Refusal, Why

from ..actions.construction import FreeSector
from ..chance import SECTOR_STREAM, SHIP_STREAM, draw_bit
from ..components.hubs import Hub
from ..components.ids import DIPLOMACY, HUB_SLOT, HUB_SOURCE, HUMAN, SLOTS, TRACK_COUNT
from ..components.words import ship_code, ship_word
from ..diplomacy.lobby import FreeAdvance
from ..diplomacy.tracks import advance
from ..events import SHIP_DRAWN, SHIP_RETURNED, SHIP_SCRAPPED
from ..moves.setup import ReturnDrawn, Scrap
from ..player import Player
from ..refusals import NOT_DRAWN, NOT_YOUR_LEVEL_2, RETURN_DRAWN_FIRST, SCRAP_FIRST
from ..state import State
from ..station.goods import give
from ..station.hub_spaces import fill_space
from ..station.residents import move_in
from ..step import Question
from ..timing import wrong_time
from ..view.shape import DrawnShipsView
from .draft import kinds_in, ship_in


def take_start(state: State, player: Player, run: Run) -> None:
    """Everything on the back of the Hub; choices are pushed so that penalties come first.

    Rules: SSP-SET-24, SSP-SET-25, SSP-SET-26, SSP-SET-27, SSP-SET-28, SSP-SET-37, SSP-HUB-15,
    SSP-HUB-40, SSP-HUB-44, SSP-HUB-59
    """
    hub = state.hub(player)
    give(state, player, hub.start, HUB_SOURCE + player.hub, run)
    track: i64 = 0
    while track < TRACK_COUNT:
        for _ in range(hub.advances[track]):
            advance(state, player, track, run)
        track += 1
    if hub.lose_diplomacy:
        lost = state.rules.by_code[ship_code(1, DIPLOMACY, player.seat)]
        player.fleet &= ~BIT[lost]
    if hub.private:
        deal_private(state, player, run)
    house_residents(state, player, hub)
    push_choices(state, player, hub, run)


def push_choices(state: State, player: Player, hub: Hub, run: Run) -> None:
    """The decisions of the starting side, the first on top."""
    seat = player.seat
    if hub.choice_advances > 0:
        state.push(FreeAdvance(seat, hub.choice_advances, hub.choice_advances > 1))
    if hub.free_sector >= 0:
        state.push(FreeSector(seat, hub.free_sector))
    if hub.lose_level_2 > 0:
        state.push(ScrapShip(seat))
    if hub.draw > 0 and not state.rules.first_game:
        state.push(DrawnShips(seat, draw_ships(state, seat, hub.draw, run), hub.keep))


def draw_ships(state: State, seat: i64, n: i64, run: Run) -> i64:
    """Level-2 ships from the undealt deck, for all to see.

    Rules: SSP-HUB-07, SSP-HUB-32, SSP-HUB-55, SSP-SET-14
    """
    drawn: i64 = 0
    while n > 0 and state.deck != 0:
        ship = draw_bit(state.deck, SHIP_STREAM, run)
        state.deck &= ~BIT[ship]
        drawn |= BIT[ship]
        n -= 1
        if run.loud:
            run.tell(SHIP_DRAWN, (int(seat), int(state.rules.ships[ship].code)))
    return drawn


def deal_private(state: State, player: Player, run: Run) -> None:
    """Nine private Sectors from the undealt stacks, one of each. Rules: SSP-HUB-47"""
    slot: i64 = 0
    while slot < SLOTS:
        if state.box[slot] != 0:
            unit = draw_bit(state.box[slot], SECTOR_STREAM, run)
            state.box_sectors(slot, state.box[slot] & ~BIT[unit])
            player.set_private(slot, BIT[unit])
        slot += 1


def house_residents(state: State, player: Player, hub: Hub) -> None:
    """Residents on Hubs B-11 and A-11 come from the supply, as many as are there.

    Rules: SSP-SET-38, SSP-HUB-27, SSP-HUB-65
    """
    species: i64 = 0
    while species <= HUMAN:
        n: i64 = hub.place[species]
        while n > 0 and (state.terra if species == HUMAN else state.aliens[species]) > 0:
            if species == HUMAN:
                state.terra -= 1
            else:
                state.aliens[species] -= 1
            house(player, hub, species)
            n -= 1
        species += 1


def house(player: Player, hub: Hub, species: i64) -> None:
    """One resident: in the next quarters, or on the space printed for its species."""
    if hub.quarters > 0:
        move_in(player, species, HUB_SLOT)
    else:
        fill_space(player, hub, species)


@final
class DrawnShips(Question):
    """Ships drawn for a Hub: some are kept, the others go back to the box.

    Rules: SSP-HUB-07, SSP-HUB-32, SSP-HUB-55, SSP-SET-21
    """

    __slots__ = ("drawn", "keep")

    def __init__(self, seat: i64, drawn: i64, keep: i64) -> None:
        super().__init__(seat)
        self.drawn: i64 = drawn
        self.keep: i64 = keep

    def clone(self) -> DrawnShips:
        twin = DrawnShips(self.seat, self.drawn, self.keep)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "drawn_ships"

    def seen_by(self, state: State, seat: i64) -> DrawnShipsView:
        return {
            "step": "drawn_ships",
            "kind": "drawn_ships",
            "drawn": int(self.drawn),
            "ships": [ship_word(state.rules.ships[k].code) for k in bits_of(self.drawn)],
        }

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("drawn_ships", (int(self.keep),))

    def enter(self, state: State, run: Run) -> None:
        if count_bits(self.drawn) <= self.keep:
            state.players[self.seat].fleet |= self.drawn
            state.pop()
        else:
            super().enter(state, run)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(state, self.drawn):
            out.append(ReturnDrawn(kind))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "done"):
            return why.no(RETURN_DRAWN_FIRST, count_bits(self.drawn), self.keep)
        if not isinstance(move, ReturnDrawn):
            return wrong_time(state, seat, move, why)
        found = ship_in(state, self.drawn, move.kind)
        return None if found >= 0 else why.no(NOT_DRAWN, move.kind)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, ReturnDrawn)
        self.drawn &= ~BIT[ship_in(state, self.drawn, move.kind)]
        self.asked = False
        if run.loud:
            run.tell(SHIP_RETURNED, (int(seat), int(move.kind)))


@final
class ScrapShip(Question):
    """A Hub's penalty: an own Level-2 ship is lost without metal.

    Rules: SSP-SET-37, SSP-HUB-44, SSP-HUB-59
    """

    __slots__ = ()

    def clone(self) -> ScrapShip:
        twin = ScrapShip(self.seat)
        twin.asked = self.asked
        return twin

    def name(self) -> str:
        return "scrap"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("scrap")

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for kind in kinds_in(state, state.players[seat].fleet & state.rules.level_2):
            out.append(Scrap(kind))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "done"):
            return SCRAP_FIRST
        if not isinstance(move, Scrap):
            return wrong_time(state, seat, move, why)
        own = state.players[seat].fleet & state.rules.level_2
        found = ship_in(state, own, move.kind)
        return None if found >= 0 else why.no(NOT_YOUR_LEVEL_2, move.kind)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Scrap)
        player = state.players[seat]
        own = player.fleet & state.rules.level_2
        player.fleet &= ~BIT[ship_in(state, own, move.kind)]
        state.pop()
        if run.loud:
            run.tell(SHIP_SCRAPPED, (int(seat), int(move.kind)))
