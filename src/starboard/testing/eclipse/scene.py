"""A board of Eclipse while it is being arranged, and what its sentences can name."""

from __future__ import annotations

from typing import Final

from starboard.engine.flow import Run, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game
from starboard.games.eclipse.actions.turns import ASKING, Turns
from starboard.games.eclipse.components.ids import (
    DISCOVERIES,
    NOWHERE,
    NPCS,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACKS,
)
from starboard.games.eclipse.player import TRACK_SPACES, Player
from starboard.games.eclipse.round import COMBAT, Rounds
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.setup.setup import box_of
from starboard.games.eclipse.state import State, Step

from ..grammar import Grammar, Words
from ..kinds import Kind, Name, Reading, Seat, meaning_of
from ..scene import Scene, need
from ..shared import common_kinds, speak
from . import pieces
from .inventory import inventory, seen_tiles

RINGS: Final = ("inner", "middle", "outer")


class SectorKind(Kind):
    """A sector's number, the center, or a player's home."""

    def __init__(self) -> None:
        super().__init__("SECTOR", "the printed number, `center`, or `red's home`")
        self.seat = Seat()
        box = box_of({"overrides": {}}, 2)
        self.numbers = {str(tile.number): int(tile.number) for tile in box.tiles}
        self.numbers["center"] = int(box.tiles[0].number)

    def read(self, words: list[str], at: int) -> Reading:
        word = words[at] if at < len(words) else ""
        if word in self.numbers:
            return [(self.numbers[word], at + 1)]
        return [
            (-1 - int(seat), after + 2)
            for seat, after in self.seat.read(words, at)
            if isinstance(seat, int) and words[after : after + 2] == ["'s", "home"]
        ]

    def known(self) -> list[str]:
        return list(self.numbers)


class EclipseScene(Scene):
    """A board of Eclipse that is being set up."""

    def __init__(self, game: Game, state: EngineState, run: Run) -> None:
        super().__init__(game, state, run)
        assert isinstance(state, State)
        self.state = state
        self.before = inventory(state)

    def seats(self) -> int:
        return len(self.state.players)

    def player(self, words: Words, label: str = "SEAT") -> Player:
        """The player that a sentence names."""
        return self.state.players[self.seat(words.number(label))]

    def number(self, value: int) -> int:
        """The number of a sector; homes are said by their owner."""
        return int(self.state.players[self.seat(-1 - value)].home) if value < 0 else value

    def sector(self, value: int) -> Sector:
        """A sector, laid on a free place of its ring if it is not on the board yet."""
        number = self.number(value)
        if self.state.index_of(number) == NOWHERE:
            return pieces.lay_tile(self.state, number, *pieces.free_place(self.state, number))
        return self.state.sector(number)

    def begin(self, phase: int, step: Step) -> None:
        """A step of the round is played next; the phase after it follows."""
        self.state.stack.clear()
        self.state.push(Rounds(phase))
        self.state.push(step)
        settle(self.state, self.run)

    def set_round(self, number: int) -> None:
        rounds = int(self.state.rules.box.tracks.rounds)
        need(1 <= number <= rounds, f"the game has rounds 1 to {rounds}")
        self.state.round = number

    def take_turn(self, seat: int) -> None:
        self.begin(int(COMBAT), Turns(seat, ASKING))

    def faults(self) -> list[str]:
        found: list[str] = []
        after = inventory(self.state)
        for key in self.before | after:
            if self.before[key] != after[key]:
                found.append(f"{after[key] - self.before[key]:+} {key[0]} ({key[1]})")
        tiles = seen_tiles(self.state)
        found += [f"tile {tile} is there twice" for tile in set(tiles) if tiles.count(tile) > 1]
        for player in self.state.players:
            if max(int(n) for n in player.cubes) > TRACK_SPACES:
                found.append(f"{pieces.name_of(player)} has more cubes than a track has spaces")
        return found


GRAMMAR: Final[Grammar[EclipseScene]] = Grammar(
    [
        *common_kinds(),
        SectorKind(),
        Name("SPECIES", meaning_of(SPECIES.ids), SPECIES.ids),
        Name("SHIP", meaning_of(PIECES[:4]), PIECES[:4]),
        Name("NPC", "`ancient`, `guardian`, `gcds`", NPCS.ids),
        Name("TECH", meaning_of(TECHS.ids), TECHS.ids),
        Name("TRACK", meaning_of(TRACKS), TRACKS),
        Name("PART", meaning_of(PARTS.ids), PARTS.ids),
        Name("RESOURCE", meaning_of(RESOURCES), RESOURCES),
        Name("DISCOVERY", meaning_of(DISCOVERIES.ids), DISCOVERIES.ids),
        Name("RING", meaning_of(RINGS), RINGS),
    ]
)
speak(GRAMMAR, "option warp_portals off", "red plays action explore")
