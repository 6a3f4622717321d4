"""Several parties in one sector: pair battles in the order the rules demand.

Players fight in reverse order of entry, the one who Controls the sector last of them, and the last
one left meets the non-player ships. Damage stays from battle to battle, missiles fire anew.

Rules: ECL-CMB-04, ECL-CMB-05, ECL-CMB-06, ECL-CMB-12, ECL-MIS-01, ECL-REP-03
"""

from __future__ import annotations

from typing import final

from starboard.odds.battle import Battle, Side
from starboard.odds.calculator import QUIET, Progress, simulated_policy
from starboard.odds.result import EXACT, MONTE_CARLO
from starboard.odds.solver.outcome import MOST_TILES, is_npc
from starboard.odds.solver.simulation import Fighters, Simulation
from starboard.odds.solver.size import estimate
from starboard.odds.solver.solution import Fleet, Pair, Solution, fleet
from starboard.odds.solver.states import SideSpace

# The state of the party that stands, the tiles its kills earned, and whether it took part.
Standing = tuple[int, int, bool]


@final
class PartyOdds:
    """What one party has to expect; the losses and tiles are those of all its battles."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.holds = 0.0
        self.expected_losses = 0.0
        self.expected_reputation = 0.0
        self.survivors: dict[Fleet, float] = {}

    def fall(self, chance: float, tiles: int, took_part: bool, lost: int) -> None:
        """Leave the sector, or stay to the end, with these tiles and losses."""
        self.expected_losses += chance * lost
        if not is_npc(self.side):
            self.expected_reputation += chance * min(MOST_TILES, tiles + int(took_part))

    def hold(self, chance: float, left: Fleet) -> None:
        self.holds += chance
        self.survivors[left] = self.survivors.get(left, 0.0) + chance


@final
class SectorOdds:
    """The chances of all parties, and how they were found."""

    def __init__(self, parties: list[PartyOdds], method: str, policy: str, runs: int) -> None:
        self.parties = parties
        self.method = method
        self.policy = policy
        self.runs = runs


def fighting_order(sides: list[Side], controller: int) -> list[int]:
    """Parties from the one that defends longest to the one that attacks first."""
    players = [k for k, side in enumerate(sides) if not is_npc(side)]
    if controller in players:
        players.remove(controller)
        players.insert(0, controller)
    return [k for k, side in enumerate(sides) if is_npc(side)] + players


def sector_odds(
    sides: list[Side],
    controller: int,
    budget: int,
    runs: int,
    seed: int,
    progress: Progress = QUIET,
    peaceful: tuple[int, ...] = (),
) -> SectorOdds:
    """Exact by chaining, or rolled out as a whole when one pair battle is above the budget.

    Peaceful parties never fight the non-player ships (ECL-SPC-09).
    """
    order = fighting_order(sides, controller)
    for j, defender in enumerate(order):
        for attacker in order[j + 1 :]:
            if estimate(Battle(sides[attacker], sides[defender])).work > budget:
                return _rolled_out(sides, order, runs, seed, progress, peaceful)
    return _Chain(sides, order, peaceful).solve()


@final
class _Chain:
    def __init__(self, sides: list[Side], order: list[int], peaceful: tuple[int, ...]) -> None:
        self.sides = sides
        self.order = order
        self.peaceful = peaceful
        self.parties = [PartyOdds(side) for side in sides]
        self.spaces = [SideSpace(side) for side in sides]

    def solve(self) -> SectorOdds:
        last = self.order[-1]
        standing: dict[int, dict[Standing, float]] = {
            last: {(int(self.spaces[last].start()), 0, False): 1.0}
        }
        for defender in reversed(self.order[:-1]):
            standing = self._meet(standing, defender)
        for party, states in standing.items():
            for state, chance in states.items():
                self._stay(party, state, chance)
        policy = "/".join([_policy(side) for side in self.sides])
        return SectorOdds(self.parties, EXACT, policy, 0)

    def _meet(
        self, standing: dict[int, dict[Standing, float]], defender: int
    ) -> dict[int, dict[Standing, float]]:
        """Whoever stands attacks the next earlier party."""
        after: dict[int, dict[Standing, float]] = {}
        for attacker, states in standing.items():
            if attacker in self.peaceful and is_npc(self.sides[defender]):
                after[attacker] = states
                continue
            solution = Solution(Battle(self.sides[attacker], self.sides[defender]))
            endings: dict[int, dict[Pair, float]] = {}
            for state, chance in states.items():
                if state[0] not in endings:
                    start = (state[0], solution.start()[1])
                    endings[state[0]] = solution.ending_pairs({start: 1.0})
                for end, share in endings[state[0]].items():
                    self._end(after, attacker, defender, state, end, chance * share)
        return after

    def _end(
        self,
        after: dict[int, dict[Standing, float]],
        attacker: int,
        defender: int,
        before: Standing,
        end: Pair,
        chance: float,
    ) -> None:
        a, d = end
        kills = before[1] + self._tiles(defender, int(self.spaces[defender].start()), d)
        answered = self._tiles(attacker, before[0], a)
        retreats = a > 0 and d > 0 and self.sides[attacker].can_retreat
        took_part = before[2] or not retreats
        if d == 0:
            _add(after, attacker, (a, min(kills, MOST_TILES), took_part), chance)
            lost = self._lost(defender, 0)
            self.parties[defender].fall(chance, answered, True, lost)
        else:
            _add(after, defender, (d, min(answered, MOST_TILES), True), chance)
            lost = self._lost(attacker, a if retreats else 0)
            self.parties[attacker].fall(chance, kills, took_part, lost)

    def _stay(self, party: int, state: Standing, chance: float) -> None:
        self.parties[party].fall(chance, state[1], state[2], self._lost(party, state[0]))
        self.parties[party].hold(chance, fleet(self.spaces[party], state[0]))

    def _tiles(self, party: int, before: int, after: int) -> int:
        total = 0
        space = self.spaces[party]
        for g, group in enumerate(self.sides[party].groups):
            gone = space.ships_alive(before, g) - space.ships_alive(after, g)
            total += int(group.ship.reputation * gone)
        return total

    def _lost(self, party: int, state: int) -> int:
        total = 0
        for g, group in enumerate(self.sides[party].groups):
            gone = group.count - self.spaces[party].ships_alive(state, g)
            total += int(group.ship.cost * gone)
        return total


def _add(
    after: dict[int, dict[Standing, float]], party: int, state: Standing, chance: float
) -> None:
    states = after.setdefault(party, {})
    states[state] = states.get(state, 0.0) + chance


def _policy(side: Side) -> str:
    return Battle(side, side).policy().split("/")[0]


def _rolled_out(
    sides: list[Side],
    order: list[int],
    runs: int,
    seed: int,
    progress: Progress,
    peaceful: tuple[int, ...],
) -> SectorOdds:
    parties = [PartyOdds(side) for side in sides]
    battles: dict[Pair, Simulation] = {}
    for run in range(runs):
        _roll_out_once(sides, order, parties, battles, seed, 1.0 / runs, peaceful)
        if run % 500 == 499:
            progress.report(run + 1, runs)
    policy = "/".join([simulated_policy(Battle(side, side)).split("/")[0] for side in sides])
    return SectorOdds(parties, MONTE_CARLO, policy, runs)


def _roll_out_once(
    sides: list[Side],
    order: list[int],
    parties: list[PartyOdds],
    battles: dict[Pair, Simulation],
    seed: int,
    chance: float,
    peaceful: tuple[int, ...],
) -> None:
    party = order[-1]
    stands = Fighters(sides[party])
    tiles = 0
    took_part = False
    for defender in reversed(order[:-1]):
        if party in peaceful and is_npc(sides[defender]):
            continue
        pair = (party, defender)
        if pair not in battles:
            battles[pair] = Simulation(Battle(sides[party], sides[defender]), seed + len(battles))
        other = Fighters(sides[defender])
        before = stands.reputation()
        battles[pair].fight([stands, other])
        answered = before - stands.reputation()
        tiles += _reputation(sides[defender]) - other.reputation()
        retreats = bool(stands.alive()) and bool(other.alive()) and sides[party].can_retreat
        took_part = took_part or not retreats
        if not other.alive():
            parties[defender].fall(chance, answered, True, other.materials_lost())
            continue
        lost = stands.materials_lost() if retreats else _materials(sides[party])
        parties[party].fall(chance, tiles, took_part, lost)
        party, stands, tiles, took_part = defender, other, answered, True
    parties[party].fall(chance, tiles, took_part, stands.materials_lost())
    parties[party].hold(chance, stands.fleet())


def _reputation(side: Side) -> int:
    return sum([int(group.ship.reputation * group.count) for group in side.groups])


def _materials(side: Side) -> int:
    return sum([int(group.ship.cost * group.count) for group in side.groups])
