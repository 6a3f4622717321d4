"""The names that other programs use: `starboard.new`, `starboard.load`, `starboard.games`."""

from __future__ import annotations

import secrets

from starboard.engine.savefile import read_save
from starboard.engine.table import Table, open_save
from starboard.games import get, names
from starboard.testing.tables import game_for


def games() -> tuple[str, ...]:
    """The names of all games."""
    return names()


def new(
    game: str, seats: int, seed: str | None = None, options: dict[str, object] | None = None
) -> Table:
    """A new table; without a seed one of 128 secret bits is made."""
    return Table(get(game), seats, seed or secrets.token_hex(16), options)


def load(text: str, verify: bool = False) -> Table:
    """The table behind a save text; `verify` recomputes every draw from the seed."""
    save = read_save(text)
    return open_save(game_for(get(save.game), save.options), save, verify)
