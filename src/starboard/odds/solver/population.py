"""The attack on population after the battle.

Rules: ECL-POP-01, ECL-POP-02, ECL-POP-03, ECL-POP-05, ECL-POP-06, ECL-TEC-20
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.odds.battle import Side
from starboard.odds.solver.dice import level_chances
from starboard.odds.solver.outcome import ships_left
from starboard.odds.solver.solution import Ending, Fleet


@final
class Population:
    """The Defender's cubes in the sector, and what the two sides' techs do about them."""

    def __init__(
        self,
        cubes: i64,
        neutron_bombs: bool = False,
        neutron_absorber: bool = False,
        planta: bool = False,
    ) -> None:
        self.cubes = cubes
        self.neutron_bombs = neutron_bombs
        self.neutron_absorber = neutron_absorber
        self.planta = planta

    def falls_at_once(self) -> bool:
        return self.planta or (self.neutron_bombs and not self.neutron_absorber)

    def key(self) -> tuple[int, bool, bool, bool]:
        return (self.cubes, self.neutron_bombs, self.neutron_absorber, self.planta)


def cubes_destroyed(side: Side, endings: list[Ending], population: Population) -> list[float]:
    """Chance that 0, 1, ... all cubes fall to the Attacker, whoever wins the battle."""
    won = [(side, end.attacker, end.chance) for end in endings if end.attacker_won()]
    return fleets_destroy(won, population)


def fleets_destroy(fleets: list[tuple[Side, Fleet, float]], population: Population) -> list[float]:
    """The same for any fleets that may stand in the sector; non-player ships never attack."""
    chances = [0.0] * (population.cubes + 1)
    known: dict[tuple[object, ...], list[float]] = {}
    attacked = 0.0
    for side, fleet, chance in fleets:
        if all(group.ship.npc for group in side.groups):
            continue
        attacked += chance
        key = (side.name, *ships_left(fleet))
        if key not in known:
            known[key] = _attack(side, fleet, population)
        for cubes, share in enumerate(known[key]):
            chances[cubes] += chance * share
    chances[0] += max(0.0, 1.0 - attacked)
    return chances


def _attack(side: Side, fleet: Fleet, population: Population) -> list[float]:
    """Every surviving ship fires its cannons once at Shield 0; surplus damage is lost."""
    chances = [0.0] * (population.cubes + 1)
    if population.falls_at_once():
        chances[population.cubes] = 1.0
        return chances
    chances[0] = 1.0
    for group, ships in zip(side.groups, ships_left(fleet), strict=True):
        hit = 1.0 - level_chances(group.computer, [0])[0]
        for damage, dice in enumerate(group.cannons, start=1):
            for _ in range(dice * ships):
                chances = _one_more_die(chances, damage, hit)
    return chances


def _one_more_die(chances: list[float], damage: int, hit: float) -> list[float]:
    most = len(chances) - 1
    after = [chance * (1.0 - hit) for chance in chances]
    for fallen, chance in enumerate(chances):
        after[min(fallen + damage, most)] += chance * hit
    return after
