"""`starboard arena`: a round robin between levels."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from starboard import bots
from starboard.games import get
from starboard.progress import progress

from .match import Pairing, Result
from .picture import ladder_svg
from .schedule import ladder, round_robin
from .standings import Duel, Rating, duels, ratings
from .train import train_command
from .workers import LocalWorkers, RayWorkers, Workers


class Arena(click.Group):
    """`arena GAME` plays; other words are commands of their own."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            args = ["play", *args]
        return super().resolve_command(ctx, args)


@click.group("arena", cls=Arena)
def arena_command() -> None:
    """Let bots of several levels play a round robin and rate them, or train their values."""


arena_command.add_command(train_command)


@arena_command.command("play")
@click.argument("game")
@click.option("--bots", "levels", required=True, help="Levels, separated by commas.")
@click.option("--ladder", "steps", is_flag=True, help="Each level only against the one before.")
@click.option("--games", type=click.IntRange(1), default=40, show_default=True, help="Per pair.")
@click.option("--seats", type=int, default=None, help="Number of players (default 4, if possible).")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--budget", type=float, default=0.0, help="Seconds per decision; default: count positions."
)
@click.option("--processes", type=int, default=None, help="Default: one per core.")
@click.option("--ray", default=None, metavar="ADDRESS", help="Play on a Ray cluster, or `local`.")
@click.option("--resume", type=click.Path(dir_okay=False), help="Keep results in this file; go on.")
@click.option("--svg", type=click.Path(dir_okay=False), help="Draw the ladder into this file.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def play_command(
    game: str,
    levels: str,
    steps: bool,
    games: int,
    seats: int | None,
    seed: int,
    budget: float,
    processes: int | None,
    ray: str | None,
    resume: str | None,
    svg: str | None,
    as_json: bool,
) -> None:
    """Let bots of several levels play a round robin and rate them."""
    rules = get(game)
    names = levels.split(",")
    for name in names:
        bots.make(name)
    if len(set(names)) < 2:
        raise click.BadParameter(f'--bots names "{levels}", needed: at least two different levels')
    players = seats or min(4, rules.max_seats)
    schedule = ladder if steps else round_robin
    pairings = schedule(game, names, players, games, seed, budget)
    workers: Workers = LocalWorkers(processes) if ray is None else RayWorkers(ray, processes)
    results = played(pairings, workers, Path(resume) if resume else None)
    table, pairs = ratings(results), duels(results)
    if svg:
        title = f"{rules.title}, {players} players, {len(results)} games"
        Path(svg).write_text(ladder_svg(title, table), encoding="utf-8")
    if as_json:
        document = {
            "game": game,
            "seats": players,
            "games": len(results),
            "illegal": sum(result.illegal for result in results),
            "late": sum(result.late for result in results),
            "ratings": table,
            "duels": pairs,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(document)).decode())
        return
    show(rules.title, table, pairs)
    click.echo(faults(results))


def played(pairings: list[Pairing], workers: Workers, kept: Path | None) -> list[Result]:
    """All results; those in the file are not played again."""
    known = {result.key: result for result in read_results(kept)}
    missing = [pairing for pairing in pairings if pairing.key not in known]
    with progress() as bar:
        task = bar.add_task("arena", total=len(pairings), completed=len(pairings) - len(missing))
        for result in workers.play(missing):
            known[result.key] = result
            if kept is not None:
                with kept.open("ab") as stream:
                    stream.write(msgspec.json.encode(result) + b"\n")
            bar.advance(task)
    return [known[pairing.key] for pairing in pairings]


def read_results(kept: Path | None) -> list[Result]:
    """What an earlier run has left."""
    if kept is None or not kept.exists():
        return []
    lines = kept.read_bytes().splitlines()
    try:
        return [msgspec.json.decode(line, type=Result) for line in lines]
    except msgspec.MsgspecError as error:
        raise click.ClickException(f"{kept} holds no results of an arena: {error}") from None


def faults(results: list[Result]) -> str:
    """How many moves broke a rule or came too late."""
    illegal = sum(result.illegal for result in results)
    late = sum(result.late for result in results)
    decisions = sum(result.decisions for result in results)
    return f"{illegal} illegal and {late} late moves of {decisions} in {len(results)} games"


def show(title: str, table: list[Rating], pairs: list[Duel]) -> None:
    """Ladder and pairwise table for people."""
    console = Console()
    rows = Grid(title=f"{title}: the ladder")
    for name in ("level", "rating", "± 95 %", "games", "median ms", "mean ms"):
        rows.add_column(name)
    for row in table:
        rows.add_row(
            row.level,
            f"{row.rating:.2f}",
            f"{row.interval:.2f}",
            str(row.games),
            f"{row.median_ms:.2f}",
            f"{row.ms_per_decision:.2f}",
        )
    console.print(rows)
    grid = Grid(title="one against the rest of the table")
    for name in ("one", "against", "games", "wins", "95 %", "even", "margin"):
        grid.add_column(name)
    for duel in pairs:
        grid.add_row(
            duel.level,
            duel.against,
            str(duel.games),
            f"{duel.share:.1%}",
            f"{duel.low:.1%} to {duel.high:.1%}",
            f"{duel.even:.0%}",
            f"{duel.margin:+.1f}",
        )
    console.print(grid)
