"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run, reseal_steps

from .chance import draw_reputation
from .state import State, taken
from .view.players import sees_tiles


def determinize(state: State, seat: i64, run: Run) -> State:
    """Reputation tiles of the others are dealt anew from what this seat cannot see.

    All of it goes into the bag before anything is drawn, so that every deal is equally likely.
    Bags are multisets already and stacks become ones in a fixed order, so nothing else is hidden;
    tiles that were counted are known to all. Rules: ECL-CMP-10, ECL-UPK-12
    """
    twin = state.clone()
    twin.stacks = [sorted(stack) for stack in state.stacks]
    counts: list[int] = []
    for player in twin.players:
        counts.append(len(player.reputation))
        known = sees_tiles(state, player, seat)
        while not known and len(player.reputation) > 0:
            twin.reputation = taken(twin.reputation, player.drop_reputation(0), -1)
    reseal_steps(twin, seat, run)
    for player in twin.players:
        while len(player.reputation) < counts[player.seat]:
            player.keep_reputation(draw_reputation(twin, player.seat, run))
    return twin
