"""The combat phase: battles, population, control, discovery tiles, repair."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..rules import Phase
from ..sector import Sector
from ..state import State, Step
from ..upkeep.elimination import check_eliminations
from .conquest import settle_control
from .findings import begin_finding
from .population import begin_attack
from .sector_battle import begin_sector, has_battle

BATTLES: Final[i64] = 0
POPULATION: Final[i64] = 1
CONTROL: Final[i64] = 2
FINDINGS: Final[i64] = 3
REPAIR: Final[i64] = 4
EVERY_SECTOR: Final[i64] = 1_000


@final
class Combat(Step):
    """Each stage is finished for every sector, in descending order, before the next begins.

    Rules: ECL-CMB-01, ECL-CMB-03
    """

    __slots__ = ("below", "stage")

    def __init__(self, stage: i64, below: i64) -> None:
        self.stage: i64 = stage
        self.below: i64 = below  # sectors with this number or more are finished in this stage

    def clone(self) -> Combat:
        return Combat(self.stage, self.below)

    def enter(self, state: State, run: Run) -> None:
        """Rules: ECL-CMB-01, ECL-CMB-13, ECL-UPK-11"""
        if self.stage == REPAIR:
            state.pop()
            repair(state, run)
            check_eliminations(state, run)
            return
        at = highest(state, self.below)
        if at < 0:
            self.stage += 1
            self.below = EVERY_SECTOR
            return
        self.below = state.sectors[at].number
        self.enter_stage(state, at, run)

    def enter_stage(self, state: State, at: i64, run: Run) -> None:
        """One stage in one sector. Non-players only fight in it. Rules: ECL-NPC-08"""
        if self.stage == BATTLES:
            if has_battle(state, state.sectors[at]):
                state.push(begin_sector(state, at))
        elif self.stage == POPULATION:
            begin_attack(state, at, run)
        elif self.stage == CONTROL:
            settle_control(state, at, run)
        else:
            begin_finding(state, at, run)

    def seen_by(self, seat: i64) -> dict[str, object]:
        stages = ("battles", "population", "control", "discovery", "repair")
        return {"kind": "combat", "stage": stages[self.stage]}


def highest(state: State, below: i64) -> i64:
    """The index of the sector with the highest number under `below`, or -1. Rules: ECL-CMB-03"""
    best: i64 = -1
    number: i64 = -1
    k: i64 = 0
    for sector in state.sectors:
        if number < sector.number < below:
            best, number = k, sector.number
        k += 1
    return best


def repair(state: State, run: Run) -> None:
    """All damage is removed from all ships. Rules: ECL-CMB-14"""
    for sector in state.sectors:
        if is_damaged(sector):
            place: i64 = 0
            while place < len(sector.damage):
                sector.set_damage(place, 0)
                place += 1


def is_damaged(sector: Sector) -> bool:
    """Does any ship here have damage?"""
    for packed in sector.damage:
        if packed != 0:
            return True
    return False


class CombatPhase(Phase):
    """Makes the combat phase."""

    def make(self, state: State) -> Step:
        return Combat(BATTLES, EVERY_SECTOR)
