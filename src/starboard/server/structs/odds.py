"""Chances of battles, and how likely those were that are over."""

from __future__ import annotations

from msgspec import field

from .base import Answer


class GroupOdds(Answer):
    """Ships of one type: `surviving` holds the chances that 0, 1, ... of them are left."""

    type: str
    count: int
    surviving: list[float]


class PartyOdds(Answer):
    """One party of a battle; seat -1 stands for the non-player ships.

    Losses (in materials), tiles and groups are missing while dice wait to be assigned.
    """

    seat: int
    wins: float
    expected_losses: float | None = None
    expected_reputation: float | None = None
    groups: list[GroupOdds] = field(default_factory=list)


class BattleOdds(Answer):
    """A battle that waits or is being fought; of two parties the attacker comes first.

    `interval` is the 95 % interval of the first party's chance, null when the method is exact.
    """

    sector: int
    running: bool
    parties: list[PartyOdds]
    stalemate: float
    method: str
    policy: str
    interval: list[float] | None = None


class MoveOdds(Answer):
    """The deciding seat's chance to win in the sector after a move."""

    move: str
    sector: int
    wins: float
    method: str
    policy: str


class OddsList(Answer):
    """All that can be told after record `seq`; not `complete` when time ran out."""

    seq: int
    moves: list[MoveOdds] = field(default_factory=list)
    battles: list[BattleOdds] = field(default_factory=list)
    complete: bool = True


class LuckLine(Answer):
    """A battle that is over: `same` is the chance of this very result, ship by ship."""

    sector: int
    began: int
    ended: int
    attacker: int
    defender: int
    winner: int
    attacker_wins: float
    same: float
    better_for_attacker: float
    worse_for_attacker: float
    method: str
    policy: str


class LuckList(Answer):
    """The battles up to record `seq` whose odds at the start are certain, oldest first."""

    seq: int
    lines: list[LuckLine] = field(default_factory=list)


class Reason(Answer):
    """One thing that a move changes, and what it is worth to the bot in points."""

    name: str
    points: float


class Idea(Answer):
    """A move that a bot considered: what it makes of it in points, and why."""

    move: str
    text: str
    points: float
    reasons: list[Reason]


class Hint(Answer):
    """What a bot of this level would do after record `seq`; its best ideas first."""

    seat: int
    seq: int
    move: str
    text: str
    level: str
    ideas: list[Idea]
