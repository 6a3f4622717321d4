"""Expedition dice, packed as counts per face: food, water, metal, Human."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..chance import DICE_STREAM
from ..components.ids import FACES
from ..events import DICE_ROLLED
from ..player import Player
from ..refusals import ALREADY_MARKED, CAPACITY_FULL, FACE_DECIDED, NOT_ROLLED, TOO_FEW_LEFT
from ..state import State

NO_DICE: Final[i64] = 0


def count_of(dice: i64, face: i64) -> i64:
    """How many dice show a face."""
    return (dice >> (8 * face)) & 255


def all_dice(dice: i64) -> i64:
    """How many dice there are."""
    return count_of(dice, 0) + count_of(dice, 1) + count_of(dice, 2) + count_of(dice, 3)


def add_dice(dice: i64, face: i64, n: i64) -> i64:
    """Some dice of a face more."""
    return dice + n * BIT[8 * face]


def told_dice(dice: i64) -> dict[str, int]:
    """Dice by the name of their face."""
    return {name: int(count_of(dice, face)) for face, name in enumerate(FACES)}


def roll(state: State, n: i64, player: Player, run: Run) -> i64:
    """Roll dice: two food, two water, one metal and one Human face each. Rules: SSP-EXP-02"""
    dice = NO_DICE
    faces = state.rules.die.faces
    while n > 0:
        dice = add_dice(dice, faces[run.draw(DICE_STREAM, len(faces))], 1)
        n -= 1
    if run.loud:
        shown = (count_of(dice, 0), count_of(dice, 1), count_of(dice, 2), count_of(dice, 3))
        values = (int(player.seat), int(shown[0]), int(shown[1]), int(shown[2]), int(shown[3]))
        run.tell(DICE_ROLLED, values)
    return dice


def refuse_reroll(dice: i64, marked: i64, face: i64, n: i64, why: Why) -> Refusal | None:
    """Dice are set aside per face, then all others are rolled at once.

    Rules: SSP-HUB-11, SSP-SEC-315
    """
    if has(marked, face):
        return why.no(ALREADY_MARKED, face)
    if n < 1 or n > count_of(dice, face):
        return why.no(NOT_ROLLED, n, face, count_of(dice, face))
    return None


def refuse_keep(
    dice: i64, kept: i64, chosen: i64, capacity: i64, needed: i64, face: i64, n: i64, why: Why
) -> Refusal | None:
    """Only rolled dice are kept, within the capacity; `needed` dice must still be reachable.

    Rules: SSP-EXP-03, SSP-EXP-04, SSP-EXP-14
    """
    if has(chosen, face):
        return why.no(FACE_DECIDED, face)
    if n < 1 or n > count_of(dice, face):
        return why.no(NOT_ROLLED, n, face, count_of(dice, face))
    total = all_dice(kept) + n
    if total > capacity:
        return why.no(CAPACITY_FULL, capacity, total)
    if total + undecided(dice, chosen | BIT[face]) < needed:
        return why.no(TOO_FEW_LEFT, needed)
    return None


def undecided(dice: i64, chosen: i64) -> i64:
    """Dice whose face has not been decided yet."""
    n: i64 = 0
    face: i64 = 0
    while face < 4:
        if not has(chosen, face):
            n += count_of(dice, face)
        face += 1
    return n
