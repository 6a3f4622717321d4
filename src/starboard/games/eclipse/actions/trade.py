"""Trade: units of one resource for one unit of another."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..events import TRADED
from ..moves.actions import Trade
from ..player import Player
from ..refusals import SAME_RESOURCE, TOO_LITTLE_TO_TRADE
from ..state import State


def refuse_trade(state: State, player: Player, give: i64, get: i64, why: Why) -> Refusal | None:
    """Trade value units of one resource for one unit of another.

    Rules: ECL-TRD-01, ECL-TRD-02, ECL-ACT-14
    """
    if give == get:
        return SAME_RESOURCE
    rate = state.species_of(player).trade_value
    if player.storage[give] < rate:
        return why.no(TOO_LITTLE_TO_TRADE, rate, player.storage[give], give)
    return None


def legal_trade(state: State, player: Player, out: list[Move]) -> None:
    """Every trade that storage allows. Rules: ECL-TRD-03"""
    rate = state.species_of(player).trade_value
    give: i64 = 0
    while give < 3:
        if player.storage[give] >= rate:
            get: i64 = 0
            while get < 3:
                if get != give:
                    out.append(Trade(give, get))
                get += 1
        give += 1


def apply_trade(state: State, player: Player, move: Trade, run: Run) -> None:
    """Units go to and come from the supply, never to another player.

    Rules: ECL-TRD-01, ECL-TRD-04
    """
    rate = state.species_of(player).trade_value
    player.storage[move.give] -= rate
    player.storage[move.get] += 1
    if run.loud:
        values = (int(player.seat), int(rate), int(move.give), int(move.get))
        run.tell(TRADED, values)
