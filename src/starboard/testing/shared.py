"""The sentences that every game understands."""

from __future__ import annotations

from .grammar import Grammar, S, Words
from .heading import Heading
from .kinds import Count, Kind, Number, Place, Rest, Seat, Word


def common_kinds(more_seats: dict[str, int] | None = None) -> list[Kind]:
    """What all games can name."""
    return [
        Seat(more_seats),
        Number("N", "a whole number, as digits or spelt out up to nine"),
        Count("COUNT", "a number, or nothing for one"),
        Place("PLACE", "two coordinates with a comma: `0,-3`"),
        Word("WORD", "any word"),
        Rest("VALUE", "the rest of the sentence"),
        Rest("MOVE", "a move in the game's notation"),
    ]


def speak(grammar: Grammar[S], option_example: str, move_example: str) -> None:
    """Add the sentences that are the same in every game, with this game's examples."""

    @grammar.heading("seats N", "seats 3")
    def seats(heading: Heading, words: Words) -> None:
        """So many players; without it, just enough for the seats that are named."""
        heading.named = words.number("N")

    @grammar.heading("seed WORD", "seed lesson_one")
    def seed(heading: Heading, words: Words) -> None:
        """The seed of everything that chance decides."""
        heading.seed = words.text("WORD")

    @grammar.heading("option WORD [VALUE]", option_example)
    def option(heading: Heading, words: Words) -> None:
        """An option of the table; a flag needs no value."""
        heading.option(words.text("WORD"), words.text("VALUE"))

    @grammar.form("round N", "round 2")
    def round(scene: S, words: Words) -> None:
        """The number of the round."""
        scene.set_round(words.number("N"))

    @grammar.form("it is SEAT's turn", "it is blue's turn")
    def turn(scene: S, words: Words) -> None:
        """This player decides next, as at the beginning of a turn."""
        scene.take_turn(scene.seat(words.number("SEAT")))

    @grammar.form("SEAT plays MOVE", move_example)
    def plays(scene: S, words: Words) -> None:
        """A move is made before the position begins: so any question can be pending."""
        scene.play(scene.seat(words.number("SEAT")), words.text("MOVE"))
