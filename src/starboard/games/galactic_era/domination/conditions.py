"""The top conditions of the domination cards, one function per card."""

from __future__ import annotations

from mypy_extensions import i64

from ..components.ids import (
    ACQUISITION,
    ALIGNMENT_CARD,
    CENTRAL,
    DEFENSIVE,
    DENSITY,
    DIPLOMATIC,
    ECONOMIC,
    EXPLORATORY,
    GENERAL_SCIENTIFIC,
    MILITARY,
    PROPULSION,
    SPATIAL,
    SPECIAL_SCIENTIFIC,
    SPIRITUALITY,
    TOP_LEVEL,
)
from ..hexmap import PLACES, place_of
from ..player import Player
from ..state import State


def fulfilled(state: State, player: Player, card: i64) -> bool:
    """Does the top condition hold now? The Military card is proven by showing ships.

    Rules: GE-DOM-02, GE-DOM-03, GE-DOM-06
    """
    need = state.rules.cards[card].need
    if card == ALIGNMENT_CARD:
        return alignment(state, player)
    if card == ACQUISITION:
        return acquisition(player, need)
    if card == CENTRAL:
        return central(state, player, need)
    if card == DEFENSIVE:
        return defensive(state, player)
    if card == DENSITY:
        return len(dense_stars(state, player)) >= need
    if card == DIPLOMATIC:
        return diplomatic(state, player, need)
    if card == ECONOMIC:
        return economic(player, need)
    if card == EXPLORATORY:
        return exploratory(state, player, need)
    if card == GENERAL_SCIENTIFIC:
        return general_scientific(player, need)
    if card == SPATIAL:
        return spatial(state, player, need)
    if card == SPECIAL_SCIENTIFIC:
        return special_scientific(player, need)
    return False


def alignment(state: State, player: Player) -> bool:
    """Nobody else has the same alignment. Rules: GE-DOM-08"""
    for other in state.players:
        if other.number != player.number and other.alignment == player.alignment:
            return False
    return True


def acquisition(player: Player, need: i64) -> bool:
    """Two players' stars taken in this growth turn. Rules: GE-DOM-06, GE-DOM-09"""
    return player.taken >= need


def central(state: State, player: Player, need: i64) -> bool:
    """Four stars of the centre sector. Rules: GE-DOM-10"""
    return stars_in(state, player, 0) >= need


def stars_in(state: State, player: Player, sector: i64) -> i64:
    """How many stars of a sector a player owns."""
    n: i64 = 0
    for star in state.board.rules.stars:
        if state.owner[star] == player.number and state.board.rules.sector(star) == sector:
            n += 1
    return n


def home_sector(state: State, player: Player) -> i64:
    """The sector in which the cylinder stands now. Rules: GE-HOM-07"""
    return state.board.rules.sector(player.home)


def defensive(state: State, player: Player) -> bool:
    """All stars of the home star sector. Rules: GE-DOM-11"""
    home = home_sector(state, player)
    for star in state.board.rules.stars:
        if state.board.rules.sector(star) == home and state.owner[star] != player.number:
            return False
    return True


def dense_stars(state: State, player: Player) -> list[int]:
    """Own stars with 5 or more population, the home star included. Rules: GE-DOM-12"""
    return [star for star in state.stars_of(player.number) if state.population(star) >= 5]


def diplomatic(state: State, player: Player, need: i64) -> bool:
    """Spirituality, the centre's central star and peace with everybody. Rules: GE-DOM-13"""
    if player.levels[SPIRITUALITY] < need or state.war[player.number] != 0:
        return False
    for star in state.board.rules.stars:
        if state.board.rules.sector(star) == 0 and state.board.rules.is_central(star):
            return state.owner[star] == player.number
    return False


def economic(player: Player, need: i64) -> bool:
    """So many ships placed by one Build Ships action of this turn. Rules: GE-DOM-06, GE-DOM-14"""
    return player.built >= need


def exploratory(state: State, player: Player, need: i64) -> bool:
    """Propulsion, and four sectors with both an own ship and an own star. Rules: GE-DOM-15"""
    if player.levels[PROPULSION] < need:
        return False
    n: i64 = 0
    sector: i64 = 0
    while sector < PLACES:
        if stars_in(state, player, sector) > 0 and has_ship_in(player, sector):
            n += 1
        sector += 1
    return n >= 4


def has_ship_in(player: Player, sector: i64) -> bool:
    """Has the player a ship in this sector?"""
    for hexagon in player.hexes():
        if place_of(hexagon) == sector:
            return True
    return False


def general_scientific(player: Player, need: i64) -> bool:
    """The sum of all five levels. Rules: GE-DOM-16"""
    n: i64 = 0
    for level in player.levels:
        n += level
    return n >= need


def spatial(state: State, player: Player, need: i64) -> bool:
    """So many stars. Rules: GE-DOM-18"""
    return len(state.stars_of(player.number)) >= need


def special_scientific(player: Player, need: i64) -> bool:
    """So many fields at level 6. Rules: GE-DOM-19"""
    n: i64 = 0
    for level in player.levels:
        if level == TOP_LEVEL:
            n += 1
    return n >= need


def open_value(state: State, player: Player) -> i64:
    """CV of the pieces, without fleet bonuses. Rules: GE-DOM-17"""
    return player.piece_count() * state.rules.combat_value[player.levels[MILITARY]]
