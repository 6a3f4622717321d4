"""The battle under way: who fights where, and how far it has come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FELINES_DECIDE: Final[i64] = 0
BEFORE_RETREATS: Final[i64] = 1
EARLY_RETREATS: Final[i64] = 2
REVEALED: Final[i64] = 3
TOTALS: Final[i64] = 4
WINNERS_LOSSES: Final[i64] = 5
RETREATS: Final[i64] = 6
OVER: Final[i64] = 7


@final
class Battlefield:
    """Public facts of a battle. Rules: GE-CMB-03, GE-CMB-05"""

    __slots__ = (
        "attacker",
        "bonus",
        "decider",
        "defenders",
        "hexagon",
        "locked",
        "lost",
        "phase",
        "removed",
        "winner",
    )

    def __init__(self, attacker: i64, hexagon: i64) -> None:
        self.attacker: i64 = attacker
        self.hexagon: i64 = hexagon
        self.phase: i64 = FELINES_DECIDE
        self.defenders: i64 = 0  # mask of those who were there at the reveal
        self.locked: i64 = 0  # players whose Military card forbids early retreats
        self.bonus: i64 = 0  # players whose Defensive card adds 20 CV
        self.winner: i64 = -1  # 1 = the attacker, 0 = the defenders
        self.decider: i64 = -1  # who chooses all losses
        self.removed: i64 = 0  # ships the losing side lost
        self.lost: i64 = 0  # ships the winning side lost

    def clone(self) -> Battlefield:
        """An independent copy."""
        twin = Battlefield(self.attacker, self.hexagon)
        twin.phase = self.phase
        twin.defenders = self.defenders
        twin.locked = self.locked
        twin.bonus = self.bonus
        twin.winner = self.winner
        twin.decider = self.decider
        twin.removed = self.removed
        twin.lost = self.lost
        return twin
