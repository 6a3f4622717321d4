"""What players learn of face-down counters and of fleets."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from .names import NONE
from .player import Player
from .state import State


def knows(seen: i64, seat: i64) -> bool:
    """Does this seat (or everybody) know it? A spectator is seat -1."""
    return seen == 127 or (seat >= 0 and (seen >> seat) & 1 == 1)


def scout(state: State, player: Player, star: i64, run: Run) -> None:
    """The player looks at the counters of a star, unseen by others.

    Rules: GE-SCO-01, GE-SCO-03
    """
    seat = state.seat_of(player.number)
    if state.counter[star] != NONE and not knows(state.counter_known[star], seat):
        see_counter(state, seat, star, "GE-SCO-01", run)
    if state.relic[star] != NONE and not knows(state.relic_known[star], seat):
        see_relic(state, seat, star, "GE-SCO-01", run)


def see_counter(state: State, seat: i64, star: i64, rule: str, run: Run) -> None:
    """One seat learns a star counter."""
    state.learn_counter(star, BIT[seat])
    run.reveal()
    kind = int(state.counter[star])
    run.tell("CounterSeen", rule, (int(seat), int(star), kind), BIT[seat])


def see_relic(state: State, seat: i64, star: i64, rule: str, run: Run) -> None:
    """One seat learns a relic."""
    state.learn_relic(star, BIT[seat])
    run.reveal()
    run.tell("RelicSeen", rule, (int(seat), int(star), int(state.relic[star])), BIT[seat])


def scout_everywhere(state: State, player: Player, run: Run) -> None:
    """Resting ships look at the counters in their hexes.

    Rules: GE-SCO-01, GE-SCO-02, GE-SCO-03, GE-VAR-13
    """
    for hexagon in player.hexes():
        star = state.board.rules.star_at[hexagon]
        if star >= 0:
            scout(state, player, star, run)


def something_to_see(state: State, seat: i64, star: i64) -> bool:
    """Lies a counter here that this seat does not know?"""
    if state.counter[star] != NONE and not knows(state.counter_known[star], seat):
        return True
    return state.relic[star] != NONE and not knows(state.relic_known[star], seat)
