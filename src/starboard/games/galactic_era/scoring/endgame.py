"""Points at the end of the game, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.outcome import Outcome, outcome_of

from ..components.ids import (
    CONTROL,
    CYLINDER,
    DEATH_RAY,
    DEFENSE_GRID,
    DISCOVERY,
    LEADERSHIP,
    LEGACY,
    POWER,
    PRESENCE,
    PYRAMIDS,
    SOURCES,
    SUPER_STARGATE,
)
from ..domination.conditions import stars_in
from ..hexmap import PLACES, place_of
from ..player import Player
from ..state import State


def outcome(state: State) -> Outcome:
    """All points if the game ended now; ties by stars, then turn order.

    Rules: GE-END-02, GE-END-03, GE-END-05, GE-VAR-14, GE-VAR-15
    """
    rows: list[list[tuple[str, int]]] = []
    ties: list[tuple[int, ...]] = []
    for player in state.players[: int(state.seats)]:
        row = [(SOURCES[k], int(vp)) for k, vp in enumerate(player.points)]
        row.append(("population", int(state.discs_on_board(player.number) + CYLINDER)))
        row.append(("goal", int(goal_points(state, player))))
        row.append(("relics", int(relic_points(state, player))))
        rows.append(row)
        ties.append((len(state.stars_of(player.number)), -int(player.order)))
    return outcome_of(rows, ties)


def goal_points(state: State, player: Player) -> i64:
    """What the Galactic Goal is worth at the end. Rules: GE-END-03, GE-SET-03"""
    if state.goal == CONTROL:
        return 10 * central_stars(state, player)
    if state.goal == DISCOVERY:
        return discovery(state, player)
    if state.goal == LEADERSHIP:
        return leadership(state, player)
    if state.goal == LEGACY:
        return 10 * lasting_relics(state, player)
    if state.goal == POWER:
        return 10 * powerful_sectors(state, player)
    if state.goal == PRESENCE:
        return 10 * settled_sectors(state, player)
    return 0


def central_stars(state: State, player: Player) -> i64:
    """Control: own stars in the middle of a sector. Rules: GE-GOL-01"""
    n: i64 = 0
    for star in state.stars_of(player.number):
        if state.board.rules.is_central(star):
            n += 1
    return n


def discovery(state: State, player: Player) -> i64:
    """Discovery: most counters of each neutral kind. Rules: GE-GOL-04"""
    vp: i64 = 0
    primitives = [int(other.primitives_taken) for other in state.players]
    advanced = [int(other.advanced_taken) for other in state.players]
    if player.primitives_taken > 0 and player.primitives_taken == max(primitives):
        vp += 10
    if player.advanced_taken > 0 and player.advanced_taken == max(advanced):
        vp += 10
    return vp


def leadership(state: State, player: Player) -> i64:
    """Leadership: most markers. Rules: GE-GOL-07"""
    most = max(int(other.markers) for other in state.players)
    return 10 if most > 0 and player.markers == most else 0


def lasting_relics(state: State, player: Player) -> i64:
    """Legacy: own stars with a lasting relic. Rules: GE-GOL-08"""
    n: i64 = 0
    for relic in (PYRAMIDS, DEATH_RAY, DEFENSE_GRID, SUPER_STARGATE):
        if owns_relic(state, player, relic):
            n += 1
    return n


def owns_relic(state: State, player: Player, relic: i64) -> bool:
    """Does the player own the star of this face-up relic?"""
    star = state.relic_star(relic)
    return star >= 0 and state.owner[star] == player.number


def ships_in(player: Player, sector: i64) -> i64:
    """Real ships of a player in a sector; fleets are opened at the end."""
    n: i64 = 0
    for hexagon in player.hexes():
        if place_of(hexagon) == sector:
            n += player.ships_at(hexagon)
    return n


def powerful_sectors(state: State, player: Player) -> i64:
    """Power: sectors with most ships, tied leaders each. Rules: GE-GOL-10"""
    n: i64 = 0
    sector: i64 = 0
    while sector < PLACES:
        own = ships_in(player, sector)
        most = max(int(ships_in(other, sector)) for other in state.players)
        if own > 0 and own == most:
            n += 1
        sector += 1
    return n


def settled_sectors(state: State, player: Player) -> i64:
    """Presence: sectors with two own stars. Rules: GE-GOL-11"""
    n: i64 = 0
    sector: i64 = 0
    while sector < PLACES:
        if stars_in(state, player, sector) >= 2:
            n += 1
        sector += 1
    return n


def relic_points(state: State, player: Player) -> i64:
    """Pyramids 4, Super-Stargate 2. Rules: GE-REL-05, GE-REL-12"""
    vp: i64 = 4 if owns_relic(state, player, PYRAMIDS) else 0
    return vp + 2 if owns_relic(state, player, SUPER_STARGATE) else vp
