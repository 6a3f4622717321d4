"""Leaving a battle hex."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..board import NEUTRON, OFF
from ..components.ids import FLEET_E, PIECES
from ..events import SHIPS_RETREATED
from ..fleets.arrangement import arrange, offer_transfers, refuse_arrangement
from ..hexmap import NEIGHBOUR, hex_text
from ..movement.scouting import scout_everywhere
from ..moves.battle import Retreat
from ..moves.fleets import Join, Leave, Transfer
from ..player import Player
from ..refusals import ARRANGED_ENOUGH, NO_SHELTER, NOT_NEAREST, NOT_RETREATING
from ..state import State
from ..step import Ask

REGROUPINGS: Final[i64] = 8  # per retreat, so that every retreat ends


def shelters(state: State, player: i64, start: i64) -> list[int]:
    """The nearest hexes without ships hostile to the player.

    Wormholes and stargates are not used, neutron stars are not crossed.
    Rules: GE-RET-02, GE-RET-03, GE-STG-04
    """
    seen: set[int] = {int(start)}
    ring: list[int] = [int(start)]
    found: list[int] = []
    while ring and not found:
        outer: list[int] = []
        for here in ring:
            k: i64 = 0
            while k < 6:
                there = int(NEIGHBOUR[here * 6 + k])
                k += 1
                if there >= 0 and there not in seen and enterable(state, there):
                    seen.add(there)
                    outer.append(there)
                    if not state.hostile_at(player, there):
                        found.append(there)
        ring = outer
    return sorted(found)


def enterable(state: State, hexagon: i64) -> bool:
    """A board hex that is no neutron star. Rules: GE-ANO-03, GE-RET-03"""
    terrain = state.board.rules.terrain[hexagon]
    return terrain != OFF and terrain != NEUTRON


@final
class RetreatStep(Ask):
    """All ships of the player in the hex, or fleet E alone, go to one nearest free hex.

    Rules: GE-RET-01, GE-RET-02, GE-RET-04, GE-RET-07
    """

    __slots__ = ("budget", "hexagon", "loose", "only_e")

    def __init__(
        self, player: i64, asked: i64, hexagon: i64, only_e: i64, budget: i64, loose: i64
    ) -> None:
        super().__init__(player, asked)
        self.hexagon: i64 = hexagon
        self.only_e: i64 = only_e
        self.budget: i64 = budget
        self.loose: i64 = loose  # pieces that have left a lone fleet E and go with it

    def clone(self) -> RetreatStep:
        return RetreatStep(
            self.player, self.asked, self.hexagon, self.only_e, self.budget, self.loose
        )

    def enter(self, state: State, run: Run) -> None:
        if state.players[self.player].is_at(self.hexagon):
            self.asked = state.mask_of(self.player)
        else:
            state.pop()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for hexagon in shelters(state, self.player, self.hexagon):
            out.append(Retreat(hexagon))
        if self.budget > 0:
            offer_transfers(state.players[self.player], self.hexagon, out)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Retreat):
            if state.board.rules.terrain[move.hexagon] == NEUTRON:
                return why.no(NO_SHELTER, move.hexagon)
            near = shelters(state, self.player, self.hexagon)
            return None if int(move.hexagon) in near else why.no(NOT_NEAREST, move.hexagon)
        if isinstance(move, Join):
            return self.refuse_regroup(state, move, move.fleet, move.fleet, why)
        if isinstance(move, Leave):
            return self.refuse_regroup(state, move, move.fleet, move.fleet, why)
        if isinstance(move, Transfer):
            return self.refuse_regroup(state, move, move.fleet, move.other, why)
        return NOT_NOW

    def refuse_regroup(
        self, state: State, move: Move, one: i64, other: i64, why: Why
    ) -> Refusal | None:
        """Only among the ships and fleets that retreat. Rules: GE-RET-04, GE-FLT-18"""
        player = state.players[self.player]
        if self.only_e == 1 and (one != FLEET_E or other != FLEET_E):
            return why.no(NOT_RETREATING)
        if self.only_e == 1 and isinstance(move, Join) and move.n > self.loose:
            return why.no(NOT_RETREATING)
        here = self.hexagon
        if player.fleet_hex[one] != here or player.fleet_hex[other] != here:
            return why.no(NOT_RETREATING)
        if self.budget <= 0:
            return why.no(ARRANGED_ENOUGH, REGROUPINGS)
        return refuse_arrangement(state, player, move, True, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if not isinstance(move, Retreat):
            self.regroup(state, player, move, run)
            return
        state.pop()
        if self.only_e == 1:
            withdraw_e(player, self.hexagon, move.hexagon, self.loose)
        else:
            withdraw(player, self.hexagon, move.hexagon)
        values = (int(self.player), int(self.hexagon), int(move.hexagon))
        run.tell(SHIPS_RETREATED, values)
        scout_everywhere(state, player, run)

    def regroup(self, state: State, player: Player, move: Move, run: Run) -> None:
        """Ships change their units before they go. Rules: GE-RET-04"""
        self.budget -= 1
        if self.only_e == 1 and isinstance(move, Leave):
            self.loose += move.n
        elif self.only_e == 1 and isinstance(move, Join):
            self.loose -= move.n
        arrange(state, player, move, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("retreat", (int(self.hexagon),))

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        seen = super().seen_by(state, seat)
        seen["hex"] = hex_text(self.hexagon)
        return seen


def withdraw(player: Player, start: i64, target: i64) -> None:
    """Ships change their hex whatever range they have spent. Rules: GE-RET-02, GE-RET-03"""
    fleet: i64 = 0
    while fleet < PIECES:
        if player.fleet_hex[fleet] == start:
            player.set_fleet_hex(fleet, target)
        fleet += 1
    spent: i64 = 0
    while spent < 8:
        n = player.rested_pieces(start, spent)
        player.add_pieces(start, spent, -n)
        player.add_pieces(target, spent, n)
        spent += 1


def withdraw_e(player: Player, start: i64, target: i64, loose: i64) -> None:
    """Fleet E goes alone, with the pieces that have just left it; defenders have spent no range.

    Rules: GE-RET-04, GE-RET-08
    """
    if player.fleet_hex[FLEET_E] == start:
        player.set_fleet_hex(FLEET_E, target)
    player.add_pieces(start, 0, -loose)
    player.add_pieces(target, 0, loose)


def retreat(state: State, player: i64, hexagon: i64, only_e: bool) -> None:
    """The player must choose a hex. Rules: GE-RET-01"""
    if state.players[player].is_at(hexagon):
        state.push(RetreatStep(player, 0, hexagon, 1 if only_e else 0, REGROUPINGS, 0))
