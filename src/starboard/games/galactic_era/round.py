"""The round: its phases in order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from .components.ids import NONE
from .domination.windows import Exchange, ask_cards
from .events import GAME_ENDED, ROUND_BEGUN
from .growth.growth_turn import GrowthTurn
from .growth.selection import SelectCounters, change_turn_order, switch_alignments
from .growth.technology import StealLevel
from .movement.turn import new_turn
from .puppet import Auction
from .races import steals_after_trading
from .scoring.scoring import score_round
from .state import State
from .step import Flow
from .trading.contact import contacts
from .trading.trading import new_trading

BEGIN: Final[i64] = 0
EXCHANGES: Final[i64] = 1
OPENING: Final[i64] = 2
MOVE_COMBAT: Final[i64] = 3
SELECTION: Final[i64] = 4
AFTER_REVEAL: Final[i64] = 5
SWITCHES: Final[i64] = 6
GROWTH_TURNS: Final[i64] = 7
BEFORE_TRADING: Final[i64] = 8
TRADING: Final[i64] = 9
AFTER_TRADING: Final[i64] = 10
BEFORE_SCORING: Final[i64] = 11
SCORING: Final[i64] = 12
AFTER_SCORING: Final[i64] = 13
ENDING: Final[i64] = 14


@final
class Round(Flow):
    """Move/combat, growth, trading, scoring; windows for cards in between.

    Rules: GE-MOV-01, GE-MOV-02, GE-GRO-01, GE-DOM-01, GE-END-01
    """

    __slots__ = ("at", "phase")

    def __init__(self, phase: i64, at: i64) -> None:
        self.phase: i64 = phase
        self.at: i64 = at  # the next place in turn order within a phase

    def clone(self) -> Round:
        return Round(self.phase, self.at)

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {"step": "Round", "phase": int(self.phase)}

    def enter(self, state: State, run: Run) -> None:
        if self.phase == MOVE_COMBAT:
            self.next_turn(state)
        elif self.phase == GROWTH_TURNS:
            self.next_growth(state)
        elif self.phase == AFTER_TRADING:
            self.next_greys(state)
        else:
            phase = self.phase
            self.phase += 1
            self.at = 0
            if phase < MOVE_COMBAT:
                self.open(state, phase, run)
            elif phase < BEFORE_TRADING:
                self.select(state, phase, run)
            else:
                self.close(state, phase, run)

    def open(self, state: State, phase: i64, run: Run) -> None:
        """Auction, exchange of cards, first window. Rules: GE-VAR-09, GE-DOM-05"""
        if phase == BEGIN:
            begin_round(state, run)
        elif phase == EXCHANGES:
            if int(state.round) in state.rules.exchanges:
                state.push(Exchange(NONE, 0, 0))
        else:
            ask_cards(state, everyone(state))

    def select(self, state: State, phase: i64, run: Run) -> None:
        """Counters, alignments and turn order. Rules: GE-GRO-01"""
        if phase == SELECTION:
            state.push(SelectCounters(everyone(state), [-1] * len(state.players), 0, 0))
        elif phase == AFTER_REVEAL:
            ask_cards(state, everyone(state))
        else:
            switch_alignments(state, run)
            change_turn_order(state, run)

    def close(self, state: State, phase: i64, run: Run) -> None:
        """Trading, scoring and the next round."""
        if phase == TRADING:
            state.push(new_trading(state))
        elif phase == SCORING:
            score_round(state, run)
        elif phase == ENDING:
            self.end(state, run)
        else:
            ask_cards(state, everyone(state))

    def next_turn(self, state: State) -> None:
        """One move/combat turn after the other. Rules: GE-MOV-02"""
        order = state.turn_order()
        if self.at < len(order):
            self.at += 1
            state.push(new_turn(order[self.at - 1]))
        else:
            self.phase = SELECTION

    def next_growth(self, state: State) -> None:
        """One growth turn after the other in the new order. Rules: GE-GRO-06, GE-TRN-04"""
        order = state.turn_order()
        if self.at < len(order):
            self.at += 1
            state.push(GrowthTurn(order[self.at - 1], 0, 0, 0, 0))
        else:
            self.phase = BEFORE_TRADING

    def next_greys(self, state: State) -> None:
        """Greys STS without a trade take a level. Rules: GE-RAC-17"""
        order = state.turn_order()
        while self.at < len(order):
            player = state.players[order[self.at]]
            self.at += 1
            if steals_after_trading(player):
                state.push(StealLevel(player.number, 0, contacts(state, player), "GE-RAC-17"))
                return
        self.phase = BEFORE_SCORING

    def end(self, state: State, run: Run) -> None:
        """After the last round the game is over. Rules: GE-END-01, GE-END-04"""
        if state.round < state.rules.rounds():
            self.phase = BEGIN
        else:
            state.pop()
            run.reveal()
            run.tell(GAME_ENDED, (int(state.round),))


def everyone(state: State) -> i64:
    """The mask of all players."""
    return BIT[len(state.players)] - 1


def begin_round(state: State, run: Run) -> None:
    """The round marker advances; two people bid for the puppet. Rules: GE-SET-01, GE-VAR-09"""
    state.round += 1
    state.switches = NONE
    for player in state.players:
        player.begin_round()
    run.tell(ROUND_BEGUN, (int(state.round),))
    if state.has_puppet():
        state.push(Auction(3, [-1] * 3, 0, 0))
