"""The Research action."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..components.ids import FROM_RESEARCH, MINUS, ROBOTICS
from ..events import RESEARCHED
from ..levels import can_rise, raise_level, score
from ..player import Player
from ..races import highest_level, researches_lowest_too
from ..refusals import FIELD_CLOSED, RESEARCH_NEEDS_FIELD
from ..state import State
from .technology import LearnLevel


def refuse_research(player: Player, why: Why) -> Refusal | None:
    """A technology as square counter, and not a field closed to the race.

    Rules: GE-RSR-01, GE-RSR-02, GE-RAC-31
    """
    if player.square < 0 or player.square >= MINUS:
        return why.no(RESEARCH_NEEDS_FIELD)
    if highest_level(player, player.square) == 1:
        return why.no(FIELD_CLOSED, player.square)
    return None


def research(state: State, player: Player, run: Run) -> None:
    """The field of the square counter rises; Robotics 5 and 6 give more for 1 VP.

    Rules: GE-RSR-01, GE-RSR-03, GE-RSR-04, GE-RAC-15
    """
    field = player.square
    robotics = player.levels[ROBOTICS]
    levels = state.rules.research_levels[robotics]
    run.tell(RESEARCHED, (int(player.number), int(field)))
    player.researched |= BIT[field]
    if raise_level(state, player, field, levels, "GE-RSR-01", run) > 0:
        player.raised |= BIT[field]
    loss = state.rules.research_loss[robotics]
    score(state, player, FROM_RESEARCH, -loss, "GE-RSR-04", run)
    if researches_lowest_too(player):
        learn_lowest(state, player)


def learn_lowest(state: State, player: Player) -> None:
    """Greys STO: one level in the lowest field, judged after the main level. Rules: GE-RAC-14"""
    lowest: i64 = 9
    for level in player.levels:
        lowest = min(lowest, level)
    fields = [f for f in range(5) if player.levels[f] == lowest and can_rise(player, f)]
    if fields:
        state.push(LearnLevel(player.number, 0, fields, 1, "GE-RAC-14"))
