"""Play random games with every check of the engine's contract.

    conformance.py GAME [--games 20000] [--seed 1] [--seats 2-4] [--every 11] [--until 23:30]

The games take turns over the seat counts, and each draws its own setup from the options of the
game. At the wall time `--until` the run ends early; the last line tells how many were played.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import datetime, timedelta

from starboard.engine import table as engine_table
from starboard.engine.chance import Quick
from starboard.engine.conformance import Conformance, Nonconformance
from starboard.engine.game import Game
from starboard.engine.options import check_options
from starboard.games import get

TRIES = 20  # random setups asked before the plain one is taken


def random_options(game: Game, seats: int, seed: int) -> dict[str, object]:
    """A setup that the game allows: each choice and flag at random."""
    picks = Quick(seed * 104_729 + seats)
    for _ in range(TRIES):
        drawn: dict[str, object] = {}
        for option in game.options():
            if option.kind == "flag" and not option.each:
                drawn[option.name] = int(picks.below(0, 2)) == 1
            elif option.choices and not option.each:
                drawn[option.name] = option.choices[int(picks.below(0, len(option.choices)))]
        if not game.check(seats, check_options(game.options(), drawn, seats)):
            return drawn
    return {}


def seat_counts(game: Game, text: str) -> list[int]:
    """The seat counts of "3" or "2-4"; all of the game without a text."""
    first, _, last = text.partition("-")
    low = int(first) if first else game.min_seats
    return list(range(low, int(last or first or game.max_seats) + 1))


def stop_time(text: str) -> float:
    """The next moment at which the clock shows HH:MM, in seconds since the epoch."""
    if not text:
        return float("inf")
    now = datetime.now()
    hour, _, minute = text.partition(":")
    moment = now.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
    return (moment if moment > now else moment + timedelta(days=1)).timestamp()


def play(game: Game, args: argparse.Namespace) -> bool:
    """The games one after the other, with a line of progress each minute; False at a fault."""
    suite = Conformance(game, every=args.every)
    counts = seat_counts(game, args.seats)
    end = stop_time(args.until)
    started = told = time.time()
    for k in range(args.games):
        if time.time() > end:
            print(f"stopped at {args.until}", flush=True)
            break
        seats, seed = counts[k % len(counts)], args.seed + k // len(counts)
        options = random_options(game, seats, seed)
        try:
            suite.play(seats, seed, options)
        except Nonconformance as fault:
            print(f"FAULT: {fault}; options {options}", flush=True)
            return False
        if time.time() - told > 60:
            told = time.time()
            print(f"{told - started:.0f} s: {suite.report}", flush=True)
    mode = "interpreted" if str(engine_table.__file__).endswith(".py") else "compiled"
    done = f"{suite.report.games} of {args.games} games"
    seconds = time.time() - started
    print(f"{game.name}, {mode}: {done} without a fault in {seconds:.0f} s; {suite.report}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games under every check of the engine.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="", help="such as 4 or 2-4; all of the game by default")
    parser.add_argument("--every", type=int, default=11, help="full checks at every so many moves")
    parser.add_argument("--until", default="", help="wall time HH:MM at which to stop early")
    args = parser.parse_args()
    return 0 if play(get(args.game), args) else 1


if __name__ == "__main__":
    sys.exit(main())
