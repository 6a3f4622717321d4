"""A battle between two opponents: missiles once, then engagement rounds."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, first_bit, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move

from ..components.ids import ANTIMATTER_SPLITTER, NOBODY
from ..events import (
    BATTLE_WON,
    DICE_ROLLED,
    NPC_DICE_ROLLED,
    NPC_HELD,
    RETREAT_DECLARED,
    SHIPS_RETREATED,
)
from ..moves.combat import Assign, Attack, Retreat
from ..state import State
from .aiming import forced_assignment, npc_aim
from .assignment import (
    assign_dice,
    deal,
    pool_size,
    without_misses,
)
from .fire import (
    POOL,
    computer_of,
    damage_list,
    keep_damage,
    place_of,
    roll,
    split,
)
from .npc_fire import minus, total_damage
from .orders import Orders
from .retreats import refuges
from .sides import ATTACKER, DEFENDER, ENGAGEMENT, MISSILES, NO_RETREATS, SIDE, STALEMATE
from .tally import Tally, lose_ship


@final
class PairBattle(Orders):
    """Missiles once, then engagement rounds until one side is gone. Rules: ECL-CMB-08"""

    __slots__ = ()

    def clone(self) -> PairBattle:
        return PairBattle(
            self.at,
            self.attacker,
            self.defender,
            self.stage,
            self.acted,
            self.left,
            self.penalty,
            self.asked,
            self.shooter,
            self.computer,
            self.pool,
            self.retreats,
        )

    # -- the flow --------------------------------------------------------------------------

    def enter(self, state: State, run: Run) -> None:
        """One automatic piece of the battle. Rules: ECL-CMB-08"""
        if pool_size(self.pool) > 0:
            self.resolve_dice(state, run)
        elif self.present(state, ATTACKER) == 0 or self.present(state, DEFENDER) == 0:
            self.finish(state, run)
        elif self.stage == STALEMATE or (self.acted == 0 and self.is_stalemate(state)):
            self.leave_stalemate(state, run)
        else:
            self.activate_next(state, run)

    def activate_next(self, state: State, run: Run) -> None:
        """Descending initiative; the defender's tied types come first.

        Rules: ECL-CMB-09, ECL-CMB-10
        """
        attacker, defender = self.best(state, ATTACKER), self.best(state, DEFENDER)
        if attacker < 0 and defender < 0:
            self.stage = ENGAGEMENT
            self.acted = 0
            return
        side = DEFENDER if defender >= attacker else ATTACKER
        group = self.tied(state, side)
        if self.leaves(state, side, group, run):
            return
        if self.seat_of(side) == NOBODY or not self.has_choice(state, side, group):
            self.attack(state, side, first_bit(group), run)
        else:
            self.asked = side

    def has_choice(self, state: State, side: i64, group: i64) -> bool:
        """A way to retreat, or several tied types that shoot at several ships.

        Rules: ECL-CMB-10, ECL-CMB-11
        """
        player = state.players[self.seat_of(side)]
        shooting: i64 = 0
        kind: i64 = 0
        while group >> kind != 0:
            if has(group, kind):
                if self.stage != MISSILES and refuges(state, player, kind, self.at):
                    return True
                if self.dice_of(state, side, kind) != 0:
                    shooting += 1
            kind += 1
        return shooting > 1 and self.strength(state, 1 - side) > 1

    def leaves(self, state: State, side: i64, group: i64, run: Run) -> bool:
        """A type that has declared its retreat moves out on its next activation.

        Rules: ECL-RET-04
        """
        kind: i64 = 0
        while group >> kind != 0:
            if has(group, kind) and self.retreats[SIDE * side + kind] > 0:
                self.acted |= BIT[SIDE * side + kind]
                self.move_out(state, side, kind, self.retreats[SIDE * side + kind], run)
                return True
            kind += 1
        return False

    def move_out(self, state: State, side: i64, kind: i64, number: i64, run: Run) -> None:
        """All ships of a type go to their refuge and take their damage along.

        Rules: ECL-RET-04, ECL-CMB-12
        """
        seat = self.seat_of(side)
        here, there = state.sectors[self.at], state.sector(number)
        place = place_of(state, seat, kind)
        damages = damage_list(here, place) + damage_list(there, place)
        ships = here.ships[place]
        keep_damage(here, place, [])
        k: i64 = 0
        while k < ships:
            here.depart(seat, kind)
            there.arrive(seat, kind, state.next_moment())
            k += 1
        keep_damage(there, place, damages)
        self.left |= BIT[SIDE * side + kind]
        if run.loud:
            values = (int(seat), int(kind), int(here.number), int(number))
            run.tell(SHIPS_RETREATED, values)

    def attack(self, state: State, side: i64, kind: i64, run: Run) -> None:
        """Roll for all ships of a type. Rules: ECL-HIT-01, ECL-MIS-01, ECL-MIS-03, ECL-CMB-11"""
        seat = self.seat_of(side)
        self.acted |= BIT[SIDE * side + kind]
        missiles = self.stage == MISSILES
        dice = self.dice_of(state, side, kind)
        if dice == 0:
            return
        ships = state.sectors[self.at].ships[place_of(state, seat, kind)]
        pool = roll(dice, ships, run)
        if run.loud:
            self.tell_roll(state, seat, kind, pool, run)
        if not missiles and seat != NOBODY and state.players[seat].has(ANTIMATTER_SPLITTER):
            pool = split(pool)
        self.shooter = side
        other = self.seat_of(1 - side)
        self.computer = computer_of(state, seat, kind)
        self.pool = without_misses(state, self.at, other, pool, self.computer)

    def tell_roll(self, state: State, seat: i64, kind: i64, pool: vec[i64], run: Run) -> None:
        """One event per colour and face."""
        number = int(state.sectors[self.at].number)
        rule = "ECL-MIS-02" if self.stage == MISSILES else "ECL-HIT-01"
        told = NPC_DICE_ROLLED if seat == NOBODY else DICE_ROLLED
        k: i64 = 0
        while k < len(pool):
            if pool[k] > 0:
                values = (int(seat), int(kind), number, int(k // 6), int(k % 6), int(pool[k]))
                run.tell(told, values, rule=rule)
            k += 1

    def resolve_dice(self, state: State, run: Run) -> None:
        """Non-players assign by rule, a player only where there is a choice; a ship at a time.

        Rules: ECL-NPC-02, ECL-HIT-02
        """
        seat, other = self.seat_of(self.shooter), self.seat_of(1 - self.shooter)
        if seat == NOBODY:
            aim = npc_aim(state, self.at, other, self.pool, self.computer)
            deal(state, self.at, other, aim.kind, aim.damage, total_damage(aim.dice), run)
            pool = minus(self.pool, aim.dice)
            self.pool = without_misses(state, self.at, other, pool, self.computer)
        else:
            move = forced_assignment(state, self.at, other, self.pool, self.computer)
            if move is None:
                self.asked = self.shooter
                return
            self.assign(state, move, run)
        self.check_penalty(state)

    def assign(self, state: State, move: Assign, run: Run) -> None:
        """Damage is dealt, then dice without a target left are lost. Rules: ECL-HIT-08"""
        seat, other = self.seat_of(self.shooter), self.seat_of(1 - self.shooter)
        tiles = assign_dice(state, self.at, other, move, run)
        tally_below(state).credit(seat, tiles)
        pool = self.pool[:]
        pool[move.colour * 6 + move.face] -= move.count
        self.pool = without_misses(state, self.at, other, pool, self.computer)

    # -- retreat ---------------------------------------------------------------------------

    def declare(self, state: State, side: i64, move: Retreat, run: Run) -> None:
        """Rules: ECL-RET-01, ECL-RET-03"""
        retreats = self.retreats[:]
        retreats[SIDE * side + move.ship] = move.number
        self.retreats = retreats
        self.acted |= BIT[SIDE * side + move.ship]
        if run.loud:
            here = int(state.sectors[self.at].number)
            values = (int(self.seat_of(side)), int(move.ship), here, int(move.number))
            run.tell(RETREAT_DECLARED, values)
        self.check_penalty(state)

    def check_penalty(self, state: State) -> None:
        """Have all surviving ships of a side tried to retreat? Rules: ECL-RET-08, ECL-RET-09"""
        side: i64 = 0
        while side < 2:
            here = self.present(state, side)
            gone = (self.left >> (SIDE * side)) & 255
            staying: i64 = 0
            kind: i64 = 0
            while kind < SIDE:
                if has(here, kind) and self.retreats[SIDE * side + kind] == 0:
                    staying |= BIT[kind]
                kind += 1
            if staying == 0 and here | gone != 0 and self.seat_of(side) != NOBODY:
                self.penalty |= BIT[side]
            side += 1

    def is_stalemate(self, state: State) -> bool:
        """After the missiles: has no ship of either side a cannon? Rules: ECL-RET-10"""
        if self.stage == MISSILES:
            return False
        return not self.armed(state, ATTACKER) and not self.armed(state, DEFENDER)

    def leave_stalemate(self, state: State, run: Run) -> None:
        """The attacker leaves type by type; what cannot leave is lost.

        A destination that was named before stands. Rules: ECL-RET-04, ECL-RET-11
        """
        self.stage = STALEMATE
        kind = first_bit(self.present(state, ATTACKER))
        player = state.players[self.attacker]
        found = refuges(state, player, kind, self.at)
        declared = self.retreats[SIDE * ATTACKER + kind]
        if declared > 0:
            self.withdraw(state, kind, declared, run)
        elif len(found) > 1:
            self.asked = ATTACKER
        elif found:
            self.withdraw(state, kind, found[0], run)
        else:
            self.abandon(state, kind, run)

    def withdraw(self, state: State, kind: i64, number: i64, run: Run) -> None:
        """An attacker who leaves a stalemate has tried to retreat. Rules: ECL-RET-11"""
        self.penalty |= BIT[ATTACKER]
        self.move_out(state, ATTACKER, kind, number, run)

    def abandon(self, state: State, kind: i64, run: Run) -> None:
        """Ships lost without an enemy's hit give nobody reputation. Rules: ECL-RET-11"""
        sector = state.sectors[self.at]
        place = place_of(state, self.attacker, kind)
        keep_damage(sector, place, [])
        while sector.ships[place] > 0:
            lose_ship(state, sector, self.attacker, kind, run)

    def finish(self, state: State, run: Run) -> None:
        """Retreats not carried out lapse. Rules: ECL-RET-07, ECL-RET-08, ECL-CMB-08"""
        state.pop()
        tally = tally_below(state)
        tally.took_part(self.attacker, has(self.penalty, ATTACKER))
        tally.took_part(self.defender, has(self.penalty, DEFENDER))
        if run.loud:
            won = self.attacker if self.present(state, ATTACKER) != 0 else self.defender
            number = int(state.sectors[self.at].number)
            kind = NPC_HELD if won == NOBODY else BATTLE_WON
            run.tell(kind, (int(won), number))

    # -- moves ---------------------------------------------------------------------------

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        side = self.asked
        self.asked = -1
        if isinstance(move, Assign):
            self.assign(state, move, run)
            self.check_penalty(state)
        elif isinstance(move, Attack):
            self.attack(state, side, move.ship, run)
        elif isinstance(move, Retreat):
            if self.stage == STALEMATE:
                self.withdraw(state, move.ship, move.number, run)
            else:
                self.declare(state, side, move, run)


def tally_below(state: State) -> Tally:
    """The sector's tally under the battle that is being fought."""
    k = len(state.stack) - 1
    while not isinstance(state.stack[k], Tally):
        k -= 1
    found = state.stack[k]
    assert isinstance(found, Tally)
    return found


def new_battle(at: i64, attacker: i64, defender: i64) -> PairBattle:
    """The first thing in a battle is the missiles. Rules: ECL-CMB-08, ECL-MIS-01"""
    return PairBattle(at, attacker, defender, MISSILES, 0, 0, 0, -1, ATTACKER, 0, POOL, NO_RETREATS)
