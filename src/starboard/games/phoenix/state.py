"""The table: its supplies and players."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import State as EngineState
from starboard.engine.flow import clone_stack

from .components.hubs import Hub
from .components.ids import NOBODY, NOTHING
from .components.ships import Ship
from .player import Player
from .rules import Rules


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
        return has(self.used, index)

    def owner(self, index: i64) -> i64:
        """Whose fleet a ship is in; nobody for neutral ships and ships out of the game."""
        for player in self.players:
            if has(player.fleet, index):
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
