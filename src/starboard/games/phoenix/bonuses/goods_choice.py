"""Goods of choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..components.ids import METAL
from ..events import GOODS_GAINED
from ..moves.bonuses import Choose
from ..refusals import CHOOSE_A_RESOURCE, NOT_THAT_GOOD, TAKE_GAIN_FIRST
from ..state import State
from ..step import Question
from ..timing import must_act


@final
class ChooseGoods(Question):
    """`count` goods, each freely chosen among those offered.

    Rules: SSP-SEC-03, SSP-SEC-04, SSP-SEC-101, SSP-SEC-112, SSP-SEC-125, SSP-SEC-228, SSP-HUB-22,
    SSP-BON-23
    """

    __slots__ = ("count", "offered", "source")

    def __init__(self, seat: i64, asked: bool, offered: i64, count: i64, source: i64) -> None:
        super().__init__(seat, asked)
        self.offered: i64 = offered
        self.count: i64 = count
        self.source: i64 = source

    def clone(self) -> ChooseGoods:
        return ChooseGoods(self.seat, self.asked, self.offered, self.count, self.source)

    def name(self) -> str:
        return "choose_goods"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_goods", (int(self.source), int(self.count)))

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        good: i64 = 0
        while good < 5:
            if has(self.offered, good):
                out.append(Choose(good))
            good += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Choose):
            return must_act(state, seat, move, TAKE_GAIN_FIRST, why)
        if has(self.offered, move.good):
            return None
        return why.no(CHOOSE_A_RESOURCE if move.good > METAL else NOT_THAT_GOOD, move.good)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Choose)
        player = state.players[seat]
        player.goods[move.good] += 1
        self.count -= 1
        if self.count == 0:
            state.pop()
        if run.loud:
            values = (int(seat), 1, int(move.good), int(self.source))
            run.tell(GOODS_GAINED, values, rule="SSP-SEC-03")
