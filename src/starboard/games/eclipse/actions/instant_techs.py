"""Techs that take effect once, when they are placed: one function for each, named like its row.

The two choices they may ask for are steps at the end of this file.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import (
    ADVANCED_ROBOTICS,
    ANCIENT_LABS,
    ARTIFACT_KEY,
    NOWHERE,
    QUANTUM_GRID,
    WARP_PORTAL,
)
from ..events import ARTIFACT_USED, DISCS_GAINED, PORTAL_PLACED
from ..moves.actions import Artifact, PlacePortal
from ..player import Player
from ..refusals import NOT_YOUR_SECTOR_FOR_PORTAL, PORTAL_UNPLACED
from ..rules import TechGained
from ..sector import BUILT_PORTAL
from ..state import State, Step
from ..view.shape_steps import ArtifactKeyStep, PortalStep
from .discovery import turn_over

ARTIFACT_UNITS: Final[i64] = 5


class InstantTechs(TechGained):
    """Instant techs happen once, when they are placed. Rules: ECL-RES-12"""

    def gained(self, state: State, player: Player, tech: i64, run: Run) -> None:
        if tech == ADVANCED_ROBOTICS:
            advanced_robotics(player, run)
        elif tech == QUANTUM_GRID:
            quantum_grid(player, run)
        elif tech == ARTIFACT_KEY:
            artifact_key(state, player, run)
        elif tech == WARP_PORTAL:
            warp_portal(state, player, run)
        elif tech == ANCIENT_LABS:
            ancient_labs(state, player, run)


def release_discs(player: Player, n: i64, run: Run) -> None:
    """Reserve discs go to the influence track, stacked if it is full.

    Rules: ECL-SET-16, ECL-TEC-13
    """
    n = min(n, player.reserve)
    player.reserve -= n
    player.discs += n
    if run.loud:
        run.tell(DISCS_GAINED, (int(player.seat), int(n)))


def advanced_robotics(player: Player, run: Run) -> None:
    """One more disc. Rules: ECL-TEC-12"""
    release_discs(player, 1, run)


def quantum_grid(player: Player, run: Run) -> None:
    """Two more discs. Rules: ECL-TEC-11"""
    release_discs(player, 2, run)


def artifact_key(state: State, player: Player, run: Run) -> None:
    """Five units of one resource for each artifact under control. Rules: ECL-TEC-18"""
    artifacts: i64 = 0
    for sector in state.sectors:
        if sector.owner == player.seat:
            artifacts += state.rules.box.tiles[sector.tile].artifacts
    if artifacts > 0:
        state.push(ArtifactKey(player.seat, artifacts))


def warp_portal(state: State, player: Player, run: Run) -> None:
    """The tile goes to a controlled sector; without one it is lost. Rules: ECL-TEC-24"""
    places = controlled_sectors(state, player)
    if len(places) > 1:
        state.push(PortalTile(player.seat))
    elif places:
        place_portal(state, player, places[0], run)


def ancient_labs(state: State, player: Player, run: Run) -> None:
    """A discovery tile of the supply, placed at home if it places anything.

    Rules: ECL-TEC-25, ECL-DSC-17, ECL-CMP-06
    """
    if state.discovery_supply > 0:
        state.discovery_supply -= 1
        turn_over(state, player, player.home, True, run)


@final
class ArtifactKey(Step):
    """Each artifact gives units of one resource, named one by one. Rules: ECL-TEC-18"""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def clone(self) -> ArtifactKey:
        return ArtifactKey(self.seat, self.left)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        resource: i64 = 0
        while resource < 3:
            out.append(Artifact(resource))
            resource += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return None if isinstance(move, Artifact) else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Artifact)
        state.players[seat].storage[move.resource] += ARTIFACT_UNITS
        self.left -= 1
        if run.loud:
            values = (int(seat), int(ARTIFACT_UNITS), int(move.resource))
            run.tell(ARTIFACT_USED, values)
        if self.left == 0:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_artifact", (int(self.left),))

    def seen_by(self, state: State, seat: i64) -> ArtifactKeyStep:
        return {"kind": "artifact_key", "seat": int(self.seat), "left": int(self.left)}


def controlled_sectors(state: State, player: Player) -> list[int]:
    """The numbers of all sectors under a player's control."""
    return [int(sector.number) for sector in state.sectors if sector.owner == player.seat]


def place_portal(state: State, player: Player, number: i64, run: Run) -> None:
    """The tile stays there and joins the network. Rules: ECL-TEC-24, ECL-WRP-02"""
    state.sector(number).portals |= BUILT_PORTAL
    if run.loud:
        run.tell(PORTAL_PLACED, (int(player.seat), int(number)))


@final
class PortalTile(Step):
    """Where the warp portal tile goes. Rules: ECL-TEC-24"""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def clone(self) -> PortalTile:
        return PortalTile(self.seat)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for number in controlled_sectors(state, state.players[seat]):
            out.append(PlacePortal(number))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, PlacePortal):
            k = state.index_of(move.number)
            if k == NOWHERE or state.sectors[k].owner != seat:
                return why.no(NOT_YOUR_SECTOR_FOR_PORTAL, move.number)
            return None
        return PORTAL_UNPLACED if is_word(move, "done") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, PlacePortal)
        state.pop()
        place_portal(state, state.players[seat], move.number, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place_portal")

    def seen_by(self, state: State, seat: i64) -> PortalStep:
        return {"kind": "portal", "seat": int(self.seat)}
