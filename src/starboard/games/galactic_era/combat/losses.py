"""Choosing the losses of a battle."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import PIECES
from ..events import SHIPS_DESTROYED
from ..moves.battle import Destroy, Lose
from ..moves.words import DONE_WORD
from ..player import Player
from ..refusals import (
    EXEMPT,
    LOSSES_DUE,
    NOT_SO_MANY_THERE,
    NOT_THAT_SIDE,
    TOO_MANY_LOSSES,
)
from ..state import State
from ..step import Ask
from .battlefield import Battlefield
from .sides import exempt, losers, mortal_ships, ships_of_unit, winners


def battle_of(state: State) -> Battlefield:
    """The battle under way; only steps of a battle ask."""
    battle = state.battle
    assert battle is not None
    return battle


def refuse_removal(
    state: State, side: i64, number: i64, unit: i64, n: i64, why: Why
) -> Refusal | None:
    """Ships that are there, of that side, and not exempt. Rules: GE-CMB-10, GE-CMB-13"""
    battle = battle_of(state)
    if not has(side, number):
        return why.no(NOT_THAT_SIDE, number)
    player = state.players[number]
    if exempt(state, battle, player):
        return why.no(EXEMPT, number)
    have = ships_of_unit(player, unit, battle.hexagon)
    if n < 1 or have < n:
        return why.no(NOT_SO_MANY_THERE, have, n)
    return None


def remove(state: State, player: Player, unit: i64, n: i64, rule: str, run: Run) -> None:
    """Ships go back to the supply. Rules: GE-CMP-04, GE-FLT-04"""
    hexagon = battle_of(state).hexagon
    if unit == PIECES:
        player.take_pieces(hexagon, n)
    else:
        player.take_ships(unit, n)
    if run.loud:
        run.tell(SHIPS_DESTROYED, (int(player.number), int(n), int(unit), int(hexagon)), rule=rule)


@final
class LosersLosses(Ask):
    """The decider removes none to all ships of the losing side. Rules: GE-CMB-10"""

    __slots__ = ()

    def clone(self) -> LosersLosses:
        return LosersLosses(self.player, self.asked)

    def enter(self, state: State, run: Run) -> None:
        battle = battle_of(state)
        if mortal_ships(state, battle, losers(battle)) == 0:
            state.pop()
        else:
            self.asked = state.mask_of(self.player)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        battle = battle_of(state)
        for player in state.players:
            if has(losers(battle), player.number):
                unit: i64 = 0
                while unit <= PIECES:
                    n: i64 = 1
                    while n <= ships_of_unit(player, unit, battle.hexagon):
                        out.append(Destroy(player.number, unit, n))
                        n += 1
                    unit += 1
        out.append(DONE_WORD)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Destroy):
            side = losers(battle_of(state))
            return refuse_removal(state, side, move.player, move.unit, move.n, why)
        return None if is_word(move, "done") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        battle = battle_of(state)
        if isinstance(move, Destroy):
            remove(state, state.players[move.player], move.unit, move.n, "GE-CMB-10", run)
            battle.removed += move.n
            self.asked = 0
        else:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("destroy", (int(battle_of(state).removed),))


@final
class WinnersLosses(Ask):
    """The same player chooses the price of the victory, half of it rounded up.

    Rules: GE-CMB-11, GE-CMB-12, GE-CMB-14
    """

    __slots__ = ("due",)

    def __init__(self, player: i64, asked: i64, due: i64) -> None:
        super().__init__(player, asked)
        self.due: i64 = due

    def clone(self) -> WinnersLosses:
        return WinnersLosses(self.player, self.asked, self.due)

    def enter(self, state: State, run: Run) -> None:
        """A single way to pay is taken without asking."""
        battle = battle_of(state)
        have = mortal_ships(state, battle, winners(battle))
        if self.due == 0 or have == 0:
            state.pop()
            return
        units = self.units(state)
        if have <= self.due or len(units) == 1:
            number, unit = units[0]
            player = state.players[number]
            n = min(self.due, ships_of_unit(player, unit, battle.hexagon))
            self.pay(state, player, unit, n, run)
        else:
            self.asked = state.mask_of(self.player)

    def units(self, state: State) -> list[tuple[int, int]]:
        """Owner and unit of all ships that can be taken."""
        battle = battle_of(state)
        out: list[tuple[int, int]] = []
        for player in state.players:
            if not has(winners(battle), player.number) or exempt(state, battle, player):
                continue
            unit: i64 = 0
            while unit <= PIECES:
                if ships_of_unit(player, unit, battle.hexagon) > 0:
                    out.append((int(player.number), int(unit)))
                unit += 1
        return out

    def pay(self, state: State, player: Player, unit: i64, n: i64, run: Run) -> None:
        """Ships of the winning side are removed."""
        remove(state, player, unit, n, "GE-CMB-11", run)
        battle_of(state).lost += n
        self.due -= n

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        hexagon = battle_of(state).hexagon
        for number, unit in self.units(state):
            n: i64 = 1
            while n <= min(self.due, ships_of_unit(state.players[number], unit, hexagon)):
                out.append(Lose(number, unit, n))
                n += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Lose):
            return why.no(LOSSES_DUE, self.due) if is_word(move, "done") else NOT_NOW
        if move.n > self.due:
            return why.no(TOO_MANY_LOSSES, move.n, self.due)
        side = winners(battle_of(state))
        return refuse_removal(state, side, move.player, move.unit, move.n, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Lose)
        self.asked = 0
        self.pay(state, state.players[move.player], move.unit, move.n, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("lose", (int(self.due),))
