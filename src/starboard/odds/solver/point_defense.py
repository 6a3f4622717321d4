"""Point Defense: the target's cannons fire once at the missiles already assigned to it.

The missile owner assigns without knowing that roll, so two missiles on one ship may be wise:
here an assignment is kept ship by ship instead of only its result.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.odds.battle import NPC, OPTIMAL, Group
from starboard.odds.solver.dice import level_chances
from starboard.odds.solver.fire import Fire, StateValues
from starboard.odds.solver.npc import NO_KILL, without
from starboard.odds.solver.states import DAMAGES

# One entry per ship: its kind, and the damage of every missile assigned to it, highest first.
Assignment = tuple[tuple[int, tuple[int, ...]], ...]
RED: Final = 3


@final
class PointDefense:
    """Rules: ROTA-PDF-01, ROTA-PDF-02, ROTA-PDF-03, ROTA-PDF-04, ROTA-PDF-07, ROTA-SPL-03"""

    def __init__(self, fire: Fire) -> None:
        self.fire = fire
        self.space = fire.target
        self.side = fire.target.side
        self.known: dict[tuple[i64, i64], list[Assignment]] = {}

    def is_active(self, state: i64) -> bool:
        return any(
            group.point_defense and group.fires(False) and self.space.ships_alive(state, g) > 0
            for g, group in enumerate(self.side.groups)
        )

    def outcomes(
        self, group: i64, ships: i64, state: i64, values: StateValues
    ) -> list[tuple[float, int]]:
        """The states after this volley and the answer to it, with their chances."""
        found: dict[int, float] = {}
        removals = self.removal_chances(state)
        spread = self.fire.spreads[group][ships]
        for k in range(len(spread.rolls)):
            best = self._best_assignment(state, spread.rolls[k], removals, values)
            for after, chance in self._answered(best, state, removals, values):
                found[after] = found.get(after, 0.0) + spread.chances[k] * chance
        return [(chance, after) for after, chance in found.items()]

    def removal_chances(self, state: i64) -> list[float]:
        """Chance of removing at most 0, 1, 2, ... missiles; a split red hit removes four."""
        chances = [1.0]
        for g, group in enumerate(self.side.groups):
            if not group.point_defense:
                continue
            hit = 1.0 - level_chances(group.computer, [0])[0]
            for colour, dice in enumerate(group.cannons):
                missiles = 4 if colour == RED and self.side.splitter else 1
                for _ in range(dice * self.space.ships_alive(state, g)):
                    chances = _one_more(chances, hit, missiles)
        return chances

    def _best_assignment(
        self, state: i64, roll: i64, removals: list[float], values: StateValues
    ) -> Assignment:
        options = self._assignments(state, roll)
        if len(options) == 1:
            return options[0]
        best = options[0]
        best_value = self._expectation(best, state, removals, values)
        for option in options[1:]:
            value = self._expectation(option, state, removals, values)
            if (value > best_value) == self.fire.maximise and value != best_value:
                best = option
                best_value = value
        return best

    def _expectation(
        self, option: Assignment, state: i64, removals: list[float], values: StateValues
    ) -> float:
        total = 0.0
        for after, chance in self._answered(option, state, removals, values):
            total += chance * values.at(after)
        return total

    def _answered(
        self, option: Assignment, state: i64, removals: list[float], values: StateValues
    ) -> list[tuple[int, float]]:
        """The state after each possible number of removals."""
        found: list[tuple[int, float]] = []
        options = [option]
        for hits, chance in enumerate(removals):
            if hits > 0:
                options = self._one_removed(options)
            found.append((self._defended(options, state, values), chance))
        return found

    def _defended(self, options: list[Assignment], state: i64, values: StateValues) -> int:
        """The target's owner keeps the removal that is best for it."""
        best = self._result(options[0], state)
        for option in options[1:]:
            after = self._result(option, state)
            if (values.at(after) < values.at(best)) == self.fire.maximise and after != best:
                best = after
        return best

    def _one_removed(self, options: list[Assignment]) -> list[Assignment]:
        """One missile fewer; other policies than the best take the most damaging one."""
        found: dict[Assignment, None] = {}
        for option in options:
            for smaller in self._smaller(option):
                found[smaller] = None
        return list(found)

    def _smaller(self, option: Assignment) -> list[Assignment]:
        removable = [
            (ship, missile)
            for ship, (kind, missiles) in enumerate(option)
            if self._group(kind).point_defense
            for missile in range(len(missiles))
        ]
        if not removable:
            return [option]
        if self.side.policy != OPTIMAL:
            removable = [max(removable, key=lambda place: option[place[0]][1][place[1]])]
        return [_remove(option, ship, missile) for ship, missile in removable]

    def _group(self, kind: i64) -> Group:
        return self.side.groups[self.space.kind_group[kind]]

    def _result(self, option: Assignment, state: i64) -> int:
        after = state
        for kind, missiles in option:
            left: i64 = self.space.kind_left[kind]
            now: i64 = kind
            for damage in missiles:
                if left > 0:
                    after = self.space.hit[(after * self.space.kinds + now) * DAMAGES + damage - 1]
                    left -= damage
                    now -= damage
        return after

    def _assignments(self, state: i64, roll: i64) -> list[Assignment]:
        key = (state, roll)
        if key not in self.known:
            self.known[key] = self._work_out(state, roll)
        return self.known[key]

    def _work_out(self, state: i64, roll: i64) -> list[Assignment]:
        ships = self._ships(state)
        if self.fire.side.policy == NPC:
            return [self._npc(ships, roll)]
        if self.fire.side.policy != OPTIMAL:
            return [self._greedy(ships, state, roll)]
        found: dict[Assignment, None] = {ships: None}
        while roll != 0:
            wider: dict[Assignment, None] = {}
            for option in found:
                for longer in self._one_more_missile(option, roll):
                    wider[longer] = None
            found = wider
            roll = self.fire.rolls.rest[roll]
        return list(found)

    def _ships(self, state: i64) -> Assignment:
        ships: list[tuple[int, tuple[int, ...]]] = []
        for kind in range(self.space.kinds):
            counts = self.space.counts(state, self.space.kind_group[kind])
            ships.extend([(kind, ())] * counts[self.space.kind_left[kind] - 1])
        return tuple(ships)

    def _one_more_missile(self, option: Assignment, roll: i64) -> list[Assignment]:
        """The roll's strongest missile on each ship that it hits."""
        level = self.fire.rolls.level[roll]
        damage = self.fire.rolls.damage[roll]
        found: list[Assignment] = []
        for ship, (kind, _) in enumerate(option):
            if level >= self.fire.targets.kind_class[kind]:
                found.append(tuple(sorted(_assign(option, ship, damage))))
        return found if found else [option]

    def _greedy(self, ships: Assignment, state: i64, roll: i64) -> Assignment:
        option = ships
        now = state
        while roll != 0:
            kind = self.fire.targets.greedy_kind(now, roll)
            if kind >= 0:
                ship = self._ship_left_with(option, kind)
                option = _assign(option, ship, self.fire.rolls.damage[roll])
                now = self.fire.targets.hit(now, kind, roll)
            roll = self.fire.rolls.rest[roll]
        return option

    def _ship_left_with(self, option: Assignment, kind: i64) -> int:
        """The ship that the missiles so far leave as this kind."""
        group = self.space.kind_group[kind]
        for ship, (first, missiles) in enumerate(option):
            left = self.space.kind_left[first] - sum(missiles)
            if self.space.kind_group[first] == group and left == self.space.kind_left[kind]:
                return ship
        raise AssertionError(f"no ship of kind {kind} in {option}")

    def _npc(self, ships: Assignment, roll: i64) -> Assignment:
        """The non-player rule, ship by ship (ECL-NPC-03, ECL-NPC-04)."""
        rule = self.fire.targets.npc
        levels = self.fire.rolls.levels
        dice = self.fire.rolls.rolls[roll]
        option = tuple(sorted(ships, key=lambda ship: rule.order.index(ship[0])))
        doomed: set[int] = set()
        for ship, (kind, _) in enumerate(option):
            used = rule.cheapest_kill(dice, rule.classes[kind], self.space.kind_left[kind])
            if used != NO_KILL:
                doomed.add(ship)
                dice = without(dice, used)
                option = self._place(option, ship, used)
        for slot in range(len(dice) - 1, -1, -1):
            for ship, (kind, _) in enumerate(option):
                if ship not in doomed and slot % levels + 1 >= rule.classes[kind]:
                    for _ in range(dice[slot]):
                        option = _assign(option, ship, int(slot // levels + 1))
                    break
        return option

    def _place(self, option: Assignment, ship: int, used: tuple[int, ...]) -> Assignment:
        """Put dice on a ship without changing the order of the ships."""
        missiles: list[int] = []
        for slot, count in enumerate(used):
            missiles += [int(slot // self.fire.rolls.levels + 1)] * count
        kind = option[ship][0]
        return (*option[:ship], (kind, tuple(sorted(missiles, reverse=True))), *option[ship + 1 :])


def _one_more(chances: list[float], hit: float, missiles: int) -> list[float]:
    wider = [0.0] * (len(chances) + missiles)
    for removed, chance in enumerate(chances):
        wider[removed] += chance * (1.0 - hit)
        wider[removed + missiles] += chance * hit
    return wider


def _assign(option: Assignment, ship: int, damage: int) -> Assignment:
    kind, missiles = option[ship]
    more = tuple(sorted((*missiles, damage), reverse=True))
    return (*option[:ship], (kind, more), *option[ship + 1 :])


def _remove(option: Assignment, ship: int, missile: int) -> Assignment:
    kind, missiles = option[ship]
    fewer = (*missiles[:missile], *missiles[missile + 1 :])
    return (*option[:ship], (kind, fewer), *option[ship + 1 :])
