"""What counts in a position of Space Station Phoenix."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import count_bits
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.phoenix.effects import GAIN, INCOME
from starboard.games.phoenix.moves import Dismantle, Exchange, Plain, Relocate, Trade, Use
from starboard.games.phoenix.scoring import score_bonuses, score_sectors
from starboard.games.phoenix.state import Player, State
from starboard.games.phoenix.steps.turns import Turns
from starboard.games.phoenix.words import (
    DISMANTLE,
    FOOD,
    GEMS,
    METAL,
    POINTS,
    SLOTS,
    WATER,
)

from .evaluator import Features

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "points",
    "sector_points",
    "bonus_points",
    "residents",
    "gems",
    "food_and_water",
    "metal",
    "track_levels",
    "ships",
    "unused_ships",
    "working_fleet",
    "room",
    "gem_income",
    "food_and_water_income",
    "metal_income",
    "point_income",
    "abilities",
)
STAGES: Final[i64] = 4
SMALL_FLEET: Final[i64] = 4


@final
class PhoenixFeatures(Features):
    """One number per thing a player would look at; stages are quarters of the way to the end."""

    game = "phoenix"

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        """How near any of the three ends of the game is."""
        assert isinstance(state, State)
        start = state.rules.start
        drawn: i64 = 100 - start.aliens_left_out
        way = 100 * (drawn - state.aliens_left()) // drawn
        for player in state.players:
            way = max(way, 100 * player.goods[POINTS] // state.rules.ends.points)
            way = max(way, 100 * player.sectors() // state.rules.ends.sectors)
        return min(way * STAGES // 100, STAGES - 1)

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
        count_goods(state, player, out)
        count_station(state, player, out)
        return out


def is_idle(state: State, player: Player, move: Move) -> bool:
    """Moves that hardly ever help."""
    if isinstance(move, Plain):
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
    for _, points in score_bonuses(state, player):
        out[3] += points
    for count in player.residents:
        out[4] += count


def count_goods(state: State, player: Player, out: vec[i64]) -> None:
    """Goods, as far as they can be used soon, and the fleet."""
    goods = player.goods
    out[5] = min(goods[GEMS], 25)
    out[6] = min(goods[FOOD] + goods[WATER], 8)
    out[7] = min(goods[METAL], 13)
    for level in player.levels:
        out[8] += level
    ships = player.ships()
    out[9] = ships
    out[10] = count_bits(player.fleet & ~state.used)
    out[11] = min(ships, SMALL_FLEET)
    out[13] = ships


def count_station(state: State, player: Player, out: vec[i64]) -> None:
    """Free quarters, income and abilities of the station."""
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] >= 0:
            sector = state.rules.sectors[player.wings[slot]]
            out[12] += sector.size - player.filled[slot]
            position: i64 = 0
            while position < player.filled[slot]:
                effect = sector.quarters[position]
                if effect is not None:
                    if effect.on == INCOME and effect.deed == GAIN:
                        count_income(effect.gain, out)
                    else:
                        out[17] += 1
                position += 1
        slot += 1
    out[12] = min(out[12], 6)
    out[13] = min(out[13], 14)


def count_income(gain: vec[i64], out: vec[i64]) -> None:
    """What one living quarters brings in every income."""
    out[13] += gain[GEMS]
    out[14] += gain[FOOD] + gain[WATER]
    out[15] += gain[METAL]
    out[16] += gain[POINTS]
