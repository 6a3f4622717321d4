"""Points at the end of a round."""

from __future__ import annotations

from starboard.engine.flow import Run

from ..components.ids import (
    FROM_RACE,
    LEADERSHIP,
    STO,
)
from ..events import LEADER_MARKED
from ..levels import score
from ..player import Player
from ..races import era_bonus, war_loss
from ..state import State
from .story import era_alignment, score_round_story


def score_round(state: State, run: Run) -> None:
    """Story, race penalties, era-end bonuses, then Leadership. Rules: GE-SCR-01, GE-SCR-17"""
    for player in state.players:
        score_round_story(state, player, run)
    for player in state.players:
        score(state, player, FROM_RACE, -war_loss(state, player), "GE-RAC-16", run)
    if int(state.round) in state.rules.era_ends:
        for player in state.players:
            score_alliance(state, player, run)
        if state.goal == LEADERSHIP:
            mark_leaders(state, run)


def score_alliance(state: State, player: Player, run: Run) -> None:
    """The Alliance's bonus for its side of the era. Rules: GE-RAC-02, GE-RAC-03"""
    if player.alignment == era_alignment(state):
        rule = "GE-RAC-02" if player.alignment == STO else "GE-RAC-03"
        score(state, player, FROM_RACE, era_bonus(player), rule, run)


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
