"""The odds of one battle: chances of every ending, and what they add up to."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from starboard.odds.battle import Battle, Side
from starboard.odds.solver.outcome import materials_lost, ships_left, tiles_drawn
from starboard.odds.solver.size import Size
from starboard.odds.solver.solution import Ending

EXACT: Final = "exact"
MONTE_CARLO: Final = "monte_carlo"
Z95: Final[float] = 1.959963984540054


@final
class Odds:
    """A number never stands alone: `method` and `policy` say how it was found."""

    def __init__(
        self,
        battle: Battle,
        endings: list[Ending],
        method: str,
        policy: str,
        size: Size,
        runs: i64 = 0,
        seed: int = 0,
    ) -> None:
        self.battle = battle
        self.endings = endings
        self.method = method
        self.policy = policy
        self.size = size
        self.runs = runs
        self.seed = seed
        self.attacker_wins = sum([e.chance for e in endings if e.attacker_won()], 0.0)
        self.defender_wins = sum([e.chance for e in endings if not e.attacker_won()], 0.0)
        self.stalemate = sum([e.chance for e in endings if e.is_stalemate()], 0.0)

    def expected_losses(self, attacker: bool) -> float:
        """Materials: build costs of the ships that are destroyed."""
        lost = [e.chance * materials_lost(self.battle, e, attacker) for e in self.endings]
        return sum(lost, 0.0)

    def expected_reputation(self, attacker: bool) -> float:
        """Reputation Tiles drawn for this battle."""
        drawn = [e.chance * tiles_drawn(self.battle, e, attacker) for e in self.endings]
        return sum(drawn, 0.0)

    def surviving(self, attacker: bool, group: i64) -> list[float]:
        """Chance that 0, 1, ... ships of the group are left."""
        side = self.side(attacker)
        chances = [0.0] * (side.groups[group].count + 1)
        for ending in self.endings:
            fleet = ending.attacker if attacker else ending.defender
            chances[ships_left(fleet)[group]] += ending.chance
        return chances

    def side(self, attacker: bool) -> Side:
        return self.battle.attacker if attacker else self.battle.defender

    def interval(self) -> tuple[float, float]:
        """95 % (Wilson) for the Attacker's chance; the value itself when it is exact."""
        if self.method == EXACT:
            return (self.attacker_wins, self.attacker_wins)
        return wilson(self.attacker_wins, self.runs)


def wilson(share: float, runs: int) -> tuple[float, float]:
    spread = Z95 * Z95 / runs
    middle = share + spread / 2.0
    width = Z95 * sqrt(share * (1.0 - share) / runs + spread / (4.0 * runs))
    low = (middle - width) / (1.0 + spread)
    high = (middle + width) / (1.0 + spread)
    return (max(0.0, low), min(1.0, high))
