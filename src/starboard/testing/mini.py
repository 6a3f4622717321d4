"""Mini, the miniature game: hexes, cards, guards and turns in sentences."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game
from starboard.games.mini.state import CARDS, Player, State
from starboard.games.mini.steps.turn import Turns

from .dialect import Dialect
from .grammar import Grammar, Words
from .heading import Heading
from .scene import Scene, need
from .shared import common_kinds, speak


class MiniScene(Scene):
    """A board of Mini that is being set up."""

    def __init__(self, game: Game, state: EngineState, run: Run) -> None:
        super().__init__(game, state, run)
        assert isinstance(state, State)
        self.state = state

    def seats(self) -> int:
        return len(self.state.players)

    def player(self, words: Words) -> Player:
        """The player that a sentence names."""
        return self.state.players[self.seat(words.number("SEAT"))]

    def set_round(self, number: int) -> None:
        last = int(self.state.rules.length.rounds())
        need(1 <= number <= last, f"the game has rounds 1 to {last}")
        self.state.round = number

    def take_turn(self, seat: int) -> None:
        self.state.first = seat
        self.state.stack = [Turns(seat, 0)]


GRAMMAR: Final[Grammar[MiniScene]] = Grammar(common_kinds())
speak(GRAMMAR, "option rich", "it is red's turn; red plays settle 0,0")


@GRAMMAR.form("SEAT owns PLACE...", "red owns 0,0 and 1,0")
def owns(scene: MiniScene, words: Words) -> None:
    """Hexes that belong to a player."""
    for place in words.all("PLACE"):
        assert isinstance(place, tuple)
        hexagon = scene.state.at(*place)
        if hexagon is None:
            need(False, f"{place[0]},{place[1]} is not on the board")
        else:
            hexagon.owner = scene.player(words).seat


@GRAMMAR.form("SEAT holds N...", "red holds 5, 5, 1")
def holds(scene: MiniScene, words: Words) -> None:
    """Exactly these cards are in hand; the others of the hand go back to the deck."""
    state, player = scene.state, scene.player(words)
    deck = vec[i64]([int(a + b) for a, b in zip(state.deck, player.hand, strict=True)])
    hand = [0] * len(player.hand)
    for card in words.numbers("N"):
        need(1 <= card <= CARDS, f"cards have the values 1 to {CARDS}")
        need(deck[card] > 0, f"no card of value {card} is left")
        deck[card] -= 1
        hand[card] += 1
    state.deck, player.hand = deck, vec[i64](hand)


@GRAMMAR.form("SEAT has N guards|guard", "red has 0 guards")
def guards(scene: MiniScene, words: Words) -> None:
    """How many guards a player has left."""
    scene.player(words).guards = words.number("N")


def open_table(game: Game, seats: int, options: dict[str, object], run: Run) -> EngineState:
    """The setup of the rulebook with the seed's draws: everybody bids."""
    return game.setup(seats, options, run)


def keep_options(heading: Heading) -> None:
    """The text names its options itself."""


def dialect() -> Dialect[MiniScene]:
    """How positions of Mini are described."""
    return Dialect(GRAMMAR, open_table, MiniScene, keep_options)
