"""Offers of peace, in one's own turn and in an enemy's."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..events import PEACE_DECLINED, PEACE_OFFERED
from ..moves.war import OfferPeace
from ..moves.words import AGREE, DECLINE
from ..player import Player
from ..refusals import NOT_AT_WAR, PEACE_ALREADY_OFFERED
from ..state import State
from ..step import Ask, TurnStep
from .war import make_peace


@final
class PeaceOffer(Ask):
    """The other player agrees or declines. Rules: GE-WAR-10"""

    __slots__ = ("sender",)

    def __init__(self, player: i64, asked: i64, sender: i64) -> None:
        super().__init__(player, asked)
        self.sender: i64 = sender

    def clone(self) -> PeaceOffer:
        return PeaceOffer(self.player, self.asked, self.sender)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(AGREE)
        out.append(DECLINE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return None if is_word(move, "agree") or is_word(move, "decline") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if is_word(move, "agree"):
            make_peace(state, self.sender, self.player, run)
        else:
            run.tell(PEACE_DECLINED, (int(self.player), int(self.sender)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("peace", (int(self.sender), int(self.player)))


def offer_peace(state: State, player: Player, target: i64, run: Run) -> None:
    """Put the question on top of what is going on. Rules: GE-WAR-10"""
    run.tell(PEACE_OFFERED, (int(player.number), int(target)))
    state.push(PeaceOffer(target, BIT[state.seat_of(target)], player.number))


def visit(turn: TurnStep, out: list[Move]) -> None:
    """In another player's turn an enemy may offer peace. Rules: GE-WAR-10"""
    out.append(OfferPeace(turn.player))


def refuse_visit(state: State, turn: TurnStep, seat: i64, move: Move, why: Why) -> Refusal | None:
    """Only peace, only by an enemy, and once per turn. Rules: GE-WAR-10"""
    if not isinstance(move, OfferPeace) or move.player != turn.player:
        return NOT_NOW
    if turn.sender(state, seat) >= 0:
        return None
    heard = has(turn.heard, seat)
    return why.no(PEACE_ALREADY_OFFERED if heard else NOT_AT_WAR, turn.player)


def offer_back(state: State, turn: TurnStep, seat: i64, run: Run) -> None:
    """The player whose turn it is answers at once. Rules: GE-WAR-10"""
    sender = turn.sender(state, seat)
    turn.heard |= BIT[sender]
    turn.asked = 0
    offer_peace(state, state.players[sender], turn.player, run)
