"""A game between a keyboard and, on the other seats, bots or more people."""

from __future__ import annotations

from typing import Final

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.errors import BadNotation, IllegalMove, StarboardError
from starboard.engine.table import Table
from starboard.engine.words import move_text, note_text, prompt_text

from .boards import board_of, price_of

HELP: Final = (
    "A number or a notation makes a move.  v the board  ·  l all moves  ·  n all news  ·  "
    "? MOVE why not  ·  h a hint  ·  u take back  ·  s FILE save  ·  q leave"
)
FEW: Final = 20  # moves shown at first
WIDE: Final = 100  # from here on there is room for notations
NEWS: Final = 12  # events shown at first


class Terminal:
    """One game; without a bot all seats share the keyboard."""

    def __init__(self, table: Table, bot: bots.Bot | None) -> None:
        self.table = table
        self.bot = bot
        self.picks = Quick(len(table.seed) + 1)
        self.console = Console(highlight=False)
        self.left = False
        self.told = 0  # records whose events have been shown
        self.shown = -1  # the seat that has seen the board as it stands

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        self.console.rule(f"[bold]{self.table.game.title}")
        self.say(HELP, "dim")
        self.say(f"seed commitment {self.table.commitment}", "dim")
        while not self.table.over and not self.left:
            seat = self.table.actors[0]
            if self.bot is not None and seat > 0:
                self.let_bot_play(self.bot, seat)
            else:
                self.turn(seat)
        if self.table.over:
            self.finish()

    def let_bot_play(self, bot: bots.Bot, seat: int) -> None:
        """One decision of an opponent; the board is shown again afterwards."""
        table = self.table
        table.play(seat, bots.think(bot, table.game, table.state, seat, self.picks))
        self.shown = -1

    def turn(self, seat: int) -> None:
        """Show what is new, ask, and carry out one line of input."""
        self.news(seat)
        if self.shown != seat:
            self.show_board(seat)
        self.ask(seat)
        line = click.prompt(">", prompt_suffix=" ").strip()
        try:
            self.obey(seat, line)
        except IllegalMove as error:
            self.say(f"  no: {error}", "red")
        except StarboardError as error:
            self.say(f"  {error}", "red")

    def obey(self, seat: int, line: str) -> None:
        """One line of input."""
        word, _, rest = line.partition(" ")
        if word == "q":
            self.left = True
        elif word == "v":
            self.show_board(seat)
        elif word == "l":
            self.show_moves(seat, everything=True)
        elif word == "n":
            self.tell(seat, 0, everything=True)
        elif word == "h":
            self.hint(seat)
        elif word == "u":
            self.take_back(seat)
        elif word == "s":
            self.save(rest)
        elif word == "?":
            self.explain(seat, rest)
        else:
            self.table.play(seat, self.chosen(seat, line))

    # -- what is shown ---------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        """One line as it is: brackets are no markup here."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def show_board(self, seat: int) -> None:
        """The board as this seat sees it."""
        self.console.print()
        self.console.print(board_of(self.table, seat, self.console.width))
        self.shown = seat

    def ask(self, seat: int) -> None:
        """The question and the moves."""
        table = self.table
        question = prompt_text(table.game, table.state, seat, table.all_names())
        self.console.print()
        self.say(f"{table.names[f'seat {seat}']}: {question}", "bold")
        self.show_moves(seat)

    def show_moves(self, seat: int, everything: bool = False) -> None:
        """The legal moves by number, with what they cost and bring."""
        moves = self.table.legal(seat)
        count = len(moves) if everything or len(moves) <= FEW + 5 else FEW
        view = self.table.game.view(self.table.state, seat)
        rows = Grid.grid(padding=(0, 2))
        rows.add_column(justify="right", style="cyan")
        rows.add_column()
        rows.add_column(style="yellow")
        rows.add_column(style="dim")
        for k, move in enumerate(moves[:count], 1):
            text = move_text(self.table.game, move, self.table.all_names())
            note = note_text(self.table.game, self.table.state, seat, move, self.table.all_names())
            price = note or price_of(self.table, seat, view, str(move))
            notation = str(move) if self.console.width >= WIDE else ""
            rows.add_row(str(k), Text(text), Text(price), Text(notation))
        self.console.print(rows)
        if count < len(moves):
            self.say(f"  ... and {len(moves) - count} more (l lists all)", "dim")

    def news(self, seat: int) -> None:
        """What this seat has not been told yet."""
        self.tell(seat, self.told)
        self.told = len(self.table.events)

    def tell(self, seat: int, since: int, everything: bool = False) -> None:
        """Events since a record; of many the last."""
        told = self.table.told(seat if seat >= 0 else None, since)
        count = len(told) if everything else min(NEWS, len(told))
        if count < len(told):
            self.say(f"  ... {len(told) - count} earlier events (n shows all)", "dim")
        for event in told[len(told) - count :]:
            self.say(f"  • {event['text']}")

    # -- what can be asked for -------------------------------------------------------------

    def chosen(self, seat: int, line: str) -> str:
        """A number of the list stands for its move."""
        if not line.isdigit():
            return line
        moves = self.table.legal(seat)
        if not 1 <= int(line) <= len(moves):
            raise BadNotation(f"{line} is not on the list, needed: 1 to {len(moves)}")
        return str(moves[int(line) - 1])

    def hint(self, seat: int) -> None:
        """What a bot as strong as the opponents would do, and why."""
        table = self.table
        level = bots.coach_level([self.bot.level] if self.bot is not None else [])
        for thought in bots.hint(level, table.game, table.state, seat):
            self.say(f"  {move_text(table.game, thought.move, table.all_names())}", "green")
            for reason in thought.reasons:
                self.say(f"      {reason}", "dim")

    def take_back(self, seat: int) -> None:
        """Undo the last move of this seat, if it revealed nothing."""
        self.table.undo(seat)
        self.told = min(self.told, len(self.table.events))
        self.shown = -1

    def explain(self, seat: int, text: str) -> None:
        """Why a move is not possible."""
        if not text:
            self.say(f"  {HELP}")
            return
        why = self.table.explain(seat, text)
        self.say("  that is legal" if why is None else f"  {why.text} {why.fix} ({why.rule})")

    def save(self, path: str) -> None:
        """Write the save file."""
        if not path:
            raise BadNotation("a file name is needed: s FILE")
        try:
            with open(path, "w", encoding="utf-8") as stream:
                stream.write(self.table.save())
        except OSError as error:
            raise BadNotation(f"{path} cannot be written: {error}") from None
        self.say(f"  saved to {path}")

    def finish(self) -> None:
        """The last board, and the scores with their sources."""
        self.show_board(-1)
        self.news(-1)
        outcome = self.table.outcome
        names = self.table.game.catalogue()
        rows = Grid(title="The result", title_justify="left")
        for name in ("place", "player", "score", "points by source"):
            rows.add_column(name)
        for seat in sorted(range(self.table.seats), key=lambda one: outcome.ranks[one]):
            scored = [(name, points) for name, points in outcome.breakdown[seat] if points]
            sources = ", ".join(f"{names.name('source', name)} {n}" for name, n in scored)
            who = self.table.names[f"seat {seat}"]
            rows.add_row(str(outcome.ranks[seat]), who, str(outcome.scores[seat]), sources)
        self.console.print(rows)
        self.say(f"seed {self.table.seed}", "dim")
