"""What ships of Eclipse are about to win or lose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.eclipse.chances import exact_chance
from starboard.bots.eclipse.names import (
    ATTACK_AT,
    BATTLE_GAIN_AT,
    BATTLE_RISK_AT,
    DEFENCE_AT,
    EXPOSED_AT,
    HUNT_AT,
    OCCUPIED_AT,
    SIEGE_AT,
    THREAT_AT,
)
from starboard.bots.eclipse.strength import fleet_strength, win_chance
from starboard.engine.bits import BIT
from starboard.games.eclipse.board import guards, strangers
from starboard.games.eclipse.components.ids import NOBODY
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.scoring import POINTS
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State

REPUTATION: Final[i64] = 2  # what a tile won in battle is worth, roughly


def count_battles(state: State, player: Player, exact: bool, out: vec[i64]) -> None:
    """Battles to come, sectors in danger, and the guards worth hunting."""
    for sector in state.sectors:
        if sector.entered[player.seat] > 0:
            count_ships(state, player, sector, exact, out)
        elif sector.owner == player.seat:
            count_undefended(state, player, sector, out)
    count_hunt(state, player, out)


def count_ships(state: State, player: Player, sector: Sector, exact: bool, out: vec[i64]) -> None:
    """The player's ships in a sector: a battle, a siege, or a sector soon controlled."""
    if strangers(player, sector) > 0:
        count_battle(state, player, sector, exact, out)
    elif sector.owner == NOBODY:
        out[OCCUPIED_AT] += prize_of(state, sector)
    elif sector.owner != player.seat and (player.friends >> sector.owner) & 1 == 0:
        out[SIEGE_AT] += prize_of(state, sector)


def count_battle(state: State, player: Player, sector: Sector, exact: bool, out: vec[i64]) -> None:
    """Expected gain and risk, in hundredths, where the player's ships meet others."""
    chance = battle_chance(state, player, sector, exact)
    out[BATTLE_GAIN_AT] += chance * (prize_of(state, sector) + REPUTATION)
    out[BATTLE_RISK_AT] += (100 - chance) * sector.fleet(player.seat)


def prize_of(state: State, sector: Sector) -> i64:
    """What control of a sector brings, in points."""
    points = state.rules.box.tiles[sector.tile].vp + POINTS.monolith * sector.monolith
    return points + 2 * sector.discovery


def battle_chance(state: State, player: Player, sector: Sector, exact: bool) -> i64:
    """The chance to win a battle in hundredths: calculated if asked for, or guessed."""
    if exact:
        chance = exact_chance(state, sector, player.seat)
        if chance >= 0:
            return chance
    own = fleet_strength(state, sector, player.seat)
    return win_chance(own, rivals(state, player, sector))


def rivals(state: State, player: Player, sector: Sector) -> i64:
    """The strength of everybody else in a sector."""
    total: i64 = 0
    if guards(player, sector) > 0:
        total += fleet_strength(state, sector, -1)
    for other in state.players:
        if (player.friends >> other.seat) & 1 == 0 and sector.entered[other.seat] > 0:
            total += fleet_strength(state, sector, other.seat)
    return total


def count_undefended(state: State, player: Player, sector: Sector, out: vec[i64]) -> None:
    """A sector of the player without ships: is a rival here already, or next door?"""
    if strangers(player, sector) > 0:
        out[THREAT_AT] += 1 + state.rules.box.tiles[sector.tile].vp
        return
    edge: i64 = 0
    while edge < 6:
        near = sector.near[edge]
        if near >= 0 and (sector.holes >> edge) & 1 == 1:
            if is_hostile(player, state.sectors[near]):
                out[EXPOSED_AT] += 1
                return
        edge += 1


def is_hostile(player: Player, sector: Sector) -> bool:
    """Are there ships of a rival here?"""
    seat: i64 = 0
    seats: i64 = len(sector.entered)
    while seat < seats:
        if sector.entered[seat] > 0 and (player.friends >> seat) & 1 == 0:
            return True
        seat += 1
    return False


def count_hunt(state: State, player: Player, out: vec[i64]) -> None:
    """The best prize behind guards next door, times the whole fleet's chance to win it."""
    strength = out[ATTACK_AT] * out[DEFENCE_AT]
    best: i64 = 0
    for sector in state.sectors:
        if sector.owner == NOBODY and sector.entered[player.seat] == 0 and sector.npcs() > 0:
            if guards(player, sector) > 0 and is_near(state, player, sector):
                chance = win_chance(strength, fleet_strength(state, sector, -1))
                best = max(best, chance * (prize_of(state, sector) + REPUTATION))
    out[HUNT_AT] = best


def is_near(state: State, player: Player, sector: Sector) -> bool:
    """Does a wormhole lead from here to a sector with the player's disc or ships?"""
    edge: i64 = 0
    while edge < 6:
        near = sector.near[edge]
        if near >= 0 and sector.holes & BIT[edge] != 0:
            other = state.sectors[near]
            if other.owner == player.seat or other.entered[player.seat] > 0:
                return True
        edge += 1
    return False
