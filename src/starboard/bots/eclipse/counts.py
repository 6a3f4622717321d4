"""What a player of Eclipse owns: sectors, techs, storage, production and ships."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.eclipse.names import (
    ACTIONS_LEFT,
    ARMS,
    ATTACK,
    COLONY_ROOM,
    COLONY_SHIPS,
    DEFENCE,
    DESIGNS,
    DISCS,
    FRONTIER,
    HAS_PASSED,
    LOCKED_ROOM,
    MATERIAL_PRODUCTION,
    MATERIALS_AT,
    MONEY_AT,
    MONOLITH_FUND,
    NET_INCOME,
    ORBITALS,
    POINTS_AT,
    SAVED_PARTS,
    SCIENCE_AT,
    SCIENCE_PRODUCTION,
    SECTORS,
    SHIPS,
    SHORTFALL,
    TECH_POINTS,
    TECHS,
    TILES,
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


def count_sector(state: State, player: Player, sector: Sector, out: vec[i64]) -> None:
    """An own sector: its points, room for cubes and open edges."""
    points = state.rules.box.tiles[sector.tile].vp + POINTS.monolith * sector.monolith
    out[POINTS_AT] += points + portal_points(sector)
    out[SECTORS] += 1
    out[ORBITALS] += sector.orbital
    count_squares(state, player, sector, out)
    edge: i64 = 0
    while edge < 6:
        if sector.near[edge] < 0 and (sector.holes >> edge) & 1 == 1:
            out[FRONTIER] += 1
        edge += 1


def count_squares(state: State, player: Player, sector: Sector, out: vec[i64]) -> None:
    """Empty squares that a colony ship could fill, and those that wait for a tech."""
    square: i64 = 0
    n: i64 = len(sector.squares)
    while square < n:
        if (sector.cubes >> (2 * square)) & 3 == 0:
            printed = sector.squares[square]
            open_now = printed < ADVANCED or may_fill(state, player, printed & GRAY)
            out[COLONY_ROOM if open_now else LOCKED_ROOM] += 1
        square += 1
    if sector.orbital == 1 and sector.cube(ORBITAL_SQUARE) < 0:
        out[COLONY_ROOM] += 1


def may_fill(state: State, player: Player, kind: i64) -> bool:
    """Has the player a tech for advanced squares of this colour?"""
    advanced = state.rules.box.advanced
    if kind == GRAY:
        return player.techs & (advanced[0] | advanced[1] | advanced[2]) != 0
    return player.techs & advanced[kind] != 0


def count_tracks(state: State, player: Player, arms: i64, out: vec[i64]) -> None:
    """Techs, and points that lie beside the board."""
    points = player.relations() * POINTS.ambassador + player.discoveries * POINTS.discovery
    for value in player.reputation:
        points += value
    if state.traitor == player.seat:
        points += POINTS.traitor
    out[POINTS_AT] += points + score_species(state, player)
    track: i64 = 0
    while track < 3:
        out[TECHS] += player.on_track[track]
        out[TECH_POINTS] += state.rules.box.tracks.tech_vp[player.on_track[track]]
        track += 1
    out[ARMS] = count_bits(player.techs & arms)
    out[TILES] = len(player.reputation)
    out[SAVED_PARTS] = count_bits(player.saved)


def count_economy(state: State, player: Player, out: vec[i64]) -> None:
    """Storage, production and what the upkeep will take."""
    out[MATERIALS_AT] = min(player.storage[MATERIALS], STORED)
    out[SCIENCE_AT] = min(player.storage[SCIENCE], STORED)
    out[MATERIAL_PRODUCTION] = production(state, player, MATERIALS)
    out[SCIENCE_PRODUCTION] = production(state, player, SCIENCE)
    after = spare_money(state, player) - gap(state, player)
    out[MONEY_AT] = min(max(after, 0), 40)
    out[NET_INCOME] = production(state, player, MONEY) - quiet_upkeep(state, player)
    out[SHORTFALL] = -after if after < 0 else 0
    if player.has(MONOLITH_TECH):
        out[MONOLITH_FUND] = min(player.storage[MATERIALS], 10 * out[SECTORS])
    count_discs(player, out)


def count_discs(player: Player, out: vec[i64]) -> None:
    """Discs, colony ships and whether the round is over for the player."""
    out[DISCS] = player.discs + player.spent()
    out[COLONY_ROOM] = min(out[COLONY_ROOM], player.colony_ships + 2)
    out[COLONY_SHIPS] = player.colony_ships
    out[HAS_PASSED] = 1 if player.passed else 0
    out[ACTIONS_LEFT] = min(player.discs, 6)


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
        out[ATTACK] += built * attack
        out[DEFENCE] += built * defence
        out[DESIGNS] += attack + defence
        out[SHIPS] += built
        kind += 1


def arms_of(state: State) -> i64:
    """The techs that open ship parts, as a mask."""
    mask: i64 = 0
    for part in state.rules.box.parts:
        if part.tech != NOBODY:
            mask |= BIT[part.tech]
    return mask
