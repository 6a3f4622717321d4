"""What every bot is, and how it is asked."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from starboard.bots.thought import Thought
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal moves of a seat.

    `state` is the bot's own copy, already determinized: it may be changed at will. `budget` is the
    time in seconds that the choice may take; `picks` is the bot's own source of chance.
    """

    level: str = ""

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        """The move to make."""
        return self.consider(game, state, seat, picks, budget)[0].move

    def consider(
        self, game: Game, state: State, seat: i64, picks: Quick, budget: float
    ) -> list[Thought]:
        """The moves thought about, the best first; never empty."""
        raise NotImplementedError


def think(bot: Bot, game: Game, state: State, seat: i64, picks: Quick, budget: float = 1.0) -> Move:
    """Ask a bot about a real state: it gets a copy in which the secrets are dealt anew."""
    moves = game.legal(state, seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(game, game.determinize(state, seat, Run(picks, False)), seat, picks, budget)
