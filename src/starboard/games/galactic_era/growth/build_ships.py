"""Build Ships: how many new ships, then their placing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..board import ASTEROIDS
from ..components.ids import NONE, ROBOTICS
from ..events import BUILD_BEGUN
from ..levels import blocked
from ..player import Player
from ..scoring.story import build_points, score_story
from ..state import State
from ..step import ANNOUNCED, REACTED, Flow
from ..war.blocking import ask_blockers
from ..war.war import GROWTH
from .placement import BUILDING, new_placing


def counted_population(state: State, player: Player) -> i64:
    """The population of blocked stars is left out. Rules: GE-BLK-04"""
    n: i64 = 0
    for star in state.stars_of(player.number):
        if not blocked(state, player, state.board.rules.star_hex[star]):
            n += state.population(star)
    return n


def asteroid_systems(state: State, player: Player) -> i64:
    """Asteroid hexes with at least one own ship. Rules: GE-ANO-01, GE-BLK-15"""
    n: i64 = 0
    for hexagon in player.hexes():
        if state.board.rules.terrain[hexagon] == ASTEROIDS:
            n += 1
    return n


def new_ships(state: State, player: Player) -> i64:
    """Population track + Robotics + asteroid systems.

    Rules: GE-BLD-01, GE-BLD-02, GE-TEC-22, GE-TEC-23, GE-TEC-24, GE-TEC-25, GE-TEC-26
    """
    track = state.rules.track_ships[counted_population(state, player)]
    robots = state.rules.robot_ships[player.levels[ROBOTICS]]
    return track + robots + asteroid_systems(state, player)


@final
class BuildShips(Flow):
    """One window for the whole action, then the ships. Rules: GE-BLK-08, GE-SCR-11"""

    __slots__ = ("phase", "player")

    def __init__(self, player: i64, phase: i64) -> None:
        self.player: i64 = player
        self.phase: i64 = phase

    def clone(self) -> BuildShips:
        return BuildShips(self.player, self.phase)

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {"step": "BuildShips", "player": int(self.player)}

    def enter(self, state: State, run: Run) -> None:
        player = state.players[self.player]
        if self.phase == ANNOUNCED:
            self.phase = REACTED
            stars = state.stars_of(self.player)
            hexes = [int(state.board.rules.star_hex[star]) for star in stars]
            ask_blockers(state, player, hexes, GROWTH)
            return
        state.pop()
        n = new_ships(state, player)
        run.tell(BUILD_BEGUN, (int(self.player), int(n)))
        score_story(state, player, build_points(state), "GE-SCR-11", run)
        state.push(new_placing(self.player, n, BUILDING, NONE))
