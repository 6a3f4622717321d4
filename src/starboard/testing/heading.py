"""What a text says of the table before it is made: seats, seed and options."""

from __future__ import annotations

from difflib import get_close_matches
from typing import final

from starboard.engine.game import Game
from starboard.engine.options import option_of_text

from .errors import BadPosition


@final
class Heading:
    """The table that a text asks for."""

    def __init__(self, game: Game, seats: int, seed: str, options: dict[str, object]) -> None:
        self.game = game
        self.named = seats  # 0 = as many as the sentences name
        self.highest = -1
        self.seed = seed
        self.options = dict(options)
        self.chosen: dict[int, str] = {}  # boards or hubs by seat

    def notice(self, seat: int) -> None:
        """A sentence speaks of this seat."""
        self.highest = max(self.highest, seat)

    def seats(self, least: int = 0) -> int:
        """The seats named by number, or just enough for the colours in the text."""
        return self.named or max(self.game.min_seats, least, self.highest + 1)

    def option(self, name: str, value: str) -> None:
        """An option of the game; a flag without a value is switched on."""
        options = {option.name: option for option in self.game.options()}
        if name not in options:
            close = get_close_matches(name, list(options), 1)
            hint = f'did you mean "{close[0]}"?' if close else f"there are {', '.join(options)}"
            raise BadPosition(f'"{name}" is no option of {self.game.title}; {hint}')
        self.options[name] = option_of_text(options[name], value or "on")
