"""The weakest level: any verb, then any move of that verb."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.bots.base import Bot
from starboard.bots.thought import Thought
from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game
from starboard.engine.notation import Move


@final
class Random(Bot):
    """Uniform over the kinds of moves, then inside the kind: long lists do not drown short ones."""

    level = "random"

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        groups: dict[str, list[Move]] = {}
        for move in game.legal(state, seat):
            groups.setdefault(str(move).split(" ", 1)[0], []).append(move)
        verbs = list(groups)
        moves = groups[verbs[picks.below(0, len(verbs))]]
        return [Thought(moves[picks.below(0, len(moves))], 0, [])]
