"""Dismantle: an own unused ship becomes metal."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..components.effects import EXTRA_METAL
from ..components.ids import DISMANTLE, METAL, SUPPLY
from ..events import SHIP_DISMANTLED
from ..moves.ships import Dismantle
from ..player import Player
from ..refusals import ACT_FIRST, NOT_YOUR_SHIP, TARGET_IN_USE, TARGET_USED
from ..state import State
from ..station.abilities import modifier
from ..station.goods import give_one
from ..step import Question
from ..timing import must_act
from .ships import targets


def refuse_dismantle(
    state: State, player: Player, ship: i64, code: i64, why: Why
) -> Refusal | None:
    """The target is an own unused ship, not the one in use.

    Rules: SSP-DIS-01, SSP-DIS-02, SSP-DIS-03, SSP-DIS-05, SSP-NEU-07
    """
    target = state.rules.by_code[code]
    if target < 0 or not has(player.fleet, target):
        return why.no(NOT_YOUR_SHIP, code)
    if target == ship:
        return TARGET_IN_USE
    if state.is_used(target):
        return why.no(TARGET_USED, code, state.gems_on[target])
    return None


@final
class DismantleShip(Question):
    """Which ship goes. Rules: SSP-DIS-01"""

    __slots__ = ("ship",)

    def __init__(self, seat: i64, asked: bool, ship: i64) -> None:
        super().__init__(seat, asked)
        self.ship: i64 = ship

    def clone(self) -> DismantleShip:
        return DismantleShip(self.seat, self.asked, self.ship)

    def name(self) -> str:
        return "dismantle"

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("dismantle")

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        mask = targets(state, state.players[seat], self.ship)
        index: i64 = 0
        while mask >> index != 0:
            if has(mask, index):
                out.append(Dismantle(state.rules.ships[index].code))
            index += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for index, ship in enumerate(state.rules.ships):
            if has(state.players[seat].fleet, index):
                out.append(Dismantle(ship.code))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Dismantle):
            return must_act(state, seat, move, ACT_FIRST, why)
        return refuse_dismantle(state, state.players[seat], self.ship, move.ship, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """The ship leaves the game, its metal and all bonuses come in.

        Rules: SSP-DIS-03, SSP-DIS-04, SSP-DIS-08, SSP-DIS-10, SSP-DIS-11
        """
        assert isinstance(move, Dismantle)
        player = state.players[seat]
        target = state.rules.by_code[move.ship]
        player.fleet &= ~BIT[target]
        for other in state.players:
            if other.marker == target:
                other.marker = -1
        metal = state.rules.ships[target].metal + state.rules.ships[self.ship].ability
        metal += modifier(state, player, DISMANTLE, EXTRA_METAL)
        state.pop()
        if run.loud:
            run.tell(SHIP_DISMANTLED, (int(seat), int(move.ship)))
        give_one(state, player, METAL, metal, SUPPLY, run)
