"""The two sides of a battle: who has which ships, and whose type acts next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has

from ..components.ids import NOBODY
from ..state import State, Step
from .fire import cannons_of, initiative_of, kinds_of, missiles_of, place_of

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
SIDE: Final[i64] = 8  # bits per side in the masks of types

MISSILES: Final[i64] = 0
ENGAGEMENT: Final[i64] = 1
STALEMATE: Final[i64] = 2

NO_RETREATS: Final[vec[i64]] = vec[i64]([0] * 16)


class Sides(Step):
    """Attacker against defender in one sector; `NOBODY` defends with non-player ships.

    Masks have a bit per ship type, the defender's after the attacker's; all non-player ships of a
    type are one of its bits. Rules: ECL-CMB-05, ECL-NPC-07
    """

    __slots__ = (
        "acted",
        "asked",
        "at",
        "attacker",
        "computer",
        "defender",
        "left",
        "penalty",
        "pool",
        "retreats",
        "shooter",
        "stage",
    )

    def __init__(
        self,
        at: i64,
        attacker: i64,
        defender: i64,
        stage: i64,
        acted: i64,
        left: i64,
        penalty: i64,
        asked: i64,
        shooter: i64,
        computer: i64,
        pool: vec[i64],
        retreats: vec[i64],
    ) -> None:
        self.at: i64 = at
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.stage: i64 = stage
        self.acted: i64 = acted  # types activated in this stage or round
        self.left: i64 = left  # types that have retreated out of the battle
        self.penalty: i64 = penalty  # sides that draw nothing for taking part
        self.asked: i64 = asked  # the side that must decide, or -1
        self.shooter: i64 = shooter  # the side whose dice lie on the table
        self.computer: i64 = computer
        self.pool: vec[i64] = pool  # dice not yet assigned
        self.retreats: vec[i64] = retreats  # sector number each type retreats to, or 0

    def seat_of(self, side: i64) -> i64:
        """The seat of a side, `NOBODY` for non-players."""
        return self.attacker if side == ATTACKER else self.defender

    def actors(self) -> i64:
        return BIT[self.seat_of(self.asked)] if self.asked >= 0 else 0

    def present(self, state: State, side: i64) -> i64:
        """The types of a side that still have ships in this battle, without the side's offset."""
        seat = self.seat_of(side)
        ships = state.sectors[self.at].ships
        mask: i64 = 0
        kind: i64 = 0
        while kind < kinds_of(state, seat):
            if ships[place_of(state, seat, kind)] > 0:
                mask |= BIT[kind]
            kind += 1
        return mask

    def may_act(self, state: State, side: i64) -> i64:
        """Types that have not been activated yet; only missile ships matter before the rounds.

        Rules: ECL-MIS-01, ECL-MIS-04, ECL-MIS-05
        """
        mask = self.present(state, side) & ~(self.acted >> (SIDE * side))
        if self.stage == MISSILES:
            kind: i64 = 0
            while kind < SIDE:
                if has(mask, kind) and missiles_of(state, self.seat_of(side), kind) == 0:
                    mask &= ~BIT[kind]
                kind += 1
        return mask

    def best(self, state: State, side: i64) -> i64:
        """The highest initiative among the types of a side that may act, or -1."""
        mask = self.may_act(state, side)
        top: i64 = -1
        kind: i64 = 0
        while mask >> kind != 0:
            if has(mask, kind):
                top = max(top, initiative_of(state, self.seat_of(side), kind))
            kind += 1
        return top

    def tied(self, state: State, side: i64) -> i64:
        """The types of a side that share its highest initiative. Rules: ECL-CMB-10"""
        top = self.best(state, side)
        mask = self.may_act(state, side)
        kind: i64 = 0
        while kind < SIDE:
            if has(mask, kind) and initiative_of(state, self.seat_of(side), kind) != top:
                mask &= ~BIT[kind]
            kind += 1
        return mask

    def armed(self, state: State, side: i64) -> bool:
        """Has any ship of this side a cannon?"""
        mask = self.present(state, side)
        kind: i64 = 0
        while mask >> kind != 0:
            if has(mask, kind) and cannons_of(state, self.seat_of(side), kind) != 0:
                return True
            kind += 1
        return False

    def dice_of(self, state: State, side: i64, kind: i64) -> i64:
        """The packed dice that one ship rolls in this stage. Rules: ECL-PRT-09"""
        seat = self.seat_of(side)
        if self.stage == MISSILES:
            return missiles_of(state, seat, kind)
        return cannons_of(state, seat, kind)

    def strength(self, state: State, side: i64) -> i64:
        """How many ships a side has in this battle."""
        seat = self.seat_of(side)
        return (
            state.sectors[self.at].npcs() if seat == NOBODY else state.sectors[self.at].fleet(seat)
        )
