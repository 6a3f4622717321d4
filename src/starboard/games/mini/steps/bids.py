"""Sealed bids of everybody at once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why
from starboard.engine.sealed import Sealed

from ..events import BID_MADE, BIDS_OPENED
from ..moves import Bid
from ..refusals import CARD_NOT_HELD
from ..state import CARDS, DECK, Player, State
from .turn import Turns


def refuse_bid(player: Player, card: i64, why: Why) -> Refusal | None:
    """Only a card from the hand can be bid. Rules: MIN-BID-01"""
    if card < 1 or card > CARDS or player.hand[card] == 0:
        return why.no(CARD_NOT_HELD, card)
    return None


@final
class Bids(Sealed[State]):
    """Answers are sealed, opened together and applied in turn order. Rules: MIN-BID-01"""

    __slots__ = ()

    def clone(self) -> Bids:
        return Bids(self.waiting, self.answers[:], self.asked, self.back)

    def label(self) -> str:
        return "bids"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        card: i64 = 1
        while card <= CARDS:
            out.append(Bid(card))
            card += 1

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        return (
            refuse_bid(state.players[player], move.card, why) if isinstance(move, Bid) else NOT_NOW
        )

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Bid)
        self.give(state, player, move.card, run)
        run.tell(BID_MADE, (int(player), int(move.card)), BIT[player])

    def opened(self, state: State, run: Run) -> None:
        """All bids are in. Rules: MIN-BID-02"""
        n: i64 = len(self.answers)
        best = (state.first + 1) % n
        i: i64 = 1
        while i <= n:
            seat = (state.first + i) % n
            card: i64 = self.answers[seat]
            state.players[seat].hand[card] -= 1
            state.discards[card] += 1
            if card > self.answers[best]:
                best = seat
            i += 1
        run.tell(BIDS_OPENED, (int(best), self.answers[best]))
        state.first = best
        state.pop()
        state.push(Turns(best, 0))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("bid")

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        own = max(0, self.answers[seat]) if seat >= 0 else 0
        return {"step": "bids", "waiting": int(self.waiting), "own": own}

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        """Any card of the (dealt) hand."""
        hand = state.players[player].hand
        at = run.chance.below(DECK, state.players[player].cards())
        card: i64 = 0
        while at >= hand[card]:
            at -= hand[card]
            card += 1
        return card
