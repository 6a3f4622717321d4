"""One function for each instant tech, named like its row."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run

from .actions.discovery import turn_over
from .actions.instant import ArtifactKey, PortalTile, controlled_sectors, place_portal
from .components.techs import (
    ADVANCED_ROBOTICS,
    ANCIENT_LABS,
    ARTIFACT_KEY,
    QUANTUM_GRID,
    WARP_PORTAL,
)
from .events import DISCS_GAINED
from .player import Player
from .rules import TechGained
from .state import State


class InstantTechs(TechGained):
    """Instant techs happen once, when they are placed. Rules: ECL-RES-12"""

    def happen(self, state: State, player: Player, tech: i64, run: Run) -> None:
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
