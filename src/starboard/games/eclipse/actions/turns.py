"""The action phase: one action, reaction or pass at a time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import BUILD, MONEY, MOVE, NOBODY, UPGRADE
from ..events import ACTION_TAKEN, PASSED, PASSED_AGAIN, PASSED_FIRST, REACTED, TURN_SKIPPED
from ..moves.actions import PASS, DropTile, React, TakeAction
from ..player import Player
from ..refusals import (
    ACTION_AFTER_PASS,
    NO_DISC,
    NO_DISC_TO_REACT,
    NO_SUCH_REACTION,
    NOT_PASSED,
)
from ..rules import Phase, rules_of
from ..state import State, Step
from ..view.shape_steps import TurnStep
from .free_moves import (
    apply_drop,
    apply_free,
    is_free,
    legal_drop,
    legal_free,
    refuse_drop,
    refuse_free,
    something_left,
)

ASKING: Final[i64] = 0
ACTING: Final[i64] = 1  # an action lies above
ENDED: Final[i64] = 2  # the turn passes on


def refuse_action(player: Player, action: i64, why: Why) -> Refusal | None:
    """An action costs the leftmost disc and is open until one passes.

    Rules: ECL-ACT-03, ECL-ACT-09, ECL-ACT-11
    """
    if player.passed:
        return why.no(ACTION_AFTER_PASS, action)
    return NO_DISC if player.discs == 0 else None


def refuse_reaction(player: Player, action: i64, why: Why) -> Refusal | None:
    """After passing: upgrade, build or move, for a disc.

    Rules: ECL-REA-01, ECL-REA-02, ECL-REA-05
    """
    if not player.passed:
        return NOT_PASSED
    if action != UPGRADE and action != BUILD and action != MOVE:
        return why.no(NO_SUCH_REACTION, action)
    return NO_DISC_TO_REACT if player.discs == 0 else None


def reaction_space(action: i64) -> i64:
    """The place of a reaction among the disc spaces: after the six actions."""
    return 4 + action


@final
class Turns(Step):
    """Turns go clockwise until everybody has passed. Rules: ECL-ACT-02, ECL-ACT-10"""

    __slots__ = ("phase", "seat")

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat: i64 = seat
        self.phase: i64 = phase

    def clone(self) -> Turns:
        return Turns(self.seat, self.phase)

    def actors(self) -> i64:
        return BIT[self.seat] if self.phase == ASKING else 0

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if player.discs > 0:
            action: i64 = 0
            while action < 6:
                if not player.passed:
                    out.append(TakeAction(action))
                elif refuse_reaction(player, action, QUIET) is None:
                    out.append(React(action))
                action += 1
        out.append(PASS)
        legal_free(state, player, out)
        legal_drop(player, out)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        player = state.players[seat]
        action: i64 = 0
        while action < 6:
            if player.passed:
                out.append(React(action))
            out.append(TakeAction(action))
            action += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, TakeAction):
            return refuse_action(player, move.action, why)
        if isinstance(move, React):
            return refuse_reaction(player, move.action, why)
        if is_word(move, "pass"):
            return None
        if isinstance(move, DropTile):
            return refuse_drop(player, move.place, why)
        return refuse_free(state, player, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, TakeAction):
            self.begin(state, player, move.action, move.action, run)
        elif isinstance(move, React):
            self.begin(state, player, move.action, reaction_space(move.action), run)
        elif isinstance(move, DropTile):
            apply_drop(state, player, move.place, run)
        elif is_free(move):
            apply_free(state, player, move, run)
        else:
            pass_turn(state, player, run)
            self.phase = ENDED

    def begin(self, state: State, player: Player, action: i64, space: i64, run: Run) -> None:
        """The disc is paid before the first activation; the same space may be used again.

        Rules: ECL-ACT-03, ECL-ACT-04, ECL-REA-02
        """
        player.spend_disc(space)
        self.phase = ACTING
        rules = rules_of(state)
        left = rules.activation_count.count(state, player, action)
        if run.loud:
            kind = REACTED if player.passed else ACTION_TAKEN
            run.tell(kind, (int(player.seat), int(action)))
        state.push(rules.actions.make(state, player, action, left))

    def enter(self, state: State, run: Run) -> None:
        """The action is over: aggression is read, then the next player has a turn.

        Cubes of broken relations are asked for in between. Rules: ECL-DIP-10, ECL-ACT-02
        """
        if self.phase == ACTING:
            self.phase = ENDED
            rules_of(state).action_ended.ended(state, state.players[self.seat], run)
            return
        state.players[self.seat].asked = 0
        self.phase = ASKING
        self.seat = following(state, self.seat, run)
        if self.seat == NOBODY:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_reaction" if state.players[seat].passed else "choose_action")

    def seen_by(self, state: State, seat: i64) -> TurnStep:
        return {"kind": "turn", "seat": int(self.seat)}


def pass_turn(state: State, player: Player, run: Run) -> None:
    """The first to pass gains money and the start player tile of the next round.

    Rules: ECL-ACT-07, ECL-ACT-08, ECL-ACT-09
    """
    if player.passed:
        if run.loud:
            run.tell(PASSED_AGAIN, (int(player.seat),))
        return
    player.passed = True
    if run.loud:
        run.tell(PASSED, (int(player.seat),))
    if state.next_start == NOBODY:
        money = state.rules.box.tracks.first_pass_money
        state.next_start = player.seat
        player.storage[MONEY] += money
        if run.loud:
            run.tell(PASSED_FIRST, (int(player.seat), int(money)))


def following(state: State, seat: i64, run: Run) -> i64:
    """Whose turn is next; nobody's once all have passed. Rules: ECL-ACT-02, ECL-ACT-10"""
    waiting = False
    for player in state.players:
        if not player.passed and not player.out:
            waiting = True
    if not waiting:
        return NOBODY
    seats = state.seats()
    next_seat = (seat + 1) % seats
    while is_skipped(state, state.players[next_seat]):
        if run.loud and not state.players[next_seat].out:
            run.tell(TURN_SKIPPED, (int(next_seat),))
        next_seat = (next_seat + 1) % seats
    return next_seat


def is_skipped(state: State, player: Player) -> bool:
    """Passed, no disc, and nothing else to do: no question is asked. Rules: ECL-ACT-11"""
    if player.out:
        return True
    return player.passed and player.discs == 0 and not something_left(state, player)


class ActionPhase(Phase):
    """Makes the action phase, beginning with the start player."""

    def make(self, state: State) -> Step:
        return Turns(first_turn(state), ASKING)


def first_turn(state: State) -> i64:
    """The start player, or the next one still in the game. Rules: ECL-ACT-02"""
    seat = state.start
    while state.players[seat].out:
        seat = (seat + 1) % state.seats()
    return seat
