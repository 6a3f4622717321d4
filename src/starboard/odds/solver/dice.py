"""What a volley can show. A die's level is how many of the target's shield classes it hits.

Rules: ECL-HIT-01, ECL-HIT-03, ECL-HIT-04, ECL-HIT-05, ECL-MIS-02, ECL-TEC-19
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Group, Side

NUMBERS: Final[tuple[int, int, int, int]] = (2, 3, 4, 5)
UNLIMITED: Final = 10_000
FACE: Final[float] = 1.0 / 6.0

Roll = tuple[int, ...]


def shield_classes(target: Side, missile: bool) -> list[int]:
    return sorted({group.shield_against(missile) for group in target.groups})


def level_chances(computer: int, classes: list[int]) -> list[float]:
    """Chance of each level: 0 misses everything, the highest hits everything."""
    chances = [0.0] * (len(classes) + 1)
    chances[0] += FACE
    chances[len(classes)] += FACE
    for number in NUMBERS:
        chances[sum(1 for shield in classes if number + computer - shield >= 6)] += FACE
    return chances


def dice_needed(target: Side, missile: bool, classes: list[int]) -> list[int]:
    """Per (damage, level): as many such dice destroy all that they hit; more change nothing.

    Against Point Defense every missile counts.
    """
    if missile and target.has_point_defense():
        return [UNLIMITED] * (4 * len(classes))
    needed: list[int] = []
    for damage in range(1, 5):
        for level in range(1, len(classes) + 1):
            needed.append(_needed(target, missile, damage, classes[level - 1]))
    return needed


def _needed(target: Side, missile: bool, damage: int, shield: int) -> int:
    reached = [g for g in target.groups if g.shield_against(missile) <= shield]
    return sum(g.count * -(-(g.hull + 1) // damage) for g in reached)


@final
class Rolls:
    """Interned dice: a roll counts the hitting dice per (damage, level); 0 is no hit at all.

    A roll other than 0 is its strongest die and the roll that remains without it.
    """

    def __init__(self, target: Side, missile: bool) -> None:
        self.classes = shield_classes(target, missile)
        self.levels: i64 = len(self.classes)
        self.needed = dice_needed(target, missile, self.classes)
        self.rolls: list[Roll] = []
        self.index: dict[Roll, int] = {}
        self.damage: list[int] = []
        self.level: list[int] = []
        self.rest: list[int] = []
        self.intern((0,) * (4 * self.levels))

    def intern(self, roll: Roll) -> int:
        known = self.index.get(roll, -1)
        if known >= 0:
            return known
        slot = self._strongest(roll)
        rest = 0
        if slot >= 0:
            rest = self.intern((*roll[:slot], roll[slot] - 1, *roll[slot + 1 :]))
        self.index[roll] = len(self.rolls)
        self.rolls.append(roll)
        self.damage.append(slot // self.levels + 1)
        self.level.append(slot % self.levels + 1)
        self.rest.append(rest)
        return len(self.rolls) - 1

    def _strongest(self, roll: Roll) -> int:
        """Most damage first; of equal damage the die that hits the fewest ships."""
        for damage in range(3, -1, -1):
            for level in range(self.levels):
                if roll[damage * self.levels + level]:
                    return damage * self.levels + level
        return -1

    def add(self, roll: Roll, damage: int, level: int, times: int) -> Roll:
        slot = (damage - 1) * self.levels + level - 1
        count = min(roll[slot] + times, self.needed[slot])
        return (*roll[:slot], count, *roll[slot + 1 :])


@final
class Spread:
    """The chances of every roll of one volley, in a fixed order."""

    def __init__(self, chances: list[float], rolls: list[int]) -> None:
        self.chances = vec[float](chances)
        self.rolls = vec[i64]([i64(roll) for roll in rolls])


def volley_spreads(group: Group, splitter: bool, missile: bool, rolls: Rolls) -> list[Spread]:
    """One spread per number of ships firing: 0, 1, ... up to the whole group."""
    chances = level_chances(group.computer, rolls.classes)
    current: dict[Roll, float] = {(0,) * (4 * rolls.levels): 1.0}
    spreads = [_spread(current, rolls)]
    for _ in range(group.count):
        for damage, dice in enumerate(group.dice(missile), start=1):
            split = splitter and not missile and damage == 4
            for _ in range(dice):
                current = _one_more_die(current, damage, split, chances, rolls)
        spreads.append(_spread(current, rolls))
    return spreads


def _spread(current: dict[Roll, float], rolls: Rolls) -> Spread:
    return Spread(list(current.values()), [rolls.intern(roll) for roll in current])


def _one_more_die(
    current: dict[Roll, float], damage: int, split: bool, chances: list[float], rolls: Rolls
) -> dict[Roll, float]:
    """Antimatter Splitter: the four points of a red cannon hit are four hits of one."""
    wider: dict[Roll, float] = {}
    for roll, chance in current.items():
        for level, share in enumerate(chances):
            if share == 0.0:
                continue
            after = roll
            if level > 0:
                after = rolls.add(roll, 1 if split else damage, level, 4 if split else 1)
            wider[after] = wider.get(after, 0.0) + chance * share
    return wider
