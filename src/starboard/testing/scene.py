"""A position while it is being arranged."""

from __future__ import annotations

from starboard.engine.errors import BadNotation
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.words import why_not

from .errors import BadPosition


class Scene:
    """The state that the sentences change; each game's scene knows its own pieces."""

    def __init__(self, game: Game, state: State, run: Run) -> None:
        self.game = game
        self.position = state
        self.run = run

    def seats(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    def seat(self, seat: int) -> int:
        """A seat that is at this table."""
        if seat >= self.seats():
            raise BadPosition(f"there is no seat {seat}: the table has {self.seats()} seats")
        return seat

    def set_round(self, number: int) -> None:
        """The round that is being played."""
        raise NotImplementedError

    def take_turn(self, seat: int) -> None:
        """This seat has its turn, and nothing else is pending."""
        raise NotImplementedError

    def open(self) -> None:
        """Somebody must decide at the beginning, even if no sentence says who."""

    def faults(self) -> list[str]:
        """What is impossible in the position as it is."""
        return []

    def check(self) -> None:
        """A finished arrangement must be possible with the pieces of the box."""
        found = self.faults()
        if found:
            raise BadPosition("the position is impossible: " + "; ".join(found))

    def play(self, seat: int, text: str) -> None:
        """A move by its notation, refused as in the game."""
        try:
            move = self.game.parse(text)
        except BadNotation as error:
            raise BadPosition(str(error)) from None
        movers = self.game.actors(self.position) | self.game.optional(self.position)
        if (movers >> seat) & 1 == 0:
            raise BadPosition(f"seat {seat} has nothing to decide now")
        refusal = self.game.refusal(self.position, seat, move)
        if refusal is not None:
            why = why_not(self.game, refusal, self.game.own_names(self.position))
            raise BadPosition(f"{why.text} ({why.rule})")
        self.game.apply(self.position, seat, move, self.run)


def need(fine: bool, text: str) -> None:
    """Refuse what is impossible."""
    if not fine:
        raise BadPosition(text)


def many(count: int, noun: str) -> str:
    """`1 cruiser`, `2 cruisers`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
