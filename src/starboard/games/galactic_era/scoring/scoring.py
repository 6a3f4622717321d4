"""Points at the end of a round."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import count_bits, has
from starboard.engine.flow import Run

from ..components.ids import (
    ALLIANCE,
    FROM_RACE,
    FROM_STORY,
    GREYS,
    JOURNEYS,
    LEADERSHIP,
    MIGRATIONS,
    MILITARY,
    PROPULSION,
    ROBOTICS,
    SPIRITUALITY,
    STO,
    STS,
    WARS,
)
from ..events import LEADER_MARKED
from ..levels import score
from ..player import Player
from ..state import State
from ..trading.trades import contacts


def score_round(state: State, run: Run) -> None:
    """Story, race penalties, era-end bonuses, then Leadership. Rules: GE-SCR-01, GE-SCR-17"""
    for player in state.players:
        score_alignment(state, player, run)
        score_contacts(state, player, run)
        score_research(state, player, run)
    for player in state.players:
        if player.race == GREYS and player.alignment == STO and state.war[player.number] != 0:
            score(state, player, FROM_RACE, -1, "GE-RAC-16", run)
    if int(state.round) in state.rules.era_ends:
        for player in state.players:
            score_alliance(state, player, run)
        if state.goal == LEADERSHIP:
            mark_leaders(state, run)


def era_alignment(state: State) -> i64:
    """Light goes with STO, darkness with STS. Rules: GE-SET-01"""
    return STS if state.era() == 2 else STO


def score_alignment(state: State, player: Player, run: Run) -> None:
    """1 VP for the alignment of the era. Rules: GE-SCR-02"""
    if player.alignment == era_alignment(state):
        score(state, player, FROM_STORY, 1, "GE-SCR-02", run)


def score_contacts(state: State, player: Player, run: Run) -> None:
    """Journeys, first era: 1 VP per player in contact. Rules: GE-SCR-03"""
    if state.story == JOURNEYS and state.era() == 1:
        score(
            state,
            player,
            FROM_STORY,
            count_bits(contacts(state, player)),
            "GE-SCR-03",
            run,
        )


def score_research(state: State, player: Player, run: Run) -> None:
    """Third era: what was researched this round. Rules: GE-SCR-06, GE-SCR-10, GE-SCR-14"""
    if state.era() != 3:
        return
    if state.story == JOURNEYS:
        score_field(state, player, SPIRITUALITY, "GE-SCR-06", run)
        score_field(state, player, PROPULSION, "GE-SCR-06", run)
    elif state.story == WARS:
        score_field(state, player, MILITARY, "GE-SCR-14", run)
        score_field(state, player, ROBOTICS, "GE-SCR-14", run)
    elif state.story == MIGRATIONS:
        score_alone(state, player, run)


def score_field(state: State, player: Player, field: i64, rule: str, run: Run) -> None:
    """7 minus the level, if there was a Research action in the field. Rules: GE-RSR-03"""
    if has(player.researched, field):
        score(state, player, FROM_STORY, 7 - player.levels[field], rule, run)


def score_alone(state: State, player: Player, run: Run) -> None:
    """4 VP for a field that nobody else raised by research. Rules: GE-SCR-10"""
    others: i64 = 0
    for other in state.players:
        if other.number != player.number:
            others |= other.raised
    score(
        state,
        player,
        FROM_STORY,
        4 * count_bits(player.raised & ~others),
        "GE-SCR-10",
        run,
    )


def score_alliance(state: State, player: Player, run: Run) -> None:
    """The Alliance's bonus for its side of the era. Rules: GE-RAC-02, GE-RAC-03"""
    if player.race == ALLIANCE and player.alignment == era_alignment(state):
        light = player.alignment == STO
        vp: i64 = 3 if light else 6
        score(state, player, FROM_RACE, vp, "GE-RAC-02" if light else "GE-RAC-03", run)


def mark_leaders(state: State, run: Run) -> None:
    """In each alignment whoever has most VP gets a marker. Rules: GE-GOL-06, GE-VAR-15"""
    for player in state.players:
        leads = True
        for other in state.players:
            if other.alignment == player.alignment and other.vp() > player.vp():
                leads = False
        if leads:
            player.markers += 1
            run.tell(LEADER_MARKED, (int(player.number), int(player.markers)))
