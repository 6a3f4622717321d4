"""Declaring war, making peace, and who may declare war to block."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import COOPERATION, FROM_GOAL, STO, STS
from ..events import PEACE_MADE, WAR_DECLARED
from ..levels import score, unblockable
from ..player import Player
from ..races import declares_war_as_sto
from ..refusals import (
    ALREADY_AT_WAR,
    NOT_AT_WAR,
    PEACE_ALREADY_OFFERED,
    PROTECTED,
    PUPPET_PEACE,
    STO_INITIATIVE,
    TWO_STO,
    YOURSELF,
)
from ..state import State

# what a declaration would block
MOVEMENT: Final[i64] = 0
GROWTH: Final[i64] = 1  # growing, building, colonizing, allying, conquering STS stars
OUTRAGE: Final[i64] = 2  # what an STO player may stop as well (GE-WAR-07)


def refuse_war(state: State, player: Player, target: Player, why: Why) -> Refusal | None:
    """What stands between any two players and war, whatever the occasion.

    Rules: GE-WAR-02, GE-WAR-08, GE-DOM-13, GE-VAR-12
    """
    if target.number == player.number:
        return why.no(YOURSELF)
    if state.at_war(player.number, target.number):
        return why.no(ALREADY_AT_WAR, target.number)
    if player.alignment == STO and target.alignment == STO:
        return why.no(TWO_STO, target.number)
    if target.protected == 1:
        return why.no(PROTECTED, target.number)
    if puppet_pair(state, player.number, target.number):
        return why.no(PUPPET_PEACE)
    return None


def puppet_pair(state: State, one: i64, other: i64) -> bool:
    """Are these the puppet and its controller? Rules: GE-VAR-12"""
    if not state.has_puppet():
        return False
    return state.seat_of(one) == state.seat_of(other)


def refuse_declare(state: State, player: Player, target: Player, why: Why) -> Refusal | None:
    """In the own move/combat turn: STS on anybody, Nordic STO on STS players.

    Rules: GE-WAR-04, GE-RAC-21
    """
    general = refuse_war(state, player, target, why)
    if general is not None:
        return general
    if player.alignment == STO and not declares_war_as_sto(player):
        return why.no(STO_INITIATIVE)
    return None


def declare_war(state: State, player: Player, target: Player, rule: str, run: Run) -> None:
    """War begins at once; under Cooperation the first declaration on a player costs 3 VP.

    Rules: GE-WAR-02, GE-WAR-03, GE-GOL-03
    """
    state.set_war(player.number, target.number, True)
    if run.loud:
        run.tell(WAR_DECLARED, (int(player.number), int(target.number)), rule=rule)
    first = not has(player.first_wars, target.number)
    player.first_wars |= BIT[target.number]
    if first and state.goal == COOPERATION:
        score(state, player, FROM_GOAL, -3, "GE-GOL-03", run)


def refuse_peace_offer(
    state: State, player: Player, target: Player, offered: i64, why: Why
) -> Refusal | None:
    """Peace can be offered to an enemy, once per occasion. Rules: GE-WAR-10"""
    if target.number == player.number:
        return why.no(YOURSELF)
    if not state.at_war(player.number, target.number):
        return why.no(NOT_AT_WAR, target.number)
    if has(offered, target.number):
        return why.no(PEACE_ALREADY_OFFERED, target.number)
    return None


def make_peace(state: State, one: i64, other: i64, run: Run) -> None:
    """Both agree. Rules: GE-WAR-10"""
    state.set_war(one, other, False)
    run.tell(PEACE_MADE, (int(one), int(other)))


def may_block(state: State, player: Player, actor: Player, hexagon: i64, kind: i64) -> bool:
    """Could this player stop the actor in this hex by declaring war now?

    Rules: GE-WAR-06, GE-WAR-07, GE-WAR-11, GE-TEC-14, GE-BLK-09, GE-BLK-10
    """
    if player.alignment == STO and (kind != OUTRAGE or actor.alignment != STS):
        return False
    if unblockable(actor) or not player.is_at(hexagon):
        return False
    return refuse_war(state, player, actor, QUIET) is None


def blockers(state: State, actor: Player, hexes: list[int], kind: i64) -> i64:
    """Mask of the players who could block in one of these hexes. Rules: GE-WAR-11"""
    mask: i64 = 0
    for player in state.players:
        for hexagon in hexes:
            if may_block(state, player, actor, hexagon, kind):
                mask |= BIT[player.number]
                break
    return mask
