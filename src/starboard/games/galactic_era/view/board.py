"""What a seat sees of the board: tiles, anomalies, wormholes and stars."""

from __future__ import annotations

from mypy_extensions import i64

from ..components.ids import ALL, KINDS, NONE, RELICS
from ..hexmap import hex_text, place_of
from ..movement.scouting import knows
from ..moves.words import STAR_IDS, TILES
from ..state import State
from .shape import StarView, TileView


def view_tile(state: State, place: i64) -> TileView | None:
    """Which tile lies in a place, on which side and how turned."""
    code = state.board.places[place]
    if code < 0:
        return None
    return {
        "tile": TILES[code // 12],
        "side": "B" if (code // 6) % 2 == 1 else "A",
        "turn": int(code % 6),
        "place": int(place),
    }


def hexes_of(state: State, kind: i64) -> list[str]:
    """All hexes with this anomaly."""
    terrain = state.board.rules.terrain
    return [hex_text(hexagon) for hexagon in range(len(terrain)) if terrain[hexagon] == kind]


def view_wormholes(state: State) -> list[list[str]]:
    """The pairs of hexes that wormholes join."""
    holes = state.board.rules.wormhole
    return [
        [hex_text(hexagon), hex_text(holes[hexagon])]
        for hexagon in range(len(holes))
        if holes[hexagon] > hexagon
    ]


def view_star(state: State, star: i64, seat: i64) -> StarView:
    """A star with its population, and its counters as far as the seat knows them."""
    owner = int(state.owner[star])
    hexagon = state.board.rules.star_hex[star]
    seen: StarView = {
        "id": STAR_IDS[star],
        "hex": hex_text(hexagon),
        "sector": int(place_of(hexagon)),
        "owner": owner if owner >= 0 else None,
        "population": int(state.population(star)),
        "discs": int(state.discs[star]),
        "home": owner >= 0 and state.players[owner].home == star,
    }
    if state.counter[star] != NONE:
        known = knows(state.counter_known[star], seat)
        seen["counter"] = KINDS[state.counter[star]] if known else "hidden"
        seen["counter_up"] = state.counter_known[star] == ALL
    if state.relic[star] != NONE:
        known = knows(state.relic_known[star], seat)
        seen["relic"] = RELICS[state.relic[star]] if known else "hidden"
        seen["relic_up"] = state.relic_known[star] == ALL
    return seen
