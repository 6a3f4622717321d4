"""A position of Galactic Era that is looked at and played; `starboard.testing` arranges it."""

from __future__ import annotations

from starboard.engine.chance import Quick
from starboard.engine.events import Event
from starboard.engine.flow import Run, Step, settle
from starboard.games.galactic_era.components.ids import FIELDS
from starboard.games.galactic_era.game import GalacticEra
from starboard.games.galactic_era.hexmap import CENTRE_Q, CENTRE_R, hex_number, hex_text
from starboard.games.galactic_era.moves.words import STAR_IDS
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State
from starboard.testing import arrange, position

GAME = GalacticEra()


class Position:
    """A table by its text; players are named by their numbers."""

    def __init__(self, text: str = "") -> None:
        self.table = position("galactic-era", text)
        self.run = Run(Quick(5), True)  # for functions of the rules that a test calls itself

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def player(self, number: int) -> Player:
        return self.state.players[number]

    def arrange(self, text: str) -> Position:
        """Change the position by sentences."""
        arrange(self.table, text)
        return self

    def begin(self, *steps: Step) -> Position:
        """These steps are pending: for questions that no sentence asks."""
        self.state.stack = list(steps)
        settle(self.state, self.run)
        return self

    # -- places ----------------------------------------------------------------------------

    def star(self, name: str) -> int:
        return STAR_IDS.index(name)

    def hex(self, place: str | int) -> int:
        """A hex number, the hex of a star, or "place:q,r" in tile coordinates."""
        if isinstance(place, int):
            return place
        if ":" not in place:
            return int(self.state.board.rules.star_hex[self.star(place)])
        tile, _, local = place.partition(":")
        q, _, r = local.partition(",")
        at = int(tile)
        return int(hex_number(int(CENTRE_Q[at]) + int(q), int(CENTRE_R[at]) + int(r)))

    def text(self, place: str | int) -> str:
        return hex_text(self.hex(place))

    # -- playing ---------------------------------------------------------------------------

    def seat(self, number: int) -> int:
        return int(self.state.seat_of(number))

    def play(self, number: int, *moves: str) -> Position:
        for text in moves:
            why = self.why(number, text)
            assert why == "", f"{text} is refused: {why}"
            self.table.play(self.seat(number), text)
        return self

    def why(self, number: int, text: str) -> str:
        """The code of the refusal, or nothing."""
        if not self.asked(number):
            return "not_your_turn"
        move = GAME.parse(text)
        refusal = GAME.refusal(self.state, self.seat(number), move)
        listed = str(move) in self.legal(number)
        assert listed == (refusal is None), f"{text}: listed {listed}, refused {refusal}"
        return "" if refusal is None else refusal.code

    def legal(self, number: int) -> list[str]:
        if not self.asked(number):
            return []
        return [str(move) for move in self.table.legal(self.seat(number))]

    def asked(self, number: int) -> bool:
        return self.seat(number) in self.table.actors

    @property
    def events(self) -> list[Event]:
        """All that has happened, from the first sentence on."""
        return [event for record in self.table.events for event in record] + self.run.events

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """What the events of one kind said."""
        return [event.values for event in self.events if event.kind == kind]

    def step(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    def view(self, seat: int) -> dict[str, object]:
        return GAME.view(self.state, seat)

    # -- asking ----------------------------------------------------------------------------

    def vp(self, number: int) -> int:
        return int(self.player(number).vp())

    def people(self, star: str) -> int:
        return int(self.state.population(self.star(star)))

    def owner(self, star: str) -> int:
        return int(self.state.owner[self.star(star)])

    def at(self, number: int, place: str | int) -> int:
        """Real ships of a player in a hex."""
        return int(self.player(number).ships_at(self.hex(place)))

    def tech(self, number: int, field: str) -> int:
        return int(self.player(number).levels[FIELDS.index(field)])

    def at_war(self, one: int, other: int) -> bool:
        return self.state.at_war(one, other)
