"""`starboard play`: any game in a terminal."""

from __future__ import annotations

import click

from starboard import bots
from starboard.face import new
from starboard.games import get

from .common import read_options
from .terminal import Terminal

NOBODY = "none"


@click.command("play")
@click.argument("game")
@click.option("--seats", type=int, default=None, help="Number of players (default: the fewest).")
@click.option(
    "--bots",
    "level",
    default="casual",
    show_default=True,
    help=f"The level of the opponents; `{NOBODY}` for people around one keyboard.",
)
@click.option("--seed", default=None, help="Any text; a secret one is made otherwise.")
@click.option("--options", "-o", multiple=True, metavar="KEY=VALUE", help="Options of the table.")
def play_command(
    game: str, seats: int | None, level: str, seed: str | None, options: tuple[str, ...]
) -> None:
    """Play in the terminal: you take the first seat, bots the others."""
    rules = get(game)
    bot = None if level == NOBODY else bots.make(level)
    table = new(game, seats or rules.min_seats, seed, read_options(rules, options))
    for seat in range(table.seats):
        is_bot = bot is not None and seat > 0
        table.names[f"seat {seat}"] = f"{'Bot' if is_bot else 'Player'} {seat + 1}"
    Terminal(table, bot).run()
