"""Tables with arranged positions."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from starboard.engine.chance import Chance, Keyed
from starboard.engine.errors import IllegalMove
from starboard.engine.events import Event
from starboard.engine.flow import Run
from starboard.engine.game import Game
from starboard.engine.table import Table
from starboard.games import get

from .arranged import POSITION, Arranged
from .dialect import Dialect
from .errors import BadPosition
from .grammar import Grammar
from .heading import Heading
from .scene import Scene

SEED: Final = "position"
MODULES: Final = {
    "eclipse": "eclipse",
    "galactic-era": "galactic_era",
    "phoenix": "phoenix",
    "mini": "mini",
}


def dialect_of(name: str) -> Dialect[Scene]:
    """The sentences of a game, loaded when they are needed."""
    if name not in MODULES:
        raise BadPosition(f'no positions can be arranged in "{name}"; only {", ".join(MODULES)}')
    module = import_module(f".{MODULES[name]}", __package__)
    made: Callable[[], Dialect[Scene]] = module.dialect
    return made()


def grammar_of(name: str) -> Grammar[Scene]:
    """The sentence forms of a game."""
    return dialect_of(name).grammar


def position(
    game: str,
    text: str = "",
    seats: int = 0,
    seed: str = SEED,
    options: dict[str, object] | None = None,
) -> Table:
    """A table with the position that a text describes.

    Text, options and seed are all there is to it: the table can be saved, loaded and replayed.
    """
    name = game.replace("_", "-")
    inner = get(name)
    dialect = dialect_of(name)
    heading = Heading(inner, seats, seed, options or {})
    dialect.announce(heading, text)
    chosen = {**heading.options, POSITION: text}
    return Table(arranged(inner), heading.seats(dialect.least), heading.seed, chosen)


def arranged(game: Game) -> Arranged:
    """The game with positions by text, for tables and for save files."""
    return Arranged(game, dialect_of(game.name).setup)


def arrange(table: Table, text: str, chance: Chance | None = None) -> list[Event]:
    """Change the position on a table; gives what happened by itself.

    Before the first move, and without a chance of your own, the table stays reproducible. Later
    it is for trying things out: undo still works, but a save file knows only setup and moves.
    """
    if not isinstance(table.game, Arranged):
        table.game = arranged(table.game)
        table.options = {**table.options, POSITION: ""}
    run = Run(chance or Keyed(table._secret, table.game.streams, table._used), True)
    before = table.game.clone(table.state)
    try:
        dialect_of(table.game.name).say(table.game.inner, table.state, run, text)
    except BadPosition:
        table.state, table._used = before, table._count_draws()
        raise
    _keep(table, text, run)
    return run.events


def play(table: Table, seat: int, move: str, chance: Chance) -> list[Event]:
    """Make a move whose draws fall as told.

    They stand in the log like any others, so that the game replays; only `verify` finds that they
    do not follow from the seed.
    """
    why = table.explain(seat, move)
    if why is not None:
        raise IllegalMove(why)
    return table._apply(seat, table.game.parse(move), chance)


def _keep(table: Table, text: str, run: Run) -> None:
    """The table's record of its beginning, and what undo goes back to."""
    record = table.log[table.seq]
    record.draws += run.chance.drawn
    record.revealed = record.revealed or run.revealed
    table.events[table.seq] += run.events
    marks = [mark for mark in table._checkpoints if mark[0] < table.seq]
    table._checkpoints = [*marks, (table.seq, table.game.clone(table.state))]
    if table.seq == 0:
        told = [str(table.options[POSITION]), text]
        table.options = {**table.options, POSITION: "; ".join(part for part in told if part)}


def game_for(game: Game, options: dict[str, object]) -> Game:
    """The game that can read these options of a save file."""
    return arranged(game) if POSITION in options else game
