"""`starboard arena train`: learn a game's values by self-play."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import click

from starboard.bots.evaluation import Features, rows_for
from starboard.bots.knowledge import features_of
from starboard.games import get

from .lessons import School
from .selfplay import Rows
from .values_text import Learned, weights_text

METHODS = ("tune", "fit")


@click.command("train")
@click.argument("game")
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="In all.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--seats", default="4", show_default=True, help="Numbers of players, by commas.")
@click.option(
    "--turns", type=click.IntRange(1), default=3, show_default=True, help="Times to learn."
)
@click.option(
    "--method",
    type=click.Choice(METHODS),
    default="tune",
    show_default=True,
    help="Try which weights win more, or fit them to the final scores.",
)
@click.option(
    "--start", type=click.Path(exists=True, dir_okay=False), help="Weights to begin with."
)
@click.option("--out", type=click.Path(dir_okay=False), required=True, help="The weights file.")
@click.option("--processes", type=int, default=None, help="Default: one per core.")
def train_command(
    game: str,
    games: int,
    seed: int,
    seats: str,
    turns: int,
    method: str,
    start: str | None,
    out: str,
    processes: int | None,
) -> None:
    """Play a game against itself and learn what its positions are worth.

    The bots play by what they have learned so far, `--turns` times. Without weights to begin with
    they are first fitted to prudently random games. The file is written after every turn.
    """
    features = features_of(get(game))
    if features is None:
        raise click.ClickException(f"nobody has described positions of {game} for bots")
    learned: Learned = {}
    for players in [int(word) for word in seats.split(",")]:
        school = School(game, features, players, seed, processes)
        rows = first_rows(features, start, players)
        began = time.perf_counter()
        for turn in range(turns):
            rows = school.learn(rows, games // turns, turn, method)
            figures = {**school.figures(method), "seconds": round(time.perf_counter() - began)}
            learned[players] = (rows, figures)
            Path(out).write_text(weights_text(features, learned), encoding="utf-8")
    click.echo(f"weights written to {out}")


def first_rows(features: Features, start: str | None, seats: int) -> Rows:
    """The weights of a file, stage by stage."""
    if start is None:
        return []
    tables: dict[str, object] = tomllib.loads(Path(start).read_text(encoding="utf-8"))
    return [[int(n) for n in row] for row in rows_for(tables, features.names(), seats)]
