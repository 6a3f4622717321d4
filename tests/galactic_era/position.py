"""Positions of Galactic Era for tests, built through the rules' own methods."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, Step
from starboard.games.galactic_era.board import lay_board
from starboard.games.galactic_era.components.ids import (
    ALL,
    CARDS,
    FIELDS,
    GOALS,
    KINDS,
    RACES,
    RELICS,
    STORIES,
    UNITS,
)
from starboard.games.galactic_era.components.tables import table_rules
from starboard.games.galactic_era.game import GalacticEra, settle
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.hexmap import CENTRE_Q, CENTRE_R, hex_number, hex_text
from starboard.games.galactic_era.movement.turn import new_turn
from starboard.games.galactic_era.moves.words import STAR_IDS, TILES
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.setup.pieces import settle_home
from starboard.games.galactic_era.state import State

GAME = GalacticEra()
TILE_NAMES = ("khaa", "sirius", "lyra", "rigel", "xilox", "pleiades")


class Position:
    """A table with quiet races (Avians' tile without its levels), all STO and at peace."""

    def __init__(self, people: int = 3, rounds: str = "8", seats: int = 0) -> None:
        rules = table_rules({"rounds": rounds})
        places = [-1] * 7
        places[0] = TILES.index("arcuturus") * 12
        for at, name in zip(rules.layouts[people], TILE_NAMES, strict=False):
            places[at] = TILES.index(name) * 12
        board = lay_board(vec[i64](places), rules, people)
        self.state = State(rules, seats or people, board)
        self.state.players = [Player(number) for number in range(people)]
        self.state.round = 1
        self.state.story = 0
        self.run = Run(Quick(5), True)
        for player, place in zip(self.state.players, rules.layouts[people], strict=True):
            settle_home(self.state, player, place)
            player.order = player.number + 1
            player.race = RACES.index("avians")
        for star in board.rules.stars:
            if self.state.owner[star] < 0:
                self.state.set_counter(star, 0, 0)

    # -- arranging -------------------------------------------------------------------------

    def player(self, number: int) -> Player:
        return self.state.players[number]

    def story(self, name: str, number: int = 1, goal: str = "") -> Position:
        self.state.story = STORIES.index(name)
        self.state.round = number
        self.state.goal = GOALS.index(goal) if goal else -1
        return self

    def race(self, number: int, name: str, side: str = "sto") -> Position:
        self.player(number).race = RACES.index(name)
        return self.sts(number) if side == "sts" else self

    def sts(self, *numbers: int) -> Position:
        for number in numbers:
            self.player(number).alignment = 1
        return self

    def war(self, one: int, other: int) -> Position:
        self.state.set_war(one, other, True)
        return self

    def level(self, number: int, field: str, level: int) -> Position:
        self.player(number).set_level(FIELDS.index(field), level)
        return self

    def own(self, number: int, star: str, discs: int) -> Position:
        self.state.set_owner(self.star(star), number, discs)
        self.state.set_counter(self.star(star), -1, ALL)
        return self

    def counter(self, star: str, kind: str, known: int = 0) -> Position:
        self.state.set_counter(self.star(star), KINDS.index(kind), known)
        return self

    def relic(self, star: str, name: str, up: bool = False) -> Position:
        self.state.set_relic(self.star(star), RELICS.index(name), ALL if up else 0)
        return self

    def pieces(self, number: int, place: str | int, n: int, spent: int = 0) -> Position:
        self.player(number).add_pieces(self.hex(place), spent, n)
        return self

    def fleet(
        self, number: int, letter: str, place: str | int, n: int, dummies: int = 0, spent: int = 0
    ) -> Position:
        player = self.player(number)
        fleet = UNITS.index(letter)
        player.set_fleet_hex(fleet, self.hex(place))
        player.add_ships(fleet, spent, n)
        player.add_dummies(fleet, dummies)
        player.know(fleet, BIT[number])
        return self

    def card(self, number: int, name: str) -> Position:
        self.player(number).card = CARDS.index(name)
        return self

    def select(self, number: int, counters: str, square: str = "military") -> Position:
        """The growth counters a player has revealed."""
        move = GAME.parse(f"select {counters} {square}")
        player = self.player(number)
        player.selected = move.counters  # type: ignore[attr-defined]
        player.square = move.square  # type: ignore[attr-defined]
        kinds = [(player.selected >> (2 * k)) & 3 for k in range(5)]
        player.counters = vec[i64](kinds)
        player.free_allies = kinds[0]
        player.switched = kinds[1]
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

    def begin(self, *steps: Step) -> Position:
        self.state.stack = list(steps)
        settle(self.state, self.run)
        return self

    def turn(self, number: int) -> Position:
        return self.begin(new_turn(number))

    def growth(self, number: int) -> Position:
        return self.begin(GrowthTurn(number, 0, 0, 0, 0))

    def seat(self, number: int) -> int:
        return int(self.state.seat_of(number))

    def play(self, number: int, *moves: str) -> Position:
        for text in moves:
            why = self.why(number, text)
            assert why == "", f"{text} is refused: {why}"
            GAME.apply(self.state, self.seat(number), GAME.parse(text), self.run)
        return self

    def why(self, number: int, text: str) -> str:
        """The code of the refusal, or nothing."""
        seat = self.seat(number)
        if (GAME.actors(self.state) >> seat) & 1 == 0:
            return "not_your_turn"
        move = GAME.parse(text)
        refusal = GAME.refusal(self.state, seat, move)
        listed = str(move) in self.legal(number)
        assert listed == (refusal is None), f"{text}: listed {listed}, refused {refusal}"
        return "" if refusal is None else refusal.code

    def legal(self, number: int) -> list[str]:
        seat = self.seat(number)
        if (GAME.actors(self.state) >> seat) & 1 == 0:
            return []
        return [str(move) for move in GAME.legal(self.state, seat)]

    def asked(self, number: int) -> bool:
        return (GAME.actors(self.state) >> self.seat(number)) & 1 == 1

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [event.values for event in self.run.events if event.kind == kind]

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
