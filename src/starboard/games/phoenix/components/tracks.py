"""The Diplomacy tracks: lobbying costs and bonuses."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row

from .effects import NO_GOODS, goods_of, mask_of
from .facts import level_facts
from .fixed import fixed
from .ids import TOP_LEVEL


@final
class Track:
    """A Diplomacy track: lobbying costs and bonuses by level."""

    __slots__ = ("bonuses", "choices", "facts", "lobbying")

    def __init__(self, row: Row) -> None:
        fixed(row, "track", row.id)
        levels = row.rows("levels")
        if len(levels) != TOP_LEVEL + 1:
            raise row.wrong("levels", f"{TOP_LEVEL + 1} levels", row.value("levels"))
        self.facts: list[dict[str, object]] = [level_facts(one) for one in levels]
        self.lobbying: vec[i64] = vec[i64]([one.number_or("lobbying_cost", 0) for one in levels])
        self.bonuses: list[vec[i64]] = []
        self.choices: vec[i64] = vec[i64]([0] * 4)  # masks of goods to choose from
        for level, one in enumerate(levels):
            self.read_level(level, one)
        row.done()

    def read_level(self, level: int, row: Row) -> None:
        """The bonus of one level; the two highest stand for two of the lower ones."""
        fixed(row, "level", level)
        bonus = row.table("bonus")
        if level > 3:
            fixed(bonus, "choose_two_different_of_levels", [0, 1, 2, 3])
        elif bonus.has("from"):
            fixed(bonus, "do", "gain_choice")
            fixed(bonus, "count", 1)
            self.bonuses.append(NO_GOODS)
            self.choices[level] = mask_of(bonus, "from")
        else:
            fixed(bonus, "do", "gain")
            self.bonuses.append(goods_of(bonus, "gain", bonus.counts("gain")))
        bonus.done()
        row.done()
