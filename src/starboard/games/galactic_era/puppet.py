"""The auction for the puppet."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from .components.ids import FROM_BIDS, NOBODY, NOWHERE, ORDER_STREAM, PUPPET
from .events import PEACE_MADE, PUPPET_WON
from .levels import score
from .movement.scouting import scout_everywhere
from .moves.setup import Bid
from .refusals import BID_TOO_HIGH
from .state import State
from .step import Sealed
from .view.shape import AuctionView

HIGHEST: Final[i64] = 50  # more than any round is worth; keeps the list of bids finite


@final
class Auction(Sealed):
    """Both bid in secret; the higher bid controls the puppet for the round and pays.

    Rules: GE-VAR-09, GE-VAR-10, GE-VAR-11
    """

    __slots__ = ()

    def clone(self) -> Auction:
        return Auction(self.waiting, self.answers[:], self.asked, self.back)

    def label(self) -> str:
        return "bids"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        vp: i64 = 0
        while vp <= HIGHEST:
            out.append(Bid(vp))
            vp += 1

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Bid):
            return NOT_NOW
        return why.no(BID_TOO_HIGH, move.vp, HIGHEST) if move.vp > HIGHEST else None

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Bid)
        self.give(state, player, move.vp, run)

    def seat_of(self, state: State, player: i64) -> i64:
        """Only the two people bid, whoever played the puppet before."""
        return player

    def opened(self, state: State, run: Run) -> None:
        """Equal bids leave the control where it was, in round 1 chance decides."""
        state.pop()
        if self.answers[0] != self.answers[1]:
            winner: i64 = 0 if self.answers[0] > self.answers[1] else 1
        elif state.controller != NOBODY:
            winner = state.controller
        else:
            winner = run.draw(ORDER_STREAM, 2)
        values = (int(winner), self.answers[0], self.answers[1])
        run.tell(PUPPET_WON, values)
        score(
            state,
            state.players[winner],
            FROM_BIDS,
            -self.answers[winner],
            "GE-VAR-11",
            run,
        )
        take_control(state, winner, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("bid")

    def seen_by(self, state: State, seat: i64) -> AuctionView:
        own = self.answers[seat] if seat >= 0 else -1
        return {
            "step": "Auction",
            "kind": "Auction",
            "waiting": int(self.waiting),
            "own": own,
        }

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        return run.chance.below(ORDER_STREAM, HIGHEST + 1)


def take_control(state: State, seat: i64, run: Run) -> None:
    """Peace with the puppet, and a look at its secrets. Rules: GE-VAR-12, GE-VAR-13"""
    state.controller = seat
    puppet = state.players[PUPPET]
    if state.at_war(seat, PUPPET):
        state.set_war(seat, PUPPET, False)
        run.tell(PEACE_MADE, (int(seat), int(PUPPET)), rule="GE-VAR-12")
    fleet: i64 = 0
    while fleet < 5:
        if puppet.fleet_hex[fleet] != NOWHERE:
            puppet.know(fleet, puppet.known[fleet] | BIT[seat])
        fleet += 1
    scout_everywhere(state, puppet, run)
