"""How the values of Space Station Phoenix play: games of bots, and a report on them.

    balance_phoenix.py play RESULTS.jsonl [--games 2000] [--seed 1] [--until 23:30]
    balance_phoenix.py report RESULTS.jsonl... [--svg PICTURE.svg]

Bots play that think like `casual`, but only under one luck and about fewer moves, to be four times
as quick; the Hub is chosen at random, so that a Hub's share of wins shows the Hub and not
who picks it. A third of the games each has two, three and four players; half have basic Hubs only.
Games already in the file are left out: an interrupted run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

from conformance import stop_time

from starboard.bots.knowledge import values_of
from starboard.bots.levels.casual import glance
from starboard.bots.search.clock import Clock
from starboard.bots.search.planner import Planner
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.games.phoenix.components.ids import HUBS, POINTS
from starboard.games.phoenix.end import is_stalled
from starboard.games.phoenix.game import Phoenix
from starboard.games.phoenix.setup.draft import ChooseHub
from starboard.games.phoenix.state import State

GAME = Phoenix()
WIDE, DEEP, TRIED = 5, 8, 16
MODES = ("basic", "advanced")
Row = dict[str, object]


def play_game(seed: int) -> Row:
    """One game of casual bots, in a few numbers."""
    seats, mode = 2 + seed % 3, MODES[seed // 3 % 2]
    picks = Quick(seed * 7907)
    options: dict[str, object] = {
        "game": mode,
        "friendly": False,
        "first_player": "random",
        "colours": "",
        "overrides": {},
    }
    run = Run(Quick(seed), False)
    state = GAME.setup(seats, options, run)
    decisions = 0
    while not GAME.over(state):
        mask = int(GAME.actors(state))
        seat = (mask & -mask).bit_length() - 1
        if isinstance(state.stack[-1], ChooseHub):
            moves = GAME.legal(state, seat)
            move = moves[int(picks.below(0, len(moves)))]
        else:
            move = best_move(state, seat, seats, picks)
        GAME.apply(state, seat, move, run)
        decisions += 1
    return summary(state, seed, seats, mode, decisions)


def best_move(state: State, seat: int, seats: int, picks: Quick) -> Move:
    """A quick look at some moves and a greedy rest of the turn."""
    values = values_of(GAME, state, False)
    assert values is not None
    planner = Planner(GAME, values, seat, seats, picks, WIDE, DEEP)
    return glance(planner, state, TRIED, 1, Clock(0.0))[0].move


def summary(state: State, seed: int, seats: int, mode: str, decisions: int) -> Row:
    outcome = GAME.outcome(state)
    return {
        "seed": seed,
        "seats": seats,
        "mode": mode,
        "start": int(state.start),
        "hubs": [HUBS[int(player.hub)] for player in state.players],
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "turns": int(state.turns),
        "sectors": [int(player.sectors()) for player in state.players],
        "residents": [sum(int(n) for n in player.residents) for player in state.players],
        "end": end_of(state),
        "decisions": decisions,
    }


def end_of(state: State) -> str:
    """Why the game ended; of several reasons the first."""
    if is_stalled(state):
        return "stalled"
    if any(player.sectors() >= state.rules.ends.sectors for player in state.players):
        return "sectors"
    points = any(player.goods[POINTS] >= state.rules.ends.points for player in state.players)
    return "points" if points else "aliens"


def play(args: argparse.Namespace) -> None:
    file = Path(args.files[0])
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    known = {json.loads(line)["seed"] for line in text.splitlines()}
    end = stop_time(args.until)
    began = time.time()
    with file.open("a", encoding="utf-8") as out:
        for seed in range(args.seed, args.seed + args.games):
            if time.time() > end:
                break
            if seed not in known:
                out.write(json.dumps(play_game(seed)) + "\n")
                out.flush()
                known.add(seed)
    print(f"{len(known)} games in the file; {time.time() - began:.0f} s")


# -- the report ------------------------------------------------------------------------------


class Share:
    """Wins against the fair share of them."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0

    def add(self, won: float, fair: float) -> None:
        self.games += 1
        self.wins += won
        self.fair += fair

    def ratio(self) -> float:
        return self.wins / self.fair if self.fair else 0.0

    def interval(self) -> tuple[float, float]:
        """95 % interval of the ratio (Wilson)."""
        n, z = max(self.games, 1), 1.96
        p = self.wins / n
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        fair = self.fair / n or 1.0
        return max(0.0, middle - half) / fair, (middle + half) / fair


def read_rows(files: list[str]) -> list[dict[str, object]]:
    lines = [line for name in files for line in Path(name).read_text().splitlines()]
    return [json.loads(line) for line in lines]


def quantiles(values: list[float]) -> str:
    """Mean, and the range without the lowest and highest twentieth."""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    return f"{sum(values) / len(values):.0f} ({low:.0f} to {high:.0f})"


def shares(rows: list[Row], keys: str) -> dict[str, Share]:
    """Shares of wins by Hub, or by place in turn order."""
    out: dict[str, Share] = defaultdict(Share)
    for row in rows:
        seats, ranks, hubs = row["seats"], row["ranks"], row["hubs"]
        start = row["start"]
        assert isinstance(seats, int)
        assert isinstance(ranks, list)
        assert isinstance(hubs, list)
        assert isinstance(start, int)
        winners = ranks.count(1)
        for seat in range(seats):
            place = (seat - start) % seats + 1
            key = hubs[seat] if keys == "hub" else f"{seats} players, place {place}"
            out[key].add((ranks[seat] == 1) / winners, 1 / seats)
    return out


def report(args: argparse.Namespace) -> None:
    rows = read_rows(args.files)
    print(f"{len(rows)} games\n")
    print("| players | games | turns each | scores | winner's lead | ends |")
    print("|---|---|---|---|---|---|")
    for seats in (2, 3, 4):
        print(table_row([row for row in rows if row["seats"] == seats], seats))
    for keys, title in (("place", "place in turn order"), ("hub", "Hub")):
        print(f"\n| {title} | games | wins | fair | share of the fair one | 95 % |")
        print("|---|---|---|---|---|---|")
        found = shares(rows, keys)
        for name in sorted(found, key=lambda one: hub_order(one)):
            one = found[name]
            low, high = one.interval()
            numbers = f"{one.games} | {one.wins:.1f} | {one.fair:.1f} | {one.ratio():.2f}"
            print(f"| {name} | {numbers} | {low:.2f} to {high:.2f} |")
    if args.svg:
        Path(args.svg).write_text(picture(shares(rows, "hub"), len(rows)), encoding="utf-8")


def hub_order(name: str) -> tuple[int, str]:
    return (HUBS.index(name), "") if name in HUBS else (-1, name)


def table_row(rows: list[Row], seats: int) -> str:
    """Length and scores of the games of one number of players."""
    if not rows:
        return f"| {seats} | 0 | | | | |"
    turns = [numbers(row, "turns")[0] / seats for row in rows]
    scores = [score for row in rows for score in numbers(row, "scores")]
    leads = []
    for row in rows:
        ordered = sorted(numbers(row, "scores"))
        leads.append(ordered[-1] - ordered[-2])
    ends = Counter(str(row["end"]) for row in rows)
    told = ", ".join(f"{name} {100 * n / len(rows):.0f} %" for name, n in ends.most_common())
    cells = (quantiles(turns), quantiles(scores), quantiles(leads))
    return f"| {seats} | {len(rows)} | {' | '.join(cells)} | {told} |"


def numbers(row: Row, name: str) -> list[float]:
    value = row[name]
    return [float(one) for one in value] if isinstance(value, list) else [float(str(value))]


WIDTH, ROW, LEFT = 640, 22, 70


def picture(found: dict[str, Share], games: int) -> str:
    """Every Hub's share of wins; 1 is fair, 2 would be twice the fair share."""
    names = sorted(found, key=hub_order)
    height = 80 + ROW * len(names)

    def x(value: float) -> float:
        return round(LEFT + min(value, 3.0) / 3 * (WIDTH - LEFT - 30), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#0d1321"/>',
        f'<text x="20" y="28" fill="#e8edf7" font-size="17">Wins of each Hub, as a multiple of the '
        f"fair share ({games} games)</text>",
    ]
    for value in (0, 1, 2, 3):
        colour = "#5b7db1" if value == 1 else "#27324a"
        lines.append(
            f'<line x1="{x(value)}" y1="58" x2="{x(value)}" y2="{height - 14}" stroke="{colour}"/>'
            f'<text x="{x(value) - 4}" y="52" fill="#9fb0cc">{value}</text>'
        )
    for k, name in enumerate(names):
        y = 76 + ROW * k
        low, high = found[name].interval()
        lines.append(
            f'<text x="20" y="{y + 4}" fill="#e8edf7">{name}</text>'
            f'<line x1="{x(low)}" y1="{y}" x2="{x(high)}" y2="{y}" stroke="#5b7db1" '
            f'stroke-width="3"/><circle cx="{x(found[name].ratio())}" cy="{y}" r="5" '
            f'fill="#7dd3fc"/>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Balance of Space Station Phoenix.")
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("files", nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--until", default="", help="wall time HH:MM at which to stop early")
    parser.add_argument("--svg", default="")
    args = parser.parse_args()
    (play if args.what == "play" else report)(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
