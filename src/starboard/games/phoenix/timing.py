"""Why a move that belongs to another moment is refused now."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move, Word, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from .components.ids import NOBODY
from .moves.bonuses import (
    Advance,
    Bonus,
    Choose,
    Claim,
    ClaimBoth,
    Convert,
    Exchange,
    TakeSector,
    UsePower,
)
from .moves.residents import GiveBack, GiveBackSector, MoveOut, Pay, Relocate, SendHome, Settle
from .moves.setup import Draft, KeepHub, ReturnDrawn, Scrap
from .moves.ships import Build, Buy, Dismantle, GainAlien, KeepDice, Lobby, Reroll, Trade, Use
from .refusals import (
    DICE_CHOSEN_ONCE,
    DRAFT_OVER,
    NO_BONUS_NOW,
    NO_DUTY,
    NO_FREE_SECTOR,
    NO_HUMAN_DIE,
    NO_MOVE_OFF,
    NO_POWER_NOW,
    NO_RESIDENT_WAITS,
    NO_TRACK_BONUS,
    NOT_A_CONSTRUCTION,
    NOT_A_DIPLOMACY,
    NOT_A_DISMANTLE,
    NOT_A_TRANSPORT,
    NOT_BEGUN,
    NOT_FINISHED,
    NOT_MID_ACTION,
    NOTHING_TO_CHOOSE,
    ONE_OPTION,
    ONLY_AT_INCOME,
    OTHERS_TURN,
    PURCHASE_OVER,
    TOO_LATE_FOR_DICE,
)
from .state import State


def wrong_time(state: State, seat: i64, move: Move, why: Why) -> Refusal:
    """The refusal of a move for which the pending step has no better answer.

    It names the rule that says when such a move is made.

    Rules: SSP-TRN-02, SSP-TRN-12, SSP-INC-07, SSP-INC-23, SSP-RES-09, SSP-EXP-14,
    SSP-EXP-18, SSP-TIM-01, SSP-TIM-11, SSP-SET-13, SSP-DIP-10, SSP-BON-03, SSP-GEM-05, SSP-GEM-09
    """
    if isinstance(move, Word):
        return wrong_time_for_word(move)
    if isinstance(move, Use):
        return ONE_OPTION
    if isinstance(move, (Draft, KeepHub, ReturnDrawn, Scrap)):
        return DRAFT_OVER
    if isinstance(move, (GainAlien, Buy, Trade)):
        return NOT_A_TRANSPORT
    if isinstance(move, Reroll):
        return TOO_LATE_FOR_DICE
    if isinstance(move, KeepDice):
        return DICE_CHOSEN_ONCE
    if isinstance(move, (Claim, ClaimBoth)):
        return NO_TRACK_BONUS
    return wrong_time_for_rarer(move)


def must_act(state: State, seat: i64, move: Move, duty: Refusal, why: Why) -> Refusal:
    """The same in a step that cannot be skipped: `duty` says what must be done."""
    return duty if is_word(move, "done") else wrong_time(state, seat, move, why)


def wrong_time_for_rarer(move: Move) -> Refusal:
    """The rarer kinds of moves."""
    if isinstance(move, Build):
        return NOT_A_CONSTRUCTION
    if isinstance(move, Dismantle):
        return NOT_A_DISMANTLE
    if isinstance(move, (Lobby, Advance)):
        return NOT_A_DIPLOMACY
    if isinstance(move, Relocate):
        return ONLY_AT_INCOME
    if isinstance(move, UsePower):
        return NO_POWER_NOW
    if isinstance(move, (Bonus, Exchange)):
        return NO_BONUS_NOW
    if isinstance(move, Convert):
        return NOT_MID_ACTION
    if isinstance(move, Settle):
        return NO_RESIDENT_WAITS
    if isinstance(move, (Choose, Pay)):
        return NOTHING_TO_CHOOSE
    if isinstance(move, (MoveOut, SendHome)):
        return NO_MOVE_OFF
    if isinstance(move, (GiveBack, GiveBackSector)):
        return NO_DUTY
    return NO_FREE_SECTOR if isinstance(move, TakeSector) else NOT_NOW


def wrong_time_for_word(move: Word) -> Refusal:
    """Moves without parameters."""
    if move.verb in ("income", "recruit"):
        return ONE_OPTION
    if move.verb in ("observe", "ally"):
        return NO_HUMAN_DIE
    if move.verb == "stand":
        return TOO_LATE_FOR_DICE
    if move.verb in ("buy-metal", "buy-human"):
        return PURCHASE_OVER
    if move.verb == "done":
        return NOT_FINISHED
    return NO_BONUS_NOW


def refuse_outside_turn(state: State, seat: i64, move: Move) -> Refusal | None:
    """Ships, income and conversions are for the active player. Rules: SSP-TRN-11, SSP-SET-13"""
    if seat == state.active or not is_of_own_turn(move):
        return None
    return NOT_BEGUN if state.active == NOBODY else OTHERS_TURN


def is_of_own_turn(move: Move) -> bool:
    """Is this a move that only the active player ever makes?"""
    if isinstance(move, Word):
        return move.verb in ("income", "recruit")
    return isinstance(move, (Use, Convert))
