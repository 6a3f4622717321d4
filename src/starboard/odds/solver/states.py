"""The states of a side: for every group a multiset of remaining hit points.

States are numbered so that every hit leads to a smaller number; 0 is the empty side.
"""

from __future__ import annotations

from math import comb
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Group, Side

DAMAGES = 4


def count_states(side: Side) -> int:
    """How many states the side has, without building them."""
    size = 1
    for group in side.groups:
        size *= comb(group.count + group.hull + 1, group.count)
    return size


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(size)])


def no_floats(size: i64) -> vec[float]:
    return vec[float]([0.0 for _ in range(size)])


def _multisets(ships: int, hit_points: int) -> list[tuple[int, ...]]:
    """Every way to have at most `ships` ships: how many have 1, 2, ... hit points left."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(hit_points):
        found = [(*c, n) for c in found for n in range(ships - sum(c) + 1)]
    return found


def _weight(counts: tuple[int, ...]) -> int:
    return sum((h + 1) * n for h, n in enumerate(counts))


def _after_hit(counts: tuple[int, ...], hit_points: int, damage: int) -> tuple[int, ...]:
    left = list(counts)
    left[hit_points - 1] -= 1
    if hit_points > damage:
        left[hit_points - damage - 1] += 1
    return tuple(left)


@final
class GroupSpace:
    """All states of one group, lightest first."""

    def __init__(self, group: Group) -> None:
        self.hit_points: i64 = group.hull + 1
        states = sorted(_multisets(group.count, self.hit_points), key=lambda c: (_weight(c), c))
        self.states = states
        self.size: i64 = len(states)
        self.index: dict[tuple[int, ...], int] = {c: i for i, c in enumerate(states)}
        self.alive = vec[i64]([i64(sum(c)) for c in states])
        self.weight = vec[i64]([i64(_weight(c)) for c in states])
        self.after = self._hits()
        self.start: i64 = self.index[self._counts(group.hit_points())]
        self.healed = vec[i64]([i64(self._heal(c, group.regeneration)) for c in states])

    def _counts(self, ships: list[int]) -> tuple[int, ...]:
        return tuple([ships.count(h + 1) for h in range(self.hit_points)])

    def _hits(self) -> vec[i64]:
        """after[(state * hit_points + h - 1) * 4 + damage - 1], or -1 without such a ship."""
        after: list[i64] = []
        for counts in self.states:
            for h in range(self.hit_points):
                for damage in range(1, DAMAGES + 1):
                    hit = self.index[_after_hit(counts, h + 1, damage)] if counts[h] else -1
                    after.append(hit)
        return vec[i64](after)

    def _heal(self, counts: tuple[int, ...], points: int) -> int:
        """Each surviving ship loses `points` damage (ROTA-HOM-07)."""
        healed = [0] * len(counts)
        for h, ships in enumerate(counts):
            healed[min(h + points, len(counts) - 1)] += ships
        return self.index[tuple(healed)]


@final
class SideSpace:
    """All states of a side. A kind is a ship of one group with so many hit points left."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.groups = [GroupSpace(group) for group in side.groups]
        self.group_count: i64 = len(self.groups)
        strides: list[i64] = []
        self.size: i64 = 1
        for group in self.groups:
            strides.append(self.size)
            self.size *= group.size
        self.strides = vec[i64](strides)
        self._number_kinds()
        self._fill_groups()
        self._fill_hits()

    def _number_kinds(self) -> None:
        group_of: list[i64] = []
        left: list[i64] = []
        for g, group in enumerate(self.groups):
            for h in range(group.hit_points):
                group_of.append(g)
                left.append(h + 1)
        self.kind_group = vec[i64](group_of)
        self.kind_left = vec[i64](left)
        self.kinds: i64 = len(left)

    def _fill_groups(self) -> None:
        """Per state: ships alive in each group, materials and hit points left, the healed state."""
        self.alive = zeros(self.size * self.group_count)
        self.worth = zeros(self.size)
        self.healed = zeros(self.size)
        state: i64 = 0
        g: i64 = 0
        while state < self.size:
            g = 0
            while g < self.group_count:
                space = self.groups[g]
                sub = self.sub(state, g)
                self.alive[state * self.group_count + g] = space.alive[sub]
                cost = self.side.groups[g].ship.cost
                self.worth[state] += 1000 * cost * space.alive[sub] + space.weight[sub]
                self.healed[state] += space.healed[sub] * self.strides[g]
                g += 1
            state += 1

    def _fill_hits(self) -> None:
        """hit[(state * kinds + kind) * 4 + damage - 1]: the state after it, or -1."""
        self.hit = zeros(self.size * self.kinds * DAMAGES)
        state: i64 = 0
        kind: i64 = 0
        damage: i64 = 0
        while state < self.size:
            kind = 0
            while kind < self.kinds:
                g = self.kind_group[kind]
                space = self.groups[g]
                sub = self.sub(state, g)
                base = (sub * space.hit_points + self.kind_left[kind] - 1) * DAMAGES
                damage = 0
                while damage < DAMAGES:
                    after = space.after[base + damage]
                    if after >= 0:
                        after = state + (after - sub) * self.strides[g]
                    self.hit[(state * self.kinds + kind) * DAMAGES + damage] = after
                    damage += 1
                kind += 1
            state += 1

    def sub(self, state: i64, group: i64) -> i64:
        return state // self.strides[group] % self.groups[group].size

    def ships_alive(self, state: i64, group: i64) -> i64:
        return self.alive[state * self.group_count + group]

    def start(self) -> i64:
        state: i64 = 0
        for g, group in enumerate(self.groups):
            state += group.start * self.strides[g]
        return state

    def counts(self, state: i64, group: i64) -> tuple[int, ...]:
        """How many ships of the group have 1, 2, ... hit points left."""
        return self.groups[group].states[self.sub(state, group)]

    def is_armed(self, state: i64) -> bool:
        """Has any ship of this state a cannon (ECL-RET-10)?"""
        for g, group in enumerate(self.side.groups):
            if group.fires(False) and self.ships_alive(state, g) > 0:
                return True
        return False
