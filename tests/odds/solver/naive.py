"""A slow and independent battle solver: every face, every assignment, plain value iteration.

It shares nothing with the package but the description of a battle. A fleet is a sorted tuple of
(group, hit points left); a moment is (phase, groups that have acted, attacker, defender).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from starboard.odds.battle import GREEDY, NPC, Battle, Group, Side

Fleet = tuple[tuple[int, int], ...]
Moment = tuple[str, frozenset[tuple[int, int]], Fleet, Fleet]
FACES = (0, 2, 3, 4, 5, 6)


def fleet_of(side: Side) -> Fleet:
    return tuple(sorted((g, h) for g, grp in enumerate(side.groups) for h in grp.hit_points()))


def hits(face: int, computer: int, shield: int) -> bool:
    return face == 6 or (face != 0 and face + computer - shield >= 6)


class Naive:
    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.sides = (battle.attacker, battle.defender)
        self.volleys: dict[object, list[tuple[float, list[object]]]] = {}
        self.values: dict[Moment, float] = {}

    def solve(self) -> float:
        start: Moment = (
            "missiles",
            frozenset(),
            fleet_of(self.battle.attacker),
            fleet_of(self.battle.defender),
        )
        moments = self.reach(start)
        self.values = dict.fromkeys(moments, 0.0)
        for _ in range(5000):
            change = 0.0
            for moment in moments:
                value = self.evaluate(moment)
                change = max(change, abs(value - self.values[moment]))
                self.values[moment] = value
            if change < 1e-15:
                break
        return self.values[start]

    def reach(self, start: Moment) -> list[Moment]:
        """All moments that can follow, the latest discovered first."""
        seen = {start: None}
        queue = [start]
        while queue:
            for after in self.followers(queue.pop()):
                if after not in seen:
                    seen[after] = None
                    queue.append(after)
        return list(reversed(seen))

    def over(self, moment: Moment) -> float | None:
        if not moment[2]:
            return 0.0
        return 1.0 if not moment[3] else None

    def tied(self, moment: Moment) -> list[tuple[int, int]]:
        """The groups of one side that may act next."""
        phase, acted, attacker, defender = moment
        waiting = []
        for side, fleet in ((0, attacker), (1, defender)):
            for g in {g for g, _ in fleet}:
                group = self.sides[side].groups[g]
                dice = group.missiles if phase == "missiles" else group.cannons
                if sum(dice) and (side, g) not in acted:
                    waiting.append((group.initiative, side, g))
        if not waiting:
            return []
        first = max((initiative, side) for initiative, side, _ in waiting)
        found = sorted((s, g) for i, s, g in waiting if (i, s) == first)
        return found[:1] if self.sides[first[1]].policy == NPC else found

    def next_round(self, moment: Moment) -> Moment | None:
        """None in a stalemate."""
        phase, _, attacker, defender = moment
        if phase == "round":
            attacker = self.heal(0, attacker)
            defender = self.heal(1, defender)
        armed = any(
            sum(self.sides[s].groups[g].cannons)
            for s, fleet in ((0, attacker), (1, defender))
            for g, _ in fleet
        )
        return ("round", frozenset(), attacker, defender) if armed else None

    def heal(self, side: int, fleet: Fleet) -> Fleet:
        groups = self.sides[side].groups
        return tuple(
            sorted((g, min(h + groups[g].regeneration, groups[g].hull + 1)) for g, h in fleet)
        )

    def followers(self, moment: Moment) -> list[Moment]:
        if self.over(moment) is not None:
            return []
        choices = self.tied(moment)
        if not choices:
            later = self.next_round(moment)
            return [later] if later else []
        found = []
        for choice in choices:
            for _, options in self.rolls(moment, choice):
                for option in options:
                    for _, fleets in self.answers(moment, choice, option):
                        found += [self.moved(moment, choice, fleet) for fleet in fleets]
        return found

    def moved(self, moment: Moment, choice: tuple[int, int], target: Fleet) -> Moment:
        phase, acted, attacker, defender = moment
        acted = acted | {choice}
        if choice[0] == 0:
            return (phase, acted, attacker, target)
        return (phase, acted, target, defender)

    def evaluate(self, moment: Moment) -> float:
        ended = self.over(moment)
        if ended is not None:
            return ended
        choices = self.tied(moment)
        if not choices:
            later = self.next_round(moment)
            return self.values[later] if later else 0.0
        best = max if choices[0][0] == 0 else min
        return best(self.worth(moment, choice) for choice in choices)

    def worth(self, moment: Moment, choice: tuple[int, int]) -> float:
        best, worst = (max, min) if choice[0] == 0 else (min, max)
        total = 0.0
        for chance, options in self.rolls(moment, choice):
            total += chance * best(
                sum(
                    share * worst(self.values[self.moved(moment, choice, f)] for f in fleets)
                    for share, fleets in self.answers(moment, choice, option)
                )
                for option in options
            )
        return total

    def rolls(self, moment: Moment, choice: tuple[int, int]) -> list[tuple[float, list[object]]]:
        """Each distinct roll of the group: its chance and the assignments open to its owner."""
        side, g = choice
        missile = moment[0] == "missiles"
        mine, theirs = (moment[2], moment[3]) if side == 0 else (moment[3], moment[2])
        ships = sum(1 for group, _ in mine if group == g)
        key = (missile, choice, ships, theirs)
        if key not in self.volleys:
            group = self.sides[side].groups[g]
            colours = group.missiles if missile else group.cannons
            dice = [d + 1 for d, n in enumerate(colours) for _ in range(n * ships)]
            counted = Counter(
                tuple(sorted(zip(dice, faces, strict=True)))
                for faces in product(FACES, repeat=len(dice))
            )
            self.volleys[key] = [
                (n / 6 ** len(dice), self.options(side, group, roll, missile, theirs))
                for roll, n in counted.items()
            ]
        return self.volleys[key]

    def options(
        self,
        side: int,
        group: Group,
        roll: tuple[tuple[int, int], ...],
        missile: bool,
        theirs: Fleet,
    ) -> list[object]:
        """Assignments as tuples of (ship number, damage)."""
        enemy = self.sides[1 - side]
        shield = [
            enemy.groups[g].shield + (2 if missile and enemy.groups[g].distortion_shield else 0)
            for g, _ in theirs
        ]
        policy = self.sides[side].policy
        hitting = []
        for damage, face in roll:
            where = [k for k in range(len(theirs)) if hits(face, group.computer, shield[k])]
            if not where:
                continue
            split = damage == 4 and self.sides[side].splitter and not missile
            hitting += [(1, face, where)] * 4 if split else [(damage, face, where)]
        if policy == NPC:
            return [npc_assignment(hitting, theirs, enemy)]
        if policy == GREEDY:
            return [greedy_assignment(hitting, theirs, enemy)]
        found = set()
        for targets in product(*[where for _, _, where in hitting]):
            pairs = zip(targets, hitting, strict=True)
            found.add(tuple(sorted((k, damage) for k, (damage, _, _) in pairs)))
        return list(found)

    def answers(
        self, moment: Moment, choice: tuple[int, int], option: object
    ) -> list[tuple[float, list[Fleet]]]:
        """Per result of Point Defense: the fleets that its owner may choose between."""
        side = choice[0]
        theirs = moment[3] if side == 0 else moment[2]
        enemy = self.sides[1 - side]
        assert isinstance(option, tuple)
        shots = self.defense(theirs, enemy) if moment[0] == "missiles" else [1.0]
        if len(shots) == 1:
            return [(1.0, [struck(theirs, option)])]
        return [(chance, self.defended(theirs, enemy, option, n)) for n, chance in enumerate(shots)]

    def defense(self, theirs: Fleet, enemy: Side) -> list[float]:
        shots = [1.0]
        for g, _ in theirs:
            group = enemy.groups[g]
            if not group.point_defense:
                continue
            p = sum(hits(face, group.computer, 0) for face in FACES) / 6
            for colour, n in enumerate(group.cannons):
                power = 4 if colour == 3 and enemy.splitter else 1
                for _ in range(n):
                    wider = [0.0] * (len(shots) + power)
                    for k, chance in enumerate(shots):
                        wider[k] += chance * (1 - p)
                        wider[k + power] += chance * p
                    shots = wider
        return shots

    def defended(
        self, theirs: Fleet, enemy: Side, option: tuple[tuple[int, int], ...], n: int
    ) -> list[Fleet]:
        open_to = [
            k for k, (ship, _) in enumerate(option) if enemy.groups[theirs[ship][0]].point_defense
        ]
        n = min(n, len(open_to))
        if enemy.policy in (NPC, GREEDY):
            open_to = sorted(open_to, key=lambda k: -option[k][1])[:n]
        return [
            struck(theirs, tuple(o for k, o in enumerate(option) if k not in gone))
            for gone in combinations(open_to, n)
        ]


def struck(theirs: Fleet, option: tuple[tuple[int, int], ...]) -> Fleet:
    left = [h for _, h in theirs]
    for ship, damage in option:
        left[ship] -= damage
    return tuple(sorted((g, h) for (g, _), h in zip(theirs, left, strict=True) if h > 0))


def largest_first(theirs: Fleet, enemy: Side) -> list[int]:
    def rank(k: int) -> tuple[int, int]:
        g, h = theirs[k]
        return (-enemy.groups[g].ship.size, h - enemy.groups[g].hull)

    return sorted(range(len(theirs)), key=rank)


def npc_assignment(
    hitting: list[tuple[int, int, list[int]]], theirs: Fleet, enemy: Side
) -> tuple[tuple[int, int], ...]:
    free = list(range(len(hitting)))
    found: list[tuple[int, int]] = []
    alive = largest_first(theirs, enemy)
    for ship in list(alive):
        usable = [k for k in free if ship in hitting[k][2]]
        kills = [
            part
            for n in range(1, len(usable) + 1)
            for part in combinations(usable, n)
            if sum(hitting[k][0] for k in part) >= theirs[ship][1]
        ]
        if kills:
            part = min(
                kills,
                key=lambda p: (
                    sum(hitting[k][0] for k in p),
                    len(p),
                    sum(len(hitting[k][2]) for k in p),
                    sorted((hitting[k][0] for k in p), reverse=True),
                ),
            )
            free = [k for k in free if k not in part]
            found += [(ship, hitting[k][0]) for k in part]
            alive.remove(ship)
    for k in free:
        reach = [ship for ship in alive if ship in hitting[k][2]]
        found += [(ship, hitting[k][0]) for ship in reach[:1]]
    return tuple(sorted(found))


def greedy_assignment(
    hitting: list[tuple[int, int, list[int]]], theirs: Fleet, enemy: Side
) -> tuple[tuple[int, int], ...]:
    left = [h for _, h in theirs]
    found: list[tuple[int, int]] = []
    for damage, _, where in sorted(hitting, key=lambda die: (-die[0], len(die[2]))):
        alive = [ship for ship in where if left[ship] > 0]
        if not alive:
            continue

        def merit(ship: int, damage: int = damage) -> tuple[int, bool, int, int]:
            kind = enemy.groups[theirs[ship][0]].ship
            return (min(damage, left[ship]), left[ship] <= damage, kind.cost, kind.size)

        ship = max(alive, key=merit)
        left[ship] -= damage
        found.append((ship, damage))
    return tuple(sorted(found))


def naive_value(battle: Battle) -> float:
    return Naive(battle).solve()
