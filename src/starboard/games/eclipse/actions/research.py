"""The Research action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import RARE, SCIENCE
from ..events import TECH_RESEARCHED
from ..moves.actions import Research
from ..player import Player
from ..refusals import (
    ALREADY_KNOWN,
    NOT_IN_TRAY,
    TOO_LITTLE_SCIENCE,
    TRACK_FULL,
    WRONG_TRACK,
)
from ..rules import rules_of
from ..state import State, taken
from .activations import Activations


def price(state: State, player: Player, tech: i64, track: i64) -> i64:
    """Printed cost minus the track's discount, never below the minimum.

    Rules: ECL-RES-02, ECL-RES-03, ECL-RES-04, ECL-RES-11, ECL-TEC-27
    """
    row = state.rules.box.techs[tech]
    discount = state.rules.box.tracks.discount
    n = player.on_track[track]
    last: i64 = len(discount) - 1
    full = row.cost - discount[min(last, n)]
    return max(row.floor, full)


def refuse_tech(state: State, player: Player, tech: i64, track: i64, why: Why) -> Refusal | None:
    """May this tech be placed on this track, whatever it costs?

    Rules: ECL-RES-05, ECL-RES-06, ECL-RES-07, ECL-RES-09
    """
    category = state.rules.box.techs[tech].category
    if category != RARE and category != track:
        return why.no(WRONG_TRACK, tech, track)
    if player.has(tech):
        return why.no(ALREADY_KNOWN, tech)
    if player.on_track[track] >= state.rules.box.tracks.tech_spaces:
        return why.no(TRACK_FULL, track)
    return None


def refuse_research(
    state: State, player: Player, tech: i64, track: i64, why: Why
) -> Refusal | None:
    """A tile of the tray is bought for science.

    Rules: ECL-RES-01, ECL-RES-02, ECL-RES-10
    """
    if state.tray[tech] == 0:
        return why.no(NOT_IN_TRAY, tech)
    refusal = refuse_tech(state, player, tech, track, why)
    if refusal is not None:
        return refusal
    cost = price(state, player, tech, track)
    if player.storage[SCIENCE] < cost:
        return why.no(TOO_LITTLE_SCIENCE, cost, player.storage[SCIENCE], tech)
    return None


def take_tech(state: State, player: Player, tech: i64, track: i64, run: Run) -> None:
    """The tile leaves the tray and works from now on. Rules: ECL-RES-12, ECL-RES-08"""
    state.tray = taken(state.tray, tech, 1)
    player.gain_tech(tech, track)
    rules_of(state).tech_gained.gained(state, player, tech, run)


@final
class ResearchStep(Activations):
    """Each activation buys one tech. Rules: ECL-RES-01"""

    __slots__ = ()

    def clone(self) -> ResearchStep:
        return ResearchStep(self.seat, self.left, self.busy)

    def question(self) -> str:
        return "research"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, Research)

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        tech: i64
        for tech, row in enumerate(state.rules.box.techs):
            if state.tray[tech] > 0 and player.storage[SCIENCE] >= row.floor:
                if row.category != RARE:
                    if refuse_research(state, player, tech, row.category, QUIET) is None:
                        out.append(Research(tech, row.category))
                else:
                    self.legal_rare(state, player, tech, out)

    def legal_rare(self, state: State, player: Player, tech: i64, out: list[Move]) -> None:
        """A rare tech may go to any track with room. Rules: ECL-RES-09"""
        track: i64 = 0
        while track < RARE:
            if refuse_research(state, player, tech, track, QUIET) is None:
                out.append(Research(tech, track))
            track += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)
        tech: i64
        for tech, row in enumerate(state.rules.box.techs):
            if state.tray[tech] > 0:
                track: i64 = 0
                while track < RARE:
                    if row.category == RARE or row.category == track:
                        out.append(Research(tech, track))
                    track += 1

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Research):
            return refuse_research(state, state.players[seat], move.tech, move.track, why)
        return NOT_NOW

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Research)
        player = state.players[seat]
        cost = price(state, player, move.tech, move.track)
        player.storage[SCIENCE] -= cost
        self.left -= 1
        if run.loud:
            values = (int(seat), int(move.tech), int(move.track), int(cost))
            run.tell(TECH_RESEARCHED, values)
        take_tech(state, player, move.tech, move.track, run)
