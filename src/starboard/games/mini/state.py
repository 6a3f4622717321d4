"""The board, the players and the steps' base class."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import State as EngineState
from starboard.engine.flow import Step as EngineStep
from starboard.engine.flow import clone_stack
from starboard.engine.hexes import distance

from .rules import Rules

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
RADIUS: Final[i64] = 2
CARDS: Final[i64] = 5  # values 1 to 5

TERRAINS: Final[i64] = 0  # the streams
DECK: Final[i64] = 1
DICE: Final[i64] = 2


@final
class Hex:
    """One hex of the board."""

    __slots__ = ("owner", "q", "r", "terrain")

    def __init__(self, q: i64, r: i64, terrain: i64, owner: i64) -> None:
        self.q: i64 = q
        self.r: i64 = r
        self.terrain: i64 = terrain
        self.owner: i64 = owner

    def clone(self) -> Hex:
        """An independent copy."""
        return Hex(self.q, self.r, self.terrain, self.owner)


@final
class Player:
    """A hidden hand, counted per card value, and guards."""

    __slots__ = ("guards", "hand", "seat")

    def __init__(self, seat: i64, guards: i64, hand: vec[i64]) -> None:
        self.seat: i64 = seat
        self.guards: i64 = guards
        self.hand: vec[i64] = hand

    def clone(self) -> Player:
        """An independent copy."""
        return Player(self.seat, self.guards, self.hand[:])

    def cards(self) -> i64:
        """How many cards are in hand."""
        n: i64 = 0
        for count in self.hand:
            n += count
        return n


@final
class State(EngineState):
    """The whole position."""

    __slots__ = ("deck", "discards", "first", "hexes", "players", "round", "rules")

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.round: i64 = 1
        self.first: i64 = 0
        self.hexes: list[Hex] = []
        self.players: list[Player] = []
        self.deck: vec[i64] = vec[i64]([0] * int(CARDS + 1))
        self.discards: vec[i64] = vec[i64]([0] * int(CARDS + 1))

    def clone(self) -> State:
        """An independent copy that shares only the rules."""
        twin = State(self.rules)
        twin.round = self.round
        twin.first = self.first
        twin.hexes = [hexagon.clone() for hexagon in self.hexes]
        twin.players = [player.clone() for player in self.players]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.stack = clone_stack(self.stack)
        return twin

    def at(self, q: i64, r: i64) -> Hex | None:
        """The hex on these coordinates."""
        for hexagon in self.hexes:
            if hexagon.q == q and hexagon.r == r:
                return hexagon
        return None

    def touches(self, seat: i64, hexagon: Hex) -> bool:
        """Does the seat own a hex next to this one?"""
        for other in self.hexes:
            if other.owner == seat and distance(other.q, other.r, hexagon.q, hexagon.r) == 1:
                return True
        return False

    def owns_any(self, seat: i64) -> bool:
        """Does the seat own a hex?"""
        for hexagon in self.hexes:
            if hexagon.owner == seat:
                return True
        return False


class Step(EngineStep[State]):
    """The base of this game's steps."""

    __slots__ = ()
