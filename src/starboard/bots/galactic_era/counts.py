"""What a player of Galactic Era owns: stars, population, technology, ships and points."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.galactic_era.cards import more_points, safe_points
from starboard.bots.galactic_era.names import (
    ALIGNED_ROUNDS_AT,
    BONUS_DISCS_AT,
    CARD_AT,
    CARD_READY_AT,
    CONTACT_POINTS_AT,
    GOAL_AT,
    GROWTH_AT,
    KNOWN_AT,
    MANY_SHIPS_AT,
    MILITARY_AT,
    ORDER_AT,
    POINTS_AT,
    POPULATION_AT,
    PRODUCTION_AT,
    RELICS_AT,
    ROOM_AT,
    SHIPS_AT,
    STARS_AT,
    TARGETS_AT,
    TRADE_PARTNER_AT,
    WARS_AT,
)
from starboard.engine.bits import count_bits
from starboard.games.galactic_era.components.ids import GENETICS, JOURNEYS, NONE, STS
from starboard.games.galactic_era.growth.build_ships import new_ships
from starboard.games.galactic_era.growth.grow_population import normal_discs
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.scoring.endgame import goal_points, relic_points
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.trading.contact import contacts
from starboard.games.galactic_era.trading.trades import partners


def count_stars(state: State, player: Player, out: vec[i64]) -> None:
    """Population, and what growing would add."""
    discs: i64 = 0
    for star in state.board.rules.stars:
        if state.owner[star] == player.number:
            discs += state.discs[star]
            out[STARS_AT] += 1
            out[GROWTH_AT] += normal_discs(state, player, star)
            out[ROOM_AT] += min(max(state.growth_limit(star) - state.population(star), 0), 4)
    out[POPULATION_AT] = discs
    out[GROWTH_AT] = min(out[GROWTH_AT], 39 - discs)
    out[BONUS_DISCS_AT] = min(bonus(state, player, out[STARS_AT]), 39 - discs)


def bonus(state: State, player: Player, stars: i64) -> i64:
    """Discs that Genetics adds to a Grow Population action."""
    return min(state.rules.bonus_discs[player.levels[GENETICS]], stars)


def count_levels(player: Player, out: vec[i64]) -> None:
    """The levels of the five technologies, which lie side by side."""
    field: i64 = 0
    while field < 5:
        out[MILITARY_AT + field] = player.levels[field]
        field += 1


def count_fleet(state: State, player: Player, targets: vec[i64], out: vec[i64]) -> None:
    """Ships and what they could gain."""
    ships = player.piece_count() + player.ships_in_fleets()
    out[SHIPS_AT] = min(ships, 8)
    out[MANY_SHIPS_AT] = max(ships - 8, 0)
    out[PRODUCTION_AT] = new_ships(state, player)
    out[TARGETS_AT] = targets[0] + targets[1] + targets[2] + targets[3]


def count_points(state: State, player: Player, side: i64, out: vec[i64]) -> None:
    """Points made, and those that are certain if nothing changes."""
    out[POINTS_AT] = player.vp()
    out[ALIGNED_ROUNDS_AT] = aligned_rounds(state, side)
    out[GOAL_AT] = goal_points(state, player)
    if partners(state, player) != 0:
        out[TRADE_PARTNER_AT] = 1
    out[RELICS_AT] = relic_points(state, player)
    if player.card != NONE:
        out[CARD_AT] = safe_points(state, player)
        out[CARD_READY_AT] = more_points(state, player)
    if state.story == JOURNEYS and state.era() == 1:
        out[CONTACT_POINTS_AT] = count_bits(contacts(state, player))
    out[WARS_AT] = count_bits(state.war[player.number])
    seat = state.seat_of(player.number)
    for seen in state.counter_known:
        out[KNOWN_AT] += (seen >> seat) & 1
    out[ORDER_AT] = player.order


def aligned_rounds(state: State, side: i64) -> i64:
    """Rounds still to be scored in which this alignment brings a point."""
    n: i64 = 0
    k = max(state.round, 1)
    while k <= state.rules.rounds():
        dark = state.rules.era_of_round[k] == 2
        n += 1 if dark == (side == STS) else 0
        k += 1
    return n
