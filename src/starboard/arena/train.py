"""`starboard arena train`: fit a game's values by self-play."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from starboard.bots.evaluator import Features
from starboard.bots.levels import features_of
from starboard.games import get
from starboard.progress import progress

from .fitting import Fit
from .selfplay import Lesson, play_lesson

RIDGE = 30.0
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
@click.option("--out", type=click.Path(dir_okay=False), required=True, help="The weights file.")
@click.option("--processes", type=int, default=None, help="Default: one per core.")
def train_command(
    game: str, games: int, seed: int, seats: str, turns: int, out: str, processes: int | None
) -> None:
    """Play a game against itself and fit what its positions are worth.

    First come ten prudently random games for each one of `--games`, then the bots play by what
    they have learned so far, `--turns` times.
    """
    features = features_of(get(game))
    if features is None:
        raise click.ClickException(f"nobody has described positions of {game} for bots")
    learned: dict[int, tuple[list[list[int]], dict[str, object]]] = {}
    for players in [int(word) for word in seats.split(",")]:
        learned[players] = train(game, features, players, games, seed, turns, processes)
    Path(out).write_text(weights_text(features, learned), encoding="utf-8")
    click.echo(f"weights written to {out}")


def train(
    game: str,
    features: Features,
    seats: int,
    games: int,
    seed: int,
    turns: int,
    processes: int | None,
) -> tuple[list[list[int]], dict[str, object]]:
    """The weights for one number of players, and the figures of the training."""
    began = time.perf_counter()
    rows: list[list[int]] = []
    errors: list[float] = []
    played = 0
    for turn in range(turns + 1):
        count = games * 10 if turn == 0 else games // turns
        first = seed + 1_000_000 * turn
        lessons = [Lesson(game, seats, first + k, rows, NOISE) for k in range(count)]
        rows, error = fit(features, lessons, f"{seats} players, turn {turn}", processes)
        errors.append(round(error, 2))
        played += count
        click.echo(f"{seats} players, turn {turn}: {count} games, error {error:.2f}", err=True)
    seconds = round(time.perf_counter() - began)
    figures: dict[str, object] = {"games": played, "errors": errors, "seconds": seconds}
    return rows, {**figures, "seed": seed}


def fit(
    features: Features, lessons: list[Lesson], name: str, processes: int | None
) -> tuple[list[list[int]], float]:
    """Play the lessons and solve every stage, its neighbours blended in."""
    fits = [Fit(len(features.names())) for _ in range(int(features.stages()))]
    with progress() as bar, ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        task = bar.add_task(name, total=len(lessons))
        for samples in pool.map(play_lesson, lessons, chunksize=4):
            for sample in samples:
                fits[sample.stage].add(sample.counts, sample.score)
            bar.advance(task)
    return solved(fits)


def solved(fits: list[Fit]) -> tuple[list[list[int]], float]:
    """Weights in thousandths of a point, and the mean error in points."""
    rows: list[list[int]] = []
    errors: list[float] = []
    for k, own in enumerate(fits):
        mixed = Fit(own.size)
        mixed.blend(own, 1.0)
        for near in (k - 1, k + 1):
            if 0 <= near < len(fits):
                mixed.blend(fits[near], BLEND)
        weights = mixed.solve(RIDGE)
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
