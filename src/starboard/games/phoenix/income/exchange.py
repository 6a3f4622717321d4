"""Sector 128: one resource becomes another."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import METAL
from ..moves.bonuses import Exchange
from ..refusals import BONUS_BEGUN, NOT_A_RESOURCE, SAME_RESOURCE, TOO_FEW_OF
from ..state import State
from ..station.goods import give_one
from ..step import Question
from ..timing import must_act


@final
class ExchangeGoods(Question):
    """One resource for another, once per Income action. Rules: SSP-SEC-128"""

    __slots__ = ()

    def clone(self) -> ExchangeGoods:
        return ExchangeGoods(self.seat, self.asked)

    def name(self) -> str:
        return "exchange"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("exchange")

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        give: i64 = 0
        while give <= METAL:
            get: i64 = 0
            while get <= METAL:
                move = Exchange(give, get)
                if self.refuse(state, seat, move, QUIET) is None:
                    out.append(move)
                get += 1
            give += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Exchange):
            return must_act(state, seat, move, BONUS_BEGUN, why)
        if move.give > METAL or move.get > METAL:
            return why.no(NOT_A_RESOURCE, max(move.give, move.get))
        if move.give == move.get:
            return why.no(SAME_RESOURCE, move.get)
        if state.players[seat].goods[move.give] == 0:
            return why.no(TOO_FEW_OF, move.give)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Exchange)
        player = state.players[seat]
        player.goods[move.give] -= 1
        state.pop()
        give_one(state, player, move.get, 1, 128, run)
