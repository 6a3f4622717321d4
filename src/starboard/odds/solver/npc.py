"""How non-player ships assign their dice: largest ship first, as many as they can destroy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.odds.solver.dice import Roll, Rolls
from starboard.odds.solver.states import DAMAGES, SideSpace

NO_KILL = (-1,)


@final
class NpcRule:
    """Rules: ECL-NPC-02, ECL-NPC-03, ECL-NPC-04, ECL-NPC-06"""

    def __init__(self, space: SideSpace, rolls: Rolls, missile: bool) -> None:
        self.space = space
        self.rolls = rolls
        self.kills: dict[tuple[Roll, int, int], Roll] = {}
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
        key = (dice, needed_level, needed)
        if key not in self.kills:
            self.kills[key] = cheapest_kill(dice, self.rolls.levels, needed_level, needed)
        return self.kills[key]


def cheapest_kill(dice: Roll, levels: int, needed_level: int, needed: int) -> Roll:
    """The dice that destroy a ship: least damage, fewest dice, lowest rolls, weakest dice.

    Dice are taken in one by one; for every total of damage the best set so far is kept.
    """
    best: list[tuple[int, int, Roll] | None] = [None] * (needed + 4)
    best[0] = (0, 0, (0,) * len(dice))
    for slot, count in enumerate(dice):
        if slot % levels + 1 >= needed_level:
            for _ in range(count):
                _take_in(best, slot, levels, needed)
    for total in range(needed, needed + 4):
        found = best[total]
        if found is not None:
            return tuple(reversed(found[2]))
    return NO_KILL


def _take_in(best: list[tuple[int, int, Roll] | None], slot: int, levels: int, needed: int) -> None:
    """Sets are kept strongest die first, so that comparing them spares strong dice."""
    damage = slot // levels + 1
    for total in range(needed + 3, damage - 1, -1):
        before = best[total - damage]
        if before is None or total - damage >= needed:
            continue
        place = len(before[2]) - 1 - slot
        used = (*before[2][:place], before[2][place] + 1, *before[2][place + 1 :])
        longer = (before[0] + 1, before[1] + slot % levels + 1, used)
        known = best[total]
        if known is None or longer < known:
            best[total] = longer


def without(dice: Roll, used: Roll) -> Roll:
    return tuple([have - gone for have, gone in zip(dice, used, strict=True)])
