"""What a player of Eclipse owns: sectors, techs, storage, production and ships."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.eclipse.names import (
    ACTIONS_LEFT_AT,
    ATTACK_AT,
    COLONY_ROOM_AT,
    COLONY_SHIPS_AT,
    DEFENCE_AT,
    DESIGNS_AT,
    DISCS_AT,
    FRONTIER_AT,
    HAS_PASSED_AT,
    LOCKED_ROOM_AT,
    MATERIAL_PRODUCTION_AT,
    MATERIALS_AT,
    MONEY_AT,
    MONOLITH_FUND_AT,
    NET_INCOME_AT,
    ORBITALS_AT,
    POINTS_AT,
    SAVED_PARTS_AT,
    SCIENCE_AT,
    SCIENCE_PRODUCTION_AT,
    SECTORS_AT,
    SHIPS_AT,
    SHORTFALL_AT,
    TECH_POINTS_AT,
    TECHS_AT,
    TILES_AT,
)
from starboard.bots.eclipse.strength import ship_attack, ship_defence
from starboard.engine.bits import BIT, count_bits
from starboard.games.eclipse.components.components import ADVANCED
from starboard.games.eclipse.components.ids import (
    GRAY,
    MATERIALS,
    MONEY,
    MONOLITH_TECH,
    NOBODY,
    ORBITAL_SQUARE,
    SCIENCE,
    SHIP_TYPES,
)
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.scoring import POINTS, portal_points, score_species
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.payment import gap
from starboard.games.eclipse.upkeep.production import production

LAST_ROUND: Final[i64] = 8
STORED: Final[i64] = 14  # more than this does not help before the next production


def frozen_score(player: Player) -> i64:
    """The points of a player who has left the game."""
    total: i64 = 0
    for points in player.frozen:
        total += points
    return total


def count_sectors(state: State, player: Player, out: vec[i64]) -> None:
    """All sectors that the player controls."""
    for sector in state.sectors:
        if sector.owner == player.seat:
            count_sector(state, player, sector, out)


def count_sector(state: State, player: Player, sector: Sector, out: vec[i64]) -> None:
    """A controlled sector: its points, room for cubes and open edges."""
    points = state.rules.box.tiles[sector.tile].vp + POINTS.monolith * sector.monolith
    out[POINTS_AT] += points + portal_points(sector)
    out[SECTORS_AT] += 1
    out[ORBITALS_AT] += sector.orbital
    count_squares(state, player, sector, out)
    edge: i64 = 0
    while edge < 6:
        if sector.near[edge] < 0 and (sector.holes >> edge) & 1 == 1:
            out[FRONTIER_AT] += 1
        edge += 1


def count_squares(state: State, player: Player, sector: Sector, out: vec[i64]) -> None:
    """Empty squares that a colony ship could fill, and those that wait for a tech."""
    square: i64 = 0
    n: i64 = len(sector.squares)
    while square < n:
        if (sector.cubes >> (2 * square)) & 3 == 0:  # two bits per square, 0 without a cube
            printed = sector.squares[square]
            open_now = printed < ADVANCED or may_fill(state, player, printed & GRAY)
            out[COLONY_ROOM_AT if open_now else LOCKED_ROOM_AT] += 1
        square += 1
    if sector.orbital == 1 and sector.cube(ORBITAL_SQUARE) < 0:
        out[COLONY_ROOM_AT] += 1


def may_fill(state: State, player: Player, kind: i64) -> bool:
    """Has the player a tech for advanced squares of this colour?"""
    advanced = state.rules.box.advanced
    if kind == GRAY:
        return player.techs & (advanced[0] | advanced[1] | advanced[2]) != 0
    return player.techs & advanced[kind] != 0


def count_tracks(state: State, player: Player, out: vec[i64]) -> None:
    """Techs, and points that lie beside the board."""
    points = player.relations() * POINTS.ambassador + player.discoveries * POINTS.discovery
    for value in player.reputation:
        points += value
    if state.traitor == player.seat:
        points += POINTS.traitor
    out[POINTS_AT] += points + score_species(state, player)
    track: i64 = 0
    while track < 3:
        out[TECHS_AT] += player.on_track[track]
        out[TECH_POINTS_AT] += state.rules.box.tracks.tech_vp[player.on_track[track]]
        track += 1
    out[TILES_AT] = len(player.reputation)
    out[SAVED_PARTS_AT] = count_bits(player.saved)


def count_economy(state: State, player: Player, out: vec[i64]) -> None:
    """Storage, production and what the upkeep will take."""
    out[MATERIALS_AT] = min(player.storage[MATERIALS], STORED)
    out[SCIENCE_AT] = min(player.storage[SCIENCE], STORED)
    out[MATERIAL_PRODUCTION_AT] = production(state, player, MATERIALS)
    out[SCIENCE_PRODUCTION_AT] = production(state, player, SCIENCE)
    after = spare_money(state, player) - gap(state, player)
    out[MONEY_AT] = min(max(after, 0), 40)
    out[NET_INCOME_AT] = production(state, player, MONEY) - quiet_upkeep(state, player)
    out[SHORTFALL_AT] = -after if after < 0 else 0
    if player.has(MONOLITH_TECH):
        out[MONOLITH_FUND_AT] = min(player.storage[MATERIALS], 10 * out[SECTORS_AT])
    count_discs(player, out)


def count_discs(player: Player, out: vec[i64]) -> None:
    """Discs, colony ships and whether the round is over for the player."""
    out[DISCS_AT] = player.discs + player.spent()
    out[COLONY_ROOM_AT] = min(out[COLONY_ROOM_AT], player.colony_ships + 2)
    out[COLONY_SHIPS_AT] = player.colony_ships
    out[HAS_PASSED_AT] = 1 if player.passed else 0
    out[ACTIONS_LEFT_AT] = min(player.discs, 6)


def spare_money(state: State, player: Player) -> i64:
    """What trading brings in the last round, when nothing else needs the resources."""
    if state.round < LAST_ROUND:
        return 0
    rate = state.species_of(player).trade_value
    return player.storage[MATERIALS] // rate + player.storage[SCIENCE] // rate


def quiet_upkeep(state: State, player: Player) -> i64:
    """The upkeep of the sectors alone, when the discs of the actions have come back."""
    upkeep = state.rules.box.tracks.upkeep
    empty: i64 = len(upkeep) - 1 - player.discs - player.spent()
    return upkeep[max(0, empty)]


def count_fleet(state: State, player: Player, out: vec[i64]) -> None:
    """Ships by what they can do."""
    kind: i64 = 0
    while kind < SHIP_TYPES:
        built = state.rules.box.supply[kind] - player.supply[kind]
        blueprint = player.blueprints[kind]
        attack = ship_attack(blueprint.dice, blueprint.missiles, blueprint.computer)
        defence = ship_defence(blueprint.hull, blueprint.shield)
        out[ATTACK_AT] += built * attack
        out[DEFENCE_AT] += built * defence
        out[DESIGNS_AT] += attack + defence
        out[SHIPS_AT] += built
        kind += 1


def arms_of(state: State) -> i64:
    """The techs that open ship parts, as a mask."""
    mask: i64 = 0
    for part in state.rules.box.parts:
        if part.tech != NOBODY:
            mask |= BIT[part.tech]
    return mask
