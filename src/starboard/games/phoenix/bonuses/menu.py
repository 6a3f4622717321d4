"""A menu of bonuses: each once, in the order of the player's choice."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import GAIN_CHOICE, Effect
from ..moves.bonuses import Bonus
from ..moves.words import DONE
from ..refusals import BONUS_USED, NO_SUCH_BONUS, TAKE_GAIN_FIRST
from ..state import State
from ..station.goods import give
from ..step import Question
from .bonus_actions import refuse_bonus, start_bonus


class BonusMenu(Question):
    """Pending bonuses of one moment; `used` marks those already taken.

    The effects are read afresh each time: in this step no active quarters changes.
    """

    __slots__ = ("used",)

    def __init__(self, seat: i64, asked: bool, used: i64) -> None:
        super().__init__(seat, asked)
        self.used: i64 = used

    def effects(self, state: State) -> list[Effect]:
        """The bonuses of this moment."""
        raise NotImplementedError

    def move_for(self, source: i64) -> Move:
        """The move that uses a source."""
        return Bonus(source)

    def already(self) -> Refusal:
        """Why a bonus is not used a second time."""
        return BONUS_USED

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        free = True
        for k, effect in enumerate(self.effects(state)):
            if has(self.used, k) or effect.automatic():
                continue
            if refuse_bonus(state, player, effect, QUIET) is None:
                out.append(self.move_for(effect.source))
                if effect.deed == GAIN_CHOICE:
                    free = False
        if free:
            out.append(DONE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for effect in self.effects(state):
            if not effect.automatic():
                out.append(self.move_for(effect.source))

    def refuse_source(self, state: State, source: i64, why: Why) -> Refusal | None:
        """Why the bonus of a source cannot be used."""
        player = state.players[self.seat]
        for k, effect in enumerate(self.effects(state)):
            if effect.source == source and not effect.automatic():
                if has(self.used, k):
                    return why.no(self.already(), source)
                return refuse_bonus(state, player, effect, why)
        return why.no(NO_SUCH_BONUS, source)

    def refuse_done(self, state: State) -> Refusal | None:
        """Fixed gains with a choice are not optional. Rules: SSP-SEC-07, SSP-GEM-12"""
        for k, effect in enumerate(self.effects(state)):
            if not has(self.used, k) and effect.deed == GAIN_CHOICE:
                return TAKE_GAIN_FIRST
        return None

    def start(self, state: State, source: i64) -> None:
        """Each bonus once. Rules: SSP-TIM-08, SSP-TIM-10, SSP-INC-15"""
        for k, effect in enumerate(self.effects(state)):
            if effect.source == source and not effect.automatic() and not has(self.used, k):
                self.used |= BIT[k]
                self.asked = False
                start_bonus(state, state.players[self.seat], effect)
                return

    def take_fixed(self, state: State, run: Run) -> None:
        """Fixed gains come at once and may be spent on the bonuses that follow."""
        player = state.players[self.seat]
        for effect in self.effects(state):
            if effect.automatic():
                give(state, player, effect.gain, effect.source, run)
