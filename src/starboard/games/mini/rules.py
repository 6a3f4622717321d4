"""One table's rules: component rows, and a slot per hook that a variant may wrap."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from starboard.engine.row import Row
from starboard.engine.ruleset import Layer, package_layer, read_layers


@final
class Terrain:
    """A row of terrains.toml."""

    __slots__ = ("id", "points", "tiles")

    def __init__(self, row: Row) -> None:
        self.id = row.id
        self.points: i64 = row.number("points")
        self.tiles: i64 = row.number("tiles")
        row.done()


@mypyc_attr(allow_interpreted_subclasses=True)
class GameLength:
    """How many rounds a game has. Rules: MIN-END-01"""

    def rounds(self) -> i64:
        """The number of the last round."""
        return 4


class SwiftLength(GameLength):
    """Half as many rounds as without the variant. Rules: MIN-VAR-02"""

    def __init__(self, inner: GameLength) -> None:
        self.inner = inner

    def rounds(self) -> i64:
        """Half of what the wrapped rule says."""
        return self.inner.rounds() // 2


@final
class Rules:
    """Shared by all clones of a state and built from the table's options."""

    __slots__ = ("length", "terrains")

    def __init__(self, terrains: list[Terrain], length: GameLength) -> None:
        self.terrains = terrains
        self.length = length


def table_rules(options: dict[str, object]) -> Rules:
    """Base rows and hooks, then whatever is switched on. Rules: MIN-VAR-01, MIN-VAR-02"""
    layers: list[Layer] = [package_layer("starboard.games.mini")]
    if options["rich"] is True:
        layers.append(package_layer("starboard.games.mini.variants", "rich", "rich"))
    rules = Rules([Terrain(row) for row in read_layers("terrains", layers)], GameLength())
    if options["swift"] is True:
        rules.length = SwiftLength(rules.length)
    return rules
