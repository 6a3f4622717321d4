"""Sides, totals and exemptions of a battle."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has

from ..components.ids import (
    FLEET_A,
    FLEET_C,
    MILITARY,
    PIECES,
    PROPULSION,
    SPIRITUALITY,
)
from ..player import Player
from ..state import State
from .battlefield import Battlefield


def defenders_at(state: State, attacker: i64, hexagon: i64) -> i64:
    """Everybody there at war with the attacker, whatever they are to each other.

    Rules: GE-CMB-03, GE-CMB-04
    """
    mask: i64 = 0
    for player in state.players:
        if state.at_war(attacker, player.number) and player.is_at(hexagon):
            mask |= BIT[player.number]
    return mask


def has_fleet_a(state: State, side: i64, hexagon: i64) -> bool:
    """Is a fleet A of this side in the hex?"""
    for player in state.players:
        if has(side, player.number) and player.fleet_hex[FLEET_A] == hexagon:
            return True
    return False


def total(state: State, side: i64, against: i64, hexagon: i64) -> i64:
    """The CV of a side: level value per ship, +1 in A, +2 in C against an A.

    Rules: GE-CMB-08, GE-FLT-14, GE-FLT-15, GE-FLT-16
    """
    counter: i64 = 2 if has_fleet_a(state, against, hexagon) else 0
    n: i64 = 0
    for player in state.players:
        if not has(side, player.number):
            continue
        value = combat_value(state, player)
        n += player.ships_at(hexagon) * value
        if player.fleet_hex[FLEET_A] == hexagon:
            n += player.fleet_ships(FLEET_A)
        if player.fleet_hex[FLEET_C] == hexagon:
            n += player.fleet_ships(FLEET_C) * counter
    return n


def combat_value(state: State, player: Player) -> i64:
    """The value of one ship.

    Rules: GE-TEC-03, GE-TEC-04, GE-TEC-05, GE-TEC-06, GE-TEC-07, GE-TEC-08
    """
    return state.rules.combat_value[player.levels[MILITARY]]


def best_military(state: State, side: i64) -> i64:
    """The highest Military level of a side. Rules: GE-CMB-09"""
    best: i64 = 0
    for player in state.players:
        if has(side, player.number):
            best = max(best, player.levels[MILITARY])
    return best


def attacker_wins(state: State, battle: Battlefield) -> bool:
    """Higher total, then higher Military level, then the defenders. Rules: GE-CMB-09"""
    own = BIT[battle.attacker]
    attack = total(state, own, battle.defenders, battle.hexagon)
    defence = total(state, battle.defenders, own, battle.hexagon)
    attack += 20 if battle.bonus & own != 0 else 0
    defence += 20 if battle.bonus & battle.defenders != 0 else 0
    if attack != defence:
        return attack > defence
    return best_military(state, own) > best_military(state, battle.defenders)


def winners(battle: Battlefield) -> i64:
    """The winning side."""
    return BIT[battle.attacker] if battle.winner == 1 else battle.defenders


def losers(battle: Battlefield) -> i64:
    """The losing side."""
    return battle.defenders if battle.winner == 1 else BIT[battle.attacker]


def decider(state: State, battle: Battlefield) -> i64:
    """The attacker, or the defender with most ships, earlier in turn order when tied.

    Rules: GE-CMB-10, GE-CMB-12
    """
    if battle.winner == 1:
        return battle.attacker
    best: i64 = -1
    most: i64 = -1
    for number in state.turn_order():
        if has(battle.defenders, number):
            ships = state.players[number].ships_at(battle.hexagon)
            if ships > most:
                most = ships
                best = number
    return best


def exempt(state: State, battle: Battlefield, player: Player) -> bool:
    """Military 6 loses nothing if all opponents have at most 4. Rules: GE-CMB-13, GE-TEC-08"""
    if player.levels[MILITARY] < 6:
        return False
    own = BIT[battle.attacker]
    against = battle.defenders if player.number == battle.attacker else own
    return best_military(state, against) <= 4


def mortal_ships(state: State, battle: Battlefield, side: i64) -> i64:
    """Ships of a side that can be removed. Rules: GE-CMB-13, GE-CMB-14"""
    n: i64 = 0
    for player in state.players:
        if has(side, player.number) and not exempt(state, battle, player):
            n += player.ships_at(battle.hexagon)
    return n


def ships_of_unit(player: Player, unit: i64, hexagon: i64) -> i64:
    """Ships of one fleet, or pieces, in a hex."""
    if unit == PIECES:
        return player.pieces_at(hexagon)
    return player.fleet_ships(unit) if player.fleet_hex[unit] == hexagon else 0


def ahead_of(player: Player, attacker: Player) -> bool:
    """May all ships retreat early? Rules: GE-RET-05"""
    return (
        player.levels[SPIRITUALITY] > attacker.levels[SPIRITUALITY]
        or player.levels[PROPULSION] > attacker.levels[PROPULSION]
    )
