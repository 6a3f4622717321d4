"""What counts in a position of Space Station Phoenix."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import count_bits
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.phoenix.actions.turns import Turns
from starboard.games.phoenix.components.effects import ENDGAME, GAIN, INCOME, SHIP, Effect
from starboard.games.phoenix.components.ids import (
    DISMANTLE,
    FOOD,
    GEMS,
    HUMAN,
    METAL,
    POINTS,
    SLOTS,
    WATER,
)
from starboard.games.phoenix.diplomacy.track_bonuses import TrackBonuses
from starboard.games.phoenix.diplomacy.tracks import is_sole_leader, reach
from starboard.games.phoenix.moves.bonuses import Exchange
from starboard.games.phoenix.moves.residents import Relocate
from starboard.games.phoenix.moves.ships import Dismantle, Trade, Use
from starboard.games.phoenix.moves.words import Word
from starboard.games.phoenix.player import Player
from starboard.games.phoenix.powers import hub_a1_score
from starboard.games.phoenix.scoring import count_for, score_sectors
from starboard.games.phoenix.state import State

from .evaluator import Features

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "sector_points",
    "bonus_points",
    "residents",
    "most_residents",
    "gems",
    "food_with_water",
    "food_or_water",
    "metal",
    "track_levels",
    "sole_leads",
    "open_bonus",
    "hub_start",
    "ships",
    "unused_ships",
    "working_fleet",
    "dismantle_ships",
    "construction_ships",
    "transport_ships",
    "expedition_ships",
    "diplomacy_ships",
    "supply_ships",
    "room",
    "gem_income",
    "food_and_water_income",
    "metal_income",
    "point_income",
    "dismantle_abilities",
    "construction_abilities",
    "transport_abilities",
    "expedition_abilities",
    "other_abilities",
)
FIRST_SHIPS: Final[i64] = 17
ROOM: Final[i64] = 23
FIRST_INCOME: Final[i64] = 24
FIRST_ABILITY: Final[i64] = 28
OTHER_ABILITY: Final[i64] = 32
STAGES: Final[i64] = 4
ROUNDS: Final[i64] = 12
SMALL_FLEET: Final[i64] = 4


@final
class PhoenixFeatures(Features):
    """One number per thing a player would look at; a stage takes twelve turns of each player."""

    game = "phoenix"

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        """How late it is, in turns of each player.

        How near an end is would be no good measure: who builds would then see the worth of
        everything fall and put it off for ever.
        """
        assert isinstance(state, State)
        rounds = state.turns // max(1, len(state.players))
        return min(rounds // ROUNDS, STAGES - 1)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        return not state.stack or isinstance(state.stack[-1], Turns)

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        """No idle moves, and no dismantling of the last ships."""
        assert isinstance(state, State)
        player = state.players[seat]
        found = [move for move in moves if not is_idle(state, player, move)]
        return found or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = vec[i64]([0] * len(NAMES))
        out[0] = 1
        count_points(state, player, out)
        count_goods(player, out)
        count_tracks(state, player, out)
        count_fleet(state, player, out)
        count_station(state, player, out)
        return out


def is_idle(state: State, player: Player, move: Move) -> bool:
    """Moves that hardly ever help."""
    if isinstance(move, Word):
        return move.verb == "spend-point"
    if isinstance(move, Trade):
        return (move.payment >> (3 * move.good)) & 7 != 0
    if isinstance(move, Use):
        ship = state.rules.ships[state.rules.by_code[move.ship]]
        return ship.kind == DISMANTLE and player.ships() <= SMALL_FLEET
    if isinstance(move, Dismantle):
        ship = state.rules.ships[state.rules.by_code[move.ship]]
        return ship.kind == DISMANTLE and player.ships() <= SMALL_FLEET + 2
    return isinstance(move, (Relocate, Exchange))


def count_points(state: State, player: Player, out: vec[i64]) -> None:
    """What would score now."""
    out[1] = player.goods[POINTS]
    out[2] = score_sectors(state, player)
    if player.hub >= 0:
        out[3] = hub_a1_score(state, player)
        for effect in state.hub(player).scores:
            out[3] += points_of(state, player, effect)
        out[13] = hub_start(state, player)
    species: i64 = 0
    while species <= HUMAN:
        out[4] += player.residents[species]
        out[5] += most_residents(state, player, species)
        species += 1


def points_of(state: State, player: Player, effect: Effect) -> i64:
    """What an endgame bonus would score now."""
    return effect.amount * (count_for(state, player, effect.per) // effect.every)


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


def count_goods(player: Player, out: vec[i64]) -> None:
    """Goods, as far as they can be used soon."""
    goods = player.goods
    pairs = min(goods[FOOD], goods[WATER])
    out[6] = min(goods[GEMS], 25)
    out[7] = min(pairs, 5)
    out[8] = min(goods[FOOD] + goods[WATER] - 2 * pairs, 4)
    out[9] = min(goods[METAL], 14)


def count_tracks(state: State, player: Player, out: vec[i64]) -> None:
    """Levels, leads, and a bonus that is still to be taken."""
    track: i64 = 0
    while track < 4:
        out[10] += player.levels[track]
        if player.levels[track] > 0 and is_sole_leader(state, player, track):
            out[11] += 1
        track += 1
    step = state.stack[-1] if state.stack else None
    if isinstance(step, TrackBonuses) and (step.waiting >> player.seat) & 1 == 1:
        out[12] = 1 + min(reach(state, player, step.track), 4)


def count_fleet(state: State, player: Player, out: vec[i64]) -> None:
    """Ships by type, the higher levels counted more."""
    ships = player.ships()
    out[14] = ships
    out[15] = count_bits(player.fleet & ~state.used)
    out[16] = min(ships, SMALL_FLEET)
    fleet = player.fleet
    index: i64 = 0
    while fleet >> index != 0:
        if (fleet >> index) & 1 == 1:
            ship = state.rules.ships[index]
            out[FIRST_SHIPS + min(ship.kind, 5)] += ship.level
        index += 1


def count_station(state: State, player: Player, out: vec[i64]) -> None:
    """Free quarters, income and abilities of the station."""
    out[FIRST_INCOME] = player.ships()
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] >= 0:
            sector = state.rules.sectors[player.wings[slot]]
            out[ROOM] += sector.size - player.filled[slot]
            position: i64 = 0
            while position < player.filled[slot]:
                effect = sector.quarters[position]
                if effect is not None:
                    count_ability(state, player, effect, out)
                position += 1
        slot += 1
    out[ROOM] = min(out[ROOM], 6)
    out[FIRST_INCOME] = min(out[FIRST_INCOME], 14)


def count_ability(state: State, player: Player, effect: Effect, out: vec[i64]) -> None:
    """What one living quarters brings: income, points at the end, or help with a ship type."""
    if effect.on == INCOME and effect.deed == GAIN:
        gain = effect.gain
        out[FIRST_INCOME] += gain[GEMS]
        out[FIRST_INCOME + 1] += gain[FOOD] + gain[WATER]
        out[FIRST_INCOME + 2] += gain[METAL]
        out[FIRST_INCOME + 3] += gain[POINTS]
    elif effect.on == ENDGAME:
        out[3] += points_of(state, player, effect)
    elif effect.on == SHIP and effect.kind >= 0 and effect.kind < 4:
        out[FIRST_ABILITY + effect.kind] += 1
    else:
        out[OTHER_ABILITY] += 1
