"""Where a roll can go: the target states that one side's dice can produce.

They depend on the target's state and the roll alone, so each is worked out once per battle.
A set of states is a number too: below the number of states it is that single state.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import GREEDY, OPTIMAL
from starboard.odds.solver.dice import Rolls
from starboard.odds.solver.npc import NpcRule
from starboard.odds.solver.states import DAMAGES, SideSpace, zeros


@final
class Targets:
    """Rules: ECL-HIT-02, ECL-HIT-06, ECL-HIT-07, ECL-HIT-08"""

    def __init__(self, space: SideSpace, rolls: Rolls, policy: i64, missile: bool) -> None:
        self.space = space
        self.rolls = rolls
        self.policy = policy
        self.missile = missile
        self.npc = NpcRule(space, rolls, missile)
        self.kind_class = vec[i64]([i64(self._class(kind)) for kind in range(space.kinds)])
        self.known: list[vec[i64]] = []
        self.sets: list[vec[i64]] = []
        self.set_index: dict[tuple[i64, ...], int] = {}
        self.seen = zeros(space.size)
        self.stamp: i64 = 0

    def _class(self, kind: i64) -> int:
        group = self.space.side.groups[self.space.kind_group[kind]]
        return self.rolls.classes.index(group.shield_against(self.missile)) + 1

    def after(self, state: i64, roll: i64) -> i64:
        """The set of states that the roll can turn `state` into."""
        if roll == 0 or state == 0:
            return state
        while len(self.known) <= roll:
            self.known.append(vec[i64]())
        if len(self.known[roll]) == 0:
            self.known[roll] = vec[i64]([i64(-1) for _ in range(self.space.size)])
        found = self.known[roll][state]
        if found < 0:
            found = self._work_out(state, roll)
            self.known[roll][state] = found
        return found

    def members(self, states: i64) -> vec[i64]:
        if states < self.space.size:
            return vec[i64]([states])
        return self.sets[states - self.space.size]

    def _work_out(self, state: i64, roll: i64) -> i64:
        if self.policy == OPTIMAL:
            return self._free_choice(state, roll)
        if self.policy == GREEDY:
            return self._most_damage(state, roll)
        return self.npc.after(state, roll)

    def _free_choice(self, state: i64, roll: i64) -> i64:
        """The strongest die goes to any ship it hits; the others follow."""
        parts: list[i64] = []
        rest: i64 = self.rolls.rest[roll]
        kind: i64 = 0
        while kind < self.space.kinds:
            hit = self.hit(state, kind, roll)
            if hit >= 0:
                part = self.after(hit, rest)
                if part not in parts:
                    parts.append(part)
            kind += 1
        if len(parts) == 0:
            return self.after(state, rest)
        return parts[0] if len(parts) == 1 else self._union(parts)

    def hit(self, state: i64, kind: i64, roll: i64) -> i64:
        """The state after the roll's strongest die on this kind of ship, -1 if it cannot."""
        if self.rolls.level[roll] < self.kind_class[kind]:
            return -1
        damage: i64 = self.rolls.damage[roll]
        return self.space.hit[(state * self.space.kinds + kind) * DAMAGES + damage - 1]

    def _union(self, parts: list[i64]) -> i64:
        self.stamp += 1
        states: list[i64] = []
        for part in parts:
            if part < self.space.size:
                self._collect(part, states)
                continue
            members = self.sets[part - self.space.size]
            for member in members:
                self._collect(member, states)
        states.sort()
        return self._number(tuple(states))

    def _collect(self, state: i64, states: list[i64]) -> None:
        if self.seen[state] != self.stamp:
            self.seen[state] = self.stamp
            states.append(state)

    def _number(self, states: tuple[i64, ...]) -> i64:
        if len(states) == 1:
            return states[0]
        number = self.set_index.get(states, -1)
        if number < 0:
            number = self.space.size + len(self.sets)
            self.set_index[states] = number
            self.sets.append(vec[i64](states))
        return number

    def _most_damage(self, state: i64, roll: i64) -> i64:
        """Greedy: die by die, strongest first, where the die does the most damage."""
        kind = self.greedy_kind(state, roll)
        rest: i64 = self.rolls.rest[roll]
        if kind < 0:
            return self.after(state, rest)
        return self.after(self.hit(state, kind, roll), rest)

    def greedy_kind(self, state: i64, roll: i64) -> i64:
        """Most damage without overkill, then a kill, then the dearest and the largest ship."""
        best: i64 = -1
        best_merit: i64 = -1
        kind: i64 = 0
        while kind < self.space.kinds:
            if self.hit(state, kind, roll) >= 0:
                merit = self._merit(kind, roll)
                if merit > best_merit:
                    best = kind
                    best_merit = merit
            kind += 1
        return best

    def _merit(self, kind: i64, roll: i64) -> i64:
        damage: i64 = self.rolls.damage[roll]
        left = self.space.kind_left[kind]
        ship = self.space.side.groups[self.space.kind_group[kind]].ship
        kills: i64 = 1 if left <= damage else 0
        dealt = min(damage, left)
        return ((dealt * 2 + kills) * 16 + ship.cost) * 16 + ship.size
