"""What the owner of a ship type may order in a battle."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from starboard.engine.bits import BIT, first_bit, has
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import Refusal, Why

from ..components.ids import SHIP_TYPES
from ..moves.combat import AFTER_BATTLE, Assign, Attack, Retreat
from ..refusals import (
    ALREADY_RETREATING,
    ASSIGN_FIRST,
    ATTACK_OR_RETREAT,
    BATTLE_NOT_DECLINED,
    HAVE_RETREATED,
    MISSILES_FIRED,
    MISSILES_HELD_BACK,
    MUST_RETREAT,
    NO_MISSILES,
    NO_RETREAT_IN_MISSILES,
    NO_SHIP_OF_TYPE,
    NOT_ACTIVATED,
    ROLL_FIRST,
)
from ..state import State
from ..timing import wrong_time_in_combat
from ..view.battle import battle_json
from ..view.shape_steps import BattleStep
from .assignment import legal_assign, pool_size, refuse_assign
from .retreats import refuges, refuse_retreat
from .sides import ATTACKER, MISSILES, SIDE, STALEMATE, Sides

STAGES: Final[tuple[Literal["missiles"], Literal["engagement"], Literal["stalemate"]]] = (
    "missiles",
    "engagement",
    "stalemate",
)


class Orders(Sides):
    """Attack or retreat, and where the dice go. Rules: ECL-CMB-11"""

    __slots__ = ()

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if pool_size(self.pool) > 0:
            other = self.seat_of(1 - self.shooter)
            legal_assign(state, self.at, other, self.pool, self.computer, out)
            return
        player = state.players[seat]
        group = self.choosable(state)
        kind: i64 = 0
        while group >> kind != 0:
            if has(group, kind):
                if self.stage != STALEMATE:
                    out.append(Attack(kind))
                if self.stage != MISSILES:
                    for number in refuges(state, player, kind, self.at):
                        out.append(Retreat(kind, number))
            kind += 1

    def choosable(self, state: State) -> i64:
        """The types that may be activated now."""
        if self.stage == STALEMATE:
            return BIT[first_bit(self.present(state, ATTACKER))]
        return self.tied(state, self.asked)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        if pool_size(self.pool) > 0:
            return
        group = self.choosable(state)
        kind: i64 = 0
        while group >> kind != 0:
            if has(group, kind):
                for k in state.sectors[self.at].near:
                    if k >= 0:
                        out.append(Retreat(kind, state.sectors[k].number))
            kind += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        rolled = pool_size(self.pool) > 0
        if isinstance(move, Assign):
            return self.refuse_dice(state, move, why) if rolled else ROLL_FIRST
        if isinstance(move, Attack):
            return ASSIGN_FIRST if rolled else self.refuse_attack(state, move.ship)
        if isinstance(move, Retreat):
            return ASSIGN_FIRST if rolled else self.refuse_leave(state, seat, move, why)
        if isinstance(move, Word) and move.verb not in AFTER_BATTLE:
            return ASSIGN_FIRST if rolled else self.refuse_idling(move.verb)
        return wrong_time_in_combat(move)

    def refuse_dice(self, state: State, move: Assign, why: Why) -> Refusal | None:
        """Ships that have left are out of reach. Rules: ECL-RET-04, ECL-HIT-02"""
        side = 1 - self.shooter
        gone = (self.left >> (SIDE * side)) & ~self.present(state, side)
        if move.target < SHIP_TYPES and has(gone, move.target):
            return HAVE_RETREATED
        seat = self.seat_of(side)
        return refuse_assign(state, self.at, seat, self.pool, self.computer, move, why)

    def refuse_idling(self, word: str) -> Refusal:
        """A battle cannot be declined, and no type stands idle in it.

        Rules: ECL-CMB-02, ECL-CMB-11, ECL-MIS-01, ECL-RET-11
        """
        if word != "pass" and word != "done":
            return BATTLE_NOT_DECLINED
        if self.stage == STALEMATE:
            return MUST_RETREAT
        return MISSILES_HELD_BACK if self.stage == MISSILES else ATTACK_OR_RETREAT

    def refuse_attack(self, state: State, kind: i64) -> Refusal | None:
        """Missiles in their stage and once, cannons afterwards, never while retreating.

        Rules: ECL-MIS-01, ECL-PRT-09, ECL-RET-01, ECL-RET-11
        """
        if self.stage == STALEMATE:
            return MUST_RETREAT
        if self.retreats[SIDE * self.asked + kind] > 0 and self.is_here(state, kind):
            return ALREADY_RETREATING
        if self.stage == MISSILES and self.is_here(state, kind):
            if self.dice_of(state, self.asked, kind) == 0:
                return NO_MISSILES
            if has(self.acted, SIDE * self.asked + kind):
                return MISSILES_FIRED
        return self.refuse_type(state, kind)

    def is_here(self, state: State, kind: i64) -> bool:
        """Has the side that decides such ships in the battle?"""
        return has(self.present(state, self.asked), kind)

    def refuse_type(self, state: State, kind: i64) -> Refusal | None:
        """Only a type whose turn has come. Rules: ECL-CMB-09, ECL-CMB-11, ECL-RET-04"""
        if not self.is_here(state, kind):
            left = has(self.left, SIDE * self.asked + kind)
            return HAVE_RETREATED if left else NO_SHIP_OF_TYPE
        return None if has(self.choosable(state), kind) else NOT_ACTIVATED

    def refuse_leave(self, state: State, seat: i64, move: Retreat, why: Why) -> Refusal | None:
        """After the missiles, a type at its turn, and once.

        Rules: ECL-MIS-05, ECL-RET-01, ECL-RET-06
        """
        if self.stage == MISSILES:
            return NO_RETREAT_IN_MISSILES
        if self.retreats[SIDE * self.asked + move.ship] > 0 and self.is_here(state, move.ship):
            return ALREADY_RETREATING
        refusal = self.refuse_type(state, move.ship)
        if refusal is not None:
            return refusal
        return refuse_retreat(state, state.players[seat], move.ship, self.at, move.number, why)

    def prompt(self, state: State, seat: i64) -> Prompt:
        number = int(state.sectors[self.at].number)
        if pool_size(self.pool) > 0:
            return Prompt("assign_dice", (number,))
        if self.stage == STALEMATE:
            return Prompt("leave_stalemate", (number,))
        return Prompt("fire_missiles" if self.stage == MISSILES else "attack_or_retreat", (number,))

    def seen_by(self, state: State, seat: i64) -> BattleStep:
        return {
            "kind": "battle",
            "sector": int(state.sectors[self.at].number),
            "attacker": int(self.attacker),
            "defender": int(self.defender),
            "stage": STAGES[self.stage],
            "acted": int(self.acted),
            "retreats": [int(number) for number in self.retreats],
            "shooter": int(self.seat_of(self.shooter)),
            "dice": [int(n) for n in self.pool],
            "battle": battle_json(state, self),
        }
