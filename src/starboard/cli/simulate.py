"""`starboard simulate`: bots play whole games."""

from __future__ import annotations

import statistics
import time

import click
from rich.console import Console
from rich.table import Table as Grid

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.game import Game
from starboard.engine.table import Table
from starboard.games import get
from starboard.progress import progress

from .common import mode, print_json, read_options


@click.command("simulate")
@click.argument("game")
@click.option("--seats", type=int, required=True, help="Number of players.")
@click.option("--games", "count", type=click.IntRange(1), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the first game.")
@click.option(
    "--bots", "levels", default="random", show_default=True, help="One level, or one per seat."
)
@click.option("--options", "-o", multiple=True, metavar="KEY=VALUE", help="Options of the table.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def simulate_command(
    game: str,
    seats: int,
    count: int,
    seed: int,
    levels: str,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play whole games with bots; show the scores, and what they come to by seat."""
    rules = get(game)
    players = seat_bots(levels, seats)
    settings = read_options(rules, options)
    started = time.perf_counter()
    results: list[dict[str, object]] = []
    with progress() as bar:
        task = bar.add_task(f"{rules.title}", total=count)
        for k in range(count):
            results.append(one_game(rules, seats, seed + k, players, settings))
            bar.advance(task)
    if as_json:
        print_json(
            {
                "game": game,
                "seats": seats,
                "bots": levels,
                "games": results,
                "summary": summary(results, seats),
            }
        )
        return
    show(rules, results, levels, time.perf_counter() - started)
    show_summary(summary(results, seats), levels.split(","), results)


def seat_bots(levels: str, seats: int) -> list[bots.Bot]:
    """One bot per seat."""
    names = levels.split(",")
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise click.BadParameter(f"--bots names {len(names)} levels, needed: 1 or {seats}")
    return [bots.make(name) for name in names]


def one_game(
    game: Game, seats: int, seed: int, players: list[bots.Bot], options: dict[str, object]
) -> dict[str, object]:
    """One game to its end; the same seed gives the same game in every mode."""
    table = Table(game, seats, f"simulate {seed}", options)
    picks = Quick(seed)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, bots.think(players[seat], game, table.state, seat, picks))
    return {
        "seed": seed,
        "decisions": table.seq,
        "hash": table.hash,
        **table.outcome.json(),
    }


def summary(results: list[dict[str, object]], seats: int) -> list[dict[str, object]]:
    """Per seat: the mean score and its spread, the mean place, and the share of games won.

    A shared first place is shared.
    """
    found: list[dict[str, object]] = []
    for seat in range(seats):
        scores = [numbers(row, "scores")[seat] for row in results]
        ranks = [numbers(row, "ranks") for row in results]
        wins = [1 / row.count(1) if row[seat] == 1 else 0.0 for row in ranks]
        found.append(
            {
                "seat": seat,
                "mean_score": round(statistics.mean(scores), 2),
                "lowest": min(scores),
                "highest": max(scores),
                "mean_rank": round(statistics.mean(row[seat] for row in ranks), 2),
                "wins": round(sum(wins), 2),
                "share": round(statistics.mean(wins), 4),
            }
        )
    return found


def numbers(row: dict[str, object], name: str) -> list[int]:
    """A list of a result."""
    found = row[name]
    assert isinstance(found, list)
    return found


def show_summary(
    rows: list[dict[str, object]], levels: list[str], results: list[dict[str, object]]
) -> None:
    """The means and shares by seat, and how long a game was."""
    grid = Grid(title="By seat", title_justify="left")
    for name in ("seat", "bot", "mean score", "lowest", "highest", "mean place", "won"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for k, row in enumerate(rows):
        grid.add_row(
            str(k + 1),
            levels[k % len(levels)],
            f"{row['mean_score']:.1f}",
            str(row["lowest"]),
            str(row["highest"]),
            f"{row['mean_rank']:.2f}",
            f"{row['share']:.1%}",
        )
    Console().print(grid)
    mean = statistics.mean(int(str(row["decisions"])) for row in results)
    click.echo(f"{len(results)} games, {mean:.0f} decisions each on average")


def show(game: Game, results: list[dict[str, object]], levels: str, seconds: float) -> None:
    """A table for people."""
    grid = Grid(title=f"{game.title}: {len(results)} games, {levels}, {mode()}, {seconds:.1f} s")
    grid.add_column("seed", justify="right")
    grid.add_column("decisions", justify="right")
    grid.add_column("scores")
    grid.add_column("ranks")
    for row in results:
        scores = " ".join(map(str, numbers(row, "scores")))
        ranks = " ".join(map(str, numbers(row, "ranks")))
        grid.add_row(str(row["seed"]), str(row["decisions"]), scores, ranks)
    Console().print(grid)
