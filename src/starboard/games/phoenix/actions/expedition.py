"""Terran Expedition: roll, reroll, keep, then observe Humans or win them as allies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.effects import DURING, SHIP, Effect
from ..components.ids import EXPEDITION, GEMS, HUMAN, HUMAN_FACE, METAL, SUPPLY
from ..moves.ships import KeepDice, Reroll
from ..moves.words import ALLY, BUY_HUMAN, DONE, OBSERVE, STAND
from ..player import Player
from ..refusals import (
    HUMAN_ALREADY_BOUGHT,
    HUMAN_GEMS_TOO_DEAR,
    HUMAN_TOO_DEAR,
    KEEP_MORE,
    NO_HUMAN_FOR_SALE,
    NO_REROLL,
    STAND_FIRST,
    TOO_FEW_LEFT,
    USE_HUMAN_DIE,
)
from ..state import State
from ..station.abilities import gather
from ..station.goods import can_pay, give, give_one, take
from ..station.new_residents import PayHuman, gain_humans
from ..station.payments import human_price, refuse_human
from ..station.residents import refuse_resident
from ..step import Question
from ..timing import wrong_time
from ..view.shape import ExpeditionView
from .dice import NO_DICE, add_dice, all_dice, count_of, refuse_keep, refuse_reroll, roll, told_dice

ROLL: Final[i64] = 0
REROLLING: Final[i64] = 1
KEEPING: Final[i64] = 2
RESOLVING: Final[i64] = 3
LAST_CALL: Final[i64] = 4
PROMPTS: Final[tuple[str, ...]] = ("roll", "reroll", "keep_dice", "human_die", "buy_human")

SHIP_ROLL: Final[i64] = 0  # at least one die is kept
BONUS_ROLL: Final[i64] = 1  # none need be kept
FULL_ROLL: Final[i64] = 2  # an immediate ability: as many as possible are kept


@final
class Expedition(Question):
    """One roll with all that follows from it. Dice are packed, eight bits per face.

    Rules: SSP-EXP-01, SSP-EXP-02, SSP-EXP-03, SSP-EXP-04, SSP-EXP-13, SSP-EXP-14, SSP-EXP-15,
    SSP-EXP-18, SSP-EXP-21, SSP-TIM-13, SSP-CMP-07
    """

    __slots__ = (
        "bought",
        "capacity",
        "chosen",
        "dice",
        "duration",
        "kept",
        "mode",
        "phase",
        "rerolls",
    )

    def __init__(self, seat: i64, mode: i64, duration: i64, capacity: i64, rerolls: i64) -> None:
        super().__init__(seat)
        self.mode: i64 = mode
        self.duration: i64 = duration
        self.capacity: i64 = capacity
        self.rerolls: i64 = rerolls
        self.phase: i64 = ROLL
        self.dice: i64 = NO_DICE
        self.kept: i64 = NO_DICE  # dice marked for the reroll, later dice kept
        self.chosen: i64 = 0  # faces already decided
        self.bought: bool = False

    def clone(self) -> Expedition:
        twin = Expedition(self.seat, self.mode, self.duration, self.capacity, self.rerolls)
        twin.asked = self.asked
        twin.phase = self.phase
        twin.dice = self.dice
        twin.kept = self.kept
        twin.chosen = self.chosen
        twin.bought = self.bought
        return twin

    def name(self) -> str:
        return "expedition"

    def seen_by(self, state: State, seat: i64) -> ExpeditionView:
        return {
            "step": "expedition",
            "kind": "expedition",
            "phase": PROMPTS[self.phase],
            "dice": told_dice(self.dice),
            "kept": told_dice(self.kept),
            "capacity": int(self.capacity),
        }

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt(PROMPTS[self.phase], (int(self.capacity - all_dice(self.kept)),))

    def enter(self, state: State, run: Run) -> None:
        """Go on until there is something to decide."""
        player = state.players[self.seat]
        if self.phase == ROLL:
            self.dice = roll(state, self.duration, player, run)
            self.begin(REROLLING if self.rerolls > 0 else KEEPING)
        elif self.phase == REROLLING:
            self.asked = True
        elif self.phase == KEEPING:
            self.enter_keeping(state, player, run)
        elif self.phase == RESOLVING:
            self.enter_resolving(state, player, run)
        elif self.refuse_human_for_gems(state, player, QUIET) is None:
            self.asked = True
        else:
            state.pop()

    def begin(self, phase: i64) -> None:
        """The next part of the action."""
        self.phase = phase
        self.kept = NO_DICE
        self.chosen = 0
        self.asked = False

    def least(self) -> i64:
        """How many dice must be kept. Rules: SSP-EXP-15, SSP-SEC-321"""
        if self.mode == FULL_ROLL:
            return min(self.capacity, all_dice(self.dice))
        return 1 if self.mode == SHIP_ROLL else 0

    def enter_keeping(self, state: State, player: Player, run: Run) -> None:
        face: i64 = 0
        while face <= HUMAN_FACE:
            if (
                refuse_keep(self.dice, self.kept, self.chosen, self.capacity, 0, face, 1, QUIET)
                is None
            ):
                self.asked = True
                return
            face += 1
        self.collect(state, player, run)

    def collect(self, state: State, player: Player, run: Run) -> None:
        """Resources come first: they may pay for allies. Rules: SSP-EXP-05, SSP-EXP-12"""
        good: i64 = 0
        while good <= METAL:
            n = count_of(self.kept, good) * state.rules.die.gives
            give_one(state, player, good, n, SUPPLY, run)
            good += 1
        self.phase = RESOLVING
        self.asked = False

    def enter_resolving(self, state: State, player: Player, run: Run) -> None:
        if count_of(self.kept, HUMAN_FACE) == 0:
            self.begin(LAST_CALL)
        elif (
            refuse_ally(state, player, QUIET) is None
            or self.refuse_human_for_gems(state, player, QUIET) is None
        ):
            self.asked = True
        else:
            self.apply(state, self.seat, OBSERVE, run)

    def sale(self, state: State, player: Player) -> Effect | None:
        """The purchase of Sector 322, if it is active."""
        if self.mode == SHIP_ROLL:
            for effect in gather(state, player, SHIP, EXPEDITION, DURING):
                return effect
        return None

    def refuse_human_for_gems(self, state: State, player: Player, why: Why) -> Refusal | None:
        """Once per ship use a Human for GEMs. Rules: SSP-SEC-322, SSP-SEC-05, SSP-TIM-11"""
        effect = self.sale(state, player)
        if effect is None:
            return NO_HUMAN_FOR_SALE
        if self.bought:
            return HUMAN_ALREADY_BOUGHT
        if not can_pay(player, effect.pay):
            return why.no(HUMAN_GEMS_TOO_DEAR, effect.pay[GEMS], player.goods[GEMS])
        return refuse_resident(state, player, HUMAN, why)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        if self.phase == REROLLING or self.phase == KEEPING:
            self.legal_dice(state, out)
        elif self.phase == RESOLVING:
            out.append(OBSERVE)
            if refuse_ally(state, player, QUIET) is None:
                out.append(ALLY)
        else:
            out.append(DONE)
        if self.refuse_human_for_gems(state, player, QUIET) is None:
            out.append(BUY_HUMAN)

    def legal_dice(self, state: State, out: list[Move]) -> None:
        """Groups of equal dice: one decision per face."""
        face: i64 = 0
        while face <= HUMAN_FACE:
            n: i64 = 1
            while n <= count_of(self.dice, face):
                move: Move = Reroll(face, n) if self.phase == REROLLING else KeepDice(face, n)
                if self.refuse_dice(state, move, QUIET) is None:
                    out.append(move)
                n += 1
            face += 1
        if self.phase == REROLLING:
            out.append(STAND)
        elif all_dice(self.kept) >= self.least():
            out.append(DONE)

    def refuse_dice(self, state: State, move: Move, why: Why) -> Refusal | None:
        """Why these dice cannot be rerolled or kept."""
        if isinstance(move, Reroll) and self.phase == REROLLING:
            return refuse_reroll(self.dice, self.chosen, move.face, move.count, why)
        if isinstance(move, KeepDice) and self.phase == KEEPING:
            needed = self.least() if self.mode == FULL_ROLL else 0
            return refuse_keep(
                self.dice, self.kept, self.chosen, self.capacity, needed, move.face, move.count, why
            )
        if isinstance(move, Reroll) and self.phase == KEEPING:
            return NO_REROLL
        if isinstance(move, KeepDice) and self.phase == REROLLING:
            return STAND_FIRST
        return wrong_time(state, self.seat, move, why)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if not isinstance(move, Word):
            return self.refuse_dice(state, move, why)
        if move.verb == "buy-human":
            return self.refuse_human_for_gems(state, player, why)
        if move.verb == "stand" and self.phase == REROLLING:
            return None
        if self.phase == RESOLVING and move.verb == "observe":
            return None
        if self.phase == RESOLVING and move.verb == "ally":
            return refuse_ally(state, player, why)
        return self.refuse_done(why) if move.verb == "done" else wrong_time(state, seat, move, why)

    def refuse_done(self, why: Why) -> Refusal | None:
        """What must still be decided. Rules: SSP-EXP-06, SSP-EXP-15, SSP-EXP-18, SSP-CON-13"""
        if self.phase == REROLLING:
            return STAND_FIRST
        if self.phase == RESOLVING:
            return USE_HUMAN_DIE
        if self.phase == LAST_CALL or all_dice(self.kept) >= self.least():
            return None
        if self.mode == FULL_ROLL:
            return why.no(TOO_FEW_LEFT, self.least())
        return why.no(KEEP_MORE, self.least(), all_dice(self.kept))

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, Reroll):
            self.kept = add_dice(self.kept, move.face, move.count)
            self.chosen |= BIT[move.face]
        elif isinstance(move, KeepDice):
            self.kept = add_dice(self.kept, move.face, move.count)
            self.chosen |= BIT[move.face]
            self.asked = False
        elif isinstance(move, Word):
            self.apply_plain(state, player, move, run)

    def apply_plain(self, state: State, player: Player, move: Word, run: Run) -> None:
        if move.verb == "stand":
            self.stand(state, player, run)
        elif move.verb == "observe":
            self.observe(state, player, run)
        elif move.verb == "ally":
            self.kept = add_dice(self.kept, HUMAN_FACE, -1)
            self.asked = False
            price = human_price(state, player, state.rules.prices.human)
            state.push(PayHuman(self.seat, price, True, False))
        elif move.verb == "buy-human":
            self.buy_human(state, player)
        elif self.phase == KEEPING:
            self.collect(state, player, run)
        else:
            state.pop()

    def stand(self, state: State, player: Player, run: Run) -> None:
        """Dice marked are rolled together; none marked ends the rerolls. Rules: SSP-HUB-11"""
        again = all_dice(self.kept)
        if again == 0:
            self.begin(KEEPING)
            return
        self.dice = self.dice - self.kept + roll(state, again, player, run)
        self.rerolls -= 1
        self.begin(REROLLING if self.rerolls > 0 else KEEPING)

    def observe(self, state: State, player: Player, run: Run) -> None:
        """A Human die used for watching gives a point. Rules: SSP-EXP-06, SSP-EXP-07, SSP-EXP-11"""
        self.kept = add_dice(self.kept, HUMAN_FACE, -1)
        self.asked = False
        give(state, player, state.rules.die.observing, SUPPLY, run)

    def buy_human(self, state: State, player: Player) -> None:
        """Sector 322's Human uses no die. Rules: SSP-EXP-20, SSP-SEC-322"""
        effect = self.sale(state, player)
        assert effect is not None
        take(player, effect.pay)
        self.bought = True
        self.asked = False
        assert effect.inner is not None
        gain_humans(state, self.seat, effect.inner.amount)


def refuse_ally(state: State, player: Player, why: Why) -> Refusal | None:
    """A Human die wins an ally for one of each resource. Rules: SSP-EXP-08"""
    return refuse_human(state, player, state.rules.prices.human, True, HUMAN_TOO_DEAR, why)
