"""The front door: odds of a battle, exact when the size allows it, remembered when asked again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from starboard.odds.battle import GREEDY, OPTIMAL, POLICIES, START, Battle, Moment, Side
from starboard.odds.result import EXACT, MONTE_CARLO, Odds
from starboard.odds.solver.simulation import Simulation, simulated_endings
from starboard.odds.solver.size import BUDGET, Size, estimate
from starboard.odds.solver.solution import Ending, Fleet, Solution

RUNS: Final = 20_000
SEED: Final = 1
BATCH: Final = 500
MOST_REMEMBERED: Final = 4_096
MOST_CHANCES: Final = 65_536


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress:
    """Told how far a long calculation is; this one keeps silent."""

    def report(self, done: int, total: int) -> None:
        return None


@final
class Memory:
    """Results by key; the oldest is forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[tuple[object, ...], Odds] = {}

    def find(self, key: tuple[object, ...]) -> Odds | None:
        return self.known.get(key)

    def keep(self, key: tuple[object, ...], odds: Odds) -> None:
        if len(self.known) >= self.most:
            del self.known[next(iter(self.known))]
        self.known[key] = odds


MEMORY: Final = Memory(MOST_REMEMBERED)
CHANCES: Final[dict[tuple[object, ...], float]] = {}
QUIET: Final = Progress()


def odds(
    battle: Battle,
    budget: int = BUDGET,
    runs: int = RUNS,
    seed: int = SEED,
    progress: Progress = QUIET,
    moment: Moment = START,
) -> Odds:
    """Exact odds, or above the budget a Monte Carlo that says so."""
    exact_key = (*battle.key(), *moment.key())
    known = MEMORY.find(exact_key)
    if known is not None:
        return known
    size = estimate(battle)
    if size.work <= budget:
        found = exact_odds(battle, size, moment)
        MEMORY.keep(exact_key, found)
        return found
    key = (exact_key, runs, seed)
    known = MEMORY.find(key)
    if known is None:
        known = simulated_odds(battle, size, runs, seed, progress, moment)
        MEMORY.keep(key, known)
    return known


def win_chance(battle: Battle, budget: int = BUDGET, runs: int = RUNS, seed: int = SEED) -> float:
    """The Attacker's chance alone: about half the work, for bots that ask often.

    Above the budget it is the share of `odds`, with its method and policy.
    """
    key = battle.key()
    known = CHANCES.get(key)
    if known is not None:
        return known
    if estimate(battle).work > budget:
        return odds(battle, budget, runs, seed).attacker_wins
    solution = Solution(battle)
    chance = solution.value(solution.start())
    if len(CHANCES) >= MOST_CHANCES:
        del CHANCES[next(iter(CHANCES))]
    CHANCES[key] = chance
    return chance


def exact_odds(battle: Battle, size: Size, moment: Moment = START) -> Odds:
    return Odds(battle, Solution(battle).endings(moment), EXACT, battle.policy(), size)


def simulated_odds(
    battle: Battle,
    size: Size,
    runs: int,
    seed: int,
    progress: Progress = QUIET,
    moment: Moment = START,
) -> Odds:
    """The share of wins among `runs` battles rolled out by chance."""
    simulation = Simulation(battle, seed)
    counted: dict[tuple[Fleet, Fleet], int] = {}
    done = 0
    while done < runs:
        batch = min(BATCH, runs - done)
        for end, count in simulation.endings(batch, moment).items():
            counted[end] = counted.get(end, 0) + count
        done += batch
        progress.report(done, runs)
    endings: list[Ending] = simulated_endings(counted)
    return Odds(battle, endings, MONTE_CARLO, simulated_policy(battle), size, runs, seed)


def simulated_policy(battle: Battle) -> str:
    """Monte Carlo plays greedily where the best assignment was asked for."""
    names = [_simulated(side) for side in (battle.attacker, battle.defender)]
    return "/".join(names)


def _simulated(side: Side) -> str:
    return POLICIES[GREEDY if side.policy == OPTIMAL else side.policy]
