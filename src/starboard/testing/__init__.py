"""Positions by text, for tests, puzzles and people who write bots.

from starboard.testing import position
table = position("eclipse", "blue controls 101; red cruiser in 101; blue has plasma_cannon")
"""

from .chance import Loaded
from .errors import BadPosition
from .tables import arrange, play, position

__all__ = ["BadPosition", "Loaded", "arrange", "play", "position"]
