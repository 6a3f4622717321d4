"""The whole position: board, players, bags and the stack of steps."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starboard.engine.flow import State as EngineState
from starboard.engine.flow import Step as EngineStep

from .components.components import Box, NpcBlueprint, Species
from .components.ids import NOBODY, NOWHERE
from .player import EMPTY, Player
from .sector import Sector
from .view.shape_steps import StepView


class Step(EngineStep["State"]):
    """A step of Eclipse, typed with its state."""

    __slots__ = ()

    def seen_by(self, state: State, seat: i64) -> StepView:
        """What this seat may know of the step, ready for JSON."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RulesBase:
    """What the state knows of its table's rules; hooks are added in `rules.py`."""

    __slots__ = ("box", "npcs", "warp_portals")

    def __init__(self, box: Box, npcs: list[NpcBlueprint], warp_portals: bool) -> None:
        self.box = box
        self.npcs = npcs  # the blueprint tile of each non-player type
        self.warp_portals = warp_portals


@final
class State(EngineState):
    """Arrays are values: replaced, never written in place."""

    __slots__ = (
        "bag",
        "discards",
        "discoveries",
        "discovery_supply",
        "left",
        "moment",
        "next_start",
        "players",
        "reputation",
        "round",
        "rules",
        "sectors",
        "stacks",
        "start",
        "traitor",
        "tray",
        "used",
    )

    def __init__(
        self,
        rules: RulesBase,
        players: list[Player],
        sectors: list[Sector],
        stacks: list[list[int]],
        discards: list[list[int]],
    ) -> None:
        """A table without tiles; setup and `clone` set the rest by name."""
        super().__init__()
        self.rules = rules
        self.round: i64 = 1
        self.start: i64 = 0  # holder of the start player tile when the round began
        self.next_start: i64 = NOBODY  # first to pass this round
        self.traitor: i64 = NOBODY
        self.moment: i64 = 0  # counts arrivals, for the order of entry
        self.players = players
        self.sectors = sectors
        self.stacks = stacks  # unseen tiles of the inner, middle and outer ring
        self.left: vec[i64] = EMPTY  # how many of them are in the stack; the rest left the game
        self.discards = discards
        self.tray: vec[i64] = EMPTY  # tech tiles on offer
        self.bag: vec[i64] = EMPTY
        self.reputation: vec[i64] = EMPTY  # tiles in the bag by value
        self.discoveries: vec[i64] = EMPTY  # face down, in the supply or on the board
        self.discovery_supply: i64 = 0  # how many of them are not on the board
        self.used: vec[i64] = EMPTY  # discovery tiles whose reward was taken

    def clone(self) -> State:
        """An independent copy."""
        twin = State(
            self.rules,
            [player.clone() for player in self.players],
            [sector.clone() for sector in self.sectors],
            self.stacks[:],
            self.discards[:],
        )
        twin.round = self.round
        twin.start = self.start
        twin.next_start = self.next_start
        twin.traitor = self.traitor
        twin.moment = self.moment
        twin.left = self.left
        twin.tray = self.tray
        twin.bag = self.bag
        twin.reputation = self.reputation
        twin.discoveries = self.discoveries
        twin.discovery_supply = self.discovery_supply
        twin.used = self.used
        twin.stack = [step.clone() for step in self.stack]
        return twin

    def at(self, q: i64, r: i64) -> i64:
        """Index of the sector on this zone, or NOWHERE."""
        k: i64
        for k, sector in enumerate(self.sectors):
            if sector.q == q and sector.r == r:
                return k
        return NOWHERE

    def index_of(self, number: i64) -> i64:
        """Index of the sector with this number, or NOWHERE."""
        k: i64
        for k, sector in enumerate(self.sectors):
            if sector.number == number:
                return k
        return NOWHERE

    def sector(self, number: i64) -> Sector:
        """The sector with this number, which must be on the board."""
        return self.sectors[self.index_of(number)]

    def species_of(self, player: Player) -> Species:
        """The species board of a player."""
        return self.rules.box.species[player.species]

    def seats(self) -> i64:
        """How many players began the game."""
        return len(self.players)

    def next_moment(self) -> i64:
        """A new time stamp for an arrival."""
        self.moment += 1
        return self.moment

    def holder(self) -> i64:
        """Who has the start player tile now."""
        return self.next_start if self.next_start != NOBODY else self.start


def taken(counts: vec[i64], at: i64, n: i64) -> vec[i64]:
    """A copy of a multiset with n fewer of one thing."""
    copy = counts[:]
    copy[at] -= n
    return copy
