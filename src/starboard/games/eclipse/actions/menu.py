"""The six actions."""

from __future__ import annotations

from mypy_extensions import i64

from ..components.ids import BUILD, EXPLORE, MOVE, RESEARCH, UPGRADE
from ..player import Player
from ..rules import Actions
from ..state import State, Step
from .build import BuildStep
from .explore import ExploreStep
from .influence import InfluenceStep
from .move import MoveStep
from .research import ResearchStep
from .upgrade import UpgradeStep


class BaseActions(Actions):
    """Explore, research, upgrade, build, move and influence; no other. Rules: ECL-ACT-06"""

    def make(self, state: State, player: Player, action: i64, left: i64) -> Step:
        seat = player.seat
        if action == EXPLORE:
            return ExploreStep(seat, left, False, 0)
        if action == RESEARCH:
            return ResearchStep(seat, left, False)
        if action == UPGRADE:
            return UpgradeStep(seat, left, False, False)
        if action == BUILD:
            return BuildStep(seat, left, False)
        if action == MOVE:
            return MoveStep(seat, left, False)
        return InfluenceStep(seat, left, False, 0, False)
