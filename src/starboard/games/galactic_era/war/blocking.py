"""Short questions to others: blocking by a declaration of war, and peace."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import ORDER_STREAM
from ..moves.words import BLOCK, PASS
from ..player import Player
from ..state import State
from ..step import Sealed
from ..view.shape import BlockWindowView
from .war import blockers, declare_war, refuse_war


@final
class BlockWindow(Sealed):
    """Everybody who could block an announced step by declaring war decides in secret.

    Rules: GE-WAR-06, GE-WAR-07, GE-WAR-09, GE-WAR-11
    """

    __slots__ = ("actor", "hexagon")

    def __init__(
        self,
        actor: i64,
        hexagon: i64,
        waiting: i64,
        answers: list[int],
        asked: i64,
        back: i64,
    ) -> None:
        super().__init__(waiting, answers, asked, back)
        self.actor: i64 = actor
        self.hexagon: i64 = hexagon  # where, or -1 for several places

    def clone(self) -> BlockWindow:
        return BlockWindow(
            self.actor,
            self.hexagon,
            self.waiting,
            self.answers[:],
            self.asked,
            self.back,
        )

    def label(self) -> str:
        return "block"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        out.append(PASS)
        out.append(BLOCK)

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        return None if is_word(move, "pass") or is_word(move, "block") else NOT_NOW

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        self.give(state, player, 1 if is_word(move, "block") else 0, run)

    def opened(self, state: State, run: Run) -> None:
        """Each declaration counts, in turn order. Rules: GE-WAR-09"""
        state.pop()
        actor = state.players[self.actor]
        for number in state.turn_order():
            player = state.players[number]
            if self.answers[number] == 1 and refuse_war(state, player, actor, QUIET) is None:
                declare_war(state, player, actor, "GE-WAR-06", run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("block", (int(self.actor), int(self.who(state, seat))))

    def seen_by(self, state: State, seat: i64) -> BlockWindowView:
        return {
            "step": "BlockWindow",
            "kind": "BlockWindow",
            "waiting": int(self.waiting),
            "own": self.own_answers(state, seat),
            "actor": int(self.actor),
        }

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        return run.chance.below(ORDER_STREAM, 2)


def ask_blockers(state: State, actor: Player, hexes: list[int], kind: i64) -> bool:
    """Open a window if anybody is entitled. Rules: GE-WAR-11"""
    mask = blockers(state, actor, hexes, kind)
    if mask == 0:
        return False
    where = hexes[0] if len(hexes) == 1 else -1
    state.push(BlockWindow(actor.number, where, mask, [-1] * len(state.players), 0, 0))
    return True
