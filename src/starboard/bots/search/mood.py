"""Bots that are not sure of their own judgement."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from starboard.bots.thought import Thought
from starboard.engine.chance import Quick
from starboard.engine.notation import Move

FINE: Final[i64] = 1_000_000


def by_mood(thoughts: list[Thought], picks: Quick, mood: float, choices: i64) -> Move:
    """One of the best moves: the more a move is worth, the likelier it is.

    `mood` is what a bot overlooks easily, in thousandths of a point.
    """
    few = thoughts[: int(choices)]
    best = float(few[0].value)
    weights = [math.exp((float(thought.value) - best) / mood) for thought in few]
    left = sum(weights) * float(picks.below(0, FINE)) / float(FINE)
    for k, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return few[k].move
    return few[0].move
