"""What a seat may know: the one place where hidden things are cut."""

from __future__ import annotations

from mypy_extensions import i64

from ..board import ASTEROIDS, NEBULA, NEUTRON
from ..components.ids import (
    ALIGNMENTS,
    ALL,
    CARDS,
    COUNTERS,
    FIELDS,
    GOALS,
    KINDS,
    NOBODY,
    NONE,
    NOWHERE,
    PUPPET,
    RACES,
    RELICS,
    SQUARES,
    STORIES,
    UNITS,
)
from ..growth.build_ships import new_ships
from ..growth.placement import Placing
from ..hexmap import hex_text, place_of
from ..movement.scouting import knows
from ..moves.words import STAR_IDS, TILES
from ..player import Player, counters_for
from ..state import State
from ..step import Step


def view(state: State, seat: i64) -> dict[str, object]:
    """Everything open, and of the hidden things what this seat has seen.

    Rules: GE-SET-12, GE-SET-19, GE-FLT-02, GE-SCO-03
    """
    return {
        "round": int(state.round),
        "rounds": int(state.rules.rounds()),
        "era": int(state.era()) if state.round > 0 else 0,
        "story": STORIES[state.story],
        "goal": GOALS[state.goal] if state.goal != NONE else None,
        "controller": int(state.controller) if state.controller != NOBODY else None,
        "puppet": int(PUPPET) if state.is_puppet(PUPPET) else None,
        "tiles": [view_tile(state, place) for place in range(7)],
        "asteroid_systems": hexes_of(state, ASTEROIDS),
        "nebulae": hexes_of(state, NEBULA),
        "neutron_stars": hexes_of(state, NEUTRON),
        "wormholes": view_wormholes(state),
        "stars": [view_star(state, star, seat) for star in state.board.rules.stars],
        "players": [view_player(state, player, seat) for player in state.players],
        "deck": len(state.deck),
        "battle": view_battle(state),
        "steps": [step_seen(state, k, seat) for k in range(len(state.stack))],
    }


def step_seen(state: State, k: int, seat: i64) -> dict[str, object]:
    """What a seat may know of the step on one level of the stack."""
    step = state.stack[k]
    assert isinstance(step, Step)
    return step.seen_by(state, seat)


def view_tile(state: State, place: i64) -> dict[str, object] | None:
    """Which tile lies in a place, on which side and how turned."""
    code = state.board.places[place]
    if code < 0:
        return None
    return {
        "tile": TILES[code // 12],
        "side": "AB"[(code // 6) % 2],
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


def view_star(state: State, star: i64, seat: i64) -> dict[str, object]:
    """A star with its population, and its counters as far as the seat knows them."""
    owner = int(state.owner[star])
    hexagon = state.board.rules.star_hex[star]
    seen: dict[str, object] = {
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


def view_player(state: State, player: Player, seat: i64) -> dict[str, object]:
    """A player's open things, and the secrets of the own seat."""
    own = seat >= 0 and state.seat_of(player.number) == seat
    return {
        "number": int(player.number),
        "race": RACES[player.race] if player.race != NONE else None,
        "alignment": ALIGNMENTS[player.alignment],
        "order": int(player.order),
        "vp": int(player.vp()),
        "points": [int(vp) for vp in player.points],
        "levels": {name: int(player.levels[k]) for k, name in enumerate(FIELDS)},
        "war": [other for other in range(6) if state.at_war(player.number, other)],
        "home": STAR_IDS[player.home] if player.home != NOWHERE else None,
        "pieces": view_pieces(player),
        "builds": int(new_ships(state, player)) if player.home != NOWHERE else 0,
        "piece_supply": int(player.piece_supply()),
        "disc_supply": int(state.disc_supply(player.number)),
        "dummy_supply": int(player.dummy_supply()),
        "ships_in_fleets": int(player.ships_in_fleets() - unseen_ships(state, player, own)),
        "fleets": [view_fleet(player, f, seat, own) for f in range(5)],
        "card": view_card(state, player, seat),
        "played": CARDS[player.played] if player.played != NONE else None,
        "counters": {name: int(player.counters[k]) for k, name in enumerate(COUNTERS)},
        "square": SQUARES[player.square] if player.square != NONE else None,
        "markers": int(player.markers),
        "primitives": int(player.primitives_taken),
        "advanced": int(player.advanced_taken),
        "free_colonies": int(player.free_colonies),
        "trades": int(player.trades),
        "protected": player.protected == 1,
    }


def unseen_ships(state: State, player: Player, own: bool) -> i64:
    """Ships being placed are shown as one sum when all are placed. Rules: GE-BLD-04"""
    n: i64 = 0
    for step in state.stack:
        if not own and isinstance(step, Placing) and step.player == player.number:
            n += step.in_fleets
    return n


def view_pieces(player: Player) -> list[object]:
    """Open stacks: hex, number and range spent this turn."""
    out: list[object] = []
    for stack in player.pieces:
        row: dict[str, object] = {
            "hex": hex_text(stack >> 8),
            "n": int(stack & 31),
            "spent": int((stack >> 5) & 7),
        }
        out.append(row)
    return out


def view_fleet(player: Player, fleet: i64, seat: i64, own: bool) -> dict[str, object] | None:
    """Letter, hex and number of counters; the content for those who know it. Rules: GE-FLT-02"""
    at = player.fleet_hex[fleet]
    if at == NOWHERE:
        return None
    ships = player.fleet_ships(fleet)
    seen: dict[str, object] = {
        "fleet": UNITS[fleet],
        "hex": hex_text(at),
        "counters": int(counters_for(ships) + player.dummies[fleet]),
    }
    if own or knows(player.known[fleet], seat):
        seen["ships"] = int(ships)
        seen["dummies"] = int(player.dummies[fleet])
    return seen


def view_card(state: State, player: Player, seat: i64) -> str | None:
    """The unplayed card: its name for those who have seen it. Rules: GE-SET-12"""
    if player.card == NONE:
        return None
    return CARDS[player.card] if knows(state.card_known[player.card], seat) else "hidden"


def view_battle(state: State) -> dict[str, object] | None:
    """The battle under way."""
    battle = state.battle
    if battle is None:
        return None
    return {
        "attacker": int(battle.attacker),
        "hex": hex_text(battle.hexagon),
        "phase": int(battle.phase),
        "defenders": int(battle.defenders),
        "removed": int(battle.removed),
        "lost": int(battle.lost),
    }
