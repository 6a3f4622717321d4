"""Where points come from."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import count_bits
from starboard.engine.outcome import Outcome, outcome_of
from starboard.engine.row import Row
from starboard.engine.ruleset import read_table

from .components.ids import BASE, TRACKS
from .player import Player
from .powers import points_per_ancient, points_per_sector
from .rules import Scoring, rules_of
from .sector import BUILT_PORTAL, FOUND_PORTAL, Sector
from .state import State

SOURCES: Final[tuple[str, ...]] = (
    "reputation",
    "ambassadors",
    "sectors",
    "monoliths",
    "discoveries",
    "traitor",
    "techs",
    "warp_portals",
    "species",
)


@final
class Points:
    """What one piece of each kind is worth."""

    def __init__(self, row: Row) -> None:
        self.ambassador: i64 = row.number("ambassador")
        self.monolith: i64 = row.number("monolith")
        self.discovery: i64 = row.number("discovery_kept")
        self.traitor: i64 = row.number("traitor", -99)
        self.built_portal: i64 = row.number("warp_portal_tech_tile")
        self.found_portal: i64 = row.number("ancient_warp_portal")


POINTS: Final[Points] = Points(read_table("components", BASE, "scoring"))


class BaseScoring(Scoring):
    """The sources of the base game; stored resources, ships and orbitals are none of them.

    Rules: ECL-END-12
    """

    def breakdown(self, state: State, player: Player) -> list[tuple[str, int]]:
        points = (
            score_reputation(player),
            score_ambassadors(player),
            score_sectors(state, player),
            score_monoliths(state, player),
            score_discoveries(player),
            score_traitor(state, player),
            score_techs(state, player),
            score_portals(state, player),
            score_species(state, player),
        )
        return [(source, int(points[k])) for k, source in enumerate(SOURCES)]


def controlled(state: State, player: Player) -> list[Sector]:
    """The sectors with a disc of this player."""
    return [sector for sector in state.sectors if sector.owner == player.seat]


def score_reputation(player: Player) -> i64:
    """Each tile scores its value. Rules: ECL-END-02"""
    n: i64 = 0
    for value in player.reputation:
        n += value
    return n


def score_ambassadors(player: Player) -> i64:
    """One point for each partner's ambassador. Rules: ECL-END-03"""
    return count_bits(player.partners) * POINTS.ambassador


def score_sectors(state: State, player: Player) -> i64:
    """The points printed on controlled sectors. Rules: ECL-END-04"""
    n: i64 = 0
    for sector in controlled(state, player):
        n += state.rules.box.tiles[sector.tile].vp
    return n


def score_monoliths(state: State, player: Player) -> i64:
    """Monoliths in controlled sectors, whoever built them. Rules: ECL-END-05"""
    n: i64 = 0
    for sector in controlled(state, player):
        n += sector.monolith * POINTS.monolith
    return n


def score_discoveries(player: Player) -> i64:
    """Discovery tiles kept for points. Rules: ECL-END-06"""
    return player.discoveries * POINTS.discovery


def score_traitor(state: State, player: Player) -> i64:
    """The Traitor tile costs its holder two points. Rules: ECL-END-07"""
    return POINTS.traitor if state.traitor == player.seat else 0


def score_track(state: State, player: Player, track: i64) -> i64:
    """What the techs on one track are worth. Rules: ECL-END-08"""
    return state.rules.box.tracks.tech_vp[player.on_track[track]]


def score_techs(state: State, player: Player) -> i64:
    """All tracks together. Rules: ECL-END-08"""
    n: i64 = 0
    track: i64 = 0
    while track < len(TRACKS):
        n += score_track(state, player, track)
        track += 1
    return n


def portal_points(sector: Sector) -> i64:
    """Portal tiles in one sector; a printed portal is worth nothing. Rules: ECL-END-09"""
    n: i64 = 0
    if sector.portals & FOUND_PORTAL != 0:
        n += POINTS.found_portal
    if sector.portals & BUILT_PORTAL != 0:
        n += POINTS.built_portal
    return n


def score_portals(state: State, player: Player) -> i64:
    """Portal tiles in controlled sectors. Rules: ECL-END-09"""
    n: i64 = 0
    for sector in controlled(state, player):
        n += portal_points(sector)
    return n


def score_species(state: State, player: Player) -> i64:
    """Planta: one for each controlled sector; Draco: one for each Ancient on the board.

    Rules: ECL-END-10, ECL-SPC-11, ECL-SPC-14
    """
    if player.species < 0:
        return 0
    return points_per_sector(state, player) + points_per_ancient(state, player)


def breakdown(state: State, player: Player) -> list[tuple[str, int]]:
    """Points by source: counted now, or as they were when the player was eliminated.

    Asked here and not in the hook, so that it holds whatever a hook counts. Rules: ECL-UPK-12
    """
    rows = rules_of(state).scoring.breakdown(state, player)
    if not player.out:
        return rows
    return [(source, int(player.frozen[k])) for k, (source, _) in enumerate(rows)]


def freeze(state: State, player: Player) -> None:
    """The score of a player who leaves the game stays as it is now. Rules: ECL-UPK-12"""
    player.frozen = vec[i64]([points for _, points in breakdown(state, player)])


def stored(player: Player) -> int:
    """Materials, science and money together part equal scores. Rules: ECL-END-11"""
    return sum(int(n) for n in player.storage)


def outcome(state: State) -> Outcome:
    """Scores and ranks as if the game ended now; equal stores share the rank.

    Rules: ECL-END-11
    """
    rows = [breakdown(state, player) for player in state.players]
    stores: list[tuple[int, ...]] = [(stored(player),) for player in state.players]
    return outcome_of(rows, stores)
