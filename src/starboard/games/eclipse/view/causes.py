"""Where a player's numbers come from, so that the page can answer "why this number?"."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import bits_of

from ..components.ids import ACTIONS, RESOURCES, TRACKS
from ..player import TRACK_SPACES, Player
from ..scoring import POINTS, controlled, portal_points, score_species, score_track
from ..state import State
from ..upkeep.production import production, upkeep_cost


def row(kind: str, id: object, points: i64) -> dict[str, object]:
    """One thing that gives points."""
    return {"kind": kind, "id": id, "points": int(points)}


def score_causes(state: State, player: Player, open_tiles: bool) -> dict[str, object]:
    """For each source the sectors and tiles behind its points; hidden tiles are left out."""
    own = controlled(state, player)
    tiles = state.rules.box.tiles
    tracks = [(TRACKS[t], score_track(state, player, t)) for t in range(len(TRACKS))]
    return {
        "reputation": [row("tile", k, v) for k, v in enumerate(player.reputation)]
        if open_tiles
        else [],
        "ambassadors": [row("seat", s, POINTS.ambassador) for s in bits_of(player.partners)],
        "sectors": [
            row("sector", int(s.number), tiles[s.tile].vp) for s in own if tiles[s.tile].vp != 0
        ],
        "monoliths": [row("sector", int(s.number), POINTS.monolith) for s in own if s.monolith],
        "discoveries": [row("tile", k, POINTS.discovery) for k in range(int(player.discoveries))],
        "traitor": [row("tile", 0, POINTS.traitor)] if state.traitor == player.seat else [],
        "techs": [row("track", track, points) for track, points in tracks if points > 0],
        "warp_portals": [
            row("sector", int(s.number), portal_points(s)) for s in own if portal_points(s) > 0
        ],
        "species": species_causes(state, player),
    }


def species_causes(state: State, player: Player) -> list[dict[str, object]]:
    """The species' own line, if it has one. Rules: ECL-END-10"""
    points = score_species(state, player)
    return [] if points == 0 else [row("species", state.species_of(player).id, points)]


def production_causes(state: State, player: Player, track: i64) -> dict[str, object]:
    """Which cubes uncover the number, and what one more or one fewer would make of it.

    Rules: ECL-COL-10, ECL-UPK-09
    """
    return {
        "value": int(production(state, player, track)),
        "sectors": cubes_by_sector(state, player, track),
        "graveyard": int(player.graveyard[track]),
        "on_track": int(player.cubes[track]),
        "one_more": at_cubes(state, player.cubes[track] - 1),
        "one_fewer": at_cubes(state, player.cubes[track] + 1),
    }


def at_cubes(state: State, cubes: i64) -> int | None:
    """The production with so many cubes on a track, null if that cannot be."""
    if cubes < 0 or cubes > TRACK_SPACES:
        return None
    if cubes == TRACK_SPACES:
        return 0
    return int(state.rules.box.tracks.production[TRACK_SPACES - 1 - cubes])


def cubes_by_sector(state: State, player: Player, track: i64) -> list[dict[str, object]]:
    """The own sectors with cubes that came from this track."""
    found: list[dict[str, object]] = []
    for sector in controlled(state, player):
        cubes = sum(1 for square in sector.occupied() if sector.cube(square) == track)
        if cubes > 0:
            found.append({"sector": int(sector.number), "cubes": cubes})
    return found


def upkeep_causes(state: State, player: Player) -> dict[str, object]:
    """Which discs uncover the number, and what comes next. Rules: ECL-ACT-13, ECL-UPK-03"""
    cost = int(upkeep_cost(state, player))
    later = upkeep_with(state, player, player.discs - 1) if player.discs > 0 else None
    return {
        "value": cost,
        "sectors": [int(sector.number) for sector in controlled(state, player)],
        "actions": {name: int(player.discs_on(k)) for k, name in enumerate(ACTIONS)},
        "reactions": int(reactions(player)),
        "on_track": int(player.discs),
        "after_next_action": later,
        "one_disc_back": upkeep_with(state, player, player.discs + 1),
    }


def reactions(player: Player) -> i64:
    """Discs on reaction spaces."""
    n = player.spent()
    for space in range(len(ACTIONS)):
        n -= player.discs_on(space)
    return n


def upkeep_with(state: State, player: Player, discs: i64) -> int:
    """The upkeep with so many discs on the track."""
    upkeep = state.rules.box.tracks.upkeep
    empty = len(upkeep) - 1 - int(discs)
    return int(upkeep[max(0, empty)])


def money_after(state: State, player: Player, upkeep: int | None) -> int | None:
    """Money after the next upkeep phase at this cost; negative means bankruptcy."""
    if upkeep is None:
        return None
    return int(player.storage[2] + production(state, player, 2)) - upkeep


def causes(state: State, player: Player, open_tiles: bool) -> dict[str, object]:
    """Everything the page can be asked about one player's numbers."""
    upkeep = upkeep_causes(state, player)
    later = upkeep["after_next_action"]
    return {
        "score": score_causes(state, player, open_tiles),
        "production": {
            name: production_causes(state, player, k) for k, name in enumerate(RESOURCES)
        },
        "upkeep": upkeep,
        "money": {
            "after_upkeep": money_after(state, player, int(upkeep_cost(state, player))),
            "after_next_action": money_after(
                state, player, later if isinstance(later, int) else None
            ),
        },
    }
