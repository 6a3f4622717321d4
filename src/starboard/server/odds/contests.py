"""Odds of a battle as the wire tells them: exact up to a budget, rolled out above it."""

from __future__ import annotations

from typing import Final

from starboard.odds.calculator import SEED, odds
from starboard.odds.eclipse.contests import Contest, attacker_of, battle_of
from starboard.odds.result import EXACT, Odds, wilson
from starboard.odds.solver.outcome import ships_left
from starboard.odds.solver.parties import PartyOdds as Party
from starboard.odds.solver.parties import SectorOdds, sector_odds
from starboard.server.structs import BattleOdds, GroupOdds, PartyOdds

# A tenth of a second of compiled work for one battle; above it battles are rolled out.
BUDGET: Final = 300_000
RUNS: Final = 4_000


def waiting(contest: Contest) -> BattleOdds:
    """The odds of a sector where ships of several parties stand."""
    number = int(contest.number)
    if not contest.is_pair():
        sides, controller = contest.sides, contest.controller
        peaceful = contest.peaceful
        found = sector_odds(sides, controller, BUDGET, RUNS, SEED, peaceful=peaceful)
        return several_odds(number, contest.seats, found)
    first = attacker_of(contest)
    seats = [first, *[seat for seat in contest.seats if seat != first]]
    return pair_odds(number, seats, odds(battle_of(contest), BUDGET, RUNS), False)


def pair_odds(sector: int, seats: list[int], found: Odds, running: bool) -> BattleOdds:
    """A battle of two, the attacker first."""
    return BattleOdds(
        sector=sector,
        running=running,
        parties=[_side(found, seat, seat == seats[0]) for seat in seats],
        stalemate=found.stalemate,
        method=found.method,
        policy=found.policy,
        interval=None if found.method == EXACT else list(found.interval()),
    )


def _side(found: Odds, seat: int, attacker: bool) -> PartyOdds:
    groups = [
        GroupOdds(
            type=group.ship.name, count=int(group.count), surviving=found.surviving(attacker, g)
        )
        for g, group in enumerate(found.side(attacker).groups)
    ]
    return PartyOdds(
        seat=seat,
        wins=found.attacker_wins if attacker else found.defender_wins,
        expected_losses=found.expected_losses(attacker),
        expected_reputation=found.expected_reputation(attacker),
        groups=groups,
    )


def several_odds(sector: int, seats: list[int], found: SectorOdds) -> BattleOdds:
    """Several parties in order of entry; the ships left are those of whoever holds the sector."""
    first = found.parties[0].holds
    return BattleOdds(
        sector=sector,
        running=False,
        parties=[_party(party, seat) for party, seat in zip(found.parties, seats, strict=True)],
        stalemate=0.0,
        method=found.method,
        policy=found.policy,
        interval=None if found.method == EXACT else list(wilson(first, found.runs)),
    )


def _party(party: Party, seat: int) -> PartyOdds:
    chances = [[0.0] * (int(group.count) + 1) for group in party.side.groups]
    for fleet, chance in party.survivors.items():
        for g, left in enumerate(ships_left(fleet)):
            chances[g][left] += chance
    for shares in chances:
        shares[0] += 1.0 - sum(shares)
    groups = [
        GroupOdds(type=group.ship.name, count=int(group.count), surviving=shares)
        for group, shares in zip(party.side.groups, chances, strict=True)
    ]
    return PartyOdds(
        seat=seat,
        wins=party.holds,
        expected_losses=party.expected_losses,
        expected_reputation=party.expected_reputation,
        groups=groups,
    )
