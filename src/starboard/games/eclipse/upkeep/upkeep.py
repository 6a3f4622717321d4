"""The upkeep phase: all players at once, each until `done`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, bits_of, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..actions.colony_ships import apply_colonize, legal_squares
from ..actions.trade import apply_trade, legal_trade
from ..board import strangers
from ..components.ids import MONEY
from ..events import WENT_BANKRUPT
from ..moves.actions import DONE, Colonize, MoveDisc, Trade
from ..moves.upkeep import Abandon
from ..player import Player
from ..refusals import DISCS_STAY, ELIMINATED, HAS_PAID_UPKEEP
from ..rules import Phase
from ..state import State, Step
from ..view.shape_steps import UpkeepStep
from .elimination import eliminate_all
from .payment import (
    abandon,
    gap,
    is_bankrupt,
    pay,
    purse,
    refuse_abandon,
    refuse_settle,
    refuse_upkeep_done,
    refuse_upkeep_trade,
)
from .production import production, upkeep_cost


@final
class Upkeep(Step):
    """Colony ships, payment, production; players do not depend on each other here.

    A player who cannot pay at all is out once everybody has finished, so that the end of a
    relation does not change what a partner pays this round. Rules: ECL-UPK-01, ECL-UPK-10
    """

    __slots__ = ("bankrupt", "checking", "waiting")

    def __init__(self, waiting: i64, bankrupt: i64, checking: bool) -> None:
        self.waiting: i64 = waiting
        self.bankrupt: i64 = bankrupt
        self.checking = checking  # something changed: look again who has nothing to decide

    def clone(self) -> Upkeep:
        return Upkeep(self.waiting, self.bankrupt, self.checking)

    def actors(self) -> i64:
        return 0 if self.checking else self.waiting

    def enter(self, state: State, run: Run) -> None:
        self.checking = False
        for seat in bits_of(self.waiting):
            self.settle(state, state.players[seat], run)
            if self.checking:
                return
        if self.waiting == 0:
            state.pop()
            eliminate_all(state, self.bankrupt, run)

    def settle(self, state: State, player: Player, run: Run) -> None:
        """What is forced happens by itself. Rules: ECL-UPK-04, ECL-UPK-10"""
        out: list[Move] = []
        if gap(state, player) <= 0:
            legal_settle(state, player, out)
            if not out:
                self.finish(state, player, run)
        elif is_bankrupt(state, player):
            self.give_up(state, player, run)
        else:
            self.legal(state, player.seat, out)
            if len(out) == 1:
                self.apply(state, player.seat, out[0], run)

    def give_up(self, state: State, player: Player, run: Run) -> None:
        """No way to pay is left. Rules: ECL-UPK-10"""
        self.waiting &= ~BIT[player.seat]
        self.bankrupt |= BIT[player.seat]
        if run.loud:
            run.tell(WENT_BANKRUPT, (int(player.seat), int(gap(state, player))))

    def finish(self, state: State, player: Player, run: Run) -> None:
        """Paid, and done for this phase."""
        self.waiting &= ~BIT[player.seat]
        pay(state, player, run)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if gap(state, player) <= 0:
            out.append(DONE)
        else:
            legal_abandon(state, player, out)
        legal_settle(state, player, out)
        legal_trade(state, player, out)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        if gap(state, state.players[seat]) > 0:
            out.append(DONE)
        else:
            legal_abandon(state, state.players[seat], out)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if is_word(move, "done"):
            return refuse_upkeep_done(state, player, why)
        if isinstance(move, Abandon):
            return refuse_abandon(state, player, move.number, why)
        if isinstance(move, Colonize):
            return refuse_settle(state, player, move, why)
        if isinstance(move, Trade):
            return refuse_upkeep_trade(state, player, move, why)
        return DISCS_STAY if isinstance(move, MoveDisc) else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        self.checking = True
        if isinstance(move, Abandon):
            abandon(state, player, move.number, run)
        elif isinstance(move, Colonize):
            apply_colonize(state, player, move, run)
        elif isinstance(move, Trade):
            apply_trade(state, player, move, run)
        else:
            self.finish(state, player, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        player = state.players[seat]
        cost = int(upkeep_cost(state, player))
        if gap(state, player) > 0:
            return Prompt("close_gap", (cost, int(purse(state, player))))
        return Prompt("upkeep", (cost, int(production(state, player, MONEY))))

    def seen_by(self, state: State, seat: i64) -> UpkeepStep:
        return {"kind": "upkeep", "waiting": bits_of(self.waiting)}


def legal_abandon(state: State, player: Player, out: list[Move]) -> None:
    """Every controlled sector, the starting sector included. Rules: ECL-UPK-05"""
    for sector in state.sectors:
        if sector.owner == player.seat:
            out.append(Abandon(sector.number))


def legal_settle(state: State, player: Player, out: list[Move]) -> None:
    """Every cube that a colony ship could place without opponents' ships around.

    Rules: ECL-UPK-02
    """
    if player.colony_ships == 0:
        return
    for sector in state.sectors:
        if sector.owner == player.seat and strangers(player, sector) == 0:
            legal_squares(state, player, sector, out)


def refuse_idle(state: State, player: Player, why: Why) -> Refusal | None:
    """A player who has paid is done until the next round, one who is out of the game for good.

    Rules: ECL-UPK-01, ECL-UPK-12
    """
    if player.out:
        return why.no(ELIMINATED, player.seat)
    for step in state.stack:
        if isinstance(step, Upkeep) and not has(step.waiting, player.seat):
            return why.no(HAS_PAID_UPKEEP, player.seat)
    return None


class UpkeepPhase(Phase):
    """Makes the upkeep phase for everybody still in the game."""

    def make(self, state: State) -> Step:
        waiting: i64 = 0
        for player in state.players:
            if not player.out:
                waiting |= BIT[player.seat]
        return Upkeep(waiting, 0, True)
