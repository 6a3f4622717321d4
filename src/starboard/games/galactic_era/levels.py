"""Points, technology levels and alignment: what changes at once, whatever the cause."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run

from .components.ids import (
    FROM_RACE,
    SPIRITUALITY,
    STO,
    STS,
)
from .events import ALIGNMENT_SWITCHED, LEVEL_GAINED, PEACE_MADE, POINTS_LOST, POINTS_SCORED
from .player import Player
from .races import highest_level, switch_price
from .state import State


def score(state: State, player: Player, source: i64, vp: i64, rule: str, run: Run) -> None:
    """Points are marked at once; the puppet has none. Rules: GE-SCR-16, GE-VAR-14"""
    if vp == 0 or state.is_puppet(player.number):
        return
    player.add_points(source, vp)
    if run.loud:
        kind = POINTS_SCORED if vp > 0 else POINTS_LOST
        run.tell(kind, (int(player.number), abs(int(vp)), int(source), int(player.vp())), rule=rule)


def can_rise(player: Player, field: i64) -> bool:
    """Is a level still possible?"""
    return player.levels[field] < highest_level(player, field)


def raise_level(state: State, player: Player, field: i64, n: i64, rule: str, run: Run) -> i64:
    """Levels apply at once and stop at the cap; how many were really gained.

    Rules: GE-TEC-01, GE-TEC-02, GE-RAC-31
    """
    old = player.levels[field]
    new = min(old + n, highest_level(player, field))
    if new <= old:
        return 0
    player.set_level(field, new)
    if run.loud:
        run.tell(LEVEL_GAINED, (int(player.number), int(field), int(new)), rule=rule)
    if field == SPIRITUALITY and new >= 5 and player.alignment == STS:
        switch_alignment(state, player, "GE-ALN-05", run)
    return new - old


def switch_alignment(state: State, player: Player, rule: str, run: Run) -> None:
    """The other side of the race tile, and peace with everybody.

    Rules: GE-ALN-01, GE-ALN-03, GE-ALN-05, GE-RAC-01, GE-RAC-04
    """
    player.alignment = STS if player.alignment == STO else STO
    if run.loud:
        run.tell(ALIGNMENT_SWITCHED, (int(player.number), int(player.alignment)), rule=rule)
    peace_with_all(state, player, run)
    score(state, player, FROM_RACE, -switch_price(state, player), "GE-RAC-04", run)


def peace_with_all(state: State, player: Player, run: Run) -> None:
    """Every war of this player ends. Rules: GE-ALN-03"""
    for other in state.players:
        if has(state.war[player.number], other.number):
            state.set_war(player.number, other.number, False)
            if run.loud:
                run.tell(PEACE_MADE, (int(player.number), int(other.number)), rule="GE-ALN-03")


def must_be_sto(player: Player) -> bool:
    """Spirituality 5 and 6 bind to STO. Rules: GE-ALN-04, GE-TEC-14"""
    return player.levels[SPIRITUALITY] >= 5


def unblockable(player: Player) -> bool:
    """Spirituality 5 and 6: nothing of this player can be blocked. Rules: GE-TEC-14"""
    return player.levels[SPIRITUALITY] >= 5


def blocked(state: State, player: Player, hexagon: i64) -> bool:
    """Is a star here blocked for the player? Rules: GE-BLK-01, GE-TEC-14"""
    return not unblockable(player) and state.hostile_at(player.number, hexagon)


def lower_fields(player: Player, other: Player) -> i64:
    """Mask of the fields in which a player is below another and can still rise.

    Rules: GE-GST-12, GE-TRA-02
    """
    mask: i64 = 0
    field: i64 = 0
    while field < 5:
        if player.levels[field] < other.levels[field] and can_rise(player, field):
            mask |= BIT[field]
        field += 1
    return mask
