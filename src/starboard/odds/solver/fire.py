"""A side's fire at the other: what each of its volleys does to each state of the target."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import Side
from starboard.odds.solver.dice import Rolls, Spread, volley_spreads
from starboard.odds.solver.states import SideSpace
from starboard.odds.solver.targets import Targets

SAME: Final[float] = 1e-12


class StateValues:
    """The Attacker's chance for each state of the side that is being shot at."""

    def at(self, state: i64) -> float:
        raise NotImplementedError


@final
class Volley:
    """The outcomes of one volley on one target state; outcomes that change nothing are a miss."""

    def __init__(self, miss: float, chances: list[float], sets: list[i64]) -> None:
        self.miss = miss
        self.chances = vec[float](chances)
        self.sets = vec[i64](sets)
        self.size: i64 = len(sets)


@final
class Fire:
    """All volleys of a side's cannons, or of its missiles."""

    def __init__(self, side: Side, target: SideSpace, missile: bool, maximise: bool) -> None:
        self.side = side
        self.target = target
        self.maximise = maximise
        self.rolls = Rolls(target.side, missile)
        self.targets = Targets(target, self.rolls, side.policy, missile)
        self.spreads: list[list[Spread]] = []
        self.volleys: list[list[Volley | None]] = []
        for group in side.groups:
            spreads: list[Spread] = []
            if group.fires(missile):
                spreads = volley_spreads(group, side.splitter, missile, self.rolls)
            self.spreads.append(spreads)
            self.volleys.append([None] * (len(spreads) * target.size))

    def volley(self, group: i64, ships: i64, state: i64) -> Volley:
        row = self.volleys[group]
        place = ships * self.target.size + state
        known = row[place]
        if known is None:
            known = self._work_out(self.spreads[group][ships], state)
            row[place] = known
        return known

    def _work_out(self, spread: Spread, state: i64) -> Volley:
        miss = 0.0
        merged: dict[i64, float] = {}
        k: i64 = 0
        while k < len(spread.rolls):
            states = self.targets.after(state, spread.rolls[k])
            if states == state:
                miss += spread.chances[k]
            else:
                merged[states] = merged.get(states, 0.0) + spread.chances[k]
            k += 1
        return Volley(miss, list(merged.values()), list(merged))

    def expected(self, volley: Volley, values: vec[float], base: i64, stride: i64) -> float:
        """The worth of the outcomes that change something; state s has values[base + s*stride]."""
        total = 0.0
        size = self.target.size
        k: i64 = 0
        j: i64 = 0
        while k < volley.size:
            states = volley.sets[k]
            if states < size:
                total += volley.chances[k] * values[base + states * stride]
            else:
                members = self.targets.sets[states - size]
                best = values[base + members[0] * stride]
                j = 1
                while j < len(members):
                    value = values[base + members[j] * stride]
                    if (value > best) == self.maximise and value != best:
                        best = value
                    j += 1
                total += volley.chances[k] * best
            k += 1
        return total

    def chosen(self, states: i64, values: vec[float], base: i64, stride: i64) -> i64:
        """The member of a set that the owner takes; equal chances: what costs the enemy most."""
        if states < self.target.size:
            return states
        members = self.targets.sets[states - self.target.size]
        best = members[0]
        best_value = values[base + best * stride]
        for member in members:
            value = values[base + member * stride]
            if self.prefers(value, member, best_value, best):
                best = member
                best_value = value
        return best

    def picked(self, states: i64, values: StateValues) -> i64:
        """The same choice, for values that are worked out when asked for."""
        members = self.targets.members(states)
        best = members[0]
        for member in members:
            if self.prefers(values.at(member), member, values.at(best), best):
                best = member
        return best

    def prefers(self, value: float, state: i64, other_value: float, other: i64) -> bool:
        gain = value - other_value if self.maximise else other_value - value
        if gain > SAME:
            return True
        return gain >= -SAME and self.target.worth[state] < self.target.worth[other]
