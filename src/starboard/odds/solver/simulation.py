"""Battles rolled out by chance, for sizes beyond the exact solver.

The best assignment is unknown without the exact values, so a side that asks for the best one
plays greedily here, and the result says so.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from starboard.odds.battle import NPC, START, Battle, Group, Moment, Side
from starboard.odds.solver.dice import Roll, Rolls
from starboard.odds.solver.npc import NO_KILL, cheapest_kill, without
from starboard.odds.solver.solution import Ending, Fleet

LONGEST: Final = 1_000
RED: Final = 3

Shot = tuple[int, int]


@final
class Fighters:
    """The ships of one side during a battle: a group and the hit points left for each."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.group: list[int] = []
        self.left: list[int] = []
        for g, group in enumerate(side.groups):
            for left in group.hit_points():
                self.group.append(g)
                self.left.append(left)

    def of(self, ship: int) -> Group:
        return self.side.groups[self.group[ship]]

    def alive(self) -> list[int]:
        return [ship for ship, left in enumerate(self.left) if left > 0]

    def alive_in(self, group: int) -> int:
        return sum(1 for ship in self.alive() if self.group[ship] == group)

    def is_armed(self) -> bool:
        return any(self.of(ship).fires(False) for ship in self.alive())

    def heal(self) -> None:
        for ship in self.alive():
            group = self.of(ship)
            self.left[ship] = min(self.left[ship] + group.regeneration, group.hull + 1)

    def reputation(self) -> int:
        """Tiles that destroying all that is left would earn."""
        return sum([int(self.of(ship).ship.reputation) for ship in self.alive()])

    def materials_lost(self) -> int:
        return sum(
            [int(self.of(ship).ship.cost) for ship, left in enumerate(self.left) if left <= 0]
        )

    def fleet(self) -> Fleet:
        counts = [[0] * (group.hull + 1) for group in self.side.groups]
        for ship in self.alive():
            counts[self.group[ship]][self.left[ship] - 1] += 1
        return tuple([tuple(row) for row in counts])


@final
class Simulation:
    """Rolls out one battle again and again."""

    def __init__(self, battle: Battle, seed: int) -> None:
        self.battle = battle
        self.random = Random(seed)
        self.sides = [battle.attacker, battle.defender]
        self.rolls = [
            [Rolls(battle.defender, False), Rolls(battle.defender, True)],
            [Rolls(battle.attacker, False), Rolls(battle.attacker, True)],
        ]
        self.orders = [_order(battle, False), _order(battle, True)]

    def endings(self, runs: int, moment: Moment = START) -> dict[tuple[Fleet, Fleet], int]:
        found: dict[tuple[Fleet, Fleet], int] = {}
        for _ in range(runs):
            end = self.run(moment)
            found[end] = found.get(end, 0) + 1
        return found

    def run(self, moment: Moment) -> tuple[Fleet, Fleet]:
        fighters = [Fighters(side) for side in self.sides]
        self.fight(fighters, moment)
        return (fighters[0].fleet(), fighters[1].fleet())

    def fight(self, fighters: list[Fighters], moment: Moment = START) -> None:
        """To the end; a battle that nobody can win within reason counts as a stalemate."""
        self._one_round(fighters, moment.missiles, moment.acted)
        if not moment.missiles:
            fighters[0].heal()
            fighters[1].heal()
        for _ in range(LONGEST):
            if not (fighters[0].alive() and fighters[1].alive()):
                break
            if not (fighters[0].is_armed() or fighters[1].is_armed()):
                break
            self._one_round(fighters, False)
            fighters[0].heal()
            fighters[1].heal()

    def _one_round(
        self, fighters: list[Fighters], missile: bool, acted: tuple[tuple[int, int], ...] = ()
    ) -> None:
        for side, group in self.orders[int(missile)]:
            if (side, group) in acted:
                continue
            target = fighters[1 - side]
            ships = fighters[side].alive_in(group)
            if ships and target.alive():
                roll = self._roll(side, group, ships, missile)
                shots = self._assign(side, roll, target, missile)
                if missile:
                    shots = self._shot_down(target, shots)
                for ship, damage in shots:
                    target.left[ship] -= damage

    def _roll(self, side: int, group: int, ships: int, missile: bool) -> Roll:
        rolls = self.rolls[side][int(missile)]
        shooter = self.sides[side].groups[group]
        roll: Roll = (0,) * (4 * rolls.levels)
        for colour, dice in enumerate(shooter.dice(missile)):
            split = self.sides[side].splitter and colour == RED and not missile
            for _ in range(dice * ships):
                level = self._level(shooter.computer, rolls.classes)
                if level:
                    roll = rolls.add(roll, 1 if split else colour + 1, level, 4 if split else 1)
        return roll

    def _level(self, computer: int, classes: list[int]) -> int:
        face = self.random.randrange(6)
        if face == 0 or face == 5:
            return len(classes) if face == 5 else 0
        return sum(1 for shield in classes if face + 1 + computer - shield >= 6)

    def _assign(self, side: int, roll: Roll, target: Fighters, missile: bool) -> list[Shot]:
        rolls = self.rolls[side][int(missile)]
        reach = [
            rolls.classes.index(target.of(ship).shield_against(missile)) + 1
            for ship in range(len(target.left))
        ]
        if self.sides[side].policy == NPC:
            return _npc(roll, rolls.levels, target, reach)
        return _greedy(roll, rolls.levels, target, reach)

    def _shot_down(self, target: Fighters, shots: list[Shot]) -> list[Shot]:
        """Point Defense removes the most damaging missiles first."""
        removed = 0
        for ship in target.alive():
            group = target.of(ship)
            if group.point_defense:
                removed += self._defense_hits(group, target.side.splitter)
        kept = sorted(shots, key=lambda shot: -shot[1])
        for shot in list(kept):
            if removed > 0 and target.of(shot[0]).point_defense:
                kept.remove(shot)
                removed -= 1
        return kept

    def _defense_hits(self, group: Group, splitter: bool) -> int:
        hits = 0
        for colour, dice in enumerate(group.cannons):
            for _ in range(dice):
                if self._level(group.computer, [0]):
                    hits += 4 if colour == RED and splitter else 1
        return hits


def _order(battle: Battle, missile: bool) -> list[tuple[int, int]]:
    """Firing groups by initiative, the Defender first; own ties the largest type first."""
    found: list[tuple[i64, int, i64, int]] = []
    for side, owner in enumerate((battle.attacker, battle.defender)):
        for g, group in enumerate(owner.groups):
            if group.fires(missile):
                tie: i64 = group.type if owner.policy == NPC else g
                found.append((-group.initiative, -side, tie, g))
    return [(-side, g) for _, side, _, g in sorted(found)]


def _greedy(roll: Roll, levels: int, target: Fighters, reach: list[int]) -> list[Shot]:
    """Strongest die first, each where it does the most damage."""
    left = list(target.left)
    shots: list[Shot] = []
    for slot in _strongest_first(levels):
        damage = slot // levels + 1
        for _ in range(roll[slot]):
            open_to = [s for s in target.alive() if left[s] > 0 and reach[s] <= slot % levels + 1]
            if not open_to:
                break
            best = max(open_to, key=lambda s: _merit(target, s, left[s], damage))
            left[best] -= damage
            shots.append((best, damage))
    return shots


def _strongest_first(levels: int) -> list[int]:
    return [d * levels + level for d in range(3, -1, -1) for level in range(levels)]


def _merit(target: Fighters, ship: int, left: int, damage: int) -> tuple[int, bool, int, int]:
    kind = target.of(ship).ship
    return (min(left, damage), left <= damage, kind.cost, kind.size)


def _npc(roll: Roll, levels: int, target: Fighters, reach: list[int]) -> list[Shot]:
    """Largest ship first, and what destroys nothing on the largest one it hits (ECL-NPC-03)."""
    dice = roll
    shots: list[Shot] = []
    ships = sorted(target.alive(), key=lambda ship: _npc_rank(target, ship))
    spared: list[int] = []
    for ship in ships:
        used = cheapest_kill(dice, levels, reach[ship], target.left[ship])
        if used == NO_KILL:
            spared.append(ship)
            continue
        dice = without(dice, used)
        shots += [(ship, slot // levels + 1) for slot, n in enumerate(used) for _ in range(n)]
    for slot, count in enumerate(dice):
        hit = [ship for ship in spared if reach[ship] <= slot % levels + 1][:1]
        shots += [(ship, slot // levels + 1) for ship in hit for _ in range(count)]
    return shots


def _npc_rank(target: Fighters, ship: int) -> tuple[int, int]:
    group = target.of(ship)
    return (-group.ship.size, target.left[ship] - group.hull)


def simulated_endings(found: dict[tuple[Fleet, Fleet], int]) -> list[Ending]:
    """The counted endings as chances, the most frequent first."""
    runs = sum(found.values())
    endings = [Ending(count / runs, end[0], end[1]) for end, count in found.items()]
    return sorted(endings, key=lambda ending: -ending.chance)
