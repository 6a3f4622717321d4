"""What the exact solution would do in a running battle: whom to activate, where dice go."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.games.eclipse.combat.fire import DAMAGE, FACES, POOL, is_hit
from starboard.games.eclipse.combat.pair_battle import PairBattle
from starboard.games.eclipse.components.ids import NOBODY, SHIP_TYPES
from starboard.games.eclipse.moves.combat import Assign, Attack
from starboard.games.eclipse.state import State
from starboard.odds.battle import Battle, Moment
from starboard.odds.eclipse.contests import kind_of, moment_in, sides_in
from starboard.odds.solver.dice import Roll
from starboard.odds.solver.fire import Fire
from starboard.odds.solver.size import BUDGET, estimate
from starboard.odds.solver.solution import Solution
from starboard.odds.solver.states import DAMAGES, SideSpace

MOST_SOLUTIONS: Final = 32
SOLUTIONS: Final[dict[tuple[object, ...], Solution]] = {}


def solution_of(battle: Battle) -> Solution:
    """Solved battles are remembered: one battle asks for advice again and again."""
    key = battle.key()
    if key not in SOLUTIONS:
        if len(SOLUTIONS) >= MOST_SOLUTIONS:
            del SOLUTIONS[next(iter(SOLUTIONS))]
        SOLUTIONS[key] = Solution(battle)
    return SOLUTIONS[key]


def advise(state: State, step: PairBattle, moves: list[Move], budget: int = BUDGET) -> Move | None:
    """The best of the legal moves of a battle, Retreats left aside.

    None when there is nothing to compare: a Retreat under way, or a battle above the budget.
    """
    adviser = adviser_of(state, step, budget)
    return None if adviser is None else adviser.best(moves)


def adviser_of(state: State, step: PairBattle, budget: int = BUDGET) -> Adviser | None:
    """Who can weigh the moves of a battle; None where there is nothing to compare."""
    if any(number > 0 for number in step.retreats):
        return None
    sides = sides_in(state, step)
    battle = Battle(sides[0], sides[1])
    if not (sides[0].groups and sides[1].groups) or estimate(battle).work > budget:
        return None
    return Adviser(step, solution_of(battle), moment_in(step, sides))


@final
class Adviser:
    """One decision of one battle."""

    def __init__(self, step: PairBattle, solution: Solution, moment: Moment) -> None:
        self.step = step
        self.solution = solution
        self.moment = moment
        self.side: i64 = step.shooter if _has_dice(step.pool) else step.asked
        self.pair = solution.start()

    def policy(self) -> str:
        """How both sides play, the attacker first."""
        return Battle(self.solution.attacker.side, self.solution.defender.side).policy()

    def best(self, moves: list[Move]) -> Move | None:
        found: Move | None = None
        best = 0.0
        for move in moves:
            value = self.weigh(move)
            if value >= 0.0 and (found is None or value > best):
                found = move
                best = value
        return found

    def weigh(self, move: Move) -> float:
        """The deciding side's chance to win after a move; -1 where it cannot be told."""
        if isinstance(move, Assign):
            return self._assigned(move)
        if isinstance(move, Attack):
            return self._attacked(move.ship)
        return -1.0

    def _chance(self, state: i64) -> float:
        """The deciding side's chance to win with the target in this state, the group done."""
        a, d = self.pair
        if self.side == 0:
            d = int(state)
        else:
            a = int(state)
        chance = self.solution.value_at((a, d), self.moment)
        return chance if self.side == 0 else 1.0 - chance

    def _fire(self) -> Fire:
        if self.moment.missiles:
            return self.solution.missiles.fires[self.side]
        return self.solution.engagement.fires[self.side]

    def _assigned(self, move: Assign) -> float:
        """The best that can follow after these dice; -1 for dice wasted on a ship already gone."""
        fire = self._fire()
        state = self._after(fire.target, move)
        if state < 0:
            return -1.0
        pool = self.step.pool[:]
        pool[move.colour * FACES + move.face] -= move.count
        roll = fire.rolls.intern(self._roll(fire, pool))
        best = -1.0
        for member in fire.targets.members(fire.targets.after(state, roll)):
            best = max(best, self._chance(member))
        return best

    def _after(self, space: SideSpace, move: Assign) -> i64:
        """The target's state after the dice of the move, -1 if one of them has no ship left."""
        enemy = self.step.seat_of(1 - self.side)
        kind = move.target - SHIP_TYPES if enemy == NOBODY else move.target
        state: i64 = self.pair[1] if self.side == 0 else self.pair[0]
        for g, group in enumerate(space.side.groups):
            if kind_of(group, enemy) == kind:
                left = group.hull + 1 - move.damage
                for _ in range(move.count):
                    if left <= 0:
                        return -1
                    state = _hit(space, state, g, left, DAMAGE[move.colour])
                    left -= DAMAGE[move.colour]
        return state

    def _roll(self, fire: Fire, pool: vec[i64]) -> Roll:
        """The dice of a pool as a roll of the solver."""
        rolls = fire.rolls
        roll: Roll = (0,) * (4 * rolls.levels)
        for place, count in enumerate(pool):
            level = sum([1 for s in rolls.classes if is_hit(place % FACES, self.step.computer, s)])
            if count > 0 and level > 0:
                roll = rolls.add(roll, int(DAMAGE[place // FACES]), level, int(count))
        return roll

    def _attacked(self, kind: i64) -> float:
        """The chance when this group fires now, and the other tied ones after it."""
        sides = (self.solution.attacker.side, self.solution.defender.side)
        for g, group in enumerate(sides[self.side].groups):
            if kind_of(group, self.step.seat_of(self.side)) == kind:
                acted = (*self.moment.acted, (int(self.side), g))
                later = Moment(self.moment.missiles, acted)
                chance = self.solution.value_if(self.pair, int(self.side), g, later)
                return chance if self.side == 0 else 1.0 - chance
        return -1.0


def _has_dice(pool: vec[i64]) -> bool:
    return any(pool[k] > 0 for k in range(len(POOL)))


def _hit(space: SideSpace, state: i64, group: i64, left: i64, damage: i64) -> i64:
    for kind in range(space.kinds):
        if space.kind_group[kind] == group and space.kind_left[kind] == left:
            return space.hit[(state * space.kinds + kind) * DAMAGES + damage - 1]
    return -1
