"""Placing new ships: of a Build Ships action, the Economic card or Buried Ships."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits, first_bit, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NOWHERE, PIECES, ROBOTICS
from ..events import DISCS_CONVERTED, SHIPS_BUILT, SHIPS_PLACED
from ..fleets.fleets import add_dummies, refuse_dummies
from ..fleets.pools import lay_open, mingle
from ..levels import blocked
from ..movement.scouting import scout_everywhere
from ..moves.fleets import AddDummies
from ..moves.growth import Convert, Place
from ..moves.words import DONE_WORD
from ..player import Player
from ..races import SHIPS_PER_DISC, turns_discs_into_ships
from ..refusals import (
    CONVERT_BLOCKED,
    CONVERT_NOT_OWN,
    CYLINDER_STAYS,
    FLEET_ELSEWHERE,
    NO_NEW_FLEET,
    NO_PIECE,
    NOT_CONVERTING,
    NOT_RECEIVING,
    STAR_BLOCKED,
    STAR_NOT_OWN,
    STAR_TOO_SMALL,
    TOO_MANY_SHIPS,
    TWO_PIECES_EACH,
)
from ..state import State
from ..step import Ask
from ..view.shape import PlacingView
from .empty_star import become_uninhabited

BUILDING: Final[i64] = 0
EXTRA_SHIPS: Final[i64] = 1
BURIED: Final[i64] = 2


@final
class Placing(Ask):
    """So many new ships are put as pieces or into fleets; the rest is lost.

    Rules: GE-BLD-03, GE-BLD-04, GE-BLD-05, GE-BLD-06, GE-BLD-07, GE-BLD-08, GE-REL-04, GE-DOM-14
    """

    __slots__ = ("before", "in_fleets", "kind", "left", "nearby", "placed", "received", "star")

    def __init__(
        self,
        player: i64,
        asked: i64,
        kind: i64,
        star: i64,
        left: i64,
        placed: i64,
        received: i64,
        before: i64,
        in_fleets: i64,
        nearby: i64,
    ) -> None:
        super().__init__(player, asked)
        self.kind: i64 = kind
        self.star: i64 = star  # Buried Ships: where they lie
        self.left: i64 = left
        self.placed: i64 = placed
        self.received: i64 = received  # fleets that got new ships
        self.before: i64 = before  # who knew the first of these fleets
        self.in_fleets: i64 = in_fleets
        self.nearby: i64 = nearby  # fleets where new ships were placed, which may take dummies

    def clone(self) -> Placing:
        return Placing(
            self.player,
            self.asked,
            self.kind,
            self.star,
            self.left,
            self.placed,
            self.received,
            self.before,
            self.in_fleets,
            self.nearby,
        )

    def enter(self, state: State, run: Run) -> None:
        """Without anything to place or convert the action is over."""
        player = state.players[self.player]
        if self.kind == BURIED and not self.fleet_here(state, player):
            n = min(self.left, player.piece_supply())
            self.put(state, player, PIECES, n, self.star, run)
        moves: list[Move] = []
        self.legal(state, state.seat_of(self.player), moves)
        if len(moves) > 1:
            self.asked = state.mask_of(self.player)
        else:
            self.finish(state, run)

    def fleet_here(self, state: State, player: Player) -> bool:
        """Could Buried Ships join a fleet? Rules: GE-REL-04"""
        at = state.board.rules.star_hex[self.star]
        for hexagon in player.fleet_hex:
            if hexagon == at:
                return True
        self.left = min(self.left, player.piece_supply())
        return False

    def converts(self, player: Player) -> bool:
        """Rogue AI STS may also turn discs into ships. Rules: GE-RAC-30"""
        return self.kind == BUILDING and turns_discs_into_ships(player)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[self.player]
        for star in state.stars_of(self.player):
            if self.kind != BURIED or star == self.star:
                self.offer_star(state, player, star, out)
            if self.converts(player):
                n: i64 = 1
                while n <= state.discs[star]:
                    out.append(Convert(star, n))
                    n += 1
        fleet: i64 = 0
        while fleet < 5:
            if has(self.nearby, fleet):
                k: i64 = 1
                while k <= player.dummy_supply():
                    out.append(AddDummies(fleet, k))
                    k += 1
            fleet += 1
        out.append(DONE_WORD)

    def offer_star(self, state: State, player: Player, star: i64, out: list[Move]) -> None:
        """Pieces and fleets at one star."""
        at = state.board.rules.star_hex[star]
        unit: i64 = 0
        while unit <= PIECES:
            here = unit == PIECES or player.fleet_hex[unit] == at
            if here or player.fleet_hex[unit] == NOWHERE:
                n: i64 = 1
                while n <= self.left:
                    out.append(Place(unit, n, star))
                    n += 1
            unit += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[self.player]
        if isinstance(move, Place):
            return self.refuse_place(state, player, move, why)
        if isinstance(move, Convert):
            return self.refuse_discs_to_ships(state, player, move, why)
        if isinstance(move, AddDummies):
            if not has(self.nearby, move.fleet):
                return why.no(NOT_RECEIVING, move.fleet)
            return refuse_dummies(player, move, why)
        return None if is_word(move, "done") else NOT_NOW

    def refuse_place(self, state: State, player: Player, move: Place, why: Why) -> Refusal | None:
        """Where and how new ships may be placed.

        Rules: GE-BLD-03, GE-BLD-04, GE-BLD-05, GE-BLK-05, GE-CMP-02
        """
        if move.n < 1 or move.n > self.left:
            return why.no(TOO_MANY_SHIPS, move.n, self.left)
        refused = self.refuse_star(state, player, move.star, why)
        if refused is not None:
            return refused
        if move.unit == PIECES:
            supply = player.piece_supply()
            return why.no(NO_PIECE, supply) if supply < move.n else None
        at = player.fleet_hex[move.unit]
        if at == NOWHERE:
            return why.no(NO_NEW_FLEET) if self.kind == BURIED else None
        if at != state.board.rules.star_hex[move.star]:
            return why.no(FLEET_ELSEWHERE, move.unit)
        return None

    def refuse_star(self, state: State, player: Player, star: i64, why: Why) -> Refusal | None:
        """Own stars that are big enough and not blocked; cards and relics ask for less.

        Rules: GE-BLD-03, GE-BLK-05, GE-TEC-24, GE-TEC-25, GE-TEC-26, GE-DOM-14, GE-REL-04
        """
        if state.owner[star] != player.number:
            return why.no(STAR_NOT_OWN, star)
        if self.kind == BURIED:
            return None if star == self.star else why.no(STAR_NOT_OWN, star)
        if self.kind == EXTRA_SHIPS:
            return None
        least = state.rules.build_minimum[player.levels[ROBOTICS]]
        if state.population(star) < least:
            return why.no(STAR_TOO_SMALL, star, state.population(star), least)
        if blocked(state, player, state.board.rules.star_hex[star]):
            return why.no(STAR_BLOCKED, star)
        return None

    def refuse_discs_to_ships(
        self, state: State, player: Player, move: Convert, why: Why
    ) -> Refusal | None:
        """Discs, never the cylinder, at an unblocked star of the player, two pieces for each.

        Rules: GE-RAC-30, GE-BLK-02
        """
        if not self.converts(player):
            return why.no(NOT_CONVERTING)
        if state.owner[move.star] != player.number:
            return why.no(CONVERT_NOT_OWN, move.star)
        if move.n < 1 or state.discs[move.star] < move.n:
            return why.no(CYLINDER_STAYS, state.discs[move.star])
        if blocked(state, player, state.board.rules.star_hex[move.star]):
            return why.no(CONVERT_BLOCKED, move.star)
        if player.piece_supply() < SHIPS_PER_DISC * move.n:
            return why.no(TWO_PIECES_EACH, player.piece_supply())
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if isinstance(move, Place):
            self.put(state, player, move.unit, move.n, move.star, run)
            if self.left == 0 and self.nearby == 0 and not self.converts(player):
                self.finish(state, run)
        elif isinstance(move, Convert):
            self.convert(state, player, move, run)
        elif isinstance(move, AddDummies):
            add_dummies(player, move, "GE-BLD-07", run)
        else:
            self.finish(state, run)

    def put(self, state: State, player: Player, unit: i64, n: i64, star: i64, run: Run) -> None:
        """Pieces are open; what goes into which fleet is not. Rules: GE-BLD-04"""
        at = state.board.rules.star_hex[star]
        self.left -= n
        self.placed += n
        if unit == PIECES:
            player.add_pieces(at, 0, n)
            self.note_fleets(player, at)
            if run.loud:
                run.tell(SHIPS_PLACED, (int(player.number), int(n), int(star)))
            return
        if player.fleet_hex[unit] == NOWHERE:
            player.set_fleet_hex(unit, at)
            lay_open(player, unit)
        if self.received == 0:
            self.before = player.known[unit]
        elif not has(self.received, unit):
            mingle(player, first_bit(self.received), unit)
        self.received |= BIT[unit]
        self.in_fleets += n
        player.add_ships(unit, 0, n)
        player.know(unit, state.mask_of(player.number))
        self.note_fleets(player, at)
        run.seal("ships")

    def note_fleets(self, player: Player, at: i64) -> None:
        """All fleets where ships are built may take dummies, dug out ones bring none.

        Rules: GE-BLD-07, GE-FLT-11
        """
        fleet: i64 = 0
        while fleet < 5:
            if self.kind != BURIED and player.fleet_hex[fleet] == at:
                self.nearby |= BIT[fleet]
            fleet += 1

    def convert(self, state: State, player: Player, move: Convert, run: Run) -> None:
        """Each disc becomes two pieces there. Rules: GE-RAC-30, GE-GST-13"""
        at = state.board.rules.star_hex[move.star]
        player.add_pieces(at, 0, SHIPS_PER_DISC * move.n)
        self.note_fleets(player, at)
        state.set_discs(move.star, state.discs[move.star] - move.n)
        if run.loud:
            values = (int(player.number), int(move.n), int(move.star))
            run.tell(DISCS_CONVERTED, values)
        if state.population(move.star) == 0:
            become_uninhabited(state, move.star, run)

    def finish(self, state: State, run: Run) -> None:
        """The total is public; a single fleet hides nothing. Rules: GE-BLD-04, GE-BLD-08"""
        state.pop()
        player = state.players[self.player]
        if count_bits(self.received) == 1:
            player.know(first_bit(self.received), self.before)
            run.reveal()
        if self.kind == BUILDING:
            player.built = max(player.built, self.placed)
        scout_everywhere(state, player, run)
        if run.loud:
            values = (int(self.player), int(self.placed), int(self.in_fleets))
            run.tell(SHIPS_BUILT, values)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place", (int(self.left),))

    def seen_by(self, state: State, seat: i64) -> PlacingView:
        """How many are left would tell others how the ships are divided. Rules: GE-BLD-04"""
        seen: PlacingView = {"step": "Placing", "kind": "Placing", "player": int(self.player)}
        if seat >= 0 and state.seat_of(self.player) == seat:
            seen["left"] = int(self.left)
        return seen


def new_placing(player: i64, n: i64, kind: i64, star: i64) -> Placing:
    """Ships that wait to be placed."""
    return Placing(player, 0, kind, star, n, 0, 0, 0, 0, 0)
