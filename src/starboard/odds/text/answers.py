"""Odds as plain data for JSON; the names here are what other programs read."""

from __future__ import annotations

from starboard.odds.battle import Battle, Side
from starboard.odds.result import EXACT, Odds, wilson
from starboard.odds.solver.parties import SectorOdds
from starboard.odds.solver.population import Population, cubes_destroyed
from starboard.odds.solver.retreat import Leaving, can_leave, leave_now
from starboard.odds.solver.solution import Ending, Fleet, Solution

Data = dict[str, object]


def odds_data(odds: Odds) -> Data:
    """The odds of a battle of two."""
    data: Data = {
        "attacker_wins": odds.attacker_wins,
        "defender_wins": odds.defender_wins,
        "survivors": [_ending_data(odds.battle, ending) for ending in odds.endings],
        "method": odds.method,
        "policy": odds.policy,
        "stalemate": odds.stalemate,
        "groups": _groups_data(odds, True) + _groups_data(odds, False),
        "expected_losses": _both(odds.expected_losses(True), odds.expected_losses(False)),
        "expected_reputation": _both(
            odds.expected_reputation(True), odds.expected_reputation(False)
        ),
        "size": {"pairs": int(odds.size.pairs), "work": int(odds.size.work)},
    }
    if odds.method != EXACT:
        data.update(_sampling_data(odds))
    return data


def _sampling_data(odds: Odds) -> Data:
    low, high = odds.interval()
    return {"runs": int(odds.runs), "seed": odds.seed, "interval_95": [low, high]}


def _both(attacker: float, defender: float) -> Data:
    return {"attacker": attacker, "defender": defender}


def _ending_data(battle: Battle, ending: Ending) -> Data:
    return {
        "probability": ending.chance,
        "winner": "attacker" if ending.attacker_won() else "defender",
        "stalemate": ending.is_stalemate(),
        "attacker": fleet_data(battle.attacker, ending.attacker),
        "defender": fleet_data(battle.defender, ending.defender),
    }


def fleet_data(side: Side, fleet: Fleet) -> list[Data]:
    """The groups that still have ships, with the damage on each of these."""
    found: list[Data] = []
    for group, counts in zip(side.groups, fleet, strict=True):
        damage = [int(group.hull) - left for left, ships in enumerate(counts) for _ in range(ships)]
        if damage:
            found.append({"type": group.ship.name, "count": len(damage), "damage": sorted(damage)})
    return found


def _groups_data(odds: Odds, attacker: bool) -> list[Data]:
    found: list[Data] = []
    for g, group in enumerate(odds.side(attacker).groups):
        chances = odds.surviving(attacker, g)
        found.append(
            {
                "side": "attacker" if attacker else "defender",
                "type": group.ship.name,
                "count": int(group.count),
                "surviving": chances,
                "expected": sum([n * chance for n, chance in enumerate(chances)], 0.0),
            }
        )
    return found


def population_data(chances: list[float]) -> Data:
    """Chance that 0, 1, ... all cubes are destroyed."""
    return {
        "destroyed": chances,
        "all": chances[-1],
        "expected": sum([n * chance for n, chance in enumerate(chances)], 0.0),
    }


def population_chances(odds: Odds, population: Population) -> list[float]:
    return cubes_destroyed(odds.battle.attacker, odds.endings, population)


def retreat_data(odds: Odds) -> Data:
    """Per side that can Retreat: staying compared with leaving now. Exact odds only."""
    data: Data = {}
    if odds.method != EXACT:
        return data
    solution = Solution(odds.battle)
    for attacker, name in ((True, "attacker"), (False, "defender")):
        if can_leave(odds.side(attacker)):
            leaving = leave_now(odds.battle, solution, attacker)
            data[name] = {"stay": _stay_data(odds, attacker), "leave": _leave_data(leaving)}
    return data


def _stay_data(odds: Odds, attacker: bool) -> Data:
    wins = odds.attacker_wins if attacker else odds.defender_wins
    return {"wins": wins, "expected_losses": odds.expected_losses(attacker)}


def _leave_data(leaving: Leaving) -> Data:
    return {
        "expected_losses": leaving.expected_losses,
        "all_lost": leaving.all_lost,
        "wins_by_missiles": leaving.wins,
    }


def sector_data(sector: SectorOdds) -> Data:
    """The odds of several parties."""
    parties: list[Data] = []
    for party in sector.parties:
        entry: Data = {
            "name": party.side.name,
            "holds": party.holds,
            "expected_losses": party.expected_losses,
            "expected_reputation": party.expected_reputation,
            "survivors": [
                {"probability": chance, "groups": fleet_data(party.side, left)}
                for left, chance in sorted(party.survivors.items(), key=lambda item: -item[1])
            ],
        }
        if sector.method != EXACT:
            entry["interval_95"] = list(wilson(party.holds, sector.runs))
        parties.append(entry)
    data: Data = {"parties": parties, "method": sector.method, "policy": sector.policy}
    if sector.method != EXACT:
        data["runs"] = sector.runs
    return data
