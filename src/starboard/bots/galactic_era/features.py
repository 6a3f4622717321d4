"""What counts in a position of Galactic Era."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.evaluation import Features
from starboard.bots.galactic_era.battles import count_battles
from starboard.bots.galactic_era.choices import useful_moves
from starboard.bots.galactic_era.counters import (
    chosen,
    count_due,
    count_research,
    due_stars,
    side_after,
)
from starboard.bots.galactic_era.counts import count_fleet, count_levels, count_points, count_stars
from starboard.bots.galactic_era.goals import goal_hope
from starboard.bots.galactic_era.names import (
    CONSTANT_AT,
    DUE_STARS_AT,
    GOAL_AT,
    GOAL_HOPE_AT,
    MORE_COUNTERS_AT,
    NAMES,
    NEARNESS_AT,
    NO_COUNTS,
)
from starboard.bots.galactic_era.stars import held_targets, nearness
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.galactic_era.components.ids import (
    BUILD,
    GAIN_STAR,
    GALACTIC,
    GENETICS,
    GROW,
    JOURNEYS,
    MIGRATIONS,
    MILITARY,
    MINUS,
    NONE,
    PROPULSION,
    RESEARCH,
    ROBOTICS,
    SPIRITUALITY,
    STO,
    STS,
    SWITCH,
    WARS,
)
from starboard.games.galactic_era.growth.build_ships import new_ships
from starboard.games.galactic_era.growth.grow_population import normal_discs
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.growth.selection import (
    SelectCounters,
    extra_counters,
    size,
    times,
)
from starboard.games.galactic_era.levels import can_rise, must_be_sto
from starboard.games.galactic_era.movement.turn import Turn
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.races import highest_level
from starboard.games.galactic_era.round import GROWTH_TURNS, Round
from starboard.games.galactic_era.scoring.endgame import goal_points, relic_points
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.trading.contact import contacts
from starboard.games.galactic_era.trading.trades import partners

STAGES: Final[i64] = 8


@final
class GalacticEraFeatures(Features):
    """One number per thing a player would look at; stages are eighths of the game.

    Exact features see what helps the Galactic Goal, and a growth turn as one plan; they have
    weights of their own.
    """

    game = "galactic-era"

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.weights = "weights_skilled.toml" if exact else "weights.toml"

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return STAGES

    def stage(self, state: EngineState) -> i64:
        assert isinstance(state, State)
        past = max(state.round - 1, 0) * STAGES // state.rules.rounds()
        return min(past, STAGES - 1)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        step = state.stack[-1] if state.stack else None
        if isinstance(step, GrowthTurn):
            return not self.exact
        return step is None or isinstance(step, Turn)

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        assert isinstance(state, State)
        return useful_moves(state, seat, moves, self.exact) or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = NO_COUNTS[:]
        out[CONSTANT_AT] = 1
        if player.home < 0:
            return out
        counters, square = chosen(state, player)
        side = side_after(player, counters)
        levels = player.levels
        if times(counters, RESEARCH) > 0:
            count_research(state, player, square, out)
        count_stars(state, player, out)
        count_levels(player, out)
        targets = held_targets(state, player, side, self.exact)
        count_fleet(state, player, targets, out)
        out[NEARNESS_AT] = nearness(state, player, self.exact)
        count_due(state, player, counters, out)
        out[DUE_STARS_AT] = due_stars(player, times(counters, GAIN_STAR), side, targets)
        count_points(state, player, side, out)
        count_battles(state, player, self.exact, out)
        if self.exact:
            out[GOAL_HOPE_AT] = goal_hope(state, player) - 100 * out[GOAL_AT]
            out[MORE_COUNTERS_AT] = min(extra_counters(state, player), 2)
        player.levels = levels
        return out


def chosen(state: State, player: Player) -> tuple[i64, i64]:
    """The growth counters not used yet and the square counter, also while they are sealed."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SelectCounters):
        answer: i64 = step.answers[player.number]
        return (answer // 8, answer % 8) if answer >= 0 else (0, NONE)
    if not growth_ahead(state, player):
        return 0, NONE
    counters: i64 = 0
    kind: i64 = 4
    while kind >= 0:
        counters = counters * 4 + player.counters[kind]
        kind -= 1
    return counters, player.square


def growth_ahead(state: State, player: Player) -> bool:
    """Is the growth turn of this round still to come or under way?"""
    below = state.stack[0] if state.stack else None
    if not isinstance(below, Round) or below.phase > GROWTH_TURNS:
        return False
    if below.phase < GROWTH_TURNS or player.order > below.at:
        return True
    for step in state.stack:
        if isinstance(step, GrowthTurn):
            return step.player == player.number
    return False


def side_after(player: Player, counters: i64) -> i64:
    """The alignment once the chosen counters have been carried out."""
    if times(counters, SWITCH) == 0 or must_be_sto(player):
        return player.alignment
    return STS if player.alignment == STO else STO


def count_stars(state: State, player: Player, out: vec[i64]) -> None:
    """Population, and what growing would add."""
    discs: i64 = 0
    for star in state.board.rules.stars:
        if state.owner[star] == player.number:
            discs += state.discs[star]
            out[3] += 1
            out[4] += normal_discs(state, player, star)
            out[5] += min(max(state.growth_limit(star) - state.population(star), 0), 4)
    out[2] = discs
    out[4] = min(out[4], 39 - discs)
    out[34] = min(bonus(state, player, out[3]), 39 - discs)


def bonus(state: State, player: Player, stars: i64) -> i64:
    """Discs that Genetics adds to a Grow Population action."""
    return min(state.rules.bonus_discs[player.levels[GENETICS]], stars)


def count_levels(player: Player, out: vec[i64]) -> None:
    """The five fields."""
    field: i64 = 0
    while field < 5:
        out[6 + field] = player.levels[field]
        field += 1


def count_ships(state: State, player: Player, targets: vec[i64], out: vec[i64]) -> None:
    """Ships and what they could gain."""
    ships = player.piece_count() + player.ships_in_fleets()
    out[11] = min(ships, 8)
    out[12] = max(ships - 8, 0)
    out[13] = new_ships(state, player)
    out[14] = targets[0] + targets[1] + targets[2] + targets[3]


def count_due(state: State, player: Player, counters: i64, out: vec[i64]) -> None:
    """What the chosen counters will bring."""
    if counters == 0:
        return
    if times(counters, GROW) > 0:
        out[16] = out[4] + out[34]
        out[20] += 400 if state.story == MIGRATIONS and state.era() == 1 and out[16] > 0 else 0
    if times(counters, BUILD) > 0:
        out[17] = min(out[13], 20)
        out[20] += 200 if state.story == WARS and state.era() == 1 else 0
    if isinstance(state.stack[-1], SelectCounters):
        price = state.rules.counter_price[player.levels[GENETICS]]
        out[20] -= 100 * price * max(size(counters) - 2, 0)


def due_stars(player: Player, gains: i64, side: i64, targets: vec[i64]) -> i64:
    """The best stars that so many Gain Star actions can take now."""
    if player.race == GALACTIC and side == STO:
        gains *= 2
    total: i64 = 0
    k: i64 = 0
    while k < min(gains, 6):
        total += targets[k]
        k += 1
    return total


def count_research(state: State, player: Player, field: i64, out: vec[i64]) -> None:
    """The level is counted as if it were there, and the story's points in the last era.
    The caller puts the old levels back.
    """
    if field < 0 or field >= MINUS:
        return
    levels = state.rules.research_levels[player.levels[ROBOTICS]]
    rises = can_rise(player, field)
    out[19] = 1 if rises else 0
    out[20] -= 100 * state.rules.research_loss[player.levels[ROBOTICS]]
    player.set_level(field, min(player.levels[field] + levels, highest_level(player, field)))
    if state.era() == 3:
        out[20] += research_points(state, player, field, rises)


def research_points(state: State, player: Player, field: i64, rises: bool) -> i64:
    """What the story pays for research in the last era, in hundredths."""
    light = field == SPIRITUALITY or field == PROPULSION
    hard = field == MILITARY or field == ROBOTICS
    if (state.story == JOURNEYS and light) or (state.story == WARS and hard):
        return 100 * (7 - player.levels[field])
    return 250 if state.story == MIGRATIONS and rises else 0


def count_points(state: State, player: Player, side: i64, out: vec[i64]) -> None:
    """Points made, and those that are certain if nothing changes."""
    out[1] = player.vp()
    out[21] = aligned_rounds(state, side)
    out[22] = goal_points(state, player)
    if partners(state, player) != 0:
        out[32] = 1
    out[23] = relic_points(state, player)
    if player.card != NONE:
        out[24] = safe_points(state, player)
        out[25] = more_points(state, player)
    if state.story == JOURNEYS and state.era() == 1:
        out[26] = count_bits(contacts(state, player))
    out[27] = count_bits(state.war[player.number])
    seat = state.seat_of(player.number)
    for seen in state.counter_known:
        out[30] += (seen >> seat) & 1
    out[31] = player.order


def aligned_rounds(state: State, side: i64) -> i64:
    """Rounds still to be scored in which this alignment brings a point."""
    n: i64 = 0
    k = max(state.round, 1)
    while k <= state.rules.rounds():
        dark = state.rules.era_of_round[k] == 2
        n += 1 if dark == (side == STS) else 0
        k += 1
    return n
