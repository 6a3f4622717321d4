"""A refusal: why a move is not legal.

Rules return one shared constant per code. The numbers are filled in only when somebody reads
them: `legal` asks `QUIET`, `explain` asks `LOUD`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Refusal:
    """Code, rule id and up to three numbers; the names of the numbers stand in the catalogue."""

    __slots__ = ("a", "b", "c", "code", "rule")

    def __init__(self, code: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.code = code
        self.rule = rule
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def numbers(self) -> tuple[int, int, int]:
        """The three numbers in the order of the catalogue's names."""
        return (int(self.a), int(self.b), int(self.c))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.a}, {self.b}, {self.c})"


@final
class Why:
    """Is only yes or no asked, or also the numbers?"""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def no(self, refusal: Refusal, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Refusal:
        """The constant itself, or a copy that carries the numbers."""
        return Refusal(refusal.code, refusal.rule, a, b, c) if self.wanted else refusal


QUIET: Final[Why] = Why(False)
LOUD: Final[Why] = Why(True)

NOT_NOW: Final[Refusal] = Refusal("not_now", "ENG-01")
NOT_YOUR_TURN: Final[Refusal] = Refusal("not_your_turn", "ENG-02")
GAME_OVER: Final[Refusal] = Refusal("game_over", "ENG-03")
NOTHING_TO_UNDO: Final[Refusal] = Refusal("nothing_to_undo", "ENG-04")
NO_SUCH_SEAT: Final[Refusal] = Refusal("no_such_seat", "ENG-05")
