"""Showing the ships that a conquest or liberation needs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import FLEET_B
from ..events import SHIPS_SHOWN
from ..moves.growth import Show
from ..player import Player
from ..refusals import ALREADY_SHOWN, FLEET_ELSEWHERE
from ..state import State
from ..step import Ask
from .methods import bombs_count


def worth(ships: i64, bombs: bool) -> i64:
    """What so many ships count for taking a star. Rules: GE-GST-08, GE-FLT-15"""
    return ships + ships // 2 if bombs else ships


@final
class ShowShips(Ask):
    """The taker shows as many ships as needed; he picks the fleets. Rules: GE-GST-10"""

    __slots__ = ("needed", "shown", "star")

    def __init__(self, player: i64, asked: i64, star: i64, needed: i64, shown: i64) -> None:
        super().__init__(player, asked)
        self.star: i64 = star
        self.needed: i64 = needed  # still to be shown
        self.shown: i64 = shown  # fleets already shown

    def clone(self) -> ShowShips:
        return ShowShips(self.player, self.asked, self.star, self.needed, self.shown)

    def enter(self, state: State, run: Run) -> None:
        """Pieces are open; a single fleet is shown without asking."""
        player = state.players[self.player]
        hexagon = state.board.rules.star_hex[self.star]
        if self.shown == 0:
            self.needed -= player.pieces_at(hexagon)
            self.shown = 64
        fleets = [f for f in range(5) if self.can_show(player, f, hexagon)]
        if self.needed <= 0 or not fleets:
            state.pop()
        elif len(fleets) == 1:
            self.show(state, player, fleets[0], run)
        else:
            self.asked = state.mask_of(self.player)

    def can_show(self, player: Player, fleet: i64, hexagon: i64) -> bool:
        """A fleet at the star that has not been shown yet."""
        return player.fleet_hex[fleet] == hexagon and not has(self.shown, fleet)

    def show(self, state: State, player: Player, fleet: i64, run: Run) -> None:
        """Not more ships than needed are seen; the rest of the fleet stays hidden."""
        ships = player.fleet_ships(fleet)
        bombs = fleet == FLEET_B and bombs_count(state, self.star)
        seen: i64 = 0
        while seen < ships and worth(seen, bombs) < self.needed:
            seen += 1
        self.needed -= worth(seen, bombs)
        self.shown |= BIT[fleet]
        player.set_floor(fleet, max(player.floor[fleet], seen))
        run.reveal()
        run.tell(SHIPS_SHOWN, (int(self.player), int(seen), int(fleet)))

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        fleet: i64 = 0
        while fleet < 5:
            if state.players[self.player].fleet_hex[fleet] >= 0:
                out.append(Show(fleet))
            fleet += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, Show):
            return NOT_NOW
        player = state.players[self.player]
        if player.fleet_hex[move.fleet] != state.board.rules.star_hex[self.star]:
            return why.no(FLEET_ELSEWHERE, move.fleet)
        if has(self.shown, move.fleet):
            return why.no(ALREADY_SHOWN, move.fleet)
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Show)
        self.asked = 0
        self.show(state, state.players[self.player], move.fleet, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("show", (int(self.needed),))

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {"step": "ShowShips", "player": int(self.player)}
