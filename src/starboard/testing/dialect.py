"""How positions of one game are made from text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, final

from starboard.engine.flow import Run, State
from starboard.engine.game import Game

from .grammar import Grammar, S
from .heading import Heading


@final
class Dialect(Generic[S]):
    """A grammar, the empty position it begins with, and the options it takes for granted."""

    def __init__(
        self,
        grammar: Grammar[S],
        open: Callable[[Game, int, dict[str, object], Run], State],
        scene: Callable[[Game, State, Run], S],
        options: Callable[[Heading], None],
        least: int = 0,
    ) -> None:
        self.grammar = grammar
        self.open = open
        self.scene = scene
        self.options = options
        self.least = least

    def announce(self, heading: Heading, text: str) -> None:
        """Read what the text says of the table."""
        for sentence in self.grammar.read(text):
            sentence.announce(heading)
        self.options(heading)

    def setup(
        self, game: Game, seats: int, options: dict[str, object], run: Run, text: str
    ) -> State:
        """The position that a text describes."""
        state = self.open(game, seats, options, run)
        self.say(game, state, run, text)
        self.scene(game, state, run).open()
        return state

    def say(self, game: Game, state: State, run: Run, text: str) -> None:
        """Change a position as a text says."""
        scene = self.scene(game, state, run)
        for sentence in self.grammar.read(text):
            sentence.act(scene)
        scene.check()
