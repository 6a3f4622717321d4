"""What a game tells the bots about a position, and the fitted values behind it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starboard.engine.flow import State
from starboard.engine.notation import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Numbers that describe a seat's position; one row of weights per stage of the game."""

    game: str = ""
    weights: str = "weights.toml"

    def names(self) -> list[str]:
        """What each number counts."""
        raise NotImplementedError

    def count(self, state: State, seat: i64) -> vec[i64]:
        """The numbers of one seat, in hundredths where a count would be too coarse."""
        raise NotImplementedError

    def stage(self, state: State) -> i64:
        """Which row of weights holds now, from 0."""
        raise NotImplementedError

    def stages(self) -> i64:
        """How many rows of weights there are."""
        raise NotImplementedError

    def is_quiet(self, state: State, seat: i64) -> bool:
        """Is nothing half done, so that the numbers can be compared?"""
        raise NotImplementedError

    def is_reply(self, state: State) -> bool:
        """Does a seat answer a question that belongs to somebody's turn?"""
        return False

    def rest(self, state: State, seat: i64) -> Move | None:
        """The move of a seat that only waits, where others may be left out of a plan."""
        return None

    def useful(self, state: State, seat: i64, moves: list[Move]) -> list[Move]:
        """The moves worth thinking about; never empty."""
        return moves


@final
class Values:
    """Weights fitted by self-play: thousandths of a point of the final score per unit."""

    __slots__ = ("features", "rows")

    def __init__(self, features: Features, rows: list[vec[i64]]) -> None:
        self.features = features
        self.rows = rows

    def own(self, state: State, seat: i64) -> i64:
        """The final score that this seat can expect, in thousandths."""
        counts = self.features.count(state, seat)
        weights = self.rows[self.features.stage(state)]
        total: i64 = 0
        k: i64 = 0
        n: i64 = len(counts)
        while k < n:
            total += counts[k] * weights[k]
            k += 1
        return total

    def value(self, state: State, seat: i64, seats: i64) -> i64:
        """Own expectation, and half of the lead over the best of the others."""
        mine = self.own(state, seat)
        best: i64 = -1_000_000_000
        other: i64 = 0
        while other < seats:
            if other != seat:
                best = max(best, self.own(state, other))
            other += 1
        return mine + (mine - best) // 2


def read_values(features: Features, seats: int) -> Values:
    """The weights for this number of players, or of the nearest number that was trained."""
    folder = resources.files("starboard.bots").joinpath(features.game.replace("-", "_"))
    text = folder.joinpath(features.weights).read_text(encoding="utf-8")
    tables: dict[str, object] = tomllib.loads(text)
    return Values(features, rows_for(tables, features.names(), seats))


def rows_for(tables: dict[str, object], names: list[str], seats: int) -> list[vec[i64]]:
    """One row per stage, in the order of the features; a weight that is missing counts nothing."""
    trained = tables["seats"]
    assert isinstance(trained, dict), "weights stand in tables [seats.N]"
    nearest = min(trained, key=lambda text: abs(int(text) - seats))
    by_name = trained[nearest]
    assert isinstance(by_name, dict)
    columns = [by_name.get(name) for name in names]
    stages = max(len(column) for column in columns if isinstance(column, list))
    rows: list[vec[i64]] = []
    for stage in range(stages):
        row = [int(column[stage]) if isinstance(column, list) else 0 for column in columns]
        rows.append(vec[i64](row))
    return rows
