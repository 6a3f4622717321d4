"""Chance that falls as told."""

from __future__ import annotations

from starboard.engine.chance import Chance, Draw, Quick
from starboard.engine.events import EVERYBODY


class Loaded(Chance):
    """These streams give these numbers, in this order; everything else is arbitrary but fixed.

    `Loaded({0: [5, 0]})` lets the dice of Eclipse (stream 0) show a burst, then a blank.
    """

    def __init__(self, values: dict[int, list[int]], seed: int = 1) -> None:
        super().__init__()
        self.values = {stream: list(told) for stream, told in values.items()}
        self.rest = Quick(seed)

    def below(self, stream: int, n: int, audience: int = EVERYBODY) -> int:
        """The next number told for the stream, or an arbitrary one."""
        told = self.values.get(int(stream))
        value = told.pop(0) if told else int(self.rest.below(stream, n, audience))
        self.drawn.append(Draw(stream, value, audience))
        return value
