"""Story points (rulebook 10.4): what the Galactic Story pays, era by era.

| era | Journeys | Migrations | Wars |
|---|---|---|---|
| 1, light | players in contact | Grow Population | Build Ships |
| 2, darkness | stars, battles away from home | people of stars taken, battles | stars, ships |
| 3, light | Spirituality, Propulsion | fields that nobody else raised | Military, Robotics |

The alignment of the era pays in every story. Each function says what is paid; only `score_story`
writes it down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits, has
from starboard.engine.flow import Run

from ..components.ids import (
    FROM_STORY,
    JOURNEYS,
    MIGRATIONS,
    MILITARY,
    PROPULSION,
    ROBOTICS,
    SPIRITUALITY,
    STO,
    STS,
    TOP_LEVEL,
    WARS,
)
from ..domination.conditions import home_sector
from ..hexmap import place_of
from ..levels import score
from ..player import Player
from ..state import State
from ..trading.contact import contacts

FIRST_ERA: Final[i64] = 1
DARKNESS: Final[i64] = 2
THIRD_ERA: Final[i64] = 3

ALIGNMENT_VP: Final[i64] = 1
CONTACT_VP: Final[i64] = 1
GROWTH_VP: Final[i64] = 4
BUILD_VP: Final[i64] = 2
FAR_STAR_VP: Final[i64] = 2
WAR_STAR_VP: Final[i64] = 1
FAR_BATTLE_VP: Final[i64] = 2
BATTLE_VP: Final[i64] = 1
RAY_VP: Final[i64] = 1
ALONE_VP: Final[i64] = 4


def score_story(state: State, player: Player, vp: i64, rule: str, run: Run) -> None:
    """Story points are marked at once. Rules: GE-SCR-01, GE-SCR-16"""
    score(state, player, FROM_STORY, vp, rule, run)


def era_alignment(state: State) -> i64:
    """Light goes with STO, darkness with STS. Rules: GE-SET-01"""
    return STS if state.era() == DARKNESS else STO


def alignment_points(state: State, player: Player) -> i64:
    """The alignment of the era, at the end of a round. Rules: GE-SCR-02"""
    return ALIGNMENT_VP if player.alignment == era_alignment(state) else 0


def contact_points(state: State, player: Player) -> i64:
    """Journeys, first era: each player in contact at the end of a round. Rules: GE-SCR-03"""
    if state.story != JOURNEYS or state.era() != FIRST_ERA:
        return 0
    return CONTACT_VP * count_bits(contacts(state, player))


def growth_points(state: State) -> i64:
    """Migrations, first era: a Grow Population action that adds something. Rules: GE-SCR-07"""
    return GROWTH_VP if state.story == MIGRATIONS and state.era() == FIRST_ERA else 0


def build_points(state: State) -> i64:
    """Wars, first era: each Build Ships action. Rules: GE-SCR-11"""
    return BUILD_VP if state.story == WARS and state.era() == FIRST_ERA else 0


def star_points(state: State, player: Player, star: i64, people: i64) -> i64:
    """Second era: a star taken from a player, with so many people when it was taken.

    Rules: GE-SCR-04, GE-SCR-08, GE-SCR-12
    """
    if state.era() != DARKNESS:
        return 0
    if state.story == JOURNEYS:
        away = state.board.rules.sector(star) != home_sector(state, player)
        return FAR_STAR_VP if away else 0
    return people if state.story == MIGRATIONS else WAR_STAR_VP


def star_rule(state: State) -> str:
    """The rule behind the points for a star. Rules: GE-SCR-04, GE-SCR-08, GE-SCR-12"""
    if state.story == JOURNEYS:
        return "GE-SCR-04"
    return "GE-SCR-08" if state.story == MIGRATIONS else "GE-SCR-12"


def victory_points(state: State, player: Player, hexagon: i64) -> i64:
    """Second era: what a won battle is worth for one winner.

    Rules: GE-SCR-05, GE-SCR-09, GE-SCR-15
    """
    if state.era() != DARKNESS:
        return 0
    if state.story == JOURNEYS:
        return FAR_BATTLE_VP if place_of(hexagon) != home_sector(state, player) else 0
    return BATTLE_VP if state.story == MIGRATIONS else 0


def kill_points(state: State, ships: i64) -> i64:
    """Wars, second era: 1 VP per opposing ship. Rules: GE-SCR-13"""
    return ships if state.story == WARS and state.era() == DARKNESS else 0


def ray_points(state: State, at_disc: bool) -> i64:
    """Second era: the Death Ray scores discs in Migrations, ships in Wars. Rules: GE-REL-08"""
    story = MIGRATIONS if at_disc else WARS
    return RAY_VP if state.story == story and state.era() == DARKNESS else 0


def research_points(state: State, field: i64, level: i64) -> i64:
    """Third era: 7 minus the level in a field of Journeys or Wars. Rules: GE-SCR-06, GE-SCR-14"""
    return TOP_LEVEL + 1 - level if has(research_fields(state), field) else 0


def research_fields(state: State) -> i64:
    """Mask of the fields whose research pays now. Rules: GE-SCR-06, GE-SCR-14"""
    if state.era() != THIRD_ERA:
        return 0
    if state.story == JOURNEYS:
        return BIT[SPIRITUALITY] | BIT[PROPULSION]
    return BIT[MILITARY] | BIT[ROBOTICS] if state.story == WARS else 0


def research_rule(state: State) -> str:
    """The rule behind the points for research. Rules: GE-SCR-06, GE-SCR-14"""
    return "GE-SCR-06" if state.story == JOURNEYS else "GE-SCR-14"


def pays_alone(state: State) -> bool:
    """Migrations, third era: does a field that nobody else raised pay? Rules: GE-SCR-10"""
    return state.story == MIGRATIONS and state.era() == THIRD_ERA


def alone_points(state: State, player: Player) -> i64:
    """Migrations, third era: 4 VP for each field that nobody else raised. Rules: GE-SCR-10"""
    if not pays_alone(state):
        return 0
    others: i64 = 0
    for other in state.players:
        if other.number != player.number:
            others |= other.raised
    return ALONE_VP * count_bits(player.raised & ~others)


def score_round_story(state: State, player: Player, run: Run) -> None:
    """What the story pays one player at the end of a round.

    Rules: GE-SCR-02, GE-SCR-03, GE-SCR-06, GE-SCR-10, GE-SCR-14, GE-RSR-03
    """
    score_story(state, player, alignment_points(state, player), "GE-SCR-02", run)
    score_story(state, player, contact_points(state, player), "GE-SCR-03", run)
    for field in (MILITARY, SPIRITUALITY, PROPULSION, ROBOTICS):
        if has(player.researched, field):
            vp = research_points(state, field, player.levels[field])
            score_story(state, player, vp, research_rule(state), run)
    score_story(state, player, alone_points(state, player), "GE-SCR-10", run)
