"""What stars are worth to a player of Galactic Era, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.galactic_era.goals import goal_worth
from starboard.engine.refusal import QUIET
from starboard.games.galactic_era.components.ids import (
    ALL,
    CONQUER,
    GALACTIC,
    LIBERATE,
    MIGRATIONS,
    NOBODY,
    NONE,
    NORDICS,
    ORION,
    PRIMITIVE,
    SPIRITUALITY,
    STO,
    STS,
    UNINHABITED,
    WARS,
)
from starboard.games.galactic_era.growth.methods import ship_count, ships_needed
from starboard.games.galactic_era.levels import blocked
from starboard.games.galactic_era.movement.scouting import knows
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.war.war import refuse_war

DISC: Final[i64] = 100
UNSEEN_STO: Final[i64] = 130  # a third each: one disc, nothing, three discs
UNSEEN_STS: Final[i64] = 110  # one disc, two discs, hardly ever four ships
RELIC: Final[i64] = 150
LEVEL: Final[i64] = 120  # a level of technology taken with a star


def star_worth(state: State, player: Player, star: i64, side: i64, exact: bool) -> i64:
    """What gaining a star would bring a player of this alignment, its ships there.

    Only exact worths know what the star means for the Galactic Goal.
    """
    owner = state.owner[star]
    if owner == player.number:
        return 0
    if owner != NOBODY:
        worth = taking_worth(state, player, star, side)
    else:
        worth = counter_worth(state, player, star, side)
        if worth > 0 and state.relic[star] != NONE and state.relic_known[star] != ALL:
            worth += RELIC
    return worth + goal_worth(state, player, star) if exact and worth > 0 else worth


def counter_worth(state: State, player: Player, star: i64, side: i64) -> i64:
    """Discs for a neutral star; a counter the player has not seen is worth the mean."""
    if not knows(state.counter_known[star], state.seat_of(player.number)):
        return UNSEEN_STO if side == STO else UNSEEN_STS
    kind = state.counter[star]
    if kind == UNINHABITED:
        return DISC
    if kind == PRIMITIVE:
        return 2 * DISC if side == STS else 0
    if side == STO or player.race == NORDICS:
        return 3 * DISC
    return conquest_worth(state, player, star)


def conquest_worth(state: State, player: Player, star: i64) -> i64:
    """An advanced neutral for an STS player: four ships, or one of the Orion Empire."""
    if player.race != ORION and ship_count(state, player, star) < 4:
        return DISC // 5
    return 3 * DISC if player.race == GALACTIC else DISC


def taking_worth(state: State, player: Player, star: i64, side: i64) -> i64:
    """A star of another player: discs, what he loses, a level and the story's points."""
    other = state.players[state.owner[star]]
    war = state.at_war(player.number, other.number)
    people = state.population(star)
    if side == STO:
        if not war or other.alignment == STO:
            return 0
        have = ship_count(state, player, star) >= ships_needed(state, player, LIBERATE, star)
        return (people * DISC + LEVEL + story_worth(state, people)) if have else 0
    if other.levels[SPIRITUALITY] >= 6:
        return 0
    if not war and not can_declare(state, player, other, star):
        return 0
    if ship_count(state, player, star) < ships_needed(state, player, CONQUER, star):
        return 0
    kept = min(people, 3) if player.race == GALACTIC else 1
    return kept * DISC + people * DISC // 3 + LEVEL + story_worth(state, people)


def can_declare(state: State, player: Player, other: Player, star: i64) -> bool:
    """Could war be declared by taking this star?"""
    if player.alignment == STO or other.is_at(state.board.rules.star_hex[star]):
        return False
    return refuse_war(state, player, other, QUIET) is None


def story_worth(state: State, people: i64) -> i64:
    """Points of the story for taking a player's star now."""
    if state.era() != 2:
        return 0
    if state.story == MIGRATIONS:
        return people * 100
    return 100 if state.story == WARS else 150


def held_targets(state: State, player: Player, side: i64, exact: bool) -> vec[i64]:
    """The worth of the stars that could be gained with the ships there now, best first, six."""
    best = vec[i64]([0] * 6)
    for hexagon in player.hexes():
        star = state.board.rules.star_at[hexagon]
        if star < 0 or state.owner[star] == player.number or blocked(state, player, hexagon):
            continue
        insert(best, star_worth(state, player, star, side, exact))
    return best


def insert(best: vec[i64], worth: i64) -> None:
    """Keep the list sorted, the best first."""
    k: i64 = 0
    while k < 6:
        if worth > best[k]:
            worth, best[k] = best[k], worth
        k += 1


def nearness(state: State, player: Player, exact: bool) -> i64:
    """How close ships are to the three best stars that none of them stands at, in hundredths."""
    hexes = player.hexes()
    best = vec[i64]([0] * 6)
    for star in state.board.rules.stars:
        if state.owner[star] == player.number or player.is_at(state.board.rules.star_hex[star]):
            continue
        worth = lure(state, player, star, exact)
        if worth > 0:
            insert(best, worth * (8 - nearest(state, star, hexes)))
    return (best[0] + best[1] + best[2]) // 8


def lure(state: State, player: Player, star: i64, exact: bool) -> i64:
    """What draws a ship to a star; other players' stars do not."""
    if state.owner[star] != NOBODY:
        return prey(state, player, star) if exact and player.alignment == STS else 0
    return star_worth(state, player, star, player.alignment, exact)


def prey(state: State, player: Player, star: i64) -> i64:
    """A star of another player that the biggest stack could conquer."""
    other = state.players[state.owner[star]]
    if other.number == player.number or other.levels[SPIRITUALITY] >= 6:
        return 0
    if other.is_at(state.board.rules.star_hex[star]) or other.protected == 1:
        return 0
    if biggest_stack(player) < ships_needed(state, player, CONQUER, star):
        return 0
    people = state.population(star)
    kept = min(people, 3) if player.race == GALACTIC else 1
    return kept * DISC + people * DISC // 3 + LEVEL + story_worth(state, people)


def biggest_stack(player: Player) -> i64:
    """The most pieces in one hex."""
    most: i64 = 0
    for stack in player.pieces:
        most = max(most, stack & 31)
    return most


def nearest(state: State, star: i64, hexes: list[int]) -> i64:
    """Hexes from a star to the nearest of some hexes, at most 8."""
    steps = state.board.rules.from_star(star)
    far: i64 = 8
    for hexagon in hexes:
        far = min(far, steps[hexagon])
    return far
