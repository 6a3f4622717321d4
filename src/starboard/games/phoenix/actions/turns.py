"""The turns of the game: one main option each, until the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import CONVERT, LAST, SHIP, Effect
from ..components.ids import DIPLOMACY, GEMS, NOBODY, NOTHING, SUPPLY, WATER
from ..end import (
    MOST_ROUNDS,
    NOT_STALLED,
    is_over,
    is_stalled,
    takes_extra_turn,
    triggers_end,
    wealth,
)
from ..events import (
    END_TRIGGERED,
    EXTRA_TURN_EARNED,
    GAME_ENDED,
    GAME_STALLED,
    GAME_TOO_LONG,
    SPECIAL_TURN_TAKEN,
    TURN_BEGAN,
)
from ..income.income import IncomeAction
from ..moves.bonuses import Convert
from ..moves.ships import Use
from ..moves.words import DONE, EXTRA_TURN_MOVE, INCOME_ACTION, RECRUIT
from ..player import Player
from ..powers import hub_a1, sector_208, special
from ..refusals import EXTRA_TURN_BOUGHT, EXTRA_TURN_TOO_DEAR, MUST_TAKE_OPTION, NO_EXTRA_TURN
from ..state import State
from ..station.abilities import gather
from ..station.goods import give_one, take
from ..station.new_residents import PayHuman
from ..station.payments import human_price
from ..station.residents import wake
from ..step import Step
from ..timing import wrong_time
from .ship_use import ShipUse
from .ships import refuse_use
from .turn_options import refuse_income, refuse_recruit, usable_ships

BEGIN: Final[i64] = 0
CHOOSE: Final[i64] = 1
AFTERWARDS: Final[i64] = 2
CLOSING: Final[i64] = 3
END: Final[i64] = 4


@final
class Turns(Step):
    """The turn of `seat`, then of the next; `kind` is the type of the ship used in it.

    Rules: SSP-TRN-01, SSP-TRN-02, SSP-TRN-03, SSP-TRN-08, SSP-TRN-09, SSP-TRN-10, SSP-TRN-11
    """

    __slots__ = ("before", "bought", "converted", "kind", "phase", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.phase: i64 = BEGIN
        self.kind: i64 = NOTHING
        self.converted: bool = False
        self.bought: bool = False
        self.before: i64 = NOT_STALLED  # the wealth before an income that was the only way

    def clone(self) -> Turns:
        twin = Turns(self.seat)
        twin.phase = self.phase
        twin.kind = self.kind
        twin.converted = self.converted
        twin.bought = self.bought
        twin.before = self.before
        return twin

    def name(self) -> str:
        return "turn"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("turn" if self.phase == CHOOSE else "close_turn")

    def actors(self) -> i64:
        return BIT[self.seat] if self.phase == CHOOSE or self.phase == CLOSING else 0

    def enter(self, state: State, run: Run) -> None:
        if self.phase == BEGIN:
            self.begin(state, run)
        elif self.phase == AFTERWARDS:
            moves: list[Move] = []
            self.legal_closing(state, state.players[self.seat], moves)
            self.phase = CLOSING if len(moves) > 1 else END
        else:
            self.end(state, run)

    def begin(self, state: State, run: Run) -> None:
        """A new turn: residents of earlier turns are active, limits start afresh."""
        state.active = self.seat
        state.turns += 1
        wake(state.players[self.seat])
        self.kind = NOTHING
        self.converted = False
        self.bought = False
        self.before = NOT_STALLED
        self.phase = CHOOSE
        if run.loud:
            run.tell(TURN_BEGAN, (int(self.seat),))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if self.phase == CLOSING:
            self.legal_closing(state, player, out)
            return
        usable = usable_ships(state, player)
        index: i64 = 0
        while usable >> index != 0:
            if has(usable, index):
                out.append(Use(state.rules.ships[index].code))
            index += 1
        used = player.fleet & state.used != 0
        if used or usable == 0 or player.goods[GEMS] <= state.rules.gem_limit:
            out.append(INCOME_ACTION)
        if refuse_recruit(state, player, QUIET) is None:
            out.append(RECRUIT)
        self.legal_conversions(state, player, out)

    def legal_conversions(self, state: State, player: Player, out: list[Move]) -> None:
        good: i64 = 0
        while good <= WATER:
            if hub_a1(state, player, good, self.converted, QUIET) is None:
                out.append(Convert(good))
            good += 1

    def legal_closing(self, state: State, player: Player, out: list[Move]) -> None:
        self.legal_conversions(state, player, out)
        if self.refuse_extra_turn(state, player, QUIET) is None:
            out.append(EXTRA_TURN_MOVE)
        out.append(DONE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.phase == CLOSING:
            self.legal(state, seat, out)
            return
        for index, ship in enumerate(state.rules.ships):
            if has(state.in_play(), index):
                out.append(Use(ship.code))
        out.append(INCOME_ACTION)

    def purchase(self, state: State, player: Player) -> Effect | None:
        """Sector 208's offer after a Diplomacy ship, if it is active."""
        if self.kind == DIPLOMACY:
            for effect in gather(state, player, SHIP, DIPLOMACY, LAST):
                return effect
        return None

    def refuse_extra_turn(self, state: State, player: Player, why: Why) -> Refusal | None:
        """An extra turn for GEMs after a Diplomacy ship, once. Rules: SSP-SEC-208, SSP-SEC-05"""
        effect = self.purchase(state, player)
        if effect is None:
            return NO_EXTRA_TURN
        if self.bought:
            return EXTRA_TURN_BOUGHT
        if not sector_208(player, effect):
            return why.no(EXTRA_TURN_TOO_DEAR, effect.pay[GEMS], player.goods[GEMS])
        return None

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, Convert):
            return hub_a1(state, player, move.good, self.converted, why)
        if self.phase == CLOSING:
            return self.refuse_closing(state, player, move, why)
        if isinstance(move, Use):
            return refuse_use(state, player, state.rules.by_code[move.ship], why)
        if isinstance(move, Word):
            if move.verb == "income":
                return refuse_income(state, player, why)
            if move.verb == "recruit":
                return refuse_recruit(state, player, why)
            if move.verb == "done":
                return MUST_TAKE_OPTION
        return wrong_time(state, seat, move, why)

    def refuse_closing(self, state: State, player: Player, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Word):
            if move.verb == "done":
                return None
            if move.verb == "extra-turn":
                return self.refuse_extra_turn(state, player, why)
        return wrong_time(state, self.seat, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, Convert):
            self.convert(state, player, move.good, run)
        elif isinstance(move, Use):
            index = state.rules.by_code[move.ship]
            self.kind = state.rules.ships[index].kind
            self.phase = AFTERWARDS
            state.push(ShipUse(seat, index, 0))
        elif isinstance(move, Word):
            self.apply_plain(state, player, move, run)

    def apply_plain(self, state: State, player: Player, move: Word, run: Run) -> None:
        if move.verb == "extra-turn":
            self.buy_extra_turn(state, player, run)
            return
        if move.verb == "done":
            self.phase = END
            return
        self.phase = AFTERWARDS
        if move.verb == "income" and usable_ships(state, player) == 0:
            self.before = wealth(state, player)
        state.push(IncomeAction(self.seat, 0))
        if move.verb == "recruit":
            self.recruit(state, player, run)

    def recruit(self, state: State, player: Player, run: Run) -> None:
        """Hub A-8: the Human comes first and counts in the income that follows.

        Rules: SSP-HUB-56, SSP-HUB-57, SSP-HUB-74
        """
        if run.loud:
            run.tell(SPECIAL_TURN_TAKEN, (int(self.seat),))
        price = human_price(state, player, state.rules.prices.human)
        state.push(PayHuman(self.seat, price, True, True))

    def convert(self, state: State, player: Player, good: i64, run: Run) -> None:
        """Hub A-1 turns a metal into food or water. Rules: SSP-HUB-34"""
        effect = special(state, player, CONVERT)
        assert effect is not None
        take(player, effect.pay)
        self.converted = True
        give_one(state, player, good, 1, SUPPLY, run)
        if self.phase == CLOSING:
            self.phase = AFTERWARDS

    def buy_extra_turn(self, state: State, player: Player, run: Run) -> None:
        """Sector 208 sells an extra turn. Rules: SSP-SEC-208"""
        effect = self.purchase(state, player)
        assert effect is not None
        assert effect.inner is not None
        take(player, effect.pay)
        state.extra += effect.inner.amount
        self.bought = True
        self.phase = AFTERWARDS
        if run.loud:
            run.tell(EXTRA_TURN_EARNED, (int(self.seat), int(effect.source)), rule="SSP-SEC-208")

    def end(self, state: State, run: Run) -> None:
        """Check for the end, then an extra turn, the next player or the final scoring.

        Rules: SSP-END-01, SSP-END-05, SSP-END-10, SSP-END-11, SSP-END-12, SSP-END-13, SSP-TRN-08
        """
        self.check_for_end(state, run)
        self.count_idle(state)
        self.phase = BEGIN
        if takes_extra_turn(state):
            state.extra -= 1
            return
        self.seat = (self.seat + 1) % len(state.players)
        if is_over(state, self.seat):
            self.finish(state, run)

    def check_for_end(self, state: State, run: Run) -> None:
        """The first trigger counts; nothing cancels it and later ones change nothing.

        Rules: SSP-END-01, SSP-END-08, SSP-END-09, SSP-TIM-17
        """
        if state.ending == NOBODY and triggers_end(state, state.players[self.seat]):
            state.ending = self.seat
            if run.loud:
                run.tell(END_TRIGGERED, (int(self.seat),))

    def count_idle(self, state: State) -> None:
        """A turn is idle if income was the only way and brought nothing."""
        now = wealth(state, state.players[self.seat])
        stalled = self.before != NOT_STALLED and now <= self.before
        state.idle = state.idle + 1 if stalled else 0

    def finish(self, state: State, run: Run) -> None:
        """The last turn is over; the scores stand."""
        state.active = NOBODY
        state.pop()
        if run.loud:
            tell_the_end(state, run)


def tell_the_end(state: State, run: Run) -> None:
    """Why the game is over: as the rules have it, stalled, or far too long."""
    if state.ending >= 0:
        run.tell(GAME_ENDED, ())
    elif is_stalled(state):
        run.tell(GAME_STALLED, ())
    else:
        run.tell(GAME_TOO_LONG, (int(MOST_ROUNDS),))
