"""The deterministic setup: one of four options after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..board import NO_TILE, lay_board, tile_code
from ..components.ids import RACES
from ..events import CARD_DRAWN, NUMBER_TAKEN, RACE_TAKEN, TILE_LAID
from ..hexmap import PLACES
from ..moves.cards import KeepCard
from ..moves.setup import TakeOrder, TakeRace, TakeTile
from ..moves.words import DRAW
from ..player import Player
from ..refusals import (
    CARD_NOT_DRAWN,
    CENTRE_FIXED,
    NUMBER_NOT_FREE,
    OPTION_USED,
    PLACE_TAKEN,
    RACE_NOT_FREE,
    TILE_TAKEN,
)
from ..state import State
from ..step import Ask
from ..view.shape import SetupTurnsView
from .pieces import finish_deterministic, settle_home, shuffle_deck

RACE_OPTION: Final[i64] = 1


TILE_OPTION: Final[i64] = 2


ORDER_OPTION: Final[i64] = 4


CARD_OPTION: Final[i64] = 8


ALL_OPTIONS: Final[i64] = 15


@final
class SetupTurns(Ask):
    """Deterministic setup: clockwise, each turn one of four options, each once.

    Rules: GE-VAR-02, GE-VAR-03, GE-VAR-04, GE-VAR-05, GE-VAR-06
    """

    __slots__ = ("centre_fixed", "drawn", "taken", "used")

    def __init__(
        self,
        player: i64,
        asked: i64,
        centre_fixed: i64,
        drawn: list[int],
        taken: i64,
        used: list[int],
    ) -> None:
        super().__init__(player, asked)
        self.centre_fixed: i64 = centre_fixed
        self.drawn = drawn  # the five cards the player is looking at
        self.taken: i64 = taken  # turns taken so far
        self.used = used  # options used by each seat

    def clone(self) -> SetupTurns:
        return SetupTurns(
            self.player,
            self.asked,
            self.centre_fixed,
            self.drawn[:],
            self.taken,
            self.used[:],
        )

    def enter(self, state: State, run: Run) -> None:
        if self.taken == 4 * state.seats:
            state.pop()
            finish_deterministic(state, run)
        else:
            self.asked = state.mask_of(self.player)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.drawn:
            for card in self.drawn:
                out.append(KeepCard(card))
            return
        used: i64 = self.used[self.player]
        if used & RACE_OPTION == 0:
            for race in range(len(RACES)):
                out.append(TakeRace(race))
        if used & ORDER_OPTION == 0:
            for number in range(1, len(state.players) + 1):
                out.append(TakeOrder(number))
        if used & CARD_OPTION == 0:
            out.append(DRAW)
        if used & TILE_OPTION == 0:
            self.offer_tiles(state, out)

    def offer_tiles(self, state: State, out: list[Move]) -> None:
        """Every free tile on every free place in every orientation. Rules: GE-VAR-04, GE-VAR-05"""
        turns = 1 if self.centre_fixed == 1 else 6
        for tile in range(len(state.rules.tiles)):
            if tile_is_used(state, tile):
                continue
            for place in state.rules.layouts[len(state.players)]:
                if state.board.places[place] == NO_TILE:
                    for code in range(6 * turns):
                        out.append(TakeTile(tile, place, code % 6, code // 6))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, KeepCard):
            return None if int(move.card) in self.drawn else why.no(CARD_NOT_DRAWN, move.card)
        if self.drawn:
            return NOT_NOW
        used: i64 = self.used[self.player]
        if isinstance(move, TakeRace):
            return refuse_race(state, move.race, used, why)
        if isinstance(move, TakeOrder):
            return refuse_order(state, move.order, used, why)
        if isinstance(move, TakeTile):
            return self.refuse_tile(state, move, used, why)
        if is_word(move, "draw"):
            return why.no(OPTION_USED) if used & CARD_OPTION != 0 else None
        return NOT_NOW

    def refuse_tile(self, state: State, move: TakeTile, used: i64, why: Why) -> Refusal | None:
        """A free tile on a free place; only the first may turn the centre.

        Rules: GE-VAR-04, GE-VAR-05
        """
        if used & TILE_OPTION != 0:
            return why.no(OPTION_USED)
        if tile_is_used(state, move.tile):
            return why.no(TILE_TAKEN, move.tile)
        places = state.rules.layouts[len(state.players)]
        if int(move.place) not in places or state.board.places[move.place] != NO_TILE:
            return why.no(PLACE_TAKEN, move.place)
        if move.turn > 5 or move.centre > (0 if self.centre_fixed == 1 else 5):
            return why.no(CENTRE_FIXED)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if isinstance(move, TakeRace):
            player.race = move.race
            run.tell(RACE_TAKEN, (int(self.player), int(move.race)), rule="GE-VAR-03")
            self.finish(state, RACE_OPTION)
        elif isinstance(move, TakeOrder):
            player.order = move.order
            run.tell(NUMBER_TAKEN, (int(self.player), int(move.order)))
            self.finish(state, ORDER_OPTION)
        elif isinstance(move, TakeTile):
            self.lay(state, player, move, run)
        elif isinstance(move, KeepCard):
            self.keep(state, player, move.card, run)
        else:
            self.draw(state, run)

    def finish(self, state: State, option: i64) -> None:
        """The next seat clockwise."""
        self.used[self.player] |= int(option)
        self.taken += 1
        self.player = (self.player + 1) % state.seats
        self.asked = 0

    def lay(self, state: State, player: Player, move: TakeTile, run: Run) -> None:
        """The tile lies and the cylinder stands. Rules: GE-VAR-04, GE-VAR-05"""
        places = state.board.places[:]
        centre = places[0]
        places[0] = centre - centre % 6 + (centre % 6 + move.centre) % 6
        places[move.place] = tile_code(move.tile, 0, move.turn)
        state.board = lay_board(places, state.rules, len(state.players))
        settle_home(state, player, move.place)
        self.centre_fixed = 1
        run.tell(TILE_LAID, (int(self.player), int(move.tile), int(move.place)))
        self.finish(state, TILE_OPTION)

    def draw(self, state: State, run: Run) -> None:
        """Five cards only this player sees. Rules: GE-VAR-06"""
        viewer = BIT[self.player]
        for _ in range(min(5, len(state.deck))):
            card = state.deck.pop()
            self.drawn.append(card)
            state.learn_card(card, viewer)
            run.tell(CARD_DRAWN, (int(self.player), card), viewer, rule="GE-VAR-06")
        run.reveal()

    def keep(self, state: State, player: Player, card: i64, run: Run) -> None:
        """One is kept, the others go back and the deck is shuffled. Rules: GE-VAR-06"""
        player.card = card
        rest = [other for other in self.drawn if other != card] + state.deck
        known = state.card_known[:]
        for other in rest:
            known[other] = 0
        state.card_known = known
        self.drawn = []
        rest.sort()
        shuffle_deck(state, rest, run)
        run.seal("cards-kept")
        self.finish(state, CARD_OPTION)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("keep_card" if self.drawn else "setup_turn")

    def seen_by(self, state: State, seat: i64) -> SetupTurnsView:
        seen: SetupTurnsView = {
            "step": "SetupTurns",
            "kind": "SetupTurns",
            "player": int(self.player),
            "used": self.used[:],
            "looking": len(self.drawn),
        }
        if seat == self.player:
            seen["drawn"] = self.drawn[:]
        return seen


def refuse_race(state: State, race: i64, used: i64, why: Why) -> Refusal | None:
    """Any race still available. Rules: GE-VAR-03"""
    if used & RACE_OPTION != 0:
        return why.no(OPTION_USED)
    for player in state.players:
        if player.race == race:
            return why.no(RACE_NOT_FREE, race)
    return None


def refuse_order(state: State, order: i64, used: i64, why: Why) -> Refusal | None:
    """Any number still available. Rules: GE-VAR-03"""
    if used & ORDER_OPTION != 0:
        return why.no(OPTION_USED)
    if order < 1 or order > len(state.players):
        return why.no(NUMBER_NOT_FREE, order)
    for player in state.players:
        if player.order == order:
            return why.no(NUMBER_NOT_FREE, order)
    return None


def tile_is_used(state: State, tile: i64) -> bool:
    """Does the tile lie on the board already?"""
    place: i64 = 0
    while place < PLACES:
        code = state.board.places[place]
        if code != NO_TILE and code // 12 == tile:
            return True
        place += 1
    return False
