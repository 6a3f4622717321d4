"""The order of activation as a small graph: one node per activation, wrapping round.

Where one side has several groups of equal initiative its owner chooses, round by round, who acts
next: such a node has several choices. Every choice leads to a higher node, or to the end.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.odds.battle import NPC, Battle

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Order:
    """Choices of node n are first[n] .. first[n + 1] - 1; `then` equal to `size` is the end.

    Rules: ECL-CMB-09, ECL-CMB-10, ECL-MIS-01
    """

    def __init__(
        self, side: list[i64], first: list[i64], group: list[i64], then: list[i64]
    ) -> None:
        self.size: i64 = len(side)
        self.side = vec[i64](side)
        self.first = vec[i64](first)
        self.group = vec[i64](group)
        self.then = vec[i64](then)
        self.has_choice = len(group) > len(side)

    def node_after(self, acted: tuple[tuple[int, int], ...]) -> i64:
        """The node at which these groups have acted; `size` when all have."""
        for node in range(self.size):
            side = int(self.side[node])
            groups = range(self.first[node], self.first[node + 1])
            if not any((side, int(self.group[choice])) in acted for choice in groups):
                return node
        return self.size


def activation_order(battle: Battle, missile: bool) -> Order:
    """High initiative first, the Defender before the Attacker."""
    builder = _Builder()
    for side, groups in _blocks(battle, missile):
        owner = battle.defender if side == DEFENDER else battle.attacker
        free = owner.policy != NPC
        if not free:
            groups = sorted(groups, key=lambda g: owner.groups[g].type)
        builder.add(side, groups, free)
    return Order(builder.side, [*builder.first, len(builder.group)], builder.group, builder.then)


def _blocks(battle: Battle, missile: bool) -> list[tuple[int, list[int]]]:
    found: dict[tuple[int, int], list[int]] = {}
    for number, side in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        for g, group in enumerate(side.groups):
            if group.fires(missile):
                found.setdefault((-group.initiative, -number), []).append(g)
    return [(-place[1], found[place]) for place in sorted(found)]


def count_nodes(battle: Battle) -> int:
    """The number of nodes of an Engagement Round."""
    return activation_order(battle, False).size


@final
class _Builder:
    def __init__(self) -> None:
        self.side: list[i64] = []
        self.first: list[i64] = []
        self.group: list[i64] = []
        self.then: list[i64] = []

    def add(self, side: i64, groups: list[int], free: bool) -> None:
        """One node per subset of the tied groups that may already have acted."""
        start = len(self.side)
        acted_sets = _subsets(len(groups)) if free else _prefixes(len(groups))
        place = {acted: start + k for k, acted in enumerate(acted_sets)}
        for acted in acted_sets:
            self.side.append(side)
            self.first.append(len(self.group))
            waiting = [k for k in range(len(groups)) if not acted[k]]
            for k in waiting if free else waiting[:1]:
                after = (*acted[:k], True, *acted[k + 1 :])
                self.group.append(groups[k])
                self.then.append(place.get(after, start + len(acted_sets)))


def _subsets(size: int) -> list[tuple[bool, ...]]:
    """All subsets but the whole, smaller ones first."""
    found: list[tuple[bool, ...]] = [()]
    for _ in range(size):
        found = [(*acted, more) for acted in found for more in (False, True)]
    return sorted(found, key=lambda acted: (sum(acted), acted))[:-1]


def _prefixes(size: int) -> list[tuple[bool, ...]]:
    return [(True,) * k + (False,) * (size - k) for k in range(size)]
