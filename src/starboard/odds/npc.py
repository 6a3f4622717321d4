"""How non-player ships assign their dice: largest ship first, as many as they can destroy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.odds.dice import Roll, Rolls
from starboard.odds.states import DAMAGES, SideSpace

NO_KILL = (-1,)


@final
class NpcRule:
    """Rules: ECL-NPC-02, ECL-NPC-03, ECL-NPC-04, ECL-NPC-06"""

    def __init__(self, space: SideSpace, rolls: Rolls, missile: bool) -> None:
        self.space = space
        self.rolls = rolls
        self.order = sorted(range(space.kinds), key=self._rank)
        self.classes: list[int] = []
        for kind in range(space.kinds):
            group = space.side.groups[space.kind_group[kind]]
            self.classes.append(rolls.classes.index(group.shield_against(missile)) + 1)

    def _rank(self, kind: int) -> tuple[int, int]:
        """Large before small, and of equal size the most damaged first."""
        group = self.space.side.groups[self.space.kind_group[kind]]
        damage = group.hull + 1 - self.space.kind_left[kind]
        return (-group.ship.size, -damage)

    def after(self, state: i64, roll: i64) -> i64:
        """The one state that the rule leads to."""
        dice = self.rolls.rolls[roll]
        now = state
        for kind in self.order:
            while self._hit(now, kind, 1) >= 0:
                used = self.cheapest_kill(dice, self.classes[kind], self.space.kind_left[kind])
                if used == NO_KILL:
                    break
                dice = without(dice, used)
                now = self._hit(now, kind, self.space.kind_left[kind])
        return self._wound(now, dice)

    def _hit(self, state: i64, kind: i64, damage: i64) -> i64:
        """Damage beyond what the tables know is dealt in steps."""
        if damage <= DAMAGES:
            return self.space.hit[(state * self.space.kinds + kind) * DAMAGES + damage - 1]
        after = self.space.hit[(state * self.space.kinds + kind) * DAMAGES + DAMAGES - 1]
        return self._hit(after, kind - DAMAGES, damage - DAMAGES)

    def _wound(self, state: i64, dice: Roll) -> i64:
        """What destroys nothing goes to the largest ship it hits, all on the same one."""
        now = state
        for slot in range(len(dice) - 1, -1, -1):
            for _ in range(dice[slot]):
                now = self._wound_once(now, slot)
        return now

    def _wound_once(self, state: i64, slot: int) -> i64:
        damage = slot // self.rolls.levels + 1
        level = slot % self.rolls.levels + 1
        for kind in self.order:
            if level >= self.classes[kind]:
                after = self._hit(state, kind, damage)
                if after >= 0:
                    return after
        return state

    def cheapest_kill(self, dice: Roll, needed_level: int, needed: int) -> Roll:
        """The dice that destroy a ship with the least damage, then the fewest, then the lowest."""
        best: Roll = NO_KILL
        best_cost = (0, 0, 0)
        for used in self._choices(dice, needed_level, needed):
            cost = self._cost(used)
            if cost[0] >= needed and (best == NO_KILL or cost < best_cost):
                best = used
                best_cost = cost
        return best

    def _choices(self, dice: Roll, needed_level: int, needed: int) -> list[Roll]:
        """Every part of the dice that hits the ship, none larger than useful."""
        found: list[Roll] = [()]
        for slot, count in enumerate(dice):
            usable = 0
            if slot % self.rolls.levels + 1 >= needed_level:
                damage = slot // self.rolls.levels + 1
                usable = min(count, -(-needed // damage))
            found = [(*part, n) for part in found for n in range(usable + 1)]
        return found

    def _cost(self, used: Roll) -> tuple[int, int, int]:
        damage = sum((slot // self.rolls.levels + 1) * n for slot, n in enumerate(used))
        levels = sum((slot % self.rolls.levels + 1) * n for slot, n in enumerate(used))
        return (damage, sum(used), levels)


def without(dice: Roll, used: Roll) -> Roll:
    return tuple([have - gone for have, gone in zip(dice, used, strict=True)])
