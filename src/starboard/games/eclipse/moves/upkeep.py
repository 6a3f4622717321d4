"""The move of the upkeep phase that no other phase has."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move


@final
class Abandon(Move):
    """Give up a controlled sector to lower the upkeep."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def __str__(self) -> str:
        return f"abandon {self.number}"
