"""What a player of Space Station Phoenix owns: points, goods, tracks, ships and a station."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.phoenix.names import (
    BONUS_POINTS_AT,
    DISMANTLE_ABILITIES_AT,
    DISMANTLE_SHIPS_AT,
    FOOD_AND_WATER_INCOME_AT,
    FOOD_OR_WATER_AT,
    FOOD_WITH_WATER_AT,
    GEM_INCOME_AT,
    GEMS_AT,
    HUB_START_AT,
    METAL_AT,
    METAL_INCOME_AT,
    MOST_RESIDENTS_AT,
    OPEN_BONUS_AT,
    OTHER_ABILITIES_AT,
    POINT_INCOME_AT,
    POINTS_AT,
    RESIDENTS_AT,
    ROOM_AT,
    SECTOR_POINTS_AT,
    SHIPS_AT,
    SOLE_LEADS_AT,
    TRACK_LEVELS_AT,
    UNUSED_SHIPS_AT,
    WORKING_FLEET_AT,
)
from starboard.engine.bits import count_bits
from starboard.games.phoenix.components.effects import ENDGAME, GAIN, INCOME, SHIP, Effect
from starboard.games.phoenix.components.ids import FOOD, GEMS, HUMAN, METAL, POINTS, SLOTS, WATER
from starboard.games.phoenix.diplomacy.track_bonuses import TrackBonuses
from starboard.games.phoenix.diplomacy.tracks import is_sole_leader, reach
from starboard.games.phoenix.player import Player
from starboard.games.phoenix.powers import hub_a1_score
from starboard.games.phoenix.scoring import counted, score_sectors
from starboard.games.phoenix.state import State

SMALL_FLEET: Final[i64] = 4


def count_points(state: State, player: Player, out: vec[i64]) -> None:
    """What would score now."""
    out[POINTS_AT] = player.goods[POINTS]
    out[SECTOR_POINTS_AT] = score_sectors(state, player)
    if player.hub >= 0:
        out[BONUS_POINTS_AT] = hub_a1_score(state, player)
        for effect in state.hub(player).scores:
            out[BONUS_POINTS_AT] += points_of(state, player, effect)
        out[HUB_START_AT] = hub_start(state, player)
    species: i64 = 0
    while species <= HUMAN:
        out[RESIDENTS_AT] += player.residents[species]
        out[MOST_RESIDENTS_AT] += most_residents(state, player, species)
        species += 1


def points_of(state: State, player: Player, effect: Effect) -> i64:
    """What an endgame bonus would score now."""
    return effect.amount * (counted(state, player, effect.per) // effect.every)


def most_residents(state: State, player: Player, species: i64) -> i64:
    """Points for the most or second most residents of a kind, as they stand."""
    own = player.residents[species]
    if own == 0:
        return 0
    higher: i64 = 0
    tied: i64 = 0
    for other in state.players:
        if other.residents[species] > own:
            higher += 1
        elif other.residents[species] == own:
            tied += 1
    scoring = state.rules.scoring
    if higher == 0:
        return scoring.first if tied == 1 else (scoring.first + scoring.second) // tied
    return scoring.second // tied if higher == 1 else 0


def hub_start(state: State, player: Player) -> i64:
    """The starting side of a Hub in GEMs; it tells Hubs apart before they are taken."""
    hub = state.hub(player)
    start = hub.start
    worth = start[GEMS] + 2 * (start[FOOD] + start[WATER]) + 3 * start[METAL]
    for steps in hub.advances:
        worth += 4 * steps
    worth += 4 * hub.choice_advances + 5 * hub.keep - 6 * hub.lose_level_2
    return worth + 8 if hub.free_sector >= 0 or hub.private else worth


def count_goods(state: State, player: Player, out: vec[i64]) -> None:
    """Goods, as far as they can be used soon."""
    goods = player.goods
    pairs = min(goods[FOOD], goods[WATER])
    out[GEMS_AT] = min(goods[GEMS], 25)
    out[FOOD_WITH_WATER_AT] = min(pairs, 5)
    out[FOOD_OR_WATER_AT] = min(goods[FOOD] + goods[WATER] - 2 * pairs, 4)
    out[METAL_AT] = min(goods[METAL], 14)


def count_tracks(state: State, player: Player, out: vec[i64]) -> None:
    """Levels, leads, and a bonus that is still to be taken."""
    track: i64 = 0
    while track < 4:
        out[TRACK_LEVELS_AT] += player.levels[track]
        if player.levels[track] > 0 and is_sole_leader(state, player, track):
            out[SOLE_LEADS_AT] += 1
        track += 1
    step = state.stack[-1] if state.stack else None
    if isinstance(step, TrackBonuses) and (step.waiting >> player.seat) & 1 == 1:
        out[OPEN_BONUS_AT] = 1 + min(reach(state, player, step.track), 4)


def count_fleet(state: State, player: Player, out: vec[i64]) -> None:
    """Ships by type, the higher levels counted more."""
    ships = player.ships()
    out[SHIPS_AT] = ships
    out[UNUSED_SHIPS_AT] = count_bits(player.fleet & ~state.used)
    out[WORKING_FLEET_AT] = min(ships, SMALL_FLEET)
    fleet = player.fleet
    index: i64 = 0
    while fleet >> index != 0:
        if (fleet >> index) & 1 == 1:
            ship = state.rules.ships[index]
            out[DISMANTLE_SHIPS_AT + min(ship.kind, 5)] += ship.level
        index += 1


def count_station(state: State, player: Player, out: vec[i64]) -> None:
    """Free quarters, income and abilities of the station."""
    out[GEM_INCOME_AT] = player.ships()
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] >= 0:
            sector = state.rules.sectors[player.wings[slot]]
            out[ROOM_AT] += sector.size - player.filled[slot]
            position: i64 = 0
            while position < player.filled[slot]:
                effect = sector.quarters[position]
                if effect is not None:
                    count_ability(state, player, effect, out)
                position += 1
        slot += 1
    out[ROOM_AT] = min(out[ROOM_AT], 6)
    out[GEM_INCOME_AT] = min(out[GEM_INCOME_AT], 14)


def count_ability(state: State, player: Player, effect: Effect, out: vec[i64]) -> None:
    """What one living quarters brings: income, points at the end, or help with a ship type."""
    if effect.on == INCOME and effect.deed == GAIN:
        gain = effect.gain
        out[GEM_INCOME_AT] += gain[GEMS]
        out[FOOD_AND_WATER_INCOME_AT] += gain[FOOD] + gain[WATER]
        out[METAL_INCOME_AT] += gain[METAL]
        out[POINT_INCOME_AT] += gain[POINTS]
    elif effect.on == ENDGAME:
        out[BONUS_POINTS_AT] += points_of(state, player, effect)
    elif effect.on == SHIP and effect.kind >= 0 and effect.kind < 4:
        out[DISMANTLE_ABILITIES_AT + effect.kind] += 1
    else:
        out[OTHER_ABILITIES_AT] += 1
