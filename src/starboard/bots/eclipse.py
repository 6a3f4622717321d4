"""What counts in a position of Eclipse."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.eclipse.board import guards
from starboard.games.eclipse.components import ADVANCED
from starboard.games.eclipse.moves import DropTile, Propose, React, TakeAction, Trade
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.production import production
from starboard.games.eclipse.scoring import POINTS, portal_points, score_species
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.games.eclipse.steps.turns import Turns
from starboard.games.eclipse.steps.upkeep import Upkeep
from starboard.games.eclipse.upkeep import gap
from starboard.games.eclipse.words import MATERIALS, MONEY, SCIENCE, SHIP_TYPES

from .evaluator import Features
from .exact import exact_chance
from .strength import fleet_strength, ship_attack, ship_defence, win_chance

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "sectors",
    "techs",
    "tech_points",
    "materials",
    "science",
    "money",
    "material_production",
    "science_production",
    "net_income",
    "shortfall",
    "discs",
    "colony_room",
    "attack",
    "defence",
    "ships",
    "saved_parts",
    "battle_gain",
    "battle_risk",
    "threat",
    "orbitals",
    "has_passed",
    "tiles",
    "designs",
    "actions_left",
)


LAST_ROUND: Final[i64] = 8
SURPLUS: Final[i64] = 8  # of materials or science, from which trading for money may help
STORED: Final[i64] = 14  # more than this does not help before the next production


@final
class EclipseFeatures(Features):
    """One number per thing a player would look at; stages are the eight rounds."""

    game = "eclipse"

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return 8

    def stage(self, state: EngineState) -> i64:
        assert isinstance(state, State)
        return min(state.round - 1, 7)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        return not state.stack or isinstance(state.stack[-1], Turns)

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        """No offers, returned tiles or idle trades, and no action that leads into bankruptcy."""
        assert isinstance(state, State)
        player = state.players[seat]
        need = isinstance(state.stack[-1], Upkeep) and gap(state, player) > 0
        found = [move for move in moves if not is_idle(player, move, need)]
        if isinstance(state.stack[-1], Turns) and is_last_disc(state, player):
            found = [move for move in found if not isinstance(move, (TakeAction, React))]
        return found or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = vec[i64]([0] * len(NAMES))
        out[0] = 1
        if player.out:
            return out
        count_board(state, player, out)
        count_economy(state, player, out)
        count_fleet(state, player, out)
        for sector in state.sectors:
            count_battle(state, player, sector, out, self.exact)
        return out


def is_idle(player: Player, move: Move, need: bool) -> bool:
    """Moves that only cost; a surplus may be traded for money, in need anything."""
    if isinstance(move, Trade):
        return move.get != MONEY or (not need and player.storage[move.give] < SURPLUS)
    return isinstance(move, (DropTile, Propose))


def is_last_disc(state: State, player: Player) -> bool:
    """Could the upkeep not be paid if one more disc were spent?"""
    if player.discs == 0:
        return True
    player.discs -= 1
    short = gap(state, player)
    player.discs += 1
    return short > spare_money(state, player)


def spare_money(state: State, player: Player) -> i64:
    """What trading brings in the last round, when nothing else needs the resources."""
    if state.round < LAST_ROUND:
        return 0
    rate = state.species_of(player).trade_value
    return player.storage[MATERIALS] // rate + player.storage[SCIENCE] // rate


def count_board(state: State, player: Player, out: vec[i64]) -> None:
    """Points that lie on the board, techs and tiles."""
    points: i64 = 0
    for sector in state.sectors:
        if sector.owner == player.seat:
            points += sector_points(state, sector)
            out[2] += 1
            out[13] += room(sector)
            out[21] += sector.orbital
    for value in player.reputation:
        points += value
    points += player.relations() * POINTS.ambassador + player.discoveries * POINTS.discovery
    if state.traitor == player.seat:
        points += POINTS.traitor
    out[1] = points + score_species(state, player)
    track: i64 = 0
    while track < 3:
        out[3] += player.on_track[track]
        out[4] += state.rules.box.tracks.tech_vp[player.on_track[track]]
        track += 1
    out[23] = len(player.reputation)


def sector_points(state: State, sector: Sector) -> i64:
    """What the controller of a sector scores for it."""
    points = state.rules.box.tiles[sector.tile].vp + POINTS.monolith * sector.monolith
    return points + portal_points(sector)


def room(sector: Sector) -> i64:
    """Empty squares that a colony ship could fill."""
    free: i64 = 0
    square: i64 = 0
    while square < len(sector.squares):
        if sector.squares[square] < ADVANCED and sector.cube(square) < 0:
            free += 1
        square += 1
    return free


def count_economy(state: State, player: Player, out: vec[i64]) -> None:
    """Storage, production and what the upkeep will take."""
    out[5] = min(player.storage[MATERIALS], STORED)
    out[6] = min(player.storage[SCIENCE], STORED)
    out[8] = production(state, player, MATERIALS)
    out[9] = production(state, player, SCIENCE)
    income = production(state, player, MONEY)
    after = spare_money(state, player) - gap(state, player)
    out[7] = min(max(after, 0), 40)
    out[10] = income - quiet_upkeep(state, player)
    out[11] = -after if after < 0 else 0
    out[12] = player.discs + player.spent()
    out[13] = min(out[13], player.colony_ships + 2)
    out[22] = 1 if player.passed else 0
    out[25] = min(player.discs, 6)


def quiet_upkeep(state: State, player: Player) -> i64:
    """The upkeep of the sectors alone, when the discs of the actions have come back."""
    upkeep = state.rules.box.tracks.upkeep
    empty: i64 = len(upkeep) - 1 - player.discs - player.spent()
    return upkeep[max(0, empty)]


def count_fleet(state: State, player: Player, out: vec[i64]) -> None:
    """Ships by what they can do, and the battles that are waiting."""
    kind: i64 = 0
    while kind < SHIP_TYPES:
        built = state.rules.box.supply[kind] - player.supply[kind]
        blueprint = player.blueprints[kind]
        attack = ship_attack(blueprint.dice, blueprint.missiles, blueprint.computer)
        defence = ship_defence(blueprint.hull, blueprint.shield)
        out[14] += built * attack
        out[15] += built * defence
        out[24] += attack + defence
        out[16] += built
        kind += 1
    saved = player.saved
    while saved != 0:
        out[17] += saved & 1
        saved >>= 1


def count_battle(state: State, player: Player, sector: Sector, out: vec[i64], exact: bool) -> None:
    """Expected gain and risk, in hundredths, where own ships meet others."""
    own = sector.fleet(player.seat)
    strangers = sector.all_ships() - own
    if strangers == 0:
        return
    if own == 0:
        if sector.owner == player.seat:
            out[20] += strangers
        return
    if guards(player, sector) == 0 and strangers == sector.npcs():
        return
    chance = battle_chance(state, player, sector, exact)
    prize = state.rules.box.tiles[sector.tile].vp + 2 * sector.discovery + 2
    out[18] += chance * prize
    out[19] += (100 - chance) * own


def battle_chance(state: State, player: Player, sector: Sector, exact: bool) -> i64:
    """The chance to win a battle in hundredths: calculated if asked for, or guessed."""
    if exact:
        chance = exact_chance(state, sector, player.seat)
        if chance >= 0:
            return chance
    own = fleet_strength(state, sector, player.seat)
    return win_chance(own, rivals(state, sector, player.seat))


def rivals(state: State, sector: Sector, seat: i64) -> i64:
    """The strength of everybody else in a sector."""
    total = fleet_strength(state, sector, -1)
    for other in state.players:
        if other.seat != seat and sector.fleet(other.seat) > 0:
            total += fleet_strength(state, sector, other.seat)
    return total
