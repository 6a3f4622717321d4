"""One battle solved exactly: from the states at the start to the chances of every ending."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.odds.battle import START, Battle, Moment
from starboard.odds.solver.engagement import Engagement
from starboard.odds.solver.missiles import MissileStep
from starboard.odds.solver.regeneration import RegeneratingEngagement
from starboard.odds.solver.states import SideSpace, no_floats

Fleet = tuple[tuple[int, ...], ...]
Pair = tuple[int, int]


@final
class Ending:
    """A way the battle can end: per group how many ships have 1, 2, ... hit points left.

    Both sides alive is a stalemate, which the Defender holds.
    """

    def __init__(self, chance: float, attacker: Fleet, defender: Fleet) -> None:
        self.chance = chance
        self.attacker = attacker
        self.defender = defender

    def attacker_won(self) -> bool:
        return not is_alive(self.defender)

    def is_stalemate(self) -> bool:
        return is_alive(self.attacker) and is_alive(self.defender)


def is_alive(fleet: Fleet) -> bool:
    return any(any(counts) for counts in fleet)


@final
class Solution:
    """The exact solution of a battle for every pair of states at its start."""

    def __init__(self, battle: Battle) -> None:
        self.attacker = SideSpace(battle.attacker)
        self.defender = SideSpace(battle.defender)
        self.engagement = _engagement(battle, self.attacker, self.defender)
        self.engagement.solve()
        self.missiles = MissileStep(battle, self.engagement)

    def start(self) -> Pair:
        return (int(self.attacker.start()), int(self.defender.start()))

    def value(self, pair: Pair) -> float:
        """The Attacker's chance to win from these states, before the missiles."""
        return self.missiles.value(pair[0], pair[1], 0)

    def value_at(self, pair: Pair, moment: Moment) -> float:
        """The Attacker's chance at any moment of the battle."""
        a, d = pair
        if a == 0 or d == 0:
            return 0.0 if a == 0 else 1.0
        if moment.missiles:
            return self.missiles.value(a, d, self.missiles.order.node_after(moment.acted))
        engagement = self.engagement
        return engagement.values[engagement.place(a, d, engagement.node_after(moment.acted))]

    def value_if(self, pair: Pair, side: i64, group: i64, later: Moment) -> float:
        """The Attacker's chance when this group fires now; `later` counts it as done."""
        fires = self.missiles.fires if later.missiles else self.engagement.fires
        own = pair[0] if side == 0 else pair[1]
        target = pair[1] if side == 0 else pair[0]
        space = self.attacker if side == 0 else self.defender
        if not space.side.groups[group].fires(later.missiles):
            return self.value_at(pair, later)
        volley = fires[side].volley(group, space.ships_alive(own, group), target)
        total = volley.miss * self.value_at(pair, later)
        for k in range(volley.size):
            values = [
                self.value_at((own, int(after)) if side == 0 else (int(after), own), later)
                for after in fires[side].targets.members(volley.sets[k])
            ]
            total += volley.chances[k] * (max(values) if side == 0 else min(values))
        return total

    def ending_pairs(self, starts: dict[Pair, float], moment: Moment = START) -> dict[Pair, float]:
        """Where the battle ends, given the chances of the states it begins with."""
        engagement = self.engagement
        flow = no_floats(len(engagement.values))
        if moment.missiles:
            self.missiles.follow(flow, starts, self.missiles.order.node_after(moment.acted))
        else:
            node = engagement.node_after(moment.acted)
            for pair, chance in starts.items():
                flow[engagement.place(pair[0], pair[1], node)] += chance
        engagement.follow(flow)
        found: dict[Pair, float] = {}
        place: i64 = 0
        while place < len(flow):
            if flow[place] > 0.0:
                pair = self._pair(place // engagement.nodes)
                found[pair] = found.get(pair, 0.0) + flow[place]
            place += 1
        return found

    def _pair(self, number: i64) -> Pair:
        return (int(number // self.defender.size), int(number % self.defender.size))

    def endings(self, moment: Moment = START) -> list[Ending]:
        """Every ending from the battle's own start, the likeliest first."""
        found = [
            Ending(chance, fleet(self.attacker, a), fleet(self.defender, d))
            for (a, d), chance in self.ending_pairs({self.start(): 1.0}, moment).items()
        ]
        return sorted(found, key=lambda ending: -ending.chance)


def _engagement(battle: Battle, attacker: SideSpace, defender: SideSpace) -> Engagement:
    if battle.attacker.regenerates() or battle.defender.regenerates():
        return RegeneratingEngagement(battle, attacker, defender)
    return Engagement(battle, attacker, defender)


def fleet(space: SideSpace, state: i64) -> Fleet:
    return tuple([space.counts(state, g) for g in range(space.group_count)])
