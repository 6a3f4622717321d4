"""What counts in a position of Eclipse."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.eclipse.battles import count_hunt, count_ships, count_undefended
from starboard.bots.eclipse.counts import (
    arms_of,
    count_economy,
    count_fleet,
    count_sector,
    count_tracks,
    spare_money,
)
from starboard.bots.eclipse.names import NAMES, POINTS_AT, SIZE
from starboard.bots.evaluation import Features
from starboard.engine.flow import State as EngineState
from starboard.engine.notation import Move
from starboard.games.eclipse.actions.turns import Turns
from starboard.games.eclipse.components.components import Box
from starboard.games.eclipse.components.ids import MONEY
from starboard.games.eclipse.diplomacy.proposal import Ambassadors, Proposal
from starboard.games.eclipse.moves.actions import PASS, DropTile, Propose, React, TakeAction, Trade
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.payment import gap
from starboard.games.eclipse.upkeep.upkeep import Upkeep

SURPLUS: Final[i64] = 8  # of materials or science, from which trading for money may help
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * int(SIZE))


@final
class EclipseFeatures(Features):
    """One number per thing a player would look at; stages are the eight rounds.

    `exact` calculates the odds of battles, and thinks of diplomacy.
    """

    game = "eclipse"

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.box: Box | None = None
        self.arms: i64 = 0

    def names(self) -> list[str]:
        return list(NAMES)

    def stages(self) -> i64:
        return 8

    def stage(self, state: EngineState) -> i64:
        assert isinstance(state, State)
        return min(state.round - 1, 7)

    def is_quiet(self, state: EngineState, seat: i64) -> bool:
        return not state.stack or isinstance(state.stack[-1], Turns)

    def is_reply(self, state: EngineState) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], (Proposal, Ambassadors))

    def rest(self, state: EngineState, seat: i64) -> Move | None:
        return PASS if isinstance(state.stack[-1], Turns) else None

    def useful(self, state: EngineState, seat: i64, moves: list[Move]) -> list[Move]:
        """No returned tiles or idle trades, and no action that leads into bankruptcy."""
        assert isinstance(state, State)
        player = state.players[seat]
        step = state.stack[-1]
        need = isinstance(step, Upkeep) and gap(state, player) > 0
        broke = isinstance(step, Turns) and is_last_disc(state, player)
        found: list[Move] = []
        for move in moves:
            if not (is_idle(player, move, need, self.exact) or (broke and is_action(move))):
                found.append(move)
        return found or moves

    def count(self, state: EngineState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        player = state.players[seat]
        out = NO_COUNTS[:]
        out[0] = 1
        if player.out:
            out[POINTS_AT] = frozen_score(player)
            return out
        if self.box is not state.rules.box:
            self.box = state.rules.box
            self.arms = arms_of(state)
        for sector in state.sectors:
            here = sector.entered[seat] > 0
            if sector.owner == seat:
                count_sector(state, player, sector, out)
                if not here:
                    count_undefended(state, player, sector, out)
            if here:
                count_ships(state, player, sector, out, self.exact)
        count_tracks(state, player, self.arms, out)
        count_economy(state, player, out)
        count_fleet(state, player, out)
        count_hunt(state, player, out)
        return out


def frozen_score(player: Player) -> i64:
    """The points of a player who has left the game."""
    total: i64 = 0
    for points in player.frozen:
        total += points
    return total


def is_action(move: Move) -> bool:
    """Does the move cost a disc?"""
    return isinstance(move, (TakeAction, React))


def is_idle(player: Player, move: Move, need: bool, offers: bool) -> bool:
    """Moves that only cost; a surplus may be traded for money, in need anything."""
    if isinstance(move, Trade):
        return move.get != MONEY or (not need and player.storage[move.give] < SURPLUS)
    if isinstance(move, Propose):
        return not offers
    return isinstance(move, DropTile)


def is_last_disc(state: State, player: Player) -> bool:
    """Could the upkeep not be paid if one more disc were spent?"""
    if player.discs == 0:
        return True
    player.discs -= 1
    short = gap(state, player)
    player.discs += 1
    return short > spare_money(state, player)
