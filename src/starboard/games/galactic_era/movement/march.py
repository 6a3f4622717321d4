"""One leg of movement: the chosen ships go somewhere."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import DONE, NOWHERE, UNITS
from ..events import HOP_BLOCKED, JUMP_STOPPED, SHIPS_MOVED
from ..hexmap import HEXES, hex_text
from ..levels import unblockable
from ..moves.movement import Hop, To
from ..moves.words import JUMP
from ..player import Player
from ..state import State
from ..step import Ask
from ..view.shape import MarchView
from ..war.blocking import ask_blockers
from ..war.war import MOVEMENT
from .movement import (
    entry_cost,
    finish_ships,
    hop_can_be_blocked,
    move_ships,
    range_left,
    reach,
    refuse_hop,
    refuse_jump,
    refuse_to,
    tire_ships,
    unlimited,
)

CHOOSING: Final[i64] = 0
HOPPING: Final[i64] = 1
JUMPING: Final[i64] = 2


@final
class March(Ask):
    """Ordinary steps, a stargate hop or a wormhole jump of some ships.

    Rules: GE-MOV-04, GE-MOV-05, GE-MOV-06
    """

    __slots__ = ("hexagon", "n", "phase", "spent", "target", "unit")

    def __init__(
        self,
        player: i64,
        asked: i64,
        unit: i64,
        n: i64,
        hexagon: i64,
        spent: i64,
        phase: i64,
        target: i64,
    ) -> None:
        super().__init__(player, asked)
        self.unit: i64 = unit
        self.n: i64 = n  # pieces; a fleet goes as a whole
        self.hexagon: i64 = hexagon
        self.spent: i64 = spent
        self.phase: i64 = phase
        self.target: i64 = target

    def clone(self) -> March:
        return March(
            self.player,
            self.asked,
            self.unit,
            self.n,
            self.hexagon,
            self.spent,
            self.phase,
            self.target,
        )

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        self.legal(state, seat, out)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """Reach is worked out once for all hexes."""
        player = state.players[self.player]
        self.offer_steps(state, player, out)
        if refuse_jump(state, player, self.unit, self.spent, self.hexagon, QUIET) is None:
            out.append(JUMP)
        if state.board.rules.star_at[self.hexagon] < 0:
            return
        for star in state.board.rules.stars:
            if self.refuse_hop(state, player, star, QUIET) is None:
                out.append(Hop(star))

    def offer_steps(self, state: State, player: Player, out: list[Move]) -> None:
        """Every hex within range."""
        left = range_left(state, player, self.unit, self.spent)
        far = unlimited(player)
        cost = reach(state, self.hexagon, left)
        hexagon: i64 = 0
        while hexagon < HEXES:
            near = cost[hexagon] <= left if not far else entry_cost(state, hexagon) < 9
            if near and hexagon != self.hexagon:
                out.append(To(hexagon))
            hexagon += 1

    def refuse_hop(self, state: State, player: Player, star: i64, why: Why) -> Refusal | None:
        """Whether a hop is possible from here."""
        return refuse_hop(state, player, self.unit, self.spent, self.hexagon, star, why)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[self.player]
        if isinstance(move, To):
            return refuse_to(state, player, self.unit, self.spent, self.hexagon, move.hexagon, why)
        if isinstance(move, Hop):
            return self.refuse_hop(state, player, move.star, why)
        if is_word(move, "jump"):
            return refuse_jump(state, player, self.unit, self.spent, self.hexagon, why)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if isinstance(move, To):
            self.walk(state, player, move.hexagon, run)
        elif isinstance(move, Hop):
            self.announce_hop(state, player, state.board.rules.star_hex[move.star])
        else:
            self.announce_jump(state, player)

    def walk(self, state: State, player: Player, target: i64, run: Run) -> None:
        """Ordinary steps cannot be blocked. Rules: GE-BLK-10"""
        left = range_left(state, player, self.unit, self.spent)
        cost = DONE if unlimited(player) else reach(state, self.hexagon, left)[target]
        self.arrive(state, player, target, cost, "GE-MOV-05", run)

    def announce_hop(self, state: State, player: Player, target: i64) -> None:
        """Others may close the gate before the hop. Rules: GE-BLK-11, GE-WAR-06"""
        self.phase = HOPPING
        self.target = target
        self.asked = 0
        if hop_can_be_blocked(state, player, self.hexagon, target):
            ask_blockers(state, player, [int(self.hexagon), int(target)], MOVEMENT)

    def announce_jump(self, state: State, player: Player) -> None:
        """Others may stop the ships at the exit. Rules: GE-BLK-14, GE-WAR-06"""
        self.phase = JUMPING
        self.target = state.board.rules.wormhole[self.hexagon]
        self.asked = 0
        if not unlimited(player):
            ask_blockers(state, player, [int(self.target)], MOVEMENT)

    def enter(self, state: State, run: Run) -> None:
        player = state.players[self.player]
        if self.phase == HOPPING:
            self.hop(state, player, run)
        elif self.phase == JUMPING:
            self.jump(state, player, run)
        else:
            self.asked = state.mask_of(self.player)

    def hop(self, state: State, player: Player, run: Run) -> None:
        """A closed gate leaves the ships where they are, nothing spent. Rules: GE-BLK-12"""
        star = state.board.rules.star_at[self.target]
        if self.refuse_hop(state, player, star, QUIET) is not None:
            state.pop()
            run.tell(HOP_BLOCKED, (int(self.player), int(self.target)))
            return
        cost: i64 = DONE if unlimited(player) else 1
        self.arrive(state, player, self.target, cost, "GE-STG-03", run)

    def jump(self, state: State, player: Player, run: Run) -> None:
        """Hostile ships at the exit end the movement there.

        Rules: GE-BLK-13, GE-BLK-14, GE-WOR-05
        """
        stopped = not unblockable(player) and state.hostile_at(self.player, self.target)
        cost = DONE if unlimited(player) else entry_cost(state, self.target)
        self.arrive(state, player, self.target, cost, "GE-WOR-02", run)
        if stopped:
            spent = min(DONE, self.spent + cost)
            finish_ships(state, player, self.unit, self.n, spent, self.target)
            run.tell(JUMP_STOPPED, (int(self.player), int(self.target)))

    def arrive(
        self, state: State, player: Player, target: i64, cost: i64, rule: str, run: Run
    ) -> None:
        """The ships stand in the target hex and are more tired."""
        state.pop()
        move_ships(player, self.unit, self.n, self.spent, self.hexagon, target)
        tire_ships(player, self.unit, self.n, self.spent, target, cost)
        if run.loud:
            values = (
                int(self.player),
                int(self.unit),
                int(self.n),
                int(self.hexagon),
                int(target),
            )
            run.tell(SHIPS_MOVED, values, rule=rule)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("march", (int(self.unit), int(self.hexagon)))

    def seen_by(self, state: State, seat: i64) -> MarchView:
        return {
            "step": "March",
            "kind": "March",
            "player": int(self.player),
            "hex": hex_text(self.hexagon),
            "unit": UNITS[self.unit],
            "target": hex_text(self.target) if self.target != NOWHERE else None,
        }
