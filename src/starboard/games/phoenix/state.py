"""The table: supplies, players and the steps' base class."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits
from starboard.engine.flow import Run, clone_stack
from starboard.engine.flow import State as EngineState
from starboard.engine.flow import Step as EngineStep
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from .components.tables import Hub, Ship
from .components.words import NOBODY, NOTHING
from .rules import Rules

STREAMS: Final[tuple[str, ...]] = ("start", "aliens", "sectors", "hubs", "ships", "sets", "dice")
START_STREAM: Final[i64] = 0
ALIEN_STREAM: Final[i64] = 1
SECTOR_STREAM: Final[i64] = 2
HUB_STREAM: Final[i64] = 3
SHIP_STREAM: Final[i64] = 4
SET_STREAM: Final[i64] = 5
DICE_STREAM: Final[i64] = 6


@final
class Player:
    """One player's fleet, station, goods and tokens.

    A station has nine slots (colour x level) and the Hub as slot 9. `homes` packs the residents of
    a slot, three bits each from left to right; `filled` counts them; the first `settled` of them
    came before this turn. `wings` and `private` are shared by clones: replaced, never written.
    Goods are plain numbers, so there is no change to make. Rules: SSP-GEM-02, SSP-GEM-03
    """

    __slots__ = (
        "dealt",
        "filled",
        "fleet",
        "goods",
        "homes",
        "hub",
        "incomes",
        "levels",
        "marker",
        "private",
        "residents",
        "seat",
        "settled",
        "token",
        "wings",
    )

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hub: i64 = NOTHING
        self.dealt: i64 = 0
        self.fleet: i64 = 0
        self.token: i64 = NOTHING  # the neutral ship that holds the Neutral Ship token
        self.marker: i64 = NOTHING  # the ship that holds the Action marker
        self.incomes: i64 = 0
        self.goods: vec[i64] = vec[i64]([0] * 5)
        self.levels: vec[i64] = vec[i64]([0] * 4)
        self.wings: vec[i64] = vec[i64]([NOTHING] * 9)
        self.private: vec[i64] = vec[i64]([0] * 9)
        self.homes: vec[i64] = vec[i64]([0] * 10)
        self.filled: vec[i64] = vec[i64]([0] * 10)
        self.settled: vec[i64] = vec[i64]([0] * 10)
        self.residents: vec[i64] = vec[i64]([0] * 5)

    def clone(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.hub = self.hub
        twin.dealt = self.dealt
        twin.fleet = self.fleet
        twin.token = self.token
        twin.marker = self.marker
        twin.incomes = self.incomes
        twin.goods = self.goods[:]
        twin.levels = self.levels[:]
        twin.wings = self.wings
        twin.private = self.private
        twin.homes = self.homes[:]
        twin.filled = self.filled[:]
        twin.settled = self.settled[:]
        twin.residents = self.residents[:]
        return twin

    def set_wing(self, slot: i64, sector: i64) -> None:
        """The only way to change the wings: clones share the array."""
        wings = self.wings[:]
        wings[slot] = sector
        self.wings = wings

    def set_private(self, slot: i64, mask: i64) -> None:
        """The only way to change the private Sectors: clones share the array."""
        private = self.private[:]
        private[slot] = mask
        self.private = private

    def resources(self) -> i64:
        """Food, water and metal together; GEMs are no resource. Rules: SSP-GEM-01"""
        return self.goods[0] + self.goods[1] + self.goods[2]

    def ships(self) -> i64:
        """How many ships are left in the fleet."""
        return count_bits(self.fleet)

    def sectors(self) -> i64:
        """How many Sectors are built; the Hub is none. Rules: SSP-HUB-03"""
        n: i64 = 0
        for sector in self.wings:
            if sector >= 0:
                n += 1
        return n


@final
class State(EngineState):
    """The whole position; nothing in it is hidden from anybody. Rules: SSP-SET-14"""

    __slots__ = (
        "active",
        "aliens",
        "box",
        "built",
        "deck",
        "display",
        "ending",
        "extra",
        "face_up",
        "gems_on",
        "idle",
        "matched",
        "players",
        "rules",
        "start",
        "terra",
        "turns",
        "used",
    )

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.players: list[Player] = []
        self.active: i64 = NOBODY
        self.start: i64 = 0
        self.turns: i64 = 0
        self.idle: i64 = 0  # turns in a row in which nothing could be used or gained
        self.extra: i64 = 0  # extra turns earned by the active player
        self.ending: i64 = NOBODY  # who triggered the end
        self.built: i64 = NOTHING  # the colour of the Sector built by the ship in use
        self.matched: i64 = 0  # colours of which the ship in use brought three Aliens
        self.terra: i64 = 0
        self.face_up: i64 = 0
        self.deck: i64 = 0  # undealt Level-2 ships during setup
        self.used: i64 = 0
        self.aliens: vec[i64] = vec[i64]([0] * 4)
        self.display: vec[i64] = vec[i64]([0] * 9)
        self.box: vec[i64] = vec[i64]([0] * 9)
        self.gems_on: vec[i64] = vec[i64]([0] * len(rules.ships))

    def clone(self) -> State:
        """An independent copy that shares only the rules."""
        twin = State(self.rules)
        twin.active = self.active
        twin.start = self.start
        twin.turns = self.turns
        twin.idle = self.idle
        twin.extra = self.extra
        twin.ending = self.ending
        twin.built = self.built
        twin.matched = self.matched
        twin.terra = self.terra
        twin.face_up = self.face_up
        twin.deck = self.deck
        twin.used = self.used
        twin.aliens = self.aliens[:]
        twin.display = self.display[:]
        twin.box = self.box
        twin.gems_on = self.gems_on[:]
        twin.players = [player.clone() for player in self.players]
        twin.stack = clone_stack(self.stack)
        return twin

    def hub(self, player: Player) -> Hub:
        """The player's Hub."""
        return self.rules.hubs[player.hub]

    def ship(self, index: i64) -> Ship:
        """A ship card by its place in the table."""
        return self.rules.ships[index]

    def is_used(self, index: i64) -> bool:
        """Does a GEM lie on this ship? Rules: SSP-SHP-02, SSP-SHP-17"""
        return (self.used >> index) & 1 == 1

    def owner(self, index: i64) -> i64:
        """Whose fleet a ship is in; nobody for neutral ships and ships out of the game."""
        for player in self.players:
            if (player.fleet >> index) & 1 == 1:
                return player.seat
        return NOBODY

    def in_play(self) -> i64:
        """All ships that can be used by somebody. Rules: SSP-SHP-01"""
        mask = self.rules.neutral
        for player in self.players:
            mask |= player.fleet
        return mask

    def add_sector(self, slot: i64, mask: i64) -> None:
        """Put Sectors into the display."""
        self.display[slot] |= mask

    def box_sectors(self, slot: i64, mask: i64) -> None:
        """Replace the Sectors of a stack that are out of the game: clones share the array."""
        box = self.box[:]
        box[slot] = mask
        self.box = box

    def aliens_left(self) -> i64:
        """Aliens of all colours on the Home Planets. Rules: SSP-END-04"""
        return self.aliens[0] + self.aliens[1] + self.aliens[2] + self.aliens[3]


class Step(EngineStep):
    """The base of this game's steps."""

    __slots__ = ()

    def enter(self, state: State, run: Run) -> None:
        """Run by itself: pop, push or get actors."""
        raise NotImplementedError

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """Add every move that nothing refuses."""
        raise NotImplementedError

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        """Why a move is not legal."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        """Moves worth showing even if refused."""
        self.legal(state, seat, out)

    def prompt(self, state: State, seat: i64) -> Prompt:
        """The question."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> dict[str, object]:
        """What a seat may know of this step: all of it, nothing is hidden in this game."""
        return {"step": self.name()}

    def name(self) -> str:
        """The step's name in views."""
        raise NotImplementedError


class Question(Step):
    """A question to one seat that answers itself when there is only one answer or none."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: i64, asked: bool) -> None:
        self.seat: i64 = seat
        self.asked: bool = asked

    def actors(self) -> i64:
        return BIT[self.seat] if self.asked else 0

    def enter(self, state: State, run: Run) -> None:
        moves: list[Move] = []
        self.legal(state, self.seat, moves)
        if len(moves) > 1:
            self.asked = True
        elif len(moves) == 1:
            self.apply(state, self.seat, moves[0], run)
        else:
            state.pop()


def settle(state: State, run: Run) -> None:
    """Run automatic steps until somebody must decide or the game is over."""
    while state.stack:
        step = state.stack[-1]
        assert isinstance(step, Step)
        if step.actors() != 0:
            return
        step.enter(state, run)
