"""Exact odds of the battles of Eclipse, where they are quick to calculate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.odds.battle import GREEDY, NPC, Battle
from starboard.odds.calculator import win_chance
from starboard.odds.eclipse.contests import attacker_of, battle_of, contest_in
from starboard.odds.solver.size import estimate

BUDGET: Final[int] = 20_000
UNKNOWN: Final[i64] = -1
MOST: Final[int] = 50_000
_KNOWN: Final[dict[tuple[object, ...], int]] = {}


def exact_chance(state: State, sector: Sector, seat: i64) -> i64:
    """The chance of a seat to win the battle of two in a sector, in hundredths; else UNKNOWN."""
    contest = contest_in(state, int(sector.number))
    if contest is None or not contest.is_pair() or seat not in contest.seats:
        return UNKNOWN
    battle = battle_of(contest)
    attack = attacker_chance(battle)
    if attack < 0:
        return UNKNOWN
    return attack if attacker_of(contest) == seat else 100 - attack


def attacker_chance(battle: Battle) -> i64:
    """The Attacker's chance when both sides assign their hits greedily; remembered."""
    for side in (battle.attacker, battle.defender):
        if side.policy != NPC:
            side.policy = GREEDY
    key = battle.key()
    known = _KNOWN.get(key)
    if known is None:
        small = estimate(battle).work <= BUDGET
        known = round(100 * win_chance(battle)) if small else int(UNKNOWN)
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        _KNOWN[key] = known
    return known
