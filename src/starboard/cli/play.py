"""`starboard play`: any game in a terminal."""

from __future__ import annotations

import click
from rich.console import Console
from rich.pretty import Pretty

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.errors import BadNotation, IllegalMove, StarboardError
from starboard.engine.table import Table
from starboard.engine.words import move_text, prompt_text
from starboard.face import new
from starboard.games import get

from .common import read_options

HELP = (
    "a number or a notation makes a move; ? MOVE tells why not; v shows the board; "
    "l lists the moves; u takes back; s FILE saves; q leaves"
)


@click.command("play")
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help="Number of players.")
@click.option(
    "--bots", "level", default=None, help="Bots of this level take all seats but the first."
)
@click.option("--seed", default=None, help="Any text; a secret one is made otherwise.")
@click.option("--options", "-o", multiple=True, metavar="KEY=VALUE", help="Options of the table.")
def play_command(
    game: str, seats: int, level: str | None, seed: str | None, options: tuple[str, ...]
) -> None:
    """Play in the terminal, around one keyboard or against bots."""
    table = new(game, seats, seed, read_options(get(game), options))
    for seat in range(seats):
        table.names[f"seat {seat}"] = f"Player {seat + 1}"
    Terminal(table, bots.make(level) if level else None).run()


class Terminal:
    """One game between a keyboard and, if wanted, a bot on every other seat."""

    def __init__(self, table: Table, bot: bots.Bot | None) -> None:
        self.table = table
        self.bot = bot
        self.picks = Quick(len(table.seed) + 1)
        self.console = Console()
        self.left = False
        self.told = 0

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        click.echo(f"{self.table.game.title}: {HELP}")
        click.echo(f"seed commitment {self.table.commitment}")
        while not self.table.over and not self.left:
            seat = self.table.actors[0]
            if self.bot is not None and seat > 0:
                state = self.table.state
                self.table.play(
                    seat, bots.think(self.bot, self.table.game, state, seat, self.picks)
                )
            else:
                self.turn(seat)
        if self.table.over:
            self.finish()

    def turn(self, seat: int) -> None:
        """Tell what happened, ask, and carry out one line of input."""
        self.news(seat)
        question = prompt_text(self.table.game, self.table.state, seat, self.table.all_names())
        click.echo(f"\n{self.table.names[f'seat {seat}']}: {question}")
        self.moves(seat)
        line = click.prompt(">", prompt_suffix=" ").strip()
        try:
            self.obey(seat, line)
        except IllegalMove as error:
            click.echo(f"  no: {error}")
        except StarboardError as error:
            click.echo(f"  {error}")

    def obey(self, seat: int, line: str) -> None:
        """Carry out one line of input."""
        word, _, rest = line.partition(" ")
        if word == "q":
            self.left = True
        elif word == "v":
            self.console.print(Pretty(self.table.game.view(self.table.state, seat)))
        elif word == "l":
            self.moves(seat, everything=True)
        elif word == "u":
            self.table.undo(seat)
            self.told = min(self.told, len(self.table.events))
        elif word == "s":
            self.save(rest)
        elif word == "?":
            self.explain(seat, rest)
        else:
            self.table.play(seat, self.chosen(seat, line))

    def chosen(self, seat: int, line: str) -> str:
        """A number of the list stands for its move."""
        if not line.isdigit():
            return line
        moves = self.table.legal(seat)
        if not 1 <= int(line) <= len(moves):
            raise BadNotation(f"{line} is not on the list, needed: 1 to {len(moves)}")
        return str(moves[int(line) - 1])

    def explain(self, seat: int, text: str) -> None:
        """Say why a move is not allowed."""
        if not text:
            click.echo(f"  {HELP}")
            return
        why = self.table.explain(seat, text)
        click.echo("  that is legal" if why is None else f"  {why.text} {why.fix} ({why.rule})")

    def save(self, path: str) -> None:
        """Write the save file."""
        if not path:
            raise BadNotation("a file name is needed: s FILE")
        try:
            with open(path, "w", encoding="utf-8") as stream:
                stream.write(self.table.save())
        except OSError as error:
            raise BadNotation(f"{path} cannot be written: {error}") from None
        click.echo(f"  saved to {path}")

    def moves(self, seat: int, everything: bool = False) -> None:
        """The legal moves by number."""
        moves = self.table.legal(seat)
        shown = moves if everything else moves[:30]
        for k, move in enumerate(shown, 1):
            text = move_text(self.table.game, move, self.table.all_names())
            click.echo(f"  {k:3d}  {move!s:32s} {text}")
        if len(moves) > len(shown):
            click.echo(f"  ... and {len(moves) - len(shown)} more (l lists all)")

    def news(self, seat: int) -> None:
        """What this seat has not been told yet."""
        for event in self.table.told(seat, self.told):
            click.echo(f"  * {event['text']}")
        self.told = len(self.table.events)

    def finish(self) -> None:
        """Scores with their sources."""
        self.news(-1)
        outcome = self.table.outcome
        for seat in range(self.table.seats):
            sources = ", ".join(f"{name} {points}" for name, points in outcome.breakdown[seat])
            click.echo(
                f"{outcome.ranks[seat]}. Player {seat + 1}: {outcome.scores[seat]} ({sources})"
            )
        click.echo(f"seed {self.table.seed}")
