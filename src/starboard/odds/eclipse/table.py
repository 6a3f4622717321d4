"""Odds for a table of Eclipse, as a seat asks for them: ready for JSON."""

from __future__ import annotations

from starboard.engine.table import Table
from starboard.odds.calculator import RUNS, SEED, odds
from starboard.odds.eclipse.contests import (
    NO_ARRIVALS,
    Contest,
    attacker_of,
    battle_going_on,
    battle_of,
    contest_in,
    population_in,
    running_battle,
    state_of,
)
from starboard.odds.solver.parties import sector_odds
from starboard.odds.solver.population import cubes_destroyed
from starboard.odds.solver.size import BUDGET
from starboard.odds.text.answers import Data, odds_data, population_data, retreat_data, sector_data


def table_odds(
    table: Table,
    number: int,
    mover: int = -1,
    arriving: dict[str, int] = NO_ARRIVALS,
    budget: int = BUDGET,
) -> Data | None:
    """The battle that waits in a sector, or would after ships of `mover` arrive there.

    None when nobody would fight. Everything read lies open, so any seat may ask.
    """
    state = state_of(table)
    if state.index_of(number) < 0:
        return None
    contest = contest_in(state, number, mover, arriving)
    if contest is None:
        return None
    if not contest.is_pair():
        return _several(contest, budget)
    found = odds(battle_of(contest), budget)
    data: Data = {"sector": number, "attacker": attacker_of(contest), **odds_data(found)}
    data["retreat"] = retreat_data(found)
    population = population_in(state, number, attacker_of(contest))
    if population is not None:
        attacker = found.battle.attacker
        chances = cubes_destroyed(attacker, found.endings, population)
        data["population"] = population_data(chances)
    return data


def _several(contest: Contest, budget: int) -> Data:
    sides = contest.sides
    found = sector_odds(sides, contest.controller, budget, RUNS, SEED, peaceful=contest.peaceful)
    return {"sector": int(contest.number), "seats": contest.seats, **sector_data(found)}


def running_odds(table: Table, budget: int = BUDGET) -> Data | None:
    """The battle that is being fought now, from where it stands; None while it cannot be told."""
    state = state_of(table)
    step = battle_going_on(state)
    found = None if step is None else running_battle(state, step)
    if step is None or found is None:
        return None
    battle, moment = found
    number = int(state.sectors[step.at].number)
    known = odds(battle, budget, moment=moment)
    return {"sector": number, "attacker": int(step.attacker), **odds_data(known)}
