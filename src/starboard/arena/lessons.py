"""Turns of learning: play lessons, then change the weights."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import click

from starboard.bots.evaluation import Features
from starboard.progress import progress

from .fitting import fit_backwards
from .selfplay import Lesson, Report, Rows, play_lesson
from .tuning import direction, moved, scales_of

FIRST = 10  # prudently random games for each game of the first turn
LOOKS = 8  # games that show how much the features differ
NOISE = 12


class School:
    """Learns the weights for one number of players."""

    def __init__(
        self, game: str, features: Features, seats: int, seed: int, processes: int | None
    ) -> None:
        self.game = game
        self.features = features
        self.seats = seats
        self.seed = seed
        self.processes = processes or os.cpu_count() or 1
        self.played = 0
        self.gains: list[float] = []

    def learn(self, rows: Rows, games: int, turn: int, method: str) -> Rows:
        """One turn: better weights, hopefully."""
        if not rows:
            rows = self.fit(rows, FIRST * games, -1)
        return self.tune(rows, games, turn) if method == "tune" else self.fit(rows, games, turn)

    def tune(self, rows: Rows, games: int, turn: int) -> Rows:
        """Move the weights in the direction in which more games are won."""
        looks = self.play([self.lesson(rows, turn, k, [], 1) for k in range(LOOKS)], "look")
        samples = [sample for report in looks for sample in report.samples]
        scales = scales_of(rows, self.features.names(), samples)
        count = games // 2
        lessons = [self.lesson(rows, turn, k, scales, 1) for k in range(count)]
        back = [self.lesson(rows, turn, k, scales, -1) for k in range(count)]
        reports = self.play([*lessons, *back], f"{self.seats} players, turn {turn + 1}")
        slope = direction(list(zip(reports[:count], reports[count:], strict=True)))
        size = sum(points * points for points in slope) ** 0.5
        self.gains.append(round(size, 2))
        click.echo(f"turn {turn + 1}: {2 * count} games, slope {size:.2f} points", err=True)
        return moved(rows, scales, slope)

    def fit(self, rows: Rows, games: int, turn: int) -> Rows:
        """Fit the weights to what the positions led to."""
        lessons = [self.lesson(rows, turn, k, [], 1, NOISE) for k in range(games)]
        reports = self.play(lessons, f"{self.seats} players, turn {turn + 1}")
        rows, error = fit_backwards(reports, rows, int(self.features.stages()))
        self.gains.append(round(error, 2))
        click.echo(f"turn {turn + 1}: {games} games, error {error:.2f} points", err=True)
        return rows

    def lesson(
        self, rows: Rows, turn: int, k: int, scales: Rows, sign: int, noise: int = 0
    ) -> Lesson:
        seed = self.seed + 1_000_000 * (turn + 2) + k
        return Lesson(self.game, self.seats, seed, rows, scales, sign, noise)

    def play(self, lessons: list[Lesson], name: str) -> list[Report]:
        """All lessons, in their order."""
        self.played += len(lessons)
        out: list[Report] = []
        with progress() as bar:
            task = bar.add_task(name, total=len(lessons))
            if self.processes == 1:
                for lesson in lessons:
                    out.append(play_lesson(lesson))
                    bar.advance(task)
                return out
            with ProcessPoolExecutor(self.processes) as pool:
                for report in pool.map(play_lesson, lessons, chunksize=2):
                    out.append(report)
                    bar.advance(task)
        return out

    def figures(self, method: str) -> dict[str, object]:
        """What stands beside the weights."""
        name = "slopes" if method == "tune" else "errors"
        return {
            "method": method,
            "games": self.played,
            "seed": self.seed,
            name: self.gains,
        }
