"""`starboard bench`: how fast the rules run."""

from __future__ import annotations

import statistics
import time
from typing import Final

import click

from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.options import check_options
from starboard.engine.playout import clones, playout, prudent_playout
from starboard.games import get, names
from starboard.progress import progress

from .common import compiled, mode, print_json

LIMIT: Final = 50_000
CHUNK: Final = 10  # decisions timed together


@click.command("bench")
@click.argument("game", required=False)
@click.option("--seats", type=int, default=None, help="Number of players (default 4, if possible).")
@click.option("--games", "count", type=click.IntRange(1), default=None, help="Games per run.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def bench_command(game: str | None, seats: int | None, count: int | None, as_json: bool) -> None:
    """Measure decisions per second, time per game and time per clone with random play."""
    wanted = [game] if game else [*names(), "mini"]
    results = [measure(get(name), seats, count) for name in wanted]
    if as_json:
        print_json(results[0] if game else results)
        return
    for row in results:
        click.echo(
            f"{row['game']}: {mode()}, {row['seats']} seats, "
            f"{row['decisions_per_second']:,} decisions/s, {row['ms_per_game']} ms/game, "
            f"{row['decisions_per_game']} decisions/game, clone {row['clone_us']} us"
        )
        click.echo(f"  decisions/s by round, prudent random play: {row['by_round']}")


def measure(game: Game, seats: int | None, count: int | None) -> dict[str, object]:
    """The median of three runs."""
    players = seats or min(4, game.max_seats)
    per_run = count or (100 if compiled() else 5)
    rates: list[float] = []
    times: list[float] = []
    decisions = 0
    with progress() as bar:
        for run in bar.track(range(3), description=f"{game.title}"):
            decisions, seconds = play_games(game, players, per_run, run * per_run)
            rates.append(decisions / seconds)
            times.append(seconds / per_run * 1000)
    return {
        "game": game.name,
        "seats": players,
        "compiled": compiled(),
        "decisions_per_second": round(statistics.median(rates)),
        "ms_per_game": round(statistics.median(times), 3),
        "decisions_per_game": round(decisions / per_run),
        "clone_us": round(clone_time(game, players), 2),
        "by_round": by_round(game, players, max(2, per_run // 5)),
    }


def start(game: Game, seats: int, seed: int) -> tuple[State, Run]:
    """A new state with its own fast chance."""
    run = Run(Quick(seed + 1), False)
    return game.setup(seats, check_options(game.options(), {}, seats), run), run


def play_games(game: Game, seats: int, count: int, first: int) -> tuple[int, float]:
    """Decisions and seconds of some random games; setup counts as part of a game."""
    decisions = 0
    began = time.process_time()
    for seed in range(first, first + count):
        state, run = start(game, seats, seed)
        decisions += int(playout(game, state, run, Quick(seed + 1000), LIMIT))
    return decisions, time.process_time() - began


def clone_time(game: Game, seats: int) -> float:
    """Microseconds for a clone late in a prudent game: the board is full then."""
    state, run = start(game, seats, 5)
    total = int(prudent_playout(game, game.clone(state), Run(Quick(6), False), Quick(77), LIMIT))
    prudent_playout(game, state, run, Quick(77), total * 4 // 5)
    times = 2000
    began = time.process_time()
    clones(game, state, times)
    return (time.process_time() - began) / times * 1e6


def by_round(game: Game, seats: int, count: int) -> dict[int, int]:
    """Decisions per second in each round of prudent games: the cost must not grow with the game."""
    spent: dict[int, float] = {}
    done: dict[int, int] = {}
    for seed in range(count):
        state, run = start(game, seats, seed)
        picks = Quick(seed + 1000)
        while not game.over(state):
            now = game.round_of(state)
            began = time.process_time()
            decisions = int(prudent_playout(game, state, run, picks, CHUNK))
            spent[now] = spent.get(now, 0.0) + time.process_time() - began
            done[now] = done.get(now, 0) + decisions
    return {now: round(done[now] / spent[now]) for now in sorted(done) if spent[now] > 0}
