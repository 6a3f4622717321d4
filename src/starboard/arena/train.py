"""`starboard arena train`: fit a game's values by self-play."""

from __future__ import annotations

import os
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from starboard.bots.evaluator import Features, rows_for
from starboard.bots.fitted import features_of
from starboard.games import get
from starboard.progress import progress

from .fitting import Fit
from .selfplay import Lesson, play_lesson

RIDGE = 400.0  # so many positions speak for the weights of the turn before
BLEND = 0.3
NOISE = 12


@click.command("train")
@click.argument("game")
@click.option("--games", type=click.IntRange(10), default=400, show_default=True, help="In all.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--seats", default="4", show_default=True, help="Numbers of players, by commas.")
@click.option(
    "--turns", type=click.IntRange(1), default=3, show_default=True, help="Times to refit."
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
    start: str | None,
    out: str,
    processes: int | None,
) -> None:
    """Play a game against itself and fit what its positions are worth.

    The bots play by what they have learned so far, `--turns` times. Without weights to begin with
    ten prudently random games for each one of `--games` come first. New weights stay near the old
    ones as far as the games say nothing else.
    """
    features = features_of(get(game))
    if features is None:
        raise click.ClickException(f"nobody has described positions of {game} for bots")
    learned: dict[int, tuple[list[list[int]], dict[str, object]]] = {}
    for players in [int(word) for word in seats.split(",")]:
        first = first_rows(features, start, players)
        learned[players] = train(game, features, players, games, seed, turns, first, processes)
    Path(out).write_text(weights_text(features, learned), encoding="utf-8")
    click.echo(f"weights written to {out}")


def first_rows(features: Features, start: str | None, seats: int) -> list[list[int]]:
    """The weights of a file, stage by stage."""
    if start is None:
        return []
    tables: dict[str, object] = tomllib.loads(Path(start).read_text(encoding="utf-8"))
    return [[int(n) for n in row] for row in rows_for(tables, features.names(), seats)]


def train(
    game: str,
    features: Features,
    seats: int,
    games: int,
    seed: int,
    turns: int,
    rows: list[list[int]],
    processes: int | None,
) -> tuple[list[list[int]], dict[str, object]]:
    """The weights for one number of players, and the figures of the training."""
    began = time.perf_counter()
    errors: list[float] = []
    played = 0
    for turn in range(1 if rows else 0, turns + 1):
        count = games * 10 if turn == 0 else games // turns
        first = seed + 1_000_000 * turn
        lessons = [Lesson(game, seats, first + k, rows, NOISE) for k in range(count)]
        rows, error = fit(features, lessons, rows, f"{seats} players, turn {turn}", processes)
        errors.append(round(error, 2))
        played += count
        click.echo(f"{seats} players, turn {turn}: {count} games, error {error:.2f}", err=True)
    seconds = round(time.perf_counter() - began)
    figures: dict[str, object] = {"games": played, "errors": errors, "seconds": seconds}
    return rows, {**figures, "seed": seed}


def fit(
    features: Features,
    lessons: list[Lesson],
    before: list[list[int]],
    name: str,
    processes: int | None,
) -> tuple[list[list[int]], float]:
    """Play the lessons and solve every stage, its neighbours blended in."""
    fits = [Fit(len(features.names())) for _ in range(int(features.stages()))]
    with progress() as bar, ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        task = bar.add_task(name, total=len(lessons))
        for samples in pool.map(play_lesson, lessons, chunksize=4):
            for sample in samples:
                fits[sample.stage].add(sample.counts, sample.score)
            bar.advance(task)
    return solved(fits, before)


def solved(fits: list[Fit], before: list[list[int]]) -> tuple[list[list[int]], float]:
    """Weights in thousandths of a point, and the mean error in points."""
    rows: list[list[int]] = []
    errors: list[float] = []
    for k, own in enumerate(fits):
        mixed = Fit(own.size)
        mixed.blend(own, 1.0)
        for near in (k - 1, k + 1):
            if 0 <= near < len(fits):
                mixed.blend(fits[near], BLEND)
        prior = [weight / 1000 for weight in before[k]] if before else None
        weights = mixed.solve(RIDGE, prior)
        errors.append(own.error(weights))
        rows.append([round(1000 * weight) for weight in weights])
    return rows, sum(errors) / len(errors)


def weights_text(
    features: Features, learned: dict[int, tuple[list[list[int]], dict[str, object]]]
) -> str:
    """The weights file: one list per feature, one number per stage."""
    lines = [
        "# What a position is worth: thousandths of a point of the final score per unit,",
        "# one number per stage of the game. Made by `starboard arena train`.",
    ]
    for seats, (rows, figures) in sorted(learned.items()):
        lines += ["", f"[trained.{seats}]"]
        lines += [f"{name} = {value}" for name, value in figures.items()]
        lines += ["", f"[seats.{seats}]"]
        for k, name in enumerate(features.names()):
            lines.append(f"{name} = {[row[k] for row in rows]}")
    return "\n".join(lines) + "\n"
