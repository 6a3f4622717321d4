"""A galaxy while it is being arranged, and what its sentences can name."""

from __future__ import annotations

import re
from typing import Final, Never

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run, Step, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game
from starboard.games.galactic_era.board import lay_board
from starboard.games.galactic_era.components.ids import (
    ALIGNMENTS,
    CARDS,
    DISCS,
    DUMMIES,
    FIELDS,
    GOALS,
    KINDS,
    NONE,
    NOWHERE,
    PUPPET,
    RACES,
    RELICS,
    SHIP_PIECES,
    SOURCES,
    SQUARES,
    STORIES,
    UNINHABITED,
    UNITS,
)
from starboard.games.galactic_era.components.tables import table_rules
from starboard.games.galactic_era.hexmap import CENTRE_Q, CENTRE_R, hex_number, read_hex
from starboard.games.galactic_era.movement.turn import new_turn
from starboard.games.galactic_era.moves.words import STAR_IDS, TILES
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.round import MOVE_COMBAT, Round
from starboard.games.galactic_era.setup.pieces import settle_home
from starboard.games.galactic_era.state import State

from ..grammar import Grammar, Words
from ..kinds import COLOURS, Kind, Name, Reading, meaning_of
from ..scene import Scene, need
from ..shared import common_kinds, speak

CENTRE_TILE: Final = "arcuturus"
HOME_TILES: Final = ("khaa", "sirius", "lyra", "rigel", "xilox", "pleiades")  # by seat
RACE: Final = "avians"  # has the fewest powers of its own
PHASES: Final = (
    "auction",
    "exchange",
    "opening",
    "movement",
    "selection",
    "reveal",
    "switch",
    "growth",
    "before_trading",
    "trading",
    "after_trading",
    "before_scoring",
    "scoring",
    "after_scoring",
    "ending",
)
LOCAL: Final = re.compile(r"([0-6]):(-?\d+),(-?\d+)")


class HexKind(Kind):
    """A star, a hex by its coordinates, or one counted from the middle of a sector."""

    def __init__(self) -> None:
        super().__init__("HEX", "a star, a hex `2,-3`, or `1:0,1` from the middle of sector 1")

    def read(self, words: list[str], at: int) -> Reading:
        word = words[at] if at < len(words) else ""
        if word in STAR_IDS:
            return [(-1 - STAR_IDS.index(word), at + 1)]
        try:
            local = LOCAL.fullmatch(word)
            found = local_hex(*(int(n) for n in local.groups())) if local else read_hex(word)
        except ValueError:
            return []
        return [] if found == NOWHERE else [(int(found), at + 1)]

    def known(self) -> list[str]:
        return STAR_IDS


def local_hex(place: int, q: int, r: int) -> i64:
    """A hex by its coordinates within the sector at a place."""
    return hex_number(int(CENTRE_Q[place]) + q, int(CENTRE_R[place]) + r)


class GalaxyScene(Scene):
    """A galaxy that is being set up."""

    def __init__(self, game: Game, state: EngineState, run: Run) -> None:
        super().__init__(game, state, run)
        assert isinstance(state, State)
        self.state = state

    def seats(self) -> int:
        return len(self.state.players)

    def player(self, words: Words, label: str = "SEAT") -> Player:
        """The player that a sentence names."""
        return self.state.players[self.seat(words.number(label))]

    def star(self, words: Words) -> int:
        """A star of this galaxy."""
        return self.on_board(words.number("STAR"))

    def on_board(self, star: int) -> int:
        """The star, if its tile is in this galaxy."""
        there = star in self.state.board.rules.stars
        here = ", ".join(STAR_IDS[k] for k in self.state.board.rules.stars)
        need(there, f"{STAR_IDS[star]} is not in this galaxy; its stars are {here}")
        return star

    def hex(self, words: Words) -> int:
        """The hex that a sentence names."""
        value = words.number("HEX")
        if value < 0:
            return int(self.state.board.rules.star_hex[self.on_board(-1 - value)])
        need(self.state.board.rules.terrain[value] >= 0, "no tile lies there in this galaxy")
        return value

    def begin(self, *steps: Step[Never]) -> None:
        """These steps are pending, the last one first."""
        self.state.stack = list(steps)
        settle(self.state, self.run)

    def open(self) -> None:
        if not self.state.stack:
            self.begin(Round(MOVE_COMBAT, 0))

    def set_round(self, number: int) -> None:
        rounds = len(self.state.rules.era_of_round) - 1
        need(1 <= number <= rounds, f"this game has rounds 1 to {rounds}")
        self.state.round = number

    def take_turn(self, seat: int) -> None:
        at = self.state.turn_order().index(seat)
        self.begin(Round(MOVE_COMBAT, at + 1), new_turn(seat))

    def play(self, seat: int, text: str) -> None:
        super().play(int(self.state.seat_of(seat)), text)

    def faults(self) -> list[str]:
        found: list[str] = []
        for player in self.state.players:
            name = COLOURS[int(player.number)]
            for noun, used, most in (
                ("ship pieces", player.piece_count(), SHIP_PIECES),
                ("dummies", DUMMIES - player.dummy_supply(), DUMMIES),
                ("discs", self.state.discs_on_board(player.number), DISCS),
            ):
                if used > most:
                    found.append(f"{name} has only {most} {noun}, not {used}")
        return (
            found + self.twice("relic", RELICS, [int(k) for k in self.state.relic]) + self.cards()
        )

    def cards(self) -> list[str]:
        """Cards that are in two places."""
        held = [int(player.card) for player in self.state.players]
        return self.twice("card", CARDS, held + self.state.deck)

    def twice(self, noun: str, names: tuple[str, ...], found: list[int]) -> list[str]:
        """Things that exist once and are there twice."""
        there = [k for k in found if k >= 0]
        return [f"there is only one {noun} {names[k]}" for k in set(there) if there.count(k) > 1]


GRAMMAR: Final[Grammar[GalaxyScene]] = Grammar(
    [
        *common_kinds({"puppet": int(PUPPET)}),
        HexKind(),
        Name("STAR", "a star by its name in small letters, such as `capella`", STAR_IDS),
        Name("RACE", meaning_of(RACES), RACES),
        Name("ALIGNMENT", meaning_of(ALIGNMENTS), ALIGNMENTS),
        Name("FIELD", meaning_of(FIELDS), FIELDS),
        Name("FLEET", meaning_of(UNITS[:5]), UNITS[:5]),
        Name("KIND", meaning_of(KINDS), KINDS),
        Name("RELIC", meaning_of(RELICS), RELICS),
        Name("CARD", meaning_of(CARDS), CARDS),
        Name("SQUARE", meaning_of(SQUARES), SQUARES),
        Name("STORY", meaning_of(STORIES), STORIES),
        Name("GOAL", meaning_of(GOALS), GOALS),
        Name("SOURCE", meaning_of(SOURCES[:8]), SOURCES[:8]),
        Name("PHASE", meaning_of(PHASES), PHASES),
    ]
)
speak(GRAMMAR, "option rounds 12", "it is red's turn; red plays end")


def quiet_galaxy(game: Game, seats: int, options: dict[str, object], run: Run) -> EngineState:
    """Always the same tiles, homes by seat, everybody STO and at peace, all other stars
    uninhabited, no relics, no cards and no ships.
    """
    rules = table_rules(options)
    people = max(3, seats)
    places = [-1] * 7
    places[0] = TILES.index(CENTRE_TILE) * 12
    for at, name in zip(rules.layouts[people], HOME_TILES, strict=False):
        places[at] = TILES.index(name) * 12
    state = State(rules, seats, lay_board(vec[i64](places), rules, people))
    state.players = [Player(number) for number in range(people)]
    state.round = 1
    state.story = choice(options, "story", STORIES, 0)
    state.goal = choice(options, "goal", GOALS, int(NONE))
    for player, place in zip(state.players, rules.layouts[people], strict=True):
        settle_home(state, player, place)
        player.order = player.number + 1
        player.race = RACES.index(RACE)
    for star in state.board.rules.stars:
        if state.owner[star] < 0:
            state.set_counter(star, UNINHABITED, 0)
    return state


def choice(options: dict[str, object], name: str, names: tuple[str, ...], default: int) -> int:
    """What an option names, or the default for "random" and "none"."""
    word = str(options.get(name, ""))
    return names.index(word) if word in names else default
