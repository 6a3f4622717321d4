"""What a seat sees of the players: their open things, and what this seat knows besides."""

from __future__ import annotations

from mypy_extensions import i64

from ..components.ids import (
    ALIGNMENTS,
    CARDS,
    COUNTERS,
    FIELDS,
    FLEET_LETTERS,
    GENETICS,
    NONE,
    NOWHERE,
    RACES,
    SQUARES,
)
from ..domination.conditions import counted
from ..growth.build_ships import new_ships
from ..growth.placement import Placing
from ..growth.selection import most_counters
from ..hexmap import hex_text
from ..movement.scouting import knows
from ..moves.words import STAR_IDS
from ..player import Player, counters_for
from ..scoring.endgame import population_points
from ..state import State
from .shape import FleetView, KnownCard, PlayerView, ProgressView, StackView


def view_player(state: State, player: Player, seat: i64) -> PlayerView:
    """A player's open things, and the secrets that this seat knows."""
    own = seat >= 0 and state.seat_of(player.number) == seat
    in_fleets = int(player.ships_in_fleets() - unseen_ships(state, player, own))
    stars = state.stars_of(player.number)
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
        "ships_in_fleets": in_fleets,
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
        "population": sum(int(state.population(star)) for star in stars),
        "stars": len(stars),
        "ships": int(player.piece_count()) + in_fleets,
        "population_points": int(population_points(state, player)),
        "most_counters": int(most_counters(state, player)),
        "counter_price": int(state.rules.counter_price[player.levels[GENETICS]]),
        "progress": view_progress(state, player, seat),
    }


def unseen_ships(state: State, player: Player, own: bool) -> i64:
    """Ships being placed are shown as one sum when all are placed. Rules: GE-BLD-04"""
    n: i64 = 0
    for step in state.stack:
        if not own and isinstance(step, Placing) and step.player == player.number:
            n += step.in_fleets
    return n


def view_pieces(player: Player) -> list[StackView]:
    """Open stacks: hex, number and range spent this turn."""
    return [
        {"hex": hex_text(stack >> 8), "n": int(stack & 31), "spent": int((stack >> 5) & 7)}
        for stack in player.pieces
    ]


def view_fleet(player: Player, fleet: i64, seat: i64, own: bool) -> FleetView | None:
    """Letter, hex and number of counters; the content for those who know it. Rules: GE-FLT-02"""
    at = player.fleet_hex[fleet]
    if at == NOWHERE:
        return None
    ships = player.fleet_ships(fleet)
    seen: FleetView = {
        "fleet": FLEET_LETTERS[fleet],
        "hex": hex_text(at),
        "counters": int(counters_for(ships) + player.dummies[fleet]),
    }
    if own or knows(player.known[fleet], seat):
        seen["ships"] = int(ships)
        seen["dummies"] = int(player.dummies[fleet])
    return seen


def view_card(state: State, player: Player, seat: i64) -> KnownCard | None:
    """The unplayed card: its name for those who have seen it. Rules: GE-SET-12"""
    if player.card == NONE:
        return None
    return CARDS[player.card] if knows(state.card_known[player.card], seat) else "hidden"


def view_progress(state: State, player: Player, seat: i64) -> ProgressView | None:
    """How far the card that this seat sees has come, if it counts anything. Rules: GE-DOM-02"""
    card = player.played if player.card == NONE else player.card
    if card == NONE or not knows(state.card_known[card], seat):
        return None
    have = int(counted(state, player, card))
    return {"have": have, "need": int(state.rules.cards[card].need)} if have >= 0 else None
