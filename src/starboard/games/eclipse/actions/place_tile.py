"""A revealed tile is placed or discarded, then perhaps controlled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.hexes import DQ, DR, opposite, turned
from starboard.engine.notation import Move, Word, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..board import guards, present, put_tile, stack_of
from ..chance import draw_tile
from ..components.ids import NOTHING, NOWHERE, WORMHOLE_GENERATOR
from ..events import SECTOR_CONTROLLED, SECTOR_DISCARDED, SECTOR_PLACED, SECTOR_REVEALED
from ..moves.actions import ANOTHER, CONTROL, DISCARD, LEAVE, Explore, Place
from ..player import Player
from ..powers import sees_two_tiles
from ..refusals import (
    GUARDED_SECTOR,
    NO_CONNECTION,
    NO_DISC_TO_CONTROL,
    NO_SECOND_TILE,
    NOT_THE_REVEALED_TILE,
    SECTOR_IS_CONTROLLED,
    TILE_UNDECIDED,
)
from ..sector import Sector
from ..state import State, Step
from ..view.board import tile_json
from ..view.shape_steps import ClaimStep, PlaceStep
from .discovery import find_discovery


def own_edges(state: State, player: Player, q: i64, r: i64) -> i64:
    """Edges of a zone towards control or unpinned ships: all in bits 6-11, open ones in bits 0-5.

    Rules: ECL-EXP-06
    """
    mask: i64 = 0
    edge: i64 = 0
    while edge < 6:
        k = state.at(q + DQ[edge], r + DR[edge])
        if k != NOWHERE and present(player, state.sectors[k]):
            mask |= BIT[edge + 6]
            if has(state.sectors[k].holes, opposite(edge)):
                mask |= BIT[edge]
        edge += 1
    return mask


def refuse_place(
    state: State, player: Player, tile: i64, edges: i64, turn: i64, why: Why
) -> Refusal | None:
    """The tile must join a sector where the explorer has control or an unpinned ship.

    Rules: ECL-EXP-06, ECL-EXP-07
    """
    holes = turned(state.rules.box.tiles[tile].holes, turn)
    if holes & edges != 0:
        return None
    if player.has(WORMHOLE_GENERATOR) and (holes & (edges >> 6) != 0 or edges & 63 != 0):
        return None
    return why.no(NO_CONNECTION, turn)


def refuse_control(player: Player, sector: Sector, why: Why) -> Refusal | None:
    """A disc from the track, into a sector without guardians.

    Rules: ECL-EXP-10, ECL-EXP-11, ECL-ACT-15, ECL-SPC-08
    """
    if sector.controlled():
        return why.no(SECTOR_IS_CONTROLLED, sector.number, sector.owner)
    if guards(player, sector) > 0:
        return why.no(GUARDED_SECTOR, sector.number)
    return NO_DISC_TO_CONTROL if player.discs == 0 else None


@final
class PlaceTile(Step):
    """Place a revealed tile in exactly that zone, or discard it.

    Rules: ECL-EXP-05, ECL-EXP-12, ECL-SPC-07
    """

    __slots__ = ("first", "q", "r", "seat", "second")

    def __init__(self, seat: i64, first: i64, second: i64, q: i64, r: i64) -> None:
        self.seat: i64 = seat
        self.first: i64 = first
        self.second: i64 = second  # the tile that only Draco turn over, or -1
        self.q: i64 = q
        self.r: i64 = r

    def clone(self) -> PlaceTile:
        return PlaceTile(self.seat, self.first, self.second, self.q, self.r)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        edges = own_edges(state, state.players[seat], self.q, self.r)
        self.legal_turns(state, seat, self.first, edges, out)
        if self.second != NOTHING:
            self.legal_turns(state, seat, self.second, edges, out)
        out.append(DISCARD)
        if self.refuse_another(state, state.players[seat]) is None:
            out.append(ANOTHER)

    def legal_turns(self, state: State, seat: i64, tile: i64, edges: i64, out: list[Move]) -> None:
        player = state.players[seat]
        number = state.rules.box.tiles[tile].number
        turn: i64 = 0
        while turn < 6:
            if refuse_place(state, player, tile, edges, turn, QUIET) is None:
                out.append(Place(number, turn))
            turn += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        turn: i64 = 0
        while turn < 6:
            out.append(Place(state.rules.box.tiles[self.first].number, turn))
            turn += 1

    def refuse_another(self, state: State, player: Player) -> Refusal | None:
        """Draco may see a second tile, never a third. Rules: ECL-SPC-07"""
        if self.second != NOTHING or not sees_two_tiles(state.species_of(player)):
            return NO_SECOND_TILE
        ring = stack_of(self.q, self.r)
        empty = state.left[ring] == 0 and len(state.discards[ring]) == 0
        return NO_SECOND_TILE if empty else None

    def tile_of(self, state: State, number: i64) -> i64:
        """The revealed tile with this number, or -1."""
        tiles = state.rules.box.tiles
        if tiles[self.first].number == number:
            return self.first
        if self.second != NOTHING and tiles[self.second].number == number:
            return self.second
        return NOTHING

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, Place):
            tile = self.tile_of(state, move.number)
            if tile == NOTHING or move.turn < 0 or move.turn > 5:
                return why.no(NOT_THE_REVEALED_TILE, move.number)
            edges = own_edges(state, player, self.q, self.r)
            return refuse_place(state, player, tile, edges, move.turn, why)
        if is_word(move, "discard"):
            return None
        if is_word(move, "another"):
            return self.refuse_another(state, player)
        if isinstance(move, Explore) or (is_word(move, "done")):
            return TILE_UNDECIDED
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if isinstance(move, Place):
            tile = self.tile_of(state, move.number)
            state.pop()
            self.throw_away(state, self.second if tile == self.first else self.first, run)
            self.place(state, tile, move.turn, run)
        elif is_word(move, "another"):
            self.second = draw_tile(state, stack_of(self.q, self.r), run)
            if run.loud:
                number = int(state.rules.box.tiles[self.second].number)
                run.tell(SECTOR_REVEALED, (int(seat), number), rule="ECL-SPC-07")
        else:
            state.pop()
            self.throw_away(state, self.first, run)
            self.throw_away(state, self.second, run)

    def place(self, state: State, tile: i64, turn: i64, run: Run) -> None:
        """The discovery tile is resolved first, then control is decided.

        Rules: ECL-EXP-08, ECL-EXP-09, ECL-EXP-16, ECL-SPC-10
        """
        sector = put_tile(state, tile, self.q, self.r, turn)
        if run.loud:
            values = (
                int(self.seat),
                int(sector.number),
                int(self.q),
                int(self.r),
                int(turn),
            )
            run.tell(SECTOR_PLACED, values)
        state.push(TakeControl(self.seat, sector.number, False))
        if sector.discovery > 0 and sector.npcs() == 0:
            find_discovery(state, state.players[self.seat], sector, run)

    def throw_away(self, state: State, tile: i64, run: Run) -> None:
        """Face up onto the discard pile of the ring. Rules: ECL-EXP-12"""
        if tile == NOTHING:
            return
        ring = stack_of(self.q, self.r)
        state.discards[ring] = [*state.discards[ring], int(tile)]
        if run.loud:
            number = int(state.rules.box.tiles[tile].number)
            run.tell(SECTOR_DISCARDED, (int(self.seat), number))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place_tile", (int(state.rules.box.tiles[self.first].number),))

    def seen_by(self, state: State, seat: i64) -> PlaceStep:
        rows = state.rules.box.tiles
        tiles = [tile_json(rows[tile]) for tile in (self.first, self.second) if tile != NOTHING]
        return {
            "kind": "place",
            "seat": int(self.seat),
            "tiles": tiles,
            "tile": tiles[-1],
            "q": int(self.q),
            "r": int(self.r),
        }


@final
class TakeControl(Step):
    """Put a disc into the sector just placed, or leave it. Rules: ECL-EXP-10"""

    __slots__ = ("asking", "number", "seat")

    def __init__(self, seat: i64, number: i64, asking: bool) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.asking = asking

    def clone(self) -> TakeControl:
        return TakeControl(self.seat, self.number, self.asking)

    def actors(self) -> i64:
        return BIT[self.seat] if self.asking else 0

    def enter(self, state: State, run: Run) -> None:
        """Nobody is asked where no disc can be placed."""
        if refuse_control(state.players[self.seat], state.sector(self.number), QUIET) is None:
            self.asking = True
        else:
            state.pop()

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(CONTROL)
        out.append(LEAVE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Word) and (move.verb == "control" or move.verb == "leave"):
            return None
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if is_word(move, "control"):
            state.players[seat].discs -= 1
            state.sector(self.number).owner = seat
            if run.loud:
                run.tell(SECTOR_CONTROLLED, (int(seat), int(self.number)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("take_control", (int(self.number),))

    def seen_by(self, state: State, seat: i64) -> ClaimStep:
        return {"kind": "claim", "seat": int(self.seat), "sector": int(self.number)}
