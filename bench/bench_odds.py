"""How long the exact odds take, in CPU time so that a busy machine does not matter.

Run it on a compiled build; `--check` fails above the bars.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from starboard.odds import calculator
from starboard.odds.battle import Battle
from starboard.odds.calculator import exact_odds, odds
from starboard.odds.solver.size import estimate
from starboard.odds.text.notation import read_notation

MID_A = "3 int[comp=1,shield=1,die=1o] + 2 cru[comp=2,shield=1,hull=4,die=1y+1o,init=3]"
MID_D = "2 int[comp=2,init=4] + 2 cru[comp=2,shield=2,hull=4,die=2o]"
WIDE_A = "3 int[comp=1,die=1o] + 2 cru[comp=2,shield=1,hull=2,die=1o] + dre[hull=3,comp=2,die=2y]"
WIDE_D = "2 int[hull=1,comp=1] + 2 cru[comp=2,shield=1,hull=4,die=2o]"

# Name, battle, and the most milliseconds a compiled build may take.
BARS = (
    ("starting parts", "3 int + 2 cru vs 2 int + 2 cru", 3.0),
    ("starting parts v ancients", "3 int + 2 cru vs 4 anc", 3.0),
    ("mid-game parts", f"{MID_A} vs {MID_D}", 40.0),
    ("25,200 pairs", f"{WIDE_A} vs {WIDE_D}", 150.0),
)
CACHED = 0.05


def milliseconds(work: Callable[[], object], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        start = process_time()
        work()
        times.append(1000.0 * (process_time() - start))
    return median(times)


def solve(battle: Battle) -> Callable[[], object]:
    return lambda: exact_odds(battle, estimate(battle))


def ask_again(text: str) -> Callable[[], object]:
    battle = read_notation(text).battle()
    odds(battle)
    return lambda: odds(battle)


def main() -> int:
    compiled = not (calculator.__file__ or "").endswith(".py")
    print("compiled" if compiled else "interpreted: the bars do not apply")
    slow = 0
    for name, text, most in BARS:
        battle = read_notation(text).battle()
        took = milliseconds(solve(battle), 7)
        print(f"{name:28} {estimate(battle).pairs:8,} pairs {took:10.3f} ms  (bar {most} ms)")
        slow += took > most
    took = milliseconds(ask_again(BARS[2][1]), 101)
    print(f"{'asked again':28} {'':14} {took:10.4f} ms  (bar {CACHED} ms)")
    slow += took > CACHED
    return 1 if "--check" in sys.argv and compiled and slow else 0


if __name__ == "__main__":
    sys.exit(main())
